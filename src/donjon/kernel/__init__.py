"""What every game stands on: steps, decisions, states, chance, journal, match and record."""
