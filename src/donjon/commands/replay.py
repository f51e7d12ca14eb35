"""`donjon replay`: look at a saved match step by step."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from donjon.commands.shared_parameters import SUCCESS, Json, Lang
from donjon.terminal.console import PersonConsole
from donjon.terminal.run.replay import ReplayScreen
from donjon.terminal.run.saved_records import load
from donjon.terminal.translator import Translator, language


def replay(
    file: Path,
    /,
    *,
    at: int | None = None,
    viewer: Annotated[str | None, Parameter(name="--as")] = None,
    json: Json = False,
    scene: Annotated[bool, Parameter(negative="")] = False,
    lang: Lang = None,
) -> int:
    record = load(file)
    console = PersonConsole(Translator(language(lang, os.environ), record.names))
    shown = ReplayScreen(console, record)
    if viewer is not None:
        shown.view_as(viewer)
    if at is not None:
        shown.go(at)
    if json:
        print(shown.json(scene))
    elif console.interactive and at is None:
        shown.run()
    else:
        shown.show()
    return SUCCESS
