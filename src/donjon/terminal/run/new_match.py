"""From what was typed on the command line to a match: options, seed, names, a saved record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from donjon.kernel.match.game import Game
from donjon.kernel.match.match import Match
from donjon.kernel.words.errors import BadRecord
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import LANGUAGES
from donjon.registry import all_games, game as game_of, replay
from donjon.terminal.ask.seating import PERSON, people_of, seating, seating_by_names, with_bot_names
from donjon.terminal.console import Desk
from donjon.terminal.run.saved_records import load
from donjon.terminal.usage import WrongUsage


class Wish(NamedTuple):
    """What the command line asks for; None and empty mean: nothing said."""

    game: str | None = None
    seats: int | None = None
    who: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    seed: str | None = None
    options: tuple[str, ...] = ()
    save: Path | None = None


class Table(NamedTuple):
    """A match with who sits where, and the file it is kept in."""

    match: Match
    who: list[str]
    path: Path | None


def new_table(wish: Wish, desk: Desk) -> Table:
    """A new match; what is not said is asked when somebody sits there, else taken by default."""
    refuse_to_overwrite(wish.save)
    game = game_of(wish.game) if wish.game else choose_game(desk)
    seats = wish.seats or len(split(wish.who)) or choose_seats(game, desk)
    who = seating(wish.who, game.check_seats(seats))
    given = words_of(wish.names)
    names, people = with_bot_names(given, who), people_of(given, who)
    options = options_of(game, wish.options)
    match = Match(game, seats, seed_of(wish.seed), options, names, people=people)
    return Table(match, who, wish.save)


def saved_table(path: Path, wish: Wish) -> Table:
    """A saved match that goes on; it is kept in the same file unless another is named."""
    match = replay(load(path))
    if wish.save != path:
        refuse_to_overwrite(wish.save)
    by_names = seating_by_names(match.names, match.seats)
    who = seating(wish.who, match.seats) if wish.who else by_names
    return Table(match, who, wish.save or path)


def refuse_to_overwrite(path: Path | None) -> None:
    """A file that is there may be somebody's match."""
    if path is not None and path.exists():
        raise BadRecord(Message("cli-save-exists", {"file": str(path)}))


def is_file_name(word: str) -> bool:
    """Whether what stands for a game is meant as a file."""
    return word.endswith(".json") or Path(word).name != word or Path(word).is_file()


def split(given: Sequence[str]) -> list[str]:
    """Words given one by one or with commas."""
    return [word for word in words_of(given) if word]


def words_of(given: Sequence[str]) -> list[str]:
    """The same with the empty ones: a seat without a name."""
    return [word.strip() for part in given for word in part.split(",")]


def seed_of(text: str | None) -> int | str | None:
    """A number is a number, anything else a text."""
    return int(text) if text is not None and text.isascii() and text.isdigit() else text


def options_of(game: Game, given: Sequence[str]) -> dict[str, object]:
    """`name=value` words as the game's options."""
    known = {option.name: option for option in game.options}
    found: dict[str, object] = {}
    for word in given:
        name, sign, value = word.partition("=")
        if not sign:
            raise WrongUsage.of("cli-option-form", option=word)
        found[name] = known[name].parse(value) if name in known else value
    return found


def bots_of(given: Sequence[str], seats: int, usual: str) -> list[str]:
    """A bot for each seat; where none is named, the usual one."""
    who = seating(given or [usual], seats)
    if PERSON in who:
        raise WrongUsage.of("cli-bots-only")
    return who


def choose_language(desk: Desk) -> str:
    """The language a person chooses; Enter keeps the one that the locale says."""
    while desk.interactive:
        entry = (desk.ask("cli-which-language", known=", ".join(LANGUAGES)) or "").lower()
        if not entry or entry in LANGUAGES:
            return entry or desk.voice.lang
    return desk.voice.lang


def choose_game(desk: Desk) -> Game:
    """The game a person chooses; the only one, or the first, without asking anybody."""
    known = list(all_games().values())
    if not desk.interactive:
        return known[0]
    for number, game in enumerate(known, 1):
        desk.say("cli-game-line", number=number, title=game.title(desk.voice.lang))
    return known[choose_number(desk, "cli-which-game", 1, len(known), 1) - 1]


def choose_seats(game: Game, desk: Desk) -> int:
    """How many sit at the table: two, unless a person says otherwise."""
    least, most = game.seats
    usual = min(max(2, least), most)
    return choose_number(desk, "cli-how-many", least, most, usual) if desk.interactive else usual


def choose_number(desk: Desk, key: str, least: int, most: int, usual: int) -> int:
    """A number within bounds; Enter, or the end of the input, takes the usual one."""
    while True:
        entry = desk.ask(key, least=least, most=most, usual=usual)
        if not entry:
            return usual
        if entry.isdigit() and least <= int(entry) <= most:
            return int(entry)
        desk.say("cli-number-please", least=least, most=most)
