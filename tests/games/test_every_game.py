"""Conformance: what holds for every game and every number of seats.

Each table is walked a few times (`walk.py`), and every check (`checks/`) comes along. A check
that fails is named with its game, seats, seed, options and moment; so is one that had nothing to
look at, unless `NOTHING_TO_SEE` says why.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from traceback import format_exception
from typing import get_args

import pytest

from donjon import Game, Message
from donjon.kernel.words.ids import Tint
from donjon.kernel.words.translate import LANGUAGES
from donjon.testing.toy import GAME as TOY
from tests.games.checks import CHECKS, clones, decisions, information, scenes, undo
from tests.games.looks import PROPERTY
from tests.games.random_matches import said
from tests.games.walk import (
    GAMES,
    Check,
    Company,
    Moment,
    Table,
    option_sets,
    tables,
    values,
    walks,
)
from tests.size import lucky

IN_TURN = "nobody chooses at the same time as another"
ALONE = "there is nobody from whom something could be hidden"
NO_SUBSETS = "no decision is about any of some pieces"
NO_LANES = "nobody goes on side by side with another"
IN_THE_OPEN = "whatever is chosen is chosen in the open"
STARTS = "only heroes who choose their start do so at the same time; in a sample four do"
SELDOM = (STARTS,)  # who is excused by these may look

NOTHING_TO_SEE: dict[type[Check], dict[str, str]] = {
    decisions.ASubsetIsTheSumOfItsPieces: {
        "clank": NO_SUBSETS,
        "heldentaufe": NO_SUBSETS,
        "map_masters": NO_SUBSETS,
        "tales_of_glory": NO_SUBSETS,
        "toy": NO_SUBSETS,
    },
    decisions.ChoicesOfSeveralSeatsComeInAnyOrder: {
        "clank": IN_TURN,
        "dragonquest-1": ALONE,
        "dragonquest-2": STARTS,
        "dragonquest-3": STARTS,
        "heldentaufe-2": "it takes three for a vote",
    },
    information.NothingShowsWhenItIsDealtAnew: {"dragonquest-1": ALONE},
    information.WhatIsHiddenIsReallyDealtAnew: {"dragonquest-1": ALONE},
    information.ADealtStateGoesOnToTheEnd: {"dragonquest-1": ALONE},
    information.EveryHiddenPlaceIsDeclared: {"dragonquest-1": ALONE},
    information.EveryHiddenPlaceVaries: {"dragonquest-1": ALONE},
    information.NoSecretOfAnotherShows: {"dragonquest-1": ALONE},
    information.WhatCanBeUndoneHasToldNothing: {
        "dragonquest-1": ALONE,
        "dragonquest-2": STARTS,
        "dragonquest-3": STARTS,
    },
    information.TheJournalTellsNoMoreThanTheState: {
        "clank": IN_THE_OPEN,
        "dragonquest-1": ALONE,
        "heldentaufe-2": "it takes three for a vote",
    },
    information.TheJournalDoesNotTellWhatWasDealt: {
        "dragonquest": "nothing hidden lies on the table at the start",
    },
    undo.WhatOthersChoseSideBySideStays: {
        "clank": NO_LANES,
        "dragonquest": NO_LANES,
        "heldentaufe": NO_LANES,
        "toy": NO_LANES,
    },
}
"""Which checks cannot look at which games, or tables of a game, and why."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_its_name_card(game: Game) -> None:
    least, most = game.seats
    assert 1 <= least <= most
    assert game.rules_version >= 1
    assert all(game.title(lang) for lang in LANGUAGES)
    assert len({option.name for option in game.options}) == len(game.options)
    assert game.icon
    assert game.tint in get_args(Tint)
    assert game.minutes > 0
    card = {game.text("title").key, game.text("tagline").key}
    for option in game.options:
        card |= {game.option_text(option).key}
        card |= {game.value_text(option, value).key for value in option.values}
    assert all(said(Message(key), lang) for key in card for lang in LANGUAGES)
    texts = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    assert {key for key in re.findall(r"^[\w-]+", texts, re.M) if "-option-" in key} <= card
    assert (
        all(game.check_options({}, seats) for seats in range(least, most + 1)) or not game.options
    )


@pytest.mark.parametrize("table", [each for game in GAMES for each in tables(game)], ids=str)
def test_every_check_holds_at(
    table: Table, record_property: Callable[[str, object], None], tried: Counter[str]
) -> None:
    company = Company(CHECKS)
    company.walk_all(table)
    record_property(PROPERTY, {str(table): company.looks()})
    tried["tables"] += 1
    tried["walks"] += len(walks(table))
    tried["looks"] += sum(company.looks().values())
    confirm(company, table)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_value_of_every_option_is_walked(game: Game, tried: Counter[str]) -> None:
    walked = [each for table in tables(game) for each in option_sets(table)]
    assert walked[0] == game.check_options({}, game.seats[0])
    for option in game.options:
        for value in values(option, game.seats[0]):
            assert any(each[option.name] == value for each in walked), (option.name, value)
            tried["values of options"] += 1


def confirm(company: Company, table: Table) -> None:
    """Nothing failed, and everyone has looked who is not excused; nobody is excused in vain."""
    wrong = {check.name(): format_exception(error) for check, error in company.failures.items()}
    for check in company.checks:
        excuse = excuse_of(type(check), table)
        if check.looks == 0 and excuse is None:
            wrong.setdefault(check.name(), ["it never looked, and NOTHING_TO_SEE says nothing"])
        if check.looks > 0 and excuse is not None and excuse not in SELDOM:
            wrong.setdefault(check.name(), [f"it looked {check.looks} times, though: {excuse}"])
    if wrong:
        told = [f"check «{name}» at {table}: {''.join(lines)}" for name, lines in wrong.items()]
        pytest.fail("; ".join(wrong) + "\n\n" + "\n".join(told), pytrace=False)


def excuse_of(kind: type[Check], table: Table) -> str | None:
    """Why a check cannot look at this table, or at no table of its game."""
    excuses = NOTHING_TO_SEE.get(kind, {})
    return excuses.get(str(table), excuses.get(table.game.name))


class NeverLooks(Check):
    """A check that has nothing to look at."""


class LooksOnce(Check):
    """A check that sees the first moment alone."""

    closely = 1
    pace = 1000

    def at(self, moment: Moment) -> None:
        self.looks += 1


class StumblesAtTheThird(Check):
    """A check that fails at the third moment of a match."""

    def at(self, moment: Moment) -> None:
        self.looks += 1
        assert moment.n < 3


class TestTheGuard:
    """What is said of checks themselves, with a table of the toy."""

    table = Table(TOY, 2)

    def said_of(self, *kinds: type[Check]) -> str:
        company = Company(kinds)
        company.walk_all(self.table)
        try:
            confirm(company, self.table)
        except pytest.fail.Exception as failure:
            return str(failure)
        return ""

    def test_who_looked_passes(self) -> None:
        assert self.said_of(LooksOnce) == ""

    def test_who_never_looked_fails(self) -> None:
        assert "«never looks» at toy-2: it never looked" in self.said_of(LooksOnce, NeverLooks)

    def test_who_is_excused_needs_not_look(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(NOTHING_TO_SEE, NeverLooks, {"toy": "a toy is not worth a look"})
        assert self.said_of(NeverLooks) == ""

    @pytest.mark.parametrize("where", ["toy", "toy-2"])
    def test_nobody_is_excused_in_vain(self, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(NOTHING_TO_SEE, LooksOnce, {where: "a toy is not worth a look"})
        assert "times, though: a toy is not worth a look" in self.said_of(LooksOnce)

    def test_a_failure_names_check_table_seed_options_and_moment(self) -> None:
        said = self.said_of(StumblesAtTheThird, LooksOnce)
        assert said.startswith("stumbles at the third\n")
        assert f"«stumbles at the third»: toy, 2 seats, seed {lucky(1)}, defaults, moment 3" in said
        assert "assert moment.n < 3" in said

    def test_every_excuse_is_for_a_check_and_a_table_that_are_there(self) -> None:
        names = {str(Table(game, seats)) for game in GAMES for seats in range(1, game.seats[1] + 1)}
        names |= {game.name for game in GAMES}
        for kind, excuses in NOTHING_TO_SEE.items():
            assert kind in CHECKS
            assert set(excuses) <= names
            assert all(excuses.values())

    def test_every_check_is_taken_along(self) -> None:
        modules = (clones, decisions, information, scenes, undo)
        written = {
            each
            for module in modules
            for each in vars(module).values()
            if isinstance(each, type) and issubclass(each, Check) and each is not Check
        }
        assert written == set(CHECKS)
        assert len({check.name() for check in CHECKS}) == len(CHECKS)
        assert all(check.__doc__ != Check.__doc__ and check.__doc__ for check in CHECKS)
