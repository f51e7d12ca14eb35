"""Copies of the state and its parts: made by donjon.clone_writer from the classes of this folder.

Do not edit: change the classes, then run `python -m donjon.clone_writer` on the game's folder, or
`make clones` for the games of Donjon.
"""

from __future__ import annotations

from donjon.games.tales_of_glory.model import state


def clone_state(old: state.TalesOfGlory) -> state.TalesOfGlory:
    """An independent copy."""
    new = state.TalesOfGlory(
        old.chance,
        old.variant,
        [clone_player(each) for each in old.players],
        [each.clone() for each in old.piles],
    )
    old.copy_kernel(new)
    new.phase = old.phase
    new.round = old.round
    new.first = old.first
    new.leader = old.leader
    new.claim = old.claim
    new.display = old.display[:]
    new.discard = old.discard[:]
    new.box = old.box
    return new


def clone_player(old: state.Player) -> state.Player:
    """An independent copy."""
    new = state.Player(old.seat, old.cells[:], old.open[:], old.later[:])
    new.coins = old.coins
    new.potions = old.potions
    new.combat = old.combat
    new.magic = old.magic
    new.from_tiles = old.from_tiles
    new.from_chests = old.from_chests
    new.from_edges = old.from_edges
    new.from_majorities = old.from_majorities
    new.from_end = old.from_end
    new.majorities = old.majorities
    new.grid = old.grid
    new.laid = old.laid
    new.opened = old.opened
    new.keys_lost = old.keys_lost
    new.card = old.card
    new.taken = old.taken
    new.slot = old.slot
    new.discards = old.discards
    new.quests = old.quests
    new.returned = old.returned
    return new
