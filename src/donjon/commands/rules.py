"""`donjon rules`: what the rules say."""

from __future__ import annotations

import os

from donjon.commands.shared_parameters import FINE, WRONG, Json, Lang
from donjon.terminal.command_line import tell
from donjon.terminal.console import Desk
from donjon.terminal.run import read_rules as reading
from donjon.terminal.translator import Voice, language


def rules(*about: str, game: str | None = None, json: Json = False, lang: Lang = None) -> int:
    desk = Desk(Voice(language(lang, os.environ)))
    words = " ".join(about)
    if json:
        print(reading.rules_json(words, game, desk.voice.lang))
        return FINE
    if reading.rules(words, game, desk):
        return FINE
    tell(desk.voice("cli-no-rules", words=words))
    return WRONG
