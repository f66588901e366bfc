"""Blindside: hexagonal pawns whose arrows say where they can go, and are what is captured."""
