"""`donjon ladder`: every bot meets every other on the same deals, in every seat."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from donjon.commands.shared_parameters import SUCCESS, Given, Json, Lang, Some
from donjon.terminal.console import PersonConsole
from donjon.terminal.run import play_ladder
from donjon.terminal.translator import Translator, language
from donjon.terminal.usage import WrongUsage


def ladder(
    game: str,
    /,
    *,
    bots: Annotated[list[str], Parameter(name="--bots", negative="")] = Some,
    challengers: Annotated[list[str], Parameter(name="--challengers", negative="")] = Some,
    matches: Annotated[int, Parameter(name=["--matches", "-n"])] = 100,
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"])] = 1,
    seats: int | None = None,
    seed: str = "0",
    option: Given = Some,
    file: Path | None = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    translator = Translator(language(lang, os.environ))
    setup = play_ladder.setup_of(game, bots, seats, matches, option, seed, challengers)
    if matches < 1 or jobs < 1:
        raise WrongUsage.of("cli-at-least-one")
    found = play_ladder.run(setup, jobs, file, translator)
    if json:
        print(play_ladder.ladder_json(found))
    else:
        PersonConsole(translator).print(*play_ladder.ladder_parts(found, translator))
    return SUCCESS
