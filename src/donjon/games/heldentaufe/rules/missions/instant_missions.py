"""Heldentaufe 4.6: discoverer and slayer, completed at once or not at all."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.mission_tables import (
    DISCOVERERS,
    MISSIONS,
    REWARD_TEETH,
    SLAYER_OF,
)
from donjon.games.heldentaufe.content.tables import NONE
from donjon.games.heldentaufe.model.state import Heldentaufe, Hero
from donjon.games.heldentaufe.rules.missions.mission_cards import put_down
from donjon.games.heldentaufe.rules.teeth import pay_out
from donjon.games.heldentaufe.words import token_events
from donjon.games.heldentaufe.words.ids import mission_id
from donjon.games.heldentaufe.words.names import MISSION_NAMES, MONSTER_NAMES
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.message import Message

SHOW_NOTHING: Final[int] = MISSIONS


class Claim(Decision["Heldentaufe"]):
    """HT-6.21, HT-R58  One of these cards may be shown now.

    A hero without one is asked as well: otherwise being asked would tell what is in the hand.
    """

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    def options(self, s: Heldentaufe) -> list[int]:
        held = s.heroes[self.seat].hand.hidden_cards
        return [card for card in self.cards if card in held] + [SHOW_NOTHING]

    def must_be_asked(self, s: Heldentaufe) -> bool:
        return True

    def choose(self, s: Heldentaufe, option: int) -> None:
        """HT-6.2, HT-6.18, HT-A.18, HT-A.19  One event serves one card."""
        if option == SHOW_NOTHING:
            return
        hero = s.heroes[self.seat]
        token_events.completed(s, self.seat, option, REWARD_TEETH[option], NONE)
        put_down(s, hero, option)
        pay_out(s, hero, REWARD_TEETH[option])

    def label(self, s: Heldentaufe, option: int) -> Message:
        if option == SHOW_NOTHING:
            return Message("ht-show-nothing")
        return Message("ht-show", {"mission": MISSION_NAMES[option]})

    def targets(self, s: Heldentaufe, option: int) -> list[str]:
        return [] if option == SHOW_NOTHING else [mission_id(option)]

    def action(self, s: Heldentaufe, option: int) -> str:
        return "nothing" if option == SHOW_NOTHING else "show"

    def default(self, s: Heldentaufe, chance: Chance) -> int:
        """HT-D.7, HT-D.8, HT-R48  An absent seat completes what it can."""
        return self.options(s)[0]


@final
class ClaimDiscoverer(Claim):
    """HT-6.17, HT-A.18  The own hero has turned an armed trap."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, DISCOVERERS)

    def prompt(self, s: Heldentaufe) -> Message:
        return Message("ht-ask-discoverer")

    def rule(self) -> str:
        return "HT-6.17"


@final
class ClaimSlayer(Claim):
    """HT-6.19, HT-6.20, HT-A.19, HT-R20  The own hero took the monster's last heart."""

    def __init__(self, seat: int, monster: int) -> None:
        super().__init__(seat, [SLAYER_OF[monster]])
        self.monster: Final = monster

    def prompt(self, s: Heldentaufe) -> Message:
        return Message("ht-ask-slayer", {"monster": MONSTER_NAMES[self.monster]})

    def rule(self) -> str:
        return "HT-6.19"


def may_hold(s: Heldentaufe, hero: Hero, cards: list[int]) -> bool:
    """HT-R58  Whether, for all that everyone sees, one of the cards may be in the hand."""
    if hero.hand.is_empty():
        return False
    for card in cards:
        if card not in s.discard:
            return True
    return False
