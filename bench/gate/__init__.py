"""The performance gate: instructions of fixed work, compared with a baseline."""
