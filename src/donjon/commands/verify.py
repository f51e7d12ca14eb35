"""`donjon verify`: replay a saved match and check its hashes."""

from __future__ import annotations

import os
from pathlib import Path

from donjon.commands.shared_parameters import BAD_DATA, SUCCESS, Json, Lang
from donjon.terminal.console import PersonConsole
from donjon.terminal.run import verify as verifying
from donjon.terminal.translator import Translator, language


def verify(file: Path, /, *, json: Json = False, lang: Lang = None) -> int:
    reader = language(lang, os.environ)
    if not json:
        verifying.verify(file, PersonConsole(Translator(reader)))
        return SUCCESS
    good, text = verifying.verify_json(file, reader)
    print(text)
    return SUCCESS if good else BAD_DATA
