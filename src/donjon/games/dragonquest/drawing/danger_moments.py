"""The great moments of dangers: dice, traps, and what wakes at the ends of the find rows."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.schema import DANGER_DICE, SYMBOLS
from donjon.games.dragonquest.content.tables import (
    COLUMN,
    CROSS_COIN,
    DANGER_DIE,
    DANGERS,
    DOUBLE_SKULL,
    FOG,
    LETTER_BLANK,
    LETTER_DIE,
    LOSE_TWO,
    NONE,
    ROW,
    SKULL,
    SPIDER_ROW,
    TRAP_LOSS,
)
from donjon.games.dragonquest.drawing.hero_moments import life
from donjon.games.dragonquest.drawing.icons import (
    BONE_ICON,
    COIN_ICON,
    DICE_ICON,
    MET_ICONS,
    ROW_ICONS,
    RUN_ICON,
    SKULL_ICON,
)
from donjon.games.dragonquest.words.facts import (
    DangerDiceFacts,
    DemonFacts,
    TrapFacts,
    VenomFacts,
    WokenFacts,
)
from donjon.games.dragonquest.words.ids import (
    die_face_id,
    find_danger_id,
    spot_id,
    wound_face_ids,
)
from donjon.games.dragonquest.words.names import danger_name, square_name, trap_cost
from donjon.kernel.scene.beat import Beat, Sound, moment_beat
from donjon.kernel.scene.great_moment import GreatMoment, IssueOdds, MomentPart, MomentThrow
from donjon.kernel.words.ids import Icon, Text
from donjon.kernel.words.message import Message, seat_name

SLOTS: Final[list[Text]] = ["A", "B", "C"]
SIX: Final = 6
"""The sides of a die."""
VENOM_POINTS: Final = 2  # DQ-12.4
WAKING_SOUNDS: Final[dict[str, Sound]] = {"demon": "breath", "skeleton": "steel"}
"""The spider bites without a sound."""


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


def danger(facts: DangerDiceFacts) -> Beat:
    """DQ-8.1 to DQ-8.8  Skulls, danger dice until two agree, else the letter; and what it is."""
    seat = facts.seat
    return moment_beat(
        GreatMoment(
            "throw",
            Message("dq-moment-danger", {"seat": seat_name(seat)}),
            SKULL_ICON,
            "ochre",
            [seat],
            others="full",
            why=Message("dq-moment-danger-why"),
            throws=danger_throws(facts),
            odds=ODDS,
            issue=danger_issue(seat, facts.met),
        )
    )


def danger_throws(facts: DangerDiceFacts) -> list[MomentThrow]:
    """What was thrown in turn. Only the order of the danger dice counts (DQ-R58)."""
    dice, met = facts.dice, facts.met
    skulls = [
        die_face_id(die, SYMBOLS["move_black"][face])
        for die, face in enumerate(facts.movement)
        if face in (SKULL, DOUBLE_SKULL)
    ]
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
        return MomentPart(RUN_ICON, text, tint="life")
    key = "dq-moment-falls" if met <= FOG else "dq-moment-meets"
    text = Message(key, {"seat": seat_name(seat), "danger": danger_name(met)})
    return MomentPart(MET_ICONS[DANGERS[met]], text, tint="blood")


def trap(facts: TrapFacts) -> Beat:
    """DQ-10.1 to DQ-10.5  The box is crossed: what it costs, and how many are left until death."""
    seat, kind, times = facts.seat, facts.kind, facts.times
    dice, points, bones = facts.dice, facts.points, facts.bones
    printed = TRAP_LOSS[kind]
    icon = MET_ICONS[DANGERS[kind]]
    cost = MomentPart(BONE_ICON, Message("dq-moment-life"), f"−{points}", "blood")
    total = [
        MomentPart(icon, Message("dq-moment-printed"), printed[times - 1]),
        *[MomentPart(DICE_ICON, Message("dq-moment-wound"), each) for each in dice],
        MomentPart(BONE_ICON, Message("dq-moment-points", {"n": points}), points),
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
            rows=[life(seat, facts.boxes, bones + facts.lost, bones)],
            issue=None if dice else cost,
        )
    )


def woken(facts: WokenFacts) -> Beat:
    """DQ-7.4  What wakes at the end of a find row."""
    kind = facts.kind
    return moment_beat(
        GreatMoment(
            "loss",
            Message(f"dq-moment-wakes-{kind}", {"seat": seat_name(facts.seat)}),
            ROW_ICONS[kind],
            "blood",
            [facts.seat],
            mine="inset",
            why=Message(f"dq-moment-waking-{kind}"),
            at=find_danger_id(facts.seat, facts.row),
        ),
        WAKING_SOUNDS.get(kind),
    )


def venom(facts: VenomFacts) -> Beat:
    """DQ-12.4 to DQ-12.6  The spider die: a coin, two points of life, or nothing."""
    seat, face, bones = facts.seat, facts.face, facts.bones
    symbol = SYMBOLS["spider"][face]
    text = Message(f"dq-moment-venom-{symbol}")
    issue = MomentPart(ROW_ICONS["spider"], text, tint="life")
    if face == LOSE_TWO:
        issue = MomentPart(BONE_ICON, text, f"−{VENOM_POINTS}", "blood")
    elif face == CROSS_COIN:
        issue = MomentPart(COIN_ICON, text, tint="gold")
    after = max(0, bones - VENOM_POINTS) if face == LOSE_TWO else bones
    return moment_beat(
        GreatMoment(
            "throw",
            Message("dq-moment-venom", {"seat": seat_name(seat)}),
            ROW_ICONS["spider"],
            "plum",
            [seat],
            mine="inset",
            others="line",
            at=find_danger_id(seat, SPIDER_ROW),
            thrown=[[f"spider-{symbol}"]],
            rows=[life(seat, facts.boxes, bones, after)],
            issue=issue,
        )
    )


def demon_hunts(facts: DemonFacts) -> Beat:
    """DQ-12.8, DQ-12.12  A step of the demon: how far it is from the hero, or that it has it."""
    seat, square, prey = facts.seat, facts.square, facts.prey
    rows = abs(ROW[square] - ROW[prey])
    far = max(rows, abs(COLUMN[square] - COLUMN[prey]))
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
