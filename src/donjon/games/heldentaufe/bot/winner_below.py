"""What monsters can do against a hero who has enough teeth and is still underground."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.bot.distances import FAR, spread, surface_distances
from donjon.games.heldentaufe.bot.weights import Weights
from donjon.games.heldentaufe.content.underground_map import NEXT_HEXES, PORTAL_HEX
from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import HOME, NO_TILE
from donjon.games.heldentaufe.rules.teeth import points
from donjon.games.heldentaufe.rules.underground.enter_and_move import occupied

SHUT_IN: Final = 20
"""What it counts as a way home if there is none."""


def is_winner_below(s: Heldentaufe, hero: Hero) -> bool:
    """Whether the hero only has to come home."""
    return hero.hex != NO_HEX and points(hero) >= s.target


def winner_below(s: Heldentaufe, seat: int) -> Hero | None:
    """Another hero who only has to come home; None if there is none."""
    for hero in s.heroes:
        if hero.seat != seat and is_winner_below(s, hero):
            return hero
    return None


def way_home(s: Heldentaufe, hero: Hero, figures: int, homes: list[int]) -> int:
    """The steps from below to the campfire around these figures, given as bits."""
    below = spread(hero.hex, figures, s.danger, 0).steps
    least = SHUT_IN
    for at, hex in enumerate(PORTAL_HEX):
        tile = s.surface.portals[at]
        if tile != NO_TILE and below[hex] < FAR:
            least = min(least, below[hex] + 1 + homes[tile])
    return least


def is_carried_home(s: Heldentaufe, hero: Hero, weights: Weights) -> bool:
    """HT-10.5  Whether a defeat would bring a winner nearer to the campfire, wherever it lands."""
    homes = surface_distances(s, HOME).steps
    return way_home(s, hero, occupied(s), homes) > max(homes) + weights.spoils


@final
class Blockade:
    """HT-9.6  What the monsters' steps add to the way home of a winner below."""

    def __init__(self, s: Heldentaufe, winner: Hero, weights: Weights) -> None:
        self.s: Final = s
        self.winner: Final = winner
        self.block: Final = weights.block
        self.homes: Final[list[int]] = surface_distances(s, HOME).steps
        self.now: Final = way_home(s, winner, occupied(s), self.homes)
        self.at: int = NO_HEX
        self.gains: list[int] = []

    def worth(self, at: int, hex: int) -> float:
        """What a monster's step to a hex brings.

        A step towards a portal counts as well, if the monster can be there in this turn.
        """
        here = self.s.monsters[at].hex
        others = occupied(self.s) & ~(1 << here)
        gain = self.gain(others, hex)
        if gain != 0:
            return self.block * gain
        if self.at != here:
            self.at = here
            self.gains = [self.gain(others, portal) for portal in PORTAL_HEX]
        best = 0.0
        for number, portal in enumerate(PORTAL_HEX):
            if self.gains[number] > 0:
                steps = steps_between(hex, portal, others)
                if steps < self.s.monster_ap and steps < steps_between(here, portal, others):
                    best = max(best, self.block * self.gains[number] / (1.0 + steps))
        return best

    def gain(self, others: int, hex: int) -> int:
        """How many steps more the way is if a monster stands there, beside these figures."""
        if hex == self.winner.hex:
            return 0
        return way_home(self.s, self.winner, others | 1 << hex, self.homes) - self.now


def steps_between(start: int, end: int, figures: int) -> int:
    """How many steps a monster needs around these figures."""
    steps = 0
    reached, edge = 1 << start, [start]
    while edge and not reached >> end & 1:
        steps += 1
        further: list[int] = []
        for hex in edge:
            for other in NEXT_HEXES[hex]:
                if not (reached | figures) >> other & 1:
                    reached |= 1 << other
                    further.append(other)
        edge = further
    return steps if reached >> end & 1 else FAR
