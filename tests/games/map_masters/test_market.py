"""Phase B: the market (MM-2)."""

from __future__ import annotations

import pytest

from donjon.games.map_masters.model.state import NO_CARD
from donjon.games.map_masters.rules.market import first_buyer
from donjon.games.map_masters.rules.market_piles import refresh
from donjon.games.map_masters.rules.reset import CleanUp
from donjon.games.map_masters.words.names import card_name
from donjon.kernel.words.translate import translate
from tests.games.map_masters.scenario import MapMastersScenario


def later(seats: int, coins: list[int], points: list[int], first: int = 0) -> MapMastersScenario:
    """A table at the market of turn 2."""
    scenario = MapMastersScenario(seats)
    s = scenario.state
    s.turn, s.first = 1, first
    for player in s.players:
        player.coins = coins[player.seat]
        player.board.primary = [points[player.seat]]
        player.board.secondary = [0]
        player.board.bonus = [0]
    return scenario


@pytest.mark.parametrize(
    ("coins", "points", "first", "expected"),
    [
        ([3, 2, 5], [0, 9, 0], 0, 1),
        ([2, 2, 5], [4, 3, 0], 0, 1),
        ([2, 2, 2], [3, 3, 3], 0, 1),
        ([2, 2, 2], [3, 3, 3], 2, 0),
        ([2, 2, 9], [3, 3, 3], 1, 0),
    ],
)
def test_the_poorest_buys_first(
    coins: list[int], points: list[int], first: int, expected: int
) -> None:
    """MM-2.2, MM-2.3, MM-2.4, MM-R4  Coins, then last turn's points, then clockwise."""
    assert first_buyer(later(3, coins, points, first).state) == expected


def test_points_of_the_last_turn_are_all_that_was_written() -> None:
    """MM-R3  Blue, pink un-halved and the time bonus; exits do not count."""
    scenario = later(2, [2, 2], [5, 0])
    one, two = scenario.player(0).board, scenario.player(1).board
    two.secondary, two.bonus = [4], [2]
    one.exits, two.exits = [1], [0]
    assert one.last_points() == 5
    assert two.last_points() == 6
    assert first_buyer(scenario.state) == 0


def test_who_buys_goes_round_until_all_have_passed() -> None:
    """MM-2.5, MM-2.6, MM-2.7, MM-R5  One article a go, clockwise; the order stays."""
    scenario = MapMastersScenario(3)
    scenario.begins_market()
    assert scenario.decision().seat == 0
    scenario.chooses("Buy a Sword token (1)")
    assert scenario.decision().seat == 1
    scenario.chooses("Pass")
    assert scenario.decision().seat == 2
    scenario.chooses("Buy a Key token (1)")
    assert scenario.decision().seat == 0
    scenario.chooses("Buy a Key token (1)")
    assert scenario.decision().seat == 2
    scenario.chooses("Pass")
    scenario.chooses("Pass")
    assert scenario.is_idle


def test_the_first_buyer_of_turn_1_is_the_youngest() -> None:
    """MM-2.1  Whatever coins there are."""
    scenario = MapMastersScenario(3, youngest=2)
    scenario.player(0).coins = 0
    scenario.begins_market()
    assert scenario.decision().seat == 1


def test_prices_limit_what_can_be_bought() -> None:
    """MM-2.8, MM-2.9, MM-2.20  No credit; a player who can buy nothing passes unasked."""
    scenario = MapMastersScenario()
    scenario.player(0).coins, scenario.player(1).coins = 3, 0
    scenario.set_market_column(0, "D3-01 D3-02")
    scenario.begins_market()
    assert "Buy Cask Cellar (3)" in scenario.offers()
    assert not scenario.offers_starting_with("Buy the top card of cost 4")
    scenario.chooses("Buy Cask Cellar (3)")
    assert scenario.is_idle  # both have passed: nobody has a coin


def test_a_fairy_token_needs_stock() -> None:
    """MM-2.10, MM-13.4, MM-E9  (e) With none in stock it cannot be bought."""
    scenario = MapMastersScenario()
    scenario.state.stock = [0, 5, 5, 5]
    scenario.begins_market()
    assert "Buy a Sword token (1)" not in scenario.offers()
    scenario.chooses("Buy a Rope token (1)")
    assert scenario.player(0).tokens == [0, 0, 0, 1]
    assert scenario.state.stock == [0, 5, 5, 4]
    assert scenario.player(0).coins == 5


def test_any_number_of_tokens_may_be_held() -> None:
    """MM-13.5  All five swords."""
    scenario = MapMastersScenario()
    scenario.begins_market()
    scenario.chooses("Buy a Sword token (1)")
    scenario.chooses("Pass")
    for _ in range(4):
        scenario.chooses("Buy a Sword token (1)")
    assert scenario.player(0).tokens[0] == 5


def test_a_visible_card_is_replaced_at_once() -> None:
    """MM-2.12, MM-2.13, MM-2.15, MM-I9  It lies face up in the zone; the next one is turned up."""
    scenario = MapMastersScenario()
    s = scenario.state
    scenario.set_market_column(1, "D4-01 D4-02")
    coming = s.piles[1].hidden_cards[-1]
    scenario.begins_market()
    scenario.chooses("Buy Counting House (4)")
    assert scenario.card_ids(scenario.player(0).zone) == ["D4-02"]
    assert s.display[1] == [scenario.card_number("D4-01"), coming]
    assert scenario.player(0).coins == 2


def test_a_blind_purchase_leaves_the_display_alone() -> None:
    """MM-2.11, MM-2.12, MM-2.15, MM-R48  The top card of the pile, at the same price."""
    scenario = MapMastersScenario()
    s = scenario.state
    card, shown = s.piles[0].hidden_cards[-1], s.display[0][:]
    scenario.begins_market()
    scenario.chooses("Buy the top card of cost 3 unseen (3)")
    assert scenario.player(0).zone == [card]
    assert s.display[0] == shown
    scenario.chooses("Pass")
    book, books = s.book_pile.hidden_cards[-1], s.books[:]
    scenario.chooses("Buy the top spellbook unseen (2)")
    assert scenario.player(0).spells == [book]
    assert s.books == books


def test_five_cards_fill_the_zone() -> None:
    """MM-2.14, MM-R6  No sixth card; tokens and books may still be bought."""
    scenario = MapMastersScenario()
    scenario.set_zone("D3-01 D3-02 D3-03 D3-04 D3-05")
    scenario.player(0).coins = 20
    scenario.begins_market()
    assert not [label for label in scenario.offers() if "of cost" in label]
    assert scenario.offers_starting_with("Buy a Sword token")
    assert scenario.offers_starting_with("Buy the spellbook")


def test_a_third_spellbook_replaces_an_old_one() -> None:
    """MM-2.16, MM-2.17, MM-15.3, MM-R39, MM-I3  The new one stays and is ready."""
    scenario = MapMastersScenario()
    scenario.give_books(1, 2)
    scenario.player(0).ready = 1 << 1
    scenario.set_visible_books(8, 9)
    scenario.begins_market()
    scenario.chooses("Buy the spellbook Crossed Ways (2)")
    assert scenario.offers() == ["Give up Bane", "Give up Feather Step"]
    decision = scenario.decision()
    assert decision.default(scenario.state, scenario.state.chance) == 0  # MM-15.4: the older one
    scenario.chooses("Give up Feather Step")
    assert scenario.player(0).spells == [0, 7]
    assert scenario.player(0).ready == 1 << 7
    assert scenario.state.book_discard == [1]


def test_a_round_of_purchases() -> None:
    """MM-E2  A spellbook, a dungeon card of cost 3 and a token for six coins."""
    scenario = MapMastersScenario()
    scenario.give_books(1, 2)
    scenario.set_visible_books(8, 9)
    scenario.set_market_column(0, "D3-01 D3-02")
    scenario.begins_market()
    scenario.chooses("Buy the spellbook East-West Fold (2)")
    scenario.chooses("Give up Bane")
    scenario.chooses("Pass")
    scenario.chooses("Buy Toll Passage (3)")
    scenario.chooses("Buy a Rope token (1)")
    player = scenario.player(0)
    assert player.coins == 0
    assert player.spells == [1, 8]
    assert scenario.card_ids(player.zone) == ["D3-02"]
    assert player.tokens == [0, 0, 0, 1]


def test_a_new_spellbook_may_be_used_at_once() -> None:
    """MM-2.17, MM-14.1  The Haggler bought a moment ago saves a coin."""
    scenario = MapMastersScenario()
    scenario.set_visible_books(12, 9)
    scenario.set_market_column(1, "D4-01 D4-02")
    scenario.player(0).coins = 5
    scenario.begins_market()
    scenario.chooses("Buy the spellbook Haggler (2)")
    scenario.chooses("Pass")
    assert "Buy Brewery (4)" not in scenario.offers()
    scenario.chooses("Buy Brewery with the Haggler (3)")
    assert scenario.player(0).coins == 0
    assert not scenario.player(0).ready  # MM-14.2


def test_the_haggler_works_blind_and_once() -> None:
    """MM-14.1, MM-14.2  One coin less for an unseen card, and no second time."""
    scenario = MapMastersScenario()
    scenario.give_books(12)
    scenario.player(0).coins = 9
    scenario.begins_market()
    scenario.chooses("Buy the top card of cost 3 unseen with the Haggler (2)")
    scenario.chooses("Pass")
    assert not [label for label in scenario.offers() if "Haggler" in label]


def test_twin_fairies_bring_a_second_token() -> None:
    """MM-14.1, MM-14.2  One of a different kind, in stock, free; never forced."""
    scenario = MapMastersScenario()
    scenario.give_books(13)
    scenario.state.stock[1] = 0
    scenario.begins_market()
    scenario.chooses("Buy a Sword token (1)")
    assert scenario.offers() == [
        "Also take a Key token",
        "Also take a Rope token",
        "Take no second token",
    ]
    scenario.chooses("Also take a Rope token")
    assert scenario.player(0).tokens == [1, 0, 0, 1]
    assert scenario.player(0).coins == 5
    scenario.chooses("Pass")
    scenario.chooses("Buy a Sword token (1)")  # the book is used: nothing more is asked
    assert scenario.player(0).tokens == [2, 0, 0, 1]


def test_coins_are_kept() -> None:
    """MM-2.18  What is not spent stays for later turns."""
    scenario = MapMastersScenario()
    scenario.begins_market()
    scenario.chooses("Pass")
    scenario.chooses("Pass")
    scenario.happens(CleanUp())
    assert scenario.player(0).coins == 6


def test_an_empty_pile_is_made_of_its_discards() -> None:
    """MM-R7, MM-I9  Else the gap stays open and nothing is sold blind."""
    scenario = MapMastersScenario()
    s = scenario.state
    s.piles[0].hidden_cards, s.discards[0] = [], s.piles[0].hidden_cards[:1]
    scenario.player(0).coins = scenario.player(1).coins = 20
    scenario.begins_market()
    scenario.chooses("Buy the top card of cost 3 unseen (3)")
    assert s.piles[0].hidden_cards == s.discards[0] == []
    assert (
        "The discarded dungeon cards of cost 3 are shuffled into a new pile" in scenario.log_lines()
    )
    assert "Buy the top card of cost 3 unseen (3)" not in scenario.offers()
    scenario.chooses(f"Buy {translate(card_name(s.display[0][0]), 'en')} (3)")
    assert s.display[0][0] == NO_CARD


def test_the_spellbook_pile_is_made_of_its_discards() -> None:
    """MM-R7  The replaced ones come back."""
    scenario = MapMastersScenario()
    s = scenario.state
    s.book_discard, s.book_pile.hidden_cards = s.book_pile.hidden_cards[:1], []
    again = s.book_discard[0]
    scenario.begins_market()
    scenario.chooses("Buy the top spellbook unseen (2)")
    assert scenario.player(0).spells == [again]
    assert "The discarded spellbooks are shuffled into a new pile" in scenario.log_lines()


def test_the_market_is_refreshed() -> None:
    """MM-2.21, MM-11.10  All ten visible cards are discarded and replaced from the piles."""
    scenario = MapMastersScenario()
    s = scenario.state
    cards, books = [row[:] for row in s.display], s.books[:]
    s.turn = 2
    scenario.happens(CleanUp())
    assert s.discards == cards
    assert s.book_discard == books
    for column, row in enumerate(s.display):
        assert len(row) == 2
        assert not set(row) & set(cards[column])
    assert not set(s.books) & set(books)


@pytest.mark.parametrize("turn", [0, 1, 3, 4])
def test_in_other_turns_the_market_stays(turn: int) -> None:
    """MM-2.21  Only the end of turn 3 refreshes."""
    scenario = MapMastersScenario()
    scenario.state.turn = turn
    before = [row[:] for row in scenario.state.display]
    scenario.happens(CleanUp())
    assert scenario.state.display == before


def test_a_refresh_with_empty_piles_brings_the_discards_back() -> None:
    """MM-2.21, MM-R7  Nothing else is left to show."""
    scenario = MapMastersScenario()
    s = scenario.state
    s.piles[0].hidden_cards = []
    scenario.script(0)
    before = set(s.display[0])
    refresh(s)
    assert set(s.display[0]) == before


def test_an_absent_player_passes() -> None:
    """MM-15.4  In the market."""
    scenario = MapMastersScenario()
    scenario.begins_market()
    decision = scenario.decision()
    assert decision.default(scenario.state, scenario.state.chance) == 0
