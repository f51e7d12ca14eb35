"""Parameters and exit codes that several commands share."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from cyclopts import Parameter

from donjon.registry import installed_games
from donjon.terminal.command_line import print_notice
from donjon.terminal.translator import Translator

SUCCESS: Final = 0
BAD_DATA: Final = 1

Lang = Annotated[Literal["en", "fr"] | None, Parameter(name="--lang")]
Who = Annotated[list[str], Parameter(name=["--who", "--seat"], negative="")]
Names = Annotated[list[str], Parameter(name="--names", negative="")]
Given = Annotated[list[str], Parameter(name="--option", negative="")]
Json = Annotated[bool, Parameter(name="--json", negative="")]
Some: Final[list[str]] = []


def print_load_errors(translator: Translator) -> None:
    """Print a sentence for each game of another package that cannot be loaded."""
    for fault in installed_games().faults.values():
        print_notice(translator.text(fault))
