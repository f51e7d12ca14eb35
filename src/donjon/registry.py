"""The games by name: those of this package and those that other packages bring."""

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
GROUP: Final = "donjon.games"


class Brought(NamedTuple):
    """What other packages bring: their games by name, and what is wrong with those that fail."""

    games: dict[str, Game]
    faults: dict[str, Message]


def all_games() -> dict[str, Game]:
    """Every game that can be played, by name; a name that Donjon itself uses stays its own."""
    found = {name: own(name) for name in OWN}
    for name, game in brought().games.items():
        found.setdefault(name, game)
    return found


def load_all() -> list[str]:
    """Have the rules of every game at hand; their names."""
    known = all_games()
    for each in known.values():
        each.load()
    return list(known)


def game(name: str) -> Game:
    """The game of that name, or `UnknownGame` with the names there are."""
    if name in OWN:
        return own(name)  # without looking through the installed packages
    known = all_games()
    if name in known:
        return known[name]
    fault = brought().faults.get(name)
    if fault is not None:
        raise UnknownGame(fault)
    raise UnknownGame(Message("unknown-game", {"name": name, "known": ", ".join(known)}))


def own(name: str) -> Game:
    """A game of this package; its module is imported when it is asked for."""
    found: Game = import_module(f"donjon.games.{name}").GAME
    return found


def brought() -> Brought:
    """Look through the installed packages; one that fails breaks nothing else."""
    found = Brought({}, {})
    for entry in entry_points(group=GROUP):
        try:
            game = checked(entry.load())
        except Exception as error:  # whatever a package of somebody else does
            found.faults[entry.name] = fault_of(entry, error)
        else:
            found.games.setdefault(game.name, game)
    return found


def checked(card: object) -> Game:
    """The game that an entry point names, with its rules and texts."""
    if not isinstance(card, Game):
        raise TypeError(f"{card!r} is not a donjon.Game")
    try:
        for lang in LANGUAGES:
            if not (card.folder / "text" / f"{lang}.ftl").is_file():
                raise FileNotFoundError(f"text/{lang}.ftl is missing")
        card.load()
    except Exception:
        TEXTS.remove(card.folder / "text")
        raise
    return card


def fault_of(entry: EntryPoint, error: Exception) -> Message:
    """One sentence: which package, which game, and what it said."""
    package = entry.dist.name if entry.dist is not None else entry.value
    told: dict[str, Arg] = {"package": package, "name": entry.name, "reason": in_one_line(error)}
    return Message("bad-package", told)


def replay(data: Record | str | bytes | dict[str, object], upto: int | None = None) -> Match:
    """The match of a record, played again and verified; `upto` stops after so many choices."""
    record = read_record(data)
    return replay_record(record, game(record.game), upto)
