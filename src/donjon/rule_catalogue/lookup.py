"""The catalogues of rules as data: the text of every id, in the reader's language."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from donjon.kernel.match.game import Game
from donjon.registry import all_games, game as game_of
from donjon.rule_catalogue.markdown import parts_of, statements

HOME: Final = Path(__file__).resolve().parents[1]


class Entry(NamedTuple):
    """One rule: its id, its text (Markdown) and the heading above it."""

    id: str
    text: str
    heading: str
    game: str
    lang: str


class Section(NamedTuple):
    """A heading of a catalogue with the text below it."""

    heading: str
    text: str
    ids: list[str]


class Catalogue(NamedTuple):
    """The catalogue of a game, from one file."""

    game: str
    lang: str
    title: str
    prefix: str
    sections: list[Section]
    entries: dict[str, Entry]

    def chapter(self, id: str) -> list[Section]:
        """The sections with rules of a chapter: DQ-4 has DQ-4.1, DQ-4.2, …"""
        return [part for part in self.sections if id in {chapter_of(each) for each in part.ids}]


def folder() -> Path:
    """The folder of our own catalogues: in the package, or in the source tree."""
    packaged = HOME / "rules"
    return packaged if packaged.is_dir() else HOME.parents[1] / "docs" / "rules"


def path_of(game: Game, lang: str) -> Path | None:
    """The file of a game's catalogue: `rules.md` in the game's folder, or one of our own."""
    suffix = "" if lang == "en" else f".{lang}"
    for path in (
        game.folder / f"rules{suffix}.md",
        folder() / f"{game.catalogue}{suffix}.md",
    ):
        if path.is_file():
            return path
    return None


def games_with_rules() -> list[str]:
    """The games that have a catalogue."""
    return sorted(name for name, game in all_games().items() if path_of(game, "en"))


def catalogue(name: str, lang: str) -> Catalogue:
    """A game's catalogue in the language, else in English; FileNotFoundError when it has none."""
    game = game_of(name)
    for found in (lang, "en"):
        path = path_of(game, found)
        if path is not None:
            return read_file(path, game.name, found)
    raise FileNotFoundError(f"no rules.md of {name}")


@cache
def read_file(path: Path, game: str, lang: str) -> Catalogue:
    """Read a catalogue from its file, once."""
    return read(path.read_text(encoding="utf-8"), game, lang)


def entry(id: str, lang: str) -> Entry | None:
    """The rule with this id, in English where it is not translated."""
    known = games_with_rules()
    for language in (lang, "en"):
        for game in known:
            found = catalogue(game, language).entries.get(id)
            if found is not None:
                return found
    return None


def search(words: str, lang: str, games: list[str]) -> list[Entry]:
    """The rules in which all the words occur; case and accents are ignored."""
    wanted = folded(words).split()
    return [
        each
        for game in games
        for each in catalogue(game, lang).entries.values()
        if all(word in folded(f"{each.id} {each.heading} {each.text}") for word in wanted)
    ]


def chapter_of(id: str) -> str:
    """The chapter of a rule: DQ-4 for DQ-4.8, DQ-R for DQ-R12, HT-S for HT-S.3."""
    return id.rpartition(".")[0] if "." in id else id.rstrip("0123456789")


def folded(text: str) -> str:
    """The text in lower case without accents, for comparing."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(char for char in plain if not unicodedata.combining(char))


def read(text: str, game: str, lang: str) -> Catalogue:
    """Read a catalogue from its Markdown."""
    sections: list[Section] = []
    entries: dict[str, Entry] = {}
    for heading, lines in parts_of(text):
        found = [Entry(id, rule, heading, game, lang) for id, rule in statements(lines, lang)]
        sections.append(Section(heading, "\n".join(lines).strip(), [each.id for each in found]))
        for each in found:
            entries.setdefault(each.id, each)
    prefix = next(iter(entries), "").partition("-")[0]
    own = {id: each for id, each in entries.items() if id.startswith(f"{prefix}-")}
    return Catalogue(game, lang, sections[0].heading, prefix, sections, own)
