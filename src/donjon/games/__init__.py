"""The games: siblings with the same file names; none imports another."""
