"""The whole suite for one game: its name card, each of its tables, the values of its options."""

from __future__ import annotations

import re
from traceback import format_exception
from typing import get_args

from donjon.conformance.appearance import translated
from donjon.conformance.check import NOTHING_EXPECTED, Expected, Sometimes
from donjon.conformance.checks import CHECKS
from donjon.conformance.table import Table, option_sets, tables, values
from donjon.conformance.walk import Company
from donjon.kernel.match.game import Game
from donjon.kernel.words.ids import Tint
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import LANGUAGES

NEVER_LOOKED = "it never looked, and `nothing_to_see` gives no reason"


def check_name_card(game: Game) -> None:
    """Check seats, options, icon and tint, and that every text of the card exists."""
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
    assert all(translated(Message(key), lang) for key in card for lang in LANGUAGES)
    texts = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    assert {key for key in re.findall(r"^[\w-]+", texts, re.M) if "-option-" in key} <= card
    assert (
        all(game.check_options({}, seats) for seats in range(least, most + 1)) or not game.options
    )


def check_table(table: Table, expected: Expected = NOTHING_EXPECTED) -> Company:
    """Walk a table with all checks; an AssertionError names those that failed."""
    company = Company(CHECKS, expected)
    company.walk_all(table)
    confirm(company, table)
    return company


def check_option_values(game: Game) -> int:
    """Check that every value of every option occurs in some walk; returns how many there are."""
    walked = [each for table in tables(game) for each in option_sets(table)]
    assert walked[0] == game.check_options({}, game.seats[0])
    count = 0
    for option in game.options:
        for value in values(option, game.seats[0]):
            assert any(each[option.name] == value for each in walked), (option.name, value)
            count += 1
    return count


def confirm(company: Company, table: Table) -> None:
    """Raise an AssertionError for checks that failed, did not look, or are excused and looked."""
    __tracebackhide__ = True
    wrong = {check.name(): format_exception(error) for check, error in company.failures.items()}
    for check in company.checks:
        excuse = company.expected.excuse_of(type(check), table.seats)
        if check.looks == 0 and excuse is None:
            wrong.setdefault(check.name(), [NEVER_LOOKED])
        if check.looks > 0 and excuse is not None and not isinstance(excuse, Sometimes):
            wrong.setdefault(check.name(), [f"it looked {check.looks} times, though: {excuse}"])
    if wrong:
        reports = [f"check «{name}» at {table}: {''.join(lines)}" for name, lines in wrong.items()]
        raise AssertionError("; ".join(wrong) + "\n\n" + "\n".join(reports))
