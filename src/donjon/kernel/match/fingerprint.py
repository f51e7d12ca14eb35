"""A short hash of everything in a state, the same interpreted and compiled."""

from __future__ import annotations

import hashlib

from donjon.kernel.rules.chance import Chance, key_of
from donjon.kernel.rules.contents import attributes, contents, is_vec
from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.rules.state import State


def fingerprint(s: State, key: str) -> str:
    """Twelve hexadecimal digits; keyed, so that they tell nothing before the seed is known."""
    keyed = hashlib.blake2b(contents(s).encode(), digest_size=6, key=key_of(key))
    return keyed.hexdigest()


def shared(one: object, other: object) -> list[str]:
    """Where two states share something that can change: a clone must share nothing."""
    found: list[str] = []
    compare(one, other, "", found)
    return found


def compare(one: object, other: object, path: str, found: list[str]) -> None:
    """Walk two objects side by side and note what is the same mutable object in both."""
    if one is None or isinstance(one, (bool, int, str, bytes, tuple, Immutable)):
        return
    if one is other:
        found.append(path)
    elif isinstance(one, list) and isinstance(other, list):
        for index, (left, right) in enumerate(zip(one, other, strict=False)):
            compare(left, right, f"{path}[{index}]", found)
    elif isinstance(one, dict) and isinstance(other, dict):
        for key in one:
            compare(one[key], other.get(key), f"{path}[{key!r}]", found)
    elif not isinstance(one, Chance) and not is_vec(one):
        for name in attributes(one):
            compare(getattr(one, name), getattr(other, name), f"{path}.{name}", found)
