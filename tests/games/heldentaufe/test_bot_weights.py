"""Heldentaufe: the weights of the bot, and a policy made with others."""

from __future__ import annotations

import pytest

from donjon.games.heldentaufe.bot.policy import policy_with
from donjon.games.heldentaufe.bot.weights import BY_SEATS, FEWEST, TABLE, weights_of
from donjon.games.heldentaufe.content.tables import RING, SEATS
from donjon.kernel.tuning.weight import Weight
from donjon.kernel.words.errors import BadContent
from donjon.registry import game
from tests.games.heldentaufe.bot_positions import quest, thought


def changed(**values: float) -> list[Weight]:
    """The weights at two seats, some of them changed."""
    weights = TABLE.at(2)
    assert values.keys() <= {weight.name for weight in weights}
    return [each.changed(values.get(each.name, each.value)) for each in weights]


def test_the_file_is_for_all_seats_of_the_game() -> None:
    assert game("heldentaufe").seats == (FEWEST, SEATS) == TABLE.seats
    assert len(BY_SEATS) == SEATS - FEWEST + 1


@pytest.mark.parametrize("seats", range(FEWEST, SEATS + 1))
def test_every_weight_of_the_file_is_in_its_range(seats: int) -> None:
    for weight in TABLE.at(seats):
        assert weight.least < weight.most
        assert weight.least <= weight.value <= weight.most


@pytest.mark.parametrize("name", list(TABLE.entries))
def test_every_weight_of_the_file_is_used(name: str) -> None:
    with pytest.raises(BadContent, match=name):
        weights_of([weight for weight in TABLE.at(2) if weight.name != name])


def test_what_is_worn_is_worth_the_sum_of_its_steps() -> None:
    weights = weights_of(changed(ring_1=0.5, ring_2=0.25, ring_3=2.0))
    assert weights.worn[RING] == [0.0, 0.5, 0.75, 2.75]


def test_a_policy_with_other_weights_chooses_otherwise() -> None:
    """HT-6.15  Who gives nothing for thefts leaves the last tooth of a winner alone."""
    scenario = quest()
    scenario.give_missions("R12 R05")
    scenario.give_tokens("apple fish")
    scenario.set_teeth(1, 5, 5, 4, 4)
    scenario.place_tile("meadow", 2, 0)
    scenario.place_tile("meadow", 3, 0)
    scenario.place_tile("forest", -2, 0)
    scenario.place_hero(3, 0, 1)
    scenario.acts()
    honest = policy_with(changed(theft=0.0, rich_victim=0.0, stop_winner=0.0))
    assert thought(scenario).startswith("Go east")
    assert thought(scenario, policy_with(changed())).startswith("Go east")
    assert thought(scenario, honest).startswith("Go west")
