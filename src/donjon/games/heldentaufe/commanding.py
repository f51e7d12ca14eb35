"""What a bot does with the monsters, and with a hero who was defeated."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.abilities import sword_value
from donjon.games.heldentaufe.caves import HEXES, NEAR, NEXT_HEXES
from donjon.games.heldentaufe.content import SEATS
from donjon.games.heldentaufe.journey import FAR, walks_from
from donjon.games.heldentaufe.leaving import monster_sword, top_tooth
from donjon.games.heldentaufe.monsters import ATTACKS, PASS
from donjon.games.heldentaufe.odds import attack_odds
from donjon.games.heldentaufe.state import NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.surface import HOME
from donjon.games.heldentaufe.teeth import points

EAGER: Final = 0.15
"""A step is worth a little less than the attack that it leads to."""


def command(s: Heldentaufe, seat: int, options: list[int]) -> int:
    """The attack that promises most, else a step towards one; nothing that helps the heroes."""
    best, most = PASS, 0.0
    for option in options:
        if option < ATTACKS:
            worth = step_worth(s, seat, option // HEXES, option % HEXES)
        elif option < PASS:
            attack = option - ATTACKS
            worth = attack_worth(s, attack // SEATS, s.heroes[attack % SEATS])
        else:
            worth = 0.0
        if worth > most:
            best, most = option, worth
    return best


def attack_worth(s: Heldentaufe, at: int, hero: Hero) -> float:
    """A heart of the hero against a heart of the monster; the last ones count most."""
    monster = s.monsters[at]
    win = attack_odds(monster_sword(s, at) - sword_value(hero))
    prey = (1.0 + 2.0 * points(hero) / s.target) / hero.hearts
    price = top_tooth(monster) / (2.0 * monster.hearts * monster.hearts)
    return win * prey - (1.0 - win) * price


def step_worth(s: Heldentaufe, seat: int, at: int, hex: int) -> float:
    """HT-9.3  A step next to a hero, or nearer, if an attack would be worth it."""
    here = s.monsters[at].hex
    best = 0.0
    for hero in s.heroes:
        if hero.hex != NO_HEX and hero.seat != seat and not NEAR[here] >> hero.hex & 1:
            worth = attack_worth(s, at, hero)
            if hex_steps(hex, hero.hex) < hex_steps(here, hero.hex) <= s.monster_ap:
                best = max(best, worth - EAGER * hex_steps(hex, hero.hex) * worth)
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
    """HT-10.5  Where a defeated hero has the longest way home, and no portal or food at hand."""
    homes = walks_from(s, HOME).steps
    best = HOME
    for tile in range(len(homes)):
        if homes[tile] > homes[best]:
            best = tile
    return best
