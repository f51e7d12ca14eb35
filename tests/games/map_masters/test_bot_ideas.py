"""Map Masters: what the bot thinks about, and how often it slips."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from donjon import FastChance
from donjon.bots import Bot, Knowledge, bot_named
from donjon.bots.levels import SlippingBot
from donjon.bots.search.ending import share_of_win
from donjon.bots.search.think import think
from donjon.bots.search.worlds import Worlds
from donjon.bots.self_play import play_match
from donjon.conformance.size import derived_seed, size
from donjon.games.map_masters.bot.foresight import (
    FAIR_LEAD,
    ROWS,
    USUAL_TURN,
    foresee,
    win_chance,
)
from donjon.games.map_masters.bot.ideas import WARES, ideas
from donjon.games.map_masters.bot.policy import policy
from donjon.games.map_masters.content.tables import TURNS
from donjon.games.map_masters.model.state import MapMasters
from donjon.games.map_masters.rules.articles import PASS
from donjon.games.map_masters.rules.deck_improvement import Optimise
from donjon.games.map_masters.rules.market import Buy
from donjon.games.map_masters.rules.scoring import scores
from donjon.games.map_masters.rules.setup import start
from donjon.kernel.rules.foreseen import Foreseen
from donjon.kernel.rules.idea import Idea
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice, sample
from tests.games.map_masters.scenario import GAME, MapMastersScenario

A, B = 0, 1


def ideas_at(scenario: MapMastersScenario, s: MapMasters | None = None) -> list[Idea]:
    """The ideas of the first seat; in a state in which hidden things lie otherwise, if given."""
    state = scenario.state if s is None else s
    decision = scenario.decision(A)
    options = decision.options(state)
    return ideas(state, decision, options, policy(state, decision, options, FastChance(1)))


def market(coins: int, goal: str = "key") -> MapMastersScenario:
    """A market in which keys score, or what else is named."""
    scenario = MapMastersScenario()
    scenario.set_primary_objective(goal)
    scenario.set_market_column(0, "D3-07 D3-01")
    scenario.player().coins = coins
    scenario.begins_market()
    return scenario


class TestIdeas:
    def test_in_the_market_the_best_articles_are_ideas(self) -> None:
        """MM-2.5  The policy's purchase, and a few others from the best down."""
        scenario = market(6, "scroll")
        found = ideas_at(scenario)
        tried = [each.option for each in found]
        priors = [each.prior for each in found[1:]]
        assert len(found) == WARES + 1
        assert len(set(tried)) == len(tried)
        assert set(tried) <= set(scenario.decision(A).options(scenario.state))
        assert priors == sorted(priors, reverse=True)
        assert PASS not in tried

    def test_where_a_purchase_gains_little_to_buy_nothing_is_an_idea(self) -> None:
        """MM-2.6  In the last turn three coins are a point."""
        scenario = market(3, "barrel")
        scenario.state.turn = TURNS - 1
        tried = [each.option for each in ideas_at(scenario)]
        assert tried[0] != PASS == tried[-1]

    def test_what_is_far_worse_is_not_tried(self) -> None:
        """MM-2.5  Beside a purchase that is clearly the best only the next best one is an idea."""
        found = ideas_at(market(3, "key"))
        assert len(found) == 2
        assert found[0].option != PASS

    def test_hidden_things_change_no_idea(self) -> None:
        """MM-15.1, MM-R44"""
        scenario = market(8)
        twin = sample(scenario.state, A, FastChance(3))
        assert isinstance(twin, MapMasters)
        found = [(each.option, each.prior) for each in ideas_at(scenario)]
        assert found == [(each.option, each.prior) for each in ideas_at(scenario, twin)]

    def test_exploring_and_the_deck_are_left_to_the_policy(self) -> None:
        """MM-4.11, MM-11.1"""
        scenario = MapMastersScenario()
        scenario.set_zone("S-9 S-4 S-1 S-3 S-2")
        scenario.set_zone("S-5 S-6 S-7 S-8 S-2", B)
        scenario.begins_exploration()
        assert len(ideas_at(scenario)) == 1
        scenario = MapMastersScenario()
        scenario.set_zone("D6-07 D6-01 S-1 S-2 S-3")
        scenario.player().recycles = 1
        scenario.state.owed.clear()
        scenario.happens(Optimise(A))
        assert len(ideas_at(scenario)) == 1


def foreseen(hand: str, coins: int = 0) -> list[int]:
    """The points that are foreseen when the first seat explores with this hand."""
    return foreseen_end(hand, coins).result.scores


def foreseen_end(hand: str, coins: int = 0) -> Foreseen:
    """What is foreseen for the first seat when it explores with this hand."""
    scenario = MapMastersScenario()
    scenario.set_primary_objective("key")
    scenario.set_zone(hand)
    scenario.set_zone("S-5 S-6 S-7 S-8 S-2", B)
    scenario.player().coins = coins
    scenario.player(B).coins = 0
    scenario.begins_exploration()
    found = foresee(scenario.state, A)
    assert found is not None
    return found


def squared_errors(seed: int) -> list[float]:
    """A match of two bots: how wrong the chances were that they had in the last two turns."""
    s = start(Setup(2, GAME.check_options({}, 2), []), FastChance(seed))
    chances: dict[tuple[int, int], float] = {}
    policies = [GAME.brain.policy_for_match() for _ in s.players]
    while options := run_until_choice(s):
        decision = first_decision(s)
        place = (s.turn, decision.seat)
        if s.turn >= TURNS - 2 and place not in chances:
            found = foresee(s, decision.seat)
            if found is not None:
                chances[place] = found.chance
        apply_choice(s, decision, policies[decision.seat](s, decision, options, FastChance(1)))
    winners = GAME.rules.result(s).winners
    return [(chance - share_of_win(winners, seat)) ** 2 for (_, seat), chance in chances.items()]


class TestForesight:
    def test_a_better_hand_and_coins_promise_more(self) -> None:
        """MM-10.3  The best path of the own hand counts; another hand is taken for a usual one."""
        poor, rich = foreseen("S-9 S-4 S-1 S-3 S-2"), foreseen("D6-07 S-9 D5-07 D4-07 S-4")
        assert poor[A] + 5 < rich[A]
        assert poor[B] == rich[B] == USUAL_TURN
        assert foreseen("S-9 S-4 S-1 S-3 S-2", coins=12)[A] == poor[A] + 1

    def test_the_chance_to_win_follows_from_the_lead(self) -> None:
        """MM-12.8  Little by little: a point more makes no winner, since the others are guessed."""
        for seats in range(2, 6):
            fair = FAIR_LEAD[seats]
            for turns in range(6):
                chances = [win_chance(fair + lead, turns, seats) for lead in range(-30, 31)]
                assert chances == sorted(chances)
                assert chances[30] == 0.5
                assert chances[0] < 0.05 < 0.95 < chances[-1]
                assert max(b - a for a, b in pairwise(chances)) < 0.1
            assert win_chance(fair + 5, 0, seats) > win_chance(fair + 5, 5, seats)
        poor, rich = foreseen_end("S-9 S-4 S-1 S-3 S-2"), foreseen_end("D6-07 S-9 D5-07 D4-07 S-4")
        assert 0.0 < poor.chance < rich.chance < 1.0

    def test_what_is_foreseen_is_given_line_by_line(self) -> None:
        """Path, coins, cards and books: the reasons for a purchase, in whole points."""
        found = foreseen_end("D6-07 S-9 D5-07 D4-07 S-4", coins=12).result
        lines = {row.label.key: row.values for row in found.details}
        assert [*lines] == [*ROWS, "mm-row-total"]
        assert lines["mm-row-total"] == found.scores
        parts = [lines[key][A] or 0 for key in ROWS]
        assert parts[0] > 5
        assert parts[1] == 1
        assert abs(sum(parts) - found.scores[A]) <= 2
        assert all(lines[key][B] == 0 for key in ROWS)

    @pytest.mark.both
    def test_the_chance_to_win_is_about_what_comes_of_it(self, counts: Counter[str]) -> None:
        """In the last two turns of whole matches it errs by less than a coin toss, squared."""
        errors: list[float] = []
        for seed in range(size(1, 400, compiled=24)):
            errors += squared_errors(derived_seed(seed))
            counts["matches"] += 1
        assert len(errors) == 4 * counts["matches"]
        if counts["matches"] >= 20:
            assert sum(errors) / len(errors) < 0.18

    def test_a_world_is_played_until_the_hands_are_known(self) -> None:
        """MM-3.4  Not before, and no further: to the others a usual turn is still to come."""
        s = start(Setup(2, GAME.check_options({}, 2), []), FastChance(5))
        options = run_until_choice(s)
        decision = first_decision(s)
        assert foresee(s, decision.seat) is None
        worlds = Worlds(GAME, s, decision, 7)
        tried = ideas(s, decision, options, policy(s, decision, options, FastChance(1)))
        found = [worlds.play(0, idea).result.scores for idea in tried]
        other = 1 - decision.seat
        assert all(0 <= points[other] - USUAL_TURN <= 2 for points in found)
        assert len({points[decision.seat] for points in found}) > 1

    def test_hidden_things_change_no_thought(self) -> None:
        """MM-15.1, MM-R44  The same choice and the same figures."""
        scenario = market(8)
        decision = scenario.decision(A)
        thoughts = []
        for seed in (1, 2):
            s = sample(scenario.state, A, FastChance(seed))
            options = decision.options(s)
            known = Knowledge(GAME, decision, options, FastChance(5), s, [], policy, 99)
            thoughts.append(think(known, 32))
        one, two = thoughts
        assert one.played == two.played > 0
        assert one.choice == two.choice
        assert [each.margins for each in one.first] == [each.margins for each in two.first]


class WatchedSlips(Bot):
    """Level 1, and a note of every slip."""

    def __init__(self) -> None:
        self.slipping = SlippingBot()
        self.slips: list[bool] = []

    def choose(self, known: Knowledge) -> int:
        option = self.slipping.choose(known)
        if option != known.policy_choice():
            self.slips.append(isinstance(known.decision, Buy))
        return option


def test_level_1_slips_only_in_the_market() -> None:
    """MM-15.5  A whole match: it ends, and nobody who slips draws a path that scores nothing."""
    s = start(Setup(2, GAME.check_options({}, 2), []), FastChance(11))
    watched = WatchedSlips()
    play_match(GAME, s, [watched, bot_named("level1")], [FastChance(1), FastChance(2)])
    assert watched.slips
    assert all(watched.slips)
    assert min(scores(s)) > 20
