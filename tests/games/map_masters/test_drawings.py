"""The drawings of faces: each rule of 7.2 is broken once, and the error says which and where."""

from __future__ import annotations

import pytest

from donjon.games.map_masters.content.drawing_checks import check_face
from donjon.games.map_masters.content.face_graph import FaceGraph
from donjon.games.map_masters.content.face_parser import BadDrawing, draw
from donjon.games.map_masters.content.printed_icons import STAIRS

DRAWING = """
.......#.. ..........
.......#.. ..........
..>....r.. .#<.......
###t###### .#.#......
.......#.. .###......
.......#.. ..#.......
.......#.. ..#.......
.......#.. ..#.......
.......c.. ..#.......
.......#.. ..#.......
...####### ..b.......
.AtA.#.... ..#.......
.AcA##.... ..........
..#....... ..........
"""


def drawn(drawing: str) -> FaceGraph:
    """The face of a drawing, checked."""
    face = draw(FaceGraph("D4-10", 36, 4), drawing)
    check_face(face)
    return face


def fault_of(drawing: str) -> str:
    """Why a drawing is refused."""
    with pytest.raises(BadDrawing) as error:
        drawn(drawing)
    return str(error.value)


def with_rows(rows: dict[int, str]) -> str:
    """The drawing with other rows; a row without its lower level keeps the one it has."""
    lines = DRAWING.strip().split("\n")
    for y, row in rows.items():
        lines[y] = row if " " in row else f"{row} {lines[y].split()[1]}"
    return "\n".join(lines)


def test_a_good_drawing_is_a_face() -> None:
    """MM-8.1, MM-8.2  Five openings, a room, a staircase and two trapdoors over the lower level."""
    face = drawn(DRAWING)
    assert sum(node >= 0 for node in face.openings) == 5
    assert [room.letter for room in face.rooms] == ["A"]
    assert face.kinds.count(STAIRS) == 1
    assert sum(node >= 0 for node in face.landing) == 2


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ({5: ".......#.. ..#....... .........."}, "row 5 has not as many levels as the first"),
        ({5: ".......#. ..#......."}, "row 5 has 9 cells instead of 10"),
        ({5: ".......?.."}, "row 5 has an unknown sign '?'"),
        ({2: "..>....r.. .##......."}, "half a staircase at (2,2)"),
        ({2: ".......r.."}, "half a staircase at (2,2)"),
        ({11: ".AtA.#.... .........."}, "no cell under the trapdoor at (2,11)"),
        ({12: ".A>A##.... ..<......."}, "a staircase in a room at (2,12)"),
    ],
)
def test_a_drawing_that_cannot_be_read_is_refused(rows: dict[int, str], fault: str) -> None:
    """MM-6.17, MM-8.2  Levels of ten cells, whole staircases, a cell under each trapdoor."""
    assert fault_of(with_rows(rows)) == fault


def test_a_drawing_has_fourteen_rows() -> None:
    """7.2  All cards have the same height."""
    assert fault_of(DRAWING.rstrip().rpartition("\n")[0]) == "13 rows instead of 14"


def test_a_face_has_at_most_a_hundred_nodes() -> None:
    """7.2  Corridor cells of both levels and rooms together."""
    lines = DRAWING.strip().split("\n")
    full = [f"{upper} {lower.replace('.', '#')}" for upper, lower in map(str.split, lines)]
    assert fault_of("\n".join(full)) == "more than 100 cells and rooms"


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ({13: ".........."}, "4 openings instead of 5"),
        ({0: "..#....#..", 13: ".........."}, "no opening on side B"),
        ({13: "..##......"}, "a corridor on the border at (3,13)"),
        ({0: ".......#.. #........."}, "a corridor on the border at d(0,0)"),
        ({0: ".......c.."}, "the opening at (7,0) is not plain with one way in"),
        ({0: ".......#..", 1: ".........."}, "the opening at (7,0) is not plain with one way in"),
    ],
)
def test_openings_are_five_and_plain(rows: dict[int, str], fault: str) -> None:
    """MM-8.1, MM-R47  On the upper level, on every side; the rest of the border is rock."""
    assert fault_of(with_rows(rows)) == fault


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ({2: "..>....r.. .#<#......"}, "the staircase at d(2,2) has 2 ways instead of 1"),
        ({3: "###t###c##"}, "an icon on the junction at (7,3)"),
        ({1: "......m#.."}, "the obstacle at (6,1) has 1 ways instead of 2"),
        ({4: "......##.."}, "a square of corridor at (6,3)"),
    ],
)
def test_corridors_can_be_read(rows: dict[int, str], fault: str) -> None:
    """MM-8.2  No squares, no icons on junctions, and no way around an obstacle."""
    assert fault_of(with_rows(rows)) == fault


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ({12: "..####...."}, "room A is too small"),
        ({6: ".BBB...#..", 7: ".BBB...#.."}, "room B has no door"),
        ({9: ".BB....#..", 10: ".BB#######"}, "rooms A and B touch"),
    ],
)
def test_rooms_are_wide_and_apart_and_have_doors(rows: dict[int, str], fault: str) -> None:
    """7.2  At least two cells each way and six in all."""
    assert fault_of(with_rows(rows)) == fault


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ({6: ".......#.. ..v......."}, "a trap on the lower level at d(2,6)"),
        ({12: ".AvA##...."}, "lava in a room at (1,11)"),
        ({3: "###t###### .#.b......"}, "an icon under the trapdoor at (3,3)"),
        ({3: "###t###### .#.<......"}, "half a staircase at (3,3)"),
    ],
)
def test_traps_lie_above_plain_corridor(rows: dict[int, str], fault: str) -> None:
    """MM-6.33  On the upper level; lava lies in corridors only."""
    assert fault_of(with_rows(rows)) == fault
