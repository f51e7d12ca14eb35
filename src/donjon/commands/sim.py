"""`donjon sim`: simulate many matches between bots."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from donjon.commands.shared_parameters import SUCCESS, Given, Json, Lang, Some, Who
from donjon.terminal.command_line import print_notice
from donjon.terminal.console import PersonConsole
from donjon.terminal.run import simulate as simulating
from donjon.terminal.run.new_match import MatchRequest
from donjon.terminal.translator import Translator, language
from donjon.terminal.usage import WrongUsage


def sim(
    game: str,
    /,
    *,
    matches: Annotated[int, Parameter(name=["--matches", "-n"])] = 100,
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"])] = 1,
    seats: int | None = None,
    who: Who = Some,
    seed: str = "0",
    option: Given = Some,
    count: Annotated[bool, Parameter(negative="")] = False,
    json: Json = False,
    timing: Annotated[bool, Parameter(negative="")] = False,
    lang: Lang = None,
) -> int:
    translator = Translator(language(lang, os.environ))
    setup = simulating.setup_of(MatchRequest(game, seats, (*who,), (), seed, (*option,)))
    if matches < 1 or jobs < 1:
        raise WrongUsage.of("cli-at-least-one")
    found, seconds = simulating.run(setup, matches, jobs, translator)
    if json:
        print(simulating.summary_json(found, seconds if timing else None))
    else:
        PersonConsole(translator).print(*simulating.summary_parts(found, translator))
        if count:
            PersonConsole(translator).print(Text(""), simulating.count_table(found, translator))
    print_notice(simulating.speed(found, seconds, translator))
    return SUCCESS
