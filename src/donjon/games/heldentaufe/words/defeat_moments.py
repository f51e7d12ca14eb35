"""The great moments of defeats: of monsters, and of heroes until they wake up."""

from __future__ import annotations

from donjon.games.heldentaufe.content.mission_tables import SLAYER_OF
from donjon.games.heldentaufe.content.tables import (
    BEST_TOOTH,
    GROWN_HEARTS,
    GROWN_SWORD,
    HERO_HEARTS,
    MONSTER_HEARTS,
    MONSTER_IDS,
    MONSTER_SWORD,
)
from donjon.games.heldentaufe.model.state import Heldentaufe, Hero
from donjon.games.heldentaufe.words.fight_moments import top_of
from donjon.games.heldentaufe.words.figure_names import figure_spot
from donjon.games.heldentaufe.words.icons import (
    DEFEAT_ICON,
    HEART_ICON,
    MONSTER_ICONS,
    SWORD_ICON,
    TOOTH_ICON,
)
from donjon.games.heldentaufe.words.ids import tile_id
from donjon.games.heldentaufe.words.moments import (
    hearts_row,
    teeth_row,
    tile_drawn,
    token_drawn,
)
from donjon.games.heldentaufe.words.names import (
    MISSION_NAMES,
    MONSTER_NAMES,
    hero_name,
)
from donjon.kernel.journal.beat import Beat, moment_beat
from donjon.kernel.journal.great_moment import (
    Drawn,
    GreatMoment,
    MomentPart,
    MomentRow,
)
from donjon.kernel.words.message import Message, seat_name


def monster_falls(s: Heldentaufe, seat: int, monster: int, points: int, may_claim: bool) -> Beat:
    """HT-8.9 to HT-8.11  A monster falls: its tooth, and how strong it comes back.

    `points` are those of the hero before; `may_claim`: a slayer may show the mission now (HT-R20).
    """
    stack = s.monsters[monster].stack
    top = top_of(s, monster)
    following = stack[-2] if len(stack) > 1 else 0
    again = BEST_TOOTH if s.house_rules.five_again else 0  # HT-R21
    won = top or again
    title = {"hero": hero_name(s, seat), "monster": MONSTER_NAMES[monster]}
    id = MONSTER_IDS[monster]
    drawn = [Drawn(f"monster:{id}:{top}", text=Message("ht-moment-so-far"))]
    rows = [teeth_row(s, seat, points, points + won)]
    if top:
        drawn.append(Drawn(f"monster:{id}:{following}", text=Message("ht-moment-from-now")))
        rows.extend(growth(monster, top, following))
    comes_back = Message("ht-moment-comes-back", {"monster": MONSTER_NAMES[monster]})
    claim = Message("ht-moment-may-claim", {"mission": MISSION_NAMES[SLAYER_OF[monster]]})
    return moment_beat(
        GreatMoment(
            "gain",
            Message("ht-moment-monster-falls", {**title}),
            MONSTER_ICONS[id],
            "gold",
            [seat],
            at=figure_spot(s, seat),
            why=comes_back if top else None,
            drawn=drawn,
            rows=rows,
            note=claim if may_claim else None,
            issue=MomentPart(TOOTH_ICON, Message("ht-moment-tooth", {"n": won}), f"+{won}", "gold"),
        )
    )


def growth(monster: int, top: int, following: int) -> list[MomentRow]:
    """HT-8.10  Hearts and sword of a monster under its old and its new top tooth."""
    hearts = MONSTER_HEARTS[monster]
    sword = MONSTER_SWORD[monster]
    name = {"monster": MONSTER_NAMES[monster]}
    return [
        MomentRow(
            HEART_ICON, "blood", hearts + GROWN_HEARTS[top], hearts + GROWN_HEARTS[following],
            name=Message("ht-moment-monster-hearts", {**name}),
        ),
        MomentRow(
            SWORD_ICON, "arcane", sword + GROWN_SWORD[top], sword + GROWN_SWORD[following],
            name=Message("ht-moment-monster-sword", {**name}),
        ),
    ]  # fmt: skip


def hero_falls(s: Heldentaufe, seat: int, points: int, placers: list[int]) -> Beat:
    """HT-10.2, HT-10.5  What goes back, what is kept, and who says where the hero wakes up."""
    hero = s.heroes[seat]
    drawn = token_drawn(hero)
    return moment_beat(
        GreatMoment(
            "loss",
            Message("ht-moment-falls", {"hero": hero_name(s, seat)}),
            DEFEAT_ICON,
            "blood",
            [seat],
            at=figure_spot(s, seat),
            why=Message("ht-moment-falls-why" if drawn else "ht-moment-falls-empty"),
            drawn=drawn,
            rows=[woken_hearts(s, hero), teeth_row(s, seat, points, points)],
            issue=MomentPart(TOOTH_ICON, Message("ht-moment-keeps"), tint="gold"),
            note=who_places(s, seat, placers),
        )
    )


def hero_falls_to(s: Heldentaufe, seat: int, winner: int, points: tuple[int, int]) -> Beat:
    """HT-10.3, HT-10.4  The one with fewer points exchanges all teeth; everything else is kept.

    `points` are those of the loser and of the winner.
    """
    mine, theirs = points
    swaps = theirs < mine
    issue = Message("ht-moment-exchange" if swaps else "ht-moment-no-exchange")
    return moment_beat(
        GreatMoment(
            "loss",
            Message(
                "ht-moment-falls-to", {"hero": hero_name(s, seat), "winner": hero_name(s, winner)}
            ),
            DEFEAT_ICON,
            "blood",
            [seat, winner],
            at=figure_spot(s, seat),
            why=Message("ht-moment-falls-to-why"),
            rows=[
                teeth_row(s, seat, mine, theirs if swaps else mine),
                teeth_row(s, winner, theirs, mine if swaps else theirs),
                woken_hearts(s, s.heroes[seat]),
            ],
            issue=MomentPart(TOOTH_ICON, issue, tint="gold" if swaps else "blood"),
            note=who_places(s, seat, [winner]),
        )
    )


def woken_hearts(s: Heldentaufe, hero: Hero) -> MomentRow:
    """HT-10.6, HT-V.2  The hearts with which a defeated hero wakes up."""
    return hearts_row(hero, 0, 1 if s.house_rules.one_heart else HERO_HEARTS[hero.kind])


def who_places(s: Heldentaufe, seat: int, placers: list[int]) -> Message:
    """HT-10.5, HT-V.2  Who says where; by the switch it is the portal of the lowest number."""
    if s.house_rules.one_heart:
        return Message("ht-moment-wakes-at-portal", {"hero": hero_name(s, seat)})
    names = [seat_name(placer) for placer in placers]
    return Message(
        "ht-moment-who-places", {"seats": names, "n": len(names), "hero": hero_name(s, seat)}
    )


def wakes(s: Heldentaufe, seat: int, tile: int) -> Beat:
    """HT-10.8  Where a defeated hero wakes up."""
    return moment_beat(
        GreatMoment(
            "loss",
            Message("ht-moment-wakes", {"hero": hero_name(s, seat)}),
            "sleepy",
            "arcane",
            [seat],
            mine="inset",
            others="line",
            at=tile_id(s, tile),
            drawn=[tile_drawn(s, tile)],
        )
    )
