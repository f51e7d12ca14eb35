"""The view of a dungeon and its path."""

from __future__ import annotations

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.content.printed_icons import COIN, KIND_IDS, USE_IDS
from donjon.games.map_masters.content.quadrant_grid import UNPLACED, is_turned, place_x, place_y
from donjon.games.map_masters.content.spellbooks import SPELLS
from donjon.games.map_masters.model.draft import NOTHING_FOUND
from donjon.games.map_masters.model.dungeon import SPAN, layout_fault
from donjon.games.map_masters.model.finished_exploration import FinishedExploration
from donjon.games.map_masters.model.illegal_reasons import FAULT_IDS, FINE
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.path_step import FALL, STAIRS, WALK, way_of
from donjon.games.map_masters.model.state import RESET, MapMasters, Player
from donjon.games.map_masters.rules.building.edit_draft import faces_of
from donjon.games.map_masters.rules.scoring import points_for
from donjon.games.map_masters.view.forms import DungeonView, PathView, PlacedView


def dungeon_view(s: MapMasters, player: Player) -> DungeonView:
    """What a player has built and drawn, with what it would bring."""
    draft, cards = player.draft, built_of(s, player)
    fault = FINE if draft.is_legal() else layout_fault(faces_of(player), draft.places)
    found = draft.found()
    path = draft.path
    return DungeonView(
        placed=placed_views(cards, draft.places),
        fault=None if fault == FINE else FAULT_IDS[fault],
        path=None if path is None or not path.has_started() else path_view(cards, path),
        primary=points_for(found, s.primary),
        coins=found[COIN],
    )


def explored_dungeon(explored: FinishedExploration, seat: int) -> DungeonView:
    """What a player had built and drawn when the exploration was finished."""
    cards, path = explored.hands[seat], explored.paths[seat]
    found = NOTHING_FOUND if path is None else path.found
    return DungeonView(
        placed=placed_views(cards, explored.places[seat]),
        fault=None,
        path=None if path is None or not path.has_started() else path_view(cards, path),
        primary=points_for(found, explored.primary),
        coins=found[COIN],
    )


def built_of(s: MapMasters, player: Player) -> list[int]:
    """The hand that the dungeon is built of; optimisers take cards away from it (MM-11.2)."""
    if s.phase == RESET and s.explored is not None:
        return s.explored.hands[player.seat]
    return player.zone


def placed_views(cards: list[int], places: list[int]) -> list[PlacedView]:
    """The placed cards with their places."""
    return [
        PlacedView(cards[at], place_x(place), place_y(place), is_turned(place))
        for at, place in enumerate(places)
        if place != UNPLACED
    ]


def path_view(cards: list[int], path: Path) -> PathView:
    """A path in terms of cards."""
    return PathView(
        start=(cards[path.start // SLOTS], path.start % SLOTS),
        nodes=nodes_of(cards, path.nodes),
        jumps=[
            at + 1 for at, step in enumerate(path.moves) if way_of(step) not in (WALK, STAIRS, FALL)
        ],
        circled=icons_of(cards, path.circled),
        crossed=icons_of(cards, path.crossed),
        found=found_by(path),
        items={id: len(path.bag[use]) for use, id in enumerate(USE_IDS) if path.bag[use]},
        tokens={id: path.tokens[use] for use, id in enumerate(USE_IDS) if path.tokens[use]},
        spells=[spell for spell in range(SPELLS) if path.spells >> spell & 1],
        is_exit=path.is_exit(),
        is_stuck=path.is_stuck,
    )


def nodes_of(cards: list[int], nodes: list[int]) -> list[tuple[int, int]]:
    """Nodes of a dungeon as cards and their nodes."""
    return [(cards[node // SPAN], node % SPAN) for node in nodes]


def found_by(path: Path) -> dict[str, int]:
    """What a path has found of each kind, by name."""
    return {id: path.found[kind] for kind, id in enumerate(KIND_IDS) if path.found[kind]}


def icons_of(cards: list[int], masks: list[int]) -> list[tuple[int, int]]:
    """The icons of a mask, card by card."""
    return [
        (cards[at], icon)
        for at, mask in enumerate(masks)
        for icon in range(mask.bit_length())
        if mask >> icon & 1
    ]
