"""`donjon replay`: a match that was kept, step by step."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from donjon.commands.shared_parameters import FINE, Json, Lang
from donjon.terminal.console import PersonConsole
from donjon.terminal.run.replay import ReplayScreen
from donjon.terminal.run.saved_records import load
from donjon.terminal.translator import Translator, language


def replay(
    file: Path,
    /,
    *,
    at: int | None = None,
    eyes: Annotated[str | None, Parameter(name="--as")] = None,
    json: Json = False,
    scene: Annotated[bool, Parameter(negative="")] = False,
    lang: Lang = None,
) -> int:
    record = load(file)
    console = PersonConsole(Translator(language(lang, os.environ), record.names))
    shown = ReplayScreen(console, record)
    if eyes is not None:
        shown.look_as(eyes)
    if at is not None:
        shown.go(at)
    if json:
        print(shown.json(scene))
    elif console.interactive and at is None:
        shown.run()
    else:
        shown.show()
    return FINE
