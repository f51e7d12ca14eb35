"""Heldentaufe 4.8: fights by dice."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.mission_tables import SLAYER_OF
from donjon.games.heldentaufe.content.tables import BEST_TOOTH, COMBAT_FACES, FURY_BONUS, SEATS
from donjon.games.heldentaufe.content.underground_map import NEAR
from donjon.games.heldentaufe.model.fight import Fight
from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.rules.action_points import spend, sword_value
from donjon.games.heldentaufe.rules.hero_action import HeroAction
from donjon.games.heldentaufe.rules.missions.instant_missions import ClaimSlayer, may_hold
from donjon.games.heldentaufe.rules.teeth import pay_out, points
from donjon.games.heldentaufe.rules.underground.ascent_and_rebuild import monster_sword, top_tooth
from donjon.games.heldentaufe.rules.underground.defeat import defeat_by_foe, defeat_by_hero
from donjon.games.heldentaufe.rules.underground.fight_odds import attack_odds, throws_won
from donjon.games.heldentaufe.words import fight_events
from donjon.games.heldentaufe.words.figure_names import figure_id, figure_name
from donjon.kernel.words.message import Message

FIRST_MONSTER: Final[int] = SEATS
"""A figure is a seat, or this plus the number of a monster."""


@final
class Attack(HeroAction):
    """HT-8.1, HT-8.6, HT-A.5, HT-R36  Any figure on an adjacent hex, hero or monster."""

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if hero.hex == NO_HEX:
            return
        near = NEAR[hero.hex]
        for other in s.heroes:
            if other.hex != NO_HEX and near >> other.hex & 1:
                options.append(self.base + other.seat)
        for at, monster in enumerate(s.monsters):
            if monster.hex != NO_HEX and near >> monster.hex & 1:
                options.append(self.base + FIRST_MONSTER + at)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        spend(s)
        fight(s, hero.seat, n)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        return Message("ht-attack", {"figure": figure_name(s, n)})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [figure_id(n)]


def is_monster(figure: int) -> bool:
    """Whether a figure is a monster."""
    return figure >= FIRST_MONSTER


def strength(s: Heldentaufe, figure: int) -> int:
    """HT-8.7  The sword value."""
    if is_monster(figure):
        return monster_sword(s, figure - FIRST_MONSTER)
    return sword_value(s.heroes[figure])


def fight(s: Heldentaufe, attacker: int, defender: int) -> None:
    """HT-8.3 to HT-8.5  Die and sword value; the lower sum loses a heart, on a tie the defender."""
    dice = len(COMBAT_FACES)
    first, second = COMBAT_FACES[s.chance.below(dice)], COMBAT_FACES[s.chance.below(dice)]
    sword, other = strength(s, attacker), strength(s, defender)
    if s.journal is not None:
        note_fight(s, attacker, defender, (first, second), (sword, other))
    if first + sword >= second + other:
        lose_heart(s, defender, attacker)
    else:
        lose_heart(s, attacker, defender)


def note_fight(
    s: Heldentaufe, attacker: int, defender: int, dice: tuple[int, int], swords: tuple[int, int]
) -> None:
    """HT-8.4, HT-5.6  A fight is told with what it could have come to, also with a fury."""
    ahead = swords[0] - swords[1]
    furious = attack_odds(ahead + FURY_BONUS)
    fight = Fight(attacker, defender, dice, swords, throws_won(ahead), furious)
    fight_events.fought(s, fight)


def lose_heart(s: Heldentaufe, loser: int, winner: int) -> None:
    """HT-8.9, HT-8.12  At no heart a figure is defeated."""
    if is_monster(loser):
        monster = s.monsters[loser - FIRST_MONSTER]
        monster.hearts -= 1
        if monster.hearts == 0:
            defeat_monster(s, loser - FIRST_MONSTER, s.heroes[winner])
        return
    hero = s.heroes[loser]
    hero.hearts -= 1
    if hero.hearts > 0:
        return
    if is_monster(winner):
        defeat_by_foe(s, hero)
    else:
        defeat_by_hero(s, hero, s.heroes[winner])


def defeat_monster(s: Heldentaufe, at: int, hero: Hero) -> None:
    """HT-8.9, HT-8.11, HT-R20  It leaves the board and yields its top tooth, then the mission."""
    monster = s.monsters[at]
    monster.hex = NO_HEX
    tooth = top_tooth(monster)
    asked = may_hold(s, hero, [SLAYER_OF[at]])
    fight_events.monster_defeated(s, hero.seat, at, points(hero), asked)
    if tooth:
        monster.stack = monster.stack[:-1]
        hero.teeth[tooth] += 1
    elif s.house_rules.five_again:
        pay_out(s, hero, BEST_TOOTH)  # HT-R21
    if asked:
        s.owe(ClaimSlayer(hero.seat, at))
