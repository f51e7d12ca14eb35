"""Makes a match from the words of the command line, or from a saved record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from donjon.bots.search.search_name import split_names
from donjon.kernel.match.game import Game
from donjon.kernel.match.match import Match
from donjon.kernel.words.errors import BadRecord
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import LANGUAGES
from donjon.registry import all_games, game as game_of, replay
from donjon.terminal.ask.seating import PERSON, people_of, seating, seating_by_names, with_bot_names
from donjon.terminal.console import PersonConsole
from donjon.terminal.run.saved_records import load
from donjon.terminal.usage import WrongUsage


class MatchRequest(NamedTuple):
    """The match that a command line asks for; None or empty: not given."""

    game: str | None = None
    seats: int | None = None
    players: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    seed: str | None = None
    options: tuple[str, ...] = ()
    save: Path | None = None


class Table(NamedTuple):
    """A match, the player of each seat, and the file in which it is saved."""

    match: Match
    players: list[str]
    path: Path | None


def new_table(request: MatchRequest, console: PersonConsole) -> Table:
    """A new match. What is not given is asked at a terminal, and taken by default otherwise."""
    refuse_to_overwrite(request.save)
    game = game_of(request.game) if request.game else choose_game(console)
    seats = request.seats or len(split_names([*request.players])) or choose_seats(game, console)
    players = seating(request.players, game.check_seats(seats))
    given = words_of(request.names)
    names, people = with_bot_names(given, players), people_of(given, players)
    options = options_of(game, request.options)
    match = Match(game, seats, seed_of(request.seed), options, names, people=people)
    return Table(match, players, request.save)


def saved_table(path: Path, request: MatchRequest) -> Table:
    """Continue a saved match; it is saved to the same file unless another is named."""
    match = replay(load(path))
    if request.save != path:
        refuse_to_overwrite(request.save)
    by_names = seating_by_names(match.names, match.seats)
    players = seating(request.players, match.seats) if request.players else by_names
    return Table(match, players, request.save or path)


def refuse_to_overwrite(path: Path | None) -> None:
    """Raise an error if the file exists: it may be a match."""
    if path is not None and path.exists():
        raise BadRecord(Message("cli-save-exists", {"file": str(path)}))


def is_file_name(word: str) -> bool:
    """Whether a word in place of a game's name is a file name."""
    return word.endswith(".json") or Path(word).name != word or Path(word).is_file()


def words_of(given: Sequence[str]) -> list[str]:
    """Words given one by one or with commas; an empty one is a seat without a name."""
    return [word.strip() for part in given for word in part.split(",")]


def seed_of(text: str | None) -> int | str | None:
    """The seed as a number if it is written as one, else as text."""
    return int(text) if text is not None and text.isascii() and text.isdigit() else text


def options_of(game: Game, given: Sequence[str]) -> dict[str, object]:
    """The options of a game from words of the form `name=value`."""
    known = {option.name: option for option in game.options}
    found: dict[str, object] = {}
    for word in given:
        name, sign, value = word.partition("=")
        if not sign:
            raise WrongUsage.of("cli-option-form", option=word)
        found[name] = known[name].parse(value) if name in known else value
    return found


def bots_of(given: Sequence[str], seats: int, usual: str) -> list[str]:
    """A bot for each seat; `usual` where none is named."""
    players = seating(given or [usual], seats)
    if PERSON in players:
        raise WrongUsage.of("cli-bots-only")
    return players


def choose_language(console: PersonConsole) -> str:
    """Ask for the language; Enter keeps that of the locale."""
    while console.interactive:
        entry = (console.ask("cli-which-language", known=", ".join(LANGUAGES)) or "").lower()
        if not entry or entry in LANGUAGES:
            return entry or console.translator.lang
    return console.translator.lang


def choose_game(console: PersonConsole) -> Game:
    """Ask for the game; without a terminal, take the first."""
    known = list(all_games().values())
    if not console.interactive:
        return known[0]
    for number, game in enumerate(known, 1):
        console.print_message(
            "cli-game-line", number=number, title=game.title(console.translator.lang)
        )
    return known[choose_number(console, "cli-which-game", 1, len(known), 1) - 1]


def choose_seats(game: Game, console: PersonConsole) -> int:
    """Ask for the number of seats; without a terminal, take two if the game allows it."""
    least, most = game.seats
    usual = min(max(2, least), most)
    return (
        choose_number(console, "cli-how-many", least, most, usual) if console.interactive else usual
    )


def choose_number(console: PersonConsole, key: str, least: int, most: int, usual: int) -> int:
    """Ask for a number within bounds; Enter or the end of the input takes `usual`."""
    while True:
        entry = console.ask(key, least=least, most=most, usual=usual)
        if not entry:
            return usual
        if entry.isdigit() and least <= int(entry) <= most:
            return int(entry)
        console.print_message("cli-number-please", least=least, most=most)
