"""Heldentaufe 4.12 and 6.1: teeth, victory points, and change."""

from __future__ import annotations

from donjon.games.heldentaufe.content.tables import BEST_TOOTH
from donjon.games.heldentaufe.model.state import Heldentaufe, Hero
from donjon.games.heldentaufe.words import token_events


def points(hero: Hero) -> int:
    """HT-1.6, HT-12.1, HT-12.3  The values of a hero's teeth, and nothing else."""
    teeth = hero.teeth
    return teeth[1] + 2 * teeth[2] + 3 * teeth[3] + 4 * teeth[4] + 5 * teeth[5]


def pay_out(s: Heldentaufe, hero: Hero, n: int) -> None:
    """HT-6.8, HT-R18  The reserve pays `n` points, small teeth first, with change."""
    left = n
    while left > 0:
        value = 1 if s.teeth[1] > 0 else largest_tooth(s, left)
        if value > 0:
            s.teeth[value] -= 1
            hero.teeth[value] += 1
            left -= value
        elif gives_change(s, hero, left):
            left = 0
        elif not change_small_teeth(s, hero.seat):
            break
    token_events.teeth_gained(s, hero.seat, n - left)


def largest_tooth(s: Heldentaufe, most: int) -> int:
    """The largest precious tooth of the reserve worth at most `most`; 0 if there is none."""
    for value in range(min(most, BEST_TOOTH), 1, -1):
        if s.teeth[value] > 0:
            return value
    return 0


def gives_change(s: Heldentaufe, hero: Hero, n: int) -> bool:
    """HT-R18, step 3  The hero takes a tooth worth more and returns the rest in small ones."""
    for value in range(n + 1, BEST_TOOTH + 1):
        back = value - n
        if s.teeth[value] > 0 and hero.teeth[1] >= back:
            s.teeth[value] -= 1
            hero.teeth[value] += 1
            hero.teeth[1] -= back
            s.teeth[1] += back
            token_events.took_for_change(s, hero.seat, value, back)
            return True
    return False


def change_small_teeth(s: Heldentaufe, seat: int) -> bool:
    """HT-12.2, HT-R18, step 4  The hero with the most small teeth changes them for a large one."""
    seats = len(s.heroes)
    for small in range(most_small_teeth(s), 1, -1):
        for place in range(seats):
            hero = s.heroes[(seat + place) % seats]
            if hero.teeth[1] == small:
                value = largest_tooth(s, small)
                if value > 0:
                    hero.teeth[1] -= value
                    s.teeth[1] += value
                    s.teeth[value] -= 1
                    hero.teeth[value] += 1
                    token_events.exchanged_small(s, hero.seat, value)
                    return True
    return False


def most_small_teeth(s: Heldentaufe) -> int:
    """The largest number of small teeth that a hero has."""
    return max([hero.teeth[1] for hero in s.heroes])


def take_one(s: Heldentaufe, hero: Hero) -> bool:
    """HT-R18  One point leaves the hero and lies in the reserve as a small tooth, if it can."""
    while hero.teeth[1] == 0:
        value = breakable(s, hero)
        if value > 0:
            break_tooth(s, hero, value)
            return True
        if not change_small_teeth(s, hero.seat):
            return False
    hero.teeth[1] -= 1
    s.teeth[1] += 1
    return True


def may_take_one(s: Heldentaufe, hero: Hero) -> bool:
    """HT-R18  Whether a point can be taken; what would need others' change is tried out."""
    if hero.teeth[1] > 0:
        return True
    if points(hero) == 0:
        return False
    if breakable(s, hero) > 0:
        return True
    trial = s.clone()
    return take_one(trial, trial.heroes[hero.seat])


def breakable(s: Heldentaufe, hero: Hero) -> int:
    """HT-R18  The lowest tooth that the reserve can change so that one point is left over."""
    if s.teeth[1] == 0:
        return 0
    for value in range(2, BEST_TOOTH + 1):
        if hero.teeth[value] > 0 and sum(teeth_back(s, value)) > 0:
            return value
    return 0


def teeth_back(s: Heldentaufe, value: int) -> list[int]:
    """The change when one point of a tooth is paid, by value; [0] if there is no change."""
    back = [0] * (BEST_TOOTH + 1)
    left = value - 1
    for tooth in range(left, 0, -1):
        there = s.teeth[tooth] - 1 if tooth == 1 else s.teeth[tooth]  # one small tooth is paid
        while left >= tooth and there > 0:
            back[tooth] += 1
            there -= 1
            left -= tooth
    return back if left == 0 else [0]


def break_tooth(s: Heldentaufe, hero: Hero, value: int) -> None:
    """HT-R18  The tooth goes to the reserve, the change to the hero."""
    back = teeth_back(s, value)
    token_events.broke(s, hero.seat, value, back)
    hero.teeth[value] -= 1
    s.teeth[value] += 1
    for tooth in range(1, BEST_TOOTH):
        hero.teeth[tooth] += back[tooth]
        s.teeth[tooth] -= back[tooth]
