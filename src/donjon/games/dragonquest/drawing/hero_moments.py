"""The great moments of DragonQuest: walls, and how a hero's way ends."""

from __future__ import annotations

from donjon.games.dragonquest.content.tables import EXIT
from donjon.games.dragonquest.drawing.icons import (
    BONE_ICON,
    COIN_ICON,
    EXIT_ICON,
    GOLD_ICON,
    JEWEL_ICON,
    SKULL_ICON,
    TREASURE_ICON,
    WALL_ICON,
)
from donjon.games.dragonquest.words.facts import (
    DeathFacts,
    EscapeFacts,
    WallFacts,
    WallGuessFacts,
)
from donjon.games.dragonquest.words.ids import spot_id
from donjon.games.dragonquest.words.names import square_name
from donjon.kernel.scene.beat import Beat, moment_beat
from donjon.kernel.scene.great_moment import (
    Drawn,
    GreatMoment,
    MomentPart,
    MomentRow,
    MomentSide,
)
from donjon.kernel.words.message import Message, seat_name


def life(seat: int, boxes: int, before: int, after: int) -> MomentRow:
    """DQ-9.1  The bones of a hero: each point lost crosses one."""
    return MomentRow(BONE_ICON, "paper", before, after, max(boxes, before), seat, crossed=True)


def wall_guess(facts: WallGuessFacts) -> Beat:
    """DQ-4.4, DQ-4.5  The number that was said, and the tile, which is turned up.

    DQ-19.2: a tile that nobody keeps was drawn.
    """
    seat, named, number, keeper = facts.seat, facts.named, facts.number, facts.keeper
    is_wall = named == number
    says = MomentSide(
        seat_name(seat),
        None,
        "lapis",
        seat,
        Message("dq-moment-says"),
        sum=named,
        wins=is_wall,
    )
    is_kept = keeper >= 0
    tile = MomentSide(
        seat_name(keeper) if is_kept else Message("dq-wall-tile"),
        WALL_ICON,
        "umber",
        keeper if is_kept else None,
        Message("dq-moment-hid" if is_kept else "dq-moment-drawn"),
        f"wall-{number}",
        back="wall-back",
        sum=number,
        wins=is_wall,
    )
    issue = MomentPart(WALL_ICON, Message("dq-moment-no-wall"), tint="life")
    if is_wall:
        issue = MomentPart(WALL_ICON, Message("dq-moment-wall-stands"), tint="blood")
    return moment_beat(
        GreatMoment(
            "reveal",
            Message("dq-moment-guess"),
            WALL_ICON,
            "umber",
            [seat, keeper] if is_kept else [seat],
            others="full",
            why=Message("dq-moment-guess-why", {"seat": seat_name(seat)}),
            sides=[says, tile],
            issue=issue,
        )
    )


def wall(facts: WallFacts) -> Beat:
    """DQ-4.11  The wall on the sheet that it hit."""
    seat, square = facts.seat, facts.square
    blocked = Message("dq-moment-blocked", {"square": square_name(square)})
    return moment_beat(
        GreatMoment(
            "loss",
            Message("dq-moment-wall", {"seat": seat_name(seat)}),
            WALL_ICON,
            "umber",
            [seat],
            mine="inset",
            at=spot_id(seat, square),
            issue=MomentPart(WALL_ICON, blocked, tint="blood"),
        ),
        "tile",
    )


def death(facts: DeathFacts) -> Beat:
    """DQ-17.1, DQ-17.4  A hero dies, and whatever it had is lost."""
    seat, gold, bones = facts.seat, facts.gold, facts.bones
    issue = MomentPart(SKULL_ICON, Message("dq-moment-dead"), tint="blood")
    if gold:
        issue = MomentPart(COIN_ICON, Message("dq-moment-gold-lost"), f"−{gold}", "blood")
    return moment_beat(
        GreatMoment(
            "loss",
            facts.cause,
            SKULL_ICON,
            "blood",
            [seat],
            others="full",
            at=f"{seat}:death",
            rows=[life(seat, facts.boxes, bones, bones)],
            issue=issue,
        ),
        "fall",
    )


def escape(facts: EscapeFacts) -> Beat:
    """DQ-16.3, DQ-18.2  Out of the castle: what a hero carries, and how much gold it is."""
    seat = facts.seat
    treasures, coins, jewels = facts.gold
    terms = [
        MomentPart(TREASURE_ICON, Message("dq-row-treasures"), treasures, "gold"),
        MomentPart(COIN_ICON, Message("dq-row-coins"), coins, "gold"),
        MomentPart(JEWEL_ICON, Message("dq-row-jewels"), jewels, "gold"),
        MomentPart(GOLD_ICON, Message("dq-row-gold"), sum(facts.gold), "gold"),
    ]
    return moment_beat(
        GreatMoment(
            "gain",
            Message("dq-log-escaped", {"seat": seat_name(seat)}),
            EXIT_ICON,
            "life",
            [seat],
            others="full",
            why=Message(
                "dq-moment-out-why",
                {"sun": facts.sun, "of": facts.sun_boxes, "bones": facts.bones},
            ),
            at=spot_id(seat, EXIT),
            drawn=[Drawn(face) for face in facts.riches],
            total=terms,
        )
    )
