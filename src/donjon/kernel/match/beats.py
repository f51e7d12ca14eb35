"""Events as beats: what pieces did as it is noted, great moments as the game draws them."""

from __future__ import annotations

from typing import Any, Final, final

import msgspec

from donjon.kernel.drawing.interned import Interned
from donjon.kernel.journal.event import Event
from donjon.kernel.journal.facts import Facts, Told
from donjon.kernel.journal.journal import SeatLog
from donjon.kernel.journal.motion import Motion
from donjon.kernel.match.game_parts import Drawing
from donjon.kernel.scene.beat import Beat

KEPT_EVENTS: Final = 64


@final
class BeatMemory:
    """The beats of the last events: they are drawn once, when the first viewer looks."""

    def __init__(self, drawing: Drawing[Any]) -> None:
        self._drawing: Final = drawing
        self._drawn: Final[Interned[int, DrawnEvent]] = Interned(KEPT_EVENTS)

    def beats(self, reading: SeatLog, since: int) -> list[Beat]:
        """The beats of what happened after choice `since`, in order, each with its line."""
        events = reading.events
        found: list[Beat] = []
        for n in range(reading.first_since(since), len(events)):
            if events[n].told:
                found.extend(self._of_event(events[n], n))
        return found

    def _of_event(self, event: Event, line: int) -> list[Beat]:
        """The beats of an event; most viewers read it in the same line."""
        key = id(event)
        drawn = self._drawn.get(key)
        if drawn is None:
            beats = numbered([drawn_beat(self._drawing, told) for told in event.told], line)
            drawn = self._drawn.put(key, DrawnEvent(event, line, beats))
        return drawn.beats if drawn.line == line else numbered(drawn.beats, line)


@final
class DrawnEvent:
    """An event with its beats. As long as it is kept, no other event can have its number."""

    def __init__(self, event: Event, line: int, beats: list[Beat]) -> None:
        self.event: Final = event
        self.line: Final = line
        self.beats: Final = beats


def numbered(beats: list[Beat], line: int) -> list[Beat]:
    """The beats with the line of the log that tells the same."""
    return [msgspec.structs.replace(beat, line=line) for beat in beats]


def drawn_beat(drawing: Drawing[Any], told: Told) -> Beat:
    """How one thing is shown and heard."""
    if isinstance(told, Facts):
        return drawing.moment(told)
    return motion_beat(drawing, told)


def motion_beat(drawing: Drawing[Any], motion: Motion) -> Beat:
    """What pieces do, with what is heard when a counter changes."""
    counter = motion.counter
    sound = None if counter is None else drawing.sounds.get(counter.partition(":")[0])
    return Beat(
        motion.do, motion.pieces, motion.start, motion.into, None, counter, motion.by, motion.zone,
        motion.text, motion.on, motion.big, motion.spots, None, sound,
    )  # fmt: skip
