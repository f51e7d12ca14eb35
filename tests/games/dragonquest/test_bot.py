"""DragonQuest: what the bot does at a position, and how often its heroes get out."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from donjon import FastChance, game
from donjon.games.dragonquest.bot.crowded_squares import ways_through
from donjon.games.dragonquest.bot.policy import policy
from donjon.games.dragonquest.bot.squares_ahead import steps_to_goal
from donjon.games.dragonquest.bot.way import Way
from donjon.games.dragonquest.content.tables import (
    CHAMBER,
    GHOUL,
    KEY_TO_SECRET_DOORS,
    MAGIC_RING,
    NUMBER,
    ORB_OF_LIGHT,
    ORC,
    SIDES,
)
from donjon.games.dragonquest.model.state import DEAD, ESCAPED, DragonQuest
from donjon.games.dragonquest.rules.chamber.stay_or_leave import StayOrLeave
from donjon.games.dragonquest.rules.dangers.monsters import meet_monster
from donjon.games.dragonquest.rules.movement import Walk
from donjon.games.dragonquest.rules.objects import Purchase
from donjon.games.dragonquest.rules.turn import Act
from donjon.games.dragonquest.rules.walls import BlockSquare, eligible_squares
from donjon.kernel.rules.state import apply_choice, run_until_choice
from donjon.kernel.words.translate import translate
from tests.games.dragonquest.scenario import DragonQuestScenario
from tests.games.random_matches import clever_match, match_in_the_dark

GAME = game("dragonquest")
LAST_SUN = 19
LEAST_OUT = 20


def thought(scenario: DragonQuestScenario) -> str:
    """What the bot would choose now."""
    decision = scenario.decision()
    option = policy(scenario.state, decision, decision.options(scenario.state), FastChance(1))
    return translate(decision.label(scenario.state, option), "en")


def at(line: str, suns: int = 10, **hero: object) -> DragonQuestScenario:
    """A lone hero that has walked this line, in the turn of this sun."""
    scenario = DragonQuestScenario(1)
    scenario.set_line(line)
    scenario.hero().suns = suns
    for name, value in hero.items():
        setattr(scenario.hero(), name, value)
    return scenario


def throwing(scenario: DragonQuestScenario, *dice: str) -> str:
    """What the bot does after this first throw, the red die first."""
    scenario.script_movement_dice(*dice)
    scenario.happens(Act(0))
    return thought(scenario)


def walk(scenario: DragonQuestScenario, steps: int) -> list[str]:
    """Where the bot goes with `steps` steps."""
    scenario.happens(Walk(0, steps, False, False))
    before = len(scenario.hero().line)
    while not scenario.is_idle and isinstance(scenario.decision(), Walk):
        decision = scenario.decision()
        options = decision.options(scenario.state)
        option = policy(scenario.state, decision, options, FastChance(1))
        apply_choice(scenario.state, decision, option)
        run_until_choice(scenario.state)
    return [name for square in scenario.hero().line[before:] for name in names(square)]


def names(square: int) -> list[str]:
    """The name of a square."""
    return [name for name, number in NUMBER.items() if number == square]


class TestRerolls:
    def test_in_the_last_turn_it_stops_as_soon_as_it_is_out(self) -> None:
        """DQ-3.2  Two squares to the exit and two steps: no throw could bring more."""
        scenario = at("CH M6 T2", LAST_SUN)
        assert throwing(scenario, "find", "room", "room", "blank", "find").startswith("Stop")

    def test_in_the_last_turn_it_risks_everything_for_the_missing_step(self) -> None:
        """DQ-17.2  With two skulls and a step too few a third skull loses nothing."""
        scenario = at("CH M6 R1", LAST_SUN)
        label = throwing(scenario, "skull", "skull", "room", "corridor", "blank")
        assert label == "Throw again: die 4 (blank)"

    def test_with_time_to_spare_two_skulls_are_enough(self) -> None:
        scenario = at("CH M6 R1", 12)
        label = throwing(scenario, "skull", "skull", "room", "corridor", "blank")
        assert label == "Stop: 2 squares, no find"

    def test_a_throw_without_skulls_is_improved(self) -> None:
        scenario = at("A12", 1)
        assert throwing(scenario, "room", "room", "blank", "blank", "blank").startswith("Throw")

    def test_a_find_that_would_wake_the_spider_is_thrown_again(self) -> None:
        """DQ-7.4  All six boxes are ticked."""
        scenario = at("A12", 1, finds=bytes([6, 0, 0]))
        label = throwing(scenario, "skull", "find", "room", "corridor", "room")
        assert label == "Throw again: die 1 (find)"

    def test_a_find_that_buys_the_orb_is_kept(self) -> None:
        scenario = at("A12", 1, finds=bytes([4, 0, 0]))
        label = throwing(scenario, "skull", "find", "room", "corridor", "room")
        assert label == "Stop: 3 squares, 1 find"


class TestSteps:
    def test_it_keeps_off_a_passage_that_one_wall_would_close(self) -> None:
        """DQ-4.6  Along the upper edge every shortest way would be one row wide."""
        assert walk(at("CH M6 N6 N5 N4 N3"), 1) == ["O3"]

    def test_the_last_steps_lead_into_the_chamber(self) -> None:
        assert walk(at("H7"), 3)[-1] == "CH"

    def test_it_goes_round_a_wall(self) -> None:
        scenario = at("G7")
        scenario.block_squares("H7")
        assert walk(scenario, 4)[-1] == "CH"

    def test_with_the_orb_it_goes_diagonally(self) -> None:
        """DQ-21.6  Four slanted steps are worth eight."""
        scenario = at("CH M6 M5", objects=1 << ORB_OF_LIGHT)
        before = Way(scenario.hero()).beyond
        walk(scenario, 4)
        assert before - Way(scenario.hero()).beyond == 8

    def test_the_orb_is_kept_from_a_single_step(self) -> None:
        scenario = at("CH M6 N6", objects=1 << ORB_OF_LIGHT)
        walk(scenario, 1)
        assert scenario.hero().has(ORB_OF_LIGHT)

    def test_in_the_last_turn_the_orb_takes_it_out(self) -> None:
        scenario = at("CH M6 S3", LAST_SUN, objects=1 << ORB_OF_LIGHT)
        assert walk(scenario, 2) == ["T2", "U1"]

    def test_the_key_opens_a_wall_with_a_long_way_round(self) -> None:
        """DQ-21.8  The line is behind, the demon has been above: only the wall leads on."""
        scenario = at("CH M6 M5 M4 N4 N3", objects=1 << KEY_TO_SECRET_DOORS)
        scenario.block_squares("O3")
        scenario.set_demon_line("M2 N2 M1")
        assert walk(scenario, 3)[:2] == ["O3", "P3"]

    def test_the_key_is_kept_where_the_way_round_is_as_short(self) -> None:
        scenario = at("CH M6 N6", objects=1 << KEY_TO_SECRET_DOORS)
        scenario.block_squares("O6")
        walk(scenario, 2)
        assert scenario.hero().has(KEY_TO_SECRET_DOORS)

    def test_without_any_way_it_stays(self) -> None:
        scenario = at("J5 CH K5")
        scenario.set_line("K4 J4 J5 CH L5 L4 L3 K3 K2 J2 J3")
        scenario.block_squares("I3")
        assert walk(scenario, 2) == []


class TestChamber:
    def stay_or_leave(self, scenario: DragonQuestScenario) -> str:
        scenario.happens(StayOrLeave(0, False))
        return thought(scenario)

    def in_chamber(self, suns: int, seats: int = 2) -> DragonQuestScenario:
        scenario = DragonQuestScenario(seats)
        scenario.set_line("H7 I7 CH")
        scenario.hero().suns = suns
        return scenario

    def test_it_turns_back_when_time_is_short(self) -> None:
        assert self.stay_or_leave(self.in_chamber(12)) == "Leave the chamber"

    def test_with_all_others_dead_it_takes_no_risk(self) -> None:
        """DQ-1.2  The only hero that gets out wins, whatever the gold."""
        scenario = self.in_chamber(5)
        scenario.hero(1).status = DEAD
        assert self.stay_or_leave(scenario) == "Leave the chamber"

    def test_it_stays_while_somebody_outside_is_richer(self) -> None:
        """DQ-1.3  To get out poorer than the other is to lose."""
        scenario = self.in_chamber(12)
        scenario.hero(1).status = ESCAPED
        scenario.hero(1).coins_100 = 3
        assert self.stay_or_leave(scenario).startswith("Stay")

    def test_it_leaves_richer_than_the_other(self) -> None:
        scenario = self.in_chamber(8)
        scenario.hero(1).status = ESCAPED
        scenario.hero(1).coins_100 = 3
        scenario.hero().coins_100 = 4
        assert self.stay_or_leave(scenario) == "Leave the chamber"

    def test_it_does_not_tease_the_dragon(self) -> None:
        """DQ-13.6  Six dragons lie aside; the next one wakes the beast."""
        scenario = self.in_chamber(4)
        scenario.hero().coins_100 = 8
        scenario.state.aside = 6
        assert self.stay_or_leave(scenario) == "Leave the chamber"


class TestObjects:
    def buying(self, points: int, suns: int = 6, **hero: object) -> str:
        scenario = at("A12 B12 C12 D12 E12", suns, finds=bytes([points, 0, 0]), **hero)
        scenario.happens(Purchase(0))
        return thought(scenario)

    def test_the_orb_comes_first(self) -> None:
        assert self.buying(5) == "Take: Orb of light (5 points)"

    def test_four_points_wait_for_five(self) -> None:
        assert self.buying(4) == "Take nothing"

    def test_the_wounded_drink(self) -> None:
        scenario = at("CH M6 S3", 12, finds=bytes([6, 0, 0]), bones=2)
        scenario.happens(Purchase(0))
        assert thought(scenario) == "Take: Healing potion (6 points)"

    def test_the_ring_is_for_monsters_that_are_worth_it(self) -> None:
        """DQ-21.4"""
        for monster, beginning in ((GHOUL, "Fight"), (ORC, "Send the orc away")):
            scenario = at("A12", objects=1 << MAGIC_RING)
            meet_monster(scenario.state, scenario.hero(), monster)
            scenario.run_until_choice()
            assert thought(scenario).startswith(beginning)


class TestWalls:
    def test_the_wall_goes_where_it_lengthens_the_way_most(self) -> None:
        scenario = DragonQuestScenario(2)
        scenario.set_line("CH M6 R1", 1)
        squares = eligible_squares(scenario.hero(1))
        scenario.happens(BlockSquare(0, 1, squares))
        assert thought(scenario) == "Block S1"

    def test_no_wall_is_built_behind_a_hero(self) -> None:
        """Where none lengthens the way, the square is one that most of the shortest ways pass."""
        scenario = DragonQuestScenario(2)
        scenario.set_line("A12 B12 B11 C11 D11 E11 F11", 1)
        scenario.block_squares("A10 E10 G11", 1)
        hero = scenario.hero(1)
        squares = eligible_squares(hero)
        scenario.happens(BlockSquare(0, 1, squares))
        ways = ways_counted(steps_to_goal(hero), hero.square)
        most = max(ways[square] for square in squares)
        chosen = thought(scenario).removeprefix("Block ")
        assert ways[NUMBER[chosen]] == most < ways[CHAMBER]

    @pytest.mark.parametrize("line", ["A12", "A12 B12 B11 C11 D11 E11 F11", "CH M6", "CH L5 L4"])
    def test_ways_through_a_square_are_counted(self, line: str) -> None:
        """Forwards and backwards, row by row, as if every way had been walked."""
        scenario = DragonQuestScenario(2)
        scenario.set_line(line)
        hero = scenario.hero()
        steps = steps_to_goal(hero)
        ways = ways_through(steps, hero.square)
        assert {square: n for square, n in enumerate(ways) if n} == ways_counted(steps, hero.square)


def ways_counted(steps: vec[u8], start: int) -> Counter[int]:
    """How many of the shortest ways pass each square, by walking all of them."""
    found: Counter[int] = Counter()
    far = min(steps[near] for near in SIDES[start])
    ways = [[near] for near in SIDES[start] if steps[near] == far]
    for left in range(far - 1, -1, -1):
        ways = [[*way, near] for way in ways for near in SIDES[way[-1]] if steps[near] == left]
    for way in ways:
        found.update(way)
    return found


@pytest.mark.both
def test_whatever_is_hidden_the_choice_is_the_same() -> None:
    """DQ-4.3  When the wall tile is dealt again, nothing changes."""
    for seats in (1, 2):
        _, made = match_in_the_dark(GAME, seats, 3)
        assert made > 40


@pytest.mark.both
def test_most_heroes_get_out() -> None:
    """Of 30 lone heroes with fixed dice 22 get out; the policy before this one saved six."""
    out = 0
    for seed in range(30):
        s = clever_match(GAME, 1, seed, 1)
        assert isinstance(s, DragonQuest)
        out += s.heroes[0].status == ESCAPED
    assert out >= LEAST_OUT
