"""How much the server bears: live tables with scripted people, beside boardgame.io's server."""
