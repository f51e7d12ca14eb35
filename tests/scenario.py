"""Scenarios for tests: set up a state, run a step, make choices by their English labels."""

from __future__ import annotations

from typing import Any

from donjon import FastChance, Game, ScriptedChance
from donjon.kernel.journal.event import Event
from donjon.kernel.journal.journal import Journal
from donjon.kernel.match.beats import BeatMemory, drawn_beat
from donjon.kernel.match.complete_scene import choices, subset
from donjon.kernel.match.offered_choice import asked_of
from donjon.kernel.rules.state import State, apply_choice, open_decisions, run_until_choice
from donjon.kernel.rules.step import AnyDecision, AnyStep
from donjon.kernel.scene import Scene, SceneChoice, Shortcut, Subset
from donjon.kernel.scene.beat import Beat
from donjon.kernel.words.translate import translate


class Scenario:
    """A state without owed steps; its chance gives only the numbers of a script."""

    def __init__(self, game: Game, seats: int, **options: object) -> None:
        self.game = game
        self.state: Any = game.new_state(seats, game.check_options(options, seats), FastChance(1))
        run_until_choice(self.state)
        self.state.owed.clear()
        self.state.journal = Journal()
        self.numbers: list[int] = []
        self.state.chance = ScriptedChance(self.numbers)
        self.drawing_memory = game.drawing.memory()

    def script(self, *numbers: int) -> None:
        """Set the next numbers that chance gives. Drawing more of them is an error."""
        self.numbers.extend(numbers)

    @property
    def script_is_used_up(self) -> bool:
        """Whether every number of the script was drawn."""
        return bool(self.state.chance.drawn == len(self.numbers))

    def beats(self, event: Event) -> list[Beat]:
        """How an event is shown."""
        return [drawn_beat(self.game.drawing, told) for told in event.told]

    def shown(self, viewer: int | None, since: int) -> list[Beat]:
        """What a viewer is shown of all that happened after choice `since`."""
        return BeatMemory(self.game.drawing).beats(self.state.journal.reading(viewer), since)

    def happens(self, step: AnyStep) -> None:
        """Run this step, until a seat must choose."""
        self.state.owe(step)
        run_until_choice(self.state)

    def run_until_choice(self) -> None:
        """Run the owed steps, until a seat must choose."""
        run_until_choice(self.state)

    def decision(self, seat: int | None = None) -> AnyDecision:
        """The open decision of a seat; without a seat, the first open decision."""
        waiting = open_decisions(self.state)
        assert waiting, "nobody is asked anything"
        for decision in waiting:
            if seat is None or decision.seat == seat:
                return decision
        raise AssertionError(f"seat {seat} is not asked, but {[d.seat for d in waiting]}")

    def offers(self, seat: int | None = None) -> list[str]:
        """The labels of all options."""
        decision = self.decision(seat)
        s: State = self.state
        return [translate(decision.label(s, option), "en") for option in decision.options(s)]

    def offers_starting_with(self, start: str, seat: int | None = None) -> list[str]:
        """The labels that begin with `start`; [] when no decision is open."""
        if self.is_idle:
            return []
        return [label for label in self.offers(seat) if label.startswith(start)]

    def drawn_choices(self, seat: int | None = None) -> list[SceneChoice]:
        """The choices as they are drawn for the seat."""
        decision, s = self.decision(seat), self.state
        view = self.game.view(s, decision.seat)
        return choices(self.game.drawing, s, view, decision, self.subset(seat))

    def subset(self, seat: int | None = None) -> Subset | None:
        """The pieces that may be picked in any combination, with their button."""
        decision = self.decision(seat)
        view = self.game.view(self.state, decision.seat)
        return subset(self.game.drawing, self.state, view, decision)

    def shortcuts(self, seat: int | None = None) -> list[Shortcut]:
        """The shortcuts (one click for several choices) as they are drawn for the seat."""
        seat = self.decision(seat).seat
        return self.scene(seat).shortcuts

    def scene(self, seat: int | None = 0) -> Scene:
        """The scene of a seat. Parts that have not changed are the same objects the next time."""
        view = self.game.view(self.state, seat)
        return self.game.drawing.scene(view, self.drawing_memory)

    def chooses(self, label: str, seat: int | None = None) -> None:
        """Make the choice with this label, for the seat or for the first that is asked."""
        decision = self.decision(seat)
        options = decision.options(self.state)
        for option in options:
            if translate(decision.label(self.state, option), "en") == label:
                apply_choice(self.state, decision, option)
                run_until_choice(self.state)
                return
        raise AssertionError(f"{label!r} is not offered, but {self.offers(seat)}")

    def why_not(self, id: str, seat: int | None = None) -> str:
        """Why the seat that is asked cannot pick a thing, in English; "" without a reason."""
        decision, told = self.decision(seat), self.game.drawing.why_not
        assert told is not None
        view = self.game.view(self.state, decision.seat)
        found = told(view, asked_of(self.state, decision), id)
        return translate(found.text, "en") if found else ""

    def means_now(self, id: str, seat: int | None = 0) -> str:
        """What a thing means to a seat now, in English; "" if there is nothing to say."""
        told = self.game.drawing.means_now
        assert told is not None
        found = told(self.game.view(self.state, seat), id)
        return translate(found, "en") if found else ""

    @property
    def is_idle(self) -> bool:
        """Whether no decision is open."""
        return not open_decisions(self.state)

    def log_lines(self, seat: int | None = None) -> list[str]:
        """The log in English as a seat reads it; None is a spectator."""
        journal = self.state.journal
        return [translate(event.message, "en") for event in journal.read(seat)]
