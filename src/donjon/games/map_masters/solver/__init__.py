"""The exact solver: the best dungeon and path for a hand (7.9)."""
