"""Shows a record step by step, forwards and backwards, as any viewer sees it."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.text import Text

from donjon.kernel.match.match import Match
from donjon.kernel.match.record import Record
from donjon.kernel.match.replay import Replay, check_result, first_moment
from donjon.kernel.words.errors import DonjonError
from donjon.kernel.words.message import Message
from donjon.registry import game as game_of
from donjon.terminal.console import PersonConsole
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.panels import log_line, prompt_text
from donjon.terminal.draw.result import ending
from donjon.terminal.draw.screen import Screen
from donjon.terminal.draw.spots import DrawOptions
from donjon.terminal.translator import Translator, letter

SPECTATORS: Final = ("", "-", "spectator", "spectateur")


class NoSuchMoment(DonjonError):
    """The record has no such moment, or no such seat."""


class ReplayScreen:
    """A record, the moment that is shown, and the viewer for whom it is shown."""

    def __init__(self, console: PersonConsole, record: Record) -> None:
        self.console: Final = console
        self.record: Final = record
        self.last: Final = len(record.choices)
        start = first_moment(record, game_of(record.game))
        self.played: Final = Replay(start, record.choices, record.hashes, goes_back=True)
        self.match = self.played.go_to(self.last)
        check_result(record, self.match)
        self.at = self.last
        self.viewer: int | None = None
        self.translator: Final = console.translator

    def go(self, at: int) -> None:
        """Go to the moment after `at` choices."""
        if not 0 <= at <= self.last:
            raise NoSuchMoment(Message("cli-no-moment", {"at": at, "last": self.last}))
        self.match, self.at = self.played.go_to(at), at

    def view_as(self, name: str) -> None:
        """Show the match as a seat sees it: its letter, its number from 1, or its name."""
        self.viewer = viewer_of(name, self.match, self.translator)

    def show(self) -> None:
        """Draw the moment for the viewer."""
        scene = self.match.scene(self.viewer)
        console = self.console
        console.clear()
        viewer = (
            self.translator.seat(self.viewer)
            if self.viewer is not None
            else self.translator("cli-spectator")
        )
        where = self.translator("cli-moment", at=self.at, last=self.last, viewer=viewer)
        below = [prompt_text(scene, self.translator), Text(where, paint.FAINT)]
        keys = Text(self.translator("cli-replay-keys") if console.interactive else "", paint.FAINT)
        screen = Screen(
            console.rich, scene, DrawOptions(self.translator, console.plain, {}), console.width
        )
        console.rich.print(screen.draw(below, keys, console.height, self.at), width=console.width)
        if self.match.is_over:
            console.print(*ending(self.match, self.translator, None))

    def json(self, as_scene: bool) -> str:
        """The view of the moment as JSON, or its scene."""
        seen = self.match.scene(self.viewer) if as_scene else self.match.view(self.viewer)
        data = {
            "game": self.record.game,
            "at": self.at,
            "last": self.last,
            "seat": self.viewer,
            "scene" if as_scene else "view": seen,
        }
        return msgspec.json.encode(data).decode()

    def run(self) -> None:
        """Read typed lines and show moments until the person quits."""
        self.go(0)
        self.show()
        while True:
            entry = self.console.ask("term-entry")
            if entry is None or entry.lower() == "q":
                return
            try:
                if self.run_entry(entry.lower()):
                    self.show()
            except NoSuchMoment as error:
                self.console.print(Text(error.translate(self.translator.lang)))

    def run_entry(self, entry: str) -> bool:
        """Run one typed line; True if the screen must be drawn again."""
        word, _, rest = entry.partition(" ")
        steps = {"": self.at + 1, "n": self.at + 1, "b": self.at - 1, "f": 0, "e": self.last}
        if word.isdigit():
            self.go(int(word))
        elif word in steps:
            self.go(min(max(steps[word], 0), self.last))
        elif word == "a":
            self.view_as(rest)
        elif word == "l":
            lines = self.match.scene(self.viewer).log
            self.console.page([log_line(line, self.translator) for line in lines])
            return False
        else:
            self.console.print_message("cli-replay-help", last=self.last)
            return False
        return True


def viewer_of(name: str, match: Match, translator: Translator) -> int | None:
    """The seat with that letter, number or name; None is a spectator."""
    wanted = name.strip().lower()
    if wanted in SPECTATORS:
        return None
    for seat in range(match.seats):
        if wanted in (letter(seat).lower(), str(seat + 1), translator.seat(seat).lower()):
            return seat
    letters = ", ".join(letter(seat) for seat in range(match.seats))
    raise NoSuchMoment(Message("cli-no-viewer", {"name": name, "letters": letters}))
