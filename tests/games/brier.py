"""Brier scores of a chance to win, by quarter of the match, beside those of docs/bots.md."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

SPREAD: Final = (0.08, 0.15, 0.18, 0.16)
"""About the standard deviation of the score of one match, in each quarter, in every game."""
ERRORS: Final = 4.0
"""By how many standard errors a score may exceed the printed one."""


def limits(printed: Sequence[float], matches: int) -> list[float]:
    """The highest scores that `matches` other matches may have."""
    margins = [ERRORS * spread / sqrt(matches) for spread in SPREAD]
    return [score + margin for score, margin in zip(printed, margins, strict=True)]


def is_within(scores: Sequence[float], most: Sequence[float]) -> bool:
    """Whether the score of no quarter is above the most that it may be."""
    return all(score <= limit for score, limit in zip(scores, most, strict=True))
