"""The catalogues of rules as data: what every id says, in the reader's language."""

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
    """Where our own catalogues are: beside the package, or in the source tree."""
    beside = HOME / "rules"
    return beside if beside.is_dir() else HOME.parents[1] / "docs" / "rules"


def path_of(game: Game, lang: str) -> Path | None:
    """The file of a game's catalogue: `rules.md` in the game's folder, or one of our own."""
    tongue = "" if lang == "en" else f".{lang}"
    for path in (
        game.folder / f"rules{tongue}.md",
        folder() / f"{game.catalogue}{tongue}.md",
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
    for tongue in (lang, "en"):
        path = path_of(game, tongue)
        if path is not None:
            return read_file(path, game.name, tongue)
    raise FileNotFoundError(f"no rules.md of {name}")


@cache
def read_file(path: Path, game: str, lang: str) -> Catalogue:
    """A catalogue is read once."""
    return read(path.read_text(encoding="utf-8"), game, lang)


def entry(id: str, lang: str) -> Entry | None:
    """What an id says, in English when it is not said in the language."""
    known = games_with_rules()
    for tongue in (lang, "en"):
        for game in known:
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
