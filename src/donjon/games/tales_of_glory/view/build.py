"""What a seat may know of a match of Tales of Glory."""

from __future__ import annotations

from typing import Final

import msgspec

from donjon.games.tales_of_glory.content.cell_grid import x_of, y_of
from donjon.games.tales_of_glory.content.tables import (
    CHESTS,
    CONNECTOR,
    DISCARDED,
    GIVING,
    ROUNDS,
    SIDES,
)
from donjon.games.tales_of_glory.model.state import (
    NO_TILE,
    NOBODY,
    Player,
    TalesOfGlory,
)
from donjon.games.tales_of_glory.rules.multipliers import keys_laid
from donjon.games.tales_of_glory.rules.payment import is_wild
from donjon.games.tales_of_glory.rules.placement import is_paying
from donjon.games.tales_of_glory.rules.player_zone import neighbour
from donjon.games.tales_of_glory.rules.scoring import majority_holders
from donjon.games.tales_of_glory.view.forms import LaidView, PlayerView, View
from donjon.games.tales_of_glory.view.memory import PreviewMemory
from donjon.games.tales_of_glory.view.tile_outcomes import preview
from donjon.games.tales_of_glory.words.gain_phrases import RESOURCES
from donjon.games.tales_of_glory.words.ids import SHORT_IDS
from donjon.kernel.rules.state import has_chosen, hidden_choice_of

PHASES: Final = ["setup", "quest_keep", "select", "catch_up", "play", "prepare", "final"]


def view(s: TalesOfGlory, seat: int | None, memory: PreviewMemory) -> View:
    """TG-19.1, TG-19.2, TG-19.3, TG-19.4, TG-3.3  All that the seat may know; None is a spectator.

    Hidden are cards not yet revealed, pile orders, and others' Quests.
    """
    seen = memory.shared(public_view, s)
    if seat is None:
        return seen
    players = seen.players[:]
    players[seat] = player_view(s, s.players[seat], seat)
    previews = preview(s, seat, memory) if s.owed else []
    return msgspec.structs.replace(seen, viewer=seat, players=players, previews=previews)


def public_view(s: TalesOfGlory) -> View:
    """TG-19.1, TG-R34  The table as a spectator sees it."""
    slots = range(1, len(s.display))
    return View(
        viewer=None,
        phase=PHASES[s.phase],
        round=s.round,
        rounds=ROUNDS,
        over=not s.owed,
        variant=s.variant.quests,
        first=s.first,
        leader=None if s.leader == NOBODY else s.leader,
        players=[player_view(s, player, None) for player in s.players],
        display=[tile_or_none(s.display[slot]) for slot in slots],
        wild=[slot for slot in slots if is_wild(s, slot)],
        piles=[pile.size() for pile in s.piles],
        discard=[SHORT_IDS[tile] for tile in s.discard],
        discarded_each_round=DISCARDED[len(s.players)],
        leading={name: majority_holders(s, at) for at, name in enumerate(RESOURCES)},
        previews=[],
    )


def player_view(s: TalesOfGlory, player: Player, seat: int | None) -> PlayerView:
    """TG-R33, TG-18.4, TG-R44  One player; Quests only for their owner, and for all at the end."""
    quests, returned = player.quests.seen_by(seat), player.returned.seen_by(seat)
    return PlayerView(
        seat=player.seat,
        hero=SHORT_IDS[player.hero],
        coins=player.coins,
        potions=player.potions,
        combat=player.combat,
        magic=player.magic,
        prestige=player.prestige,
        keys=keys_laid(player),
        majorities=[name for at, name in enumerate(RESOURCES) if player.majorities >> at & 1],
        zone=[laid_view(player, at) for at in range(len(player.laid))],
        taken=tile_or_none(player.taken),
        slot=player.slot,
        discards=player.discards,
        quests_left=player.quests.size(),
        quests=None if quests is None else [SHORT_IDS[quest] for quest in quests],
        returned=SHORT_IDS[returned[0]] if returned else None,
        has_chosen=has_chosen(s, player.seat),
        chosen=hidden_choice_of(s, player.seat) if player.seat == seat else None,
    )


def laid_view(player: Player, at: int) -> LaidView:
    """A tile of the zone in its present state."""
    tile, cell = player.laid[at], player.cells[at]
    edges = [edge_state(player, tile, cell, side) for side in SIDES]
    opened = [n for n, chest in enumerate(CHESTS[tile]) if player.opened >> chest & 1]
    return LaidView(SHORT_IDS[tile], x_of(cell), y_of(cell), opened, edges)


def edge_state(player: Player, tile: int, cell: int, side: int) -> str:
    """TG-14.5  Whether a connector with a gain still waits, has paid, or never will."""
    edge = 4 * tile + side
    if CONNECTOR[edge] != GIVING:
        return ""
    other = neighbour(player, cell, side)
    if other == NO_TILE:
        return "open"
    return "paid" if is_paying(edge, other) else "void"


def tile_or_none(tile: int) -> str | None:
    """A tile's short id; None is no tile."""
    return None if tile == NO_TILE else SHORT_IDS[tile]
