"""The four levels: their names, their slips, and how long they think."""

from __future__ import annotations

from collections import Counter
from math import inf
from time import process_time

import pytest

import donjon
from donjon import FastChance, Match
from donjon.arena.simulation import MatchRange, SimulationSetup, play_range
from donjon.arena.timed_bot import TimedBot
from donjon.bots import LEVELS, Bot, Knowledge, bot_named, bot_names
from donjon.bots.bot import GreedyBot
from donjon.bots.levels import Level3Bot, Level4Bot, SlippingBot
from donjon.bots.search.search_bot import SearchBot
from donjon.bots.search.think import sorted_ideas
from donjon.bots.self_play import play_match
from donjon.bots.slips import CHANCE_LOST, Glance, slip
from donjon.conformance.size import size
from donjon.kernel.rules.idea import Controller, Idea
from donjon.kernel.rules.search_advice import SearchAdvice
from donjon.kernel.rules.state import State
from donjon.kernel.rules.step import AnyDecision
from donjon.registry import OWN

TALES = donjon.game("tales_of_glory")
OPTIONS = TALES.check_options({}, 2)
MATCHES = size(2, 1_000, compiled=60)


def test_levels_are_bots_by_name() -> None:
    kinds = [type(bot_named(name)) for name in LEVELS]
    assert kinds == [SlippingBot, GreedyBot, Level3Bot, Level4Bot]
    assert set(LEVELS) < set(bot_names())


def test_the_fourth_level_thinks_longer_than_the_third() -> None:
    for name in OWN:
        advice = donjon.game(name).brain.advice
        assert 8 <= advice.level3 < advice.level4
    advice = SearchAdvice(level3=10, level4=20)
    assert (Level3Bot().worlds(advice), Level4Bot().worlds(advice)) == (10, 20)
    third = Level3Bot()
    third.start(TALES, 0)
    assert 1 <= third.search.worlds <= TALES.brain.advice.level3


class Watched(Bot):
    """Counts at which decisions another bot departs from the policy."""

    def __init__(self, bot: Bot, seen: Counter[str]) -> None:
        self.bot = bot
        self.seen = seen

    def choose(self, known: Knowledge) -> int:
        usual = known.policy_choice()
        option = int(self.bot.choose(known))
        if len(known.options) > 1:
            self.seen["choices"] += 1
            self.seen["slips"] += option != usual
        return option


@pytest.mark.both
def test_the_first_level_slips_now_and_then() -> None:
    """Less often than every second time, and never where there is nothing to choose."""
    seen: Counter[str] = Counter()
    for seed in range(6):
        bots = [Watched(bot_named("level1"), seen) for _ in range(2)]
        state = TALES.new_state(2, OPTIONS, FastChance(seed))
        play_match(TALES, state, [*bots], [FastChance(seed + 1), FastChance(seed + 2)])
    assert seen["choices"] > 200
    assert 0.05 < seen["slips"] / seen["choices"] < 0.5


class Slips(Bot):
    """Follows the policy, and looks at each choice where a slip would lead."""

    def __init__(self, seen: Counter[str]) -> None:
        self.seen = seen

    def choose(self, known: Knowledge) -> int:
        usual = known.policy_choice()
        ideas = sorted_ideas(known, usual)
        option = slip(known, usual)
        if len(ideas) > 1:
            self.seen["positions"] += 1
        if option != usual:
            self.look(known, ideas, option)
        return usual

    def look(self, known: Knowledge, ideas: list[Idea], option: int) -> None:
        """A slip is an idea, and seems to cost no more than a slip may."""
        self.seen["slips"] += 1
        slipped = next(idea for idea in ideas[1:] if idea.option == option)
        brain = known.game.brain
        if brain.evaluate is None:
            assert ideas[0].prior - slipped.prior <= brain.advice.slip_loss
        else:
            glance = Glance(known)
            assert glance.chance(slipped) >= glance.chance(ideas[0]) - CHANCE_LOST
            self.seen["second ideas"] += option == ideas[1].option
        self.seen[known.decision.action(known.state(), option)] += 1


@pytest.mark.both
@pytest.mark.parametrize("name", ["heldentaufe", "dragonquest", "clank", "tales_of_glory"])
def test_a_slip_seems_to_cost_little(name: str, counts: Counter[str]) -> None:
    """It is not the second idea whatever that costs; where all seem much worse there is none."""
    game = donjon.game(name)
    for seed in range(size(1, 400, compiled=8)):
        bots = [Slips(counts) for _ in range(2)]
        state = game.new_state(2, game.check_options({}, 2), FastChance(seed))
        play_match(game, state, [*bots], [FastChance(seed + 1), FastChance(seed + 2)])
    assert counts["slips"] >= 20
    assert counts["slips"] < counts["positions"]
    assert counts["second ideas"] < counts["slips"]


def test_without_a_way_to_tell_a_slip_is_the_next_idea() -> None:
    """A game of another package may have ideas and nothing that judges them."""
    assert SearchAdvice().slip_loss == inf


@pytest.mark.both
@pytest.mark.parametrize("name", OWN)
def test_slips_lead_nowhere_from_where_a_bot_cannot_go_on(name: str, counts: Counter[str]) -> None:
    """Whole matches of level 1, in which heroes come to places that the policy avoids."""
    game = donjon.game(name)
    options = game.check_options({}, 2)
    setup = SimulationSetup(name, ["level1", "level1"], options, "slips")
    few = name == "map_masters"
    matches = size(1, 40, compiled=2) if few else MATCHES
    for outcome in play_range(MatchRange(setup, 0, matches)):
        assert outcome.fault is None, outcome.fault
        counts["matches of level 1"] += 1


def test_a_timed_bot_counts_choices_and_turns() -> None:
    timed = [TimedBot(bot_named("greedy")) for _ in range(2)]
    state = TALES.new_state(2, OPTIONS, FastChance(3))
    made = play_match(TALES, state, [*timed], [FastChance(1), FastChance(2)])
    assert sum(bot.choices for bot in timed) == made
    assert all(bot.seconds > 0.0 for bot in timed)
    assert all(8 <= bot.turns <= bot.choices for bot in timed)
    for bot in timed:
        assert bot.seconds / bot.turns <= bot.longest_turn < bot.seconds
        assert bot.time() == (bot.seconds, bot.choices, bot.turns, bot.longest_turn)


class BusyBot(Bot):
    """Needs a while for some of its choices: those that it makes in one turn."""

    def __init__(self, busy: int) -> None:
        self.busy = busy

    def choose(self, known: Knowledge) -> int:
        assert TALES.brain.turn is not None
        if TALES.brain.turn(known.state()) == self.busy:
            until = process_time() + 0.02
            while process_time() < until:
                pass
        return known.policy_choice()


def test_the_longest_turn_is_that_of_all_its_choices_together() -> None:
    """Round 4 of Tales takes several choices: their times add up, and those of others do not."""
    timed = [TimedBot(BusyBot(4)) for _ in range(2)]
    state = TALES.new_state(2, OPTIONS, FastChance(3))
    play_match(TALES, state, [*timed], [FastChance(1), FastChance(2)])
    for bot in timed:
        assert 0.04 <= bot.longest_turn <= bot.seconds
        assert bot.seconds - bot.longest_turn < 0.2


class Followed(Controller):
    """Always takes the last option."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, s: State, decision: AnyDecision, options: list[int]) -> int:
        self.asked += 1
        return options[-1]


def test_an_idea_with_a_controller_is_followed_until_the_turn_is_over() -> None:
    """The search thinks once, then asks the controller; in another turn it thinks again."""
    match = Match(TALES, 2, 4)
    assert TALES.brain.turn is not None
    bot = SearchBot(16)
    bot.start(TALES, 0)
    assert bot.followed is None
    seat = match.waiting[0]
    decision = match.decision(seat)
    assert decision is not None
    policy = TALES.brain.policy_for_match()
    state = match.sample(seat, FastChance(1))
    known = Knowledge(
        TALES, decision, decision.options(state), FastChance(5), state, [], policy, 99
    )
    followed = Followed()
    bot.followed, bot.turn = followed, TALES.brain.turn(state)
    assert bot.choose(known) == known.options[-1]
    assert followed.asked == 1
    bot.followed, bot.turn = followed, TALES.brain.turn(state) - 1
    bot.choose(known)
    assert followed.asked == 1
    assert bot.turn == TALES.brain.turn(state)
