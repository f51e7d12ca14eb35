"""`donjon rules`: the catalogues, by id, by chapter, or searched for words."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from rich.console import RenderableType
from rich.text import Text

from donjon.kernel.words.errors import UnknownGame
from donjon.kernel.words.message import Message
from donjon.rule_catalogue import lookup as catalogue
from donjon.rule_catalogue.lookup import Catalogue, Entry
from donjon.terminal.console import PersonConsole
from donjon.terminal.draw.plain_table import plain_table
from donjon.terminal.draw.rule_text import entry_parts, section_parts
from donjon.terminal.translator import Translator

FULL = 6
SHORT = 100


def rules(about: str, game: str | None, console: PersonConsole) -> bool:
    """Print the rules that are asked for; False if there are none."""
    books = catalogues_of(game, console.translator.lang)
    found = list(answer(about, books, console.translator))
    if not found:
        return False
    console.print(*found)
    return True


def catalogues_of(game: str | None, lang: str) -> list[Catalogue]:
    """The catalogue of a game, or all catalogues."""
    known = catalogue.games_with_rules()
    if game is not None and game not in known:
        message = Message("cli-no-catalogue", {"game": game, "known": ", ".join(known)})
        raise UnknownGame(message)
    return [catalogue.catalogue(name, lang) for name in ([game] if game else known)]


def answer(about: str, books: list[Catalogue], translator: Translator) -> Iterator[RenderableType]:
    """A list of chapters, one statement, one chapter, or all statements with the words."""
    entry = entry_of(about, books, translator.lang)
    chapters = [(book, part) for book in books for part in book.chapter(about.upper())]
    if not about:
        for book in books:
            yield from contents(book, translator)
    elif entry is not None:
        yield from notice(entry.lang, translator)
        yield Text(entry.heading, "bold")
        yield from entry_parts(entry)
    elif chapters:
        yield from notice(chapters[0][0].lang, translator)
        for _, part in chapters:
            yield from section_parts(part)
    else:
        yield from hits(
            catalogue.search(about, translator.lang, [book.game for book in books]), translator
        )


def entry_of(about: str, books: list[Catalogue], lang: str) -> Entry | None:
    """The statement with that id, if it is in one of the catalogues."""
    found = catalogue.entry(about.upper(), lang)
    return found if found and found.game in [book.game for book in books] else None


def notice(lang: str, translator: Translator) -> Iterator[Text]:
    """A notice if a catalogue does not exist in the reader's language."""
    if lang != translator.lang:
        yield Text(translator("cli-rules-in-english"), "italic")


def contents(book: Catalogue, translator: Translator) -> Iterator[RenderableType]:
    """The chapters of a catalogue that have statements."""
    yield Text(book.title, "bold")
    yield from notice(book.lang, translator)
    table = plain_table("", "", "", right=(2,))
    table.show_header = False
    for part in book.sections:
        if part.ids:
            chapters = dict.fromkeys(catalogue.chapter_of(id) for id in part.ids)
            table.add_row(", ".join(chapters), part.heading, str(len(part.ids)))
    yield table


def hits(found: list[Entry], translator: Translator) -> Iterator[RenderableType]:
    """The statements found: up to `FULL` of them in full, more by their beginnings."""
    if found:
        yield Text(translator("cli-rules-found", count=len(found)), "italic")
        yield from notice(found[0].lang, translator)
    for entry in found:
        if len(found) <= FULL:
            yield from entry_parts(entry)
        else:
            flat = " ".join(entry.text.replace("**", "").split())
            yield Text.assemble((entry.id, "bold"), " ", flat[:SHORT] + "…" * (len(flat) > SHORT))


def rules_json(about: str, game: str | None, lang: str) -> str:
    """The statements as JSON."""
    books = catalogues_of(game, lang)
    one = entry_of(about, books, lang) if about else None
    ids = {id for book in books for part in book.chapter(about.upper()) for id in part.ids}
    if one is not None:
        found = [one]
    elif ids or not about:
        found = [e for b in books for e in b.entries.values() if not about or e.id in ids]
    else:
        found = catalogue.search(about, lang, [book.game for book in books])
    return msgspec.json.encode([entry._asdict() for entry in found]).decode()
