"""Rooms (MM-7)."""

from __future__ import annotations

from donjon.games.map_masters.content.printed_icons import BLADES
from donjon.games.map_masters.rules.path.engine import moves, take
from tests.games.map_masters.dungeon_sketch import counts, refused, same, walk

B = "R2 (8,10) B (5,10) (4,10) (4,9) (4,8) (5,8) B"


def test_all_monsters_are_beaten_at_once() -> None:
    """MM-7.1, MM-7.3, MM-7.12  Two swords for two monsters, then everything is circled."""
    path = walk("D4-09", "T2 (7,1) A", tokens={"sword": 2})
    assert counts(path) == same("m2 c2 R1")
    assert path.tokens[BLADES] == 0


def test_too_few_swords_beat_nothing() -> None:
    """MM-7.2, MM-R18, MM-R33  The path ends, nothing counts, nothing is spent."""
    path = walk("D4-09", "T2 (7,1) A", tokens={"sword": 1})
    assert path.is_stuck
    assert counts(path) == ""
    assert path.tokens[BLADES] == 1
    assert not moves(path)


def test_what_lies_in_the_room_does_not_help() -> None:
    """MM-7.1  The sword beside the monster is out of reach, the one on the way is not."""
    other_side = "R2 (8,10) (7,10) (6,10) (5,10) (4,10) (4,9) (4,8) A"
    assert walk("D4-03", other_side).is_stuck
    armed = walk("D4-03", "L2 (1,10) (1,9) (1,8) A")
    assert counts(armed) == same("s2 m1 R1")
    assert len(armed.bag[BLADES]) == 1


def test_a_room_may_be_the_end() -> None:
    """MM-7.5  Everything in it counts."""
    assert counts(walk("S-9", "R2 (8,10) (7,10) (6,10) A")) == same("R1 c1 b1")


def test_a_room_is_entered_several_times() -> None:
    """MM-5.7, MM-7.4, MM-7.12, MM-E9  (d) Contents once, the room counts once."""
    path = walk("D4-01", f"{B} (7,7)")
    assert path.found[-1] == 1
    assert path.nodes.count(path.nodes[2]) == 2


def test_every_door_is_used_once() -> None:
    """MM-7.6  Neither back through it, nor a second time."""
    assert refused("D4-10", "B1 A (4,12) A") == "door-used A"
    assert refused("D4-01", f"{B} (8,10)") == "door-used (8,10)"


def test_the_path_does_not_cross_in_a_room() -> None:
    """MM-7.7  Doors 4-2 cross 1-3, doors 4-0 do not."""
    assert refused("D4-01", f"{B} (7,11)") == "crosses-in-room (7,11)"
    assert len(walk("D4-01", f"{B} (7,7)").passages) == 2


def test_a_stay_that_begins_inside_is_free() -> None:
    """MM-7.8  A path that came by a jump may leave by any unused door, and blocks none later."""
    path = walk("D4-01", B)
    assert len(moves(path)) == 1
    path.door = -1
    assert len(moves(path)) == 2
    before = len(path.passages)
    take(path, moves(path)[0])
    assert len(path.passages) == before


def test_a_trapdoor_in_a_room_is_optional() -> None:
    """MM-7.3, MM-7.9, MM-7.10, MM-E9  (c) Circled on entry; one may fall, once in all."""
    path = walk("D4-10", "B1 A")
    assert counts(path) == same("R1 t1 c1")
    fallen = walk("D4-10", "B1 A fall")
    assert counts(fallen) == same("R1 t1 c1")
    assert not fallen.open_trapdoors(path.at)


def test_a_circle_in_a_room_waits() -> None:
    """MM-7.11  It can be used on any visit while it is uncrossed."""
    away = "L2 (1,10) (2,10) (3,10) (4,10) A"
    path = walk("D3-08", f"{away} teleport (2,6)", tokens={"scroll": 1})
    assert counts(path) == same("o2 R1")
