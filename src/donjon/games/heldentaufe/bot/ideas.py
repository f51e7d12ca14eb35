"""What a bot's seat could think about besides the policy's choice, pruned by meaning."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.bot.distances import NOWHERE
from donjon.games.heldentaufe.bot.end_of_turn import end_of_turn
from donjon.games.heldentaufe.bot.monster_moves import hex_steps
from donjon.games.heldentaufe.bot.surface_goals import open_side
from donjon.games.heldentaufe.bot.weights import usual_weights
from donjon.games.heldentaufe.content.tables import SEATS
from donjon.games.heldentaufe.content.underground_map import HEXES, PORTAL_OF_HEX
from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe
from donjon.games.heldentaufe.rules.turn_actions import (
    ASCEND,
    ATTACK,
    CREEP,
    DESCEND,
    DRINK,
    EAT,
    END,
    EXPLORE,
    REFUSE,
    SPAN,
    WALK,
    TakeAction,
)
from donjon.games.heldentaufe.rules.underground.monsters_turn import ATTACKS, PASS, Command
from donjon.kernel.rules.idea import Idea
from donjon.kernel.rules.search_advice import SearchAdvice
from donjon.kernel.rules.step import AnyDecision

ROUNDS: Final = 4
"""How many rounds a world is played on before the chance to win is judged."""
TURN_NUMBERS: Final = SEATS * 2
"""By how much the number of the turn grows in a round."""
ADVICE: Final = SearchAdvice(
    caution=1.5, margin=0.0, level3=240, level4=1200, horizon=ROUNDS * TURN_NUMBERS
)
PRIORS: Final[dict[int, float]] = {
    ATTACK: 5.0,
    DESCEND: 4.0,
    ASCEND: 4.0,
    DRINK: 3.0,
    EXPLORE: 3.0,
    CREEP: 2.0,
    WALK: 2.0,
    REFUSE: 1.0,
}
"""How promising an action looks before it is tried."""


def ideas(s: Heldentaufe, decision: AnyDecision, options: list[int], usual: int) -> list[Idea]:
    """The policy's choice first. Free actions, votes and returned tokens are left to the policy."""
    found = [Idea(usual)]
    if isinstance(decision, TakeAction):
        if not EAT * SPAN <= usual < END * SPAN:
            add_actions(s, decision.seat, options, found)
    elif isinstance(decision, Command):
        add_commands(s, options, found)
    return found


def add_actions(s: Heldentaufe, seat: int, options: list[int], found: list[Idea]) -> None:
    """What costs an action point, a potion, and the end of the turn.

    All unknown tiles look alike, so the policy's direction stands for exploring.
    """
    hero = s.heroes[seat]
    usual = found[0].option
    side = NOWHERE if hero.hex != NO_HEX else open_side(s.surface.links, hero.tile)
    explores = usual // SPAN == EXPLORE
    for option in options:
        action = option // SPAN
        if option == usual or action not in PRIORS:
            continue
        if action == EXPLORE and (explores or option % SPAN != side):
            continue
        found.append(Idea(option, PRIORS[action]))
    end = end_of_turn(s, hero, usual_weights(s))
    if end != usual and usual < END * SPAN:
        found.append(Idea(end))


def add_commands(s: Heldentaufe, options: list[int], found: list[Idea]) -> None:
    """HT-9.13  Attacks, rest, and steps that lead nearer to a hero or onto a portal."""
    usual = found[0].option
    for option in options:
        if option == usual:
            continue
        if ATTACKS <= option < PASS:
            found.append(Idea(option, PRIORS[ATTACK]))
        elif option == PASS:
            found.append(Idea(option, PRIORS[REFUSE]))
        elif is_useful_step(s, option // HEXES, option % HEXES):
            found.append(Idea(option, PRIORS[CREEP]))


def is_useful_step(s: Heldentaufe, at: int, hex: int) -> bool:
    """Whether a monster's step leads onto a portal or nearer to a hero."""
    if PORTAL_OF_HEX[hex]:
        return True
    here = s.monsters[at].hex
    for hero in s.heroes:
        if hero.hex != NO_HEX and hex_steps(hex, hero.hex) < hex_steps(here, hero.hex):
            return True
    return False


def turn(s: Heldentaufe) -> int:
    """A number for each turn of a seat, and another one for the monsters' turn after it."""
    return (s.round * SEATS + s.active) * 2 + (1 if s.monster_ap > 0 else 0)
