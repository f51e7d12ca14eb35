"""The journal: what happened, as events with an audience."""

from __future__ import annotations

import msgspec

from donjon.kernel.message import Message


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened. `seq` is the number of choices made before it."""

    seq: int
    message: Message
    seat: int | None = None
    kind: str = ""
    only: list[int] | None = None
    but: list[int] | None = None

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may read it."""
        if self.only is not None:
            return seat in self.only
        return self.but is None or seat not in self.but


class Journal:
    """Events in the order in which they happened."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.seq = 0

    def note(self, message: Message, seat: int | None = None, kind: str = "") -> None:
        """Everyone may know."""
        self.events.append(Event(self.seq, message, seat, kind))

    def whisper(self, seat: int, secret: Message, public: Message) -> None:
        """The seat reads the secret, everyone else that there is one."""
        self.events.append(Event(self.seq, secret, seat, only=[seat]))
        self.events.append(Event(self.seq, public, seat, but=[seat]))

    def read(self, seat: int | None) -> list[Event]:
        """All that this seat (None: a spectator) may read."""
        return [event for event in self.events if event.is_for(seat)]

    def clone(self) -> Journal:
        """A journal that goes on by itself."""
        twin = Journal()
        twin.events = self.events[:]
        twin.seq = self.seq
        return twin
