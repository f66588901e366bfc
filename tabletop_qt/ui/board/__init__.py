"""The board: one scene that draws every game, and the hand that touches it."""
