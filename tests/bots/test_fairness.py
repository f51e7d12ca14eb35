"""Bots are fair: nothing that their seat cannot see changes a choice, and deals are uniform."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import pytest

import donjon
from donjon import FastChance, Match
from donjon.bots import bot_named, is_quick
from donjon.bots.characters import CHARACTERS, CharacterBot
from donjon.bots.levels import ThinkingBot
from donjon.bots.search.search_bot import SearchBot
from donjon.bots.search.think import FIRST_WORLDS, Thought, sorted_ideas, think
from donjon.conformance.size import COMPILED, IS_PROOF, derived_seed, size
from donjon.games.heldentaufe.model.state import EARLY_POOL, LATE_POOL
from donjon.kernel.rules.hidden import HiddenPlace, OutOfPlay
from donjon.kernel.rules.state import State
from donjon.registry import OWN
from tests.bots.policy_play import follow_policy
from tests.bots.positions import POSITIONS, Position, positions, spread
from tests.bots.test_search import figures

THOUGHTS = size(1, 200)  # of each game, for each level
THOUGHTS_IN_STYLE = size(1, 60)  # of each game, for each character
REDEALS = size(300, 2_000)
CHANCES = 12
"""How many chances a bot gets at each position with ideas: it slips with some of them."""
QUICK = ["level1", "level2", "pip"]
SLIPPING = ["level1", "pip"]
THINKING = ["level3", "level4", *[name for name in CHARACTERS if not is_quick(name)]]
SAMPLE = ["level3", "level4"] if COMPILED else ["level3"]
"""What thinks takes long: in a sample test_styles.py has thoughts with a style."""
FEW_WORLDS = 16
"""Interpreted, a level thinks in no more worlds than these, unless in a proof."""
SEES_NEARLY_ALL = "dragonquest"
"""Hides a number for a moment now and then; else only the dice to come are unknown there."""
BY_COLOUR = dict.fromkeys(OWN, ()) | {"heldentaufe": (EARLY_POOL, LATE_POOL)}
"""Pools that are dealt by a rule of their own (HT-S.13); tests of the game hold that."""
ALLOWED_DEVIATION = 4.5  # standard deviations; the seeds are fixed, so this is not left to luck

pytestmark = pytest.mark.both


@pytest.mark.parametrize("name", OWN)
def test_positions_come_from_whole_matches(name: str, counts: Counter[str]) -> None:
    """Neither the beginning nor the end is left out, and everywhere there is a second idea."""
    found = positions(name).with_ideas
    for position in found:
        known = position.known(position.truth())
        assert len(sorted_ideas(known, known.policy_choice())) > 1
        counts["positions with more than one idea"] += 1
    played = [position.played for position in found]
    assert min(played) < 0.3
    assert max(played) > 0.5
    assert len(positions(name).in_the_dark) >= POSITIONS / 4


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("bot", QUICK)
def test_a_choice_is_the_same_whatever_lies_hidden(
    name: str, bot: str, counts: Counter[str]
) -> None:
    """Exactly the same with every chance of the bot, its slips and those of Pip, too."""
    for at, position in enumerate(positions(name).with_ideas):
        seeds = [derived_seed(CHANCES * at + number) for number in range(CHANCES)]
        chosen = compare_choices(position, bot, seeds, counts)
        usual = choices_at(position, position.truth(), "level2", seeds)
        pairs = zip(chosen, usual, strict=True)
        counts["slips"] += sum(option != policy for option, policy in pairs)
    for at, position in enumerate(positions(name).in_the_dark):
        compare_choices(position, bot, [derived_seed(at)], counts)
    assert counts["choices with hidden things dealt again"] > 2 * CHANCES * POSITIONS
    assert counts["deals unlike the truth"] > 0
    assert (counts["slips"] > 0) == (bot in SLIPPING)


def compare_choices(
    position: Position, bot: str, seeds: list[int], counts: Counter[str]
) -> list[int]:
    """The choices with these seeds of the bot's chance, the same in the truth and in two deals."""
    truth = position.truth()
    chosen = choices_at(position, truth, bot, seeds)
    for dealt in position.dealt_again():
        counts["deals unlike the truth"] += hidden_items(dealt) != hidden_items(truth)
        assert choices_at(position, dealt, bot, seeds) == chosen
        counts["choices with hidden things dealt again"] += len(seeds)
    return chosen


def choices_at(position: Position, s: State, name: str, seeds: list[int]) -> list[int]:
    """What a bot chooses with each of these seeds, given a state that fits what the seat knows."""
    bot = bot_named(name)
    bot.start(position.match.game, position.seat)
    return [int(bot.choose(position.known(s, seed))) for seed in seeds]


def hidden_items(s: State) -> list[list[int]]:
    return [place.items()[:] for place in s.hidden_places()]


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("bot", THINKING if IS_PROOF else SAMPLE)
def test_a_thought_is_the_same_whatever_lies_hidden(
    name: str, bot: str, counts: Counter[str]
) -> None:
    """The same choice and the same figures of all ideas, compiled with the bot's own budget."""
    thoughts = THOUGHTS_IN_STYLE if bot in CHARACTERS else THOUGHTS
    for position in spread(positions(name).with_ideas, thoughts):
        compare_thoughts(position, bot, counts)
    assert counts["thoughts with hidden things dealt again"] == 2 * thoughts
    assert counts["ideas"] >= 2 * thoughts
    assert counts["worlds"] >= FIRST_WORLDS * counts["ideas"]
    assert counts["deals unlike the truth"] > 0 or name == SEES_NEARLY_ALL


def compare_thoughts(position: Position, name: str, counts: Counter[str]) -> None:
    """In one deal all figures are those of the truth, in another one the bot chooses the same."""
    bot = thinking_bot(name, position)
    search, truth = bot.search, position.truth()
    thought = think(position.known(truth), search.worlds, search.style)
    one, two = position.dealt_again()
    again = think(position.known(one), search.worlds, search.style)
    assert figures_with_style(again) == figures_with_style(thought)
    assert int(bot.choose(position.known(two))) == thought.choice
    counts["deals unlike the truth"] += hidden_items(one) != hidden_items(truth)
    counts["thoughts with hidden things dealt again"] += 2
    counts["worlds"] += thought.played
    counts["ideas"] += len(thought.first)


def thinking_bot(name: str, position: Position) -> ThinkingBot | CharacterBot:
    """A level or a character with its own budget; interpreted with fewer worlds in a sample."""
    bot = bot_named(name)
    assert isinstance(bot, ThinkingBot | CharacterBot)
    bot.start(position.match.game, position.seat)
    if not COMPILED and not IS_PROOF:
        bot.search = SearchBot(min(bot.search.worlds, FEW_WORLDS), bot.search.style)
    return bot


def figures_with_style(thought: Thought) -> list[float]:
    """All figures of a thought, with those that only a style has."""
    found = figures(thought)
    for trial in [*thought.first, *thought.second]:
        found += [trial.liking, *trial.added_by_style, *trial.points]
    return found


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
