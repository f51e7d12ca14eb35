"""Clank!: the weights of the bot, and a policy made with others."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.arena.tuning_matches import TuningDeals, play_deals
from donjon.games.clank.bot.distances import BOLDNESS, MOST_LEFT
from donjon.games.clank.bot.policy import policy, policy_with
from donjon.games.clank.bot.weights import BY_SEATS, SEATS, TABLE, weights_of
from donjon.games.clank.content.tables import HEALTH, IDOLS
from donjon.kernel.tuning.weight import Weight
from donjon.kernel.words.errors import BadContent
from donjon.kernel.words.translate import translate
from donjon.registry import game
from tests.games.clank.bot_positions import standing

EVERY_SEATS = range(SEATS[0], SEATS[1] + 1)


def changed(**values: float) -> list[Weight]:
    """The weights at two seats, some of them changed."""
    weights = TABLE.at(2)
    assert values.keys() <= {weight.name for weight in weights}
    return [each.changed(values.get(each.name, each.value)) for each in weights]


def test_the_file_is_for_all_seats_of_the_game() -> None:
    assert game("clank").seats == SEATS
    assert len(BY_SEATS) == len(EVERY_SEATS)


@pytest.mark.parametrize("name", list(TABLE.entries))
def test_every_weight_of_the_file_is_used(name: str) -> None:
    with pytest.raises(BadContent, match=name):
        weights_of([weight for weight in TABLE.at(2) if weight.name != name])


@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_every_weight_is_in_its_range(seats: int) -> None:
    for weight in TABLE.at(seats):
        assert weight.least <= weight.value <= weight.most
        assert weight.least < weight.most


def test_wounds_have_a_price_for_all_that_are_left() -> None:
    weights = weights_of(changed(wound_2=13.5))
    assert weights.wounds == [0.0, 22.0, 13.5, 7.0, 4.0, 2.6, 1.8, 1.3, 1.0, 0.8, 0.7]


def test_a_monster_counts_by_the_wounds_that_are_left() -> None:
    """Weights of the way are rounded to tenths of a boot."""
    weights = weights_of(changed(monster_4=31.4, cave=7.6))
    assert weights.boards.monsters == [75, 31, 15, 9]
    assert weights.boards.cave == weights.cave == 8
    for left, boldness in enumerate(BOLDNESS):
        assert left <= MOST_LEFT[boldness]
    assert [list(BOLDNESS).index(each) for each in range(4)] == [0, 3, 5, 7]
    assert MOST_LEFT[-1] == HEALTH


@pytest.mark.parametrize("board", ["day", "dusk"])
def test_other_weights_have_distances_of_their_own(board: str) -> None:
    """A bot that minds caves more takes longer ways, and the ways of other bots stay the same."""
    dungeon = standing("D16" if board == "day" else "K17", board=board).state.dungeon
    usual, shy = (weights_of(changed(**more)).boards for more in ({}, {"cave": 30.0}))
    before = usual.board(dungeon).table(True, 3).to[0][:]
    longer = shy.board(dungeon).table(True, 3).to[0]
    assert sum(longer) > sum(before)
    assert usual.board(dungeon).table(True, 3).to[0] == before


def test_a_policy_with_other_weights_chooses_otherwise() -> None:
    """CL-11.8  Who gives nothing for idols goes straight to the artifact, not by the shrine."""
    scenario = standing("D25")
    scenario.set_cards(deck="explore explore sidestep scramble mercenary burgle")
    scenario.state.artifacts = 0
    scenario.put_artifact(15)
    scenario.state.idols = (1 << IDOLS) - 1
    scenario.acts(boots=2, swords=2)
    s, asked = scenario.state, scenario.decision()
    options = asked.options(s)
    chosen = [
        choose(s, asked, options, FastChance(1))
        for choose in (policy, policy_with(changed()), policy_with(changed(idol=0.0)))
    ]
    assert [translate(asked.label(s, option), "en") for option in chosen] == [
        *["Walk to Ash Den (2 boots)"] * 2, "Walk to Ring Grotto (one boot)",
    ]  # fmt: skip


@pytest.mark.parametrize("board", ["day", "dusk"])
def test_candidates_of_a_tuning_play_on_both_boards(board: str) -> None:
    """The same weights win a fair share of a deal, and their matches are played to the end."""
    options = game("clank").check_options({"board": board}, 2)
    deals = TuningDeals("clank", 2, options, "1")
    alike = play_deals(deals, {}, 0, 1)
    assert sum(each.share for each in alike) == pytest.approx(1)
    other = play_deals(deals, {"idol": 0.0, "skill": 1.5, "monster_10": 30.0}, 0, 1)
    assert [each.lead for each in other] != [each.lead for each in alike]
