"""Tales of Glory: where a tile could go and what it would give, found by playing it on a clone."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.content import CHEST_TILE, CHESTS, CONNECTOR, GIVING, SIDES
from donjon.games.tales_of_glory.gains import place_in_order
from donjon.games.tales_of_glory.grid import x_of, y_of
from donjon.games.tales_of_glory.keys import sides_with_keys
from donjon.games.tales_of_glory.names import SHORT_IDS
from donjon.games.tales_of_glory.payment import (
    IN_COINS,
    NO_SURCHARGE,
    coins_due,
    is_wild,
    missing_points,
    pay,
    potions_due,
    ways_to_pay,
)
from donjon.games.tales_of_glory.placement import is_paying, lay
from donjon.games.tales_of_glory.playing import end_step
from donjon.games.tales_of_glory.seen import (
    CellPreview,
    ChestView,
    EdgeView,
    OutcomeView,
    PriceView,
    TilePreview,
)
from donjon.games.tales_of_glory.state import NO_SLOT, NO_TILE, Player, TalesOfGlory
from donjon.games.tales_of_glory.zone import facing, legal_cells, neighbour
from donjon.kernel.state import answer, first_asked, settle

REMEMBERED: Final = 4096
MEMORY: Final[dict[str, TilePreview]] = {}
"""Previews by all that they depend on: a scene asks for the same ones again and again."""


def preview(s: TalesOfGlory, seat: int) -> list[TilePreview]:
    """TG-7.4, TG-3.3  All tiles of the display, the tile taken, and the seat's own Quests."""
    player = s.players[seat]
    found = [
        preview_tile(s, player, s.display[slot], slot)
        for slot in range(1, len(s.display))
        if s.display[slot] != NO_TILE
    ]
    if player.taken != NO_TILE:
        found.append(preview_tile(s, player, player.taken, player.slot))
    for quest in player.quests:
        found.append(preview_tile(s, player, quest, NO_SLOT))
    return found


def preview_tile(s: TalesOfGlory, player: Player, tile: int, slot: int) -> TilePreview:
    """Where one tile could go and what it would give."""
    key = memory_key(s, player, tile, slot)
    known = MEMORY.get(key)
    if known is not None:
        return known
    ways = ways_to_pay(player, tile, is_wild(s, slot))
    way = ways[0] if ways else NO_SURCHARGE
    cells = [
        cell_preview(s, player, tile, cell, way, bool(ways)) for cell in legal_cells(player, tile)
    ]
    prices = [price_view(player, tile, surcharge) for surcharge in ways]
    found = TilePreview(SHORT_IDS[tile], slot, missing_points(player, tile), prices, cells)
    if len(MEMORY) >= REMEMBERED:
        MEMORY.clear()
    MEMORY[key] = found
    return found


def memory_key(s: TalesOfGlory, player: Player, tile: int, slot: int) -> str:
    """All that a preview depends on."""
    too_late = place_in_order(s, player.seat) < s.claim
    numbers = [tile, slot, len(s.players), s.first == player.seat, too_late, player.opened]
    numbers += [player.coins, player.potions, player.combat, player.magic, *player.cells]
    return player.laid.hex() + ",".join([str(number) for number in numbers])


def price_view(player: Player, tile: int, surcharge: int) -> PriceView:
    """One way to pay."""
    name = "" if surcharge == NO_SURCHARGE else "coin" if surcharge == IN_COINS else "potion"
    return PriceView(coins_due(tile, surcharge), potions_due(player, tile, surcharge), name)


def cell_preview(
    s: TalesOfGlory, player: Player, tile: int, cell: int, way: int, is_paid: bool
) -> CellPreview:
    """One cell: the tile is paid and laid on a clone, and each way to lay its Keys is followed."""
    twin = s.clone()
    twin.owed = []
    laying = twin.players[player.seat]
    if is_paid:
        pay(laying, tile, way)
    paid = laying.clone()
    lay(twin, laying, tile, cell)
    end_step(twin, laying)
    return CellPreview(
        x_of(cell),
        y_of(cell),
        len(sides_with_keys(laying, tile, cell)),
        edges_judged(laying, tile, cell),
        outcomes(twin, paid),
    )


def edges_judged(player: Player, tile: int, cell: int) -> list[EdgeView]:
    """TG-14.4  The connectors with a gain that meet in this placement, on both sides."""
    found: list[EdgeView] = []
    for side in SIDES:
        other = neighbour(player, cell, side)
        if other != NO_TILE:
            for edge, beyond in ((4 * tile + side, other), (facing(player, cell, side), tile)):
                if CONNECTOR[edge] == GIVING:
                    pays = is_paying(edge, beyond)
                    found.append(EdgeView(SHORT_IDS[edge // 4], edge % 4, pays))
    return found


def outcomes(s: TalesOfGlory, before: Player) -> list[OutcomeView]:
    """TG-12.3  What comes of it, for every way to lay the Keys."""
    found: list[OutcomeView] = []
    paths = [s]
    while paths:
        path = paths.pop()
        options = settle(path)
        for option in options[::-1]:
            twin = path.clone()
            answer(twin, first_asked(twin), option)
            paths.append(twin)
        if not options:
            outcome = outcome_of(path, before)
            if outcome not in found:
                found.append(outcome)
    return found


def outcome_of(s: TalesOfGlory, before: Player) -> OutcomeView:
    """What has changed since the payment."""
    player = s.players[before.seat]
    opened = player.opened & ~before.opened
    return OutcomeView(
        chests=[chest_view(chest) for chest in range(len(CHEST_TILE)) if opened >> chest & 1],
        keys_lost=player.keys_lost - before.keys_lost,
        coins=player.coins - before.coins,
        potions=player.potions - before.potions,
        combat=player.combat - before.combat,
        magic=player.magic - before.magic,
        prestige=player.prestige - before.prestige,
        first_player=s.first == player.seat,
    )


def chest_view(chest: int) -> ChestView:
    """A chest by its tile."""
    tile = CHEST_TILE[chest]
    return ChestView(SHORT_IDS[tile], CHESTS[tile].index(chest))
