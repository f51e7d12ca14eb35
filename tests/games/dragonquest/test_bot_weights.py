"""DragonQuest: the weights of the bot, and a policy made with others."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.dragonquest.bot.policy import policy, policy_with
from donjon.games.dragonquest.bot.weights import SEATS, TABLE, weights_of
from donjon.games.dragonquest.content.tables import GHOUL
from donjon.games.dragonquest.model.state import DragonQuest
from donjon.games.dragonquest.rules.dangers.monsters import KEEP, USE, UseRing
from donjon.kernel.tuning.weight import Weight
from donjon.kernel.words.errors import BadContent
from donjon.registry import game


def changed(**values: float) -> list[Weight]:
    """The weights at two seats, some of them changed."""
    weights = TABLE.at(2)
    assert values.keys() <= {weight.name for weight in weights}
    return [each.changed(values.get(each.name, each.value)) for each in weights]


def test_the_file_is_for_all_seats_of_the_game() -> None:
    assert game("dragonquest").seats == SEATS


@pytest.mark.parametrize("name", list(TABLE.entries))
def test_every_weight_of_the_file_is_used(name: str) -> None:
    with pytest.raises(BadContent, match=name):
        weights_of([weight for weight in TABLE.at(2) if weight.name != name])


def test_the_parts_of_an_object_begin_with_nothing_and_end_with_all_of_it() -> None:
    weights = weights_of(changed(part_2=0.3))
    assert weights.parts == [0.0, 0.1, 0.3, 0.36, 0.52, 0.85, 1.0]
    assert weights.parts_late == [0.0, 0.0, 0.05, 0.15, 0.4, 0.85, 1.0]


def test_a_policy_with_other_weights_chooses_otherwise() -> None:
    """A bot that shuns every fight uses the ring on a ghoul, too."""
    dragonquest = game("dragonquest")
    s = dragonquest.new_state(2, dragonquest.check_options({}, 2), FastChance(1))
    assert isinstance(s, DragonQuest)
    asked = UseRing(0, GHOUL)
    shy = policy_with(changed(ring_for=0.0))
    assert policy(s, asked, [USE, KEEP], FastChance(1)) == KEEP
    assert shy(s, asked, [USE, KEEP], FastChance(1)) == USE
