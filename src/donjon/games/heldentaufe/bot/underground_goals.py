"""What a bot's hero can win underground: chest, monsters, other heroes; and the way out."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.bot.distances import FAR, NOWHERE, Distance, Distances, beside
from donjon.games.heldentaufe.bot.values import (
    FINISH,
    SETBACK,
    defeat_price,
    points_missing,
    roll_worth,
)
from donjon.games.heldentaufe.content.mission_tables import REWARD_TEETH, SLAYER_OF
from donjon.games.heldentaufe.content.tables import (
    CHEST_ROLLS,
    FOODS,
    FURY,
    FURY_BONUS,
    HEALING,
    HERO_HEARTS,
)
from donjon.games.heldentaufe.content.underground_map import GOLD, PORTAL_HEX
from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import NO_TILE
from donjon.games.heldentaufe.rules.action_points import most_ap, sword_value
from donjon.games.heldentaufe.rules.teeth import points
from donjon.games.heldentaufe.rules.turn_actions import ASCEND, ATTACK, CREEP, SPAN
from donjon.games.heldentaufe.rules.underground.ascent_and_rebuild import monster_sword, top_tooth
from donjon.games.heldentaufe.rules.underground.fight_odds import attack_odds, duel_odds
from donjon.games.heldentaufe.rules.underground.fights import FIRST_MONSTER

STRIKES: Final = 2.5
"""How often the monsters strike a hero in one of their turns."""


@final
class Prize:
    """Something to be won below: its worth, the AP it takes, the next action."""

    def __init__(self, worth: float, cost: float, option: int) -> None:
        self.worth: Final = worth
        self.cost: Final = cost
        self.option: Final = option

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


def threat(s: Heldentaufe, hero: Hero) -> float:
    """The hearts that a turn of the monsters is likely to take."""
    worst = 0.0
    for at, monster in enumerate(s.monsters):
        if monster.hex != NO_HEX:
            worst = max(worst, attack_odds(monster_sword(s, at) - sword_below(hero)))
    return STRIKES * worst


def hearts_after(s: Heldentaufe, hero: Hero, ap: float) -> int:
    """The stamina that is left after `ap` action points underground."""
    return int(stamina(hero) - threat(s, hero) * (ap / most_ap(hero)) + 0.5)


def prizes(s: Heldentaufe, hero: Hero, distances: Distances) -> list[Prize]:
    """All prizes that can be won from where `distances` begin."""
    found: list[Prize] = []
    if s.chest and distances.steps[GOLD] < FAR:
        found.append(chest(s, hero, distances.to(GOLD)))
    for at, monster in enumerate(s.monsters):
        if monster.hex != NO_HEX:
            way = beside(distances, monster.hex)
            if way.steps < FAR:
                found.append(hunt(s, hero, at, way))
    for other in s.heroes:
        if other.hex != NO_HEX and points(other) > points(hero):
            way = beside(distances, other.hex)
            if way.steps < FAR:
                found.append(ambush(s, hero, other, way))
    return found


def step_or(way: Distance, option: int) -> int:
    """The next step of a way, or `option` where the way is at its end."""
    return option if way.first == NOWHERE else CREEP * SPAN + way.first


def chest(s: Heldentaufe, hero: Hero, way: Distance) -> Prize:
    """HT-7.9  Three rolls, if one is not beaten on the way there; then one must come out."""
    arrive = survival(hearts_after(s, hero, way.steps))
    out = survival(hearts_after(s, hero, way.steps + most_ap(hero)))
    worth = arrive * CHEST_ROLLS * roll_worth(s, hero) - (1.0 - out) * defeat_price(s, hero)
    worth += last_points(s, hero, 2, out)
    return Prize(worth, way.steps, step_or(way, NOWHERE))


def survival(hearts: int) -> float:
    """The chance not to be defeated with `hearts` hearts left on average."""
    if hearts > 1:
        return 1.0
    return 0.75 if hearts == 1 else 0.4 if hearts == 0 else 0.1


def hunt(s: Heldentaufe, hero: Hero, at: int, way: Distance) -> Prize:
    """HT-8.9, HT-6.19  The top tooth and the slayer's reward, by the odds of the whole fight."""
    monster = s.monsters[at]
    ahead = sword_below(hero) - monster_sword(s, at)
    fights = monster.hearts / max(0.05, attack_odds(ahead))
    mine = max(1, hearts_after(s, hero, way.steps + fights))
    win = duel_odds(ahead, mine, monster.hearts)
    teeth = top_tooth(monster)
    if SLAYER_OF[at] in hero.hand.hidden_cards:
        teeth += REWARD_TEETH[SLAYER_OF[at]]
    worth = win * teeth - (1.0 - win) * defeat_price(s, hero) + last_points(s, hero, teeth, win)
    option = ATTACK * SPAN + FIRST_MONSTER + at
    return Prize(worth, way.steps + fights, step_or(way, option))


def ambush(s: Heldentaufe, hero: Hero, other: Hero, way: Distance) -> Prize:
    """HT-10.3  A richer hero's teeth for one's own; a defeat costs no equipment."""
    ahead = sword_below(hero) - sword_value(other)
    fights = other.hearts / max(0.05, attack_odds(ahead))
    mine = max(1, hearts_after(s, hero, way.steps + fights))
    win = duel_odds(ahead, mine, other.hearts)
    teeth = points(other) - points(hero)
    worth = win * teeth - (1.0 - win) * SETBACK + last_points(s, hero, teeth, win)
    return Prize(worth, way.steps + fights, step_or(way, ATTACK * SPAN + other.seat))


def last_points(s: Heldentaufe, hero: Hero, teeth: int, chance: float) -> float:
    """What the prize is worth more if these teeth are enough to win."""
    return FINISH * chance if teeth >= points_missing(s, hero) else 0.0


def best_prize(s: Heldentaufe, hero: Hero, distances: Distances) -> Prize | None:
    """The one that brings most for each action point."""
    best: Prize | None = None
    for prize in prizes(s, hero, distances):
        if best is None or prize.rate > best.rate:
            best = prize
    return best


def way_out(s: Heldentaufe, distances: Distances, homes: list[int], hurry: float) -> int:
    """A step towards the portal with the shortest way home; NOWHERE if there is none."""
    best, least = NOWHERE, float(FAR)
    for at, hex in enumerate(PORTAL_HEX):
        tile = s.surface.portals[at]
        if tile != NO_TILE and distances.steps[hex] < FAR:
            cost = distances.steps[hex] + hurry * homes[tile]
            if cost < least:
                best, least = step_or(distances.to(hex), ASCEND * SPAN + tile), cost
    return best
