"""Finds all objects that can be reached from an object, to check that nothing hidden is."""

from __future__ import annotations

import gc
from types import FunctionType, ModuleType


def reachable(start: object) -> list[object]:
    """Everything that can be reached from an object, except code."""
    found: dict[int, object] = {}
    left = [start]
    while left:
        thing = left.pop()
        if id(thing) not in found and not isinstance(thing, ModuleType | FunctionType | type):
            found[id(thing)] = thing
            left += gc.get_referents(thing)
    return list(found.values())
