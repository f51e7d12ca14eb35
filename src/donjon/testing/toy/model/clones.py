"""Copies of the state and its parts: made by donjon.clone_writer from the classes of this folder.

Do not edit: change the classes, then run `python -m donjon.clone_writer` on the game's folder, or
`make clones` for the games of Donjon.
"""

from __future__ import annotations

from donjon.testing.toy.model import state


def clone_state(old: state.ThreeChests) -> state.ThreeChests:
    """An independent copy."""
    new = state.ThreeChests(old.chance, old.rounds, [clone_player(each) for each in old.players])
    old.copy_kernel(new)
    new.round = old.round
    return new


def clone_player(old: state.Player) -> state.Player:
    """An independent copy."""
    new = state.Player(old.seat)
    new.lucky = old.lucky
    new.chest = old.chest
    new.wins = old.wins
    new.coins = old.coins
    return new
