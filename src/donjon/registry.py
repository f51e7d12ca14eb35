"""The games by name: those of this package and those of other installed packages."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final, NamedTuple

from donjon.kernel.match.game import Game
from donjon.kernel.match.match import Match
from donjon.kernel.match.record import Record, read_record
from donjon.kernel.match.replay import replay as replay_record
from donjon.kernel.words.errors import UnknownGame, in_one_line
from donjon.kernel.words.message import Arg, Message
from donjon.kernel.words.translate import LANGUAGES, TEXTS

OWN: Final = ["dragonquest", "clank", "tales_of_glory", "heldentaufe", "map_masters"]
EASIEST: Final = "tales_of_glory"
"""The game that is learnt first: it is offered to whoever comes for the first time."""
GROUP: Final = "donjon.games"


class InstalledGames(NamedTuple):
    """The games of other packages by name, and for each that fails what is wrong."""

    games: dict[str, Game]
    faults: dict[str, Message]


def all_games() -> dict[str, Game]:
    """Every game that can be played, by name; another package cannot replace one of ours."""
    found = {name: own_game(name) for name in OWN}
    for name, game in installed_games().games.items():
        found.setdefault(name, game)
    return found


def load_all() -> list[str]:
    """Load the rules of every game. Returns their names."""
    known = all_games()
    for each in known.values():
        each.load()
    return list(known)


def game(name: str) -> Game:
    """The game with this name; `UnknownGame` lists the known names."""
    if name in OWN:
        return own_game(name)  # no need to search the installed packages
    known = all_games()
    if name in known:
        return known[name]
    fault = installed_games().faults.get(name)
    if fault is not None:
        raise UnknownGame(fault)
    raise UnknownGame(Message("unknown-game", {"name": name, "known": ", ".join(known)}))


def own_game(name: str) -> Game:
    """A game of this package; its module is imported on first use."""
    found: Game = import_module(f"donjon.games.{name}").GAME
    return found


def installed_games() -> InstalledGames:
    """Search the installed packages; one that fails does not affect the others."""
    found = InstalledGames({}, {})
    for entry in entry_points(group=GROUP):
        try:
            game = checked_game(entry.load())
        except Exception as error:  # another package may raise anything
            found.faults[entry.name] = fault_message(entry, error)
        else:
            found.games.setdefault(game.name, game)
    return found


def checked_game(found: object) -> Game:
    """The game of an entry point, after loading its rules and texts."""
    if not isinstance(found, Game):
        raise TypeError(f"{found!r} is not a donjon.Game")
    try:
        for lang in LANGUAGES:
            if not (found.folder / "text" / f"{lang}.ftl").is_file():
                raise FileNotFoundError(f"text/{lang}.ftl is missing")
        found.load()
    except Exception:
        TEXTS.remove(found.folder / "text")
        raise
    return found


def fault_message(entry: EntryPoint, error: Exception) -> Message:
    """One sentence with the package, the game and the error."""
    package = entry.dist.name if entry.dist is not None else entry.value
    args: dict[str, Arg] = {"package": package, "name": entry.name, "reason": in_one_line(error)}
    return Message("bad-package", args)


def replay(data: Record | str | bytes | dict[str, object], upto: int | None = None) -> Match:
    """Play a record again and verify it, or only its first `upto` choices."""
    record = read_record(data)
    return replay_record(record, game(record.game), upto)
