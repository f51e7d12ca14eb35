"""Every level beats the one below: fixed deals, each played from both seats."""

from __future__ import annotations

from collections import Counter

import pytest

import donjon
from donjon.arena.ladder import LadderSetup, PairSummary, play_ladder
from donjon.conformance.size import COMPILED, IS_PROOF, derived_seed, size
from donjon.registry import OWN

SLIPS = size(60, 1_000)
"""How many matches level 2 plays against level 1."""
CHEAP = [name for name in OWN if name != "map_masters"]
"""A match of Map Masters takes too long for as many as it needs to show what slips cost."""
THOUGHTS = size(8, 100)
"""How many matches level 3 plays against level 2 at Tales of Glory."""

pytestmark = [
    pytest.mark.both,
    pytest.mark.skipif(not COMPILED, reason="matches of thinking bots take long interpreted"),
]


def duel(name: str, better: str, worse: str, matches: int, counts: Counter[str]) -> PairSummary:
    """The summary of `matches` matches between two levels."""
    game = donjon.game(name)
    seed = f"levels {derived_seed(1)}"
    [pair] = play_ladder(
        LadderSetup(name, [worse, better], 2, matches, game.check_options({}, 2), seed)
    )
    assert (pair.bot, pair.against) == (better, worse)
    assert (pair.matches, pair.faults) == (matches, 0)
    counts["matches between two levels"] += pair.matches
    return pair


def is_better(pair: PairSummary) -> bool:
    """Whether it won more than half of the matches that somebody won.

    A proof plays enough of them for the whole 95 % interval to be above a half.
    """
    return (pair.decided.low if IS_PROOF else pair.decided.rate) > 0.5


@pytest.mark.parametrize("name", CHEAP)
def test_who_does_not_slip_wins_more_often(name: str, counts: Counter[str]) -> None:
    pair = duel(name, "level2", "level1", SLIPS, counts)
    assert is_better(pair), pair


def test_who_thinks_wins_more_often(counts: Counter[str]) -> None:
    """At Tales of Glory, where thinking brings most for its time."""
    pair = duel("tales_of_glory", "level3", "level2", THOUGHTS, counts)
    assert is_better(pair), pair
