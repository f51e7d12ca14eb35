"""Tales of Glory."""
