"""Decides when people at one screen must swap places, so that nobody sees a secret."""

from __future__ import annotations

from typing import Final

from donjon.kernel.match.match import Match

TRIED: Final = 8


def must_pass(match: Match, seat: int) -> bool:
    """Whether the screen of this seat shows a secret, or its choice would make one."""
    if len(match.waiting) > 1:
        return True
    return has_secrets(match) or is_secret(match, seat)


def has_secrets(match: Match) -> bool:
    """Whether the journals of two seats differ."""
    messages = [[event.message for event in match.journal(seat)] for seat in range(match.seats)]
    return any(each != messages[0] for each in messages)


def is_secret(match: Match, seat: int) -> bool:
    """Whether a choice of this seat makes the journals differ; tried on copies of the match."""
    for choice in match.choices(seat)[:TRIED]:
        trial = match.fork()
        trial.play(seat, choice)
        if has_secrets(trial):
            return True
    return False
