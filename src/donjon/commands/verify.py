"""`donjon verify`: whether a match that was kept is what it says."""

from __future__ import annotations

import os
from pathlib import Path

from donjon.commands.shared_parameters import FINE, WRONG, Json, Lang
from donjon.terminal.console import PersonConsole
from donjon.terminal.run import verify as verifying
from donjon.terminal.translator import Translator, language


def verify(file: Path, /, *, json: Json = False, lang: Lang = None) -> int:
    spoken = language(lang, os.environ)
    if not json:
        verifying.verify(file, PersonConsole(Translator(spoken)))
        return FINE
    good, text = verifying.verify_json(file, spoken)
    print(text)
    return FINE if good else WRONG
