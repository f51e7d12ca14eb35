"""The weights of a policy, as their file has them and as a policy takes them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.tuning.weight import Weight
from donjon.kernel.tuning.weight_file import WeightEntry
from donjon.kernel.words.errors import BadContent
from donjon.kernel.words.message import Message


@final
class WeightTable(Immutable):
    """The weights of a policy, for every number of seats of the game."""

    def __init__(self, file: Path, seats: tuple[int, int], entries: dict[str, WeightEntry]) -> None:
        self.file: Final = file
        self.seats: Final = seats
        self.entries: Final = entries

    def at(self, seats: int) -> list[Weight]:
        """All weights for a number of seats, in the order of the file."""
        place = seats - self.seats[0]
        return [
            Weight(name, values_of(entry, self.seats)[place], entry.least, entry.most)
            for name, entry in self.entries.items()
        ]


def values_of(entry: WeightEntry, seats: tuple[int, int]) -> list[float]:
    """The value of a weight for each number of seats."""
    if isinstance(entry.at, list):
        return entry.at
    return [entry.at] * (seats[1] - seats[0] + 1)


@final
class WeightValues(Immutable):
    """The values of weights by name, for a policy that is made with them."""

    def __init__(self, weights: list[Weight]) -> None:
        self.by_name: Final = {weight.name: weight.value for weight in weights}

    def of(self, name: str) -> float:
        """The value of a weight; `BadContent` if there is none."""
        value = self.by_name.get(name)
        if value is None:
            raise BadContent(Message("missing-weight", {"name": name}))
        return value
