"""What a match is made with: names and seed are checked before it begins."""

from __future__ import annotations

from typing import Any

from donjon.kernel.rules.chance import new_seed
from donjon.kernel.rules.options import NAME_LENGTH, is_name
from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.message import Message


def check_names(names: list[Any], seats: int) -> list[str]:
    """What the seats are called: at most one short name each."""
    if len(names) > seats or not all(isinstance(name, str) and is_name(name) for name in names):
        raise BadOptions(Message("bad-names", {"seats": seats, "most": NAME_LENGTH}))
    return names[:]


def check_seed(seed: int | str | None) -> int | str:
    """A number (fast chance) or a text (sealed chance); None makes a new sealed seed."""
    if seed is None:
        return new_seed()
    if isinstance(seed, bool) or (seed < 0 if isinstance(seed, int) else not is_text(seed)):
        raise BadOptions(Message("bad-seed", {"seed": str(seed)}))
    return seed


def is_text(seed: str) -> bool:
    """Whether the seed is not empty and can be encoded: no lone surrogates."""
    return seed != "" and seed.encode(errors="replace").decode() == seed
