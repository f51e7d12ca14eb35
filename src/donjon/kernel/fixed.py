"""Things that never change once they are made."""

from __future__ import annotations


class Fixed:
    """Clones of a state share it instead of copying it."""
