"""`donjon tune`: look for better weights of a game's policy, and confirm them on fresh deals."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from donjon.commands.shared_parameters import SUCCESS, Given, Lang, Some
from donjon.terminal.console import PersonConsole, new_console
from donjon.terminal.run import tune_weights
from donjon.terminal.run.tune_weights import TuningRequest
from donjon.terminal.translator import Translator, language
from donjon.terminal.usage import WrongUsage


def tune(
    game: str,
    /,
    *,
    only: Annotated[list[str], Parameter(name="--only", negative="")] = Some,
    matches: Annotated[int, Parameter(name=["--matches", "-n"])] = 100,
    generations: int = 30,
    confirm: int = 2000,
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"])] = 1,
    seats: int | None = None,
    seed: str = "0",
    option: Given = Some,
    write: Path | None = None,
    lang: Lang = None,
) -> int:
    translator = Translator(language(lang, os.environ))
    if jobs < 1:
        raise WrongUsage.of("cli-at-least-one")
    setup = tune_weights.setup_of(
        TuningRequest(game, only, seats, option, seed, matches, generations, confirm)
    )
    if write is not None:
        tune_weights.check_writable(write)
    tuned = tune_weights.run(setup, jobs, translator)
    text = tune_weights.tuned_file(tuned, date.today().isoformat())
    if write is None:
        print(text, end="")
    else:
        write.write_text(text, encoding="utf-8")
    console = PersonConsole(translator, new_console(stderr=True))
    console.print(*tune_weights.tuned_parts(tuned, translator))
    if write is not None:
        console.print_message("cli-tune-written", file=str(write))
    return SUCCESS
