"""Great moments of all games: every row of the table of moments happens in matches of bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from donjon import FastChance, Game, game
from donjon.kernel.journal.facts import Facts
from donjon.kernel.journal.journal import Journal
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice, sample
from donjon.kernel.scene.great_moment import GreatMoment
from donjon.kernel.words.message import Message

Rows = dict[str, set[str]]

ROWS: Final[dict[str, Rows]] = {
    "clank": {
        "dragon attack": {"cl-moment-attack"},
        "rage": {"cl-moment-rage"},
        "knocked out": {"cl-moment-knocked-out"},
        "artifact": {"cl-moment-artifact"},
        "secret": {"cl-moment-secret"},
        "market": {"cl-moment-bought"},
        "monster": {"cl-moment-defeated"},
        "leaving": {"cl-moment-escaped"},
        "countdown": {"cl-moment-countdown"},
    },
    "dragonquest": {
        "wall guess": {"dq-moment-guess"},
        "wall": {"dq-moment-wall"},
        "danger dice": {"dq-moment-danger"},
        "trap": {"dq-moment-trap"},
        "fight": {"dq-moment-fight"},
        "spider": {"dq-moment-wakes-spider"},
        "venom": {"dq-moment-venom"},
        "demon": {"dq-moment-wakes-demon"},
        "hunt": {"dq-moment-demon"},
        "skeleton": {"dq-moment-wakes-skeleton"},
        "chamber": {"dq-moment-chamber"},
        "dragon": {"dq-moment-dragon"},
        "death": {f"dq-log-died-{cause}" for cause in range(1, 9)},
        "exit": {"dq-log-escaped"},
    },
    "heldentaufe": {
        "fight": {"ht-moment-fight"},
        "defeat": {"ht-moment-falls-to"},
        "monster defeated": {"ht-moment-monster-falls"},
        "mission": {"ht-moment-mission"},
        "command": {"ht-moment-commands"},
        "exploring": {"ht-moment-explores"},
        "chest": {"ht-moment-chest"},
        "treasure": {"ht-moment-treasure"},
    },
    "map_masters": {
        "market": {"mm-moment-sold"},
        "time bonus": {"mm-moment-first"},
        "second goal": {"mm-moment-second"},
    },
    "tales_of_glory": {
        "slots revealed": {"tg-moment-revealed"},
        "tile placed": {"tg-moment-lays"},
        "keys joined": {"tg-moment-keys"},
        "chest opened": {"tg-moment-chest"},
        "majorities": {f"tg-moment-majority-{kind}" for kind in ("combat", "magic", "potion")},
        "end": {"tg-moment-count"},
    },
}
"""The keys of the titles that tell of each row."""
MOST_MATCHES: Final = 120
SENSE: Final = [95, 60, 30]
"""How many of a hundred choices follow the policy, in turn: what befalls the careless is rare
among the careful."""


def moments_of_match(played: Game, seats: int, seed: int) -> Iterator[GreatMoment]:
    """All that a match of bots tells."""
    s = played.new_state(seats, played.check_options({}, seats), FastChance(seed))
    s.journal = Journal()
    policies = [played.brain.policy_for_match() for _ in range(seats)]
    chance = FastChance(1000 + seed)
    while offered := run_until_choice(s):
        decision = first_decision(s)
        option = offered[chance.below(len(offered))]
        if chance.below(100) < SENSE[seed % len(SENSE)]:
            policy = policies[decision.seat]
            option = policy(sample(s, decision.seat, chance), decision, offered, chance)
        apply_choice(s, decision, option)
    for event in s.journal.read(None):
        beats = [played.drawing.moment(told) for told in event.told if isinstance(told, Facts)]
        yield from [beat.moment for beat in beats if beat.moment is not None]


@pytest.mark.parametrize("name", ROWS)
def test_every_row_of_the_table_happens(name: str) -> None:
    """Matches of bots are played until each was told at least once."""
    missing = dict(ROWS[name])
    for seed in range(1, MOST_MATCHES):
        for moment in moments_of_match(game(name), 2 + seed % 2, seed):
            assert isinstance(moment.title, Message)
            key = moment.title.key
            missing = {row: keys for row, keys in missing.items() if key not in keys}
        if not missing:
            return
    raise AssertionError(f"never told: {sorted(missing)}")
