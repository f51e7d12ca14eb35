"""Tales of Glory: the weights of the bot, and a policy made with others."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.tales_of_glory.bot.policy import USUAL, policy_with
from donjon.games.tales_of_glory.bot.weights import FEWEST, TABLE
from donjon.games.tales_of_glory.content.tables import SEATS
from donjon.games.tales_of_glory.rules.selection import SelectAll
from donjon.kernel.tuning.weight import Weight
from tests.games.tales_of_glory.scenario import TalesOfGloryScenario

LAST = 10


def changed(seats: int, **values: float) -> list[Weight]:
    """The weights for a number of seats, some of them changed."""
    weights = TABLE.at(seats)
    assert values.keys() <= {weight.name for weight in weights}
    return [each.changed(values.get(each.name, each.value)) for each in weights]


def test_the_file_has_every_weight_and_no_other() -> None:
    assert vars(USUAL.prices[0][0].weights).keys() == TABLE.entries.keys()


@pytest.mark.parametrize("seats", range(FEWEST, SEATS + 1))
def test_a_table_gives_each_weight_its_value_at_so_many_seats(seats: int) -> None:
    weights = vars(USUAL.prices[seats - FEWEST][0].weights)
    for weight in TABLE.at(seats):
        assert weight.least <= weight.value <= weight.most
        assert weight.least < weight.most
        assert weights[weight.name] == weight.value


def test_a_policy_with_other_weights_chooses_otherwise() -> None:
    """TG-17.3  Who gives nothing for majorities prefers three Prestige to the most coins."""
    scenario = TalesOfGloryScenario(2)
    scenario.state.round = LAST
    scenario.set_display("A1-01 A1-17 A1-02 A1-04 A1-05 A1-07")
    scenario.open_chest("H1", 0)
    scenario.open_chest("H1", 1)
    scenario.set_goods(combat=1)
    scenario.set_goods(seat=1, coins=3, combat=5, potions=9)
    scenario.happens(SelectAll())
    decision = scenario.decision(0)
    options = decision.options(scenario.state)
    careless = policy_with(changed(2, alone=0.0, shared=0.0, coin_now=0.0))
    assert USUAL.choose(scenario.state, decision, options, FastChance(1)) == 2
    assert careless(scenario.state, decision, options, FastChance(1)) == 1
