"""Plays a match in one terminal: asks persons, lets bots choose, saves after every choice."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.text import Text

from donjon.bots import ABSENT, BotFault
from donjon.bots.match_moves import choose_for
from donjon.kernel.match.match import Match
from donjon.kernel.words.errors import BadRecord, UndoRefused
from donjon.kernel.words.ids import Id
from donjon.terminal.ask.hand_over import must_pass
from donjon.terminal.ask.seating import PERSON
from donjon.terminal.ask.typed_answer import Chosen, understand
from donjon.terminal.console import PersonConsole
from donjon.terminal.draw.log import paragraphs
from donjon.terminal.draw.question import Question
from donjon.terminal.draw.result import ending
from donjon.terminal.draw.screen import show_question
from donjon.terminal.run.saved_records import save
from donjon.terminal.run.side_commands import SideCommand, names_of, run_side_command


class Play:
    """One match in the terminal, the player of each seat, and the file it is saved in.

    `at_screen` is the seat whose person is at the screen, `seen` how many choices each person
    has seen.
    """

    def __init__(
        self, console: PersonConsole, match: Match, players: list[str], path: Path | None
    ) -> None:
        self.console: Final = console
        self.match: Final = match
        self.players: Final = players
        self.path = path
        self.at_screen: int | None = None
        self.seen: Final[dict[int, int]] = {}

    def run(self) -> None:
        """Play until the match is over or a person leaves; it is saved in both cases."""
        try:
            self.keep()
            while self.match.waiting:
                if not self.turn(self.match.waiting[0]):
                    self.leave()
                    return
            self.finish()
        except KeyboardInterrupt:
            self.console.print(Text(""))
            self.leave(ask=False)

    def finish(self) -> None:
        """Print what has happened since a person last chose, and the result."""
        persons = [seat for seat, name in enumerate(self.players) if name == PERSON]
        viewer = persons[0] if len(persons) == 1 else None
        since = min((self.seen.get(seat, 0) for seat in persons), default=0)
        lines = [line for line in self.match.scene(viewer).log if line.seq >= since]
        self.console.clear()
        self.console.print(*paragraphs(lines, since, self.console.translator))
        self.console.print(*ending(self.match, self.console.translator, self.path))

    def turn(self, seat: int) -> bool:
        """Let a seat make one choice; False if the person leaves."""
        if self.players[seat] != PERSON:
            self.choose(seat, self.choice_of_bot(seat))
            return True
        return self.hand_over(seat) and self.ask(seat)

    def choice_of_bot(self, seat: int) -> int:
        """The choice of a bot; if it fails, say so and take the safe default."""
        try:
            return choose_for(self.match, seat, self.players[seat])
        except BotFault as fault:
            reason = fault.translate(self.console.translator.lang)
            self.console.print_message(
                "term-bot-fault", name=self.console.translator.seat(seat), reason=reason
            )
            return choose_for(self.match, seat, ABSENT)

    def choose(self, seat: int, option: int) -> None:
        """Make a choice and save the match; the match goes on if it cannot be saved."""
        self.match.play(seat, option)
        try:
            self.keep()
        except BadRecord as error:  # for example, the disk is full
            self.console.print(Text(error.translate(self.console.translator.lang)))

    def keep(self) -> None:
        """Save the record if there is a file for it."""
        if self.path is not None:
            save(self.match.record(), self.path)

    def hand_over(self, seat: int) -> bool:
        """Ask for the right person before the screen shows their secrets; False if they leave."""
        persons = self.players.count(PERSON)
        if persons > 1 and self.at_screen != seat and must_pass(self.match, seat):
            self.console.clear()
            if self.console.ask("term-pass", name=self.console.translator.seat(seat)) is None:
                return False
        self.at_screen = seat
        return True

    def ask(self, seat: int) -> bool:
        """Ask a person until they choose, undo or leave; False if they leave."""
        question = Question(self.match, seat, self.console.translator)
        self.draw(question)
        while True:
            entry = self.console.ask("term-entry")
            if entry is None:
                return False
            command = run_side_command(self, question, entry)
            if command is SideCommand.LEAVE:
                return False
            if command is SideCommand.UNDO and self.undo(seat):
                return True
            if command is SideCommand.CHANGE and self.seat_to_change(entry) is not None:
                return self.change(entry)
            if command is SideCommand.REDRAW:
                self.draw(question)
            if command is SideCommand.NONE and self.try_to_choose(question, entry):
                return True

    def follow_route(self, seat: int, route: list[Id]) -> None:
        """Make several choices in a row, one for each target, until one is not clear."""
        for thing in route:
            if self.match.waiting[:1] != (seat,):
                return
            choices = [each for each in self.match.choices(seat) if each.targets == [thing]]
            if len(choices) != 1:
                return
            self.choose(seat, choices[0].id)

    def try_to_choose(self, question: Question, entry: str) -> bool:
        """Make the choice that was typed; if it is none, say what could be typed."""
        route = question.shortcut(entry)
        if route:
            self.follow_route(question.seat, route)
            self.seen[question.seat] = len(self.match.choices_made)
            return True
        found = understand(question, entry)
        if isinstance(found, Chosen):
            self.choose(question.seat, found.option)
            self.seen[question.seat] = len(self.match.choices_made)
            return True
        self.console.print(Text(found.sentence))
        return False

    def undo(self, seat: int) -> bool:
        """Undo the last choice, or say why that is refused."""
        try:
            self.match.undo(seat)
        except UndoRefused as error:
            self.console.print(
                Text(self.match.translate(error.message, self.console.translator.lang))
            )
            return False
        self.keep()
        self.seen[seat] = min(self.seen.get(seat, 0), len(self.match.choices_made))
        return True

    def seat_to_change(self, entry: str) -> int | None:
        """The person who may still change their choice: the one named, else the last to choose."""
        name = entry.partition(" ")[2].strip().lower()
        changing = [
            seat
            for seat, _ in reversed(self.match.choices_made)
            if self.players[seat] == PERSON
            and self.match.decision(seat) is not None
            and seat not in self.match.waiting
            and (not name or name in names_of(seat, self.console.translator))
        ]
        if not changing:
            self.console.print_message("term-nobody-changes")
            return None
        return changing[0]

    def change(self, entry: str) -> bool:
        """Let a person change their choice; False if they leave."""
        seat = self.seat_to_change(entry)
        return seat is not None and self.hand_over(seat) and self.ask(seat)

    def draw(self, question: Question) -> None:
        """Draw the screen with the question; the first time with the hash of the seed."""
        sealed = "" if self.seen else self.match.commitment
        show_question(self.console, question, self.seen.get(question.seat, 0), sealed)

    def leave(self, ask: bool = True) -> None:
        """Save the match, asking for a file if there is none, and say where it is."""
        if self.path is None and ask and self.console.interactive:
            name = self.console.ask("term-save-where")
            self.path = Path(name) if name else None
        if self.path is None:
            self.console.print_message("term-not-saved")
            return
        try:
            self.keep()
            self.console.print_message("term-saved", file=str(self.path))
        except BadRecord as error:
            self.console.print(Text(error.translate(self.console.translator.lang)))
