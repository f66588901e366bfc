"""What is asked before a game."""
