"""`donjon solve`: find the best dungeon and path for a hand of Map Masters."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from donjon.commands.shared_parameters import SUCCESS, Json, Lang, Some
from donjon.terminal.console import PersonConsole
from donjon.terminal.run.new_match import is_file_name
from donjon.terminal.run.saved_records import load
from donjon.terminal.solve import question_and_answer as telling
from donjon.terminal.translator import Translator, language
from donjon.terminal.usage import WrongUsage


def solve(
    *cards: str,
    objective: str | None = None,
    token: Annotated[list[str], Parameter(name="--token", negative="")] = Some,
    spell: Annotated[list[str], Parameter(name="--spell", negative="")] = Some,
    at: int | None = None,
    viewer: Annotated[str, Parameter(name="--as")] = "A",
    seconds: float = 10.0,
    json: Json = False,
    lang: Lang = None,
) -> int:
    console = PersonConsole(Translator(language(lang, os.environ)))
    if len(cards) == 1 and is_file_name(cards[0]):
        if objective is not None or token or spell:
            raise WrongUsage.of("mm-solve-file-alone")
        question = telling.question_in(load(Path(cards[0])), at, viewer, console.translator)
    elif at is not None:
        raise WrongUsage.of("mm-solve-at-what")
    else:
        question = telling.question_of([*cards], objective or "room", [*token], [*spell])
    if seconds <= 0:
        raise WrongUsage.of("cli-at-least-a-moment")
    found = telling.solve(question, seconds, console.translator)
    if json:
        print(telling.solution_json(found))
    else:
        console.print(*telling.solution_parts(found, console.translator))
    return SUCCESS
