"""Things that never change once they are made."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed:
    """Clones of a state share it instead of copying it."""
