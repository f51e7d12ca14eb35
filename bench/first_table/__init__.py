"""The first look at a table: what a browser with an empty cache loads, and how soon one can act."""
