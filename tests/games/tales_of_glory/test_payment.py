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
from tests.games.tales_of_glory.set_table import Tale, gain_of, number


def prices(t: Tale) -> set[str]:
    """What the offers to lay the tile cost."""
    return {label.partition("(pay ")[2].rstrip(")") for label in t.offers_any("Lay")}


def test_play_or_discard() -> None:
    """TG-7.1, TG-7.2, TG-9.1, TG-R8, TG-20.5  One of the two, by the owner; not neither."""
    t = Tale()
    t.holds("A1-17", 1)
    t.plays()
    assert t.decision().seat == 0
    lays = t.offers_any("Lay")
    assert t.offers() == [*lays, "Discard Forgotten Purse for 1 coin, 1 potion, a Key"]
    assert len(lays) == 3
    assert t.default() == lays[0]


def test_pay_then_place_then_receive() -> None:
    """TG-7.3, TG-8.10, TG-13.6  In this order in the log."""
    t = Tale()
    t.has(coins=2)
    t.holds("A1-06", 1)
    t.plays()
    t.chooses("Lay Master-at-Arms at 1 south (pay 2 coins)")
    told = t.log_lines()
    assert told[-3:] == [
        "pays 2 coins.",
        "lays Master-at-Arms at 1 south.",
        "gains 1 Combat, 2 Prestige.",
    ]


def test_both_are_checked_before_anything_is_paid() -> None:
    """TG-7.4, TG-7.5, TG-R9, TG-20.10  Payable but not placeable: discarded unasked, unpaid."""
    t = Tale()
    t.shut_in()
    t.has(combat=9, coins=3)
    t.opens("H4", 0)
    t.opens("H4", 1)
    for id in ("A3-01", "A3-03"):
        t.opens(id)
    t.holds("A1-02", 1)
    t.plays()
    assert t.is_idle
    assert (t.player().coins, t.player().potions, t.player().discards) == (4, 1, 1)
    assert "discards Goblin Scouts." in t.log_lines()


def test_a_tile_does_not_pay_for_itself() -> None:
    """TG-7.6  Four coins on the purse do not pay its surcharge."""
    t = Tale()
    t.holds("A1-17", 4)
    t.plays()
    assert number("A1-17") in t.state.discard


def test_the_play_order_is_fixed_when_the_step_begins() -> None:
    """TG-7.8, TG-R7, TG-2.5  It starts with the new holder; a gain of the token changes nothing."""
    t = Tale(3)
    t.state.first = 1
    for seat in range(3):
        t.has(seat, coins=1)
        t.holds("A1-08", 1, seat)
    t.happens(PlayTiles())
    order = []
    while not t.is_idle:
        if t.decision().seat not in order:
            order.append(t.decision().seat)
        t.chooses(t.offers()[0])
    assert order == [1, 2, 0]
    assert t.state.first == 0


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
    player = Tale().player()
    due = (coins_due(number(id), NO_SURCHARGE), potions_due(player, number(id), NO_SURCHARGE))
    assert due == price


def test_skills_are_a_requirement_and_stay() -> None:
    """TG-8.3, TG-R12  Points serve again and again; reinforcement puts nothing on the Banner."""
    t = Tale()
    t.has(combat=2, potions=1)
    t.holds("A1-02", 1)
    t.plays()
    assert prices(t) == {"nothing"}
    t.chooses(t.offers()[0])
    assert (t.player().combat, t.player().potions) == (2, 1)
    t.holds("A2-02", 1)
    t.plays()
    t.chooses(t.offers_any("Lay")[0])
    assert (t.player().combat, t.player().potions) == (2, 0)
    t.has(1, combat=3, magic=1, potions=1)
    t.happens(FinalCount())
    assert t.seen().players[0].majorities == ["coin"]


def test_reinforcement_covers_exactly_what_is_missing() -> None:
    """TG-8.4, TG-8.5, TG-R11  No potion more, in both skills if both fall short."""
    t = Tale()
    t.has(combat=1, magic=1, potions=9, coins=9)
    tile = number("A2-06")
    assert missing_points(t.player(), tile) == 3
    assert ways_to_pay(t.player(), tile, False) == [NO_SURCHARGE]
    t.has(combat=9, magic=9)
    assert potions_due(t.player(), tile, NO_SURCHARGE) == 0


def test_one_kind_never_replaces_another() -> None:
    """TG-8.5, TG-8.2  Potions are not coins, coins are neither potions nor skill points."""
    t = Tale()
    t.has(potions=9)
    assert ways_to_pay(t.player(), number("A1-06"), False) == []
    t.has(potions=0, coins=9)
    assert ways_to_pay(t.player(), number("A1-13"), False) == []
    assert ways_to_pay(t.player(), number("A1-01"), False) == []


@pytest.mark.parametrize(("seats", "first_wild"), [(2, 4), (3, 4), (4, 5), (5, 5)])
def test_the_upper_row_costs_more(seats: int, first_wild: int) -> None:
    """TG-8.6, TG-8.9, TG-R10  Also a free tile, in round 1, in the catch-up."""
    for slot in range(1, 7 if seats < 4 else 9):
        t = Tale(seats)
        t.has(coins=1, potions=1)
        t.holds("A1-17", slot)
        t.plays()
        assert prices(t) == ({"1 coin", "1 potion"} if slot >= first_wild else {"nothing"})


def test_who_has_neither_coin_nor_potion_cannot_play_from_there() -> None:
    """TG-8.9, TG-8.6  The surcharge is not optional."""
    t = Tale()
    t.holds("A1-18", 6)
    t.plays()
    assert t.player().discards == 1


def test_the_surcharge_comes_on_top() -> None:
    """TG-8.7, TG-8.8  Coins and potions must each be there together."""
    t = Tale()
    t.has(coins=1, potions=1, magic=1)
    tile = number("A2-17")  # 1 Magic and 1 potion
    assert ways_to_pay(t.player(), tile, True) == [IN_COINS]
    t.has(coins=0)
    assert ways_to_pay(t.player(), tile, True) == []
    t.has(potions=2)
    assert ways_to_pay(t.player(), tile, True) == [IN_POTIONS]


def test_the_default_surcharge_stands_first() -> None:
    """TG-20.7, TG-R45  A coin with more coins than potions left, else a potion."""
    t = Tale()
    tile = number("A1-06")  # 2 coins
    t.has(coins=4, potions=1)
    assert ways_to_pay(t.player(), tile, True) == [IN_COINS, IN_POTIONS]
    t.has(coins=3, potions=1)
    assert ways_to_pay(t.player(), tile, True) == [IN_POTIONS, IN_COINS]


def test_a_discarded_tile_is_not_played() -> None:
    """TG-9.1, TG-9.2, TG-9.3, TG-9.5  Even if it could be: a coin, a potion, a Key, face up."""
    t = Tale()
    t.has(coins=5)
    t.holds("A1-06", 6)
    t.plays()
    t.chooses("Discard Master-at-Arms for 1 coin, 1 potion, a Key")
    t.chooses("Open the chest of Paladin: 2 potions")
    assert t.goods() == (0, 0, 3, 6, 0)
    assert "A1-06" in t.seen(None).discard
    assert t.player().taken == NO_TILE
    assert len(t.player().laid) == 1


def test_the_key_of_a_discard_may_be_lost() -> None:
    """TG-9.4, TG-R39  Coin and potion are received all the same."""
    t = Tale()
    t.opens("H1", 0)
    t.opens("H1", 1)
    t.discards("A1-01")
    assert t.goods() == (0, 0, 1, 1, 0)
    assert t.player().keys_lost == 1


def test_nobody_else_decides() -> None:
    """TG-20.11, TG-22.5  Every question of the step is the player's own."""
    t = Tale(3)
    for seat in range(3):
        t.holds("A1-17", 1, seat)
    t.happens(PlayTiles())
    seats = []
    while not t.is_idle:
        [decision] = open_decisions(t.state)
        seats.append(decision.seat)
        t.chooses(t.offers()[-1])
    assert seats == sorted(seats)
    assert gain_of("A1-17")[0].n == 4
