"""Finds what a state hides by reflection: where two states differ, and what is not declared."""

from __future__ import annotations

from typing import Any

from donjon.kernel.journal.journal import Journal
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.contents import OBJECT, attributes, contents, kind_of
from donjon.kernel.rules.hidden import EVERYONE, Hand, Pile, Secret
from donjon.kernel.rules.immutable import BoxContent, Immutable, Recomputed
from donjon.kernel.rules.state import State
from donjon.kernel.rules.step import Step

POISON = 251  # no card, tile or token has this number


def can_change(thing: object) -> bool:
    """Whether it is an object with attributes that clones do not share: a state, a player."""
    return kind_of(thing) == OBJECT and not isinstance(thing, Immutable)


def differences(one: object, two: object, name: str = "") -> set[str]:
    """Where two states differ, by the names of attributes: `thieves.hand`."""
    if isinstance(one, Chance | Journal | BoxContent | Recomputed):
        return set()
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        return {each for left, right in zip(one, two) for each in differences(left, right, name)}
    if type(one) is type(two) and (can_change(one) or isinstance(one, Step | Secret)):
        return {
            each
            for part in attributes(one)
            for each in differences(
                getattr(one, part), getattr(two, part), f"{name}.{part}" if name else part
            )
        }
    return set() if contents(one) == contents(two) else {name}


def poison(s: State, viewer: int) -> int:
    """Write an impossible number into every place unknown to the viewer; returns how many."""
    places = [place for place in s.hidden_places() if not place.is_known_to(viewer)]
    for place in places:
        place.fill([POISON] * len(place.items()))
    return len(places)


def undeclared(thing: Any, name: str = "") -> set[str]:
    """The piles, hands and secrets of a poisoned state that `hidden_places` does not name."""
    if isinstance(thing, Pile | Hand):
        return {name} if set(thing.hidden_cards) - {POISON} else set()
    if isinstance(thing, Secret):
        is_hidden = thing.keeper != EVERYONE and set(thing.hidden_values) - {POISON}
        return {name} if is_hidden else set()
    if isinstance(thing, list):
        return {each for item in thing for each in undeclared(item, name)}
    if can_change(thing):
        parts = [part for part in attributes(thing) if part != "owed"]
        return {
            each
            for part in parts
            for each in undeclared(getattr(thing, part), f"{name}.{part}" if name else part)
        }
    return set()
