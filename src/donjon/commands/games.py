"""`donjon games`: list the games and their options."""

from __future__ import annotations

import os

from donjon.commands.shared_parameters import SUCCESS, Json, Lang, print_load_errors
from donjon.terminal.console import PersonConsole
from donjon.terminal.run import list_games as listing
from donjon.terminal.translator import Translator, language


def games(*, json: Json = False, lang: Lang = None) -> int:
    translator = Translator(language(lang, os.environ))
    if json:
        print(listing.games_json(translator))
    else:
        listing.list_games(PersonConsole(translator))
    print_load_errors(translator)
    return SUCCESS
