"""DragonQuest A: buying objects (DQ-3.4 to DQ-3.14)."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.dragonquest.content.schema import OBJECT_IDS
from donjon.games.dragonquest.content.tables import (
    AMULET_OF_TIME,
    HEALING_POTION,
    MAGIC_RING,
    OBJECT_COST,
    OBJECTS,
    ORB_OF_LIGHT,
    ROPE,
    ROWS,
    TRAPDOOR,
)
from donjon.games.dragonquest.model.state import BOUGHT, INSIDE, OPEN, WOKEN
from donjon.games.dragonquest.rules.dangers.traps import fall_into
from donjon.games.dragonquest.rules.find_points import TickFinds
from donjon.games.dragonquest.rules.objects import Purchase, active_row, find_points
from donjon.games.dragonquest.rules.turn import Turn
from tests.games.dragonquest.scenario import DragonQuestScenario

FOURS = [
    "Take: Chainmail coat (4 points)",
    "Take: Rope (4 points)",
    "Take: Leather hood (4 points)",
    "Take: Silver ring (4 points)",
]
FIVES = [
    "Take: Magic ring (5 points)",
    "Take: Orb of light (5 points)",
    "Take: Key to secret doors (5 points)",
    "Take: Golden belt buckle (5 points)",
]
SIXES = [
    "Take: Amulet of time (6 points)",
    "Take: Dragon talisman (6 points)",
    "Take: Golden necklace (6 points)",
    "Take: Healing potion (6 points)",
]
NOTHING = "Take nothing"
LABELS = [*SIXES, *FIVES, *FOURS]


def with_points(row_1: int, row_2: int = 0, row_3: int = 0, seats: int = 2) -> DragonQuestScenario:
    """A table where seat 0 has ticked this number of boxes."""
    scenario = DragonQuestScenario(seats)
    scenario.hero().finds = bytes([row_1, row_2, row_3])
    return scenario


def asked_of(scenario: DragonQuestScenario) -> tuple[str, int]:
    """The class of the open decision, and its seat."""
    return type(scenario.decision()).__name__, scenario.decision().seat


def taken_by_default(scenario: DragonQuestScenario) -> str:
    """What an absent owner would take."""
    decision = scenario.decision()
    option = decision.default(scenario.state, FastChance(1))
    return scenario.offers()[decision.options(scenario.state).index(option)]


def test_the_owner_may_buy_an_object_after_the_sun() -> None:
    """DQ-3.4, DQ-22.7  The owner is asked once the sun is ticked, before the walls."""
    scenario = with_points(4)
    scenario.hero().suns = 7
    scenario.happens(Turn(0))

    assert scenario.hero().suns == 8
    assert asked_of(scenario) == ("BuyObject", 0)
    scenario.chooses("Take: Rope (4 points)")
    assert scenario.hero().has(ROPE)
    assert asked_of(scenario) == ("HideTile", 1)


def test_buying_is_optional() -> None:
    """DQ-3.4, DQ-22.7  A hero who takes nothing keeps the points and the row."""
    scenario = with_points(6)
    scenario.happens(Turn(0))
    scenario.chooses(NOTHING)

    assert (list(scenario.hero().finds), list(scenario.hero().rows)) == ([6, 0, 0], [OPEN] * 3)
    assert scenario.hero().objects == 0
    assert asked_of(scenario) == ("HideTile", 1)


def test_the_venom_comes_before_the_purchase() -> None:
    """DQ-3.4  Bitten and out of the chamber, the spider die is thrown first."""
    scenario = with_points(4)
    scenario.set_line("I8 CH M8 N8")
    scenario.hero().bitten = True
    scenario.script_throws("spider", "lose_2_lp")
    scenario.happens(Turn(0))

    assert scenario.hero().bones == 11
    assert asked_of(scenario) == ("BuyObject", 0)


@pytest.mark.parametrize("points", [0, 1, 2, 3])
def test_fewer_than_four_points_buy_nothing(points: int) -> None:
    """DQ-3.5  The purchase is not even asked for."""
    scenario = with_points(points)
    scenario.happens(Purchase(0))

    assert scenario.is_idle


@pytest.mark.parametrize(
    ("points", "offers"),
    [(4, FOURS), (5, [*FIVES, *FOURS]), (6, [*SIXES, *FIVES, *FOURS])],
    ids=["four", "five", "six"],
)
def test_points_buy_an_object_of_at_most_their_number(points: int, offers: list[str]) -> None:
    """DQ-3.5, DQ-R52  With n points any object of cost 4 to n, or nothing."""
    scenario = with_points(points)
    scenario.happens(Purchase(0))

    assert scenario.offers() == [*offers, NOTHING]


def test_what_is_not_in_the_supply_is_not_offered() -> None:
    """DQ-3.5  The others of the same cost still are."""
    scenario = with_points(4)
    scenario.state.objects &= ~(1 << ROPE)
    scenario.happens(Purchase(0))

    assert scenario.offers() == [FOURS[0], FOURS[2], FOURS[3], NOTHING]


def test_erika_takes_the_orb_of_light() -> None:
    """DQ-E7, DQ-3.5 to DQ-3.7  Row 1 and its spider are crossed out; new points go to row 2."""
    scenario = with_points(5)
    scenario.happens(Turn(0))
    scenario.chooses("Take: Orb of light (5 points)")
    assert list(scenario.hero().rows) == [BOUGHT, OPEN, OPEN]
    assert scenario.hero().has(ORB_OF_LIGHT)
    assert scenario.game.view(scenario.state, 1).heroes[0].objects == ["orb_of_light"]
    scenario.chooses("Hide tile 1")
    scenario.script_movement_dice("find", "find", "find", "blank", "blank")
    scenario.chooses("Say 2")
    assert asked_of(scenario) == ("Reroll", 0)
    scenario.chooses("Stop: no square, 3 finds")

    assert list(scenario.hero().finds) == [5, 3, 0]
    assert not scenario.hero().bitten
    assert scenario.state.spider_tiles == 3


def test_points_beyond_the_cost_are_lost() -> None:
    """DQ-3.6  Six points for a rope of four: nothing is left, and the spider sleeps for ever."""
    scenario = with_points(6)
    scenario.happens(Purchase(0))
    scenario.chooses("Take: Rope (4 points)")
    scenario.happens(TickFinds(0, 1))

    assert find_points(scenario.hero()) == 1
    assert list(scenario.hero().rows) == [BOUGHT, OPEN, OPEN]
    assert not scenario.hero().bitten


def test_each_purchase_moves_on_to_the_row_below() -> None:
    """DQ-3.7  Rows 1, 2, 3 in this order; after the third there is none."""
    scenario = with_points(4, 4, 4)
    active = [active_row(scenario.hero())]
    for label in ("Take: Rope (4 points)", "Take: Leather hood (4 points)", FOURS[0]):
        scenario.happens(Purchase(0))
        scenario.chooses(label)
        active.append(active_row(scenario.hero()))

    assert active == [0, 1, 2, ROWS]
    assert list(scenario.hero().rows) == [BOUGHT] * 3


def test_after_row_three_there_is_no_active_row() -> None:
    """DQ-3.7  No purchase is possible any more, however many boxes are ticked."""
    scenario = with_points(6, 6, 6)
    scenario.hero().rows = bytes([BOUGHT, WOKEN, BOUGHT])
    scenario.happens(Purchase(0))

    assert scenario.is_idle
    assert (active_row(scenario.hero()), find_points(scenario.hero())) == (ROWS, 0)


def test_points_of_different_rows_are_not_added() -> None:
    """DQ-3.8  Six in a closed row and three in the active one buy nothing; four buy a four."""
    poor = with_points(6, 3)
    poor.hero().rows = bytes([WOKEN, OPEN, OPEN])
    poor.happens(Purchase(0))
    assert poor.is_idle

    rich = with_points(6, 4)
    rich.hero().rows = bytes([WOKEN, OPEN, OPEN])
    rich.happens(Purchase(0))
    assert rich.offers() == [*FOURS, NOTHING]


def test_at_most_one_object_is_bought_in_a_turn() -> None:
    """DQ-3.9  After the purchase the walls follow, although the next row would pay again."""
    scenario = with_points(6, 6, 6)
    scenario.happens(Turn(0))
    scenario.chooses("Take: Rope (4 points)")

    assert asked_of(scenario) == ("HideTile", 1)


def test_a_hero_takes_three_objects_at_most() -> None:
    """DQ-3.9, DQ-R48  Three full rows pay for three objects; a fourth purchase is never asked."""
    scenario = with_points(6, 6, 6)
    bought = 0
    for _ in range(5):
        scenario.happens(Purchase(0))
        if not scenario.is_idle:
            scenario.chooses(scenario.offers()[-2])
            bought += 1

    assert bought == 3
    assert scenario.hero().objects.bit_count() == 3


def test_a_row_lost_to_its_danger_reduces_the_maximum() -> None:
    """DQ-R48  With the spider woken only two objects are left to take."""
    scenario = with_points(6, 6, 6)
    scenario.happens(TickFinds(0, 1))
    assert scenario.hero().bitten
    bought = 0
    for _ in range(5):
        scenario.happens(Purchase(0))
        if not scenario.is_idle:
            scenario.chooses(scenario.offers()[-2])
            bought += 1

    assert bought == 2


def test_every_object_exists_once() -> None:
    """DQ-3.10  What one owner has taken the other is not offered, not even when it is used."""
    scenario = with_points(4)
    scenario.hero(1).finds = bytes([4, 0, 0])
    scenario.happens(Purchase(0))
    scenario.chooses("Take: Rope (4 points)")
    scenario.happens(Purchase(1))
    assert scenario.offers() == [FOURS[0], FOURS[2], FOURS[3], NOTHING]
    scenario.chooses(NOTHING)

    fall_into(scenario.state, scenario.hero(), TRAPDOOR)
    scenario.run_until_choice()
    scenario.chooses("Use: Rope")
    assert not scenario.hero().has(ROPE)
    scenario.happens(Purchase(1))
    assert scenario.offers() == [FOURS[0], FOURS[2], FOURS[3], NOTHING]
    assert "rope" not in scenario.game.view(scenario.state, 1).objects


def test_the_amulet_takes_effect_at_once_and_is_gone() -> None:
    """DQ-3.11  One more sun box; the tile lies neither before the owner nor in the supply."""
    scenario = with_points(6)
    scenario.happens(Purchase(0))
    scenario.chooses("Take: Amulet of time (6 points)")

    assert (scenario.hero().sun_boxes, scenario.hero(1).sun_boxes) == (20, 19)
    assert scenario.hero().objects == 0
    assert not scenario.state.objects >> AMULET_OF_TIME & 1


def test_the_potion_takes_effect_at_once_and_is_gone() -> None:
    """DQ-3.11  Three more bones; the tile lies neither before the owner nor in the supply."""
    scenario = with_points(6)
    scenario.hero().bones, scenario.hero().bones_lost = 5, 8
    scenario.happens(Purchase(0))
    scenario.chooses("Take: Healing potion (6 points)")

    assert (scenario.hero().bones, scenario.hero(1).bones) == (8, 13)
    assert scenario.hero().objects == 0
    assert not scenario.state.objects >> HEALING_POTION & 1


@pytest.mark.parametrize(
    "thing", [thing for thing in range(OBJECTS) if thing not in (AMULET_OF_TIME, HEALING_POTION)]
)
def test_the_other_ten_objects_lie_open_before_the_owner(thing: int) -> None:
    """DQ-3.11  Taking one changes neither bones nor suns, and everyone sees it."""
    scenario = with_points(6)
    scenario.happens(Purchase(0))
    scenario.chooses(LABELS[thing])

    assert scenario.hero().objects == 1 << thing
    assert (scenario.hero().bones, scenario.hero().sun_boxes) == (13, 19)
    assert scenario.game.view(scenario.state, 1).heroes[0].objects == [OBJECT_IDS[thing]]
    assert OBJECT_IDS[thing] not in scenario.game.view(scenario.state, 1).objects


def test_points_found_in_a_turn_buy_nothing_before_the_next() -> None:
    """DQ-3.12  Once the dice are thrown it is too late: the sixth point waits for the next turn."""
    scenario = with_points(3, seats=1)
    scenario.script(0)
    scenario.script_movement_dice("find", "find", "find", "blank", "blank")
    scenario.happens(Turn(0))
    scenario.chooses("Say 2")
    assert asked_of(scenario) == ("Reroll", 0)
    scenario.chooses("Stop: no square, 3 finds")

    assert list(scenario.hero().finds) == [6, 0, 0]
    assert scenario.hero().suns == 3  # the next turn: the first was ticked when the table was set
    assert asked_of(scenario) == ("BuyObject", 0)


def test_a_declined_purchase_does_not_come_again_in_the_turn() -> None:
    """DQ-3.12, DQ-3.9  After the dice and the move the next player's turn begins."""
    scenario = with_points(6)
    scenario.happens(Turn(0))
    scenario.chooses(NOTHING)
    scenario.chooses("Hide tile 1")
    scenario.script_movement_dice("room", "skull", "blank", "blank", "blank")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: 1 square, no find")
    scenario.chooses("To B12")

    assert (scenario.state.active, *asked_of(scenario)) == (1, "HideTile", 0)


def test_objects_are_bought_in_the_chamber_and_after_leaving_it() -> None:
    """DQ-3.13, DQ-R1  The note about the chamber skips the walls, not the purchase."""
    scenario = with_points(4, seats=1)
    scenario.set_line("I8 CH")
    scenario.happens(Turn(0))
    assert asked_of(scenario) == ("BuyObject", 0)
    scenario.chooses(NOTHING)
    scenario.chooses("Leave the chamber")
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")
    scenario.chooses("To M8")

    assert asked_of(scenario) == ("BuyObject", 0)  # the turn after leaving
    scenario.chooses("Take: Rope (4 points)")
    assert asked_of(scenario) == ("Reroll", 0)  # no walls


def test_if_nothing_affordable_is_left_the_points_stay() -> None:
    """DQ-3.14  Five points, but only objects of cost six in the supply: nothing is asked."""
    scenario = with_points(5)
    for thing in range(OBJECTS):
        if OBJECT_COST[thing] < 6:
            scenario.state.objects &= ~(1 << thing)
    scenario.happens(Turn(0))

    assert asked_of(scenario) == ("HideTile", 1)
    assert (list(scenario.hero().finds), list(scenario.hero().rows)) == ([5, 0, 0], [OPEN] * 3)


def test_an_empty_supply_sells_nothing_for_six_points() -> None:
    """DQ-3.14, DQ-22.7  Not even a full row is spent when no tile is left."""
    scenario = with_points(6)
    scenario.state.objects = 0
    scenario.happens(Purchase(0))

    assert scenario.is_idle
    assert list(scenario.hero().rows) == [OPEN] * 3


def test_the_amulet_bought_in_the_last_turn_saves_the_hero() -> None:
    """DQ-E33, DQ-3.2  Turn 19, box 19 ticked: a 20th box exists and sunset does not kill."""
    scenario = with_points(6, seats=1)
    scenario.hero().suns = 18
    scenario.happens(Turn(0))
    assert scenario.hero().suns == 19
    scenario.script(0)
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")
    scenario.chooses("Take: Amulet of time (6 points)")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: no square, no find")

    assert (scenario.hero().status, scenario.hero().suns, scenario.hero().sun_boxes) == (
        INSIDE,
        20,
        20,
    )
    assert asked_of(scenario) == ("NameNumber", 0)


@pytest.mark.parametrize("points", [4, 5])
def test_an_absent_owner_takes_nothing_for_a_row_that_is_not_full(points: int) -> None:
    """DQ-22.7, DQ-R56  With four or five points the default is none."""
    scenario = with_points(points)
    scenario.happens(Purchase(0))

    assert taken_by_default(scenario) == NOTHING


def test_an_absent_owner_spends_a_full_row() -> None:
    """DQ-22.7, DQ-R56  Potion, amulet, then any 6, any 5, any 4, the first there is."""
    scenario = with_points(6)
    order = [
        "Take: Healing potion (6 points)",
        "Take: Amulet of time (6 points)",
        "Take: Dragon talisman (6 points)",
        "Take: Golden necklace (6 points)",
        *FIVES,
        *FOURS,
    ]
    taken = []
    for _ in order:
        scenario.state.owed.clear()
        scenario.happens(Purchase(0))
        taken.append(taken_by_default(scenario))
        scenario.state.objects &= ~(1 << LABELS.index(taken[-1]))

    assert taken == order


def test_four_objects_stand_under_each_cost() -> None:
    """DQ-R52  Four objects under each heading: 6, 5 and 4."""
    costs = [OBJECT_COST[thing] for thing in range(OBJECTS)]

    assert (costs.count(6), costs.count(5), costs.count(4)) == (4, 4, 4)
    assert OBJECT_COST[MAGIC_RING] == OBJECT_COST[ORB_OF_LIGHT] == 5
