"""What was thrown, drawn, won or lost at an event: what a great moment is drawn from."""

from __future__ import annotations

import msgspec

from donjon.kernel.journal.motion import Motion


class Facts(msgspec.Struct, frozen=True, gc=False):
    """What a rule knows of an event when it happens, in the words of its game.

    Plain values: numbers, names, ids of pieces and spots. They never change and hold nothing of the
    state, which goes on. A game makes a subclass for each kind of great event; its drawing makes
    the great moment of it when somebody looks. All who may read the event may know them.
    """


Told = Motion | Facts
"""What an event shows: what pieces do, and what a great moment is made of."""
