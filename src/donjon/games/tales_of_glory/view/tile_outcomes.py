"""Tales of Glory: where a tile could go and what it would give, found by playing it on a clone."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.content.cell_grid import x_of, y_of
from donjon.games.tales_of_glory.content.tables import (
    CHEST_TILE,
    CHESTS,
    CONNECTOR,
    GIVING,
    SIDES,
    TILE_COUNT,
)
from donjon.games.tales_of_glory.model.clones import clone_player
from donjon.games.tales_of_glory.model.state import NO_SLOT, NO_TILE, Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.gains import place_in_order
from donjon.games.tales_of_glory.rules.keys import sides_with_keys
from donjon.games.tales_of_glory.rules.payment import (
    IN_COINS,
    NO_SURCHARGE,
    coins_due,
    is_wild,
    missing_points,
    pay,
    potions_due,
    ways_to_pay,
)
from donjon.games.tales_of_glory.rules.placement import is_paying, lay
from donjon.games.tales_of_glory.rules.play_tile import end_step
from donjon.games.tales_of_glory.rules.player_zone import facing, legal_cells, neighbour
from donjon.games.tales_of_glory.view.forms import (
    CellPreview,
    ChestView,
    EdgeView,
    OutcomeView,
    PriceView,
    TilePreview,
)
from donjon.games.tales_of_glory.view.memory import PreviewMemory
from donjon.games.tales_of_glory.words.ids import SHORT_IDS
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice
from donjon.kernel.rules.step import AnyStep

ANY_WAY: Final = -1
"""Every way to pay has the same outcome."""


def preview(s: TalesOfGlory, seat: int, memory: PreviewMemory) -> list[TilePreview]:
    """TG-7.4, TG-3.3  All tiles of the display, the tile taken, and the seat's own Quests."""
    player = s.players[seat]
    found = [
        preview_tile(s, player, s.display[slot], slot, memory)
        for slot in range(1, len(s.display))
        if s.display[slot] != NO_TILE
    ]
    if player.taken != NO_TILE:
        found.append(preview_tile(s, player, player.taken, player.slot, memory))
    quests = player.quests.seen_by(seat) or b""
    for quest in quests:
        found.append(preview_tile(s, player, quest, NO_SLOT, memory))
    drop_unused_previews(s, player, quests, memory)
    return found


def drop_unused_previews(
    s: TalesOfGlory, player: Player, quests: bytes, memory: PreviewMemory
) -> None:
    """Drop the cached previews of tiles that others took or that are already placed."""
    first = TILE_COUNT * player.seat
    for tile in range(TILE_COUNT):
        if first + tile in memory.depends_on and not (
            tile in s.display or tile == player.taken or tile in quests
        ):
            del memory.depends_on[first + tile], memory.previews[first + tile]


def preview_tile(
    s: TalesOfGlory, player: Player, tile: int, slot: int, memory: PreviewMemory
) -> TilePreview:
    """Where one tile could go and what it would give; cached until that changes."""
    owed = owed_with(player, tile)
    key = memory_key(s, player, slot, owed)
    at = TILE_COUNT * player.seat + tile
    if memory.depends_on.get(at) != key:
        memory.depends_on[at] = key
        memory.previews[at] = new_preview(s, player, tile, slot, owed)
    return memory.previews[at]


def owed_with(player: Player, tile: int) -> list[AnyStep]:
    """TG-R30  What the step still owes when the tile is played in it; a tile of the display never
    is.
    """
    quests = player.quests.seen_by(player.seat) or b""
    return player.later if tile == player.taken or tile in quests else []


def memory_key(s: TalesOfGlory, player: Player, slot: int, owed: list[AnyStep]) -> str:
    """The cache key: all that a preview of a tile depends on.

    That is slot, token, reserve, Banner, zone, and what is owed.
    """
    too_late = place_in_order(s, player.seat) < s.claim
    numbers = [slot, s.first == player.seat, too_late, s.variant.gains_last, player.opened]
    numbers += [player.coins, player.potions, player.combat, player.magic, *player.cells]
    key = player.laid.hex() + ",".join([str(number) for number in numbers])
    return key + contents(owed) if owed else key


def new_preview(
    s: TalesOfGlory, player: Player, tile: int, slot: int, owed: list[AnyStep]
) -> TilePreview:
    """Each way to pay, and each cell with all its outcomes."""
    ways = ways_to_pay(player, tile, is_wild(s, slot))
    cells = [cell_preview(s, player, tile, cell, ways, owed) for cell in legal_cells(player, tile)]
    prices = [price_view(player, tile, surcharge) for surcharge in ways]
    missing = missing_points(player, tile)
    return TilePreview(SHORT_IDS[tile], slot, missing, prices, cells, bool(owed))


def price_view(player: Player, tile: int, surcharge: int) -> PriceView:
    """One way to pay."""
    due = potions_due(player, tile, surcharge)
    return PriceView(coins_due(tile, surcharge), due, way_name(surcharge))


def way_name(surcharge: int) -> str:
    """How the surcharge is paid, if there is one."""
    return "" if surcharge == NO_SURCHARGE else "coin" if surcharge == IN_COINS else "potion"


def cell_preview(
    s: TalesOfGlory, player: Player, tile: int, cell: int, ways: list[int], owed: list[AnyStep]
) -> CellPreview:
    """One cell with all its outcomes.

    TG-15.6, TG-R30: the way to pay makes a difference only if a Quest still gives something for
    the coins or potions that are left.
    """
    found: list[OutcomeView] = []
    if owed and len(ways) > 1:
        for way in ways:
            found.extend(outcomes_of(s, player, tile, cell, way, way_name(way), owed))
    else:
        way = ways[0] if ways else ANY_WAY
        found = outcomes_of(s, player, tile, cell, way, None, owed)
    keyed = sides_with_keys(player, tile, cell)
    return CellPreview(x_of(cell), y_of(cell), keyed, edges_judged(player, tile, cell), found)


def outcomes_of(
    s: TalesOfGlory,
    player: Player,
    tile: int,
    cell: int,
    way: int,
    name: str | None,
    owed: list[AnyStep],
) -> list[OutcomeView]:
    """Pay for the tile on a clone if possible, place it, end the step, and list the outcomes."""
    twin = s.clone()
    twin.owed = []
    laying = twin.players[player.seat]
    laying.later = owed[:]
    if way != ANY_WAY:
        pay(laying, tile, way)
    paid = clone_player(laying)
    lay(twin, laying, tile, cell)
    end_step(twin, laying)
    return outcomes(twin, paid, name)


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


def outcomes(s: TalesOfGlory, before: Player, way: str | None) -> list[OutcomeView]:
    """TG-12.3  The outcomes, one for every way to place the Keys."""
    found: list[OutcomeView] = []
    paths = [s]
    while paths:
        path = paths.pop()
        options = run_until_choice(path)
        for option in options[::-1]:
            twin = path.clone()
            apply_choice(twin, first_decision(twin), option)
            paths.append(twin)
        if not options:
            outcome = outcome_of(path, before, way)
            if outcome not in found:
                found.append(outcome)
    return found


def outcome_of(s: TalesOfGlory, before: Player, way: str | None) -> OutcomeView:
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
        surcharge=way,
    )


def chest_view(chest: int) -> ChestView:
    """A chest by its tile."""
    tile = CHEST_TILE[chest]
    return ChestView(SHORT_IDS[tile], CHESTS[tile].index(chest))
