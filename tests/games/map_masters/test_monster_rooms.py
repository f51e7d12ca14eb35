"""Jumps into a room with a monster, on a card drawn for the test: no card of the box has one."""

from __future__ import annotations

from donjon.games.map_masters.content.face_graph import FaceGraph
from donjon.games.map_masters.content.face_parser import draw
from donjon.games.map_masters.content.printed_icons import CIRCLE
from donjon.games.map_masters.content.quadrant_grid import place
from donjon.games.map_masters.content.spellbooks import UPDRAFT
from donjon.games.map_masters.model.dungeon import Dungeon, lay
from tests.games.map_masters.dungeon_sketch import counts, same, walk

CARD = """
.......#.. ..........
.......#.. ..........
.......#.. ..#.......
###t###### ..##......
.......#.. ..#.......
.......#.. ..#.......
.......#.. ..#.......
.......o.. ..#.......
.......#.. ..#.......
.......#.. ..#.......
...####### ..#.......
.AtAA#.... ..#.......
.AmoA#.... ..........
..#....... ..........
"""
TO_THE_ROOM = "T2 (7,1) (7,2) (7,3) (7,4) (7,5) (7,6) (7,7) teleport A"
BELOW = "L1 (1,3) (2,3) (3,3) fall " + " ".join(f"d(2,{y})" for y in range(3, 12)) + " climb"


def monster_room() -> Dungeon:
    """One card with a circle, a trapdoor and a monster in its room."""
    return lay([draw(FaceGraph("T-1", 0, 0), CARD)], [place(0, 0, False)])


def test_a_circle_behind_a_monster_counts_only_if_the_monster_is_beaten() -> None:
    """MM-6.26, MM-6.29, MM-R30  Without a sword the path ends, and nothing in the room counts."""
    beaten = walk(monster_room(), TO_THE_ROOM, tokens={"scroll": 1, "sword": 1})
    assert counts(beaten) == same("o2 m1 t1 R1")
    assert not beaten.is_stuck
    lost = walk(monster_room(), TO_THE_ROOM, tokens={"scroll": 1})
    assert counts(lost) == same("o1")
    assert lost.is_stuck
    assert [lost.is_crossed(icon) for icon in circles(lost.dungeon)] == [True, False]


def test_a_trapdoor_is_climbed_into_a_room_only_past_its_monster() -> None:
    """MM-7.2, MM-R34  Climbed it is met and crossed; with the monster unbeaten nothing counts."""
    beaten = walk(monster_room(), BELOW, tokens={"sword": 1}, spells=UPDRAFT)
    assert counts(beaten) == same("t2 m1 o1 R1")
    assert not beaten.is_stuck
    lost = walk(monster_room(), BELOW, spells=UPDRAFT)
    assert counts(lost) == same("t1")
    assert lost.is_stuck
    assert lost.spells == 0


def circles(dungeon: Dungeon) -> list[int]:
    """The circles of the card: in the corridor, then in the room."""
    kinds = dungeon.faces[0].kinds
    return [icon for icon, kind in enumerate(kinds) if kind == CIRCLE]
