"""DragonQuest: what the bot does, and that it thinks only with what its seat may know."""

from __future__ import annotations

import pytest

from donjon import FastChance, game
from donjon.games.dragonquest.bot.policy import FIRST_HOPE, evaluate, policy, turns_left
from donjon.games.dragonquest.content.tables import (
    DRAGON_TALISMAN,
    DRAGON_WAKES_AT,
    GOLDEN_NECKLACE,
    HEALING_POTION,
    KEY_TO_SECRET_DOORS,
    ROPE,
)
from donjon.games.dragonquest.model.state import DEAD, ESCAPED, DragonQuest
from donjon.games.dragonquest.rules.chamber.stay_or_leave import LEAVE, STAY, StayOrLeave
from donjon.games.dragonquest.rules.objects import NOTHING, BuyObject
from tests.games.dragonquest.scenario import DragonQuestScenario
from tests.games.random_matches import clever_match, match_in_the_dark

GAME = game("dragonquest")
NEAR_THE_END = 3


def with_finds(points: int) -> DragonQuestScenario:
    """A hero on the way, with so many find points in the first row."""
    scenario = DragonQuestScenario()
    scenario.hero().finds = bytes([points, 0, 0])
    return scenario


def bought(scenario: DragonQuestScenario, *objects: int) -> int:
    """What the bot takes of these objects."""
    return policy(scenario.state, BuyObject(0, [*objects]), [*objects, NOTHING], FastChance(1))


class TestObjects:
    def test_points_are_saved_while_there_is_time(self) -> None:
        """DQ-3.6  Points beyond the cost are lost, so a cheap object waits."""
        scenario = with_finds(4)
        assert bought(scenario, ROPE) == NOTHING
        hero = scenario.hero()
        hero.suns = hero.sun_boxes + 1 - NEAR_THE_END
        assert turns_left(hero) == NEAR_THE_END
        assert bought(scenario, ROPE) == ROPE

    def test_what_keeps_alive_comes_before_gold(self) -> None:
        scenario = with_finds(6)
        assert bought(scenario, ROPE, GOLDEN_NECKLACE, HEALING_POTION) == HEALING_POTION
        assert bought(scenario, KEY_TO_SECRET_DOORS, GOLDEN_NECKLACE) == GOLDEN_NECKLACE

    def test_a_talisman_is_no_use_after_the_chamber(self) -> None:
        """DQ-3.13  Nothing is taken where nothing is wanted."""
        scenario = with_finds(6)
        assert bought(scenario, DRAGON_TALISMAN) == DRAGON_TALISMAN
        scenario.hero().been = True
        assert bought(scenario, DRAGON_TALISMAN) == NOTHING


class TestTheChamber:
    @pytest.mark.parametrize(
        ("suns_left", "aside", "choice"),
        [(18, 0, STAY), (18, DRAGON_WAKES_AT - 1, LEAVE), (2, 0, LEAVE)],
    )
    def test_it_leaves_before_the_dragon_wakes_or_the_sun_sets(
        self, suns_left: int, aside: int, choice: int
    ) -> None:
        scenario = DragonQuestScenario()
        scenario.set_line("I8 CH")
        hero = scenario.hero()
        hero.suns = hero.sun_boxes - suns_left
        scenario.state.aside = aside
        assert policy(scenario.state, StayOrLeave(0, False), [STAY, LEAVE], FastChance(1)) == choice


def test_it_thinks_only_with_what_its_seat_may_know() -> None:
    s, made = match_in_the_dark(GAME, 3, 5)
    assert isinstance(s, DragonQuest)
    assert made > 50


def test_it_beats_chance() -> None:
    """A small sample of what `donjon sim dragonquest` counts; the seeds are fixed."""
    alive = [0, 0]
    for seed in range(8):
        s = clever_match(GAME, 2, seed, 1)
        assert isinstance(s, DragonQuest)
        for seat, hero in enumerate(s.heroes):
            alive[seat] += hero.status == ESCAPED
    assert alive[0] > alive[1]


def test_a_position_is_worth_what_it_promises() -> None:
    """Dead is nothing, outside is at least a half; hope falls with the sun and with wounds."""
    scenario = DragonQuestScenario()
    s, hero = scenario.state, scenario.hero()
    fresh = evaluate(s, 0)
    hero.bones -= 6
    wounded = evaluate(s, 0)
    hero.suns = hero.sun_boxes
    late = evaluate(s, 0)
    assert 1 > fresh > wounded > late > 0
    hero.status = ESCAPED
    assert 0.5 <= evaluate(s, 0) <= 1
    hero.status = DEAD
    assert evaluate(s, 0) == 0
    hero.line = b""
    assert evaluate(s, 0) == FIRST_HOPE  # where each hero begins anywhere, before the first step
