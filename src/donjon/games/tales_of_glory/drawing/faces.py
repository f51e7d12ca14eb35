"""The faces of Tales of Glory's tiles and their descriptions, built once for all matches."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.content.printed_gain import items_of
from donjon.games.tales_of_glory.content.schema import CostEntry, GainEntry, SideEntry, TileEntry
from donjon.games.tales_of_glory.content.tables import TILES
from donjon.games.tales_of_glory.content.tile_checks import sides_of
from donjon.games.tales_of_glory.drawing.icons import (
    CHEST_ICON,
    EVERY,
    GAIN_ICONS,
    KEY_ICON,
    KIND_ICONS,
    KIND_TINTS,
    OPEN_CHEST_ICON,
    PER_ICONS,
    QUEST_ICON,
    TILE_ART,
    TOKEN_ICON,
)
from donjon.games.tales_of_glory.words.gain_phrases import amount, gain_words
from donjon.games.tales_of_glory.words.ids import FIRST_PLAYER_ID, SHORT_IDS, face_id
from donjon.games.tales_of_glory.words.names import TILE_NAMES
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import Amount, BackFace, Chest, Face, Side, TileFace, TokenFace
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

COMPASS: Final = ["north", "east", "south", "west"]


def tile_face(at: int, tile: TileEntry) -> TileFace:
    """A tile: what it costs and gives, its chests, and the connectors on its sides."""
    north, east, south, west = [side_of(side) for side in sides_of(tile)]
    return TileFace(
        tint=KIND_TINTS[tile.type],
        kind=KIND_ICONS[tile.type],
        title=TILE_NAMES[at],
        art=TILE_ART[SHORT_IDS[at]],
        sides=(north, east, south, west),
        cost=costs(tile.cost),
        gain=gains(tile.gain),
        chests=[
            Chest(gains(chest), CHEST_ICON, OPEN_CHEST_ICON, KEY_ICON) for chest in tile.chests
        ],
        text=description(tile),
    )


def costs(cost: CostEntry) -> list[Amount]:
    """The pennant: points of skills that one must have, coins and potions that one pays."""
    found: list[Amount] = []
    for kind, n in price_of(cost):
        found.append(tinted_amount(GAIN_ICONS[kind], n))
    return found


def price_of(cost: CostEntry) -> list[tuple[str, int]]:
    """What a cost names, by kind."""
    named = [
        ("combat", cost.combat),
        ("magic", cost.magic),
        ("coin", cost.coin),
        ("potion", cost.potion),
    ]
    return [(kind, n) for kind, n in named if n]


def gains(entries: list[GainEntry]) -> list[Amount]:
    """What is given, in the order in which it is received: the kind, for each of what, and when."""
    found: list[Amount] = []
    for entry in [*[e for e in entries if e.per is None], *[e for e in entries if e.per]]:
        per = entry.per or ""
        found.append(
            tinted_amount(
                GAIN_ICONS[entry.kind],
                entry.n,
                per=PER_ICONS.get(per),
                late=entry.when == "end",
                every=EVERY.get(per),
            )
        )
    return found


def side_of(side: SideEntry) -> Side | None:
    """A connector; the last gain shows which tile must connect there."""
    if side.kind == "none":
        return None
    given = gains(side.gain)
    if side.need is not None:
        last = given[-1]
        given[-1] = tinted_amount(last.icon, last.n, need=KIND_ICONS[side.need])
    return Side(KEY_ICON if side.kind == "half_key" else None, given)


def description(tile: TileEntry) -> Message:
    """All that is printed on a tile, in words."""
    parts = [Message(f"tg-kind-{tile.type}")]
    price = [amount(kind, n) for kind, n in price_of(tile.cost)]
    if price:
        parts.append(Message("tg-says-cost", {"cost": price}))
    if tile.gain:
        parts.append(Message("tg-says-gain", {"gain": gain_words(items_of(tile.gain))}))
    for chest in tile.chests:
        parts.append(Message("tg-says-chest", {"gain": gain_words(items_of(chest))}))
    for side, name in zip(sides_of(tile), COMPASS, strict=True):
        if side.kind != "none":
            parts.append(connector_words(side, name))
    return Message("tg-says", {"what": parts})


def connector_words(side: SideEntry, name: str) -> Message:
    """«north: half-key», «south: 3 potions if a Monster connects»."""
    where = Message(f"tg-side-{name}")
    if side.kind != "gain":
        return Message(f"tg-says-{side.kind}", {"side": where})
    given = gain_words(items_of(side.gain))
    if side.need is None:
        return Message("tg-says-edge", {"side": where, "gain": given})
    need = Message(f"tg-kind-{side.need}")
    return Message("tg-says-edge-if", {"side": where, "gain": given, "need": need})


QUEST_BACK: Final = "back:quest"
FACES: Final[dict[Id, Face]] = {
    QUEST_BACK: BackFace(QUEST_ICON, "teal", "tile"),
    FIRST_PLAYER_ID: TokenFace("disc", "gold", TOKEN_ICON, Message("tg-token")),
    **{face_id(at): tile_face(at, tile) for at, tile in enumerate(TILES)},
}
