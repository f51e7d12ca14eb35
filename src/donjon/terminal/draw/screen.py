"""Lays out the whole screen: board, seats, zones and log, side by side if there is room."""

from __future__ import annotations

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from donjon.kernel.scene import Board, Scene
from donjon.terminal.console import PersonConsole
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.board import board_rows, width_of
from donjon.terminal.draw.log import paragraphs, tail
from donjon.terminal.draw.panels import seats_panel
from donjon.terminal.draw.question import Question
from donjon.terminal.draw.spots import DrawOptions, highlights_of
from donjon.terminal.draw.zones import (
    always_shown,
    counter_lines,
    has_cards,
    shown_in,
    zone_paragraph,
    zones_to_show,
)
from donjon.terminal.wrap_text import wrap, wrap_all

WIDE: Final = 110
GAP: Final = 2
LEAST_BESIDE: Final = 36
MOST_LOG: Final = 12
LEAST_LOG: Final = 3
NOTES_BESIDE: Final = 76
LEAST_BOARD: Final = 30


class Screen:
    """A scene laid out as text for one width."""

    def __init__(self, console: Console, scene: Scene, options: DrawOptions, width: int) -> None:
        self.console: Final = console
        self.scene: Final = scene
        self.options: Final = options
        self.width: Final = width

    def draw(
        self, below: list[Text], keys: Text, height: int | None = None, since: int = 0
    ) -> Group:
        """The table, below it the question, and the keys if there is room for them.

        Log lines from before choice `since` are faint: the viewer has seen them.
        """
        shown = self.board()
        log = paragraphs(self.scene.log, since, self.options.translator)
        question_rows = wrap_all(self.console, [self.title(shown), *below], self.width)
        foot = wrap(self.console, keys, self.width)
        room = None if height is None else height - len(question_rows) - len(foot) - 1
        if shown is not None and self.has_room_beside(shown):
            parts = self.wide(shown, log, room)
        else:
            parts = self.narrow(shown, log, room)
        high = sum(self.height_of(part, self.width) for part in parts)
        fits = room is None or high <= room
        return Group(question_rows[0], *parts, *question_rows[1:], *(foot if fits else []))

    def board(self) -> Board | None:
        """The first board of the layout that grows, else its first board.

        None in a game without a board.
        """
        boards = {board.id: board for board in self.scene.boards}
        ids = [show.show for show in shown_in(self.scene.layout.wide)]
        shown = [boards[id] for id in ids if id in boards] or self.scene.boards[:1]
        growing = [board for board in shown if board.grows]
        return next(iter(growing or shown), None)

    def has_room_beside(self, board: Board) -> bool:
        """Whether seats and zones fit to the right of the board."""
        return self.width >= WIDE and (
            width_of(self.scene, board) + GAP + LEAST_BESIDE <= self.width
        )

    def others(self, board: Board) -> list[Board]:
        """The other boards with spots that the layout always shows."""
        always = [show.show for show in always_shown(self.scene.layout.wide)]
        return [
            each
            for each in self.scene.boards
            if each.id in always and each.id != board.id and each.spots
        ]

    def boards(self, board: Board) -> list[Text]:
        """The rows of the board and of all boards that are shown with it."""
        rows = board_rows(self.scene, board, self.options, self.width)
        for other in self.others(board):
            rows = self.beside(rows, other)
        return rows

    def beside(self, rows: list[Text], board: Board) -> list[Text]:
        """Put one more board to the right of the rows, or below them with its name."""
        more = board_rows(self.scene, board, self.options, self.width)
        left = max([len(row.plain) for row in rows], default=0)
        if left + GAP + max([len(row.plain) for row in more], default=0) > self.width:
            return [*rows, Text(self.options.translator.text(board.label), "bold"), *more]
        found: list[Text] = []
        for n in range(max(len(rows), len(more))):
            row = rows[n].copy() if n < len(rows) else Text("")
            if n < len(more):
                row.append(" " * (left + GAP - len(row.plain)))
                row.append_text(more[n])
            found.append(row)
        return found

    def title(self, board: Board | None) -> Text:
        """The title: the board, how far the match is, and the phase."""
        translator = self.options.translator
        words = [] if board is None else [translator.text(board.label)]
        words.append(translator.text(self.scene.title))
        phases = self.scene.phases
        if self.scene.phase is not None and self.scene.phase < len(phases):
            words.append(translator.text(phases[self.scene.phase]))
        title = Text(" · ".join(words), "bold", no_wrap=True)
        title.truncate(self.width, overflow="ellipsis")
        return title

    def wide(self, board: Board, log: list[Text], room: int | None) -> list[RenderableType]:
        """The layout for wide screens: the board above the log, seats and zones to the right."""
        rows = board_rows(self.scene, board, self.options, self.width)
        columns = width_of(self.scene, board)
        across = self.width - columns - GAP
        seats = seats_panel(self.scene, self.options, False)
        right = [*self.seat_rows(seats, across), Text(""), *self.zones(True, across)]
        high = sum(self.height_of(part, across) for part in right)
        spare = max(high, min(room, len(rows) + 1 + MOST_LOG) if room else 0) - len(rows) - 1
        lines = tail(self.console, log, columns, max(spare, LEAST_LOG))
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_column(width=columns)
        table.add_column(width=across)
        table.add_row(Group(*rows, Text(""), *lines), Group(*right))
        return [table]

    def narrow(
        self, board: Board | None, log: list[Text], room: int | None
    ) -> list[RenderableType]:
        """The layout for narrow screens: seats, log, board and zones below each other."""
        panel = seats_panel(self.scene, self.options, self.width >= NOTES_BESIDE)
        seats = self.seat_rows(panel, self.width)
        rows = [] if board is None else self.boards(board)
        zones = self.zones(True, self.width)
        spare = MOST_LOG
        if room is not None:
            left = room - sum(self.height_of(part, self.width) for part in seats) - len(rows)
            if left - len(zones) < 2 * LEAST_LOG:
                zones = self.zones(False, self.width)
            spare = left - len(zones)
        lines = tail(self.console, log, self.width, min(max(spare, 1), MOST_LOG))
        return [*seats, *lines, *rows, *zones]

    def seat_rows(self, panel: list[RenderableType], width: int) -> list[RenderableType]:
        """The panel of the seats with its texts wrapped."""
        rows: list[RenderableType] = []
        for part in panel:
            rows.extend(wrap(self.console, part, width) if isinstance(part, Text) else [part])
        return rows

    def zones(self, with_cards: bool, width: int) -> list[Text]:
        """A paragraph for each zone and group of counters; zones of cards only `with_cards`."""
        found = [
            zone_paragraph(self.scene, zone, self.options)
            for zone in zones_to_show(self.scene)
            if with_cards or not has_cards(self.scene, zone)
        ]
        texts = [text for text in found if text is not None]
        return wrap_all(self.console, texts + counter_lines(self.scene, self.options), width)

    def height_of(self, part: RenderableType, width: int) -> int:
        """How many rows a part takes; a text has been wrapped before and takes one."""
        if isinstance(part, Text):
            return 1
        return len(self.console.render_lines(part, self.console.options.update(width=width)))


def show_question(console: PersonConsole, question: Question, since: int, sealed: str = "") -> None:
    """Clear the screen and draw a question; `sealed` is the hash of the seed, or ""."""
    console.clear()
    translator = console.translator
    below = question.lines(
        console.width, None if console.height is None else console.height - LEAST_BOARD
    )
    if sealed:
        below.insert(0, Text(translator("term-sealed", hash=sealed), paint.FAINT))
    keys = Text(translator("term-keys"), paint.FAINT)
    options = DrawOptions(translator, console.plain, highlights_of(question.scene))
    screen = Screen(console.rich, question.scene, options, console.width)
    console.rich.print(screen.draw(below, keys, console.height, since), width=console.width)
