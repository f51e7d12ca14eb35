"""Conformance: what holds for every game and every number of seats.

Each table is walked a few times (`donjon.conformance.walk`), and every check comes along. A check
that fails is named with its game, seats, seed, options and moment; so is one that had nothing to
look at, unless `tests/games/expected.py` says why.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from donjon import Game
from donjon.conformance import (
    Expected,
    Table,
    check_name_card,
    check_option_values,
    tables,
)
from donjon.conformance.check import Check, Sometimes
from donjon.conformance.checks import (
    CHECKS,
    clones,
    decisions,
    information,
    journal,
    scenes,
    tips,
    undo,
)
from donjon.conformance.moment import Moment
from donjon.conformance.size import derived_seed
from donjon.conformance.suite import confirm
from donjon.conformance.table import walks
from donjon.conformance.walk import Company
from donjon.testing.toy import GAME as TOY
from tests.games.expected import EXPECTED, GAMES
from tests.games.looks import PROPERTY


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_its_name_card(game: Game) -> None:
    check_name_card(game)


@pytest.mark.parametrize("table", [each for game in GAMES for each in tables(game)], ids=str)
def test_every_check_holds_at(
    table: Table, record_property: Callable[[str, object], None], counts: Counter[str]
) -> None:
    company = Company(CHECKS, EXPECTED[table.game.name])
    company.walk_all(table)
    record_property(PROPERTY, {str(table): company.looks()})
    counts["tables"] += 1
    counts["walks"] += len(walks(table))
    counts["looks"] += sum(company.looks().values())
    confirm(company, table)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_value_of_every_option_is_walked(game: Game, counts: Counter[str]) -> None:
    counts["values of options"] += check_option_values(game)


class NeverLooks(Check):
    """A check that has nothing to look at."""


class LooksOnce(Check):
    """A check that looks at the first moment only."""

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
    """What is reported about checks themselves, at a table of the toy."""

    table = Table(TOY, 2)
    excuse = "a toy is not worth a look"

    def failures_of(
        self, *kinds: type[Check], excuses: dict[type[Check], str | dict[int, str]] | None = None
    ) -> str:
        company = Company(kinds, Expected(nothing_to_see=excuses or {}))
        company.walk_all(self.table)
        try:
            confirm(company, self.table)
        except AssertionError as failure:
            return str(failure)
        return ""

    def test_a_check_that_looked_passes(self) -> None:
        assert self.failures_of(LooksOnce) == ""

    def test_a_check_that_never_looked_fails(self) -> None:
        assert "«never looks» at toy-2: it never looked" in self.failures_of(LooksOnce, NeverLooks)

    def test_an_excused_check_need_not_look(self) -> None:
        assert self.failures_of(NeverLooks, excuses={NeverLooks: self.excuse}) == ""
        assert self.failures_of(NeverLooks, excuses={NeverLooks: {2: self.excuse}}) == ""
        assert self.failures_of(NeverLooks, excuses={NeverLooks: {3: self.excuse}}) != ""

    @pytest.mark.parametrize("excuse", [excuse, {2: excuse}])
    def test_an_excused_check_that_looks_fails(self, excuse: str | dict[int, str]) -> None:
        assert f"times, though: {self.excuse}" in self.failures_of(
            LooksOnce, excuses={LooksOnce: excuse}
        )

    def test_a_check_that_sometimes_looks_may_look(self) -> None:
        assert self.failures_of(LooksOnce, excuses={LooksOnce: Sometimes(self.excuse)}) == ""

    def test_a_failure_names_check_table_seed_options_and_moment(self) -> None:
        failures = self.failures_of(StumblesAtTheThird, LooksOnce)
        assert failures.startswith("stumbles at the third\n")
        assert (
            f"«stumbles at the third»: toy, 2 seats, seed {derived_seed(1)}, defaults, moment 3"
            in failures
        )
        assert "assert moment.n < 3" in failures

    def test_every_excuse_is_for_a_check_and_a_table_that_exist(self) -> None:
        assert EXPECTED.keys() == {game.name for game in GAMES}
        for game in GAMES:
            for kind, excuse in EXPECTED[game.name].nothing_to_see.items():
                assert kind in CHECKS
                reasons = excuse if isinstance(excuse, dict) else dict.fromkeys(game.seats, excuse)
                assert set(reasons) <= set(range(game.seats[0], game.seats[1] + 1))
                assert all(reasons.values())

    def test_every_check_is_in_the_list(self) -> None:
        modules = (clones, decisions, information, journal, scenes, tips, undo)
        written = {
            each
            for module in modules
            for each in vars(module).values()
            if isinstance(each, type) and issubclass(each, Check) and each is not Check
        }
        assert written == set(CHECKS)
        assert len({check.name() for check in CHECKS}) == len(CHECKS)
        assert all(check.__doc__ != Check.__doc__ and check.__doc__ for check in CHECKS)
