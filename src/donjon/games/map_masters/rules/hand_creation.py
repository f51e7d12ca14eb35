"""Map Masters 4.3: every hand is filled to five cards."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.spellbooks import FORESIGHT
from donjon.games.map_masters.content.tables import HAND
from donjon.games.map_masters.model.state import HAND_CREATION, MapMasters, Player
from donjon.games.map_masters.rules.market import market_order
from donjon.games.map_masters.words import events
from donjon.games.map_masters.words.ids import card_id
from donjon.games.map_masters.words.names import card_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision, Step
from donjon.kernel.words.message import Message

NO: Final = 0
YES: Final = 1


@final
class CreateHands(Step["MapMasters"]):
    """MM-3.5  Only the owner of SB-14 decides something; then all draw."""

    def run(self, s: MapMasters) -> None:
        s.phase = HAND_CREATION
        s.owe(DrawHands())
        for player in s.players:
            if player.is_ready(FORESIGHT) and missing(player) > 0:
                s.owe(UseForesight(player.seat))


def missing(player: Player) -> int:
    """MM-3.1  How many cards are to be drawn: bought and recycled ones count."""
    return HAND - len(player.zone) - player.dealt.size()


@final
class DrawHands(Step["MapMasters"]):
    """MM-3.1, MM-3.3, MM-3.4, MM-I7  Each draws face down until the zone holds five cards."""

    def run(self, s: MapMasters) -> None:
        for seat in market_order(s):
            player = s.players[seat]
            while missing(player) > 0:
                player.dealt.add(draw(s, player))


def draw(s: MapMasters, player: Player) -> int:
    """MM-3.2, MM-R51  The top card; if it is needed and none is left, the discards are shuffled."""
    if player.pile.is_empty():
        player.pile.shuffle_in(s, player.discard)
        player.discard = []
        events.pile_reshuffled(s, player.seat)
    return player.pile.draw_unseen()


@final
class UseForesight(Decision["MapMasters"]):
    """MM-3.5, MM-14.1  SB-14: before drawing the owner may look at the top card."""

    def options(self, s: MapMasters) -> list[int]:
        return [NO, YES]

    def choose(self, s: MapMasters, option: int) -> None:
        """MM-R51  Looking is a need: an empty pile is shuffled first."""
        if option == NO:
            return
        player = s.players[self.seat]
        player.ready &= ~FORESIGHT
        card = draw(s, player)
        player.dealt.add(card)
        s.reveal()
        events.foreseen(s, self.seat, card)
        s.owe(KeepForeseen(self.seat))

    def label(self, s: MapMasters, option: int) -> Message:
        return Message("mm-foresee" if option == YES else "mm-no-foresight")

    def prompt(self, s: MapMasters) -> Message:
        return Message("mm-ask-foresee")

    def rule(self) -> str:
        return "MM-3.5"

    def default(self, s: MapMasters, chance: Chance) -> int:
        """MM-15.4  Not used."""
        return NO


def foreseen_card(player: Player) -> int:
    """MM-3.5  The card that its owner has looked at."""
    return player.dealt.hidden_cards[-1]


@final
class KeepForeseen(Decision["MapMasters"]):
    """MM-15.3  SB-14: the card goes into the hand, or on the discard pile (MM-R38)."""

    def options(self, s: MapMasters) -> list[int]:
        return [YES, NO]

    def choose(self, s: MapMasters, option: int) -> None:
        player = s.players[self.seat]
        if option == YES:
            events.kept(s, self.seat)
            return
        card = foreseen_card(player)
        player.dealt.remove(card)
        player.discard.append(card)
        s.reveal()
        events.thrown_away(s, self.seat, card)

    def label(self, s: MapMasters, option: int) -> Message:
        card = card_name(foreseen_card(s.players[self.seat]))
        return Message("mm-keep" if option == YES else "mm-throw-away", {"card": card})

    def targets(self, s: MapMasters, option: int) -> list[str]:
        return [card_id(foreseen_card(s.players[self.seat]))] if option == YES else []

    def prompt(self, s: MapMasters) -> Message:
        return Message("mm-ask-keep")

    def rule(self) -> str:
        return "MM-15.3"

    def default(self, s: MapMasters, chance: Chance) -> int:
        """MM-15.4  It stays."""
        return YES
