"""Heldentaufe 4.2: what the active hero does next."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.tables import GIVES, KIND_OF, NONE, PIECES, SEATS, VALUE_OF
from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.rules.action_points import ap_left, ring_value, sword_value
from donjon.games.heldentaufe.rules.food import Brew, Eat
from donjon.games.heldentaufe.rules.hero_action import HeroAction
from donjon.games.heldentaufe.rules.hero_board.rearrange import Discard, Equip, Stow
from donjon.games.heldentaufe.rules.missions.deliveries import Deliver
from donjon.games.heldentaufe.rules.missions.mission_cards import Refuse
from donjon.games.heldentaufe.rules.missions.thefts import Steal, is_thiefs_moment, may_steal
from donjon.games.heldentaufe.rules.potions import Drink, Teleport
from donjon.games.heldentaufe.rules.scoring import win_if_home
from donjon.games.heldentaufe.rules.surface.gather_food import Gather
from donjon.games.heldentaufe.rules.surface.merchant_and_smith import Forge, Trade
from donjon.games.heldentaufe.rules.surface.walk_and_explore import Explore, Walk
from donjon.games.heldentaufe.rules.turn_end import WATCH_FOR_TOOTH, EndTurn
from donjon.games.heldentaufe.rules.underground.ascent_and_rebuild import Ascend
from donjon.games.heldentaufe.rules.underground.enter_and_move import Creep, Descend
from donjon.games.heldentaufe.rules.underground.fights import Attack
from donjon.games.heldentaufe.words.names import hero_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.menu import Action, Menu
from donjon.kernel.rules.step import Cost, Step
from donjon.kernel.words.message import Message

WALK: Final = 0
EXPLORE: Final = 1
CREEP: Final = 2
DESCEND: Final = 3
ASCEND: Final = 4
ATTACK: Final = 5
REFUSE: Final = 6
EAT: Final = 7
BREW: Final = 8
DRINK: Final = 9
TELEPORT: Final = 10
EQUIP: Final = 11
STOW: Final = 12
DISCARD: Final = 13
GATHER: Final = 14
TRADE: Final = 15
FORGE: Final = 16
DELIVER: Final = 17
STEAL: Final = 18
END: Final = 19
SPAN: Final = 256
"""An option is the number of its action * SPAN + n."""
PAID: Final[list[HeroAction]] = [
    Walk(WALK, SPAN),
    Explore(EXPLORE, SPAN),
    Creep(CREEP, SPAN),
    Descend(DESCEND, SPAN),
    Ascend(ASCEND, SPAN),
    Attack(ATTACK, SPAN),
    Refuse(REFUSE, SPAN),
]
"""HT-2.3  What costs an action point."""
ONE_AP: Final[Cost] = [("ap", 1)]
FREE: Final[list[HeroAction]] = [
    Eat(EAT, SPAN),
    Brew(BREW, SPAN),
    Drink(DRINK, SPAN),
    Teleport(TELEPORT, SPAN),
    Equip(EQUIP, SPAN),
    Stow(STOW, SPAN),
    Discard(DISCARD, SPAN),
    Gather(GATHER, SPAN),
    Trade(TRADE, SPAN),
    Forge(FORGE, SPAN),
    Deliver(DELIVER, SPAN),
    Steal(STEAL, SPAN),
]
"""HT-2.4  What costs nothing, as long as the turn lasts."""
ENDS: Final = EndTurn(END, SPAN)
ACTIONS: Final[list[HeroAction]] = [*PAID, *FREE, ENDS]


@final
class TakeAction(Menu["Heldentaufe", "Hero"]):
    """HT-2.3, HT-2.4, HT-8.8, HT-D.2, HT-D.10  The active player's next action, one after another.

    HT-R47: after `most_free` free actions in a turn only AP actions and the end are offered.
    """

    def player(self, s: Heldentaufe) -> Hero:
        return s.heroes[self.seat]

    def actions(self) -> list[Action[Heldentaufe, Hero]]:
        return [*ACTIONS]

    def action_of(self, option: int) -> HeroAction:
        return ACTIONS[option // SPAN]

    def options(self, s: Heldentaufe) -> list[int]:
        hero = s.heroes[self.seat]
        options: list[int] = []
        if ap_left(s, hero) > 0:
            for action in PAID:
                action.offer(s, hero, options)
        if s.free_acts < s.house_rules.most_free:
            for action in FREE:
                action.offer(s, hero, options)
        ENDS.offer(s, hero, options)
        return options

    def must_be_asked(self, s: Heldentaufe) -> bool:
        """HT-2.11  A turn that ends by itself must not tell that a card is not in the hand."""
        hero = s.heroes[self.seat]
        if hero.hand.is_empty() or hero.hex != NO_HEX:
            return False
        return GIVES[s.surface.kinds[hero.tile]] != NONE or is_thiefs_moment(s, hero)

    def choose(self, s: Heldentaufe, option: int) -> None:
        s.owe(GO_ON[self.seat])
        if len(PAID) * SPAN <= option < END * SPAN:
            s.free_acts += 1
        if option // SPAN != STEAL:
            s.arrived = False  # HT-6.15: whatever else is done, the moment of the thief is over
        ACTIONS[option // SPAN].take(s, s.heroes[self.seat], option % SPAN)

    def cost(self, s: Heldentaufe, option: int) -> Cost:
        """HT-2.3  One action point, or nothing."""
        return ONE_AP if option < len(PAID) * SPAN else []

    def prompt(self, s: Heldentaufe) -> Message:
        ap = ap_left(s, s.heroes[self.seat])
        return Message("ht-ask-act", {"hero": hero_name(s, self.seat), "ap": ap})

    def detail(self, s: Heldentaufe) -> Message:
        hero = s.heroes[self.seat]
        hurry = s.arrived and not s.house_rules.thief_any_time and may_steal(s, hero)
        key = "ht-more-act-thief" if hurry else "ht-more-act"
        return Message(key, {"sword": sword_value(hero), "ring": ring_value(hero)})

    def rule(self) -> str:
        return "HT-2.4"

    def default(self, s: Heldentaufe, chance: Chance) -> int:
        """HT-D.2, HT-D.5, HT-D.6, HT-R48  Wear the best, then end; an observer takes the tooth."""
        hero = s.heroes[self.seat]
        options = self.options(s)
        for piece in range(PIECES - 1, -1, -1):
            better = hero.pack[piece] > 0 and hero.worn[KIND_OF[piece]] < VALUE_OF[piece]
            if better and EQUIP * SPAN + piece in options:
                return EQUIP * SPAN + piece
        for option in options:
            if option >= END * SPAN + WATCH_FOR_TOOTH:
                return option
        return END * SPAN


@final
class GoOn(Step["Heldentaufe"]):
    """HT-13.2, HT-10.7, HT-R28  After every action: the turn is over, won, or goes on."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Heldentaufe) -> None:
        if not s.turn_over and not win_if_home(s, self.seat):
            s.owe(ACTS[self.seat])


ACTS: Final = [TakeAction(seat) for seat in range(SEATS)]
GO_ON: Final = [GoOn(seat) for seat in range(SEATS)]
