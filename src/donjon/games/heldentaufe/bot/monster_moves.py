"""What a bot does with the monsters, with a hero who was defeated, and in the votes on both."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.bot.distances import FAR, surface_distances
from donjon.games.heldentaufe.bot.values import defeat_price
from donjon.games.heldentaufe.bot.weights import Weights
from donjon.games.heldentaufe.bot.winner_below import (
    Blockade,
    is_carried_home,
    is_winner_below,
    winner_below,
)
from donjon.games.heldentaufe.content.mission_tables import REWARD_TEETH, SLAYER_OF
from donjon.games.heldentaufe.content.tables import MONSTERS, PORTAL_OF_TILE, SEATS
from donjon.games.heldentaufe.content.underground_map import HEXES, NEAR, NEXT_HEXES
from donjon.games.heldentaufe.model.state import NO_HEX, NOBODY, Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import HOME
from donjon.games.heldentaufe.rules.action_points import sword_value
from donjon.games.heldentaufe.rules.teeth import points
from donjon.games.heldentaufe.rules.underground.ascent_and_rebuild import monster_sword, top_tooth
from donjon.games.heldentaufe.rules.underground.fight_odds import attack_odds, duel
from donjon.games.heldentaufe.rules.underground.monsters_turn import ATTACKS, PASS
from donjon.games.heldentaufe.rules.underground.vote import Vote


def ballot(s: Heldentaufe, hero: Hero, vote: Vote) -> int:
    """HT-9.10, HT-10.5  The first member of the electorate; a bot on a portal votes for itself.

    So bots agree, and a person's vote counts. Every bot would attack the same heroes below and put
    a defeated hero in the same place. A hero on a portal wants no monster in its way (HT-9.6).
    """
    if vote.victim == NOBODY and PORTAL_OF_TILE[s.surface.kinds[hero.tile]]:
        return hero.seat
    return vote.electorate[0]


def choose_monster_move(s: Heldentaufe, seat: int, options: list[int], weights: Weights) -> int:
    """The attack that promises most, else a step towards one; nothing that helps the heroes."""
    best, most = PASS, 0.0
    worths = attack_worths(s, seat, weights)
    winner = winner_below(s, seat)
    blockade = None if winner is None else Blockade(s, winner, weights)
    for option in options:
        worth = 0.0
        if option < ATTACKS:
            at, hex = option // HEXES, option % HEXES
            if blockade is not None:
                worth = blockade.worth(at, hex)
            else:
                worth = step_worth(s, worths, at, hex, weights)
        elif option < PASS:
            at, prey = (option - ATTACKS) // SEATS, (option - ATTACKS) % SEATS
            if prey == seat:
                worth = harvest_worth(s, at, s.heroes[prey], weights)
            else:
                worth = worths[at * SEATS + prey]
        if worth > most:
            best, most = option, worth
    return best


def attack_worths(s: Heldentaufe, seat: int, weights: Weights) -> list[float]:
    """What every monster's attack on every hero below but the commander's promises."""
    worths = [0.0] * (MONSTERS * SEATS)
    for hero in s.heroes:
        if hero.hex != NO_HEX and hero.seat != seat:
            for at, monster in enumerate(s.monsters):
                if monster.hex != NO_HEX:
                    worths[at * SEATS + hero.seat] = attack_worth(s, at, hero, weights)
    return worths


def attack_worth(s: Heldentaufe, at: int, hero: Hero, weights: Weights) -> float:
    """What an attack promises now; nothing where a defeat would carry a winner upstairs."""
    if is_winner_below(s, hero) and is_carried_home(s, hero, weights):
        return 0.0
    win = attack_odds(monster_sword(s, at) - sword_value(hero))
    return strike_worth(s, at, hero, win, weights)


def strike_worth(s: Heldentaufe, at: int, hero: Hero, win: float, weights: Weights) -> float:
    """A heart of the hero against a heart of the monster; the last ones count most."""
    monster = s.monsters[at]
    prey = (1.0 + weights.rich_prey * points(hero) / s.target) / hero.hearts
    price = weights.tooth_price * top_tooth(monster) / (monster.hearts * monster.hearts)
    return win * prey - (1.0 - win) * price


def harvest_worth(s: Heldentaufe, at: int, hero: Hero, weights: Weights) -> float:
    """HT-9.15, HT-8.9  The tooth of a monster that attacks the commander's own hero and falls.

    It must fall in this turn; the hero pays with hearts, and with the last one for a defeat.
    """
    monster = s.monsters[at]
    losses = min(hero.hearts, s.monster_ap - monster.hearts + 1)
    if losses <= 0:
        return 0.0
    parry = 1.0 - attack_odds(monster_sword(s, at) - sword_value(hero))
    win = duel(parry, losses, monster.hearts)
    teeth = top_tooth(monster)
    if SLAYER_OF[at] in hero.hand.hidden_cards:
        teeth += REWARD_TEETH[SLAYER_OF[at]]
    lost = min(float(losses), monster.hearts * (1.0 - parry) / max(0.05, parry))
    price = weights.heart_below * lost
    if losses == hero.hearts:
        price += (1.0 - win) * defeat_price(s, hero, weights)
    return win * teeth - price


def step_worth(s: Heldentaufe, worths: list[float], at: int, hex: int, weights: Weights) -> float:
    """HT-9.3  A step next to a hero, or nearer, if an attack would be worth it."""
    here = s.monsters[at].hex
    best = 0.0
    for hero in s.heroes:
        if hero.hex != NO_HEX and not NEAR[here] >> hero.hex & 1:
            worth, steps = worths[at * SEATS + hero.seat], hex_steps(hex, hero.hex)
            if worth > 0.0 and steps < hex_steps(here, hero.hex) <= s.monster_ap:
                best = max(best, worth - weights.eager * steps * worth)
    return best


def spread_from(start: int) -> list[int]:
    """The steps from a hex to all others on an empty board."""
    steps = [FAR] * HEXES
    steps[start] = 0
    queue = [start]
    at = 0
    while at < len(queue):
        for hex in NEXT_HEXES[queue[at]]:
            if steps[hex] == FAR:
                steps[hex] = steps[queue[at]] + 1
                queue.append(hex)
        at += 1
    return steps


STEPS: Final[list[list[int]]] = [spread_from(start) for start in range(HEXES)]


def hex_steps(start: int, end: int) -> int:
    """How far two hexes are apart."""
    return STEPS[start][end]


def farthest_tile(s: Heldentaufe) -> int:
    """HT-10.5  Where a defeated hero has the longest way home, and no portal or food nearby."""
    homes = surface_distances(s, HOME).steps
    best = HOME
    for tile in range(len(homes)):
        if homes[tile] > homes[best]:
            best = tile
    return best
