"""The search: ideas are tried in worlds that fit what a seat knows, each played to its end."""
