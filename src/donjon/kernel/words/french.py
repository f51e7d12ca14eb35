"""French spelling that depends on the next word. `web/src/text/french.ts` does the same."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

ELIDING: Final = re.compile(r"[aeiouæœø].|y[bcdfghjklmnpqrstvwxz]", re.IGNORECASE)


def de(name: object) -> str:
    """The Fluent function `DE`: « de Paul », « d’Anne ».

    An h never elides: no spelling tells a mute one, and « de Hugo » is right as well.
    A lone letter does not either, as in « de A à Z ».
    """
    letters = without_accents(str(name))
    return f"d’{name}" if ELIDING.match(letters) else f"de {name}"


def without_accents(word: str) -> str:
    """The word with bare letters: « Élodie » becomes « Elodie »."""
    signs = unicodedata.normalize("NFD", word)
    return "".join([sign for sign in signs if not unicodedata.combining(sign)])
