"""`donjon play`: a match in the terminal."""

from __future__ import annotations

import os
from pathlib import Path

from donjon.commands.shared_parameters import FINE, Given, Lang, Names, Some, Who, tell_faults
from donjon.terminal.console import Desk
from donjon.terminal.run.new_match import (
    Wish,
    choose_language,
    is_file_name,
    new_table,
    saved_table,
)
from donjon.terminal.run.play import Play
from donjon.terminal.translator import Voice, language


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
    desk = Desk(Voice(language(lang, os.environ)))
    if lang is None and game is None and resume is None:
        desk.voice = Voice(choose_language(desk))
    wish = Wish(game, seats, (*who,), (*names,), seed, (*option,), save)
    if resume is None and game is not None and is_file_name(game):
        resume = Path(game)
    if resume is None and game is None:
        tell_faults(desk.voice)
    table = saved_table(resume, wish) if resume is not None else new_table(wish, desk)
    desk.voice = Voice(desk.voice.lang, table.match.names)
    Play(desk, table.match, table.who, table.path).run()
    return FINE
