"""Clank! 4.19: the end of the game and the points."""

from __future__ import annotations

import pytest

from donjon.games.clank.model.state import ESCAPED, IN, LOST, RESCUED
from donjon.games.clank.rules.scoring import result, score
from donjon.games.clank.rules.turn import NextTurn
from tests.games.clank.scenario import GAME, ClankScenario


def ended(*statuses: int) -> ClankScenario:
    """A finished game with empty hands."""
    scenario = ClankScenario(len(statuses))
    for seat, status in enumerate(statuses):
        scenario.set_cards(seat=seat)
        scenario.thief(seat).status = status
        scenario.thief(seat).mastery = status == ESCAPED
    return scenario


def test_the_game_ends_when_nobody_is_in() -> None:
    """CL-19.1, CL-22.5  Checked at the end of a turn, and not before."""
    scenario = ended(ESCAPED, LOST)
    scenario.happens(NextTurn(0))
    assert scenario.is_idle
    scenario = ended(ESCAPED, IN)
    scenario.set_cards(hand="burgle", seat=1)
    scenario.happens(NextTurn(0))
    assert not scenario.is_idle


def test_the_parts_of_a_score() -> None:
    """CL-19.3, CL-I22  Every kind of thing once, and cards of all four zones."""
    scenario = ended(ESCAPED, LOST)
    thief = scenario.thief()
    assert score(thief) == 20
    scenario.give_artifact(30)
    assert score(thief) == 50
    scenario.give_secret("chalice", n=2)
    assert score(thief) == 64
    scenario.give_secret("dragon_egg")
    assert score(thief) == 67
    thief.idols = 3
    assert score(thief) == 77
    scenario.give_item("master_key")
    scenario.give_item("backpack")
    scenario.give_item("crown_8")
    assert score(thief) == 95
    thief.gold = 4
    assert score(thief) == 99
    scenario.set_cards(hand="diamond", deck="ruby", discard="secret_tome", played="amulet_of_vigor")
    assert score(thief) == 99 + 8 + 6 + 7 + 3


@pytest.mark.parametrize(("mastery", "points"), [(True, 30), (False, 0)])
def test_the_dragons_eye(mastery: bool, points: int) -> None:
    """CL-19.4  Ten points with a mastery token, else none."""
    scenario = ended(RESCUED, LOST)
    scenario.set_cards(deck="dragons_eye")
    scenario.thief().mastery = mastery
    assert score(scenario.thief()) == points


@pytest.mark.parametrize(("gold", "points"), [(4, 4), (5, 6), (9, 10), (10, 12), (27, 32)])
def test_the_duke(gold: int, points: int) -> None:
    """CL-19.4  One point for each full five gold."""
    scenario = ended(RESCUED, LOST)
    scenario.set_cards(deck="the_duke")
    scenario.thief().gold = gold
    assert score(scenario.thief()) == points


def test_the_wizard() -> None:
    """CL-19.4  Two points for each Secret Tome in any zone."""
    scenario = ended(RESCUED, LOST)
    scenario.set_cards(deck="wizard secret_tome", hand="secret_tome", discard="secret_tome")
    assert score(scenario.thief()) == 21 + 6


@pytest.mark.parametrize(
    ("chalices", "eggs", "idols", "points"),
    [(0, 0, 0, 0), (2, 0, 0, 14), (0, 2, 0, 6), (1, 1, 0, 14), (0, 1, 1, 12), (1, 1, 1, 19)],
)
def test_the_dwarven_peddler(chalices: int, eggs: int, idols: int, points: int) -> None:
    """CL-19.4, CL-R32  Four points with two different kinds; two of a kind are not enough."""
    scenario = ended(RESCUED, LOST)
    scenario.set_cards(deck="dwarven_peddler")
    scenario.give_secret("chalice", n=chalices)
    scenario.give_secret("dragon_egg", n=eggs)
    scenario.thief().idols = idols
    assert score(scenario.thief()) == points


def test_the_lost_have_no_score() -> None:
    """CL-19.5, CL-1.3, CL-I22  They rank below all others and tie among themselves."""
    scenario = ended(LOST, RESCUED, LOST, ESCAPED)
    scenario.thief(0).gold = 99
    scenario.thief(1).gold = 3
    found = result(scenario.state)
    assert found.ranking == [[3], [1], [0, 2]]
    assert found.scores == [0, 3, 0, 20]
    assert found.details[-1].values == [None, 3, None, 20]


def test_a_tie_for_first() -> None:
    """CL-19.6  The most valuable artifact wins it; other ties stay."""
    scenario = ended(ESCAPED, ESCAPED, RESCUED, RESCUED)
    scenario.give_artifact(7, 0)
    scenario.give_artifact(10, 1)
    scenario.thief(0).gold, scenario.thief(1).gold = 8, 5
    scenario.thief(2).gold = scenario.thief(3).gold = 2
    found = result(scenario.state)
    assert found.scores == [35, 35, 2, 2]
    assert found.ranking == [[1], [0], [2, 3]]
    assert found.winners == [1]
    assert GAME.rules.result(scenario.state) == found


def test_nobody_wins() -> None:
    """CL-19.7, CL-R37  All are lost."""
    found = result(ended(LOST, LOST).state)
    assert (found.winners, found.ranking, found.scores) == ([], [], [0, 0])
    assert found.text.key == "cl-nobody-wins"
