"""A piece of work whose instructions are counted."""

from __future__ import annotations


class Work:
    """Does the same work each time, and returns how often it did what is counted."""

    def ready(self) -> None:
        """Prepare one run of the work; not counted."""

    def do(self) -> int:
        """Do the work; return how often it did what is counted."""
        raise NotImplementedError

    def close(self) -> None:
        """Release what the work holds."""
