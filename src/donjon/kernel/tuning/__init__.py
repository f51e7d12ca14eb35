"""The weights of a game's policy: their file, and what can be tuned."""
