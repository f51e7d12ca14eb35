"""A weight of a policy: a number that says how much something counts."""

from __future__ import annotations

from typing import Final, final

from donjon.kernel.rules.immutable import Immutable


@final
class Weight(Immutable):
    """A weight by its name, with the range in which another value makes sense."""

    def __init__(self, name: str, value: float, least: float, most: float) -> None:
        self.name: Final = name
        self.value: Final = value
        self.least: Final = least
        self.most: Final = most

    def changed(self, value: float) -> Weight:
        """The same weight with another value."""
        return Weight(self.name, value, self.least, self.most)
