"""Tales of Glory for the search: its turns, and how to search in it."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.model.state import TalesOfGlory
from donjon.kernel.rules.search_advice import SearchAdvice

ADVICE: Final = SearchAdvice(caution=1.0, margin=0.5, scale=25.0)


def turn(s: TalesOfGlory) -> int:
    """All play at the same time, so a round is a turn."""
    return s.round
