"""The search finds the same, interpreted and compiled: figures of one thought of each game.

Whoever changes a policy, ideas or the search changes these figures: pin what the failure shows.
"""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest

import donjon
from donjon import FastChance, Match
from donjon.bots.search.think import think
from donjon.bots.search.trial import Figure
from donjon.registry import OWN
from tests.bots.positions import Position, usual_and_ideas

WORLDS = dict.fromkeys(OWN, 64) | {"map_masters": 24}
SEED = 4
NUMBER = 6
"""The thought is at the sixth decision with more than one idea."""
PINNED = {
    "dragonquest": "19bb50232d45800a",
    "clank": "457045752fb3348b",
    "tales_of_glory": "c58deee88c3602a8",
    "heldentaufe": "e00e69d793cf17fa",
    "map_masters": "0d7cf2d088f43469",
}

pytestmark = pytest.mark.both


@pytest.mark.parametrize("name", OWN)
def test_a_thought_has_the_same_figures_in_both_forms(name: str, counts: Counter[str]) -> None:
    """Choice, share of the win and gain of every idea, with their errors, to nine digits."""
    position = thinkable_position(name)
    thought = think(position.known(position.truth()), WORLDS[name])
    lines = [f"choice {thought.choice} after {thought.played} worlds"]
    for verdict in thought.verdicts(position.match.game.brain.advice.margin):
        share, gain = written(verdict.win_share), written(verdict.gain)
        lines.append(f"{verdict.idea.option}: {share}, gain {gain}, {verdict.worlds} worlds")
        counts["ideas"] += 1
    assert counts["ideas"] > 1
    assert hash_of(lines) == PINNED[name], lines


def thinkable_position(name: str) -> Position:
    """The decision of that number at which there is something to think about."""
    match = Match(donjon.game(name), 2, SEED)
    chance = FastChance(SEED)
    found = 0
    while True:
        usual, ideas = usual_and_ideas(match, chance)
        found += ideas > 1
        if found == NUMBER:
            return Position(match, 0.0)
        match.play(match.waiting[0], usual)


def written(figure: Figure) -> str:
    """A figure without its last bits, and without the sign of a zero."""
    return f"{round(figure.mean, 9) + 0.0:.9f} ± {figure.error:.9f}"


def hash_of(lines: list[str]) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()
