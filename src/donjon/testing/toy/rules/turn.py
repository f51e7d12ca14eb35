"""A round of Three Chests."""

from __future__ import annotations

from typing import Final, final

from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import AnyDecision, Decision, Step
from donjon.kernel.rules.together import together
from donjon.kernel.words.message import Message
from donjon.testing.toy.content.tables import CERTAIN_COINS, CHEST_IDS, CHESTS, DIE_SIDES
from donjon.testing.toy.model.state import Player, ThreeChests
from donjon.testing.toy.rules.scoring import TurnUpNumbers
from donjon.testing.toy.words import events

TAKE: Final = 0
DOUBLE: Final = 1


@final
class Round(Step["ThreeChests"]):
    """TY-1.2  All pick a chest at the same time; then the chests are opened and the last helped."""

    def run(self, s: ThreeChests) -> None:
        s.round += 1
        events.round_begins(s)
        picks: list[AnyDecision] = [PickChest(player.seat) for player in s.players]
        s.owe_all([together(picks), OpenChests(), HelpTheLast(), NextRound()])


@final
class PickChest(Decision["ThreeChests"]):
    """TY-1.2  A seat picks one of the three chests; nobody sees which until all have picked."""

    def options(self, s: ThreeChests) -> list[int]:
        return CHESTS

    def choose(self, s: ThreeChests, option: int) -> None:
        s.players[self.seat].chest = option
        events.picked(s, self.seat, option)

    def label(self, s: ThreeChests, option: int) -> Message:
        return Message("ty-pick", {"chest": events.chest_name(option)})

    def targets(self, s: ThreeChests, option: int) -> list[str]:
        return [f"chest:{CHEST_IDS[option]}"]

    def prompt(self, s: ThreeChests) -> Message:
        return Message("ty-ask-pick")

    def rule(self) -> str:
        return "TY-1.2"

    def default(self, s: ThreeChests, chance: Chance) -> int:
        """TY-3.1  An absent seat picks at random."""
        return CHESTS[chance.below(len(CHESTS))]


@final
class OpenChests(Step["ThreeChests"]):
    """TY-1.3  A seat that picked a chest alone gets as many coins as a die shows.

    A chest that several picked gives nothing (TY-1.4).
    """

    def run(self, s: ThreeChests) -> None:
        for chest in CHESTS:
            pickers = [player for player in s.players if player.chest == chest]
            if len(pickers) == 1:
                win_chest(s, pickers[0])


def win_chest(s: ThreeChests, player: Player) -> None:
    """TY-1.3  The die is thrown."""
    coins = 1 + s.chance.below(DIE_SIDES)
    player.wins += 1
    player.coins += coins
    events.won(s, player.seat, coins)


@final
class HelpTheLast(Step["ThreeChests"]):
    """TY-1.5  Whoever is behind decides alone."""

    def run(self, s: ThreeChests) -> None:
        s.owe(TakeOrDouble(seat_behind(s)))


def seat_behind(s: ThreeChests) -> int:
    """TY-1.5, TY-R1  The seat with the fewest coins; of several, the lowest."""
    behind = s.players[0]
    for player in s.players:
        if player.coins < behind.coins:
            behind = player
    return behind.seat


@final
class TakeOrDouble(Decision["ThreeChests"]):
    """TY-1.5  One coin for certain, or double or nothing."""

    def options(self, s: ThreeChests) -> list[int]:
        """TY-1.6  Without coins there is nothing to double: the coin is taken unasked."""
        return [TAKE, DOUBLE] if s.players[self.seat].coins > 0 else [TAKE]

    def choose(self, s: ThreeChests, option: int) -> None:
        player = s.players[self.seat]
        if option == TAKE:
            player.coins += CERTAIN_COINS
            events.took(s, self.seat)
        else:
            player.coins = 2 * player.coins if s.chance.below(2) else 0
            events.doubled(s, self.seat, player.coins)

    def label(self, s: ThreeChests, option: int) -> Message:
        if option == TAKE:
            return Message("ty-take")
        return Message("ty-double", {"coins": s.players[self.seat].coins})

    def prompt(self, s: ThreeChests) -> Message:
        return Message("ty-ask-double")

    def rule(self) -> str:
        return "TY-1.5"

    def default(self, s: ThreeChests, chance: Chance) -> int:
        """TY-3.2  An absent seat takes the coin."""
        return TAKE


@final
class NextRound(Step["ThreeChests"]):
    """TY-1.1  There are three rounds, or as many as were agreed; then the numbers are turned up."""

    def run(self, s: ThreeChests) -> None:
        s.owe(Round() if s.round < s.rounds else TurnUpNumbers())
