"""Tabletop Qt: four real board games, played and learned by click and drag."""

__version__ = "0.1.0"
