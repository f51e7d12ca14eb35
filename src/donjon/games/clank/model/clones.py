"""Copies of the state and its parts: made by donjon.clone_writer from the classes of this folder.

Do not edit: change the classes, then run `python -m donjon.clone_writer` on the game's folder, or
`make clones` for the games of Donjon.
"""

from __future__ import annotations

from donjon.games.clank.model import state


def clone_state(old: state.Clank) -> state.Clank:
    """An independent copy."""
    new = state.Clank(
        old.chance,
        old.card_effects,
        old.dungeon,
        old.guard,
        old.banished_count,
        [clone_thief(each) for each in old.thieves],
        clone_turn_resources(old.resources),
        old.deck.clone(),
        old.row[:],
        old.dungeon_discard[:],
        old.removed_cards[:],
        old.reserve[:],
        old.bag[:],
        old.cubes_set_aside[:],
        old.secrets[:],
    )
    old.copy_kernel(new)
    new.active = old.active
    new.first = old.first
    new.rage = old.rage
    new.unused = old.unused
    new.spent = old.spent
    new.artifacts = old.artifacts
    new.idols = old.idols
    new.stock = old.stock
    new.symbol = old.symbol
    new.runner = old.runner
    new.countdown = old.countdown
    return new


def clone_thief(old: state.Thief) -> state.Thief:
    """An independent copy."""
    new = state.Thief(old.seat, old.deck.clone(), old.hand.clone(), old.played[:], old.discard[:])
    new.status = old.status
    new.room = old.room
    new.supply = old.supply
    new.clank = old.clank
    new.damage = old.damage
    new.gold = old.gold
    new.artifacts = old.artifacts
    new.idols = old.idols
    new.items = old.items
    new.secrets = old.secrets
    new.mastery = old.mastery
    new.turns = old.turns
    return new


def clone_turn_resources(old: state.TurnResources) -> state.TurnResources:
    """An independent copy."""
    new = state.TurnResources(old.companions[:], old.waiting[:], old.per_clank[:], old.banishes[:])
    new.skill = old.skill
    new.swords = old.swords
    new.boots = old.boots
    new.teleports = old.teleports
    new.credit = old.credit
    new.added = old.added
    new.gold_gains = old.gold_gains
    new.gold_bonus = old.gold_bonus
    new.gem_discount = old.gem_discount
    new.exhausted = old.exhausted
    new.crystal_proof = old.crystal_proof
    new.monster_proof = old.monster_proof
    return new
