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
from tests.games.dragonquest.set_table import Castle

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


def with_points(row_1: int, row_2: int = 0, row_3: int = 0, seats: int = 2) -> Castle:
    """A table where seat 0 has ticked so many boxes."""
    t = Castle(seats)
    t.hero().finds = bytes([row_1, row_2, row_3])
    return t


def asked_of(t: Castle) -> tuple[str, int]:
    """Which decision stands, and whose it is."""
    return type(t.decision()).__name__, t.decision().seat


def taken_by_default(t: Castle) -> str:
    """What an absent owner would take."""
    decision = t.decision()
    option = decision.default(t.state, FastChance(1))
    return t.offers()[decision.options(t.state).index(option)]


def test_the_owner_may_buy_an_object_after_the_sun() -> None:
    """DQ-3.4, DQ-22.7  The owner is asked once the sun is ticked, before the walls."""
    t = with_points(4)
    t.hero().suns = 7
    t.happens(Turn(0))

    assert t.hero().suns == 8
    assert asked_of(t) == ("BuyObject", 0)
    t.chooses("Take: Rope (4 points)")
    assert t.hero().has(ROPE)
    assert asked_of(t) == ("HideTile", 1)


def test_buying_is_optional() -> None:
    """DQ-3.4, DQ-22.7  Who takes nothing keeps the points and the row."""
    t = with_points(6)
    t.happens(Turn(0))
    t.chooses(NOTHING)

    assert (list(t.hero().finds), list(t.hero().rows)) == ([6, 0, 0], [OPEN] * 3)
    assert t.hero().objects == 0
    assert asked_of(t) == ("HideTile", 1)


def test_the_venom_comes_before_the_purchase() -> None:
    """DQ-3.4  Bitten and out of the chamber, the spider die is thrown first."""
    t = with_points(4)
    t.draws_line("I8 CH M8 N8")
    t.hero().bitten = True
    t.throws("spider", "lose_2_lp")
    t.happens(Turn(0))

    assert t.hero().bones == 11
    assert asked_of(t) == ("BuyObject", 0)


@pytest.mark.parametrize("points", [0, 1, 2, 3])
def test_fewer_than_four_points_buy_nothing(points: int) -> None:
    """DQ-3.5  The purchase is not even asked for."""
    t = with_points(points)
    t.happens(Purchase(0))

    assert t.is_idle


@pytest.mark.parametrize(
    ("points", "offers"),
    [(4, FOURS), (5, [*FIVES, *FOURS]), (6, [*SIXES, *FIVES, *FOURS])],
    ids=["four", "five", "six"],
)
def test_points_buy_an_object_of_at_most_their_number(points: int, offers: list[str]) -> None:
    """DQ-3.5, DQ-R52  With n points any object of cost 4 to n, or nothing."""
    t = with_points(points)
    t.happens(Purchase(0))

    assert t.offers() == [*offers, NOTHING]


def test_what_is_not_in_the_supply_is_not_offered() -> None:
    """DQ-3.5  The others of the same cost still are."""
    t = with_points(4)
    t.state.objects &= ~(1 << ROPE)
    t.happens(Purchase(0))

    assert t.offers() == [FOURS[0], FOURS[2], FOURS[3], NOTHING]


def test_erika_takes_the_orb_of_light() -> None:
    """DQ-E7, DQ-3.5 to DQ-3.7  Row 1 and its spider are crossed out; new points go to row 2."""
    t = with_points(5)
    t.happens(Turn(0))
    t.chooses("Take: Orb of light (5 points)")
    assert list(t.hero().rows) == [BOUGHT, OPEN, OPEN]
    assert t.hero().has(ORB_OF_LIGHT)
    assert t.game.view(t.state, 1).heroes[0].objects == ["orb_of_light"]
    t.chooses("Hide tile 1")
    t.throws_movement("find", "find", "find", "blank", "blank")
    t.chooses("Say 2")
    assert asked_of(t) == ("Reroll", 0)
    t.chooses("Stop: no square, 3 finds")

    assert list(t.hero().finds) == [5, 3, 0]
    assert not t.hero().bitten
    assert t.state.spider_tiles == 3


def test_points_beyond_the_cost_are_lost() -> None:
    """DQ-3.6  Six points for a rope of four: nothing is left, and the spider sleeps for ever."""
    t = with_points(6)
    t.happens(Purchase(0))
    t.chooses("Take: Rope (4 points)")
    t.happens(TickFinds(0, 1))

    assert find_points(t.hero()) == 1
    assert list(t.hero().rows) == [BOUGHT, OPEN, OPEN]
    assert not t.hero().bitten


def test_each_purchase_moves_on_to_the_row_below() -> None:
    """DQ-3.7  Rows 1, 2, 3 in this order; after the third there is none."""
    t = with_points(4, 4, 4)
    active = [active_row(t.hero())]
    for label in ("Take: Rope (4 points)", "Take: Leather hood (4 points)", FOURS[0]):
        t.happens(Purchase(0))
        t.chooses(label)
        active.append(active_row(t.hero()))

    assert active == [0, 1, 2, ROWS]
    assert list(t.hero().rows) == [BOUGHT] * 3


def test_after_row_three_there_is_no_active_row() -> None:
    """DQ-3.7  No purchase is possible any more, however many boxes are ticked."""
    t = with_points(6, 6, 6)
    t.hero().rows = bytes([BOUGHT, WOKEN, BOUGHT])
    t.happens(Purchase(0))

    assert t.is_idle
    assert (active_row(t.hero()), find_points(t.hero())) == (ROWS, 0)


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
    t = with_points(6, 6, 6)
    t.happens(Turn(0))
    t.chooses("Take: Rope (4 points)")

    assert asked_of(t) == ("HideTile", 1)


def test_a_hero_takes_three_objects_at_most() -> None:
    """DQ-3.9, DQ-R48  Three full rows pay for three objects; a fourth purchase is never asked."""
    t = with_points(6, 6, 6)
    bought = 0
    for _ in range(5):
        t.happens(Purchase(0))
        if not t.is_idle:
            t.chooses(t.offers()[-2])
            bought += 1

    assert bought == 3
    assert t.hero().objects.bit_count() == 3


def test_a_row_lost_to_its_danger_reduces_the_maximum() -> None:
    """DQ-R48  With the spider woken only two objects are left to take."""
    t = with_points(6, 6, 6)
    t.happens(TickFinds(0, 1))
    assert t.hero().bitten
    bought = 0
    for _ in range(5):
        t.happens(Purchase(0))
        if not t.is_idle:
            t.chooses(t.offers()[-2])
            bought += 1

    assert bought == 2


def test_every_object_exists_once() -> None:
    """DQ-3.10  What one owner has taken the other is not offered, not even when it is used."""
    t = with_points(4)
    t.hero(1).finds = bytes([4, 0, 0])
    t.happens(Purchase(0))
    t.chooses("Take: Rope (4 points)")
    t.happens(Purchase(1))
    assert t.offers() == [FOURS[0], FOURS[2], FOURS[3], NOTHING]
    t.chooses(NOTHING)

    fall_into(t.state, t.hero(), TRAPDOOR)
    t.run_until_choice()
    t.chooses("Use: Rope")
    assert not t.hero().has(ROPE)
    t.happens(Purchase(1))
    assert t.offers() == [FOURS[0], FOURS[2], FOURS[3], NOTHING]
    assert "rope" not in t.game.view(t.state, 1).objects


def test_the_amulet_takes_effect_at_once_and_is_gone() -> None:
    """DQ-3.11  One more sun box; the tile lies neither before the owner nor in the supply."""
    t = with_points(6)
    t.happens(Purchase(0))
    t.chooses("Take: Amulet of time (6 points)")

    assert (t.hero().sun_boxes, t.hero(1).sun_boxes) == (20, 19)
    assert t.hero().objects == 0
    assert not t.state.objects >> AMULET_OF_TIME & 1


def test_the_potion_takes_effect_at_once_and_is_gone() -> None:
    """DQ-3.11  Three more bones; the tile lies neither before the owner nor in the supply."""
    t = with_points(6)
    t.hero().bones, t.hero().bones_lost = 5, 8
    t.happens(Purchase(0))
    t.chooses("Take: Healing potion (6 points)")

    assert (t.hero().bones, t.hero(1).bones) == (8, 13)
    assert t.hero().objects == 0
    assert not t.state.objects >> HEALING_POTION & 1


@pytest.mark.parametrize(
    "thing", [thing for thing in range(OBJECTS) if thing not in (AMULET_OF_TIME, HEALING_POTION)]
)
def test_the_other_ten_objects_lie_open_before_the_owner(thing: int) -> None:
    """DQ-3.11  Taking one changes neither bones nor suns, and everyone sees it."""
    t = with_points(6)
    t.happens(Purchase(0))
    t.chooses(LABELS[thing])

    assert t.hero().objects == 1 << thing
    assert (t.hero().bones, t.hero().sun_boxes) == (13, 19)
    assert t.game.view(t.state, 1).heroes[0].objects == [OBJECT_IDS[thing]]
    assert OBJECT_IDS[thing] not in t.game.view(t.state, 1).objects


def test_points_found_in_a_turn_buy_nothing_before_the_next() -> None:
    """DQ-3.12  Once the dice are thrown it is too late: the sixth point waits for the next turn."""
    t = with_points(3, seats=1)
    t.script(0)
    t.throws_movement("find", "find", "find", "blank", "blank")
    t.happens(Turn(0))
    t.chooses("Say 2")
    assert asked_of(t) == ("Reroll", 0)
    t.chooses("Stop: no square, 3 finds")

    assert list(t.hero().finds) == [6, 0, 0]
    assert t.hero().suns == 3  # the next turn: the first was ticked when the table was set
    assert asked_of(t) == ("BuyObject", 0)


def test_a_declined_purchase_does_not_come_again_in_the_turn() -> None:
    """DQ-3.12, DQ-3.9  After the dice and the move the next player's turn begins."""
    t = with_points(6)
    t.happens(Turn(0))
    t.chooses(NOTHING)
    t.chooses("Hide tile 1")
    t.throws_movement("room", "skull", "blank", "blank", "blank")
    t.chooses("Say 2")
    t.chooses("Stop: 1 square, no find")
    t.chooses("To B12")

    assert (t.state.active, *asked_of(t)) == (1, "HideTile", 0)


def test_objects_are_bought_in_the_chamber_and_after_leaving_it() -> None:
    """DQ-3.13, DQ-R1  The note about the chamber skips the walls, not the purchase."""
    t = with_points(4, seats=1)
    t.draws_line("I8 CH")
    t.happens(Turn(0))
    assert asked_of(t) == ("BuyObject", 0)
    t.chooses(NOTHING)
    t.chooses("Leave the chamber")
    t.throws_movement("skull", "blank", "blank", "blank", "blank")
    t.chooses("To M8")

    assert asked_of(t) == ("BuyObject", 0)  # the turn after leaving
    t.chooses("Take: Rope (4 points)")
    assert asked_of(t) == ("Reroll", 0)  # no walls


def test_if_nothing_affordable_is_left_the_points_stay() -> None:
    """DQ-3.14  Five points, but only objects of cost six in the supply: nothing is asked."""
    t = with_points(5)
    for thing in range(OBJECTS):
        if OBJECT_COST[thing] < 6:
            t.state.objects &= ~(1 << thing)
    t.happens(Turn(0))

    assert asked_of(t) == ("HideTile", 1)
    assert (list(t.hero().finds), list(t.hero().rows)) == ([5, 0, 0], [OPEN] * 3)


def test_an_empty_supply_sells_nothing_for_six_points() -> None:
    """DQ-3.14, DQ-22.7  Not even a full row is spent when no tile is left."""
    t = with_points(6)
    t.state.objects = 0
    t.happens(Purchase(0))

    assert t.is_idle
    assert list(t.hero().rows) == [OPEN] * 3


def test_the_amulet_bought_in_the_last_turn_saves_the_hero() -> None:
    """DQ-E33, DQ-3.2  Turn 19, box 19 ticked: a 20th box exists and sunset does not kill."""
    t = with_points(6, seats=1)
    t.hero().suns = 18
    t.happens(Turn(0))
    assert t.hero().suns == 19
    t.script(0)
    t.throws_movement("skull", "blank", "blank", "blank", "blank")
    t.chooses("Take: Amulet of time (6 points)")
    t.chooses("Say 2")
    t.chooses("Stop: no square, no find")

    assert (t.hero().status, t.hero().suns, t.hero().sun_boxes) == (INSIDE, 20, 20)
    assert asked_of(t) == ("NameNumber", 0)


@pytest.mark.parametrize("points", [4, 5])
def test_an_absent_owner_takes_nothing_for_a_row_that_is_not_full(points: int) -> None:
    """DQ-22.7, DQ-R56  With four or five points the default is none."""
    t = with_points(points)
    t.happens(Purchase(0))

    assert taken_by_default(t) == NOTHING


def test_an_absent_owner_spends_a_full_row() -> None:
    """DQ-22.7, DQ-R56  Potion, amulet, then any 6, any 5, any 4, the first there is."""
    t = with_points(6)
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
        t.state.owed.clear()
        t.happens(Purchase(0))
        taken.append(taken_by_default(t))
        t.state.objects &= ~(1 << LABELS.index(taken[-1]))

    assert taken == order


def test_four_objects_stand_under_each_cost() -> None:
    """DQ-R52  Four objects under each heading: 6, 5 and 4."""
    costs = [OBJECT_COST[thing] for thing in range(OBJECTS)]

    assert (costs.count(6), costs.count(5), costs.count(4)) == (4, 4, 4)
    assert OBJECT_COST[MAGIC_RING] == OBJECT_COST[ORB_OF_LIGHT] == 5
