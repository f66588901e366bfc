"""Playing: the record of a game, and the controller that turns touches into moves."""
