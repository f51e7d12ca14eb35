"""Clank! 4.11: arriving in a room."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.content.dungeon_map import FLAG
from donjon.games.clank.content.tables import IDOLS
from donjon.games.clank.model.state import Clank, Thief
from donjon.games.clank.rules.effects.conditional import test_conditions
from donjon.games.clank.rules.escape_and_knockout import escape
from donjon.games.clank.rules.health import heal
from donjon.games.clank.rules.secrets import take_secret
from donjon.games.clank.words import events
from donjon.games.clank.words.ids import tokens_id
from donjon.games.clank.words.names import room_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.message import Message

TAKE: Final = 0
LEAVE: Final = 1
EITHER: Final = [TAKE, LEAVE]


def arrive(s: Clank, thief: Thief, room: int) -> None:
    """CL-11.1, CL-R16  The pawn moves; then exhaustion, fountain, token, in this order.

    CL-10.13: pawns share rooms. CL-10.9: a crystal cave exhausts whoever enters it by any means.
    """
    thief.room = room
    events.moved(s, thief.seat, room)
    if room == FLAG:
        escape(s, thief)
        return
    if s.dungeon.crystal[room]:
        s.resources.exhausted = True
    if s.dungeon.fountain[room]:
        heal(s, 1)  # CL-11.2
    if tokens_in(s, room) > 0:
        s.owe(TakeToken(thief.seat, room))


def tokens_in(s: Clank, room: int) -> int:
    """How many secrets or idols lie in a room."""
    if s.dungeon.shrine[room]:
        return s.idols.bit_count()
    return len(s.secrets[room])


@final
class TakeToken(Decision["Clank"]):
    """CL-11.3, CL-11.4, CL-20.5  One token of the room or none, now or after coming back.

    CL-11.5: staying gives nothing.
    """

    def __init__(self, seat: int, room: int) -> None:
        super().__init__(seat)
        self.room: Final = room

    def options(self, s: Clank) -> list[int]:
        return EITHER

    def choose(self, s: Clank, option: int) -> None:
        thief = s.thieves[self.seat]
        if option == LEAVE:
            return
        if s.dungeon.shrine[self.room]:
            take_idol(s, thief)
        else:
            take_secret(s, thief, self.room)

    def label(self, s: Clank, option: int) -> Message:
        what = self.what(s)
        return Message(f"cl-leave-{what}" if option == LEAVE else f"cl-take-{what}")

    def what(self, s: Clank) -> str:
        """CL-11.8  Idols are no secrets."""
        if s.dungeon.shrine[self.room]:
            return "idol"
        return "major" if s.dungeon.major[self.room] else "minor"

    def targets(self, s: Clank, option: int) -> list[str]:
        return [tokens_id(s, self.room)] if option == TAKE else []

    def action(self, s: Clank, option: int) -> str:
        return "leave" if option == LEAVE else "take"

    def prompt(self, s: Clank) -> Message:
        return Message("cl-ask-token", {"room": room_name(s, self.room)})

    def detail(self, s: Clank) -> Message:
        return Message("cl-more-token", {"n": tokens_in(s, self.room)})

    def rule(self) -> str:
        return "CL-11.3"

    def default(self, s: Clank, chance: Chance) -> int:
        return LEAVE


def take_idol(s: Clank, thief: Thief) -> None:
    """CL-11.8  Any one of them: they are alike."""
    for idol in range(IDOLS):
        if s.idols >> idol & 1:
            s.idols &= ~(1 << idol)
            thief.idols |= 1 << idol
            break
    events.idol_taken(s, thief.seat, thief.room)
    test_conditions(s)
