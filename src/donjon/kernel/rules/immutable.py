"""Things that never change once they are made."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Immutable:
    """Never changes, so clones of a state share it instead of copying it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxContent(Immutable):
    """What is printed in the box, the same in every match; a hash takes its name alone."""

    def __init__(self, name: str) -> None:
        self.name: Final = name


@mypyc_attr(allow_interpreted_subclasses=True)
class Recomputed(Immutable):
    """What follows from the rest of the state and is kept for speed; a hash leaves it out."""
