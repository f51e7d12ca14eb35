"""Boards as text, drawn from small scenes: a lattice of squares, a map of rooms, tiles."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from donjon.kernel.scene import (
    Amount,
    Board,
    Chest,
    Face,
    Layout,
    Link,
    MarkFace,
    OnBoard,
    OnSpot,
    PawnFace,
    Piece,
    Scene,
    Show,
    Side,
    Spot,
    Stroke,
    TextShape,
    TileFace,
    TokenFace,
    Zone,
)
from donjon.terminal.draw.amounts import amount_text
from donjon.terminal.draw.board import board_rows
from donjon.terminal.draw.canvas import Canvas
from donjon.terminal.draw.legend import icon_words
from donjon.terminal.draw.spots import DrawOptions
from donjon.terminal.draw.zones import badge_text
from donjon.terminal.translator import Translator

FACES: dict[str, Face] = {
    "pawn": PawnFace(1),
    "brick": MarkFace("brick"),
    "ring": MarkFace("ring", 0),
    "odd": TokenFace("disc", "gold", "unheard-of", "thing"),
}


def square(name: str, x: float, y: float, **more: Any) -> Spot:
    """A unit square."""
    return Spot(f"s:{name}", (x + 0.5, y + 0.5), name, "square", (1, 1), "cell", **more)


def scene_of(board: Board, pieces: list[Piece], strokes: list[Stroke] | None = None) -> Scene:
    """A scene of one board."""
    show = Show(board.id)
    return Scene(
        format=1, game="none", viewer=0, title="", seats=[], layout=Layout(show, show),
        boards=[board], zones=[], pieces=pieces, faces=FACES, counters=[], strokes=strokes or [],
    )  # fmt: skip


def drawn(scene: Scene, plain: bool = True, **highlight: str) -> list[str]:
    """The rows of a scene's board."""
    options = DrawOptions(
        Translator("en"), plain, {name.replace("_", ":"): sign for name, sign in highlight.items()}
    )
    return [row.plain for row in board_rows(scene, scene.boards[0], options, 80)]


def lattice(spots: list[Spot], wide: float = 5, high: float = 4) -> Board:
    """A board of squares, with room for letters and numbers."""
    return Board("b", "board", (0, 0, wide, high), "paper", [], spots)


def test_squares_masonry_and_names_around_them() -> None:
    board = lattice([square("A1", 1, 1), square("B1", 2, 1), square("A2", 1, 2)])
    rows = drawn(scene_of(board, []))
    assert rows[0] == "    A  B"
    assert rows[1] == "  1 ·  · 1"
    assert rows[2] == "  2 · ███2"


def test_pieces_over_lines_and_slanting_steps() -> None:
    spots = [square(f"{'ABC'[x]}{y + 1}", x + 1, y + 1) for y in range(2) for x in range(3)]
    pieces = [
        Piece("p", "pawn", "pawn", OnSpot("s:C1")),
        Piece("w", "brick", "wall", OnSpot("s:C2")),
        Piece("o", "odd", "lamp", OnSpot("s:A1")),
    ]
    stroke = Stroke("l", "b", 1, [(1.5, 2.5), (2.5, 2.5), (3.5, 1.5)], "ink", [0])
    rows = drawn(scene_of(lattice(spots), pieces, [stroke]))
    assert rows[1][3:12] == "la  · ╱B "
    assert rows[2][3:12] == " ●──╴ ▒▒▒"


def test_lines_stop_at_the_frame_of_a_large_room() -> None:
    hall = Spot("s:hall", (3.5, 2.5), "hall", "square", (3, 3), "room", "gold", "two-coins")
    board = lattice([square("A2", 1, 2), hall], 6, 4)
    pawn = Piece("p", "pawn", "pawn", OnSpot("s:hall"))
    stroke = Stroke("l", "b", 1, [(1.5, 2.5), (3.5, 2.5)], "ink", [0, 1])
    rows = drawn(scene_of(board, [pawn], [stroke]), s_hall="2")
    assert rows[0].endswith("┏━━━━━━━┓")
    assert rows[1][3:15] == " ●─┃¤ B (2)┃"


def test_equal_boxes_show_one_number_and_never_overlap() -> None:
    boxes = [
        Spot(f"s:coin{n}-{row}", (1.5 + n, 2.5 + 0.4 * row), "coin", "disc", 0.4, "print",
             badge=Amount("", 100))
        for row in range(2)
        for n in range(3)
    ]  # fmt: skip
    marked = Piece("m", "ring", "ring", OnSpot("s:coin0-0"))
    rows = drawn(scene_of(lattice([square("A1", 1, 1), *boxes]), [marked]))
    assert rows[2][3:] == " ○ 100 ○"
    assert rows[3][3:] == "100 ○  ○"


def test_a_box_without_a_number_keeps_its_sign_beside_another() -> None:
    boxes = [
        Spot(f"s:{n}", (1.5 + n, 2.5), "box", "disc", 0.4, "print", icon=icon)
        for n, icon in enumerate(["key", "key", "laurels"])
    ]
    assert drawn(scene_of(lattice([square("A1", 1, 1), *boxes]), []))[2].split() == ["⚷", "⚷", "♔"]


def test_boxes_of_one_kind_show_its_sign_once() -> None:
    boxes = [
        Spot(f"s:{n}", (1.5 + n, 2.5), "box", "disc", 0.4, "print", icon=icon, badge=Amount("", n))
        for n, icon in enumerate(["key", "key", "laurels"])
    ]
    row = drawn(scene_of(lattice([square("A1", 1, 1), *boxes]), []))[2]
    assert (row.count("⚷"), row.count("♔")) == (1, 1)
    assert [sign for sign in row if sign.isdigit()] == ["0", "1", "2"]


def test_squares_whose_names_do_not_agree_have_no_axes() -> None:
    agreeing = drawn(scene_of(lattice([square("A1", 1, 1), square("B1", 2, 1)]), []))
    assert agreeing[0].split() == ["A", "B"]
    rows = drawn(scene_of(lattice([square("A1", 1, 1), square("B2", 2, 1)]), []))
    assert not any(letter in row for row in rows for letter in "AB12")


def test_printed_words_never_cover_anything() -> None:
    free, taken = (
        TextShape("free", (3, 0.5), 0.4, "ink"),
        TextShape("taken", (1.5, 1.5), 0.4, "ink"),
    )
    board = msgspec.structs.replace(lattice([square("A1", 1, 1)]), shapes=[free, taken])
    rows = drawn(scene_of(board, []))
    assert any("free" in row for row in rows)
    assert not any("taken" in row for row in rows)


def test_what_lies_outside_a_canvas_is_not_drawn() -> None:
    canvas = Canvas(4, 2)
    canvas.put(0, -2, "abcd")
    canvas.put(1, 2, "efgh")
    canvas.put(2, 0, "ijkl")
    assert [row.plain for row in canvas.rows()] == ["cd", "  ef"]
    assert canvas.char(5, 5) == " "


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        (Amount("key", 4), "4⚷"),
        (Amount("key"), "⚷"),
        (Amount("", 4), "4"),
        (Amount("laurels", 2, per="two-coins", every=3), "2♔/3¤"),
        (Amount("laurels", 2, per="two-coins"), "2♔×¤"),
        (Amount("laurels", 2, need="key"), "2♔(⚷)"),
        (Amount("laurels", 2, late=True), "⧗2♔"),
    ],
)
def test_an_amount_is_a_number_with_signs(amount: Amount, words: str) -> None:
    assert amount_text(amount) == words


@pytest.mark.parametrize(
    ("badge", "words"),
    [
        (None, ""),
        (Amount("key", 0), ""),
        (Amount("key", 3), "3⚷"),
        (Amount("key", 3, label="left"), "3 left"),
        (Amount("key", label="1 of 3"), "1 of 3"),
    ],
)
def test_the_badge_of_a_zone_is_its_words_or_its_sign(badge: Amount | None, words: str) -> None:
    zone = Zone("z", "row", "zone", badge=badge)
    assert badge_text(zone, DrawOptions(Translator("en"), True, {})) == words


def test_a_map_of_rooms_is_a_list_with_ways_and_pieces() -> None:
    rooms = [Spot(f"r:{name}", (x, 0), name, "disc", 30, "room") for x, name in enumerate("XYZ")]
    ways = [Link("w:1", "r:X", "r:Y", "way"), Link("w:2", "r:Y", "r:Z", "way", one_way=True)]
    board = Board("b", "map", (0, 0, 900, 900), "earth", [], rooms, ways)
    pieces = [
        Piece("p", "pawn", "pawn", OnSpot("r:Y")),
        Piece("d", "odd", "dragon", OnBoard("b", (3, 3))),
    ]
    rows = drawn(scene_of(board, pieces), r_X="1")
    assert rows == ["(1) X → Y", "Y · pawn → Z, X", "Z", "dragon"]


def test_ways_lead_to_short_names_and_show_their_signs() -> None:
    hall = Spot("r:1", (0, 0), "Great Hall", "disc", 30, "room", name="D1")
    cave = Spot("r:2", (9, 0), "Mirror Cave", "octagon", 30, "room", name="D2")
    bag = Spot("bag", (9, 9), "Bag", "dot", 30, "print")
    signs = [Amount("daemon-skull"), Amount("padlock"), Amount("no-such-sign")]
    board = Board(
        "b", "map", (0, 0, 90, 90), "earth", [], [hall, cave, bag],
        [Link("w", "r:1", "r:2", "way", badges=signs)],
    )  # fmt: skip
    pieces = [
        Piece("s1", "odd", "secret", OnSpot("r:2")),
        Piece("s2", "odd", "secret", OnSpot("r:2")),
        Piece("b", "odd", "Bag: black 24", OnSpot("bag")),
    ]
    rows = drawn(scene_of(board, pieces))
    assert rows == [
        "D1 Great Hall → D2 ☠▣",
        "D2 Mirror Cave · secret ×2 → D1 ☠▣",
        "Bag · black 24",
    ]


def test_a_lattice_wider_than_the_screen_is_a_list() -> None:
    board = lattice([square("A1", 1, 1)], wide=60)
    assert drawn(scene_of(board, [])) == ["A1"]


def tile_scene() -> Scene:
    """Two tiles side by side on a map, and an empty cell beside them."""
    spots = [
        Spot(f"c:{x}", (120.0 * x, 0.0), f"cell {x}", "square", (120.0, 120.0), "empty")
        for x in range(3)
    ]
    west = TileFace(
        "plum", "visored-helm", "Hero", "shield", (None, Side("key"), Side(), None),
        gain=[Amount("two-coins", 3)],
        chests=[
            Chest([Amount("round-potion", 2)], "locked-chest", "open-chest", "key"),
            Chest([Amount("key")], "locked-chest", "open-chest", "key"),
        ],
    )  # fmt: skip
    east = TileFace(
        "moss", "stone-tower", "A very long name of a place", "castle",
        (Side(gain=[Amount("laurels", 2)]), None, None, Side("key")),
        gain=[Amount("laurels", 2, per="two-coins", every=3), Amount("laurels", 1, late=True)],
    )  # fmt: skip
    pieces = [
        Piece("t:1", "west", "Hero", OnSpot("c:0"), open=[1]),
        Piece("t:2", "east", "Place", OnSpot("c:1"), joined=[3]),
    ]
    scene = scene_of(Board("m", "map", (-60, -60, 360, 120), "bare", [], spots), pieces)
    scene.faces = {"west": west, "east": east}
    return scene


def test_tiles_are_frames_with_gains_chests_and_connectors() -> None:
    assert drawn(tile_scene()) == [
        "┌────────────────┐┌────────◈───────┐",
        "│      Hero      ││A very long name│",
        "│       3¤       ⚷◆   2♔/3¤ ⧗1♔    │",
        "│     ▣2♁ ▤      ││                │",
        "└────────◇───────┘└────────────────┘",
    ]


def test_a_figure_on_a_tile_leaves_the_tile_as_it_is() -> None:
    scene = tile_scene()
    scene.faces = {**scene.faces, **FACES}
    scene.pieces = [*scene.pieces, Piece("p", "pawn", "pawn", OnSpot("c:0"))]
    assert drawn(scene) == drawn(tile_scene())


def test_the_help_explains_the_signs_of_tiles() -> None:
    words = icon_words(tile_scene(), Translator("en"))
    signs = [word.replace("\u00a0", " ").split(" ")[0] for word in words]
    assert signs == ["¤", "♁", "⚷", "♔"]


def test_a_connector_that_leads_nowhere_is_walled_off() -> None:
    scene = tile_scene()
    place = msgspec.structs.replace(scene.pieces[1], walled=[0])
    scene.pieces = [scene.pieces[0], place]
    assert drawn(scene)[0] == "┌────────────────┐┌────────▦───────┐"


def test_a_tile_and_a_cell_that_may_be_chosen_have_their_numbers() -> None:
    rows = drawn(tile_scene(), t_1="2", c_2="1")
    assert rows[4].startswith("└─(2)")
    assert rows[2].endswith("╎      (1)       ╎")


def test_a_map_that_is_too_wide_becomes_a_list() -> None:
    scene = tile_scene()
    options = DrawOptions(Translator("en"), True, {})
    rows = [row.plain for row in board_rows(scene, scene.boards[0], options, 30)]
    assert rows == ["cell 0 · Hero", "cell 1 · Place"]
