"""What a rule knows of a great event: the facts that its great moment is drawn from."""

from __future__ import annotations

from donjon.kernel.journal.facts import Facts
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message


class CubeFacts(Facts, frozen=True):
    """CL-15.4 to CL-15.8  The dragon attacks: the cubes in the order in which they were drawn.

    `hearts` are those of each thief before it, None of one who is not inside. `rage` and `danger`
    are why so many cubes were drawn. `bag` is what is left, by whose cubes they are.
    """

    cubes: list[int]
    hearts: list[int | None]
    rage: int
    danger: int
    bag: list[int]


class RageFacts(Facts, frozen=True):
    """CL-12.5  The rage marker stands on another space."""

    space: int


class ArtifactFacts(Facts, frozen=True):
    """CL-12.2  An artifact is stolen."""

    seat: int
    artifact: int


class SecretFacts(Facts, frozen=True):
    """CL-13.2  A secret is turned up in a room."""

    seat: int
    kind: int
    room: Id


class GoodsFacts(Facts, frozen=True):
    """CL-9.4  Something of the market is bought."""

    seat: int
    item: int


class BeatenMonsterFacts(Facts, frozen=True):
    """CL-8.3  A monster of the row is defeated."""

    seat: int
    kind: int


class LeavingFacts(Facts, frozen=True):
    """CL-17.1  A thief is out, with a mastery token."""

    seat: int


class FallFacts(Facts, frozen=True):
    """CL-17.4  A thief falls in a room; `hearts` are those that it had left."""

    seat: int
    hearts: int
    room: Message
    is_rescued: bool


class CountdownFacts(Facts, frozen=True):
    """CL-18.1  The countdown begins."""

    seat: int
