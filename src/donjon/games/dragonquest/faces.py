"""The faces of DragonQuest's dice, objects, treasures, tiles and marks."""

from __future__ import annotations

from donjon.games.dragonquest.content import OBJECT_COST
from donjon.games.dragonquest.schema import OBJECT_IDS, SYMBOLS
from donjon.games.dragonquest.view import TreasureView, View
from donjon.kernel.message import Message
from donjon.kernel.scene import (
    Amount,
    BackFace,
    CardFace,
    DieFace,
    Face,
    MarkFace,
    PawnFace,
    TokenFace,
)

FACE_ICONS = {
    "blank": None,
    "skull": "death-skull",
    "double_skull": "death-skull",
    "find": "semi-closed-eye",
    "room": "doorway",
    "corridor": "stone-path",
    "dragon": "spiked-dragon-head",
    "star": "round-star",
    "coin_50": "two-coins",
    "coin_100": "two-coins",
}
OBJECT_ICONS = {
    "amulet_of_time": "pocket-watch",
    "dragon_talisman": "dragon-orb",
    "golden_necklace": "pearl-necklace",
    "healing_potion": "health-potion",
    "magic_ring": "power-ring",
    "orb_of_light": "crystal-ball",
    "key_to_secret_doors": "skeleton-key",
    "golden_belt_buckle": "belt-buckles",
    "chainmail_coat": "chain-mail",
    "rope": "rope-coil",
    "leather_hood": "hood",
    "silver_ring": "ring",
}
TREASURE_ICONS = {
    "silver_goblet": "jeweled-chalice",
    "jade_figurine": "ankh",
    "pearl_string": "pearl-necklace",
    "ruby_brooch": "cut-diamond",
    "jewelled_dagger": "plain-dagger",
    "ivory_chess_king": "chess-king",
    "sapphire_chalice": "trophy-cup",
    "golden_apple": "shiny-apple",
    "emerald_sceptre": "orb-wand",
    "diamond_tiara": "tiara",
    "crown_of_the_wizard_king": "queen-crown",
    "blank_1": "locked-chest",
    "blank_2": "open-chest",
}


def faces(view: View) -> dict[str, Face]:
    """Every face that can be seen in a match."""
    found: dict[str, Face] = {}
    for face in SYMBOLS["move_black"]:
        found[f"black-{face}"] = die_face("slate", "move_black", face)
        found[f"red-{face}"] = die_face("garnet", "move_red", face)
    for face in SYMBOLS["chamber"]:
        found[f"chamber-{face}"] = die_face("paper", "chamber", face)
    for index, id in enumerate(OBJECT_IDS):
        found[f"face:{id}"] = object_face(id, OBJECT_COST[index])
    for treasure in view.all_treasures:
        found[f"face:{treasure.id}"] = treasure_face(treasure)
    for danger, icon in DANGER_ICONS.items():
        found[f"danger-{danger}"] = DieFace("ochre", list(DANGER_ICONS.values()), icon)
    for number in (1, 2, 3):
        found[f"wall-{number}"] = TokenFace(
            "square", "rock", "brick-wall", Message("dq-tile-number", {"number": number}), number
        )
    found["wall-back"] = BackFace("brick-wall", "rock")
    for hero in view.heroes:
        found[f"pawn:{hero.seat}"] = PawnFace(hero.seat)
        for mark in ("tick", "cross", "strike", "ring"):
            found[f"{mark}:{hero.seat}"] = MarkFace(mark, hero.seat)
    found["brick"] = MarkFace("brick")
    found["demon"] = TokenFace("disc", "blood", "imp", Message("dq-danger-demon"))
    return found


DANGER_ICONS = {
    "arrow": "broadhead-arrow",
    "trapdoor": "hole",
    "fog": "poison-gas",
    "ghoul": "shambling-zombie",
    "troll": "troll",
    "orc": "orc-head",
}


def die_face(tint: str, die: str, face: str) -> DieFace:
    """One face of a die, with all that flickers by while it rolls."""
    sides = [FACE_ICONS[symbol] or "" for symbol in SYMBOLS[die]]
    text = {"coin_50": "50", "coin_100": "100", "double_skull": "2"}.get(face)
    if tint == "garnet":
        return DieFace("garnet", sides, FACE_ICONS[face], text)
    return DieFace("slate" if tint == "slate" else "paper", sides, FACE_ICONS[face], text)


def object_face(id: str, cost: int) -> CardFace:
    """An object: its find cost and what it does."""
    return CardFace(
        tint="slate",
        title=Message(f"dq-object-{id}"),
        art=OBJECT_ICONS[id],
        cost=[Amount("semi-closed-eye", cost)],
        text=Message(f"dq-does-{id}"),
    )


def treasure_face(treasure: TreasureView) -> CardFace:
    """A treasure: its stars and gold."""
    return CardFace(
        tint="ochre",
        title=treasure.name or Message(f"dq-treasure-{treasure.id}"),
        art=TREASURE_ICONS[treasure.id],
        cost=[Amount("round-star", treasure.stars)],
        worth=Amount("two-coins", treasure.gold, late=True),
    )
