"""DragonQuest: the bot's odds are those of the dice, checked by trying every throw."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import product
from math import prod

import pytest
from librt.vecs import vec

from donjon import FastChance
from donjon.games.dragonquest.bot.danger_odds import (
    ENCOUNTERS,
    FIGHT_COST,
    FIGHT_LOSSES,
    NO_ENCOUNTER,
    TRAP_LOSSES,
)
from donjon.games.dragonquest.bot.rerolls import best_reroll, reroll_worths
from donjon.games.dragonquest.bot.riches import WAKES
from donjon.games.dragonquest.bot.survival import chance, chance_after_danger
from donjon.games.dragonquest.bot.throw_odds import ENDS, SIDE
from donjon.games.dragonquest.content.bot_tables import MOST_LIFE, MOST_SQUARES, MOST_TURNS
from donjon.games.dragonquest.content.tables import (
    CORRIDOR,
    DOUBLE_SKULL,
    FIND,
    GHOUL,
    MAX_REROLLS,
    MOVE_BLACK,
    MOVE_RED,
    ORC,
    ROOM,
    SKULL,
    SKULLS_FOR_DANGER,
    TRAPDOOR,
    TROLL,
)
from donjon.games.dragonquest.rules.dangers.danger_dice import throw_danger_dice
from donjon.games.dragonquest.rules.movement_dice import picked_dice, skulls
from tests.games.dragonquest.scenario import DragonQuestScenario

BLANK = 0
FACES = [Counter(MOVE_RED), *[Counter(MOVE_BLACK)] * 4]
"""How many of its six sides show each face, die by die."""


class EveryThrow:
    """The worth of choices by trying every throw of every die: slow and simple."""

    def __init__(self, ends: list[float], danger: float) -> None:
        self.ends = ends
        self.danger = danger
        self.best = cache(self.best_worth)

    def best_worth(self, dice: tuple[int, ...], throws: int) -> float:
        """The worth of the best choice after `throws` throws."""
        if skulls(list(dice)) >= SKULLS_FOR_DANGER:
            return self.danger
        if throws > MAX_REROLLS:
            return self.end(dice)
        loose = sum(face not in (SKULL, DOUBLE_SKULL) for face in dice)
        return max(self.worth(dice, throws, option) for option in range(1 << loose))

    def worth(self, dice: tuple[int, ...], throws: int, option: int) -> float:
        """The worth of one choice: the mean over all throws of the dice it picks."""
        which = picked_dice(list(dice), option)
        if not which:
            return self.end(dice)
        total = 0.0
        sides = [
            FACES[die] if which >> die & 1 else Counter([face]) for die, face in enumerate(dice)
        ]
        for faces in product(*sides):
            ways = prod(sides[die][face] for die, face in enumerate(faces))
            total += ways * self.best(faces, throws + 1)
        return total / prod(side.total() for side in sides)

    def end(self, dice: tuple[int, ...]) -> float:
        """What the dice are worth as they lie."""
        steps = sum(face in (ROOM, CORRIDOR) for face in dice)
        return self.ends[steps * SIDE + dice.count(FIND)]


@pytest.mark.both
@pytest.mark.parametrize(
    ("dice", "throws"),
    [
        ((ROOM, BLANK, FIND, CORRIDOR, BLANK), 2),
        ((FIND, SKULL, BLANK, FIND, ROOM), 2),
        ((DOUBLE_SKULL, BLANK, FIND, CORRIDOR, BLANK), 2),
        ((SKULL, SKULL, BLANK, FIND, ROOM), 1),
        ((ROOM, SKULL, SKULL, BLANK, FIND), 1),
        ((SKULL, BLANK, ROOM, SKULL, CORRIDOR), 1),
    ],
)
def test_every_choice_is_worth_what_every_throw_says(dice: tuple[int, ...], throws: int) -> None:
    """DQ-5.2, DQ-5.5, DQ-5.6  With two rerolls left or one, whatever the ends are worth."""
    for seed in range(2):
        chances = random.Random(seed)
        ends = [chances.random() for _ in range(ENDS)]
        every = EveryThrow(ends, 0.3)
        found = reroll_worths(list(dice), throws, vec[float](ends), 0.3)
        for each in found:
            assert each.worth == pytest.approx(every.worth(dice, throws, each.option))
        best = best_reroll(list(dice), throws, vec[float](ends), 0.3)
        assert every.worth(dice, throws, best) == pytest.approx(every.best(dice, throws))


def test_dice_that_are_alike_are_weighed_once() -> None:
    """32 choices, but only 24 classes: red or not, 0 to 2 blanks, a find, a step."""
    dice = [ROOM, BLANK, FIND, CORRIDOR, BLANK]
    found = reroll_worths(dice, 1, vec[float]([0.0] * ENDS), 0.0)
    assert len(found) == 2 * 3 * 2 * 2
    assert len({each.option for each in found}) == len(found)
    assert found[0].option == 0


def test_encounters_come_as_the_danger_dice_fall() -> None:
    """DQ-8.1 to DQ-8.5  All six alike, and one time in eleven none; 6,000 throws agree."""
    assert sum(ENCOUNTERS) + NO_ENCOUNTER == pytest.approx(1.0)
    assert pytest.approx(5 / 54) == NO_ENCOUNTER
    s = DragonQuestScenario(1).state
    s.chance = FastChance(4)
    seen = Counter(throw_danger_dice(s, s.heroes[0]) for _ in range(6000))
    for danger, expected in enumerate(ENCOUNTERS):
        assert seen[danger] / 6000 == pytest.approx(expected, abs=0.02)


def test_what_dangers_cost() -> None:
    """DQ-10.3, DQ-11.5 to DQ-11.8  By hand: the strikes to be expected times the mean wound."""
    for losses in FIGHT_LOSSES:
        assert sum(losses) == pytest.approx(1.0, abs=1e-6)
    assert FIGHT_COST[GHOUL - GHOUL] == pytest.approx(1 / 2 * 46 / 36, abs=1e-3)
    assert FIGHT_COST[TROLL - GHOUL] == pytest.approx(1 * 10 / 6, abs=1e-3)
    assert FIGHT_COST[ORC - GHOUL] == pytest.approx(2 * 74 / 36, abs=0.05)
    assert [list(row).index(1.0) for row in TRAP_LOSSES[TRAPDOOR]] == [3, 6]


def test_a_third_fall_counts_as_death() -> None:
    """DQ-10.5  The more a trap has sprung, the worse a danger is."""
    scenario = DragonQuestScenario(1)
    hero = scenario.hero()
    chances = []
    for falls in range(3):
        hero.traps = bytes([0, falls, 0])
        chances.append(chance_after_danger(hero, 8, 8))
    assert chances[0] > chances[1] > chances[2]
    assert chances[0] < chance(8, 8, hero.bones)


def test_chances_rise_with_turns_and_life_and_fall_with_squares() -> None:
    for turns in range(1, MOST_TURNS + 1):
        for squares in range(1, MOST_SQUARES):
            here = chance(turns, squares, 8)
            assert here >= chance(turns, squares + 1, 8) - 0.005
            assert here <= chance(turns + 1, squares, 8) + 0.005
            assert here <= chance(turns, squares, 9) + 0.005
            assert 0.0 <= here <= 1.0
    assert chance(0, 1, 13) == 0.0
    assert chance(5, 0, 1) == 1.0
    assert chance(5, 3, 0) == 0.0
    assert chance(99, 1, MOST_LIFE + 9) == pytest.approx(chance(MOST_TURNS, 1, MOST_LIFE))


def test_the_dragon_wakes_as_ten_dice_fall() -> None:
    """DQ-13.6  With six dragons aside one more of four dice is enough."""
    assert WAKES[6] == pytest.approx(1 - (5 / 6) ** 4)
    assert WAKES[0] < 0.001
