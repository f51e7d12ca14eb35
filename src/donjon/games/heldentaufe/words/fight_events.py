"""The events of fights, defeats, and the turns of the monsters."""

from __future__ import annotations

from donjon.games.heldentaufe.content.tables import SEATS
from donjon.games.heldentaufe.model.state import Heldentaufe
from donjon.games.heldentaufe.words import command_moments, defeat_moments, fight_moments
from donjon.games.heldentaufe.words.events import lost_heart, note, note_great, note_move
from donjon.games.heldentaufe.words.fight_moments import Fight
from donjon.games.heldentaufe.words.figure_names import figure_id, figure_name
from donjon.games.heldentaufe.words.ids import hero_id, hex_id, monster_id
from donjon.games.heldentaufe.words.names import HEX_NAMES, MONSTER_NAMES, hero_name
from donjon.kernel.journal.beat import Beat
from donjon.kernel.words.message import Arg, Message, seat_name


def fought(s: Heldentaufe, fight: Fight) -> None:
    """HT-8.3  Both dice and both sums, and who lost a heart."""
    if s.journal is not None:
        attacker, defender, loser = fight.attacker, fight.defender, fight.loser
        message = Message(
            "ht-log-fight",
            {
                "attacker": figure_name(s, attacker),
                "defender": figure_name(s, defender),
                "die": fight.dice[0],
                "other": fight.dice[1],
                "sum": fight.sums[0],
                "rest": fight.sums[1],
                "loser": figure_name(s, loser),
            },
        )
        beats = [fight_moments.blow(s, fight), Beat("hurt", [figure_id(loser)])]
        if loser < SEATS:
            beats.append(lost_heart(loser))
        refs = [figure_id(attacker), figure_id(defender)]
        seat = attacker if attacker < SEATS else None
        s.journal.note(message, seat, refs=refs, beats=beats)


def monster_defeated(s: Heldentaufe, seat: int, monster: int, points: int, asked: bool) -> None:
    """HT-8.9  A monster falls, and what it yields; `points` are those of the hero before.

    `asked`: whoever has defeated it may show a mission now.
    """
    if s.journal is not None:
        args: dict[str, Arg] = {
            "hero": hero_name(s, seat),
            "monster": MONSTER_NAMES[monster],
            "tooth": fight_moments.top_of(s, monster),
        }
        moment = defeat_moments.monster_falls(s, seat, monster, points, asked)
        message = Message("ht-log-monster-falls", args)
        note_great(s, message, seat, monster_id(monster), moment)


def defeated(s: Heldentaufe, seat: int, points: int, placers: list[int]) -> None:
    """HT-10.2  A hero with `points` points falls to a monster or a trap."""
    if s.journal is not None:
        message = Message("ht-log-falls", {"hero": hero_name(s, seat)})
        moment = defeat_moments.hero_falls(s, seat, points, placers)
        note_great(s, message, seat, hero_id(seat), moment)


def defeated_by(s: Heldentaufe, seat: int, winner: int, points: tuple[int, int]) -> None:
    """HT-10.3  A hero falls to a hero; the points of both, before they exchange anything."""
    if s.journal is not None:
        args: dict[str, Arg] = {"hero": hero_name(s, seat), "winner": hero_name(s, winner)}
        moment = defeat_moments.hero_falls_to(s, seat, winner, points)
        note_great(s, Message("ht-log-falls-to", args), seat, hero_id(seat), moment)


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


def rolled_off(s: Heldentaufe, seats: list[int], rolls: list[int], victim: int) -> None:
    """HT-9.10  Every seat in the dispute about a victim, or about the command, throws a die."""
    if s.journal is not None:
        shown = [
            Message("ht-log-roll", {"seat": seat_name(seat), "die": rolls[at]})
            for at, seat in enumerate(seats)
        ]
        dice = command_moments.dice_decide(s, seats, rolls, victim)
        s.journal.note(Message("ht-log-rolls", {"rolls": shown}), beats=[dice])


def commands(s: Heldentaufe, seat: int, why: str, votes: list[int]) -> None:
    """HT-9.8, HT-9.9  A seat commands the monsters this time: it is the only one, or named by all,
    or the dice say so. `votes` has whom each seat has named.
    """
    if s.journal is not None:
        reason = Message(f"ht-moment-command-{why}")
        s.journal.note(
            Message("ht-log-commands", {"seat": seat_name(seat)}),
            seat,
            beats=[command_moments.takes_command(s, seat, reason, votes)],
        )
