"""Plan cards as text, drawn from small scenes: two levels, turned cards, marks and choices."""

from __future__ import annotations

from rich.console import Console

from donjon.kernel.scene import (
    XY,
    Amount,
    Board,
    Face,
    Layout,
    MarkFace,
    OnBoard,
    OnPiece,
    OnSpot,
    PawnFace,
    Piece,
    PlanFace,
    PlanThing,
    Scene,
    SceneChoice,
    Show,
    Split,
    Spot,
    Stroke,
    Turned,
)
from donjon.terminal.draw.board import board_rows
from donjon.terminal.draw.choice_list import offers_of, placing_lines
from donjon.terminal.draw.plan_cards import gallery
from donjon.terminal.draw.screen import Screen
from donjon.terminal.draw.spots import HIGHLIGHT, MANY, DrawOptions, highlights_of
from donjon.terminal.translator import Translator

KEY = PlanThing("0", (2.5, 0.5), "key", "gold", "disc")
SWORD = PlanThing("1", (0.5, 2.5), "broadsword", "slate", "disc", below=True)
FACES: dict[str, Face] = {
    "plan": PlanFace(
        cols=4,
        rows=4,
        upper=[[(0.0, 0.5), (2.5, 0.5), (2.5, 2.5)]],
        lower=[[(0.5, 2.5), (2.5, 2.5)]],
        rooms=[(1.0, 3.0, 2.0, 1.0)],
        things=[KEY, SWORD],
    ),
    "pawn": PawnFace(1),
    "ring": MarkFace("ring", 0),
    "strike": MarkFace("strike", 0),
}


def card(x: float = 2.0, turn: Turned | None = None, id: str = "card") -> Piece:
    """A card of four by four cells, its middle in the second row."""
    return Piece(id, "plan", "Card", OnBoard("b", (x, 2.0)), turn=turn)


def spot(id: str, at: XY) -> Spot:
    return Spot(id, at, id, "disc", 0.5, "empty")


def scene_of(pieces: list[Piece], spots: list[Spot], strokes: list[Stroke] | None = None) -> Scene:
    board = Board("b", "board", (0, 0, 8, 4), "bare", [], spots, grows=True)
    show = Show("b")
    return Scene(
        format=1, game="none", viewer=0, title="", seats=[], layout=Layout(show, show),
        boards=[board], zones=[], pieces=pieces, faces=FACES, counters=[], strokes=strokes or [],
    )  # fmt: skip


def drawn(scene: Scene, width: int = 80, **highlight: str) -> list[str]:
    options = DrawOptions(Translator("en"), True, highlight)
    return [row.plain for row in board_rows(scene, scene.boards[0], options, width)]


def test_ways_rooms_and_things_of_both_levels() -> None:
    """The upper level lies over the lower one; corners show where the card ends."""
    assert drawn(scene_of([card()], [])) == [
        "· · ⚷ ╮",
        "    ·",
        "† : ·",
        "╰ ░░░░╯",
        "Card",
    ]


def test_a_turned_card_is_upside_down_and_its_signs_are_not() -> None:
    assert drawn(scene_of([card(turn=180)], [])) == [
        "╭ ░░░░╮",
        "  · : †",
        "  ·",
        "╰ ⚷ · ·",
        "Card ↻",
    ]


def test_a_path_with_circled_and_crossed_things() -> None:
    line = Stroke("path", "b", 0, [(0.0, 0.5), (0.5, 0.5), (1.5, 0.5)], "ink", [0])
    marks = [
        Piece("r0", "ring", "", OnPiece("card", "0")),
        Piece("r1", "ring", "", OnPiece("card", "1")),
        Piece("s1", "strike", "", OnPiece("card", "1")),
        Piece("r2", "ring", "", OnPiece("card", "1")),
    ]
    pawn = Piece("p", "pawn", "", OnSpot("here"))
    rows = drawn(scene_of([card(), *marks, pawn], [spot("here", (1.5, 0.5))], [line]))
    assert rows[0] == "╶─B ⚷°╮"
    assert rows[2] == "†✗: ·"


def test_what_may_be_chosen_has_its_number() -> None:
    place = Spot("place", (2.0, 2.0), "place", "card", (4, 4), "empty", name="0,0")
    picture = scene_of([card()], [spot("end", (0.5, 0.5)), place])
    assert drawn(picture, end="12", card="3+", place=HIGHLIGHT) == [
        "12· ⚷ ╮",
        "    ·",
        "† : ·",
        "╰ ░░░░╯",
        "3+ Card 0,0",
    ]
    assert drawn(picture, end="123")[0].startswith(HIGHLIGHT)


def test_before_the_first_card_there_is_nothing_to_draw() -> None:
    """Another board beside it is drawn as well."""
    place = Spot("place", (2.0, 2.0), "place", "card", (4, 4), "empty", name="0,0")
    picture = scene_of([], [place])
    assert drawn(picture, place=HIGHLIGHT) == []
    box = Spot("box", (0.5, 0.5), "box", "square", (1, 1), "cell", badge=Amount("", 7))
    picture.boards.append(Board("c", "sheet", (0, 0, 1, 1), "paper", [], [box]))
    both = Split("row", [Show("c"), Show("b")])
    picture.layout = Layout(both, both)
    options = DrawOptions(Translator("en"), True, {})
    screen = Screen(Console(width=80), picture, options, 80)
    assert screen.board() is picture.boards[0]
    rows = screen.beside([], picture.boards[1])
    assert [row.plain.strip() for row in rows] == ["7"]


def test_names_are_no_wider_than_the_drawing() -> None:
    cards = [card(), card(6.0, id="other")]
    assert drawn(scene_of(cards, []))[-1] == "Card · Card"


def test_many_places_are_listed_after_their_thing() -> None:
    """The card has a number, its places have only a sign."""
    places = [SceneChoice(n, f"Place at {n}", ["card", f"cell:{n}"], turn=0) for n in range(MANY)]
    turned = SceneChoice(98, "Place turned", ["card", "cell:0"], turn=180)
    done = SceneChoice(99, "Done", [])
    quiet = SceneChoice(100, "Back", ["back"], weight="quiet")
    picture = scene_of([card()], [])
    picture.choices = [done, *places, turned, quiet]
    highlight = highlights_of(picture)
    assert highlight["card"] == "2+"
    assert highlight["cell:3"] == HIGHLIGHT
    assert "back" not in highlight
    names = {"card": "Card", **{f"cell:{n}": f"{n},0" for n in range(MANY)}}
    lines = placing_lines(offers_of(picture.choices, Translator("en")), names, 80)
    assert lines[0].plain.split() == ["1", "Done", "27", "Back"]
    assert lines[1].plain.replace("\u00a0", " ").startswith(" Card: 2 0,0 3 1,0 4 2,0")
    assert lines[1].plain.replace("\u00a0", " ").endswith("26 0,0↻")


def test_loose_cards_are_shown_side_by_side() -> None:
    """As many in a row as the screen is wide."""
    cards = [card(id=f"c{n}") for n in range(3)]
    rows = gallery(scene_of(cards, []), cards, DrawOptions(Translator("en"), True, {}), 20)
    assert [row.plain for row in rows] == [
        "Card      Card",
        "· · ⚷ ╮   · · ⚷ ╮",
        "    ·         ·",
        "† : ·     † : ·",
        "╰ ░░░░╯   ╰ ░░░░╯",
        "Card",
        "· · ⚷ ╮",
        "    ·",
        "† : ·",
        "╰ ░░░░╯",
    ]
