"""Translates messages into the reader's language, with the names of the seats."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from donjon.kernel.words.ids import Text
from donjon.kernel.words.message import Arg, Message, seat_name
from donjon.kernel.words.translate import LANGUAGES, translate
from donjon.terminal.glyphs import GLYPHS

INLINE_ICON: Final = re.compile(r":([a-z][a-z-]+):")
LETTERS: Final = "ABCDE"


class Translator:
    """Translates messages into one language."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        self.lang: Final = lang
        self.names: Final = list(names)
        self._translated: Final[dict[tuple[object, ...], str]] = {}

    def __call__(self, key: str, **args: Arg) -> str:
        """Translate a message of the terminal by its key."""
        return translate(Message(key, args), self.lang, self.names)

    def text(self, text: Text) -> str:
        """Translate a text of a scene; `:icon:` becomes its glyph."""
        if isinstance(text, str):
            return text
        plain = all(isinstance(arg, int | str) for arg in text.args.values())
        key = (text.key, *text.args.items()) if plain else ()
        if key not in self._translated:
            translated = translate(text, self.lang, self.names)
            with_glyphs = INLINE_ICON.sub(lambda found: GLYPHS.get(found[1], found[0]), translated)
            if not plain:
                return with_glyphs
            self._translated[key] = with_glyphs
        return self._translated[key]

    def figure(self, number: str) -> str:
        """A number with the decimal sign of the language."""
        return number.replace(".", self("term-decimal-sign"))

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.text(seat_name(seat))


def letter(seat: int) -> str:
    """The letter of a seat: A for the first."""
    return LETTERS[seat % len(LETTERS)]


def language(given: str | None, environment: Mapping[str, str]) -> str:
    """The given language, else that of the locale if there are texts in it, else English."""
    if given is not None:
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            found = environment[name][:2].lower()
            return found if found in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
