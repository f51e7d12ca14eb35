"""What a rule knows of a great event: the facts that its great moment is drawn from.

A `hero` is a kind of hero, a `spot` is where it happened.
"""

from __future__ import annotations

import msgspec

from donjon.kernel.journal.facts import Facts
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message


class TileFacts(Facts, frozen=True):
    """HT-3.3, HT-4.3  A tile of a kind is turned."""

    seat: int
    hero: int
    tile: int
    spot: Id


class DangerFacts(Facts, frozen=True):
    """HT-7.7  A danger token is turned where it lies."""

    seat: int
    hero: int
    hex: int
    is_armed: bool


class TrapFacts(Facts, frozen=True):
    """HT-7.7, HT-R6  A trap has taken a heart: so many are left."""

    seat: int
    hero: int
    hearts: int
    spot: Id
    ends_turn: bool


class ChestFacts(Facts, frozen=True):
    """HT-7.9  The chest is opened."""

    seat: int
    hero: int


class TreasureFacts(Facts, frozen=True):
    """HT-4.10  The treasure die shows a face."""

    seat: int
    face: int
    spot: Id


class MissionFacts(Facts, frozen=True):
    """HT-6.2, HT-6.8, HT-6.9  A mission is fulfilled, for so many teeth or else a piece.

    `face` is that of its card. `is_there`: the reserve has such a piece.
    """

    seat: int
    hero: int
    card: int
    face: Id
    two_food: bool
    teeth: int
    piece: int
    is_there: bool
    spot: Id


class TheftFacts(Facts, frozen=True):
    """HT-6.15  A thief's card is shown, and a point changes hands."""

    seat: int
    hero: int
    victim: int
    other: int
    card: int
    face: Id
    spot: Id


class FighterFacts(msgspec.Struct, frozen=True, gc=False):
    """HT-8.7  One who fights, with die and sword, and the hearts before the fight.

    `kind` is that of the hero, or the number of the monster. `worn` is the sword of a hero and
    `belt` the potion, which is drunk when it is `used`; `top` is the tooth on top of a monster.
    """

    figure: int
    kind: int
    hearts: int
    die: int
    sword: int
    wins: bool
    worn: int
    belt: int
    used: bool
    top: int


class FightFacts(Facts, frozen=True):
    """HT-8.3 to HT-8.5  A fight where the defender stands, and what had to be expected.

    `won` tells for each pair of dice, that of the attacker first, whether the attacker wins;
    `furious` is the attacker's chance with a raging fury.
    """

    attacker: FighterFacts
    defender: FighterFacts
    won: list[bool]
    furious: float
    spot: Id


class MonsterFallFacts(Facts, frozen=True):
    """HT-8.9 to HT-8.11  A monster falls and yields a tooth; under it lies the `following` one.

    `points` are those of the hero before; `may_claim`: a slayer may show the mission now (HT-R20).
    """

    seat: int
    hero: int
    monster: int
    top: int
    following: int
    won: int
    points: int
    may_claim: bool
    spot: Id


class HeroFallFacts(Facts, frozen=True):
    """HT-10.2, HT-10.5  A hero falls to a monster or a trap and returns all tokens, by their faces.

    `placers` say where it wakes up. `one_heart`: it does so with one heart (HT-V.2).
    """

    seat: int
    hero: int
    tokens: list[Id]
    points: int
    placers: list[int]
    one_heart: bool
    spot: Id


class HeroFallToFacts(Facts, frozen=True):
    """HT-10.3, HT-10.4  A hero falls to another; `mine` are its points, `theirs` of the winner."""

    seat: int
    hero: int
    winner: int
    other: int
    mine: int
    theirs: int
    one_heart: bool
    spot: Id


class WakingFacts(Facts, frozen=True):
    """HT-10.8  A defeated hero wakes up on a tile of a kind."""

    seat: int
    hero: int
    tile: int
    spot: Id


class DisputeFacts(Facts, frozen=True):
    """HT-9.10 to HT-9.12  Seats throw dice for a hero who wakes up, or for the command."""

    seats: list[int]
    rolls: list[int]
    woken: int | None
    has_chief: bool


class CommandFacts(Facts, frozen=True):
    """HT-9.2, HT-9.8, HT-9.9  Who commands the monsters and why; who has named whom."""

    seat: int
    why: Message
    votes: list[tuple[int, int]]
    has_chief: bool
