"""The form of the file of measured tempers. Structs stay interpreted, so it stands apart."""

from __future__ import annotations

import msgspec


class TemperFigure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure of a character, how far it is from the twin's, and the 95 % interval of that."""

    name: str
    mean: float
    difference: float
    low: float
    high: float


class MeasuredTemper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a character with this style played a game, and its twin in its place on the same deals.

    The twin is the bot that thinks as long without a temper. All other seats are level 2.
    """

    character: str
    game: str
    style: str
    twin: str
    seats: int
    matches: int
    seed: str
    figures: list[TemperFigure]


class MeasuredTempers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that was measured."""

    measured: list[MeasuredTemper] = []
