"""Clank! 4.2: what the active thief does next."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.model.state import ESCAPED, Clank, Thief
from donjon.games.clank.rules.acquire_card import Acquire
from donjon.games.clank.rules.artifacts import TakeArtifact
from donjon.games.clank.rules.banish_card import banish_label, pay_now, payable_now
from donjon.games.clank.rules.devices import Use
from donjon.games.clank.rules.market import Buy
from donjon.games.clank.rules.monsters import Fight
from donjon.games.clank.rules.movement import Teleport, Walk
from donjon.games.clank.rules.play_card import Play
from donjon.games.clank.rules.secrets import Drink
from donjon.games.clank.rules.thief_action import ThiefAction
from donjon.games.clank.words import card_events
from donjon.games.clank.words.ids import card_id
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.menu import Action, Menu
from donjon.kernel.words.message import Message


@final
class PayBanish(ThiefAction):
    """CL-3.15  A banish that is owed is paid before the end step."""

    def offer(self, s: Clank, thief: Thief, options: list[int]) -> None:
        if s.resources.banishes:
            for card in payable_now(s):
                options.append(self.base + card)

    def take(self, s: Clank, thief: Thief, n: int) -> None:
        pay_now(s, n)

    def label(self, s: Clank, thief: Thief, n: int) -> Message:
        return banish_label(thief, n)

    def targets(self, s: Clank, thief: Thief, n: int) -> list[str]:
        return [card_id(n)]


@final
class EndTurn(ThiefAction):
    """CL-2.6, CL-3.11, CL-R17  With an empty hand, or out of the dungeon, at any time."""

    def offer(self, s: Clank, thief: Thief, options: list[int]) -> None:
        if thief.hand.is_empty() or thief.status == ESCAPED:
            options.append(self.base)

    def take(self, s: Clank, thief: Thief, n: int) -> None:
        """What is owed beneath is the end of the turn; CL-17.2: cards may stay unplayed."""
        card_events.unplayed(s, thief.seat, thief.hand.hidden_cards)
        s.owed.pop()

    def label(self, s: Clank, thief: Thief, n: int) -> Message:
        if thief.hand.is_empty():
            return Message("cl-end-turn")
        return Message("cl-end-turn-early", {"n": thief.hand.size()})


PLAY: Final = 0
ACQUIRE: Final = 1
USE: Final = 2
FIGHT: Final = 3
BUY: Final = 4
WALK: Final = 5
TELEPORT: Final = 6
ARTIFACT: Final = 7
DRINK: Final = 8
BANISH: Final = 9
END: Final = 10
SPAN: Final = 256
"""An option is the number of its action * SPAN + n."""
ACTIONS: Final[list[ThiefAction]] = [
    Play(PLAY, SPAN),
    Acquire(ACQUIRE, SPAN),
    Use(USE, SPAN),
    Fight(FIGHT, SPAN),
    Buy(BUY, SPAN),
    Walk(WALK, SPAN),
    Teleport(TELEPORT, SPAN),
    TakeArtifact(ARTIFACT, SPAN),
    Drink(DRINK, SPAN),
    PayBanish(BANISH, SPAN),
    EndTurn(END, SPAN),
]


@final
class TakeAction(Menu["Clank", "Thief"]):
    """CL-2.3, CL-2.5, CL-20.1  Cards and actions in any order, as often as resources allow.

    CL-1.4: all decisions are the active thief's. CL-2.7: while a choice is open nothing else is
    asked. CL-R43: a turn cannot go on for ever.
    """

    def player(self, s: Clank) -> Thief:
        return s.thieves[self.seat]

    def actions(self) -> list[Action[Clank, Thief]]:
        """CL-2.4, CL-4.2  Each offers what is legal now: the whole cost can be paid."""
        return [*ACTIONS]

    def action_of(self, option: int) -> ThiefAction:
        return ACTIONS[option // SPAN]

    def options(self, s: Clank) -> list[int]:
        thief = s.thieves[self.seat]
        options: list[int] = []
        for action in ACTIONS:
            action.offer(s, thief, options)
        return options

    def must_be_asked(self, s: Clank) -> bool:
        """A card played unasked would tell what is in the hand."""
        return not s.thieves[self.seat].hand.is_empty()

    def choose(self, s: Clank, option: int) -> None:
        s.owe(self)
        ACTIONS[option // SPAN].take(s, s.thieves[self.seat], option % SPAN)

    def prompt(self, s: Clank) -> Message:
        """CL-17.2  A thief who has just left is told that the turn goes on."""
        thief = s.thieves[self.seat]
        key = "cl-ask-act-outside" if thief.status == ESCAPED else "cl-ask-act"
        return Message(key, {"n": thief.hand.size()})

    def detail(self, s: Clank) -> Message:
        resources = s.resources
        return Message(
            "cl-more-act",
            {"skill": resources.skill, "swords": resources.swords, "boots": resources.boots},
        )

    def rule(self) -> str:
        return "CL-20.1"

    def default(self, s: Clank, chance: Chance) -> int:
        """CL-20.1, CL-R38  The hand from left to right, no actions, and the end of the turn."""
        hand = s.thieves[self.seat].hand.hidden_cards
        return PLAY * SPAN + hand[0] if hand else END * SPAN
