"""The games by name: those of this package and those that other packages bring."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from donjon.games.clank import GAME as CLANK
from donjon.games.dragonquest import GAME as DRAGONQUEST
from donjon.games.heldentaufe import GAME as HELDENTAUFE
from donjon.games.map_masters import GAME as MAP_MASTERS
from donjon.games.tales_of_glory import GAME as TALES_OF_GLORY
from donjon.kernel.errors import UnknownGame
from donjon.kernel.game import Game
from donjon.kernel.match import Match
from donjon.kernel.message import Message
from donjon.kernel.record import Record, read_record
from donjon.kernel.replay import replay as replay_record

OWN: Final = [DRAGONQUEST, CLANK, TALES_OF_GLORY, HELDENTAUFE, MAP_MASTERS]
GROUP: Final = "donjon.games"


def games() -> dict[str, Game]:
    """Every game that can be played, by name."""
    found = {game.name: game for game in OWN}
    for entry in entry_points(group=GROUP):
        brought = entry.load()
        found.setdefault(brought.name, brought)
    return found


def game(name: str) -> Game:
    """The game of that name, or `UnknownGame` with the names there are."""
    for own in OWN:
        if own.name == name:
            return own  # without looking through the installed packages
    known = games()
    if name not in known:
        raise UnknownGame(Message("unknown-game", {"name": name, "known": ", ".join(known)}))
    return known[name]


def replay(data: Record | str | bytes | dict[str, object], upto: int | None = None) -> Match:
    """The match of a record, played again and verified; `upto` stops after so many choices."""
    record = read_record(data)
    return replay_record(record, game(record.game), upto)
