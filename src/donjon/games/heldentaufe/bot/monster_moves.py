"""What a bot does with the monsters, with a hero who was defeated, and in the votes on both."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.bot.distances import FAR, surface_distances
from donjon.games.heldentaufe.bot.values import defeat_price
from donjon.games.heldentaufe.content.mission_tables import REWARD_TEETH, SLAYER_OF
from donjon.games.heldentaufe.content.tables import PORTAL_OF_TILE, SEATS
from donjon.games.heldentaufe.content.underground_map import HEXES, NEAR, NEXT_HEXES
from donjon.games.heldentaufe.model.state import NO_HEX, NOBODY, Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import HOME
from donjon.games.heldentaufe.rules.action_points import sword_value
from donjon.games.heldentaufe.rules.teeth import points
from donjon.games.heldentaufe.rules.underground.ascent_and_rebuild import monster_sword, top_tooth
from donjon.games.heldentaufe.rules.underground.fight_odds import attack_odds, duel
from donjon.games.heldentaufe.rules.underground.monsters_turn import ATTACKS, PASS
from donjon.games.heldentaufe.rules.underground.vote import Vote

HEART: Final = 0.5
"""What a heart of the own hero is worth below."""
EAGER: Final = 0.15
"""A step is worth a little less than the attack that it leads to."""


def ballot(s: Heldentaufe, hero: Hero, vote: Vote) -> int:
    """HT-9.10, HT-10.5  Vote for the first member; a hero on a portal votes for itself.

    So bots agree, and a person's vote counts. All bots would attack the same heroes and place a
    defeated one alike; but a hero on a portal does not want a monster in its way (HT-9.6).
    """
    if vote.victim == NOBODY and PORTAL_OF_TILE[s.surface.kinds[hero.tile]]:
        return hero.seat
    return vote.electorate[0]


def choose_monster_move(s: Heldentaufe, seat: int, options: list[int]) -> int:
    """The attack or step that is worth most; PASS if none is worth anything."""
    best, most = PASS, 0.0
    for option in options:
        if option < ATTACKS:
            worth = step_worth(s, seat, option // HEXES, option % HEXES)
        elif option < PASS:
            attack = option - ATTACKS
            at, prey = attack // SEATS, s.heroes[attack % SEATS]
            own = prey.seat == seat
            worth = harvest_worth(s, at, prey) if own else attack_worth(s, at, prey)
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


def harvest_worth(s: Heldentaufe, at: int, hero: Hero) -> float:
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
    price = HEART * min(float(losses), monster.hearts * (1.0 - parry) / max(0.05, parry))
    if losses == hero.hearts:
        price += (1.0 - win) * defeat_price(s, hero)
    return win * teeth - price


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
    """HT-10.5  The tile from which a defeated hero has the longest way home."""
    homes = surface_distances(s, HOME).steps
    best = HOME
    for tile in range(len(homes)):
        if homes[tile] > homes[best]:
            best = tile
    return best
