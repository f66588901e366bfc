"""Small games kept in the tests: they prove that a folder is all a game needs."""
