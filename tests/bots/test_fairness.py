"""Bots are fair: nothing that their seat cannot see changes a choice, and deals are uniform."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import sqrt
from typing import Any

import pytest

import donjon
from donjon import FastChance, Match
from donjon.bots import Bot, Knowledge, bot_named, is_quick
from donjon.bots.characters import CHARACTERS
from donjon.bots.self_play import play_match
from donjon.conformance.size import COMPILED, IS_PROOF, derived_seed, size
from donjon.games.heldentaufe.model.state import EARLY_POOL, LATE_POOL
from donjon.kernel.rules.hidden import HiddenPlace, OutOfPlay
from donjon.kernel.rules.state import State
from donjon.registry import OWN
from tests.bots.policy_play import follow_policy

POSITIONS = size(4, 200, compiled=8)  # of each game, for each bot
REDEALS = size(300, 2_000)
THINKERS = ["level3", "level4", *[name for name in CHARACTERS if not is_quick(name)]]
BOTS = ["level1", "level2", "pip", *(THINKERS if IS_PROOF else [])]
"""What thinks takes long: in a sample tests/bots/test_search.py has thoughts of all games, and
test_styles.py with a style."""
STRIDE = dict.fromkeys(OWN, 23) | {"tales_of_glory": 7}
"""After how many choices a position is taken."""
BY_COLOUR = dict.fromkeys(OWN, ()) | {"heldentaufe": (EARLY_POOL, LATE_POOL)}
"""Pools that are dealt by a rule of their own (HT-S.13); tests of the game hold that."""
ALLOWED_DEVIATION = 4.5  # standard deviations; the seeds are fixed, so this is not left to luck

pytestmark = pytest.mark.both


@cache
def positions(name: str) -> list[Match]:
    """Positions spread over matches of two in which everybody follows the policy."""
    found: list[Match] = []
    seed = derived_seed(5)
    while len(found) < POSITIONS:
        match = Match(donjon.game(name), 2, seed)
        while match.waiting and len(found) < POSITIONS:
            if len(match.choices_made) % STRIDE[name] == STRIDE[name] - 1:
                found.append(match.fork())
            follow_policy(match)
        seed += 1
    return found


def choice_at(match: Match, state: State, name: str) -> int:
    """What a bot chooses, given a state that fits what the seat knows."""
    seat = match.waiting[0]
    decision = match.decision(seat)
    assert decision is not None
    bot = bot_named(name)
    bot.start(match.game, seat)
    policy = match.game.brain.policy_for_match()
    options = decision.options(state)
    chance = FastChance(derived_seed(11))
    return int(bot.choose(Knowledge(match.game, decision, options, chance, state, [], policy, 3)))


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("bot", BOTS)
def test_a_choice_is_the_same_whatever_lies_hidden(
    name: str, bot: str, counts: Counter[str]
) -> None:
    """Exactly the same, at every position, however often hidden things are dealt again."""
    for match in positions(name):
        seat = match.waiting[0]
        chosen = choice_at(match, match.state().clone(), bot)
        for deal in range(2):
            dealt = match.sample(seat, FastChance(derived_seed(deal)))
            assert choice_at(match, dealt, bot) == chosen
            counts["choices with hidden things dealt again"] += 1
    assert counts["choices with hidden things dealt again"] >= 2


class WithoutTruth(Bot):
    """Lets another bot choose while everything hidden in the true state is taken away."""

    def __init__(self, bot: Bot, truth: list[State], taken: Counter[str]) -> None:
        self.bot = bot
        self.truth = truth
        self.taken = taken

    def start(self, game: donjon.Game, seat: int) -> None:
        self.bot.start(game, seat)

    def choose(self, known: Knowledge) -> int:
        kept = [(place, place.items()[:]) for place in hiding(self.truth[0])]
        for place, items in kept:
            place.fill(poisoned(items))
            self.taken["items"] += len(items)
        try:
            return int(self.bot.choose(known))
        finally:
            for (_, items), place in zip(kept, hiding(self.truth[0]), strict=True):
                place.fill(items)


def hiding(s: State) -> list[HiddenPlace]:
    """The places that hold something; an empty one may change when it is filled (MM-R44)."""
    return [
        place for place in s.hidden_places() if place.items() and not isinstance(place, OutOfPlay)
    ]


def poisoned(items: list[int]) -> list[int]:
    """As many items that exist in no game: who uses one as an index or adds it fails."""
    return [255] * len(items)


@pytest.mark.parametrize("name", [name for name in OWN if COMPILED or name != "map_masters"])
def test_a_bot_plays_the_same_match_without_the_truth(name: str) -> None:
    """What is hidden in the true state is poison while a bot thinks; nothing changes."""
    game = donjon.game(name)
    bot = "search:worlds=8" if name == "tales_of_glory" else "level2"
    scores: list[list[int]] = []
    taken: Counter[str] = Counter()
    for is_poisoned in (False, True):
        state = game.new_state(2, game.check_options({}, 2), FastChance(derived_seed(8)))
        bots: list[Bot] = [bot_named(bot), bot_named("level1")]
        if is_poisoned:
            bots = [WithoutTruth(each, [state], taken) for each in bots]
        play_match(game, state, bots, [FastChance(1), FastChance(2)])
        scores.append(game.rules.result(state).scores)
    assert scores[0] == scores[1]
    assert taken["items"] > 20


@pytest.mark.parametrize("name", OWN)
def test_every_hidden_thing_is_equally_often_in_every_place(
    name: str, counts: Counter[str]
) -> None:
    """Chi-square over many deals of one position, for the pools that are simply shuffled."""
    game = donjon.game(name)
    match = Match(game, 2, derived_seed(21))
    while len(match.choices_made) < 30 or not varied_pools(match):
        follow_policy(match)
    pools = varied_pools(match)
    seat = match.waiting[0]
    seen: dict[int, Counter[tuple[int, int]]] = {pool: Counter() for pool in pools}
    chance = FastChance(derived_seed(4))
    for _ in range(REDEALS):
        dealt = match.sample(seat, chance)
        for pool, cells in seen.items():
            cells.update(enumerate(items_in(unseen(dealt, seat, pool), False)))
    for pool, cells in seen.items():
        assert abs(deviation(cells, pools[pool])) < ALLOWED_DEVIATION, pool
        counts["pools with a chi-square"] += 1


def varied_pools(match: Match) -> dict[int, list[int]]:
    """What could lie in each pool that the asked seat cannot see and that is simply shuffled."""
    seat, s = match.waiting[0], match.state()
    found: dict[int, list[int]] = {}
    for pool in {place.pool for place in s.hidden_places()}:
        places = unseen(s, seat, pool)
        items = items_in(places, True)
        if pool not in BY_COLOUR[match.game.name] and items_in(places, False):
            if len(set(items)) > 1:
                found[pool] = items
    return found


def unseen(s: State, seat: int, pool: int) -> list[HiddenPlace]:
    """The places of a pool that a seat cannot see."""
    return [
        place for place in s.hidden_places() if place.pool == pool and not place.is_known_to(seat)
    ]


def items_in(places: list[HiddenPlace], with_out_of_play: bool) -> list[int]:
    return [
        item
        for place in places
        if with_out_of_play or not isinstance(place, OutOfPlay)
        for item in place.items()
    ]


def deviation(cells: Counter[tuple[int, int]], items: list[int]) -> float:
    """How far the chi-square of the deals is from its mean, in standard deviations."""
    slots = 1 + max(slot for slot, _ in cells)
    times = sum(count for (slot, _), count in cells.items() if slot == 0)
    square = 0.0
    for value, multiplicity in Counter(items).items():
        expected = times * multiplicity / len(items)
        for slot in range(slots):
            square += (cells[slot, value] - expected) ** 2 / expected
    kinds, spare = len(set(items)) - 1, len(items) - slots
    freedom = kinds * slots * (spare + slots - 1) / len(items) if spare else kinds * (slots - 1)
    scaled = square if spare else square * (slots - 1) / slots  # drawn without replacement
    return (scaled - freedom) / sqrt(2 * freedom)


def test_a_deal_that_favours_a_place_would_be_found() -> None:
    chance = FastChance(3)
    fair: Counter[tuple[int, int]] = Counter()
    unfair: Counter[tuple[int, int]] = Counter()
    for _ in range(1_000):
        items: list[Any] = [0, 1, 2, 3, 4, 5]
        chance.shuffle(items)
        fair.update(enumerate(items))
        if chance.below(4) == 0:
            items.sort()
        unfair.update(enumerate(items))
    items = [0, 1, 2, 3, 4, 5]
    assert abs(deviation(fair, items)) < ALLOWED_DEVIATION < deviation(unfair, items)
