"""`donjon rules`: read and search the rules."""

from __future__ import annotations

import os

from donjon.commands.shared_parameters import BAD_DATA, SUCCESS, Json, Lang
from donjon.terminal.command_line import print_notice
from donjon.terminal.console import PersonConsole
from donjon.terminal.run import read_rules as reading
from donjon.terminal.translator import Translator, language


def rules(*about: str, game: str | None = None, json: Json = False, lang: Lang = None) -> int:
    console = PersonConsole(Translator(language(lang, os.environ)))
    words = " ".join(about)
    if json:
        print(reading.rules_json(words, game, console.translator.lang))
        return SUCCESS
    if reading.rules(words, game, console):
        return SUCCESS
    print_notice(console.translator("cli-no-rules", words=words))
    return BAD_DATA
