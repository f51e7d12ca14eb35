"""What follows a purchase: a third spellbook, a twin token (MM-2.16, SB-13)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.printed_icons import USES
from donjon.games.map_masters.content.spellbooks import TWIN_FAIRIES
from donjon.games.map_masters.content.tables import BOOKS_HELD
from donjon.games.map_masters.model.state import MapMasters
from donjon.games.map_masters.words import events
from donjon.games.map_masters.words.ids import book_id, token_id
from donjon.games.map_masters.words.names import spell_name, token_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.message import Message

NO_TWIN: Final = USES


@final
class GiveUpBook(Decision["MapMasters"]):
    """MM-2.16, MM-R39  The new one is kept; one of the two old ones goes, used or not."""

    def options(self, s: MapMasters) -> list[int]:
        return s.players[self.seat].spells[:BOOKS_HELD]

    def choose(self, s: MapMasters, option: int) -> None:
        player = s.players[self.seat]
        player.spells.remove(option)
        player.ready &= ~(1 << option)
        s.book_discard.append(option)
        events.book_given_up(s, self.seat, option)

    def label(self, s: MapMasters, option: int) -> Message:
        return Message("mm-give-up", {"book": spell_name(option)})

    def targets(self, s: MapMasters, option: int) -> list[str]:
        return [book_id(option)]

    def prompt(self, s: MapMasters) -> Message:
        return Message("mm-ask-give-up")

    def rule(self) -> str:
        return "MM-2.16"

    def default(self, s: MapMasters, chance: Chance) -> int:
        """MM-15.4  The older one."""
        return s.players[self.seat].spells[0]


@final
class TakeTwin(Decision["MapMasters"]):
    """MM-14.1  SB-13: with a bought token also one of a different kind, in stock, free."""

    def __init__(self, seat: int, bought: int) -> None:
        super().__init__(seat)
        self.bought: Final = bought

    def options(self, s: MapMasters) -> list[int]:
        kinds = [use for use in range(USES) if use != self.bought and s.stock[use] > 0]
        return [*kinds, NO_TWIN]

    def choose(self, s: MapMasters, option: int) -> None:
        if option == NO_TWIN:
            return
        player = s.players[self.seat]
        player.ready &= ~TWIN_FAIRIES
        s.stock[option] -= 1
        player.tokens[option] += 1
        events.twin_taken(s, self.seat, option)

    def label(self, s: MapMasters, option: int) -> Message:
        if option == NO_TWIN:
            return Message("mm-no-twin")
        return Message("mm-take-twin", {"token": token_name(option)})

    def targets(self, s: MapMasters, option: int) -> list[str]:
        return [] if option == NO_TWIN else [token_id(option)]

    def prompt(self, s: MapMasters) -> Message:
        return Message("mm-ask-twin")

    def rule(self) -> str:
        return "MM-14.1"

    def default(self, s: MapMasters, chance: Chance) -> int:
        """MM-15.4  Not used."""
        return NO_TWIN
