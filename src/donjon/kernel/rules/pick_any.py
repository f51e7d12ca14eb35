"""A decision about any of some pieces, in any combination."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from donjon.kernel.rules.step import Decision, S
from donjon.kernel.words.message import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class PickAny(Decision[S]):
    """Any of some pieces may be picked: the option is the sum of 2**i of those picked."""

    def pieces(self, s: S) -> list[str]:
        """The ids of the pieces, in the order of their bits."""
        raise NotImplementedError

    def pick_label(self, s: S, count: int) -> Message:
        """What picking `count` of the pieces is called."""
        return Message("pick-any", {"n": count})

    def options(self, s: S) -> list[int]:
        """Every combination; 0 picks none."""
        return list(range(1 << len(self.pieces(s))))

    def targets(self, s: S, option: int) -> list[str]:
        return [piece for i, piece in enumerate(self.pieces(s)) if option >> i & 1]
