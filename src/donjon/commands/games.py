"""`donjon games`: what can be played."""

from __future__ import annotations

import os

from donjon.commands.shared_parameters import FINE, Json, Lang, tell_faults
from donjon.terminal.console import Desk
from donjon.terminal.run import list_games as listing
from donjon.terminal.translator import Voice, language


def games(*, json: Json = False, lang: Lang = None) -> int:
    voice = Voice(language(lang, os.environ))
    if json:
        print(listing.games_json(voice))
    else:
        listing.list_games(Desk(voice))
    tell_faults(voice)
    return FINE
