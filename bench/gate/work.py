"""A piece of work whose instructions are counted."""

from __future__ import annotations


class Work:
    """Does the same each time, and says how often it did what is counted."""

    def ready(self) -> None:
        """Whatever must be there anew each time; not counted."""

    def do(self) -> int:
        """The work; how many times the one thing was done in it."""
        raise NotImplementedError

    def close(self) -> None:
        """There will be no more."""
