"""A dungeon and its path as one thing that is handed in (MM-4.12, MM-I19)."""

from __future__ import annotations

import msgspec


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card (its face's id) with the quadrant of its upper left corner."""

    card: str
    x: int
    y: int
    turned: bool = False


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Placements, and the path in the catalogue's notation (4.18); no path is an empty text."""

    placements: list[Placement]
    path: str = ""


class PlanCheck(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of checking a plan: no fault, or the first one, with its rule and place.

    `card` is the number of the placement, `step` the number of the word in the path.
    """

    fault: str = ""
    rule: str = ""
    card: int | None = None
    step: int | None = None

    @property
    def is_legal(self) -> bool:
        """Whether the plan can be handed in."""
        return not self.fault
