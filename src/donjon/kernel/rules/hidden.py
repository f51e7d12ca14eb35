"""Hidden things: who may know them, and the count of what was turned up (the undo horizon)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from donjon.kernel.rules.immutable import Fixed

if TYPE_CHECKING:
    from donjon.kernel.rules.state import State


@final
class Secret(Fixed):
    """A number that one seat knows until it is turned up."""

    def __init__(self, value: int, keeper: int) -> None:
        self.value: Final = value
        self.keeper: Final = keeper

    def seen_by(self, seat: int) -> int | None:
        """The number for its keeper, nothing for anyone else."""
        return self.value if seat == self.keeper else None

    def turn_up(self, s: State) -> int:
        """Everyone sees it now; no choice before this can be undone."""
        s.revealed += 1
        return self.value
