"""The great moments of the way: what is found, turned, thrown and fulfilled."""

from __future__ import annotations

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
    TILE_IDS,
    TREASURE_PIECE,
    TREASURE_TEETH,
)
from donjon.games.heldentaufe.content.underground_map import GOLD
from donjon.games.heldentaufe.drawing.icons import (
    CHEST_ICON,
    COMPASS_ICON,
    DANGER_ICON,
    DEFEAT_ICON,
    FOOD_ICONS,
    HEART_ICON,
    KIND_ICONS,
    MISSION_ICON,
    POTION_ICONS,
    ROBBED_ICON,
    TOOTH_ICON,
    TRAP_ICON,
)
from donjon.games.heldentaufe.words.facts import (
    ChestFacts,
    DangerFacts,
    MissionFacts,
    TheftFacts,
    TileFacts,
    TrapFacts,
    TreasureFacts,
)
from donjon.games.heldentaufe.words.ids import hex_id
from donjon.games.heldentaufe.words.names import (
    HERO_NAMES,
    MISSION_NAMES,
    POTION_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
)
from donjon.kernel.scene.beat import Beat, moment_beat
from donjon.kernel.scene.great_moment import Drawn, GreatMoment, MomentPart, MomentRow
from donjon.kernel.words.ids import Icon
from donjon.kernel.words.message import Message


def hearts_row(seat: int, hero: int, before: int, after: int) -> MomentRow:
    """The hearts of a hero."""
    return MomentRow(HEART_ICON, "blood", before, after, HERO_HEARTS[hero], seat)


def teeth_row(seat: int, before: int, after: int) -> MomentRow:
    """HT-1.6  The points of a hero's teeth."""
    return MomentRow(TOOTH_ICON, "gold", before, after, None, seat)


def tile_face(tile: int) -> str:
    """The face of a kind of tile."""
    return f"tile:{TILE_IDS[tile]}"


def token_icon(token: int) -> Icon:
    """The icon of a piece of equipment or a food."""
    if token < PIECES:
        return KIND_ICONS[EQUIPMENT_IDS[KIND_OF[token]]]
    return FOOD_ICONS[FOOD_IDS[token - PIECES]]


def found_tile(facts: TileFacts) -> Beat:
    """HT-3.3, HT-4.3  A tile is turned; a forest takes what is left of the turn."""
    names = {"hero": HERO_NAMES[facts.hero], "tile": TILE_NAMES[facts.tile]}
    return moment_beat(
        GreatMoment(
            "gain",
            Message("ht-moment-explores", {**names}),
            COMPASS_ICON,
            "moss",
            [facts.seat],
            mine="inset",
            at=facts.spot,
            why=Message("ht-moment-forest") if facts.tile == FOREST else None,
            drawn=[Drawn(tile_face(facts.tile))],
        )
    )


def danger(facts: DangerFacts) -> Beat:
    """HT-7.7  A danger token is turned where it lies."""
    is_armed = facts.is_armed
    key = "armed" if is_armed else "disarmed"
    return moment_beat(
        GreatMoment(
            "loss" if is_armed else "gain",
            Message(f"ht-moment-{key}", {"hero": HERO_NAMES[facts.hero]}),
            DANGER_ICON,
            "blood" if is_armed else "life",
            [facts.seat],
            mine="inset",
            at=hex_id(facts.hex),
            drawn=[Drawn(f"danger:{key}")],
        )
    )


def trap(facts: TrapFacts) -> Beat:
    """HT-7.7, HT-R6  The heart that a trap takes; the hero has lost it already."""
    key = "ht-moment-trap" if facts.ends_turn else "ht-moment-trap-stays"
    return moment_beat(
        GreatMoment(
            "loss",
            Message("ht-moment-trapped", {"hero": HERO_NAMES[facts.hero]}),
            TRAP_ICON,
            "blood",
            [facts.seat],
            mine="inset",
            at=facts.spot,
            why=Message(key),
            rows=[hearts_row(facts.seat, facts.hero, facts.hearts + 1, facts.hearts)],
            issue=MomentPart(DEFEAT_ICON, Message("ht-moment-heart-gone"), "−1", "blood"),
        )
    )


def chest(facts: ChestFacts) -> Beat:
    """HT-7.9  The chest is opened."""
    rolls = Message("ht-moment-chest-rolls", {"n": CHEST_ROLLS})
    return moment_beat(
        GreatMoment(
            "gain",
            Message("ht-moment-chest", {"hero": HERO_NAMES[facts.hero]}),
            CHEST_ICON,
            "gold",
            [facts.seat],
            mine="inset",
            at=hex_id(GOLD),
            drawn=[Drawn("chest")],
            issue=MomentPart(CHEST_ICON, rolls, tint="gold"),
        )
    )


def treasure_die(facts: TreasureFacts) -> Beat:
    """HT-4.10  The treasure die, and what it gives."""
    face = facts.face
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
            [facts.seat],
            mine="inset",
            at=facts.spot,
            thrown=[[f"die:treasure:{face}"]],
            issue=found,
        )
    )


def mission_done(facts: MissionFacts) -> Beat:
    """HT-6.2, HT-6.8, HT-6.9  A card is turned face up, its cost leaves, its reward comes."""
    return moment_beat(
        GreatMoment(
            "gain",
            Message("ht-moment-mission", {"hero": HERO_NAMES[facts.hero]}),
            MISSION_ICON,
            "garnet" if IS_RED[facts.card] else "lapis",
            [facts.seat],
            mine="inset",
            at=facts.spot,
            drawn=[Drawn(facts.face)],
            parts=cost_parts(facts.card, facts.two_food),
            issue=reward_part(facts),
        )
    )


def cost_parts(card: int, two_food: bool) -> list[MomentPart]:
    """HT-6.9  What a delivery returns to the reserve."""
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


def reward_part(facts: MissionFacts) -> MomentPart:
    """HT-6.8, HT-R41  Teeth or a piece; nothing where the reserve has no such piece."""
    teeth, piece = facts.teeth, facts.piece
    if teeth:
        words = Message("ht-moment-points", {"n": teeth})
        return MomentPart(TOOTH_ICON, words, f"+{teeth}", "gold")
    if facts.is_there:
        return MomentPart(token_icon(piece), TOKEN_NAMES[piece], "+1", "gold")
    return MomentPart(token_icon(piece), Message("ht-moment-no-reward"), tint="blood")


def theft(facts: TheftFacts) -> Beat:
    """HT-6.15  The thief's card is shown, and a point changes hands."""
    args = {"hero": HERO_NAMES[facts.hero], "victim": HERO_NAMES[facts.other]}
    return moment_beat(
        GreatMoment(
            "gain",
            Message("ht-moment-theft", {**args}),
            ROBBED_ICON,
            "garnet" if IS_RED[facts.card] else "lapis",
            [facts.seat, facts.victim],
            mine="inset",
            at=facts.spot,
            why=MISSION_NAMES[facts.card],
            drawn=[Drawn(facts.face)],
            issue=MomentPart(TOOTH_ICON, Message("ht-moment-stolen", {**args}), 1, "gold"),
        )
    )
