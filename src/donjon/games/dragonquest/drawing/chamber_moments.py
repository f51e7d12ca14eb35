"""The great moments of the treasure chamber: its throw, and the dragon."""

from __future__ import annotations

from math import comb
from typing import Final

from donjon.games.dragonquest.content.tables import (
    CHAMBER_DICE,
    CHAMBER_DIE,
    COIN_50,
    COIN_100,
    DRAGON,
    DRAGON_WAKES_AT,
    STAR,
    TREASURE_IDS,
)
from donjon.games.dragonquest.drawing.hero_moments import life
from donjon.games.dragonquest.drawing.icons import (
    BONE_ICON,
    COIN_ICON,
    DICE_ICON,
    DRAGON_ICON,
    EXIT_ICON,
    TREASURE_ICON,
    TREASURE_ICONS,
)
from donjon.games.dragonquest.words.facts import (
    BreathFacts,
    ChamberFacts,
    DragonFacts,
    HeroLosses,
)
from donjon.games.dragonquest.words.ids import chamber_face_ids, wound_face_ids
from donjon.kernel.scene.beat import Beat, moment_beat
from donjon.kernel.scene.great_moment import (
    GreatMoment,
    IssueOdds,
    MomentPart,
    MomentRow,
    MomentSide,
)
from donjon.kernel.words.ids import Text
from donjon.kernel.words.message import Message, seat_name

STAGES: Final[list[Text]] = [Message(f"dq-moment-stage-{n}") for n in (1, 2, 3, 4)]
"""DQ-15.1 to DQ-15.4  Treasures, coins, breath, flight."""
TOO_SMALL: Final = 0.005
"""A chance that would be told as 0 %."""
LOSSES: Final = 1
BREATH: Final = 2
GAINS: Final = chamber_face_ids(bytes([DRAGON, COIN_50, COIN_100, STAR]))
"""The faces that do something."""
FIRE: Final = [*chamber_face_ids(bytes([DRAGON])), *wound_face_ids([1, 2, 3])]
"""DQ-15.3  The faces that wound."""


def throw(facts: ChamberFacts) -> Beat:
    """DQ-13.2, DQ-13.5 to DQ-13.8  The dice: dragons are set aside, stars and coins gained."""
    seat, dice, before = facts.seat, facts.dice, facts.aside
    after = min(before + dice.count(DRAGON), DRAGON_WAKES_AT)
    dragons = MomentRow(
        DRAGON_ICON, "blood", before, after, DRAGON_WAKES_AT, name=Message("dq-dragons")
    )
    return moment_beat(
        GreatMoment(
            "throw",
            Message("dq-moment-chamber", {"seat": seat_name(seat)}),
            TREASURE_ICON,
            "gold",
            [seat],
            mine="inset",
            at=f"{seat}:CH",
            thrown=[chamber_face_ids(dice)],
            counts=GAINS,
            rows=[dragons],
            odds=WAKE_ODDS[len(dice)][DRAGON_WAKES_AT - before],
            issue=throw_issue(dice, after == DRAGON_WAKES_AT),
        )
    )


def throw_issue(dice: bytes, wakes: bool) -> MomentPart:
    """DQ-13.6, DQ-R37  Stars and coins, unless the dragon wakes."""
    if wakes:
        return MomentPart(DRAGON_ICON, Message("dq-moment-wakes"), tint="blood")
    gold = 50 * dice.count(COIN_50) + 100 * dice.count(COIN_100)
    text = Message("dq-moment-chamber-got", {"stars": dice.count(STAR), "gold": gold})
    return MomentPart(TREASURE_ICON, text, tint="gold")


def wake_odds(dice: int, missing: int) -> list[IssueOdds]:
    """DQ-13.6  How likely so many dice show the dragons that are missing; none if hardly ever."""
    share = CHAMBER_DIE.count(DRAGON) / len(CHAMBER_DIE)
    wakes = sum(
        comb(dice, n) * share**n * (1 - share) ** (dice - n) for n in range(missing, dice + 1)
    )
    if wakes < TOO_SMALL:
        return []
    return [
        IssueOdds(Message("dq-moment-odds-sleeps"), 1 - wakes, "moss"),
        IssueOdds(Message("dq-moment-odds-wakes"), wakes, "garnet"),
    ]


def dragon_wakes(facts: DragonFacts) -> Beat:
    """DQ-15.1, DQ-15.2  All treasures go back and all coins are crossed; objects are kept."""
    return moment_beat(
        GreatMoment(
            "loss",
            Message("dq-moment-dragon"),
            DRAGON_ICON,
            "blood",
            [hero.seat for hero in facts.losses],
            others="full",
            why=Message("dq-moment-dragon-why", {"n": DRAGON_WAKES_AT}),
            steps=STAGES,
            step=LOSSES,
            sides=[
                MomentSide(seat_name(hero.seat), None, "ochre", hero.seat, parts=losses(hero))
                for hero in facts.losses
            ],
            issue=MomentPart(DRAGON_ICON, Message("dq-moment-hoard"), tint="blood"),
        ),
        "roar",
    )


def losses(hero: HeroLosses) -> list[MomentPart]:
    """What the dragon takes from a hero."""
    found = [
        MomentPart(TREASURE_ICONS[TREASURE_IDS[each]], hero.names[n], hero.gold[n], "gold", True)
        for n, each in enumerate(hero.treasures)
    ]
    if hero.coins:
        coins = Message("dq-row-coins")
        found.append(MomentPart(COIN_ICON, coins, hero.coins, "gold", gone=True))
    return found or [MomentPart(TREASURE_ICON, Message("dq-moment-nothing-lost"))]


def breath(facts: BreathFacts) -> Beat:
    """DQ-15.3  Ten dice and two: a point for each dragon, and the sum of both wound dice."""
    seat, wounds = facts.seat, facts.wounds
    dragons = facts.dice.count(DRAGON)
    points = dragons + sum(wounds)
    after = max(0, facts.bones - points)
    names = [seat_name(each) for each in facts.later]
    issue = MomentPart(EXIT_ICON, Message("dq-moment-must-flee"), tint="arcane")
    if after == 0:
        issue = MomentPart(BONE_ICON, Message("dq-moment-last-bone"), tint="blood")
    return moment_beat(
        GreatMoment(
            "throw",
            Message("dq-moment-dragon"),
            DRAGON_ICON,
            "blood",
            [seat],
            others="full",
            why=Message("dq-moment-breath-later", {"seats": names}) if names else None,
            steps=STAGES,
            step=BREATH,
            by=seat,
            deed=Message("dq-moment-breath", {"seat": seat_name(seat)}),
            thrown=[chamber_face_ids(facts.dice), wound_face_ids(wounds)],
            counts=FIRE,
            total=[
                MomentPart(DRAGON_ICON, Message("dq-moment-dragons", {"n": dragons}), dragons),
                *[MomentPart(DICE_ICON, Message("dq-moment-wound"), each) for each in wounds],
                MomentPart(BONE_ICON, Message("dq-moment-points", {"n": points}), points),
            ],
            rows=[life(seat, facts.boxes, facts.bones, after)],
            issue=issue,
        ),
        "breath",
    )


WAKE_ODDS: Final = [
    [wake_odds(dice, missing) for missing in range(DRAGON_WAKES_AT + 1)]
    for dice in range(CHAMBER_DICE + 1)
]
"""By the number of dice and of missing dragons."""
