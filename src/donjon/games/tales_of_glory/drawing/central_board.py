"""The central board of Tales of Glory: one line of slots, with the Wild Lands at its end."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.content.tables import QUESTS_DEALT, SEATS
from donjon.games.tales_of_glory.drawing.faces import QUEST_BACK
from donjon.games.tales_of_glory.drawing.memory import DrawingMemory
from donjon.games.tales_of_glory.drawing.player_maps import NUMBER_OF
from donjon.games.tales_of_glory.view.forms import PlayerView, View
from donjon.games.tales_of_glory.words.ids import hidden_quest_id, slot_id, tile_id
from donjon.games.tales_of_glory.words.names import TILE_NAMES
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import Amount, InZone, Piece, Slot, Zone
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message, seat_name

BOARD: Final = "board"
WILD: Final = "wild"
NOBODY: Final = -1

HANDS: Final = [
    Zone(f"hand:{seat}", "fan", Message("tg-hand", {"seat": seat_name(seat)}), seat, size="l")
    for seat in range(SEATS)
]
QUESTS: Final = [
    [
        Zone(f"quests:{seat}", "grid", Message("tg-quests", {"seat": seat_name(seat)}), seat, cols)
        for cols in (1, 2)
    ]
    for seat in range(SEATS)
]
"""The zones of a seat's Quests: in a column, or side by side as they are dealt."""
HIDDEN_QUEST: Final = Message("tg-hidden-quest")
DISCARD_ZONE: Final = "discard"


def display_zones(view: View, seat: int, memory: DrawingMemory) -> list[Zone]:
    """TG-1.2, TG-8.6  The slots before the Wild Lands and those in them.

    The seat's own slot is marked: its tile is in the seat's hand.
    """
    slots = len(view.display)
    mine = NOBODY if seat == NOBODY else own_slot(view, seat)
    left = sum(view.piles)
    return [
        line_zone(BOARD, 1, slots - len(view.wild), mine, seat, left, memory),
        line_zone(WILD, slots - len(view.wild) + 1, slots, mine, seat, 0, memory),
    ]


def own_slot(view: View, seat: int) -> int:
    """The slot from which the seat took the tile in its hand."""
    return view.players[seat].slot if view.players[seat].taken is not None else NOBODY


def line_zone(
    id: Id, first: int, last: int, mine: int, seat: int, left: int, memory: DrawingMemory
) -> Zone:
    """Some slots side by side; cached in `memory`."""
    marked = mine if first <= mine <= last else NOBODY
    key = f"{id} {first} {last} {marked} {seat if marked != NOBODY else NOBODY} {left}"
    found = memory.zones.get(key)
    if found is None:
        badge = tinted_amount("card-draw", left, label=Message("tg-piles")) if left else None
        made = Zone(
            id,
            "grid",
            Message(f"tg-{id}"),
            cols=last - first + 1,
            badge=badge,
            slots=[new_slot(slot, id, seat, slot == marked) for slot in range(first, last + 1)],
        )
        found = memory.zones.put(key, made)
    return found


def new_slot(slot: int, zone: Id, seat: int, is_mine: bool) -> Slot:
    """A slot with its number, and who took its tile."""
    return Slot(
        slot_id(slot),
        Message(f"tg-slot-{zone}", {"slot": slot}),
        "umber" if zone == WILD else None,
        Amount("", slot),
        f"seat:{seat}" if is_mine else None,
    )


def display_pieces(view: View, memory: DrawingMemory) -> list[Piece]:
    """TG-19.1  The tiles that can be chosen, each on its slot."""
    pieces: list[Piece] = []
    for at, tile in enumerate(view.display):
        if tile is not None:
            pieces.append(in_slot(view, tile, at + 1, NOBODY, memory))
    return pieces


def in_slot(view: View, tile: str, slot: int, owner: int, memory: DrawingMemory) -> Piece:
    """A tile on its slot; `owner` is the seat that has taken it."""
    wild = len(view.display) - len(view.wild)
    if slot <= wild:
        return tile_in(tile, BOARD, slot - 1, owner, memory)
    return tile_in(tile, WILD, slot - 1 - wild, owner, memory)


def taken_pieces(view: View, seat: int, memory: DrawingMemory) -> list[Piece]:
    """TG-4.4  Tiles that are taken: the seat's own is in its hand, others are on their slots."""
    pieces: list[Piece] = []
    for player in view.players:
        if player.taken is not None:
            if player.seat == seat:
                pieces.append(tile_in(player.taken, HANDS[seat].id, 0, NOBODY, memory))
            else:
                pieces.append(in_slot(view, player.taken, player.slot, player.seat, memory))
    return pieces


def tile_in(tile: str, zone: Id, n: int, owner: int, memory: DrawingMemory) -> Piece:
    """A tile in a zone; cached in `memory`."""
    key = f"{tile} {zone} {n} {owner}"
    found = memory.tiles.get(key)
    if found is None:
        number = NUMBER_OF[tile]
        made = Piece(
            id=tile_id(number),
            face=f"face:{tile}",
            label=TILE_NAMES[number],
            at=InZone(zone, n),
            owner=None if owner == NOBODY else owner,
            state=[] if owner == NOBODY else ["spent"],
        )
        found = memory.tiles.put(key, made)
    return found


def discard_zone(view: View, memory: DrawingMemory) -> Zone:
    """TG-19.1  What was discarded, for all to look through."""
    count = len(view.discard)
    key = f"{DISCARD_ZONE} {count}"
    found = memory.zones.get(key)
    if found is None:
        made = Zone(DISCARD_ZONE, "grid", Message("tg-discard-pile"), size="s", count=count)
        found = memory.zones.put(key, made)
    return found


def discard_pieces(view: View, memory: DrawingMemory) -> list[Piece]:
    """The discarded tiles; the place of each is its number, so it never changes."""
    return [tile_in(tile, DISCARD_ZONE, NUMBER_OF[tile], NOBODY, memory) for tile in view.discard]


def quests_id(seat: int) -> Id:
    """The zone of a seat's Quests."""
    return QUESTS[seat][0].id


def quest_zone(player: PlayerView) -> Zone:
    """The zone for two kept Quests, next to the tile or the map, or for the three dealt ones."""
    return QUESTS[player.seat][player.quests_left == QUESTS_DEALT]


def quest_pieces(player: PlayerView, memory: DrawingMemory) -> list[Piece]:
    """TG-R33, TG-18.4  A player's Quests: face up for viewers who may see them, else face down."""
    if player.quests is not None:
        zone = quests_id(player.seat)
        return [tile_in(quest, zone, n, NOBODY, memory) for n, quest in enumerate(player.quests)]
    return [hidden_quest(player.seat, n, memory) for n in range(player.quests_left)]


def hidden_quest(seat: int, n: int, memory: DrawingMemory) -> Piece:
    """A Quest face down."""
    id = hidden_quest_id(seat, n)
    found = memory.tiles.get(id)
    if found is None:
        at = InZone(quests_id(seat), n)
        found = memory.tiles.put(id, Piece(id, QUEST_BACK, HIDDEN_QUEST, at))
    return found
