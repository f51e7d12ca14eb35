"""What a bot's hero can win underground: chest, monsters, other heroes; and the way out."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.bot.distances import (
    DANGER_STEPS,
    FAR,
    NOWHERE,
    Distance,
    Distances,
    beside,
    spread,
)
from donjon.games.heldentaufe.bot.monster_moves import strike_worth
from donjon.games.heldentaufe.bot.values import defeat_price, points_missing, roll_worth
from donjon.games.heldentaufe.bot.weights import Weights
from donjon.games.heldentaufe.content.mission_tables import (
    REWARD_TEETH,
    SLAYER_OF,
)
from donjon.games.heldentaufe.content.tables import (
    CHEST_ROLLS,
    FOODS,
    FURY,
    FURY_BONUS,
    HEALING,
    HERO_HEARTS,
)
from donjon.games.heldentaufe.content.underground_map import (
    GOLD,
    NEAR,
    NEXT_HEXES,
    PORTAL_HEX,
)
from donjon.games.heldentaufe.model.state import NO_DANGER, NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import NO_TILE
from donjon.games.heldentaufe.rules.action_points import most_ap, sword_value
from donjon.games.heldentaufe.rules.teeth import points
from donjon.games.heldentaufe.rules.turn_actions import ASCEND, ATTACK, CREEP, SPAN
from donjon.games.heldentaufe.rules.underground.ascent_and_rebuild import monster_sword, top_tooth
from donjon.games.heldentaufe.rules.underground.enter_and_move import occupied
from donjon.games.heldentaufe.rules.underground.fight_odds import attack_odds, duel_odds
from donjon.games.heldentaufe.rules.underground.fights import FIRST_MONSTER


@final
class Prize:
    """Something to be won below: its worth, the AP it takes, the next action, and its hex."""

    def __init__(self, worth: float, cost: float, option: int, hex: int) -> None:
        self.worth: Final = worth
        self.cost: Final = cost
        self.option: Final = option
        self.hex: Final = hex

    @property
    def rate(self) -> float:
        """Worth for each AP."""
        return self.worth / max(1.0, self.cost)


def sword_below(hero: Hero) -> int:
    """The sword value in a fight, with the fury that is ready on the belt."""
    ready = hero.belt == FURY and not hero.used
    return sword_value(hero) + (FURY_BONUS if ready else 0)


def stamina(hero: Hero) -> int:
    """The hearts that can be lost, with what can be eaten and drunk."""
    food = 0
    for token in FOODS:
        food += hero.pack[token]
    potion = HERO_HEARTS[hero.kind] if hero.belt == HEALING else 0
    return hero.hearts + food + potion


def threat(s: Heldentaufe, hero: Hero, weights: Weights) -> float:
    """The hearts that a turn of the monsters is likely to take; some monsters will rest."""
    sword = sword_below(hero)
    worst = 0.0
    for at, monster in enumerate(s.monsters):
        if monster.hex != NO_HEX:
            odds = attack_odds(monster_sword(s, at) - sword)
            if strike_worth(s, at, hero, odds, weights) <= 0.0:
                odds *= weights.resting
            worst = max(worst, odds)
    return weights.strikes * worst


def strikers(s: Heldentaufe, hero: Hero, hex: int, weights: Weights) -> int:
    """How many monsters beside a hex would attack the hero there."""
    sword = sword_below(hero)
    found = 0
    for at, monster in enumerate(s.monsters):
        if monster.hex != NO_HEX and NEAR[hex] >> monster.hex & 1:
            odds = attack_odds(monster_sword(s, at) - sword)
            if strike_worth(s, at, hero, odds, weights) > 0.0:
                found += 1
    return found


@final
class Delver:
    """A hero below, or about to go there: how strong, and what a defeat would cost."""

    def __init__(self, s: Heldentaufe, hero: Hero, weights: Weights) -> None:
        self.s: Final = s
        self.hero: Final = hero
        self.weights: Final = weights
        self.sword: Final = sword_below(hero)
        self.stamina: Final = stamina(hero)
        self.loss: Final = threat(s, hero, weights) / most_ap(hero)
        self.price: Final = defeat_price(s, hero, weights)
        self.missing: Final = points_missing(s, hero)
        self.roll: Final = roll_worth(s, hero, weights) if s.chest else 0.0

    def hearts_after(self, ap: float) -> int:
        """The hearts that are left of the stamina after `ap` action points below."""
        return int(self.stamina - self.loss * ap + 0.5)

    def survival(self, ap: float) -> float:
        """The chance to stay on one's feet for `ap` action points below."""
        hearts = self.hearts_after(ap)
        if hearts > 1:
            return 1.0
        if hearts == 1:
            return self.weights.one_heart
        return self.weights.no_heart if hearts == 0 else self.weights.no_hope

    def last_points(self, teeth: int, chance: float) -> float:
        """The extra worth if these teeth are all that is missing."""
        return self.weights.finish * chance if teeth >= self.missing else 0.0


def prizes(delver: Delver, distances: Distances) -> list[Prize]:
    """All that can be won from where the walks begin."""
    s, hero = delver.s, delver.hero
    found: list[Prize] = []
    if s.chest and distances.steps[GOLD] < FAR:
        found.append(chest(delver, distances.to(GOLD)))
    for at, monster in enumerate(s.monsters):
        if monster.hex != NO_HEX:
            way = beside(distances, monster.hex)
            if way.steps < FAR:
                found.append(hunt(delver, at, way))
    for other in s.heroes:
        if other.hex != NO_HEX and points(other) > points(hero):
            way = beside(distances, other.hex)
            if way.steps < FAR:
                found.append(ambush(delver, other, way))
    return found


def step_or(way: Distance, option: int) -> int:
    """The next step of a way; at its end `option`, the action to take there."""
    return option if way.first == NOWHERE else CREEP * SPAN + way.first


def chest(delver: Delver, way: Distance) -> Prize:
    """HT-7.9  Three rolls if the hero survives the way there; then it must come out, too."""
    arrive = delver.survival(way.steps)
    out = delver.survival(way.steps + most_ap(delver.hero))
    worth = arrive * CHEST_ROLLS * delver.roll - (1.0 - out) * delver.price
    worth += delver.last_points(2, out)
    return Prize(worth, way.steps, step_or(way, NOWHERE), way.end)


def hunt(delver: Delver, at: int, way: Distance) -> Prize:
    """HT-8.9, HT-6.19  The top tooth and the slayer's reward, by the odds of the whole fight."""
    s, monster = delver.s, delver.s.monsters[at]
    ahead = delver.sword - monster_sword(s, at)
    fights = monster.hearts / max(0.05, attack_odds(ahead))
    mine = max(1, delver.hearts_after(way.steps + fights))
    win = duel_odds(ahead, mine, monster.hearts)
    teeth = top_tooth(monster)
    if SLAYER_OF[at] in delver.hero.hand.hidden_cards:
        teeth += REWARD_TEETH[SLAYER_OF[at]]
    worth = win * teeth - (1.0 - win) * delver.price + delver.last_points(teeth, win)
    option = ATTACK * SPAN + FIRST_MONSTER + at
    return Prize(worth, way.steps + fights, step_or(way, option), way.end)


def ambush(delver: Delver, other: Hero, way: Distance) -> Prize:
    """HT-10.3  The teeth of a richer hero for the hero's own; a defeat costs no equipment."""
    ahead = delver.sword - sword_value(other)
    fights = other.hearts / max(0.05, attack_odds(ahead))
    mine = max(1, delver.hearts_after(way.steps + fights))
    win = duel_odds(ahead, mine, other.hearts)
    teeth = points(other) - points(delver.hero)
    worth = win * teeth * delver.weights.exchange - (1.0 - win) * delver.weights.setback
    worth += delver.last_points(teeth, win)
    return Prize(worth, way.steps + fights, step_or(way, ATTACK * SPAN + other.seat), way.end)


def best_prize(delver: Delver, distances: Distances) -> Prize | None:
    """The prize that brings most for each action point."""
    best: Prize | None = None
    for prize in prizes(delver, distances):
        if best is None or prize.rate > best.rate:
            best = prize
    return best


def way_out(s: Heldentaufe, distances: Distances, homes: list[int], hurry: float) -> Prize | None:
    """The way out over the portal that makes the whole way home shortest; None without a portal."""
    best, up, least = NOWHERE, NOWHERE, float(FAR)
    for at, hex in enumerate(PORTAL_HEX):
        tile = s.surface.portals[at]
        if tile != NO_TILE and distances.steps[hex] < FAR:
            cost = distances.steps[hex] + hurry * homes[tile]
            if cost < least:
                best, up, least = hex, tile, cost
    if best == NOWHERE:
        return None
    return Prize(0.0, least, step_or(distances.to(best), ASCEND * SPAN + up), best)


def quiet_step(s: Heldentaufe, hero: Hero, aim: Prize, weights: Weights) -> int:
    """The last step of a turn towards an aim: of equally good steps that near fewest monsters."""
    ways = spread(aim.hex, occupied(s) & ~(1 << hero.hex), s.danger, DANGER_STEPS).steps
    best = aim.option % SPAN
    least = strikers(s, hero, best, weights)
    for hex in NEXT_HEXES[hero.hex]:
        if least == 0:
            break
        if ways[hex] == ways[best] and s.danger[hex] == NO_DANGER:
            found = strikers(s, hero, hex, weights)
            if found < least:
                best, least = hex, found
    return CREEP * SPAN + best
