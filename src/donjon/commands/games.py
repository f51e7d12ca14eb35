"""`donjon games`: what can be played."""

from __future__ import annotations

import os

from donjon.commands.words import FINE, Json, Lang, tell_faults
from donjon.terminal import listing
from donjon.terminal.desk import Desk
from donjon.terminal.voice import Voice, language


def games(*, json: Json = False, lang: Lang = None) -> int:
    voice = Voice(language(lang, os.environ))
    if json:
        print(listing.games_json(voice))
    else:
        listing.list_games(Desk(voice))
    tell_faults(voice)
    return FINE
