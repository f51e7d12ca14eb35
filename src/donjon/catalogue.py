"""The catalogues of rules as data: what every id says, in the reader's language."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from donjon.catalogue_text import parts_of, statements

HOME: Final = Path(__file__).resolve().parent


class Entry(NamedTuple):
    """One statement: its id, what it says (Markdown), and the heading it stands under."""

    id: str
    text: str
    heading: str
    game: str
    lang: str


class Section(NamedTuple):
    """A heading of a catalogue with all that stands under it."""

    heading: str
    text: str
    ids: list[str]


class Catalogue(NamedTuple):
    """One file: the law of a game."""

    game: str
    lang: str
    title: str
    prefix: str
    sections: list[Section]
    entries: dict[str, Entry]

    def chapter(self, id: str) -> list[Section]:
        """The sections whose statements belong to a chapter: DQ-4 has DQ-4.1, DQ-4.2, …"""
        return [part for part in self.sections if id in {chapter_of(each) for each in part.ids}]


def folder() -> Path:
    """Where the catalogues are: beside the package, or in the source tree."""
    beside = HOME / "rules"
    return beside if beside.is_dir() else HOME.parents[1] / "docs" / "rules"


def games_with_rules() -> list[str]:
    """The games that have a catalogue."""
    return sorted(path.stem for path in folder().glob("*.md") if "." not in path.stem)


@cache
def catalogue(game: str, lang: str) -> Catalogue:
    """A game's catalogue in the language, else in English; FileNotFoundError for no such game."""
    path = folder() / f"{game}.{lang}.md"
    if lang == "en" or not path.is_file():
        path, lang = folder() / f"{game}.md", "en"
    return read(path.read_text(encoding="utf-8"), game, lang)


def entry(id: str, lang: str) -> Entry | None:
    """What an id says, in English when it is not said in the language."""
    for tongue in (lang, "en"):
        for game in games_with_rules():
            found = catalogue(game, tongue).entries.get(id)
            if found is not None:
                return found
    return None


def search(words: str, lang: str, games: list[str]) -> list[Entry]:
    """The statements in which all the words occur, whatever their accents and capitals."""
    wanted = folded(words).split()
    return [
        each
        for game in games
        for each in catalogue(game, lang).entries.values()
        if all(word in folded(f"{each.id} {each.heading} {each.text}") for word in wanted)
    ]


def chapter_of(id: str) -> str:
    """DQ-4.8 stands in DQ-4, DQ-R12 in DQ-R, HT-S.3 in HT-S."""
    return id.rpartition(".")[0] if "." in id else id.rstrip("0123456789")


def folded(text: str) -> str:
    """The text without capitals and accents, for comparing."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(char for char in plain if not unicodedata.combining(char))


def read(text: str, game: str, lang: str) -> Catalogue:
    """A catalogue from its Markdown."""
    sections: list[Section] = []
    entries: dict[str, Entry] = {}
    for heading, lines in parts_of(text):
        found = [Entry(id, said, heading, game, lang) for id, said in statements(lines, lang)]
        sections.append(Section(heading, "\n".join(lines).strip(), [each.id for each in found]))
        for each in found:
            entries.setdefault(each.id, each)
    prefix = next(iter(entries), "").partition("-")[0]
    own = {id: each for id, each in entries.items() if id.startswith(f"{prefix}-")}
    return Catalogue(game, lang, sections[0].heading, prefix, sections, own)
