"""The great moments of defeats: of monsters, and of heroes until they wake up."""

from __future__ import annotations

from donjon.games.heldentaufe.content.mission_tables import SLAYER_OF
from donjon.games.heldentaufe.content.tables import (
    GROWN_HEARTS,
    GROWN_SWORD,
    HERO_HEARTS,
    MONSTER_HEARTS,
    MONSTER_IDS,
    MONSTER_SWORD,
)
from donjon.games.heldentaufe.drawing.icons import (
    DEFEAT_ICON,
    HEART_ICON,
    MONSTER_ICONS,
    SLEEP_ICON,
    SWORD_ICON,
    TOOTH_ICON,
)
from donjon.games.heldentaufe.drawing.way_moments import hearts_row, teeth_row, tile_face
from donjon.games.heldentaufe.words.facts import (
    HeroFallFacts,
    HeroFallToFacts,
    MonsterFallFacts,
    WakingFacts,
)
from donjon.games.heldentaufe.words.names import (
    HERO_NAMES,
    MISSION_NAMES,
    MONSTER_NAMES,
    TILE_NAMES,
)
from donjon.kernel.scene.beat import Beat, moment_beat
from donjon.kernel.scene.great_moment import Drawn, GreatMoment, MomentPart, MomentRow
from donjon.kernel.words.message import Message, seat_name


def monster_falls(facts: MonsterFallFacts) -> Beat:
    """HT-8.9 to HT-8.11  A monster falls: its tooth, and how strong it comes back."""
    monster, top, won = facts.monster, facts.top, facts.won
    name = MONSTER_NAMES[monster]
    id = MONSTER_IDS[monster]
    drawn = [Drawn(f"monster:{id}:{top}", text=Message("ht-moment-so-far"))]
    rows = [teeth_row(facts.seat, facts.points, facts.points + won)]
    if top:
        from_now = Message("ht-moment-from-now")
        drawn.append(Drawn(f"monster:{id}:{facts.following}", text=from_now))
        rows.extend(growth(monster, top, facts.following))
    comes_back = Message("ht-moment-comes-back", {"monster": name})
    claim = Message("ht-moment-may-claim", {"mission": MISSION_NAMES[SLAYER_OF[monster]]})
    return moment_beat(
        GreatMoment(
            "gain",
            Message("ht-moment-monster-falls", {"hero": HERO_NAMES[facts.hero], "monster": name}),
            MONSTER_ICONS[id],
            "gold",
            [facts.seat],
            at=facts.spot,
            why=comes_back if top else None,
            drawn=drawn,
            rows=rows,
            note=claim if facts.may_claim else None,
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


def hero_falls(facts: HeroFallFacts) -> Beat:
    """HT-10.2, HT-10.5  What goes back, what is kept, and who says where the hero wakes up."""
    seat, points = facts.seat, facts.points
    hearts = woken_hearts(seat, facts.hero, facts.one_heart)
    return moment_beat(
        GreatMoment(
            "loss",
            Message("ht-moment-falls", {"hero": HERO_NAMES[facts.hero]}),
            DEFEAT_ICON,
            "blood",
            [seat],
            at=facts.spot,
            why=Message("ht-moment-falls-why" if facts.tokens else "ht-moment-falls-empty"),
            drawn=[Drawn(face) for face in facts.tokens],
            rows=[hearts, teeth_row(seat, points, points)],
            issue=MomentPart(TOOTH_ICON, Message("ht-moment-keeps"), tint="gold"),
            note=who_places(facts.hero, facts.placers, facts.one_heart),
        )
    )


def hero_falls_to(facts: HeroFallToFacts) -> Beat:
    """HT-10.3, HT-10.4  The one with fewer points exchanges all teeth; everything else is kept."""
    seat, winner, mine, theirs = facts.seat, facts.winner, facts.mine, facts.theirs
    swaps = theirs < mine
    issue = Message("ht-moment-exchange" if swaps else "ht-moment-no-exchange")
    names = {"hero": HERO_NAMES[facts.hero], "winner": HERO_NAMES[facts.other]}
    return moment_beat(
        GreatMoment(
            "loss",
            Message("ht-moment-falls-to", {**names}),
            DEFEAT_ICON,
            "blood",
            [seat, winner],
            at=facts.spot,
            why=Message("ht-moment-falls-to-why"),
            rows=[
                teeth_row(seat, mine, theirs if swaps else mine),
                teeth_row(winner, theirs, mine if swaps else theirs),
                woken_hearts(seat, facts.hero, facts.one_heart),
            ],
            issue=MomentPart(TOOTH_ICON, issue, tint="gold" if swaps else "blood"),
            note=who_places(facts.hero, [winner], facts.one_heart),
        )
    )


def woken_hearts(seat: int, hero: int, one_heart: bool) -> MomentRow:
    """HT-10.6, HT-V.2  The hearts with which a defeated hero wakes up."""
    return hearts_row(seat, hero, 0, 1 if one_heart else HERO_HEARTS[hero])


def who_places(hero: int, placers: list[int], one_heart: bool) -> Message:
    """HT-10.5, HT-V.2  Who says where; by the switch it is the portal of the lowest number."""
    if one_heart:
        return Message("ht-moment-wakes-at-portal", {"hero": HERO_NAMES[hero]})
    names = [seat_name(placer) for placer in placers]
    return Message(
        "ht-moment-who-places", {"seats": names, "n": len(names), "hero": HERO_NAMES[hero]}
    )


def wakes(facts: WakingFacts) -> Beat:
    """HT-10.8  Where a defeated hero wakes up."""
    return moment_beat(
        GreatMoment(
            "loss",
            Message("ht-moment-wakes", {"hero": HERO_NAMES[facts.hero]}),
            SLEEP_ICON,
            "arcane",
            [facts.seat],
            mine="inset",
            others="line",
            at=facts.spot,
            drawn=[Drawn(tile_face(facts.tile), text=TILE_NAMES[facts.tile])],
        )
    )
