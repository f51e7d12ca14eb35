"""The screen: the sheet, the marks, the highlights of what may be chosen."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from donjon.kernel.match.match import Match
from donjon.kernel.scene import Scene
from donjon.terminal.ask.seating import PERSON
from donjon.terminal.console import PersonConsole
from donjon.terminal.draw.board import board_rows
from donjon.terminal.draw.question import Question
from donjon.terminal.draw.spots import DrawOptions, highlights_of
from donjon.terminal.glyphs import GLYPHS, MARKS
from donjon.terminal.run.play import Play
from donjon.terminal.translator import Translator
from tests.games.dragonquest.scenario import DragonQuestScenario
from tests.terminal.run_command import match_after, match_asking


def sheet(match: Match, seat: int = 0, plain: bool = True) -> list[str]:
    """The sheet of a seat as its owner sees it."""
    return rows_of(match.scene(seat), seat, match.names, plain)


def rows_of(scene: Scene, seat: int, names: list[str], plain: bool = True) -> list[str]:
    """The sheet of a seat in a scene."""
    options = DrawOptions(Translator("en", names), plain, highlights_of(scene))
    board = next(board for board in scene.boards if board.owner == seat)
    return [row.plain for row in board_rows(scene, board, options, 80)]


def screen(match: Match, width: int, height: int, lang: str = "fr", **kind: object) -> str:
    """The whole screen of seat 0."""
    colours = {"color_system": None, **kind}
    console = Console(
        file=io.StringIO(), record=True, width=width, height=height, force_terminal=True,
        highlight=False, markup=False, emoji=False, **colours,  # type: ignore[arg-type]
    )  # fmt: skip
    person_console = PersonConsole(Translator(lang, match.names), console)
    play = Play(person_console, match, [PERSON, "greedy", "greedy"], None)
    play.seen[0] = len(match.choices_made)
    play.draw(Question(match, 0, person_console.translator))
    return console.export_text(styles=kind.get("color_system") is not None)


def column(letter: str) -> int:
    """The middle of a column of the castle."""
    return 13 + 3 * (ord(letter) - ord("A"))


def test_an_empty_sheet_shows_castle_masonry_and_axes() -> None:
    rows = sheet(match_after(0))
    assert len(rows) == 22
    letters = [chr(code) for code in range(ord("A"), ord("U") + 1)]
    assert rows[1].split() == ["Life", *letters]
    assert rows[15].split() == letters
    assert rows[2].startswith("       ♥   1██████ ·")
    assert rows[2].rstrip().endswith("» Exit")
    assert rows[13][column("A")] == "A"
    assert rows[4][column("E")] == "Ψ"
    assert rows[7][column("J") - 1 : column("L") + 2] == "┏━━━━━━━┓"
    assert rows[0].count("☼") + rows[0].count("✗") + rows[0].count("◒") == 19
    assert sum(row[7] == "♥" for row in rows[2:15]) == 13


def test_the_line_runs_through_the_squares_with_a_dot_where_a_turn_ended() -> None:
    match = match_after(90)
    hero = match.view(0).heroes[0]
    rows = sheet(match)
    for name in hero.line[:-1]:
        if name != "CH":
            assert rows[int(name[1:]) + 1][column(name[0])] in "●│─┌┐└┘"
    stops = [hero.line[stop] for stop in hero.stops[:-1] if hero.line[stop] != "CH"]
    assert all(rows[int(name[1:]) + 1][column(name[0])] == "●" for name in stops)
    for name in hero.blocked:
        assert rows[int(name[1:]) + 1][column(name[0]) - 1 : column(name[0]) + 2] == "▒▒▒"


def test_the_demons_hunt_is_a_double_line() -> None:
    t = DragonQuestScenario(2)
    t.set_demon_line("E3 F2 G2")
    scene = t.scene(0)
    drawn = "\n".join(rows_of(scene, 0, ["Anna", "Bert"])[1:15])
    assert "Ψ" in drawn
    assert any(sign in drawn for sign in "═║◆╔╗╚╝")


def test_what_may_be_chosen_has_its_number_in_brackets_without_colours() -> None:
    match = match_asking("Walk")
    rows = sheet(match)
    for number, choice in enumerate(match.choices(0), 1):
        if choice.targets:
            name = choice.targets[0].partition(":")[2]
            at = column(name[0])
            assert rows[int(name[1:]) + 1][at - 1 : at + 2] == f"({number})"


def test_what_may_be_chosen_is_highlighted_with_colours() -> None:
    match = match_asking("Walk")
    coloured = screen(match, 120, 45, color_system="truecolor")
    assert "48;2;255;178;74" in coloured
    plain = screen(match, 120, 45, color_system="truecolor", no_color=True)
    assert "48;2;" not in plain
    assert "(1)" in plain


@pytest.mark.parametrize("kind", ["Walk", "Reroll", "BuyObject", "TakeTreasure", "BlockSquare"])
@pytest.mark.parametrize(("width", "height"), [(80, 40), (120, 45)])
def test_the_whole_screen_fits(kind: str, width: int, height: int) -> None:
    lines = screen(match_asking(kind, seed="h"), width, height).splitlines()
    assert len(lines) < height
    assert max(cell_len(line) for line in lines) <= width


def test_wide_screens_put_the_panels_beside_the_sheet() -> None:
    match = match_after(90)
    wide, narrow = screen(match, 120, 45), screen(match, 80, 40)
    assert any("█" in line and "Anna" in line for line in wide.splitlines())
    assert not any("█" in line and "Anna" in line for line in narrow.splitlines())
    assert "Objets :" in wide
    assert "Points de vie" in narrow


def test_every_glyph_takes_one_column() -> None:
    assert all(cell_len(sign) == 1 for sign in [*GLYPHS.values(), *MARKS.values()])
