"""`donjon play`: play a match in the terminal."""

from __future__ import annotations

import os
from pathlib import Path

from donjon.commands.shared_parameters import (
    SUCCESS,
    Given,
    Lang,
    Names,
    Some,
    Who,
    print_load_errors,
)
from donjon.terminal.console import PersonConsole
from donjon.terminal.run.new_match import (
    MatchRequest,
    choose_language,
    is_file_name,
    new_table,
    saved_table,
)
from donjon.terminal.run.play import Play
from donjon.terminal.translator import Translator, language


def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    who: Who = Some,
    names: Names = Some,
    seed: str | None = None,
    option: Given = Some,
    save: Path | None = None,
    resume: Path | None = None,
    lang: Lang = None,
) -> int:
    console = PersonConsole(Translator(language(lang, os.environ)))
    if lang is None and game is None and resume is None:
        console.translator = Translator(choose_language(console))
    request = MatchRequest(game, seats, (*who,), (*names,), seed, (*option,), save)
    if resume is None and game is not None and is_file_name(game):
        resume = Path(game)
    if resume is None and game is None:
        print_load_errors(console.translator)
    table = saved_table(resume, request) if resume is not None else new_table(request, console)
    console.translator = Translator(console.translator.lang, table.match.names)
    Play(console, table.match, table.players, table.path).run()
    return SUCCESS
