"""The programs' own player and the protocol by which other programs drive the games."""
