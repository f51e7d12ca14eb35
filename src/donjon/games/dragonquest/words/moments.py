"""The great moments of DragonQuest: walls, and how a hero's way ends."""

from __future__ import annotations

from donjon.games.dragonquest.content.schema import OBJECT_IDS
from donjon.games.dragonquest.content.tables import (
    EXIT,
    OBJECT_GOLD,
    OBJECTS,
    TREASURE_IDS,
    TREASURES,
)
from donjon.games.dragonquest.model.state import DragonQuest, Hero
from donjon.games.dragonquest.words.icons import (
    BONE,
    COIN,
    EXIT_DOOR,
    GOLD,
    JEWEL,
    SKULL,
    TREASURE,
    WALL,
)
from donjon.games.dragonquest.words.ids import spot_id
from donjon.games.dragonquest.words.names import square_name
from donjon.kernel.journal.beat import Beat, moment_beat
from donjon.kernel.journal.great_moment import (
    Drawn,
    GreatMoment,
    MomentPart,
    MomentRow,
    MomentSide,
)
from donjon.kernel.words.message import Message, seat_name


def life(hero: Hero, before: int, after: int) -> MomentRow:
    """DQ-9.1  The bones of a hero: each point lost crosses one."""
    most = max(hero.bones + hero.bones_lost, before)
    return MomentRow(BONE, "paper", before, after, most, hero.seat, crossed=True)


def wall_guess(seat: int, named: int, number: int, keeper: int) -> Beat:
    """DQ-4.4, DQ-4.5  The number that was said, and the tile, which is turned up.

    DQ-19.2: a tile that nobody keeps was drawn.
    """
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
        WALL,
        "umber",
        keeper if is_kept else None,
        Message("dq-moment-hid" if is_kept else "dq-moment-drawn"),
        f"wall-{number}",
        back="wall-back",
        sum=number,
        wins=is_wall,
    )
    issue = MomentPart(WALL, Message("dq-moment-no-wall"), tint="life")
    if is_wall:
        issue = MomentPart(WALL, Message("dq-moment-wall-stands"), tint="blood")
    return moment_beat(
        GreatMoment(
            "reveal",
            Message("dq-moment-guess"),
            WALL,
            "umber",
            [seat, keeper] if is_kept else [seat],
            others="full",
            why=Message("dq-moment-guess-why", {"seat": seat_name(seat)}),
            sides=[says, tile],
            issue=issue,
        )
    )


def wall(seat: int, square: int) -> Beat:
    """DQ-4.11  The wall on the sheet that it hit."""
    return moment_beat(
        GreatMoment(
            "loss",
            Message("dq-moment-wall", {"seat": seat_name(seat)}),
            WALL,
            "umber",
            [seat],
            mine="inset",
            at=spot_id(seat, square),
            issue=MomentPart(
                WALL, Message("dq-moment-blocked", {"square": square_name(square)}), tint="blood"
            ),
        ),
        "tile",
    )


def death(s: DragonQuest, seat: int, cause: Message, gold: int) -> Beat:
    """DQ-17.1, DQ-17.4  A hero dies, and whatever it had is lost."""
    hero = s.heroes[seat]
    issue = MomentPart(SKULL, Message("dq-moment-dead"), tint="blood")
    if gold:
        issue = MomentPart(COIN, Message("dq-moment-gold-lost"), f"−{gold}", "blood")
    return moment_beat(
        GreatMoment(
            "loss",
            cause,
            SKULL,
            "blood",
            [seat],
            others="full",
            at=f"{seat}:death",
            rows=[life(hero, hero.bones, hero.bones)],
            issue=issue,
        ),
        "fall",
    )


def escape(s: DragonQuest, seat: int, title: Message, gold: list[int]) -> Beat:
    """DQ-16.3, DQ-18.2  Out of the castle: what a hero carries, and how much gold it is."""
    hero = s.heroes[seat]
    treasures, coins, jewels = gold
    terms = [
        MomentPart(TREASURE, Message("dq-row-treasures"), treasures, "gold"),
        MomentPart(COIN, Message("dq-row-coins"), coins, "gold"),
        MomentPart(JEWEL, Message("dq-row-jewels"), jewels, "gold"),
        MomentPart(GOLD, Message("dq-row-gold"), sum(gold), "gold"),
    ]
    return moment_beat(
        GreatMoment(
            "gain",
            title,
            EXIT_DOOR,
            "life",
            [seat],
            others="full",
            why=Message(
                "dq-moment-out-why",
                {"sun": hero.suns, "of": hero.sun_boxes, "bones": hero.bones},
            ),
            at=spot_id(seat, EXIT),
            drawn=[Drawn(f"face:{id}") for id in riches(hero)],
            total=terms,
        )
    )


def riches(hero: Hero) -> list[str]:
    """The treasures and jewels that a hero has."""
    found = [TREASURE_IDS[each] for each in range(TREASURES) if hero.treasures >> each & 1]
    return found + [
        OBJECT_IDS[thing] for thing in range(OBJECTS) if OBJECT_GOLD[thing] and hero.has(thing)
    ]
