"""What a rule knows of a great event: the facts that its great moment is drawn from."""

from __future__ import annotations

import msgspec

from donjon.kernel.journal.facts import Facts


class TakingFacts(msgspec.Struct, frozen=True, gc=False):
    """A tile that was chosen: who takes it, and who wanted it, too."""

    slot: int
    tile: int
    seat: int
    also: list[int]


class RevealFacts(Facts, frozen=True):
    """TG-3.5, TG-4.1, TG-5.1  All cards at once, in turn order; who is late must catch up."""

    order: list[int]
    takings: list[TakingFacts]
    late: list[int]


class LayingFacts(Facts, frozen=True):
    """TG-10.2  A tile lands on the map of its owner."""

    seat: int
    tile: int


class KeyFacts(Facts, frozen=True):
    """TG-11.1, TG-13.10  So many half-keys meet beside the tile that was laid."""

    seat: int
    n: int
    tile: int


class ChestFacts(Facts, frozen=True):
    """TG-12.2, TG-13.11  A chest opens."""

    seat: int
    chest: int


class EdgeFacts(Facts, frozen=True):
    """TG-14.1  A connector gives to who laid beside it."""

    seat: int
    edge: int


class GainFacts(Facts, frozen=True):
    """TG-13.5, TG-13.8  The gain of a tile or of a discard: how much of each kind."""

    seat: int
    sums: list[tuple[int, int]]


class ContestFacts(Facts, frozen=True):
    """TG-17.3 to TG-17.6  Everybody's amount of one of the resources, and who has the most."""

    resources: list[int]
    at: int
    amounts: list[int]
    holders: list[int]


class PrestigeFacts(msgspec.Struct, frozen=True, gc=False):
    """TG-22.10  The Prestige of a player by where it came from."""

    tiles: int
    chests: int
    edges: int
    majorities: int
    end: int
    all: int


class CountFacts(Facts, frozen=True):
    """TG-17.7 to TG-17.9, TG-22.10  Everybody's Prestige, after the contests of resources."""

    resources: list[int]
    prestige: list[PrestigeFacts]
