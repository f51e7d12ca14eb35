"""The journal: what happened, as events with an audience."""

from __future__ import annotations

from typing import Final

from donjon.kernel.journal.event import Event
from donjon.kernel.journal.facts import Told
from donjon.kernel.journal.log_line import Does, LogLine
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

NOTHING_TOLD: Final[list[Told]] = []
NO_REFS: Final[list[Id]] = []


class SeatLog:
    """The log of one seat (None: a spectator): the events it may know, as lines."""

    def __init__(self, seat: int | None) -> None:
        self.seat: Final = seat
        self.events: list[Event] = []
        self.lines: list[LogLine] = []
        self.upto = 0

    def read_new(self, events: list[Event]) -> None:
        """Add the events that were noted since the last call."""
        for event in events[self.upto :]:
            if event.is_for(self.seat):
                n = len(self.lines)
                self.events.append(event)
                self.lines.append(
                    LogLine(
                        n,
                        event.seq,
                        event.message,
                        event.seat,
                        event.kind or None,
                        event.refs,
                        event.does,
                    )
                )
        self.upto = len(events)

    def first_since(self, since: int) -> int:
        """The number of the first line of what happened after choice `since`."""
        first = len(self.events)
        while first > 0 and self.events[first - 1].seq > since:
            first -= 1
        return first


class Journal:
    """Events in the order in which they happened.

    An event never changes once it is noted, and what it shows comes with it: whoever has read an
    event has seen that, too.
    """

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.seq = 0
        self._readings: dict[int | None, SeatLog] = {}

    def note(
        self,
        message: Message,
        seat: int | None = None,
        kind: str = "",
        refs: list[Id] = NO_REFS,
        told: list[Told] = NOTHING_TOLD,
        does: Does | None = None,
    ) -> None:
        """Note what everyone may know."""
        self.events.append(Event(self.seq, message, seat, kind, refs=refs, told=told, does=does))

    def note_secret(
        self,
        seat: int,
        secret: Message,
        public: Message,
        refs: list[Id] = NO_REFS,
        told: list[Told] = NOTHING_TOLD,
        does: Does | None = None,
    ) -> None:
        """Note a secret for one seat, and for everyone else only that there is one.

        What is told is for everyone else.
        """
        self.events.append(Event(self.seq, secret, seat, only=[seat], refs=refs, does=does))
        self.events.append(
            Event(self.seq, public, seat, hidden_from=[seat], refs=refs, told=told, does=does)
        )

    def reading(self, seat: int | None) -> SeatLog:
        """The log of this seat (None: a spectator), brought up to date."""
        found = self._readings.get(seat)
        if found is None:
            found = self._readings[seat] = SeatLog(seat)
        found.read_new(self.events)
        return found

    def read(self, seat: int | None) -> list[Event]:
        """The events that this seat (None: a spectator) may know of."""
        return self.reading(seat).events[:]

    def truncate(self, seq: int) -> None:
        """Drop all events noted after choice `seq`."""
        self.seq = seq
        self.events = [event for event in self.events if event.seq <= seq]
        self._readings.clear()

    def clone(self) -> Journal:
        """An independent copy."""
        twin = Journal()
        twin.events = self.events[:]
        twin.seq = self.seq
        return twin
