"""Whether the bots of a table still play as they did when its ladder was played."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final

import msgspec

from donjon.arena.ladder import LadderSetup, play_pair
from donjon.registry import game
from tools.ladders.plan import Table

SEED: Final = "way-of-play"
SAMPLES: Final = (("level2", "level1", 5), ("level3", "level2", 1))
"""The bot, its rival and the number of deals. Level 4 is level 3 with more worlds."""


@cache
def way_of_play(table: Table) -> str:
    """A hash of how some matches between the levels end: every choice has its part in their scores.

    It stays the same while files are moved, renamed or made faster, and changes with the rules,
    the policy, the ideas or the search.
    """
    ends = []
    for bot, against, deals in SAMPLES:
        options = game(table.game).check_options(table.options, table.seats)
        matches = deals * table.seats
        setup = LadderSetup(table.game, [bot, against], table.seats, matches, options, SEED)
        for played in play_pair(setup, bot, against, jobs=1):
            end = played.outcome
            ends.append((end.decisions, end.scores, end.winners))
    return hashlib.sha256(msgspec.json.encode(ends)).hexdigest()[:16]
