"""What changes a draft: cards are arranged, paths drawn, the last legal draft kept (MM-4.11)."""

from __future__ import annotations

from donjon.games.map_masters.content.face_graph import FaceGraph
from donjon.games.map_masters.content.quadrant_grid import UNPLACED
from donjon.games.map_masters.content.spellbooks import ON_PATHS
from donjon.games.map_masters.content.tables import face_of
from donjon.games.map_masters.model.draft import Draft, new_draft
from donjon.games.map_masters.model.dungeon import dungeon_fault, lay
from donjon.games.map_masters.model.illegal_reasons import FINE
from donjon.games.map_masters.model.state import Player
from donjon.games.map_masters.rules.building.legal_places import all_spots
from donjon.games.map_masters.rules.path.engine import trace


def arrange(
    draft: Draft, faces: list[FaceGraph], tokens: list[int], spells: int, places: list[int]
) -> None:
    """MM-4.11  The cards are moved; the path is kept as far as it is still possible."""
    draft.places = places
    draft.spots = all_spots(faces, places)
    dungeon = lay(faces, places)
    if dungeon_fault(dungeon) != FINE:
        draft.path = None
        return
    draft.path = trace(dungeon, tokens, spells, draft.start, draft.steps)
    save(draft)


def redraw(draft: Draft, tokens: list[int], spells: int, start: int, steps: list[int]) -> None:
    """MM-4.11  Another path is drawn in the same dungeon."""
    assert draft.path is not None
    draft.path = trace(draft.path.dungeon, tokens, spells, start, steps)
    note(draft)


def note(draft: Draft) -> None:
    """Remember the path as it is drawn now as the one that the player wants."""
    assert draft.path is not None
    draft.start = draft.path.start
    draft.steps = draft.path.moves[:]
    save(draft)


def save(draft: Draft) -> None:
    """MM-R20  Layout and path are legal: this is what is scored when time runs out."""
    assert draft.path is not None
    draft.saved_places = draft.places
    draft.saved_start = draft.path.start
    draft.saved_steps = draft.path.moves[:]


def restore(draft: Draft, faces: list[FaceGraph], tokens: list[int], spells: int) -> None:
    """MM-R20  Back to the last draft that was legal; nothing placed if there is none."""
    draft.start = draft.saved_start
    draft.steps = draft.saved_steps[:]
    arrange(draft, faces, tokens, spells, draft.saved_places or [UNPLACED] * len(faces))


def faces_of(player: Player) -> list[FaceGraph]:
    """The faces of the cards of a hand."""
    return [face_of(card) for card in player.zone]


def path_spells(player: Player) -> int:
    """MM-14.6  The spellbooks that can be used on the path."""
    return player.ready & ON_PATHS


def lay_out(player: Player, places: list[int]) -> None:
    """MM-4.11  The cards of a hand are placed."""
    arrange(player.draft, faces_of(player), player.tokens, path_spells(player), places)


def start_draft(player: Player) -> None:
    """Start a draft: the hand is turned up, nothing is placed yet."""
    player.draft = new_draft(len(player.zone))
    player.draft.tokens = player.tokens[:]
    player.draft.spells = path_spells(player)
    player.is_finished = False
