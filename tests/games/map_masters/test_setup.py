"""The table before the first turn (MM-0)."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.map_masters import GAME
from donjon.games.map_masters.content.tables import DUNGEON_CARDS, FACE_OF, STARTERS, cost_of
from donjon.games.map_masters.model.state import MapMasters
from donjon.games.map_masters.rules.setup import first_of_all, start
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.state import run_until_choice
from donjon.kernel.words.errors import BadOptions
from tests.games.map_masters.scenario import MapMastersScenario


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_begins_alike(seats: int) -> None:
    """MM-0.1, MM-0.2, MM-0.4, MM-0.10, MM-E7  Nine cards, six coins and nothing else."""
    s = MapMastersScenario(seats).state
    assert len(s.players) == seats
    assert sum(player.coins for player in s.players) == 6 * seats
    for player in s.players:
        assert sorted(player.pile.hidden_cards) == STARTERS[player.seat]
        assert [FACE_OF[card] for card in sorted(player.pile.hidden_cards)] == list(range(9))
        assert not player.discard
        assert not player.zone
        assert not player.spells
        assert player.tokens == [0, 0, 0, 0]


@pytest.mark.parametrize("seats", [1, 6])
def test_versus_is_for_two_to_five(seats: int) -> None:
    """MM-0.1, MM-R46  One seat is no match of Versus, nor are six."""
    with pytest.raises(BadOptions):
        GAME.check_seats(seats)


def test_the_market_is_laid_out() -> None:
    """MM-0.5, MM-0.6, MM-0.7, MM-R1  Four stocks of five, two of 17 books, two of each cost."""
    s = MapMastersScenario().state
    assert s.stock == [5, 5, 5, 5]
    assert len(s.books) == 2
    assert sorted(s.books + s.book_pile.hidden_cards) == list(range(17))
    for column, cost in enumerate([3, 4, 5, 6]):
        cards = s.display[column] + s.piles[column].hidden_cards
        assert len(s.display[column]) == 2
        assert len(cards) == 18
        assert {cost_of(card) for card in cards} == {cost}
    assert sum(pile.size() for pile in s.piles) + 8 == DUNGEON_CARDS == 72


def test_the_bank_is_not_a_pile_of_the_state() -> None:
    """MM-0.8, MM-R9  Coins are numbers: a player may own more than the 75 of the box."""
    scenario = MapMastersScenario()
    scenario.player().coins = 100
    scenario.begins_market()
    assert scenario.view().players[0].coins == 100


def test_objectives_are_drawn_one_on_the_other() -> None:
    """MM-0.9, MM-1.2  27 cards, the first of them up before turn 1."""
    s = MapMastersScenario().state
    assert len(s.objective_pile.hidden_cards) == 26
    assert s.drawn == [s.primary]


def test_piles_are_shuffled() -> None:
    """MM-0.3, MM-0.6, MM-0.7, MM-0.9  Another seed gives another order of every pile."""
    one, two = (dealt(seed) for seed in (1, 2))
    assert one.players[0].pile.hidden_cards != two.players[0].pile.hidden_cards
    assert one.piles[0].hidden_cards != two.piles[0].hidden_cards
    assert one.book_pile.hidden_cards != two.book_pile.hidden_cards
    assert one.objective_pile.hidden_cards != two.objective_pile.hidden_cards


def dealt(seed: int) -> MapMasters:
    s = start(Setup(3, GAME.check_options({}, 3), []), FastChance(seed))
    run_until_choice(s)
    return s


def test_the_youngest_buys_first() -> None:
    """MM-0.11, MM-2.1, MM-R2  The seat named; without a name any seat."""
    assert MapMastersScenario(3, youngest=3).state.first == 2
    firsts = {dealt(seed).first for seed in range(20)}
    assert firsts == {0, 1, 2}


def test_a_seat_that_is_not_there_is_not_the_youngest() -> None:
    """MM-R2  With two players seat 5 cannot be named: one is drawn."""
    scenario = MapMastersScenario(2)
    scenario.script(1)
    assert first_of_all(scenario.state, 5) == 1
    assert scenario.script_is_used_up
