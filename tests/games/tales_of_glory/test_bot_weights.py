"""Tales of Glory: the weights of the bot, and a policy made with others."""

from __future__ import annotations

from pathlib import Path

import pytest

from donjon import FastChance
from donjon.games.tales_of_glory.bot.policy import USUAL, WeightedPolicy
from donjon.games.tales_of_glory.bot.weights import (
    ENTRIES,
    FEWEST,
    Weight,
    Weights,
    read,
    weight_table,
    weights_of,
)
from donjon.games.tales_of_glory.content.tables import SEATS
from donjon.games.tales_of_glory.rules.selection import SelectAll
from donjon.kernel.words.errors import BadContent
from donjon.kernel.words.translate import translate
from tests.games.tales_of_glory.scenario import TalesOfGloryScenario

LAST = 10


def changed(seats: int, **values: float) -> Weights:
    """The weights for a number of seats, some of them changed."""
    table = weight_table(seats)
    assert values.keys() <= {weight.name for weight in table}
    return weights_of(
        [
            Weight(each.name, values.get(each.name, each.value), each.least, each.most)
            for each in table
        ]
    )


def test_the_file_has_every_weight_and_no_other() -> None:
    assert vars(USUAL.prices[0][0].weights).keys() == ENTRIES.keys()


@pytest.mark.parametrize("seats", range(FEWEST, SEATS + 1))
def test_a_table_gives_each_weight_its_value_at_so_many_seats(seats: int) -> None:
    weights = vars(USUAL.prices[seats - FEWEST][0].weights)
    for weight in weight_table(seats):
        assert weight.least <= weight.value <= weight.most
        assert weight.least < weight.most
        assert weights[weight.name] == weight.value


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("way = { at = [1.0, 1.0], least = 0.0, most = 2.0 }", "a value for 2 to 5 seats"),
        ("way = { at = [1.0, 3.0, 1.0, 1.0], least = 0.0, most = 2.0 }", "from 0.0 to 2.0"),
        ("way = { at = [1.0, 1.0, 1.0, 1.0], least = 0.0 }", "missing required field `most`"),
    ],
)
def test_a_bad_file_is_reported(tmp_path: Path, line: str, reason: str) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(line, encoding="utf-8")
    with pytest.raises(BadContent) as error:
        read(path)
    assert reason in translate(error.value.message, "en")


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
    careless = WeightedPolicy([changed(2, alone=0.0, shared=0.0, coin_now=0.0)])
    assert USUAL.choose(scenario.state, decision, options, FastChance(1)) == 2
    assert careless.choose(scenario.state, decision, options, FastChance(1)) == 1
