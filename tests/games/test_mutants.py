"""A game that forgets something hidden fails the shared suite: each mutant is caught by a check.

A mutant is a game whose `hidden_places` leaves something out, or whose redeal leaves it as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

import donjon
from donjon.conformance.check import Check
from donjon.conformance.checks import CHECKS, information, journal
from donjon.conformance.table import Table, walks
from donjon.conformance.walk import Company
from donjon.games.clank.model.state import Clank, RoomSecrets
from donjon.games.dragonquest.model.state import DragonQuest, HiddenTile
from donjon.games.heldentaufe.model.state import STACK_POOL, DangerTokens, Heldentaufe
from donjon.games.map_masters.model.state import BOOK_POOL, HiddenDraft, MapMasters
from donjon.games.tales_of_glory.model.state import QUEST_POOL, KeptQuests, TalesOfGlory
from donjon.kernel.rules.hidden import Hand, HandPart, HiddenPlace, PilePlace
from donjon.kernel.rules.state import State
from tests.games.expected import EXPECTED

MOMENTS = 45
LATER = {"map_masters": 300}
"""Where a secret that could be dealt otherwise comes late in the match."""
IN_QUESTION = [
    check for check in CHECKS if check.__module__ in (information.__name__, journal.__name__)
]

Forgets = Callable[[HiddenPlace], bool]


class Mutant(NamedTuple):
    """What the states of a game forget, which options make it matter, and who finds it out."""

    name: str
    state: type[State]
    forgets: Forgets
    caught_by: type[Check]
    options: dict[str, object] = {}  # noqa: RUF012


DECLARED = information.EveryHiddenPlaceIsDeclared
DEALT = information.WhatIsHiddenIsReallyDealtAnew
MUTANTS = [
    Mutant("clank", Clank, lambda place: isinstance(place, PilePlace) and not place.pool, DECLARED),
    Mutant("clank", Clank, lambda place: isinstance(place, HandPart), DECLARED),
    Mutant("clank", Clank, lambda place: isinstance(place, RoomSecrets), DEALT),
    Mutant("dragonquest", DragonQuest, lambda place: isinstance(place, HiddenTile), DECLARED),
    Mutant("heldentaufe", Heldentaufe, lambda place: place.pool == STACK_POOL, DECLARED),
    Mutant("heldentaufe", Heldentaufe, lambda place: isinstance(place, DangerTokens), DEALT),
    Mutant("map_masters", MapMasters, lambda place: place.pool == BOOK_POOL, DECLARED),
    Mutant("map_masters", MapMasters, lambda place: isinstance(place, HiddenDraft), DEALT),
    Mutant("tales_of_glory", TalesOfGlory, lambda place: place.pool < QUEST_POOL, DECLARED),
    Mutant(
        "tales_of_glory",
        TalesOfGlory,
        lambda place: isinstance(place, KeptQuests),
        DECLARED,
        {"quests": True},
    ),
]


def failures(game: str, options: dict[str, object]) -> set[type[Check]]:
    """The checks of what is hidden that fail in the first moments of one match."""
    table = Table(donjon.game(game), max(2, donjon.game(game).seats[0]))
    company = Company(IN_QUESTION, EXPECTED[game])
    usual = walks(table)[0]
    company.walk(
        usual._replace(options=table.game.check_options(options, table.seats)),
        most=LATER.get(game, MOMENTS),
    )
    company.look("over", table, "after the walk")
    return {type(check) for check in company.failures}


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_game_that_forgets_a_hidden_place_is_caught(
    mutant: Mutant, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = mutant.state.hidden_places

    def forgetful(s: State) -> list[HiddenPlace]:
        return [place for place in whole(s) if not mutant.forgets(place)]

    healthy = failures(mutant.name, mutant.options)
    monkeypatch.setattr(mutant.state, "hidden_places", forgetful)
    assert mutant.caught_by in failures(mutant.name, mutant.options) - healthy


def test_a_pile_that_is_never_shuffled_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PilePlace, "fill", lambda place, items: None)
    assert information.EveryHiddenPlaceVaries in failures("tales_of_glory", {})


def test_a_view_that_shows_a_hidden_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hand, "seen_by", lambda hand, viewer: hand.hidden_cards[:])
    assert information.NoSecretOfAnotherShows in failures("clank", {})
