"""Teaching: the tutor who goes through lessons, the coach at the table, and what was learned."""
