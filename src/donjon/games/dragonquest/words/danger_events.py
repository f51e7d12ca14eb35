"""The events of dangers: dice, monsters, and whatever they wake."""

from __future__ import annotations

from donjon.games.dragonquest.content.schema import DANGER_DICE, SYMBOLS, WOUND_RULES
from donjon.games.dragonquest.content.tables import (
    COMBAT_DIE_IDS,
    DANGERS,
    DEMON_ROW,
    GHOUL,
    NONE,
    SKELETON_ROW,
    SPIDER_ROW,
    STRIKE,
)
from donjon.games.dragonquest.model.state import DragonQuest
from donjon.games.dragonquest.words.events import note_big, roll
from donjon.games.dragonquest.words.ids import spot_id
from donjon.games.dragonquest.words.names import (
    danger_name,
    square_name,
)
from donjon.kernel.journal.beat import Beat
from donjon.kernel.words.message import Arg, Message, seat_name


def venom(s: DragonQuest, seat: int, face: int) -> None:
    """The spider die is thrown."""
    if s.journal is not None:
        symbol = SYMBOLS["spider"][face]
        s.journal.note(
            Message(f"dq-log-venom-{symbol}"), seat, beats=[roll("die:spider", f"spider-{symbol}")]
        )


def danger(s: DragonQuest, seat: int, met: int) -> None:
    """The danger dice name a danger, or none."""
    if s.journal is None:
        return
    dice = list(s.heroes[seat].danger)
    slots = [f"{seat}:danger-die-{slot}" for slot in range(len(dice))]
    faces = [f"danger-{DANGERS[die]}" for die in dice]
    beats = [Beat("roll", slots, into=faces, zone="tray")]
    args: dict[str, Arg] = {"dice": [danger_name(die) for die in dice]}
    key = "dq-log-danger"
    if met == NONE:
        key = "dq-log-danger-none"
        beats.append(roll("die:letter", "letter-blank"))
    else:
        args["danger"] = danger_name(met)
    if met != NONE and len(set(dice)) == DANGER_DICE:
        key = "dq-log-danger-letter"
        args["letter"] = letter = SYMBOLS["letter"][dice.index(met)]
        beats.append(roll("die:letter", f"letter-{letter}"))
    s.journal.note(Message(key, args), seat, refs=slots, beats=beats)


def must_skip(s: DragonQuest, seat: int) -> None:
    """The fog will cost the next turn."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-must-skip"), seat)


def monster_strikes(s: DragonQuest, seat: int, monster: int) -> None:
    """The combat die shows the monster: it strikes."""
    if s.journal is not None:
        die = COMBAT_DIE_IDS[monster - GHOUL]
        face = f"{die}-{SYMBOLS[die][STRIKE]}"
        s.journal.note(
            Message("dq-log-strikes", {"monster": danger_name(monster)}),
            seat,
            beats=[roll("die:combat", face)],
        )


def monster_beaten(s: DragonQuest, seat: int, monster: int) -> None:
    """The combat die shows a sword: the monster is beaten."""
    if s.journal is not None:
        die = COMBAT_DIE_IDS[monster - GHOUL]
        s.journal.note(
            Message("dq-log-beaten", {"monster": danger_name(monster)}),
            seat,
            beats=[roll("die:combat", f"{die}-sword")],
        )


def wounds_thrown(s: DragonQuest, seat: int, dice: list[int], rule: int) -> None:
    """The white dice are thrown; of two numbers one counts."""
    if s.journal is not None:
        key = "dq-log-wound" if len(dice) == 1 else f"dq-log-wounds-{WOUND_RULES[rule]}"
        rolled = [f"die:wound-{die}" for die in range(len(dice))]
        faces = [f"wound-{points}" for points in dice]
        s.journal.note(
            Message(key, {"dice": [Message("dq-wound", {"points": points}) for points in dice]}),
            seat,
            beats=[Beat("roll", rolled, into=faces, zone="tray")],
        )


def bitten(s: DragonQuest, seat: int) -> None:
    """The spider bites."""
    if s.journal is not None:
        note_big(s, Message("dq-log-bitten"), seat, f"{seat}:find-{SPIDER_ROW}-danger")


def demon_woken(s: DragonQuest, seat: int) -> None:
    """The demon wakes."""
    if s.journal is not None:
        note_big(s, Message("dq-log-demon-woken"), seat, f"{seat}:find-{DEMON_ROW}-danger")


def demon_moved(s: DragonQuest, seat: int, square: int) -> None:
    """The demon makes a step on this seat's sheet."""
    if s.journal is not None:
        spot = spot_id(seat, square)
        s.journal.note(
            Message("dq-log-demon", {"seat": seat_name(seat), "square": square_name(square)}),
            seat,
            refs=[spot],
            beats=[Beat("move", [f"demon:{seat}"], into=[spot])],
        )


def skeleton_woken(s: DragonQuest, seat: int) -> None:
    """The skeleton wakes."""
    if s.journal is not None:
        note_big(s, Message("dq-log-skeleton-woken"), seat, f"{seat}:find-{SKELETON_ROW}-danger")
