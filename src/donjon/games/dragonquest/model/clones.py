"""Copies of the state and its parts: made by donjon.clone_writer from the classes of this folder.

Do not edit: change the classes, then run `python -m donjon.clone_writer` on the game's folder, or
`make clones` for the games of Donjon.
"""

from __future__ import annotations

from donjon.games.dragonquest.model import state


def clone_state(old: state.DragonQuest) -> state.DragonQuest:
    """An independent copy."""
    new = state.DragonQuest(old.chance, old.variant, [clone_hero(each) for each in old.heroes])
    old.copy_kernel(new)
    new.active = old.active
    new.first = old.first
    new.objects = old.objects
    new.treasures = old.treasures
    new.skip_markers = old.skip_markers
    new.spider_tiles = old.spider_tiles
    new.demon_tiles = old.demon_tiles
    new.aside = old.aside
    new.tile = old.tile
    new.dice = old.dice[:]
    new.throws = old.throws
    new.chamber_dice = old.chamber_dice
    return new


def clone_hero(old: state.Hero) -> state.Hero:
    """An independent copy."""
    new = state.Hero(old.seat)
    new.status = old.status
    new.death = old.death
    new.suns = old.suns
    new.sun_boxes = old.sun_boxes
    new.bones = old.bones
    new.bones_lost = old.bones_lost
    new.square = old.square
    new.line = old.line
    new.stops = old.stops
    new.marks = old.marks[:]
    new.blocked = old.blocked
    new.been = old.been
    new.has_left = old.has_left
    new.leaving = old.leaving
    new.exempt = old.exempt
    new.finds = old.finds
    new.rows = old.rows
    new.traps = old.traps
    new.danger = old.danger
    new.skip = old.skip
    new.objects = old.objects
    new.treasures = old.treasures
    new.potions = old.potions
    new.coins_50 = old.coins_50
    new.coins_100 = old.coins_100
    new.crossed_50 = old.crossed_50
    new.crossed_100 = old.crossed_100
    new.bitten = old.bitten
    new.spider_tile = old.spider_tile
    new.demon = old.demon
    new.demon_line = old.demon_line
    new.demon_sun = old.demon_sun
    new.demon_tile = old.demon_tile
    return new
