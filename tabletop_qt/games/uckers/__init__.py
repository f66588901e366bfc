"""Uckers: two teams race eight counters home, and fight with blobs and sixes."""

from tabletop_qt.games.uckers.game import GAME

__all__ = ["GAME"]
