"""The great moments of dangers: dice, traps, and what wakes at the ends of the find rows."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.schema import DANGER_DICE, SYMBOLS
from donjon.games.dragonquest.content.tables import (
    COLUMN,
    CROSS_COIN,
    DANGER_DIE,
    DANGERS,
    DEMON_ROW,
    DOUBLE_SKULL,
    FOG,
    LETTER_BLANK,
    LETTER_DIE,
    LOSE_TWO,
    NONE,
    ROW,
    SKELETON_ROW,
    SKULL,
    SPIDER_ROW,
    TRAP_LOSS,
)
from donjon.games.dragonquest.model.state import DragonQuest
from donjon.games.dragonquest.words.icons import (
    BONE,
    COIN,
    DIE,
    MET_ICONS,
    ROW_ICONS,
    SKULL as SKULL_ICON,
)
from donjon.games.dragonquest.words.ids import (
    die_face_id,
    find_danger_id,
    spot_id,
    wound_face_ids,
)
from donjon.games.dragonquest.words.moments import life
from donjon.games.dragonquest.words.names import danger_name, square_name, trap_cost
from donjon.kernel.journal.beat import Beat, moment_beat
from donjon.kernel.journal.great_moment import GreatMoment, IssueOdds, MomentPart, MomentThrow
from donjon.kernel.words.ids import Icon, Text
from donjon.kernel.words.message import Message, seat_name

SLOTS: Final[list[Text]] = ["A", "B", "C"]
SIX: Final = 6
"""The sides of a die."""
VENOM_POINTS: Final = 2  # DQ-12.4


def danger_odds() -> list[IssueOdds]:
    """DQ-8.1 to DQ-8.5  Trap, monster or nothing, from all throws of the four dice."""
    found = [0, 0, 0]
    for throw in range(SIX**4):
        a, b, c = [DANGER_DIE[throw // SIX**n % SIX] for n in range(DANGER_DICE)]
        letter = LETTER_DIE[throw // SIX**3]
        met = a if a == b or a == c else b if b == c else NONE
        if met == NONE and letter != LETTER_BLANK:
            met = [a, b, c][letter]
        found[2 if met == NONE else 0 if met <= FOG else 1] += 1
    trap, monster, nothing = [each / SIX**4 for each in found]
    return [
        IssueOdds(Message("dq-moment-odds-trap"), trap, "ochre"),
        IssueOdds(Message("dq-moment-odds-monster"), monster, "garnet"),
        IssueOdds(Message("dq-moment-odds-nothing"), nothing, "moss"),
    ]


ODDS: Final = danger_odds()


def danger(s: DragonQuest, seat: int, met: int) -> Beat:
    """DQ-8.1 to DQ-8.8  Skulls, danger dice until two agree, else the letter; and what it is."""
    return moment_beat(
        GreatMoment(
            "throw",
            Message("dq-moment-danger", {"seat": seat_name(seat)}),
            SKULL_ICON,
            "ochre",
            [seat],
            others="full",
            why=Message("dq-moment-danger-why"),
            throws=danger_throws(s, seat, met),
            odds=ODDS,
            issue=danger_issue(seat, met),
        )
    )


def danger_throws(s: DragonQuest, seat: int, met: int) -> list[MomentThrow]:
    """What was thrown in turn. Only the order of the danger dice counts (DQ-R58)."""
    skulls = [
        die_face_id(die, SYMBOLS["move_black"][face])
        for die, face in enumerate(s.dice)
        if face in (SKULL, DOUBLE_SKULL)
    ]
    dice = list(s.heroes[seat].danger)
    faces = [f"danger-{DANGERS[die]}" for die in dice]
    differ = len(set(dice)) == DANGER_DICE
    found = [MomentThrow(skulls, Message("dq-moment-skulls"))] if skulls else []
    found.append(
        MomentThrow(
            faces,
            Message("dq-moment-differ" if differ else "dq-moment-alike"),
            [] if met == NONE else [f"danger-{DANGERS[met]}"],
            SLOTS[: len(dice)],
        )
    )
    if differ:
        letter = "blank" if met == NONE else SYMBOLS["letter"][dice.index(met)]
        found.append(MomentThrow([f"letter-{letter}"], Message("dq-moment-letter")))
    return found


def danger_issue(seat: int, met: int) -> MomentPart:
    """DQ-8.5, DQ-8.6  Trap, monster or escape."""
    if met == NONE:
        text = Message("dq-moment-safe", {"seat": seat_name(seat)})
        return MomentPart("run", text, tint="life")
    key = "dq-moment-falls" if met <= FOG else "dq-moment-meets"
    text = Message(key, {"seat": seat_name(seat), "danger": danger_name(met)})
    return MomentPart(MET_ICONS[DANGERS[met]], text, tint="blood")


def trap(s: DragonQuest, seat: int, kind: int, dice: list[int], points: int, lost: int) -> Beat:
    """DQ-10.1 to DQ-10.5  The box is crossed: what it costs, and how many are left until death."""
    hero = s.heroes[seat]
    times = hero.traps[kind]
    printed = TRAP_LOSS[kind]
    icon = MET_ICONS[DANGERS[kind]]
    cost = MomentPart(BONE, Message("dq-moment-life"), f"−{points}", "blood")
    total = [
        MomentPart(icon, Message("dq-moment-printed"), printed[times - 1]),
        *[MomentPart(DIE, Message("dq-moment-wound"), each) for each in dice],
        MomentPart(BONE, Message("dq-moment-points", {"n": points}), points),
    ]
    return moment_beat(
        GreatMoment(
            "loss",
            Message("dq-moment-trap", {"seat": seat_name(seat), "trap": danger_name(kind)}),
            icon,
            "blood",
            [seat],
            mine="inset",
            why=Message(
                "dq-moment-trap-why",
                {"cost": trap_cost(kind, times - 1), "left": len(printed) - times},
            ),
            at=f"{seat}:trap-{kind}-{times - 1}",
            thrown=[wound_face_ids(dice)] if dice else [],
            total=total if dice else [],
            rows=[life(hero, hero.bones + lost, hero.bones)],
            issue=None if dice else cost,
        )
    )


def woken(seat: int, row: int, kind: str) -> GreatMoment:
    """DQ-7.4  What wakes at the end of a find row."""
    return GreatMoment(
        "loss",
        Message(f"dq-moment-wakes-{kind}", {"seat": seat_name(seat)}),
        ROW_ICONS[kind],
        "blood",
        [seat],
        mine="inset",
        why=Message(f"dq-moment-waking-{kind}"),
        at=find_danger_id(seat, row),
    )


def bite(seat: int) -> Beat:
    """DQ-12.1 to DQ-12.3  The spider bites; its venom sleeps until the chamber is left."""
    return moment_beat(woken(seat, SPIDER_ROW, "spider"))


def demon_wakes(seat: int) -> Beat:
    """DQ-12.7  The demon stands on the black square."""
    return moment_beat(woken(seat, DEMON_ROW, "demon"), "breath")


def skeleton_wakes(seat: int) -> Beat:
    """DQ-12.16  The skeleton must be fought at once."""
    return moment_beat(woken(seat, SKELETON_ROW, "skeleton"), "steel")


def venom(s: DragonQuest, seat: int, face: int) -> Beat:
    """DQ-12.4 to DQ-12.6  The spider die: a coin, two points of life, or nothing."""
    hero = s.heroes[seat]
    symbol = SYMBOLS["spider"][face]
    text = Message(f"dq-moment-venom-{symbol}")
    issue = MomentPart("spider-alt", text, tint="life")
    if face == LOSE_TWO:
        issue = MomentPart(BONE, text, f"−{VENOM_POINTS}", "blood")
    elif face == CROSS_COIN:
        issue = MomentPart(COIN, text, tint="gold")
    after = max(0, hero.bones - VENOM_POINTS) if face == LOSE_TWO else hero.bones
    return moment_beat(
        GreatMoment(
            "throw",
            Message("dq-moment-venom", {"seat": seat_name(seat)}),
            "spider-alt",
            "plum",
            [seat],
            mine="inset",
            others="line",
            at=find_danger_id(seat, SPIDER_ROW),
            thrown=[[f"spider-{symbol}"]],
            rows=[life(hero, hero.bones, after)],
            issue=issue,
        )
    )


def demon_hunts(s: DragonQuest, seat: int, square: int) -> Beat:
    """DQ-12.8, DQ-12.12  A step of the demon: how far it is from the hero, or that it has it."""
    hero = s.heroes[seat]
    rows = abs(ROW[square] - ROW[hero.square])
    far = max(rows, abs(COLUMN[square] - COLUMN[hero.square]))
    icon: Icon = ROW_ICONS["demon"]
    text = Message("dq-moment-demon-far", {"n": far})
    return moment_beat(
        GreatMoment(
            "loss",
            Message("dq-moment-demon", {"seat": seat_name(seat)}),
            icon,
            "blood",
            [seat],
            mine="inset",
            at=spot_id(seat, square),
            why=Message("dq-moment-demon-on", {"square": square_name(square)}),
            issue=MomentPart(icon, text, tint="blood"),
        ),
        "step",
    )
