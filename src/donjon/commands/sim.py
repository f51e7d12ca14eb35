"""`donjon sim`: many matches between bots."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from donjon.commands.shared_parameters import FINE, Given, Json, Lang, Some, Who
from donjon.terminal.command_line import tell
from donjon.terminal.console import Desk
from donjon.terminal.run import simulate as simulating
from donjon.terminal.run.new_match import Wish
from donjon.terminal.translator import Voice, language
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
    voice = Voice(language(lang, os.environ))
    plan = simulating.plan_of(Wish(game, seats, (*who,), (), seed, (*option,)))
    if matches < 1 or jobs < 1:
        raise WrongUsage.of("cli-at-least-one")
    found, seconds = simulating.run(plan, matches, jobs, voice)
    if json:
        print(simulating.summary_json(found, seconds if timing else None))
    else:
        Desk(voice).print(*simulating.summary_parts(found, voice))
        if count:
            Desk(voice).print(Text(""), simulating.count_table(found, voice))
    tell(simulating.speed(found, seconds, voice))
    return FINE
