"""The events of fights, defeats, and the turns of the monsters."""

from __future__ import annotations

from donjon.games.heldentaufe.content.tables import SEATS
from donjon.games.heldentaufe.model.state import Heldentaufe
from donjon.games.heldentaufe.words.events import lost_heart, note, note_big, note_move
from donjon.games.heldentaufe.words.figure_names import figure_id, figure_name, figure_spot
from donjon.games.heldentaufe.words.ids import hero_id, hex_id, monster_id
from donjon.games.heldentaufe.words.names import HEX_NAMES, MONSTER_NAMES, hero_name
from donjon.kernel.journal.beat import Beat
from donjon.kernel.words.message import Arg, Message, seat_name


def fought(
    s: Heldentaufe, attacker: int, defender: int, dice: tuple[int, int], sums: tuple[int, int]
) -> None:
    """HT-8.3  Both dice and both sums, and who lost a heart."""
    if s.journal is not None:
        loser = defender if sums[0] >= sums[1] else attacker
        message = Message(
            "ht-log-fight",
            {
                "attacker": figure_name(s, attacker),
                "defender": figure_name(s, defender),
                "die": dice[0],
                "other": dice[1],
                "sum": sums[0],
                "rest": sums[1],
                "loser": figure_name(s, loser),
            },
        )
        rolled = [f"die:combat:{dice[0]}", f"die:combat:{dice[1]}"]
        places = [figure_spot(s, attacker), figure_spot(s, defender)]
        beats = [
            Beat("roll", ["die:attack", "die:defence"], into=rolled, spots=places),
            Beat("hurt", [figure_id(loser)]),
        ]
        if loser < SEATS:
            beats.append(lost_heart(loser))
        refs = [figure_id(attacker), figure_id(defender)]
        seat = attacker if attacker < SEATS else None
        s.journal.note(message, seat, refs=refs, beats=beats)


def monster_defeated(s: Heldentaufe, seat: int, monster: int, tooth: int) -> None:
    """HT-8.9  A monster falls, and what it yields."""
    if s.journal is not None:
        args: dict[str, Arg] = {
            "hero": hero_name(s, seat),
            "monster": MONSTER_NAMES[monster],
            "tooth": tooth,
        }
        note_big(s, Message("ht-log-monster-falls", args), seat, monster_id(monster))


def defeated(s: Heldentaufe, seat: int) -> None:
    """HT-10.2  A hero falls to a monster or a trap."""
    if s.journal is not None:
        note_big(s, Message("ht-log-falls", {"hero": hero_name(s, seat)}), seat, hero_id(seat))


def defeated_by(s: Heldentaufe, seat: int, winner: int) -> None:
    """HT-10.3  A hero falls to a hero."""
    if s.journal is not None:
        args: dict[str, Arg] = {"hero": hero_name(s, seat), "winner": hero_name(s, winner)}
        note_big(s, Message("ht-log-falls-to", args), seat, hero_id(seat))


def exchanged(s: Heldentaufe, winner: int, loser: int) -> None:
    """HT-10.3  Two heaps of teeth change their owners."""
    if s.journal is not None:
        args: dict[str, Arg] = {"hero": hero_name(s, winner), "other": hero_name(s, loser)}
        note(s, winner, "ht-log-exchange", args)


def monsters_begin(s: Heldentaufe) -> None:
    """HT-9.1  The monsters' turn."""
    if s.journal is not None:
        s.journal.note(Message("ht-log-monsters"), None, "turn")


def monsters_skip(s: Heldentaufe) -> None:
    """HT-9.17  No monster is there."""
    if s.journal is not None:
        s.journal.note(Message("ht-log-monsters-skip"))


def monsters_end(s: Heldentaufe) -> None:
    """HT-9.16  The monsters are done."""
    if s.journal is not None:
        s.journal.note(Message("ht-log-monsters-end"))


def monster_moved(s: Heldentaufe, monster: int, hex: int) -> None:
    """HT-9.3  A monster on another hex."""
    if s.journal is not None:
        args: dict[str, Arg] = {"monster": MONSTER_NAMES[monster], "hex": HEX_NAMES[hex]}
        message = Message("ht-log-monster-moves", args)
        note_move(s, message, None, monster_id(monster), hex_id(hex))


def voted(s: Heldentaufe, seat: int, named: int) -> None:
    """HT-R25  A vote, once all are in."""
    if s.journal is not None:
        args: dict[str, Arg] = {"seat": seat_name(seat), "named": seat_name(named)}
        s.journal.note(Message("ht-log-votes", args), seat)


def rolled_off(s: Heldentaufe, seats: list[int], rolls: list[int]) -> None:
    """HT-9.10  Every seat in the dispute throws a die."""
    if s.journal is not None:
        shown = [
            Message("ht-log-roll", {"seat": seat_name(seat), "die": rolls[at]})
            for at, seat in enumerate(seats)
        ]
        roll = Beat(
            "roll",
            [f"die:{seat}" for seat in seats],
            into=[f"die:combat:{die}" for die in rolls],
            spots=[figure_spot(s, seat) for seat in seats],
        )
        s.journal.note(Message("ht-log-rolls", {"rolls": shown}), beats=[roll])


def commands(s: Heldentaufe, seat: int) -> None:
    """HT-9.9  A seat commands the monsters this time."""
    if s.journal is not None:
        note(s, seat, "ht-log-commands", {"seat": seat_name(seat)})
