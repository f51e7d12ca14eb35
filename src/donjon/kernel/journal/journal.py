"""The journal: what happened, as events with an audience."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from donjon.kernel.journal.beat import Beat, LogLine
from donjon.kernel.journal.event import Event
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

NO_BEATS: Final[list[Beat]] = []
NO_REFS: Final[list[Id]] = []


class SeatLog:
    """What one seat (None: a spectator) has read of a journal: its events, as lines of a log."""

    def __init__(self, seat: int | None) -> None:
        self.seat: Final = seat
        self.events: list[Event] = []
        self.lines: list[LogLine] = []
        self.upto = 0

    def read_new(self, events: list[Event]) -> None:
        """Read what is new."""
        for event in events[self.upto :]:
            if event.is_for(self.seat):
                n = len(self.lines)
                self.events.append(event)
                self.lines.append(
                    LogLine(n, event.seq, event.message, event.seat, event.kind or None, event.refs)
                )
        self.upto = len(events)

    def beats(self, since: int) -> list[Beat]:
        """How to show what happened after so many choices, in order, each with its line."""
        first = len(self.events)
        while first > 0 and self.events[first - 1].seq > since:
            first -= 1
        return [
            msgspec.structs.replace(beat, line=n)
            for n in range(first, len(self.events))
            for beat in self.events[n].beats
        ]


class Journal:
    """Events in the order in which they happened.

    An event is never changed once it is told: its beats come with it, so whoever has read it has
    seen them, and each belongs to the choice that it came of.
    """

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.seq = 0
        self.moment: Any = None  # what all eyes see alike of the present, once somebody has looked
        self.kept: dict[str, object] = {}  # what views of this match have worked out, by name
        self._readings: dict[int | None, SeatLog] = {}

    def note(
        self,
        message: Message,
        seat: int | None = None,
        kind: str = "",
        refs: list[Id] = NO_REFS,
        beats: list[Beat] = NO_BEATS,
    ) -> None:
        """Everyone may know."""
        self.events.append(Event(self.seq, message, seat, kind, refs=refs, beats=beats))

    def note_secret(
        self,
        seat: int,
        secret: Message,
        public: Message,
        refs: list[Id] = NO_REFS,
        beats: list[Beat] = NO_BEATS,
    ) -> None:
        """The seat reads the secret, everyone else that there is one; it is about the same.

        The beats are for everyone else.
        """
        self.events.append(Event(self.seq, secret, seat, only=[seat], refs=refs))
        self.events.append(
            Event(self.seq, public, seat, hidden_from=[seat], refs=refs, beats=beats)
        )

    def reading(self, seat: int | None) -> SeatLog:
        """All that this seat (None: a spectator) may read; only what is new is looked at."""
        found = self._readings.get(seat)
        if found is None:
            found = self._readings[seat] = SeatLog(seat)
        found.read_new(self.events)
        return found

    def read(self, seat: int | None) -> list[Event]:
        """The events that this seat (None: a spectator) may know of."""
        return self.reading(seat).events[:]

    def truncate(self, seq: int) -> None:
        """Forget what came of the choices after so many."""
        self.seq = seq
        self.moment = None
        self.events = [event for event in self.events if event.seq <= seq]
        self._readings.clear()

    def clone(self) -> Journal:
        """A journal that goes on by itself."""
        twin = Journal()
        twin.events = self.events[:]
        twin.seq = self.seq
        return twin
