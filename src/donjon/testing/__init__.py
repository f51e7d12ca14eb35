"""Games for the kernel's own tests; compiled with the rest, and not among the games to play."""
