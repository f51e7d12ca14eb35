"""The forms of a view: what a seat may know, as plain data. Tiles are named by their short ids."""

from __future__ import annotations

import msgspec


class ChestView(msgspec.Struct, frozen=True):
    """A chest: its tile, and its place among the tile's chests."""

    tile: str
    chest: int


class LaidView(msgspec.Struct, frozen=True):
    """A tile of a zone; its coordinates count cells east and north of the hero.

    `opened` are its chests with a Key; `edges` has for each side, from north clockwise, whether
    a connector with a gain is «open», «paid» or «void»; other sides are empty.
    """

    tile: str
    x: int
    y: int
    opened: list[int]
    edges: list[str]


class PlayerView(msgspec.Struct, frozen=True):
    """A player: hero, reserve, Banner, zone and Quests.

    `quests` and `returned` are None for everyone but their owner, until the end. `has_chosen` is
    for all to see in a simultaneous choice, `chosen` for its owner alone.
    """

    seat: int
    hero: str
    coins: int
    potions: int
    combat: int
    magic: int
    prestige: int
    keys: int
    majorities: list[str]
    zone: list[LaidView]
    taken: str | None
    slot: int
    discards: int
    quests_left: int
    quests: list[str] | None
    returned: str | None
    has_chosen: bool
    chosen: int | None


class PriceView(msgspec.Struct, frozen=True):
    """What is paid in all; `surcharge` is «», «coin» or «potion»."""

    coins: int
    potions: int
    surcharge: str


class EdgeView(msgspec.Struct, frozen=True):
    """A connector with a gain that a placement would judge: it pays, or is void."""

    tile: str
    side: int
    pays: bool


class OutcomeView(msgspec.Struct, frozen=True):
    """What a placement would give if its Keys opened these chests, all in all.

    `surcharge` is the way to pay that leads to this outcome; None if all ways do.
    """

    chests: list[ChestView]
    keys_lost: int
    coins: int
    potions: int
    combat: int
    magic: int
    prestige: int
    first_player: bool
    surcharge: str | None = None


class CellPreview(msgspec.Struct, frozen=True):
    """One cell where a tile could lie: Keys formed, connectors judged, and the outcomes.

    `keyed` are the sides of the tile where a Connection forms a Key; the outcomes differ by the
    chests that are opened.
    """

    x: int
    y: int
    keyed: list[int]
    edges: list[EdgeView]
    outcomes: list[OutcomeView]


class TilePreview(msgspec.Struct, frozen=True):
    """Where a tile could go and what it would give; `slot` 0 is a Quest in hand.

    `missing` are the skill points that potions stand for; without `prices` it cannot be paid. With
    `with_owed` the outcomes are those of the whole step: what it owes already is among them.
    """

    tile: str
    slot: int
    missing: int
    prices: list[PriceView]
    cells: list[CellPreview]
    with_owed: bool = False


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it. `display` begins with slot 1; `leader` began step 2."""

    viewer: int | None
    phase: str
    round: int
    rounds: int
    over: bool
    variant: bool
    first: int
    leader: int | None
    players: list[PlayerView]
    display: list[str | None]
    wild: list[int]
    piles: list[int]
    discard: list[str]
    discarded_each_round: int
    leading: dict[str, list[int]]
    previews: list[TilePreview]
