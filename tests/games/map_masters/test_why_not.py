"""What Map Masters' table says of things that cannot be picked, and what they mean now."""

from __future__ import annotations

from donjon.games.map_masters.content.tables import HAND, face_of
from donjon.games.map_masters.rules.barter import Barter
from donjon.games.map_masters.rules.deck_improvement import Optimise
from donjon.games.map_masters.words.ids import card_id, node_id
from tests.games.map_masters.scenario import MapMastersScenario, plan


def shopping(coins: int) -> MapMastersScenario:
    """Seat 0 buys, with so many coins."""
    scenario = MapMastersScenario()
    scenario.player().coins = coins
    scenario.begins_market()
    return scenario


class TestTheMarket:
    def test_coins_are_counted(self) -> None:
        """MM-2.8, MM-2.9"""
        scenario = shopping(1)
        cards = [column[0] for column in scenario.state.display]
        said = [scenario.why_not(card_id(card)) for card in cards]
        assert said == [f"{cost} coins, you have 1" for cost in (3, 4, 5, 6)]
        assert scenario.why_not("pile:2") == "5 coins, you have 1"
        assert scenario.why_not("pile:books") == "2 coins, you have 1"
        assert scenario.why_not(f"book:{scenario.state.books[0]}") == "2 coins, you have 1"
        assert scenario.why_not("token:sword") == ""

    def test_what_is_sold_out_cannot_be_bought(self) -> None:
        """MM-2.10"""
        scenario = shopping(9)
        scenario.state.stock[0] = 0
        assert scenario.why_not("token:sword") == "none left"
        assert scenario.means_now("token:sword") == "for sale: 0"

    def test_a_discount_is_taken_off(self) -> None:
        """MM-2.9  SB-12 takes one coin off."""
        scenario = shopping(2)
        scenario.give_books(12)
        scenario.state.owed.clear()
        scenario.begins_market()
        assert scenario.why_not(card_id(scenario.state.display[0][0])) == ""
        assert scenario.why_not(card_id(scenario.state.display[1][0])) == "3 coins, you have 2"
        assert scenario.why_not("book:11").endswith("has it")

    def test_a_full_hand_takes_no_card(self) -> None:
        """MM-2.14"""
        scenario = shopping(9)
        scenario.set_zone("S-1 S-2 S-3 S-4 S-5")
        said = scenario.why_not(card_id(scenario.state.display[0][0]))
        assert said == f"your hand is full: {HAND} cards"

    def test_goals_are_never_picked(self) -> None:
        scenario = shopping(9)
        assert scenario.why_not("goal:0") == "it counts by itself and is not picked"
        assert scenario.why_not("deck:0") == "it counts by itself and is not picked"


class TestTheDungeon:
    def exploring(self) -> MapMastersScenario:
        scenario = MapMastersScenario()
        scenario.set_zone("S-9 S-4 S-1 S-2 S-3")
        scenario.set_zone("S-9 S-4 S-1 S-2 S-3", 1)
        scenario.begins_exploration()
        return scenario

    def test_the_market_is_over(self) -> None:
        """MM-2.7"""
        scenario = self.exploring()
        assert scenario.why_not("token:key", 0) == "the market is over for this turn"
        card = card_id(scenario.state.display[0][0])
        assert scenario.why_not(card, 0) == "the market is over for this turn"

    def test_another_dungeon_is_anothers(self) -> None:
        """MM-4.2"""
        scenario = self.exploring()
        other = scenario.card_number("S-9", 1)
        for id in (card_id(other), "cell:1:0,0", node_id(other, 0)):
            assert scenario.why_not(id, 0).startswith("it belongs to")

    def test_the_path_begins_at_a_free_end(self) -> None:
        """MM-5.1, MM-4.8"""
        scenario = self.exploring()
        scenario.hands_in(plan("S-9 0 0, S-4 2 1"), 0, until_done=False)
        card = scenario.card_number("S-9")
        assert scenario.why_not(f"end:{card}:L1", 0) == ""
        assert scenario.why_not(f"end:{card}:R2", 0) == "no free end: a card lies against it"
        assert scenario.why_not(node_id(card, 0), 0) == "begin the path at a free end"
        assert scenario.why_not("cell:0:9,9", 0).startswith("no card fits here")

    def test_the_path_goes_step_by_step(self) -> None:
        """MM-5.2, MM-5.3"""
        scenario = self.exploring()
        scenario.hands_in(plan("S-9 0 0, S-4 2 1", "S-9:L1 (1,3)"), 0, until_done=False)
        card = scenario.card_number("S-9")
        nodes = len(face_of(card).level)
        assert scenario.why_not(f"end:{card}:L1", 0) == "The path has already started."
        reasons = {scenario.why_not(node_id(card, node), 0) for node in range(nodes)}
        assert reasons >= {"", "no step leads there from the head of the path"}
        assert scenario.means_now("found:key:0") == "found: 0, used: 0"
        assert scenario.means_now("goal:0") == "your path: 0 found, 0 points"


class TestAfterTheTurn:
    def test_optimisers_are_counted(self) -> None:
        """MM-11.2, MM-11.5"""
        scenario = MapMastersScenario()
        scenario.set_zone("S-9 S-4 S-1 D3-13")
        player = scenario.player()
        player.recycles = 1
        scenario.happens(Optimise(0))
        card = card_id(player.zone[0])
        assert scenario.why_not(card) == ""
        player.kept.append(player.zone.pop())
        assert scenario.why_not(card_id(player.kept[0])) == "a card is kept or removed once"
        player.recycles = 0
        assert scenario.why_not(card) == "recycling left: 0, scissors left: 0"

    def test_a_barter_is_for_no_more(self) -> None:
        """MM-R27"""
        scenario = MapMastersScenario()
        scenario.set_zone("S-9 D3-13")
        scenario.player().left_out = []
        scenario.happens(Barter(0))
        start, used = (card_id(card) for card in scenario.player().zone)
        cheap, dear = (card_id(scenario.state.display[n][0]) for n in (0, 3))
        assert scenario.why_not(start) == "a starting card is not exchanged"
        assert scenario.why_not(used) == scenario.why_not(cheap) == ""
        assert scenario.why_not(dear) == "it costs more than the cards you can give"
        scenario.player().left_out = [scenario.player().zone[1]]
        assert scenario.why_not(used).startswith("only a card of your dungeon")


def test_a_goal_says_what_each_find_is_worth() -> None:
    """MM-10.3, MM-9.3"""
    scenario = MapMastersScenario()
    scenario.set_primary_objective("key", hourglass=True)
    assert scenario.means_now("goal:0").endswith("for each one found; first to finish: 2 more")
    scenario.player().coins = 7
    assert scenario.means_now("coins:0") == "at the end worth 2 points"
