"""The exact solver: finds the best dungeon and path for a hand (7.9)."""
