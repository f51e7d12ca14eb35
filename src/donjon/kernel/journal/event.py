"""One thing that happened, and who may know of it."""

from __future__ import annotations

import msgspec

from donjon.kernel.journal.facts import Told
from donjon.kernel.journal.log_line import Does
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that happened. `seq` is the number of choices made before it.

    `refs` are the pieces and spots it is about, `told` is what it shows, in order, `does` what of a
    turn it tells. They are for the same seats as the message, and tell no more than it does. `only`
    are the seats that may know of the event, `hidden_from` those that may not; without either
    everyone may.
    """

    seq: int
    message: Message
    seat: int | None = None
    kind: str = ""
    only: list[int] | None = None
    hidden_from: list[int] | None = None
    refs: list[Id] = []
    told: list[Told] = []
    does: Does | None = None

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may read it."""
        if self.only is not None:
            return seat in self.only
        return self.hidden_from is None or seat not in self.hidden_from
