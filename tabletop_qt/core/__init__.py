"""What every game is made of: boards, steps, effects, rules and pictures. Standard library only."""
