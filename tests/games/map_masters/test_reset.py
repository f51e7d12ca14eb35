"""Phase F: optimisers and spells of the reset (MM-11)."""

from __future__ import annotations

import pytest

from donjon.games.map_masters.content.spellbooks import BARTER, REWIND, UNRAVEL
from donjon.games.map_masters.rules.barter import Barter
from donjon.games.map_masters.rules.deck_improvement import Optimise
from donjon.games.map_masters.rules.reset import CleanUp, Reset
from tests.games.map_masters.scenario import MapMastersScenario

HAND = "S-4 S-9 S-1 D3-13 D5-01"


def resetting(
    recycles: int = 0, scissors: int = 0, books: tuple[int, ...] = ()
) -> MapMastersScenario:
    """Seat 0 has a hand and what it has found; seat 1 nothing to use."""
    scenario = MapMastersScenario()
    scenario.set_zone(HAND)
    scenario.set_zone("S-1 S-2 S-3 S-4 S-5", 1)
    player = scenario.player(0)
    player.recycles, player.scissors = recycles, scissors
    scenario.give_books(*books)
    scenario.happens(Reset())
    return scenario


def test_the_next_objective_is_known_first() -> None:
    """MM-11.1, MM-1.5  Drawn before anybody decides."""
    scenario = MapMastersScenario()
    scenario.put_on_objective_pile("rope")
    scenario.player(0).recycles = 1
    scenario.set_zone(HAND)
    scenario.happens(Reset())
    primary = scenario.view().primary
    assert primary is not None
    assert primary.id == "rope"
    assert scenario.decision().seat == 0


def test_a_recycled_card_stays() -> None:
    """MM-11.2, MM-11.3, MM-11.5, MM-11.7, MM-R25  The rest goes to the discard pile."""
    scenario = resetting(recycles=1)
    assert len(scenario.offers_starting_with("Recycle")) == 5
    scenario.chooses("Recycle Tinker’s Bench for the next turn")
    assert scenario.is_idle
    player = scenario.player(0)
    assert scenario.card_ids(player.zone) == ["D3-13"]
    assert sorted(scenario.card_ids(player.discard)) == ["D5-01", "S-1", "S-4", "S-9"]
    assert player.kept == []


def test_a_cut_card_leaves_the_game() -> None:
    """MM-11.4, MM-R7  Even the card that carries the scissors; it never comes back."""
    scenario = resetting(scissors=1)
    scenario.chooses("Remove Grand Cellar from the game (Scissors)")
    player = scenario.player(0)
    assert scenario.card_number("D5-01") in scenario.state.box
    assert "D5-01" not in scenario.card_ids(player.zone + player.discard + player.pile.hidden_cards)


def test_a_card_is_affected_once() -> None:
    """MM-11.5, MM-R26  A recycled card is cut no more; optimisers are used in any order."""
    scenario = resetting(recycles=1, scissors=1)
    scenario.chooses("Recycle Grand Cellar for the next turn")
    assert "Remove Grand Cellar from the game (Scissors)" not in scenario.offers()
    scenario.chooses("Remove Crossroads from the game (Scissors)")
    assert scenario.is_idle
    assert scenario.card_ids(scenario.player(0).zone) == ["D5-01"]


def test_optimisers_are_optional() -> None:
    """MM-11.2, MM-15.3, MM-15.4  Each may be left; the absent use none."""
    scenario = resetting(recycles=2, scissors=1)
    assert scenario.decision().default(scenario.state, scenario.state.chance) == 0
    scenario.chooses("Go on to the next turn")
    assert scenario.player(0).zone == []
    assert scenario.player(0).recycles == 0


def test_five_cards_must_remain() -> None:
    """MM-R8, MM-I8, MM-3.4  Nobody cuts the own deck below five."""
    scenario = MapMastersScenario()
    player = scenario.player(0)
    player.pile.hidden_cards = []
    scenario.set_zone(HAND)
    player.pile.hidden_cards = []
    player.scissors = player.recycles = 1
    scenario.give_books(15)
    scenario.happens(Optimise(0))
    assert not scenario.offers_starting_with("Remove")
    assert scenario.offers_starting_with("Recycle")
    player.discard = [scenario.take_out("S-2")]
    assert len(scenario.offers_starting_with("Remove")) == 10
    scenario.chooses("Recycle Grand Cellar for the next turn")
    scenario.chooses("Remove Locked Closet from the game (Unravel)")
    assert scenario.is_idle  # recycled cards count: five are left


def test_the_spells_of_the_reset() -> None:
    """MM-11.6, MM-14.1, MM-14.2  SB-15 cuts, SB-17 recycles for two coins; each once."""
    scenario = resetting(books=(15, 17))
    scenario.chooses("Remove Crossroads from the game (Unravel)")
    assert not scenario.player(0).is_ready(UNRAVEL)
    scenario.chooses("Recycle Grand Cellar with Rewind (2 coins)")
    assert scenario.player(0).coins == 4
    assert scenario.card_ids(scenario.player(0).zone) == ["D5-01"]


def test_rewind_needs_its_coins() -> None:
    """MM-I6  Without two coins it is not offered."""
    scenario = MapMastersScenario()
    scenario.set_zone(HAND)
    scenario.give_books(17)
    scenario.player(0).coins = 1
    scenario.happens(Optimise(0))
    assert scenario.is_idle
    assert scenario.player(0).is_ready(REWIND)


def test_barter() -> None:
    """MM-11.9, MM-R27, MM-R25  A dungeon card for a visible one of equal or lower cost."""
    scenario = MapMastersScenario()
    scenario.set_zone(HAND)
    scenario.give_books(16)
    scenario.set_market_column(0, "D3-01 D3-02")
    scenario.set_market_column(2, "D5-02 D5-03")
    coming = scenario.state.piles[2].hidden_cards[-1]
    scenario.happens(Reset())
    offers = scenario.offers()
    assert "Give Grand Cellar for Treasury Hall" in offers
    assert "Give Tinker’s Bench for Cask Cellar" in offers
    assert not [label for label in offers if label.startswith("Give Locked Closet")]
    assert "Give Tinker’s Bench for Treasury Hall" not in offers
    scenario.chooses("Give Grand Cellar for Treasury Hall")
    assert scenario.card_ids(scenario.player(0).zone) == ["D5-02"]
    assert scenario.card_number("D5-01") in scenario.state.box
    assert scenario.state.display[2][0] == coming  # refilled at once
    assert scenario.player(0).is_ready(BARTER)  # ready again for the next turn: MM-11.8


@pytest.mark.parametrize("takes_all", [False, True])
def test_a_card_left_out_is_not_used(takes_all: bool) -> None:
    """MM-R58, MM-4.3  Only cards of the dungeon are bartered, unless the table says otherwise."""
    scenario = MapMastersScenario(barter_left_out=takes_all)
    scenario.set_zone("D5-01 D3-13 S-4 S-9 S-3")
    scenario.set_zone("S-9 S-4 S-1 S-3 S-2", 1)
    scenario.give_books(16)
    scenario.begins_exploration()
    scenario.chooses("Place Tinker’s Bench at 0, 0", 0)
    scenario.chooses("Finished", 0)
    scenario.state.owed.clear()
    scenario.happens(Reset())
    given = {label.partition(" for ")[0] for label in scenario.offers() if label.startswith("Give")}
    used, left_out = "Give Tinker’s Bench", "Give Grand Cellar"
    assert given == ({used, left_out} if takes_all else {used})
    scenario.state.owed.clear()
    scenario.happens(CleanUp())
    assert scenario.player(0).left_out == []


def test_barter_needs_room_in_the_zone() -> None:
    """MM-R27, MM-2.14  Not with five recycled cards."""
    scenario = MapMastersScenario()
    scenario.set_zone("D3-01")
    scenario.give_books(16)
    scenario.player(0).kept = [scenario.take_out(id) for id in ("S-1", "S-2", "S-3", "S-4", "S-5")]
    scenario.happens(Barter(0))
    assert scenario.is_idle
    assert Barter(0).default(scenario.state, scenario.state.chance) == 0


def test_barter_comes_after_the_optimisers_in_market_order() -> None:
    """MM-11.9, MM-1.8  Everything else is simultaneous."""
    scenario = MapMastersScenario(3, youngest=2)
    for seat in range(3):
        scenario.set_zone("S-1 S-2 S-3 S-4 D3-01" if seat == 0 else "S-1 S-2 S-3 S-4 S-5", seat)
        scenario.player(seat).recycles = 1
    scenario.give_books(16)
    scenario.happens(Reset())
    assert [d.seat for d in scenario.state.owed[-1].open_decisions()] == [1, 2, 0]
    for seat in (2, 0, 1):
        scenario.chooses("Go on to the next turn", seat)
    assert scenario.offers()[0] == "Exchange nothing"


def test_everything_is_made_ready() -> None:
    """MM-6.11, MM-11.7, MM-11.8  Paths wiped, hands discarded, books turned up."""
    scenario = MapMastersScenario()
    scenario.set_zone(HAND)
    scenario.give_books(1, 2)
    player = scenario.player(0)
    player.ready = 0
    scenario.begins_exploration()
    scenario.chooses("Place Locked Closet at 0, 0", 0)
    scenario.state.owed.clear()
    scenario.happens(CleanUp())
    assert player.zone == []
    assert len(player.discard) == 5
    assert player.ready == 0b11
    assert player.draft.is_empty()
    assert scenario.view().players[0].dungeon is None
