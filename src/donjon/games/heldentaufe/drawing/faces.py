"""The faces of Heldentaufe's tiles, tokens, cards, dice and figures: built once for all matches."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.schema import HeroEntry, MissionEntry, TileEntry
from donjon.games.heldentaufe.content.tables import (
    BACKPACK,
    BEST_TOOTH,
    COMBAT_FACES,
    CONTENT,
    EQUIPMENT_IDS,
    FOOD_IDS,
    GROWN_HEARTS,
    GROWN_SWORD,
    KIND_OF,
    MONSTER_HEARTS,
    MONSTER_IDS,
    MONSTER_SWORD,
    PIECES,
    POTION_IDS,
    SEATS,
    TILE_IDS,
    TOKEN_IDS,
    VALUE_OF,
)
from donjon.games.heldentaufe.drawing.icons import (
    AP_ICON,
    CHEST_ICON,
    DANGER_ICON,
    FOOD_ICONS,
    FOOD_TINTS,
    HEART_ICON,
    HERO_ICONS,
    KIND_ICONS,
    KIND_TINTS,
    MISSION_ICON,
    MISSION_ICONS,
    MONSTER_ICONS,
    PACK_ICON,
    PIPS,
    PORTAL_ICON,
    POTION_ICONS,
    POTION_TINTS,
    RESERVE_ICON,
    RING_ICON,
    SWORD_ICON,
    TILE_ICONS,
    TILE_TINTS,
    TOOTH_ICON,
    TRAP_ICON,
)
from donjon.games.heldentaufe.drawing.mission_text import has_switch, task
from donjon.games.heldentaufe.words.ids import mission_face_id
from donjon.games.heldentaufe.words.names import (
    HERO_NAMES,
    MISSION_NAMES,
    MONSTER_NAMES,
    PERKS,
    POTION_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
)
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import (
    Amount,
    BackFace,
    CardFace,
    DieFace,
    Face,
    HexFace,
    PawnFace,
    TokenFace,
)
from donjon.kernel.words.ids import SEAT_TINTS, Icon, Id
from donjon.kernel.words.message import Message

TREASURE: Final = CONTENT.dice[1].faces
MANY: Final = ("meadow", "forest")


def tile_face(at: int, tile: TileEntry) -> HexFace:
    """A tile of the surface; portals bear their number."""
    if tile.portal:
        return HexFace("plum", TILE_NAMES[at], PORTAL_ICON, n=tile.portal)
    tint, icon = TILE_TINTS[tile.id], TILE_ICONS[tile.id]
    return HexFace(tint, TILE_NAMES[at], icon, many=tile.id in MANY)


def token_face(token: int) -> TokenFace:
    """A piece of equipment with its value, or a food."""
    if token < PIECES:
        kind = EQUIPMENT_IDS[KIND_OF[token]]
        name, value = TOKEN_NAMES[token], VALUE_OF[token]
        return TokenFace("square", KIND_TINTS[kind], KIND_ICONS[kind], name, value)
    food = FOOD_IDS[token - PIECES]
    return TokenFace("square", FOOD_TINTS[food], FOOD_ICONS[food], TOKEN_NAMES[token])


def hero_face(at: int, hero: HeroEntry) -> CardFace:
    """A hero with the numbers of its board and its special ability."""
    figures = [
        (HEART_ICON, hero.hearts),
        (AP_ICON, hero.ap),
        (RING_ICON, hero.ring),
        (SWORD_ICON, hero.sword),
    ]
    if hero.backpack > min(BACKPACK):
        figures.append((PACK_ICON, hero.backpack))
    return CardFace(
        tint="plum",
        title=HERO_NAMES[at],
        art=HERO_ICONS[hero.id],
        gives=[tinted_amount(icon, n) for icon, n in figures if n],
        text=PERKS[at],
    )


def portrait_face(at: int, hero: HeroEntry, seat: int) -> CardFace:
    """A hero in the colour of its seat; its abilities are counted next to it."""
    return CardFace(SEAT_TINTS[seat], HERO_NAMES[at], HERO_ICONS[hero.id], text=PERKS[at])


def mission_face(at: int, mission: MissionEntry, switched: bool) -> CardFace:
    """A mission: its reward, and its task."""
    return CardFace(
        tint="garnet" if mission.colour == "red" else "lapis",
        title=MISSION_NAMES[at],
        art=mission_art(mission),
        kind=MISSION_ICONS[mission.kind],
        gives=[amount_of(word) for word in mission.reward + mission.reward_choice],
        text=task(mission, switched),
    )


def mission_art(mission: MissionEntry) -> Icon:
    """The icon of the place to go to, or of the one to meet."""
    if mission.monster:
        return MONSTER_ICONS[mission.monster]
    if mission.place in TILE_ICONS:
        return TILE_ICONS[mission.place]
    return DANGER_ICON if mission.kind == "discoverer" else TOOTH_ICON


def amount_of(word: str) -> Amount:
    """`tooth:2` or `boots:1`; a thief steals a tooth."""
    kind, _, n = word.partition(":")
    if kind in KIND_ICONS:
        return tinted_amount(KIND_ICONS[kind], int(n))
    return Amount(TOOTH_ICON, int(n), "gold")


def monster_face(at: int, top: int) -> CardFace:
    """A monster's card with tooth `top` on its stack, and the teeth that may still follow."""
    sword = MONSTER_SWORD[at] + GROWN_SWORD[top]
    teeth = [Message("ht-tooth", {"n": n}) for n in range(max(1, top), BEST_TOOTH + 1)]
    hearts = MONSTER_HEARTS[at] + GROWN_HEARTS[top]
    text = Message("ht-teeth-left", {"teeth": teeth, "hearts": hearts, "sword": sword})
    return CardFace(
        tint="garnet",
        title=MONSTER_NAMES[at],
        art=MONSTER_ICONS[MONSTER_IDS[at]],
        gives=[tinted_amount(SWORD_ICON, f"+{sword}")],
        worth=Amount(TOOTH_ICON, top, "gold"),
        text=text if top else Message("ht-teeth-gone", {"hearts": hearts, "sword": sword}),
    )


def treasure_icon(face: int) -> Icon:
    """What a side of the treasure die shows."""
    word = str(TREASURE[face])
    return TOOTH_ICON if word.startswith("tooth") else KIND_ICONS[word[:-1]]


def dice_faces() -> dict[Id, Face]:
    """Two combat dice and the treasure die, by what is on top."""
    found: dict[Id, Face] = {}
    for pips in COMBAT_FACES:
        found[f"die:combat:{pips}"] = DieFace("paper", PIPS, pips=pips)
    sides = [treasure_icon(face) for face in range(len(TREASURE))]
    for face, icon in enumerate(sides):
        found[f"die:treasure:{face}"] = DieFace("ochre", sides, icon, str(TREASURE[face])[-1])
    return found


def board_faces() -> dict[Id, Face]:
    """Figures, danger tokens with both faces, and the chest."""
    found: dict[Id, Face] = {
        "danger": TokenFace("disc", "garnet", DANGER_ICON, Message("ht-danger")),
        "danger:armed": TokenFace("disc", "blood", TRAP_ICON, Message("ht-danger-armed")),
        "danger:disarmed": TokenFace("disc", "life", "check-mark", Message("ht-danger-disarmed")),
        "chest": TokenFace("square", "gold", CHEST_ICON, Message("ht-chest")),
    }
    for at, id in enumerate(MONSTER_IDS):
        icon = MONSTER_ICONS[id]
        found[f"monster:{id}"] = TokenFace("flathex", "blood", icon, MONSTER_NAMES[at])
        for top in range(BEST_TOOTH + 1):
            found[f"monster:{id}:{top}"] = monster_face(at, top)
    for seat in range(SEATS):
        found[f"pawn:{seat}"] = PawnFace(seat)
    return found


def held_faces() -> dict[Id, Face]:
    """Tokens, potions, heroes and missions."""
    found: dict[Id, Face] = {}
    for token, id in enumerate(TOKEN_IDS):
        found[f"token:{id}"] = token_face(token)
    for at, id in enumerate(POTION_IDS):
        tint, icon = POTION_TINTS[id], POTION_ICONS[id]
        found[f"token:{id}"] = TokenFace("square", tint, icon, POTION_NAMES[at])
    for at, hero in enumerate(CONTENT.heroes):
        found[f"hero:{hero.id}"] = hero_face(at, hero)
        for seat in range(SEATS):
            found[f"portrait:{hero.id}:{seat}"] = portrait_face(at, hero, seat)
    for at, mission in enumerate(CONTENT.missions):
        found[f"mission:{mission.id}"] = mission_face(at, mission, False)
        if has_switch(mission):
            found[f"mission:{mission.id}:switched"] = mission_face(at, mission, True)
    return found


FACES: Final[dict[Id, Face]] = {
    **{f"tile:{tile.id}": tile_face(at, tile) for at, tile in enumerate(CONTENT.tiles)},
    **board_faces(),
    **held_faces(),
    **dice_faces(),
    "back:mission": BackFace(MISSION_ICON, "umber"),
    "back:reserve": BackFace(RESERVE_ICON, "slate"),
}


def face_ids(two_food: bool, thief_any_time: bool) -> dict[str, Id]:
    """The face of each mission with these switches of the table."""
    return {
        mission.id: mission_face_id(card, two_food, thief_any_time)
        for card, mission in enumerate(CONTENT.missions)
    }


MISSION_FACES: Final[list[list[dict[str, Id]]]] = [
    [face_ids(two_food, thief_any_time) for thief_any_time in (False, True)]
    for two_food in (False, True)
]
"""By two switches: the campfire costs two foods, thieves steal at any moment."""
TILE_FACES: Final[dict[str, Id]] = {id: f"tile:{id}" for id in TILE_IDS}
