"""`donjon rules`: what the rules say."""

from __future__ import annotations

import os

from donjon.commands.words import FINE, WRONG, Json, Lang
from donjon.terminal import reading
from donjon.terminal.commandline import tell
from donjon.terminal.desk import Desk
from donjon.terminal.voice import Voice, language


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
