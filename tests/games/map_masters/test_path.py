"""The path: corridors, ends, levels (MM-5, MM-8)."""

from __future__ import annotations

from donjon.games.map_masters.content.face_graph import NOWHERE, SLOT_IDS, SLOTS, UPPER
from donjon.games.map_masters.content.printed_icons import TRAPDOOR
from donjon.games.map_masters.content.spellbooks import (
    CROSSED_WAYS,
    EAST_WEST_FOLD,
    NORTH_SOUTH_FOLD,
)
from donjon.games.map_masters.content.tables import FACES
from donjon.games.map_masters.model.dungeon import SPAN
from donjon.games.map_masters.model.illegal_reasons import FINE, LANDING_USED, NOT_STARTED
from donjon.games.map_masters.model.path import new_path
from donjon.games.map_masters.model.path_step import FALL, WALK, move
from donjon.games.map_masters.plans.path_notation import write_path
from donjon.games.map_masters.rules.path.engine import begin, move_fault, moves, start_fault, trace
from tests.games.map_masters.dungeon_sketch import alone, counts, dungeon, refused, same, walk

TRAP = "L1 (1,3) (2,3) (3,3)"


def test_a_path_starts_at_a_free_end() -> None:
    """MM-5.1, MM-R13  Not at a closed slot, nor where two cards are linked."""
    where = dungeon({"S-9": (0, 0), "S-4": (2, 1)})
    assert walk(where, "S-9:L1 (1,3)").start == 6
    assert refused(where, "S-9:L2 (1,10)") == "no-free-end S-9:L2"
    assert refused(where, "S-9:R2 (8,10)") == "no-free-end S-9:R2"
    path = new_path(alone("S-4"), [0, 0, 0, 0], 0)
    assert write_path(path) == ""
    assert move_fault(path, move(WALK, 1)) == NOT_STARTED
    begin(path, 0)
    assert start_fault(path, 6) != FINE


def test_a_path_is_one_line() -> None:
    """MM-5.2, MM-5.3  A step to a cell that is not beside it is no step."""
    assert refused("S-4", "L1 (2,3)") == "no-way (2,3)"
    assert refused("S-4", "L1 (1,3) stairs") == "no-stairs stairs"
    assert refused("S-4", "L1 (1,3) fall") == "no-trapdoor fall"


def test_a_corridor_is_used_once() -> None:
    """MM-5.4, MM-R14  Neither back, nor out where one came in."""
    assert refused("S-4", "L1 (1,3) (1,4) (1,3)") == "crossing-used (1,3)"
    assert refused("S-4", "L1 (1,3) (0,3)") == "corridor-used (0,3)"
    path = walk("S-4", "L1")
    assert not path.is_exit()


def test_a_crossing_is_corridor() -> None:
    """MM-5.5, MM-R36, MM-E9  (f) Passed once, even if two arms are unused."""
    text = "R2 (8,10) (7,10) (6,10) A (5,8) (6,8) (7,8) (7,9) (7,10)"
    assert refused("S-9", text) == "crossing-used (7,10)"
    spell = walk("S-9", text, spells=CROSSED_WAYS)
    back = [step for step in moves(spell) if step % 1024 % SPAN != 0]
    assert len(back) == 1  # straight on only, to the unused arm
    three = "L1 (1,3) (2,3) (3,3) fall d(3,4) d(2,4) d(1,4) d(1,3) d(1,2) d(2,2) stairs (2,3)"
    assert refused("D4-10", three, spells=CROSSED_WAYS) == "crossing-used (2,3)"


def test_levels_do_not_cross() -> None:
    """MM-5.6, MM-8.3  The path of MM-E24 passes over its own tunnel at (7,6)."""
    path = walk(
        "S-1",
        "L1 (1,3) (1,2) stairs d(2,2) d(2,3) d(2,4) d(2,5) d(2,6) d(3,6) ... d(8,6) d(8,7) stairs "
        "(7,7) (7,6)",
    )
    face = FACES[0]
    cells = [(face.x[node], face.y[node]) for node in path.nodes]
    assert cells.count((7, 6)) == 2


def test_two_ends() -> None:
    """MM-5.8, MM-5.9, MM-5.10, MM-5.12, MM-E9, MM-I23  (i) They differ by the red box alone."""
    text = (
        "L1 (1,3) (1,4) (1,5) (2,5) (3,5) (4,5) (5,5) A (8,4) (8,5) (8,6) (8,7) (8,8) (8,9) (7,9) "
        "(6,9) (6,10) (6,11) (6,12) (5,12) (4,12) (3,12) (2,12)"
    )
    dead, out = walk("S-4", text), walk("S-4", f"{text} (2,13)")
    assert not dead.is_exit()
    assert out.is_exit()
    assert not moves(out)  # nothing follows
    assert counts(dead) == counts(out)


def test_a_path_may_stop_anywhere() -> None:
    """MM-5.11, MM-R12  In mid-corridor: everything circled so far counts."""
    path = walk("S-4", "L1 (1,3) (1,4)")
    assert counts(path) == "k1"
    assert not path.is_exit()
    assert moves(path)


def test_dead_ends_leave_no_step() -> None:
    """MM-5.10  A used corridor on, a used crossing, an obstacle, or a spot without a way out."""
    stairs = "L1 (1,3) (2,3) (3,3) fall d(3,4) d(2,4) d(1,4) d(1,3) d(1,2) d(2,2) stairs"
    assert not moves(walk("D4-10", stairs))
    assert not moves(walk("S-4", "L1 (1,3) (2,3) (3,3)"))
    stub = "B1 A fall d(2,10) d(2,9) ... d(2,4) d(3,4) d(3,3)"
    assert not moves(walk("D4-10", stub))


def test_discoveries_come_in_the_order_of_the_path() -> None:
    """MM-5.13, MM-6.6  A key met after the padlock does not open it."""
    assert refused("S-4", "L1 (1,3) (2,3) (3,3) (4,3)") == "has-ended (4,3)"
    behind = "T1 (2,1) (1,1) (1,2) (1,3) (1,4) (1,5) (2,5) (3,5) (4,5) (5,5) A (4,3) (3,3) (2,3)"
    assert counts(walk("S-4", behind)) == same("k1 R1 c1 l1")


def test_a_card_may_be_crossed_twice() -> None:
    """MM-5.14  Out over one link and in again over another; no link twice."""
    where = dungeon({"S-1": (0, 0), "S-3": (2, 0)})
    there = (
        "S-1:T2 (7,1) (7,2) (7,3) (7,4) (7,5) (7,6) (7,7) (7,8) (7,9) (7,10) (8,10) (9,10) "
        "S-3:(0,10) (1,10) (1,9) ... (1,3) (0,3)"
    )
    back = walk(where, f"{there} S-1:(9,3) (8,3)")
    assert [node // SPAN for node in back.nodes][-2:] == [0, 0]
    assert refused(where, f"{there} S-1:(9,3) (8,3) (7,3)") == "crossing-used (7,3)"
    assert refused(where, f"{there} S-1:(9,10)") == "no-way S-1:(9,10)"


def test_every_opening_is_on_the_upper_level() -> None:
    """MM-8.1, MM-R47  On all 81 cards."""
    for face in FACES:
        for node in face.openings:
            assert node == NOWHERE or face.level[node] == UPPER


def test_a_staircase_is_walked_once() -> None:
    """MM-8.2, MM-8.4, MM-R35  Down or up; it counts when it is walked, not when it is reached."""
    top = walk("S-1", "L1 (1,3) (1,2)")
    assert counts(top) == ""
    down = walk("S-1", "L1 (1,3) (1,2) stairs")
    assert counts(down) == "S1"
    assert refused("S-1", "L1 (1,3) (1,2) stairs stairs") == "corridor-used stairs"


def test_rooms_may_lie_below() -> None:
    """MM-8.5, MM-7.3  Room E of D4-15, reached through the trapdoor."""
    path = walk("D4-15", "L1 (1,3) (1,4) (1,5) (1,6) (1,7) fall d(2,7) d(3,7) E")
    assert counts(path) == same("t1 R1 b1 c1 p1")


def test_a_used_landing_closes_the_trapdoor() -> None:
    """MM-6.21, MM-6.23, MM-R17  Without a rope it is a dead end, and the trap does not count."""
    path = walk("D4-10", TRAP)
    below = path.dungeon.faces[0].landing[path.dungeon.faces[0].icon[path.at]]
    path.used[0] |= 1 << below
    assert move_fault(path, move(FALL, below)) == LANDING_USED
    assert not moves(path)
    assert path.found[TRAPDOOR] == 0


def test_every_step_uses_something_up() -> None:
    """MM-R43  A path of five cards has fewer than 400 steps: cells, doors, circles and spells."""
    most = sorted((len(face.level) for face in FACES), reverse=True)[:5]
    doors = sorted((sum(map(len, face.doors)) for face in FACES), reverse=True)[:5]
    assert sum(most) + sum(doors) < 400


def test_a_fold_lets_the_path_in_again() -> None:
    """MM-R28, MM-R54  Not from the start, not without the spell; where it enters it may stop."""
    where = dungeon({"S-9": (0, 0), "S-4": (2, 1)})
    out = "S-9:T2 (7,1) (7,2) (7,3) (6,3) (5,3) (4,3) (3,3) (2,3) (1,3) (0,3)"
    assert refused(where, f"{out} fold", tokens={"key": 1}) == "no-spell fold"
    path = walk(where, f"{out} fold", tokens={"key": 1}, spells=EAST_WEST_FOLD)
    assert path.is_exit()
    assert refused(where, "S-9:L1 fold", spells=EAST_WEST_FOLD) == "not-outer fold"
    assert refused(where, f"{out} fold (8,3) (7,3)", tokens={"key": 1}, spells=EAST_WEST_FOLD) == (
        "crossing-used (7,3)"
    )


def test_a_fold_starts_at_the_outermost_end_of_its_column() -> None:
    """MM-R28  S-4 B2 is free, but below it, after a gap, lies S-9."""
    where = dungeon({"S-9": (0, 0), "S-4": (-1, -3), "S-1": (-2, -1)})
    out = "S-4:R2 (8,10) (8,11) (8,12) (7,12) (7,13)"
    assert walk(where, out, spells=NORTH_SOUTH_FOLD).is_exit()
    assert refused(where, f"{out} fold", spells=NORTH_SOUTH_FOLD) == "not-outer fold"


def test_columns_are_folded_too() -> None:
    """MM-R28, MM-14.1  SB-10: out at the top of a column, in again at its bottom."""
    up = "S-9:R1 (8,3) (7,3) (7,2) (7,1) (7,0)"
    alone_there = walk("S-9", f"{up} fold (7,12) (7,11) (7,10)", spells=NORTH_SOUTH_FOLD)
    assert alone_there.spells == 0
    assert refused("S-9", f"{up} fold", spells=EAST_WEST_FOLD) == "no-spell fold"
    below = dungeon({"S-9": (0, 0), "S-4": (1, 2)})
    there = walk(below, f"{up} fold", spells=NORTH_SOUTH_FOLD)
    assert there.at == below.node_at(SLOTS + SLOT_IDS.index("B1"))
    assert there.at // SPAN == 1


def test_a_path_is_a_function_of_what_is_handed_in() -> None:
    """MM-I19, MM-I17  The same steps give the same path, and stop where they are impossible."""
    path = walk("S-4", "L1 (1,3) (1,4) (1,5)")
    again = trace(path.dungeon, [0, 0, 0, 0], 0, path.start, path.moves)
    assert write_path(again) == write_path(path)
    cut = trace(path.dungeon, [0, 0, 0, 0], 0, path.start, [*path.moves, path.moves[0]])
    assert write_path(cut) == write_path(path)
    assert not trace(path.dungeon, [0, 0, 0, 0], 0, 99, path.moves).has_started()
