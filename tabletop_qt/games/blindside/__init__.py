"""Blindside: two armies of hexagonal pawns whose arrows say where they go and how far."""

from tabletop_qt.games.blindside.game import GAME

__all__ = ["GAME"]
