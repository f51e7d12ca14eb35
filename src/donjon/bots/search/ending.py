"""How a world came out for the seat that thinks."""

from __future__ import annotations

from typing import Final, final

from donjon.kernel.rules.result import Result


@final
class Ending:
    """The share of the win, and the result; both are likely ones if a world was judged early.

    `is_over` is whether the match came to its end in that world.
    """

    def __init__(self, share: float, result: Result, is_over: bool = True) -> None:
        self.share: Final = share
        self.result: Final = result
        self.is_over: Final = is_over


def ending_of(result: Result, seat: int) -> Ending:
    """The ending of a world that was played to its result."""
    return Ending(share_of_win(result.winners, seat), result)


def share_of_win(winners: list[int], seat: int) -> float:
    """1 for a win, a part of it for a shared one."""
    return 1.0 / len(winners) if seat in winners else 0.0
