"""What a rule knows of a great event: the facts that its great moment is drawn from.

`bones` are the points of life of a hero, `boxes` those with which it came.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from donjon.kernel.journal.facts import Facts
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message


class WallGuessFacts(Facts, frozen=True):
    """DQ-4.4, DQ-4.5  The number that was said, and the tile; nobody may have kept it (DQ-19.2)."""

    seat: int
    named: int
    number: int
    keeper: int


class WallFacts(Facts, frozen=True):
    """DQ-4.11  A wall is drawn on a sheet."""

    seat: int
    square: int


class DangerDiceFacts(Facts, frozen=True):
    """DQ-8.1 to DQ-8.8  The movement dice, the danger dice, and what they come to."""

    seat: int
    movement: list[int]
    dice: list[int]
    met: int


class TrapFacts(Facts, frozen=True):
    """DQ-10.1 to DQ-10.5  A hero has fallen into a trap of a kind so many times, and lost bones.

    `points` are what is printed and what the wound dice show, `lost` how many bones there were.
    """

    seat: int
    kind: int
    times: int
    dice: list[int]
    points: int
    lost: int
    bones: int
    boxes: int


class FightFacts(Facts, frozen=True):
    """DQ-11.1, DQ-11.3  The blows of a monster: the wound dice of each and the points it cost.

    `before` are the bones that the hero had before the fight. It ends by a sword, by the hero's
    last bone, or by the skeleton's fifth skull.
    """

    seat: int
    monster: int
    dice: list[list[int]]
    points: list[int]
    before: int
    bones: int
    boxes: int
    end: Literal["sword", "bone", "skull"]


class WokenFacts(Facts, frozen=True):
    """DQ-7.4  What waits at the end of a find row wakes."""

    seat: int
    row: int
    kind: Literal["spider", "demon", "skeleton"]


class VenomFacts(Facts, frozen=True):
    """DQ-12.4 to DQ-12.6  The spider die is thrown."""

    seat: int
    face: int
    bones: int
    boxes: int


class DemonFacts(Facts, frozen=True):
    """DQ-12.8, DQ-12.12  A step of the demon onto a square; `prey` is that of the hero."""

    seat: int
    square: int
    prey: int


class ChamberFacts(Facts, frozen=True):
    """DQ-13.2  The dice of the treasure chamber; so many dragons had been set aside."""

    seat: int
    dice: bytes
    aside: int


class HeroLosses(msgspec.Struct, frozen=True, gc=False):
    """What the dragon takes from a hero: treasures with their names and gold, and coins."""

    seat: int
    treasures: list[int]
    names: list[Message]
    gold: list[int]
    coins: int


class DragonFacts(Facts, frozen=True):
    """DQ-15.1, DQ-15.2  The dragon wakes, for all who are inside."""

    losses: list[HeroLosses]


class BreathFacts(Facts, frozen=True):
    """DQ-15.3  The dragon breathes on a hero, and `later` on others: its dice and the wound dice.

    The bones are those before it.
    """

    seat: int
    dice: bytes
    wounds: list[int]
    later: list[int]
    bones: int
    boxes: int


class DeathFacts(Facts, frozen=True):
    """DQ-17.1, DQ-17.4  A hero dies, and its gold is lost."""

    seat: int
    cause: Message
    gold: int
    bones: int
    boxes: int


class EscapeFacts(Facts, frozen=True):
    """DQ-16.3, DQ-18.2  Out of the castle: the gold of treasures, coins and jewels.

    `riches` are the faces of what the hero carries.
    """

    seat: int
    gold: list[int]
    riches: list[Id]
    sun: int
    sun_boxes: int
    bones: int
