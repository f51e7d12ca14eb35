"""Copies of the state and its parts: made by donjon.clone_writer from the classes of this folder.

Do not edit: change the classes, then run `python -m donjon.clone_writer` on the game's folder, or
`make clones` for the games of Donjon.
"""

from __future__ import annotations

from donjon.games.heldentaufe.model import state


def clone_state(old: state.Heldentaufe) -> state.Heldentaufe:
    """An independent copy."""
    new = state.Heldentaufe(
        old.chance,
        old.house_rules,
        [clone_hero(each) for each in old.heroes],
        [clone_monster(each) for each in old.monsters],
        old.reserve[:],
        old.potions[:],
        old.teeth[:],
        old.stack.clone(),
        old.pile.clone(),
    )
    old.copy_kernel(new)
    new.surface = old.surface
    new.box = old.box
    new.discard = old.discard[:]
    new.danger = old.danger
    new.chest = old.chest
    new.reshuffled = old.reshuffled
    new.target = old.target
    new.first = old.first
    new.round = old.round
    new.winner = old.winner
    new.chief = old.chief
    new.commander = old.commander
    new.monster_ap = old.monster_ap
    new.votes = old.votes[:]
    new.fallen = old.fallen
    new.active = old.active
    new.spent = old.spent
    new.ap_lost = old.ap_lost
    new.turn_over = old.turn_over
    new.arrived = old.arrived
    new.traded = old.traded
    new.gathered = old.gathered
    new.free_acts = old.free_acts
    return new


def clone_hero(old: state.Hero) -> state.Hero:
    """An independent copy."""
    new = state.Hero(old.seat, old.pack[:], old.worn[:], old.teeth[:], old.hand.clone())
    new.kind = old.kind
    new.hearts = old.hearts
    new.tile = old.tile
    new.hex = old.hex
    new.packed = old.packed
    new.belt = old.belt
    new.used = old.used
    new.reds_dealt = old.reds_dealt
    new.blues_dealt = old.blues_dealt
    new.defeats = old.defeats
    return new


def clone_monster(old: state.Monster) -> state.Monster:
    """An independent copy."""
    return state.Monster(old.hex, old.hearts, old.stack)
