"""The performance gate: instructions of fixed work, held against a baseline."""
