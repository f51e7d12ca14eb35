"""Tales of Glory chapters 7, 8 and 9: step 2, payment, discarding."""

from __future__ import annotations

import pytest

from donjon.games.tales_of_glory.model.state import NO_TILE
from donjon.games.tales_of_glory.rules.payment import (
    IN_COINS,
    IN_POTIONS,
    NO_SURCHARGE,
    coins_due,
    missing_points,
    potions_due,
    ways_to_pay,
)
from donjon.games.tales_of_glory.rules.scoring import FinalCount
from donjon.games.tales_of_glory.rules.turn import PlayTiles
from donjon.kernel.rules.state import open_decisions
from tests.games.tales_of_glory.scenario import TalesOfGloryScenario, gain_of, tile_number


def prices(scenario: TalesOfGloryScenario) -> set[str]:
    """What the offers to lay the tile cost."""
    return {
        label.partition("(pay ")[2].rstrip(")") for label in scenario.offers_starting_with("Lay")
    }


def test_play_or_discard() -> None:
    """TG-7.1, TG-7.2, TG-9.1, TG-R8, TG-20.5  One of the two, by the owner; not neither."""
    scenario = TalesOfGloryScenario()
    scenario.set_taken_tile("A1-17", 1)
    scenario.begins_turn()
    assert scenario.decision().seat == 0
    lays = scenario.offers_starting_with("Lay")
    assert scenario.offers() == [*lays, "Discard Forgotten Purse for 1 coin, 1 potion, a Key"]
    assert len(lays) == 3
    assert scenario.default_label() == lays[0]


def test_pay_then_place_then_receive() -> None:
    """TG-7.3, TG-8.10, TG-13.6  In this order in the log."""
    scenario = TalesOfGloryScenario()
    scenario.set_goods(coins=2)
    scenario.set_taken_tile("A1-06", 1)
    scenario.begins_turn()
    scenario.chooses("Lay Master-at-Arms at 1 south (pay 2 coins)")
    lines = scenario.log_lines()
    assert lines[-3:] == [
        "pays 2 coins.",
        "lays Master-at-Arms at 1 south.",
        "gains 1 Combat, 2 Prestige.",
    ]


def test_both_are_checked_before_anything_is_paid() -> None:
    """TG-7.4, TG-7.5, TG-R9, TG-20.10  Payable but not placeable: discarded unasked, unpaid."""
    scenario = TalesOfGloryScenario()
    scenario.close_zone()
    scenario.set_goods(combat=9, coins=3)
    scenario.open_chest("H4", 0)
    scenario.open_chest("H4", 1)
    for id in ("A3-01", "A3-03"):
        scenario.open_chest(id)
    scenario.set_taken_tile("A1-02", 1)
    scenario.begins_turn()
    assert scenario.is_idle
    assert (scenario.player().coins, scenario.player().potions, scenario.player().discards) == (
        4,
        1,
        1,
    )
    assert "discards Goblin Scouts." in scenario.log_lines()


def test_a_tile_does_not_pay_for_itself() -> None:
    """TG-7.6  Four coins on the purse do not pay its surcharge."""
    scenario = TalesOfGloryScenario()
    scenario.set_taken_tile("A1-17", 4)
    scenario.begins_turn()
    assert tile_number("A1-17") in scenario.state.discard


def test_the_play_order_is_fixed_when_the_step_begins() -> None:
    """TG-7.8, TG-R7, TG-2.5  It starts with the new holder; a gain of the token changes nothing."""
    scenario = TalesOfGloryScenario(3)
    scenario.state.first = 1
    for seat in range(3):
        scenario.set_goods(seat, coins=1)
        scenario.set_taken_tile("A1-08", 1, seat)
    scenario.happens(PlayTiles())
    order = []
    while not scenario.is_idle:
        if scenario.decision().seat not in order:
            order.append(scenario.decision().seat)
        scenario.chooses(scenario.offers()[0])
    assert order == [1, 2, 0]
    assert scenario.state.first == 0


@pytest.mark.parametrize(
    ("id", "price"),
    [
        ("A1-17", (0, 0)),  # free
        ("A1-06", (2, 0)),  # coins
        ("A1-13", (0, 1)),  # potions
        ("A1-02", (0, 2)),  # two Combat are missing
        ("A2-17", (0, 2)),  # 1 potion, 1 Magic is missing
        ("A3-13", (1, 3)),  # 1 coin, 3 Magic are missing
        ("Q16", (2, 2)),  # two spent together
        ("A2-06", (0, 5)),  # both skills fall short
    ],
)
def test_costs_of_every_kind(id: str, price: tuple[int, int]) -> None:
    """TG-8.1, TG-8.2, TG-8.8  One element or two; what is missing is paid in potions."""
    player = TalesOfGloryScenario().player()
    due = (
        coins_due(tile_number(id), NO_SURCHARGE),
        potions_due(player, tile_number(id), NO_SURCHARGE),
    )
    assert due == price


def test_skills_are_a_requirement_and_stay() -> None:
    """TG-8.3, TG-R12  Points serve again and again; reinforcement puts nothing on the Banner."""
    scenario = TalesOfGloryScenario()
    scenario.set_goods(combat=2, potions=1)
    scenario.set_taken_tile("A1-02", 1)
    scenario.begins_turn()
    assert prices(scenario) == {"nothing"}
    scenario.chooses(scenario.offers()[0])
    assert (scenario.player().combat, scenario.player().potions) == (2, 1)
    scenario.set_taken_tile("A2-02", 1)
    scenario.begins_turn()
    scenario.chooses(scenario.offers_starting_with("Lay")[0])
    assert (scenario.player().combat, scenario.player().potions) == (2, 0)
    scenario.set_goods(1, combat=3, magic=1, potions=1)
    scenario.happens(FinalCount())
    assert scenario.view().players[0].majorities == ["coin"]


def test_reinforcement_covers_exactly_what_is_missing() -> None:
    """TG-8.4, TG-8.5, TG-R11  No potion more, in both skills if both fall short."""
    scenario = TalesOfGloryScenario()
    scenario.set_goods(combat=1, magic=1, potions=9, coins=9)
    tile = tile_number("A2-06")
    assert missing_points(scenario.player(), tile) == 3
    assert ways_to_pay(scenario.player(), tile, False) == [NO_SURCHARGE]
    scenario.set_goods(combat=9, magic=9)
    assert potions_due(scenario.player(), tile, NO_SURCHARGE) == 0


def test_one_kind_never_replaces_another() -> None:
    """TG-8.5, TG-8.2  Potions are not coins, coins are neither potions nor skill points."""
    scenario = TalesOfGloryScenario()
    scenario.set_goods(potions=9)
    assert ways_to_pay(scenario.player(), tile_number("A1-06"), False) == []
    scenario.set_goods(potions=0, coins=9)
    assert ways_to_pay(scenario.player(), tile_number("A1-13"), False) == []
    assert ways_to_pay(scenario.player(), tile_number("A1-01"), False) == []


@pytest.mark.parametrize(("seats", "first_wild"), [(2, 4), (3, 4), (4, 5), (5, 5)])
def test_the_upper_row_costs_more(seats: int, first_wild: int) -> None:
    """TG-8.6, TG-8.9, TG-R10  Also a free tile, in round 1, in the catch-up."""
    for slot in range(1, 7 if seats < 4 else 9):
        scenario = TalesOfGloryScenario(seats)
        scenario.set_goods(coins=1, potions=1)
        scenario.set_taken_tile("A1-17", slot)
        scenario.begins_turn()
        assert prices(scenario) == ({"1 coin", "1 potion"} if slot >= first_wild else {"nothing"})


def test_who_has_neither_coin_nor_potion_cannot_play_from_there() -> None:
    """TG-8.9, TG-8.6  The surcharge is not optional."""
    scenario = TalesOfGloryScenario()
    scenario.set_taken_tile("A1-18", 6)
    scenario.begins_turn()
    assert scenario.player().discards == 1


def test_the_surcharge_comes_on_top() -> None:
    """TG-8.7, TG-8.8  Coins and potions must each be there together."""
    scenario = TalesOfGloryScenario()
    scenario.set_goods(coins=1, potions=1, magic=1)
    tile = tile_number("A2-17")  # 1 Magic and 1 potion
    assert ways_to_pay(scenario.player(), tile, True) == [IN_COINS]
    scenario.set_goods(coins=0)
    assert ways_to_pay(scenario.player(), tile, True) == []
    scenario.set_goods(potions=2)
    assert ways_to_pay(scenario.player(), tile, True) == [IN_POTIONS]


def test_the_default_surcharge_stands_first() -> None:
    """TG-20.7, TG-R45  A coin with more coins than potions left, else a potion."""
    scenario = TalesOfGloryScenario()
    tile = tile_number("A1-06")  # 2 coins
    scenario.set_goods(coins=4, potions=1)
    assert ways_to_pay(scenario.player(), tile, True) == [IN_COINS, IN_POTIONS]
    scenario.set_goods(coins=3, potions=1)
    assert ways_to_pay(scenario.player(), tile, True) == [IN_POTIONS, IN_COINS]


def test_a_discarded_tile_is_not_played() -> None:
    """TG-9.1, TG-9.2, TG-9.3, TG-9.5  Even if it could be: a coin, a potion, a Key, face up."""
    scenario = TalesOfGloryScenario()
    scenario.set_goods(coins=5)
    scenario.set_taken_tile("A1-06", 6)
    scenario.begins_turn()
    scenario.chooses("Discard Master-at-Arms for 1 coin, 1 potion, a Key")
    scenario.chooses("Open the chest of Paladin: 2 potions")
    assert scenario.goods() == (0, 0, 3, 6, 0)
    assert "A1-06" in scenario.view(None).discard
    assert scenario.player().taken == NO_TILE
    assert len(scenario.player().laid) == 1


def test_the_key_of_a_discard_may_be_lost() -> None:
    """TG-9.4, TG-R39  Coin and potion are received all the same."""
    scenario = TalesOfGloryScenario()
    scenario.open_chest("H1", 0)
    scenario.open_chest("H1", 1)
    scenario.discards("A1-01")
    assert scenario.goods() == (0, 0, 1, 1, 0)
    assert scenario.player().keys_lost == 1


def test_nobody_else_decides() -> None:
    """TG-20.11, TG-22.5  Every question of the step is the player's own."""
    scenario = TalesOfGloryScenario(3)
    for seat in range(3):
        scenario.set_taken_tile("A1-17", 1, seat)
    scenario.happens(PlayTiles())
    seats = []
    while not scenario.is_idle:
        [decision] = open_decisions(scenario.state)
        seats.append(decision.seat)
        scenario.chooses(scenario.offers()[-1])
    assert seats == sorted(seats)
    assert gain_of("A1-17")[0].n == 4
