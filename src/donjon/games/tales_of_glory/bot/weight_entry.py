"""The form of the file of weights. Structs stay interpreted, so it stands apart."""

from __future__ import annotations

import msgspec


class WeightEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weight: its value at 2, 3, 4 and 5 seats, and the range in which a search may try it."""

    at: list[float]
    least: float
    most: float
