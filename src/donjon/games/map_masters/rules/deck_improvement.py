"""Recycle and scissors, SB-15 and SB-17: the deck is improved (MM-11.2 to MM-11.6)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.spellbooks import REWIND, UNRAVEL
from donjon.games.map_masters.content.tables import HAND, REWIND_PRICE
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.words import events
from donjon.games.map_masters.words.ids import card_id
from donjon.games.map_masters.words.names import card_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import FREE, Cost, Decision
from donjon.kernel.words.message import Message

STOP: Final = 0
WITH_RECYCLE: Final = 1
WITH_SCISSORS: Final = 2
WITH_UNRAVEL: Final = 3
WITH_REWIND: Final = 4
MEANS: Final = ["stop", "recycle", "scissors", "unravel", "rewind"]
CARDS: Final = 1000
"""An option is means * CARDS + card."""


@final
class Optimise(Decision["MapMasters"]):
    """MM-11.2, MM-11.6, MM-15.3  Any of the circled optimisers, in any order, each optional.

    MM-11.5, MM-R25, MM-R26: any card of the hand, placed or not, and each at most once.
    """

    def options(self, s: MapMasters) -> list[int]:
        player = s.players[self.seat]
        found = [STOP]
        for means in range(WITH_RECYCLE, WITH_REWIND + 1):
            if has_means(player, means):
                found.extend([means * CARDS + card for card in player.zone])
        return found

    def choose(self, s: MapMasters, option: int) -> None:
        if option == STOP:
            return
        player = s.players[self.seat]
        s.owe(self)
        means, card = option // CARDS, option % CARDS
        use_up(player, means)
        player.zone.remove(card)
        if is_removal(means):
            s.box.append(card)  # MM-R7
            events.removed(s, self.seat, card)
        else:
            player.kept.append(card)
            events.recycled(s, self.seat, card)

    def label(self, s: MapMasters, option: int) -> Message:
        if option == STOP:
            return Message("mm-stop")
        card = card_name(option % CARDS)
        if option // CARDS == WITH_REWIND:
            return Message("mm-rewind", {"card": card, "n": REWIND_PRICE})
        return Message(f"mm-{MEANS[option // CARDS]}", {"card": card})

    def targets(self, s: MapMasters, option: int) -> list[str]:
        return [] if option == STOP else [card_id(option % CARDS)]

    def action(self, s: MapMasters, option: int) -> str:
        return MEANS[option // CARDS]

    def cost(self, s: MapMasters, option: int) -> Cost:
        return [("coins", REWIND_PRICE)] if option // CARDS == WITH_REWIND else FREE

    def prompt(self, s: MapMasters) -> Message:
        return Message("mm-ask-optimise")

    def rule(self) -> str:
        return "MM-11.2"

    def default(self, s: MapMasters, chance: Chance) -> int:
        """MM-15.4  Not used."""
        return STOP


def is_removal(means: int) -> bool:
    """MM-11.4  Whether the card leaves the game; else it stays for the next turn (MM-11.3)."""
    return means in (WITH_SCISSORS, WITH_UNRAVEL)


def has_means(player: Player, means: int) -> bool:
    """Whether an icon or spellbook of these means is left and can be paid for."""
    if is_removal(means) and owned(player) <= HAND:
        return False  # MM-R8, MM-I8
    if means == WITH_RECYCLE:
        return player.recycles > 0
    if means == WITH_SCISSORS:
        return player.scissors > 0
    if means == WITH_UNRAVEL:
        return player.is_ready(UNRAVEL)
    return player.is_ready(REWIND) and player.coins >= REWIND_PRICE


def owned(player: Player) -> int:
    """MM-R8  Pile, discard pile, hand and recycled cards."""
    return player.owned() + len(player.kept)


def use_up(player: Player, means: int) -> None:
    """MM-11.2, MM-14.1  Each icon once, each spellbook once a turn; SB-17 costs coins."""
    if means == WITH_RECYCLE:
        player.recycles -= 1
    elif means == WITH_SCISSORS:
        player.scissors -= 1
    elif means == WITH_UNRAVEL:
        player.ready &= ~UNRAVEL
    else:
        player.ready &= ~REWIND
        player.coins -= REWIND_PRICE
