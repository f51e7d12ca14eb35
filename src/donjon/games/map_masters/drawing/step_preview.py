"""What a step would look like before it is made: the way there, and what it would find."""

from __future__ import annotations

from donjon.games.map_masters.content.printed_icons import KIND_IDS, LAVA, TRAPDOOR
from donjon.games.map_masters.content.tables import face_of
from donjon.games.map_masters.drawing.corridor_lines import middle
from donjon.games.map_masters.drawing.dungeon_board import dungeon_id
from donjon.games.map_masters.drawing.dungeon_spots import on_table
from donjon.games.map_masters.view.forms import DungeonView, StepOutcome
from donjon.games.map_masters.words.ids import found_id
from donjon.kernel.scene import ChoicePreview, Stroke
from donjon.kernel.words.ids import Id


def step_preview(seat: int, dungeon: DungeonView, step: StepOutcome) -> ChoicePreview:
    """The line from the path's present end to its new one, and the rows that would change."""
    where = {each.card: each for each in dungeon.placed}
    points = [on_table(where[card], middle(face_of(card), node)) for card, node in step.nodes]
    way = Stroke(f"ahead:{seat}", dungeon_id(seat), seat, points, "suggested")
    now = {} if dungeon.path is None else dungeon.path.found
    return ChoicePreview(strokes=[way], counters=finds(seat, now, step.found))


def finds(seat: int, now: dict[str, int], then: dict[str, int]) -> dict[Id, int | str]:
    """The new number of each kind that the path would find more of."""
    found: dict[Id, int | str] = {}
    for kind, id in enumerate(KIND_IDS):
        n = then.get(id, 0)
        if n != now.get(id, 0):
            if kind in (TRAPDOOR, LAVA):
                kind, n = TRAPDOOR, then.get(KIND_IDS[TRAPDOOR], 0) + then.get(KIND_IDS[LAVA], 0)
            found[found_id(kind, seat)] = n
    return found
