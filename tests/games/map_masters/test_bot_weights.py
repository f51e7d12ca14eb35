"""Map Masters: the weights of the bot, and a policy made with others."""

from __future__ import annotations

import pytest

from donjon import FastChance, Match
from donjon.games.map_masters.bot.ideas import turn
from donjon.games.map_masters.bot.policy import policy, policy_with
from donjon.games.map_masters.bot.weights import BY_SEATS, FEWEST, TABLE, weights_of
from donjon.games.map_masters.content.tables import SEATS
from donjon.games.map_masters.model.state import MapMasters
from donjon.games.map_masters.rules.after_purchase import GiveUpBook
from donjon.games.map_masters.rules.articles import PASS
from donjon.games.map_masters.rules.deck_improvement import STOP, Optimise
from donjon.kernel.rules.policy import Policy
from donjon.kernel.tuning.weight import Weight
from donjon.kernel.words.errors import BadContent
from donjon.registry import game
from tests.games.map_masters.scenario import MapMastersScenario

A = 0


def changed(**values: float) -> list[Weight]:
    """The weights at two seats, some of them changed."""
    weights = TABLE.at(2)
    assert values.keys() <= {weight.name for weight in weights}
    return [each.changed(values.get(each.name, each.value)) for each in weights]


def choice(scenario: MapMastersScenario, chooser: Policy[MapMasters]) -> int:
    """What a policy chooses for the first seat."""
    decision = scenario.decision(A)
    options = decision.options(scenario.state)
    return int(chooser(scenario.state, decision, options, FastChance(1)))


def truth(match: Match) -> MapMasters:
    state = match.state()
    assert isinstance(state, MapMasters)
    return state


def test_the_file_is_for_all_seats_of_the_game() -> None:
    assert game("map_masters").seats == (FEWEST, SEATS)
    assert len(BY_SEATS) == SEATS - FEWEST + 1


@pytest.mark.parametrize("name", list(TABLE.entries))
def test_every_weight_of_the_file_is_used(name: str) -> None:
    with pytest.raises(BadContent, match=name):
        weights_of([weight for weight in TABLE.at(2) if weight.name != name])


def test_the_policy_has_the_weights_of_the_file() -> None:
    """MM-15.5  One policy for all seats chooses what each seat's own would, a whole turn long."""
    match = Match(game("map_masters"), 2, 4)
    tuned = policy_with(TABLE.at(2))
    while turn(state := truth(match)) == 0:
        seat = match.waiting[0]
        decision = match.decision(seat)
        assert decision is not None
        chosen = match.policy(seat)(state, decision, decision.options(state), FastChance(1))
        assert tuned(state, decision, decision.options(state), FastChance(1)) == chosen
        match.play(seat, chosen)
    assert len(match.choices_made) > 50


@pytest.mark.parametrize("end", ["least", "most"])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_policy_can_be_made_with_both_ends_of_every_range(end: str, seats: int) -> None:
    """What a tuning may try is a policy that buys what it may."""
    scenario = MapMastersScenario(seats)
    scenario.begins_market()
    weights = [each.changed(getattr(each, end)) for each in TABLE.at(seats)]
    decision = scenario.decision(A)
    assert choice(scenario, policy_with(weights)) in decision.options(scenario.state)


def test_worths_and_shares_are_whole_numbers() -> None:
    """7.9  Parts of a point and percent: native code and Python reckon the same with them."""
    weights = weights_of(changed(recycle=350.4, drawn_again=0.297, book_17=59.6))
    assert (weights.recycle, weights.drawn_again, weights.books[16]) == (350, 30, 60)


class TestOtherWeights:
    """A policy with other weights chooses otherwise."""

    def test_who_hoards_coins_buys_nothing(self) -> None:
        """MM-2.6"""
        scenario = MapMastersScenario()
        scenario.set_primary_objective("key")
        scenario.set_market_column(0, "D3-07 D3-01")
        scenario.set_visible_books(9, 10)
        scenario.player().coins = 3
        scenario.begins_market()
        assert choice(scenario, policy) != PASS
        assert choice(scenario, policy_with(changed(kept_coin=1000.0))) == PASS

    def test_who_loves_a_book_gives_up_another(self) -> None:
        """MM-2.16"""
        scenario = MapMastersScenario()
        scenario.give_books(12, 10, 6)
        scenario.state.owed.clear()
        scenario.happens(GiveUpBook(A))
        assert choice(scenario, policy) == 9
        assert choice(scenario, policy_with(changed(book_10=300.0))) == 11

    def test_who_wants_many_cards_cuts_none(self) -> None:
        """MM-11.4"""
        scenario = MapMastersScenario()
        scenario.set_zone("D6-07 D6-01 S-1 D5-09 D5-07")
        scenario.player().scissors = 1
        scenario.state.owed.clear()
        scenario.happens(Optimise(A))
        assert choice(scenario, policy) != STOP
        assert choice(scenario, policy_with(changed(enough_cards=15.0))) == STOP
