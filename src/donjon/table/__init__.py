"""The table: the server on which people and bots play matches, over HTTP and live."""
