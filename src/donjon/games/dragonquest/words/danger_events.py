"""The events of dangers: dice, monsters, and whatever they wake."""

from __future__ import annotations

from typing import Literal

from donjon.games.dragonquest.content.schema import DANGER_DICE, SYMBOLS, WOUND_RULES
from donjon.games.dragonquest.content.tables import (
    DEMON_ROW,
    NONE,
    SKELETON,
    SKELETON_ROW,
    SPIDER_ROW,
)
from donjon.games.dragonquest.model.fight import Fight
from donjon.games.dragonquest.model.state import DragonQuest
from donjon.games.dragonquest.words.events import hurt, note_big
from donjon.games.dragonquest.words.facts import (
    DangerDiceFacts,
    DemonFacts,
    FightFacts,
    TrapFacts,
    VenomFacts,
    WokenFacts,
)
from donjon.games.dragonquest.words.ids import find_danger_id, spot_id
from donjon.games.dragonquest.words.names import danger_name, square_name
from donjon.kernel.journal.facts import Told
from donjon.kernel.journal.motion import Motion
from donjon.kernel.words.message import Arg, Message, seat_name


def venom(s: DragonQuest, seat: int, face: int) -> None:
    """The spider die is thrown."""
    if s.journal is not None:
        symbol = SYMBOLS["spider"][face]
        message = Message(f"dq-log-venom-{symbol}")
        hero = s.heroes[seat]
        facts = VenomFacts(seat, face, hero.bones, hero.bones + hero.bones_lost)
        s.journal.note(message, seat, told=[facts])


def danger(s: DragonQuest, seat: int, met: int) -> None:
    """The danger dice name a danger, or none."""
    if s.journal is None:
        return
    dice = list(s.heroes[seat].danger)
    slots = [f"{seat}:danger-{slot}" for slot in range(len(dice))]
    args: dict[str, Arg] = {"dice": [danger_name(die) for die in dice]}
    key = "dq-log-danger-none"
    if met != NONE:
        key = "dq-log-danger"
        args["danger"] = danger_name(met)
    if met != NONE and len(set(dice)) == DANGER_DICE:
        key = "dq-log-danger-letter"
        args["letter"] = SYMBOLS["letter"][dice.index(met)]
    facts = DangerDiceFacts(seat, s.dice[:], dice, met)
    s.journal.note(Message(key, args), seat, refs=slots, told=[facts])


def must_skip(s: DragonQuest, seat: int) -> None:
    """The fog will cost the next turn."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-must-skip"), seat)


def trapped(s: DragonQuest, seat: int, trap: int, dice: list[int], points: int, lost: int) -> None:
    """A trap costs points: what is printed in its box, and those of its wound dice."""
    if s.journal is not None:
        hero = s.heroes[seat]
        boxes = hero.bones + hero.bones_lost
        facts = TrapFacts(
            seat, trap, hero.traps[trap], dice, points, lost, hero.bones, boxes
        )  # fmt: skip
        hurt(s, seat, points, lost, facts)


def monster_strikes(s: DragonQuest, seat: int, monster: int) -> None:
    """The combat die shows the monster: it strikes."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-strikes", {"monster": danger_name(monster)}), seat)


def blow(s: DragonQuest, seat: int, fight: Fight, points: int, lost: int) -> None:
    """A blow has cost points; the one that crosses the last bone ends the fight."""
    if s.journal is not None:
        is_last = s.heroes[seat].bones == 0
        hurt(s, seat, points, lost, fight_facts(s, seat, fight, "bone") if is_last else None)


def skeleton_kills(s: DragonQuest, seat: int, fight: Fight) -> None:
    """The fifth skull: whatever life is left, it ends."""
    if s.journal is not None:
        message = Message("dq-log-strikes", {"monster": danger_name(SKELETON)})
        s.journal.note(message, seat, told=[fight_facts(s, seat, fight, "skull")])


def monster_beaten(s: DragonQuest, seat: int, fight: Fight) -> None:
    """The combat die shows a sword: the monster is beaten."""
    if s.journal is not None:
        message = Message("dq-log-beaten", {"monster": danger_name(fight.monster)})
        s.journal.note(message, seat, told=[fight_facts(s, seat, fight, "sword")])


def fight_facts(
    s: DragonQuest, seat: int, fight: Fight, end: Literal["sword", "bone", "skull"]
) -> FightFacts:
    """DQ-11.1  All blows of a fight, and how it ended."""
    hero = s.heroes[seat]
    return FightFacts(
        seat, fight.monster, [*fight.dice], [*fight.points], fight.bones, hero.bones,
        hero.bones + hero.bones_lost, end,
    )  # fmt: skip


def wounds_thrown(s: DragonQuest, seat: int, dice: list[int], rule: int) -> None:
    """The white dice are thrown; of two numbers one counts."""
    if s.journal is not None:
        s.journal.note(wounds(dice, WOUND_RULES[rule]), seat)


def wounds(dice: list[int], rule: str) -> Message:
    """What the white dice show, and which of them counts."""
    key = "dq-log-wound" if len(dice) == 1 else f"dq-log-wounds-{rule}"
    return Message(key, {"dice": [Message("dq-wound", {"points": points}) for points in dice]})


def bitten(s: DragonQuest, seat: int) -> None:
    """The spider bites."""
    if s.journal is not None:
        on = find_danger_id(seat, SPIDER_ROW)
        note_big(s, Message("dq-log-bitten"), seat, on, WokenFacts(seat, SPIDER_ROW, "spider"))


def demon_woken(s: DragonQuest, seat: int) -> None:
    """The demon wakes."""
    if s.journal is not None:
        on = find_danger_id(seat, DEMON_ROW)
        facts = WokenFacts(seat, DEMON_ROW, "demon")
        note_big(s, Message("dq-log-demon-woken"), seat, on, facts)


def demon_moved(s: DragonQuest, seat: int, square: int) -> None:
    """The demon makes a step on this seat's sheet; the first is that onto its own square."""
    if s.journal is not None:
        spot = spot_id(seat, square)
        told: list[Told] = [Motion("move", [f"demon:{seat}"], into=[spot])]
        if len(s.heroes[seat].demon_line) > 1:
            told.append(DemonFacts(seat, square, s.heroes[seat].square))
        s.journal.note(
            Message("dq-log-demon", {"seat": seat_name(seat), "square": square_name(square)}),
            seat,
            refs=[spot],
            told=told,
        )


def skeleton_woken(s: DragonQuest, seat: int) -> None:
    """The skeleton wakes."""
    if s.journal is not None:
        on = find_danger_id(seat, SKELETON_ROW)
        facts = WokenFacts(seat, SKELETON_ROW, "skeleton")
        note_big(s, Message("dq-log-skeleton-woken"), seat, on, facts)
