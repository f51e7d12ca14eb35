"""The load benchmark: live tables with scripted people, compared with boardgame.io's server."""
