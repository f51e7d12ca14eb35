"""The great moments of the treasure chamber: its throw, and the dragon."""

from __future__ import annotations

from math import comb
from typing import Final

from donjon.games.dragonquest.content.tables import (
    CHAMBER_DIE,
    COIN_50,
    COIN_100,
    DRAGON,
    DRAGON_WAKES_AT,
    STAR,
    TREASURE_IDS,
    TREASURES,
)
from donjon.games.dragonquest.model.state import DragonQuest, Hero
from donjon.games.dragonquest.words.icons import (
    BONE,
    COIN,
    DIE,
    DRAGON as DRAGON_ICON,
    EXIT_DOOR,
    TREASURE,
    TREASURE_ICONS,
)
from donjon.games.dragonquest.words.ids import chamber_face_ids, wound_face_ids
from donjon.games.dragonquest.words.moments import life
from donjon.games.dragonquest.words.names import treasure_name
from donjon.kernel.journal.beat import Beat, moment_beat
from donjon.kernel.journal.great_moment import (
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


def throw(s: DragonQuest, seat: int) -> Beat:
    """DQ-13.2, DQ-13.5 to DQ-13.8  The dice: dragons are set aside, stars and coins gained."""
    dice = s.chamber_dice
    before = s.aside
    after = min(before + dice.count(DRAGON), DRAGON_WAKES_AT)
    dragons = MomentRow(
        DRAGON_ICON, "blood", before, after, DRAGON_WAKES_AT, name=Message("dq-dragons")
    )
    return moment_beat(
        GreatMoment(
            "throw",
            Message("dq-moment-chamber", {"seat": seat_name(seat)}),
            TREASURE,
            "gold",
            [seat],
            mine="inset",
            at=f"{seat}:CH",
            thrown=[chamber_face_ids(dice)],
            counts=GAINS,
            rows=[dragons],
            odds=wake_odds(len(dice), DRAGON_WAKES_AT - before),
            issue=throw_issue(dice, after == DRAGON_WAKES_AT),
        )
    )


def throw_issue(dice: bytes, wakes: bool) -> MomentPart:
    """DQ-13.6, DQ-R37  Stars and coins, unless the dragon wakes."""
    if wakes:
        return MomentPart(DRAGON_ICON, Message("dq-moment-wakes"), tint="blood")
    gold = 50 * dice.count(COIN_50) + 100 * dice.count(COIN_100)
    text = Message("dq-moment-chamber-got", {"stars": dice.count(STAR), "gold": gold})
    return MomentPart(TREASURE, text, tint="gold")


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


def dragon_wakes(s: DragonQuest, inside: list[Hero]) -> Beat:
    """DQ-15.1, DQ-15.2  All treasures go back and all coins are crossed; objects are kept."""
    return moment_beat(
        GreatMoment(
            "loss",
            Message("dq-moment-dragon"),
            DRAGON_ICON,
            "blood",
            [hero.seat for hero in inside],
            others="full",
            why=Message("dq-moment-dragon-why", {"n": DRAGON_WAKES_AT}),
            steps=STAGES,
            step=LOSSES,
            sides=[
                MomentSide(seat_name(hero.seat), None, "ochre", hero.seat, parts=losses(s, hero))
                for hero in inside
            ],
            issue=MomentPart(DRAGON_ICON, Message("dq-moment-hoard"), tint="blood"),
        ),
        "roar",
    )


def losses(s: DragonQuest, hero: Hero) -> list[MomentPart]:
    """What the dragon takes from a hero."""
    found = [
        MomentPart(
            TREASURE_ICONS[TREASURE_IDS[each]],
            treasure_name(s, each),
            s.variant.gold[each],
            "gold",
            gone=True,
        )
        for each in range(TREASURES)
        if hero.treasures >> each & 1
    ]
    coins = 50 * hero.coins_50 + 100 * hero.coins_100
    if coins:
        found.append(MomentPart(COIN, Message("dq-row-coins"), coins, "gold", gone=True))
    return found or [MomentPart(TREASURE, Message("dq-moment-nothing-lost"))]


def breath(s: DragonQuest, hero: Hero, wounds: list[int], later: list[Hero]) -> Beat:
    """DQ-15.3  Ten dice and two: a point for each dragon, and the sum of both wound dice."""
    dragons = s.chamber_dice.count(DRAGON)
    points = dragons + sum(wounds)
    after = max(0, hero.bones - points)
    names = [seat_name(each.seat) for each in later]
    issue = MomentPart(EXIT_DOOR, Message("dq-moment-must-flee"), tint="arcane")
    if after == 0:
        issue = MomentPart(BONE, Message("dq-moment-last-bone"), tint="blood")
    return moment_beat(
        GreatMoment(
            "throw",
            Message("dq-moment-dragon"),
            DRAGON_ICON,
            "blood",
            [hero.seat],
            others="full",
            why=Message("dq-moment-breath-later", {"seats": names}) if names else None,
            steps=STAGES,
            step=BREATH,
            by=hero.seat,
            deed=Message("dq-moment-breath", {"seat": seat_name(hero.seat)}),
            thrown=[chamber_face_ids(s.chamber_dice), wound_face_ids(wounds)],
            counts=FIRE,
            total=[
                MomentPart(DRAGON_ICON, Message("dq-moment-dragons", {"n": dragons}), dragons),
                *[MomentPart(DIE, Message("dq-moment-wound"), each) for each in wounds],
                MomentPart(BONE, Message("dq-moment-points", {"n": points}), points),
            ],
            rows=[life(hero, hero.bones, after)],
            issue=issue,
        ),
        "breath",
    )
