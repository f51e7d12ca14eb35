"""A match at one terminal: persons are asked, bots play by themselves, every choice is saved."""

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
    """One match on the desk, with who sits where and where it is saved."""

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
        """Play until the match is over or somebody leaves; either way nothing is lost."""
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
        """What has happened since a person last chose, and how it ended."""
        persons = [seat for seat, name in enumerate(self.players) if name == PERSON]
        viewer = persons[0] if len(persons) == 1 else None
        since = min((self.seen.get(seat, 0) for seat in persons), default=0)
        lines = [line for line in self.match.scene(viewer).log if line.seq >= since]
        self.console.clear()
        self.console.print(*paragraphs(lines, since, self.console.translator))
        self.console.print(*ending(self.match, self.console.translator, self.path))

    def turn(self, seat: int) -> bool:
        """One choice of a seat; False when the person leaves."""
        if self.players[seat] != PERSON:
            self.choose(seat, self.bots_choice(seat))
            return True
        return self.hand_over(seat) and self.ask(seat)

    def bots_choice(self, seat: int) -> int:
        """What the bot chooses; one that fails is told, and does what is safe."""
        try:
            return choose_for(self.match, seat, self.players[seat])
        except BotFault as fault:
            reason = fault.translate(self.console.translator.lang)
            self.console.say(
                "term-bot-fault", name=self.console.translator.seat(seat), reason=reason
            )
            return choose_for(self.match, seat, ABSENT)

    def choose(self, seat: int, option: int) -> None:
        """Make a choice and save the match."""
        self.match.play(seat, option)
        try:
            self.keep()
        except BadRecord as error:  # the disk is full, say: the match goes on
            self.console.print(Text(error.translate(self.console.translator.lang)))

    def keep(self) -> None:
        """The record as it is now, if there is a file for it."""
        if self.path is not None:
            save(self.match.record(), self.path)

    def hand_over(self, seat: int) -> bool:
        """Let the right person come to the screen before it shows what only they may see."""
        persons = self.players.count(PERSON)
        if persons > 1 and self.at_screen != seat and must_pass(self.match, seat):
            self.console.clear()
            if self.console.ask("term-pass", name=self.console.translator.seat(seat)) is None:
                return False
        self.at_screen = seat
        return True

    def ask(self, seat: int) -> bool:
        """Ask a person until there is a choice, an undo, or a farewell."""
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
            if command is SideCommand.CHANGE and self.may_change(entry) is not None:
                return self.change(entry)
            if command is SideCommand.REDRAW:
                self.draw(question)
            if command is SideCommand.NONE and self.answered(question, entry):
                return True

    def go_along(self, seat: int, route: list[Id]) -> None:
        """Several choices in a row, each by picking the next thing, until more is asked."""
        for thing in route:
            if self.match.waiting[:1] != (seat,):
                return
            choices = [each for each in self.match.choices(seat) if each.targets == [thing]]
            if len(choices) != 1:
                return
            self.choose(seat, choices[0].id)

    def answered(self, question: Question, entry: str) -> bool:
        """Whether an entry was a choice; if not, the person reads what would be right."""
        route = question.gesture(entry)
        if route:
            self.go_along(question.seat, route)
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
        """Take the last choice back, or say why it cannot be."""
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

    def may_change(self, entry: str) -> int | None:
        """Who at this screen may choose anew: the one named, or whoever has chosen last."""
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
            self.console.say("term-nobody-changes")
            return None
        return changing[0]

    def change(self, entry: str) -> bool:
        """Somebody who has chosen comes to the screen and chooses anew."""
        seat = self.may_change(entry)
        return seat is not None and self.hand_over(seat) and self.ask(seat)

    def draw(self, question: Question) -> None:
        """The whole screen for whoever is asked; at first with the hash that seals the seed."""
        sealed = "" if self.seen else self.match.commitment
        show_question(self.console, question, self.seen.get(question.seat, 0), sealed)

    def leave(self, ask: bool = True) -> None:
        """Say where the match is saved, or save it now, or tell how it would have been."""
        if self.path is None and ask and self.console.interactive:
            name = self.console.ask("term-save-where")
            self.path = Path(name) if name else None
        if self.path is None:
            self.console.say("term-not-saved")
            return
        try:
            self.keep()
            self.console.say("term-saved", file=str(self.path))
        except BadRecord as error:
            self.console.print(Text(error.translate(self.console.translator.lang)))
