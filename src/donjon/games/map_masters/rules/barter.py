"""SB-16: a dungeon card of the hand for a visible one of the market (MM-11.9, MM-R27)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.spellbooks import BARTER
from donjon.games.map_masters.content.tables import COLUMNS, HAND, column_of, is_starting
from donjon.games.map_masters.model.state import NO_CARD, MapMasters, Player
from donjon.games.map_masters.rules.market_piles import take_card
from donjon.games.map_masters.words import events
from donjon.games.map_masters.words.ids import card_id
from donjon.games.map_masters.words.names import card_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.message import Message

NO_BARTER: Final = 0
CARDS: Final = 1000
"""An option is (given card + 1) * CARDS + taken card."""


@final
class Barter(Decision["MapMasters"]):
    """MM-R27, MM-R58  One for one of equal or lower cost, into the zone of the next turn."""

    def options(self, s: MapMasters) -> list[int]:
        player = s.players[self.seat]
        found = [NO_BARTER]
        if len(player.kept) >= HAND:
            return found
        for given in player.zone:
            if not is_starting(given) and was_used(s, player, given):
                found.extend([(given + 1) * CARDS + card for card in within(s, given)])
        return found

    def choose(self, s: MapMasters, option: int) -> None:
        """MM-R7, MM-R27  The old card leaves the game; the gap is refilled at once."""
        if option == NO_BARTER:
            return
        player = s.players[self.seat]
        given, taken = option // CARDS - 1, option % CARDS
        player.ready &= ~BARTER
        player.zone.remove(given)
        s.box.append(given)
        column = column_of(taken)
        take_card(s, column, s.display[column].index(taken))
        player.kept.append(taken)
        events.bartered(s, self.seat, given, taken)

    def label(self, s: MapMasters, option: int) -> Message:
        if option == NO_BARTER:
            return Message("mm-no-barter")
        given, taken = option // CARDS - 1, option % CARDS
        return Message("mm-barter", {"given": card_name(given), "taken": card_name(taken)})

    def targets(self, s: MapMasters, option: int) -> list[str]:
        if option == NO_BARTER:
            return []
        return [card_id(option // CARDS - 1), card_id(option % CARDS)]

    def prompt(self, s: MapMasters) -> Message:
        return Message("mm-ask-barter")

    def rule(self) -> str:
        return "MM-11.9"

    def default(self, s: MapMasters, chance: Chance) -> int:
        """MM-15.4  Not used."""
        return NO_BARTER


def was_used(s: MapMasters, player: Player, card: int) -> bool:
    """MM-R58  A card of the hand was used if it lies in the dungeon; an option takes them all."""
    return s.barters_left_out or card not in player.left_out


def within(s: MapMasters, given: int) -> list[int]:
    """The visible dungeon cards that cost no more than the given one."""
    found: list[int] = []
    for column in range(min(column_of(given) + 1, COLUMNS)):
        found.extend([card for card in s.display[column] if card != NO_CARD])
    return found
