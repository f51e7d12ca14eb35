"""A toy game for the kernel's own tests, compiled with the rest; no game to play.

`docs/add-a-game.md` follows it, and `donjon new-game` copies it under another name.
"""
