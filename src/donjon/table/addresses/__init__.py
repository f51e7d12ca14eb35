"""Where this server can be opened: by friends in the same network, on the Internet, here alone."""
