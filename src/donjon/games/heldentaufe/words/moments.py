"""The great moments of the way: what is found, turned, thrown and fulfilled.

Those of fights stand in `fight_moments`.
"""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.mission_tables import (
    COST_POTION,
    COST_TEETH,
    COST_TOKENS,
    IS_RED,
)
from donjon.games.heldentaufe.content.tables import (
    CHEST_ROLLS,
    EQUIPMENT_IDS,
    FOOD_IDS,
    FOREST,
    HERO_HEARTS,
    KIND_OF,
    NONE,
    PIECES,
    POTION_IDS,
    SLOTS,
    TILE_IDS,
    TOKEN_IDS,
    TOKENS,
    TREASURE_PIECE,
    TREASURE_TEETH,
)
from donjon.games.heldentaufe.content.underground_map import GOLD
from donjon.games.heldentaufe.model.state import NO_POTION, Heldentaufe, Hero
from donjon.games.heldentaufe.words.figure_names import figure_spot
from donjon.games.heldentaufe.words.icons import (
    CHEST_ICON,
    DANGER_ICON,
    DEFEAT_ICON,
    FOOD_ICONS,
    HEART_ICON,
    KIND_ICONS,
    MISSION_ICON,
    POTION_ICONS,
    TOOTH_ICON,
)
from donjon.games.heldentaufe.words.ids import hex_id, mission_face_id, tile_id
from donjon.games.heldentaufe.words.names import (
    MISSION_NAMES,
    POTION_NAMES,
    TOKEN_NAMES,
    hero_name,
    tile_name,
)
from donjon.kernel.journal.beat import Beat, moment_beat
from donjon.kernel.journal.great_moment import Drawn, GreatMoment, MomentPart, MomentRow
from donjon.kernel.words.ids import Icon
from donjon.kernel.words.message import Message

EXPLORED: Final[Icon] = "compass"
TRAP: Final[Icon] = "wolf-trap"
ROBBED: Final[Icon] = "robber-hand"


def hearts_row(hero: Hero, before: int, after: int) -> MomentRow:
    """The hearts of a hero."""
    return MomentRow(HEART_ICON, "blood", before, after, HERO_HEARTS[hero.kind], hero.seat)


def teeth_row(s: Heldentaufe, seat: int, before: int, after: int) -> MomentRow:
    """HT-1.6  The points of a hero's teeth."""
    return MomentRow(TOOTH_ICON, "gold", before, after, None, seat)


def tile_drawn(s: Heldentaufe, tile: int) -> Drawn:
    """A tile of the surface."""
    return Drawn(f"tile:{TILE_IDS[s.surface.kinds[tile]]}", text=tile_name(s, tile))


def token_drawn(hero: Hero) -> list[Drawn]:
    """Everything on a hero's board: worn, packed, on the belt."""
    worn = [f"{EQUIPMENT_IDS[kind]}{hero.worn[kind]}" for kind in range(SLOTS) if hero.worn[kind]]
    packed = [TOKEN_IDS[token] for token in range(TOKENS) for _ in range(hero.pack[token])]
    belt = [POTION_IDS[hero.belt]] if hero.belt != NO_POTION else []
    return [Drawn(f"token:{id}") for id in worn + packed + belt]


def token_icon(token: int) -> Icon:
    """The icon of a piece of equipment or a food."""
    if token < PIECES:
        return KIND_ICONS[EQUIPMENT_IDS[KIND_OF[token]]]
    return FOOD_ICONS[FOOD_IDS[token - PIECES]]


def found_tile(s: Heldentaufe, seat: int, tile: int) -> Beat:
    """HT-3.3, HT-4.3  A tile is turned; a forest takes what is left of the turn."""
    forest = s.surface.kinds[tile] == FOREST
    return moment_beat(
        GreatMoment(
            "gain",
            Message("ht-moment-explores", {"hero": hero_name(s, seat), "tile": tile_name(s, tile)}),
            EXPLORED,
            "moss",
            [seat],
            mine="inset",
            at=tile_id(s, tile),
            why=Message("ht-moment-forest") if forest else None,
            drawn=[Drawn(f"tile:{TILE_IDS[s.surface.kinds[tile]]}")],
        )
    )


def danger(s: Heldentaufe, seat: int, hex: int, is_armed: bool) -> Beat:
    """HT-7.7  A danger token is turned where it lies."""
    key = "armed" if is_armed else "disarmed"
    return moment_beat(
        GreatMoment(
            "loss" if is_armed else "gain",
            Message(f"ht-moment-{key}", {"hero": hero_name(s, seat)}),
            DANGER_ICON,
            "blood" if is_armed else "life",
            [seat],
            mine="inset",
            at=hex_id(hex),
            drawn=[Drawn(f"danger:{key}")],
        )
    )


def trap(s: Heldentaufe, seat: int) -> Beat:
    """HT-7.7, HT-R6  The heart that a trap takes; the hero has lost it already."""
    hero = s.heroes[seat]
    key = "ht-moment-trap" if s.house_rules.trap_ends_turn else "ht-moment-trap-stays"
    return moment_beat(
        GreatMoment(
            "loss",
            Message("ht-moment-trapped", {"hero": hero_name(s, seat)}),
            TRAP,
            "blood",
            [seat],
            mine="inset",
            at=figure_spot(s, seat),
            why=Message(key),
            rows=[hearts_row(hero, hero.hearts + 1, hero.hearts)],
            issue=MomentPart(DEFEAT_ICON, Message("ht-moment-heart-gone"), "−1", "blood"),
        )
    )


def chest(s: Heldentaufe, seat: int) -> Beat:
    """HT-7.9  The chest is opened."""
    rolls = Message("ht-moment-chest-rolls", {"n": CHEST_ROLLS})
    return moment_beat(
        GreatMoment(
            "gain",
            Message("ht-moment-chest", {"hero": hero_name(s, seat)}),
            CHEST_ICON,
            "gold",
            [seat],
            mine="inset",
            at=hex_id(GOLD),
            drawn=[Drawn("chest")],
            issue=MomentPart(CHEST_ICON, rolls, tint="gold"),
        )
    )


def treasure_die(s: Heldentaufe, seat: int, face: int) -> Beat:
    """HT-4.10  The treasure die, and what it gives."""
    piece = TREASURE_PIECE[face]
    if piece != NONE:
        found = MomentPart(token_icon(piece), TOKEN_NAMES[piece], "+1", "gold")
    else:
        n = TREASURE_TEETH[face]
        found = MomentPart(TOOTH_ICON, Message("ht-moment-points", {"n": n}), f"+{n}", "gold")
    return moment_beat(
        GreatMoment(
            "throw",
            Message("ht-moment-treasure"),
            CHEST_ICON,
            "ochre",
            [seat],
            mine="inset",
            at=figure_spot(s, seat),
            thrown=[[f"die:treasure:{face}"]],
            issue=found,
        )
    )


def mission_done(s: Heldentaufe, seat: int, card: int, teeth: int, piece: int) -> Beat:
    """HT-6.2, HT-6.8, HT-6.9  A card is turned face up, its cost leaves, its reward comes."""
    return moment_beat(
        GreatMoment(
            "gain",
            Message("ht-moment-mission", {"hero": hero_name(s, seat)}),
            MISSION_ICON,
            "garnet" if IS_RED[card] else "lapis",
            [seat],
            mine="inset",
            at=figure_spot(s, seat),
            drawn=[mission_drawn(s, card)],
            parts=cost_parts(s, card),
            issue=reward_part(s, teeth, piece),
        )
    )


def mission_drawn(s: Heldentaufe, card: int) -> Drawn:
    """A mission face up, as the options of the table have it."""
    rules = s.house_rules
    return Drawn(mission_face_id(card, rules.two_food, rules.thief_any_time))


def cost_parts(s: Heldentaufe, card: int) -> list[MomentPart]:
    """HT-6.9  What a delivery returns to the reserve."""
    two_food = s.house_rules.two_food
    parts = [
        MomentPart(token_icon(token), TOKEN_NAMES[token], "−1")
        for token in COST_TOKENS[two_food][card]
    ]
    potion = COST_POTION[card]
    if potion != NONE:
        parts.append(MomentPart(POTION_ICONS[POTION_IDS[potion]], POTION_NAMES[potion], "−1"))
    n = COST_TEETH[two_food][card]
    if n:
        parts.append(MomentPart(TOOTH_ICON, Message("ht-moment-points", {"n": n}), f"−{n}"))
    return parts


def reward_part(s: Heldentaufe, teeth: int, piece: int) -> MomentPart:
    """HT-6.8, HT-R41  Teeth or a piece; nothing where the reserve has no such piece."""
    if teeth:
        words = Message("ht-moment-points", {"n": teeth})
        return MomentPart(TOOTH_ICON, words, f"+{teeth}", "gold")
    if s.reserve[piece]:
        return MomentPart(token_icon(piece), TOKEN_NAMES[piece], "+1", "gold")
    return MomentPart(token_icon(piece), Message("ht-moment-no-reward"), tint="blood")


def theft(s: Heldentaufe, seat: int, victim: int, card: int) -> Beat:
    """HT-6.15  The thief's card is shown, and a point changes hands."""
    args = {"hero": hero_name(s, seat), "victim": hero_name(s, victim)}
    return moment_beat(
        GreatMoment(
            "gain",
            Message("ht-moment-theft", {**args}),
            ROBBED,
            "garnet" if IS_RED[card] else "lapis",
            [seat, victim],
            mine="inset",
            at=figure_spot(s, seat),
            why=MISSION_NAMES[card],
            drawn=[mission_drawn(s, card)],
            issue=MomentPart(TOOTH_ICON, Message("ht-moment-stolen", {**args}), 1, "gold"),
        )
    )
