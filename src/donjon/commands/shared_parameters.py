"""What the command lines of several commands have in common."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from cyclopts import Parameter

from donjon.registry import brought
from donjon.terminal.command_line import tell
from donjon.terminal.translator import Translator

FINE: Final = 0
WRONG: Final = 1

Lang = Annotated[Literal["en", "fr"] | None, Parameter(name="--lang")]
Who = Annotated[list[str], Parameter(name=["--who", "--seat"], negative="")]
Names = Annotated[list[str], Parameter(name="--names", negative="")]
Given = Annotated[list[str], Parameter(name="--option", negative="")]
Json = Annotated[bool, Parameter(name="--json", negative="")]
Some: Final[list[str]] = []


def tell_faults(translator: Translator) -> None:
    """A sentence for each game that another package brings and that cannot be loaded."""
    for fault in brought().faults.values():
        tell(translator.text(fault))
