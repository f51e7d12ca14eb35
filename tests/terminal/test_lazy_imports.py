"""Short commands import little: help needs no rules, server or database."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.terminal.run_command import environment_with

HEAVY = {
    *("alembic", "asyncio", "litestar", "multiprocessing", "rich.markdown", "rich.progress"),
    *("sqlalchemy", "tomllib", "uvicorn"),
}
NAME_CARD_MODULES = {
    "donjon.games.tales_of_glory.content",
    "donjon.games.tales_of_glory.content.tie_breaks",
}
"""The modules of games that a name card imports."""
PRINT_IMPORTS = """
import sys
from donjon.cli import main
code = main(sys.argv[1:])
print(*sys.modules, file=sys.stderr)
sys.exit(code)
"""


def imported_by(*words: str) -> set[str]:
    """The modules that a command imports, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", PRINT_IMPORTS, *words],
        capture_output=True, encoding="utf-8", env=environment_with(), check=True, timeout=60,
    )  # fmt: skip
    return set(done.stderr.split())


def parts_of_games(modules: set[str]) -> set[str]:
    """The modules within the folders of games."""
    return {each for each in modules if each.startswith("donjon.games.") and each.count(".") > 2}


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["--help", "--lang", "fr"]])
def test_help_imports_no_command_and_no_game(words: list[str]) -> None:
    modules = imported_by(*words)
    assert "donjon.terminal.command_line" in modules
    assert modules & HEAVY == set()
    assert not [each for each in modules if each.startswith(("donjon.games.", "donjon.commands."))]


def test_the_list_of_games_imports_name_cards_alone() -> None:
    modules = imported_by("games")
    assert {"donjon.games.clank", "donjon.games.map_masters"} <= modules
    assert parts_of_games(modules) == NAME_CARD_MODULES
    assert modules & HEAVY == set()


def test_a_command_imports_itself_and_no_other() -> None:
    modules = imported_by("play", "--help")
    assert {each for each in modules if each.startswith("donjon.commands.")} == {
        "donjon.commands.play",
        "donjon.commands.shared_parameters",
    }
    assert parts_of_games(modules) == set()


def test_a_match_imports_its_own_game_alone() -> None:
    modules = imported_by("sim", "clank", "-n", "1")
    assert "donjon.games.clank.rules.turn" in modules
    assert {each.split(".")[2] for each in parts_of_games(modules)} == {"clank"}
