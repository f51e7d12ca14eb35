"""Tales of Glory: where a tile could go and what it would give, before anyone chooses."""

from __future__ import annotations

import pytest

from donjon import FastChance, Match
from donjon.games.tales_of_glory import preview
from donjon.games.tales_of_glory.act import DISCARD, SPAN, Act, surcharge_of, tile_of
from donjon.games.tales_of_glory.foresight import MEMORY
from donjon.games.tales_of_glory.grid import x_of, y_of
from donjon.games.tales_of_glory.names import SHORT_IDS
from donjon.games.tales_of_glory.payment import IN_COINS, NO_SURCHARGE
from donjon.games.tales_of_glory.seen import ChestView, EdgeView, PriceView, TilePreview
from donjon.games.tales_of_glory.state import TalesOfGlory
from donjon.kernel.fingerprint import contents
from donjon.kernel.state import answer, asked, settle
from tests.games.tales_of_glory.table import GAME, Tale


def of(t: Tale, id: str) -> TilePreview:
    """The preview of one tile."""
    [found] = [each for each in preview(t.state, 0) if each.tile == id]
    return found


def test_all_tiles_that_concern_a_seat() -> None:
    """TG-3.3, TG-7.4  The display, the tile taken, the own Quests, and nothing of others."""
    t = Tale(2, quests=True)
    t.displays("A1-01 - A1-03 A1-04 A1-05 A1-06")
    t.holds("A1-02", 2)
    t.keeps("Q01 Q02")
    t.keeps("Q03 Q04", seat=1)
    shown = [(each.tile, each.slot) for each in preview(t.state, 0)]
    assert shown == [
        ("A1-01", 1), ("A1-03", 3), ("A1-04", 4), ("A1-05", 5), ("A1-06", 6), ("A1-02", 2),
        ("Q01", 0), ("Q02", 0),
    ]  # fmt: skip
    assert [each.tile for each in t.seen(0).previews] == []  # nothing is owed: it is over
    assert t.seen(None).previews == []


def test_cost_with_surcharge_and_reinforcement() -> None:
    """TG-8.4, TG-8.6, TG-8.8  Each way to pay; without any it cannot be played now."""
    t = Tale(4)
    t.displays("A1-01 A1-02 A1-03 A1-04 A1-05 A2-09 A1-07 A1-08")
    t.has(combat=1, coins=3, potions=2)
    found = of(t, "A2-09")
    assert found.missing == 1
    assert found.prices == [PriceView(2, 1, "coin"), PriceView(1, 2, "potion")]
    t.has(coins=0)
    assert of(t, "A2-09").prices == []
    assert of(t, "A2-09").cells


def test_gains_with_keys_and_every_chest() -> None:
    """TG-11.1, TG-12.3  One outcome for each chest that the Key may open."""
    t = Tale()
    t.displays("A1-01 A1-02 A1-03 A1-04 A1-05 A1-06")
    t.has(combat=1)
    [below, east] = of(t, "A1-01").cells
    assert (below.x, below.y, below.keys) == (0, -1, 0)
    assert [(each.coins, each.prestige) for each in below.outcomes] == [(0, 3)]
    assert (east.x, east.y, east.keys) == (1, 0, 1)
    assert [(each.chests, each.coins, each.potions, each.prestige) for each in east.outcomes] == [
        ([ChestView("H1", 0)], 3, 0, 3),
        ([ChestView("H1", 1)], 0, 2, 3),
        ([ChestView("A1-01", 0)], 2, 0, 3),
    ]


def test_place_gains_from_both_sides() -> None:
    """TG-14.4, TG-14.5  What pays, and what would be lost for good."""
    t = Tale()
    t.displays("A1-14 A1-02 A1-03 A1-04 A1-05 A1-06")
    t.lies("A1-11", 0, 1)
    [west] = [cell for cell in of(t, "A1-14").cells if (cell.x, cell.y) == (-1, 1)]
    assert west.edges == [EdgeView("A1-14", 1, True), EdgeView("A1-11", 3, True)]
    assert [(each.coins, each.potions) for each in west.outcomes] == [(2, 2)]
    [east] = [cell for cell in of(t, "A1-04").cells if (cell.x, cell.y) == (1, 1)]
    assert east.edges == [EdgeView("A1-11", 1, False)]


def test_a_lost_key_and_the_token() -> None:
    """TG-12.6, TG-13.4  Both are foreseen."""
    t = Tale()
    t.displays("A1-08 A1-18 A1-03 A1-04 A1-05 A1-06")
    t.opens("H1", 0)
    t.opens("H1", 1)
    t.has(coins=2)
    t.state.first = 1
    [east] = [cell for cell in of(t, "A1-18").cells if (cell.x, cell.y) == (1, 0)]
    assert [(each.keys_lost, each.first_player) for each in east.outcomes] == [(1, False)]
    assert of(t, "A1-08").cells[0].outcomes[0].first_player


@pytest.mark.parametrize("options", [{}, {"quests": True}, {"quests": True, "gains_last": True}])
def test_what_is_foreseen_is_what_happens(options: dict[str, object]) -> None:
    """TG-V18  Each play offered is foreseen with its price, and comes to one of its outcomes."""
    compared = 0
    for seed in range(6):
        s = GAME.new_state(3, GAME.check_options(options, 3), FastChance(seed))
        assert isinstance(s, TalesOfGlory)
        chance = FastChance(seed)
        while settle(s):
            decision = asked(s)[0]
            if isinstance(decision, Act):
                compared += check_plays(s, decision, bool(options.get("gains_last")))
            picked = decision.options(s)
            answer(s, decision, picked[chance.below(len(picked))])
    assert compared > 500


def check_plays(s: TalesOfGlory, decision: Act, gains_last: bool) -> int:
    """Compare every play that is offered with its preview; how many there were."""
    player = s.players[decision.seat]
    before = contents(s)
    found = {(each.tile, each.slot): each for each in preview(s, decision.seat)}
    assert contents(s) == before
    compared = 0
    for option in decision.options(s):
        if option >= DISCARD:
            continue
        tile, surcharge = tile_of(player, option), surcharge_of(option)
        slot = player.slot if tile == player.taken else 0
        seen = found[SHORT_IDS[tile], slot]
        name = "" if surcharge == NO_SURCHARGE else "coin" if surcharge == IN_COINS else "potion"
        [price] = [each for each in seen.prices if each.surcharge == name]
        cell = option % SPAN
        [place] = [c for c in seen.cells if (c.x, c.y) == (x_of(cell), y_of(cell))]
        twin = s.clone()
        answer(twin, decision, option)
        laying = twin.players[decision.seat]
        while twin.owed[-1] is not decision:  # the first chest, whatever it is
            options = twin.owed[-1].ask(twin)
            if options:
                answer(twin, asked(twin)[0], options[0])
        compared += 1
        if gains_last:
            assert laying.coins == player.coins - price.coins
            continue
        change = (
            laying.coins - player.coins + price.coins,
            laying.potions - player.potions + price.potions,
            laying.combat - player.combat,
            laying.magic - player.magic,
            laying.prestige - player.prestige,
        )
        assert change in [
            (each.coins, each.potions, each.combat, each.magic, each.prestige)
            for each in place.outcomes
        ]
    return compared


def test_what_is_foreseen_of_a_whole_display_is_remembered() -> None:
    """A scene asks for all eight tiles again and again."""
    match = Match(GAME, 5, 4)
    chance = FastChance(4)
    while match.view(0).round < 8:
        seat = match.waiting[0]
        choices = match.choices(seat)
        match.play(seat, choices[chance.below(len(choices))])
    s = match.state()
    assert isinstance(s, TalesOfGlory)
    MEMORY.clear()
    first, again = preview(s, 0), preview(s, 0)
    assert len(first) == 8
    assert all(one is other for one, other in zip(first, again, strict=True))
