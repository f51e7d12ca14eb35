"""Chance: the only source of randomness, in three kinds that give unbiased numbers.

Fast for simulation, sealed for live matches, scripted for tests. Interpreted and compiled
runs give the same numbers: 64-bit arithmetic is masked by hand.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
SPAN: Final = 1 << 32


class Chance:
    """Where dice, bags and shuffles come from; `drawn` counts the numbers handed out."""

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def word(self) -> int:
        """The next 32 random bits."""
        raise NotImplementedError

    def clone(self) -> Chance:
        """The same source at the same place."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely (multiply and reject)."""
        self.drawn += 1
        product = self.word() * n
        if (product & WORD) < n:
            floor = (SPAN - n) % n
            while (product & WORD) < floor:
                product = self.word() * n
        return product >> 32

    def draw(self, bag: list[int]) -> int:
        """Take one thing out of a bag with `bag[kind]` things of each kind; returns its kind."""
        left = self.below(sum(bag))
        kind = 0
        while left >= bag[kind]:
            left -= bag[kind]
            kind += 1
        bag[kind] -= 1
        return kind

    def shuffle(self, pile: list[int]) -> None:
        """Bring a pile into random order."""
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]


@final
class FastChance(Chance):
    """sfc32, for simulation: 3 ns a number when compiled; a watcher could foretell it."""

    def __init__(self, seed: int) -> None:
        super().__init__(0)
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = (seed >> 64) & WORD
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> int:
        return self.turn()

    def turn(self) -> i64:
        """One turn of the generator."""
        out: i64 = (self.a + self.b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & 0xFFFFFFFF)) & 0xFFFFFFFF
        c: i64 = self.c
        self.c = ((((c << 21) & 0xFFFFFFFF) | (c >> 11)) + out) & 0xFFFFFFFF
        return out

    def below(self, n: int) -> int:
        """As every chance, without boxing a number on the way."""
        self.drawn += 1
        span: i64 = n
        product: i64 = self.turn() * span
        if (product & 0xFFFFFFFF) < span:
            floor: i64 = (0x100000000 - span) % span
            while (product & 0xFFFFFFFF) < floor:
                product = self.turn() * span
        return product >> 32

    def clone(self) -> Chance:
        twin = FastChance(0)
        twin.drawn = self.drawn
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin


@final
class SealedChance(Chance):
    """A keyed BLAKE2b stream, for live matches: earlier numbers tell nothing about later ones."""

    def __init__(self, seed: str) -> None:
        super().__init__(0)
        self.seed: Final = seed
        self.block = 0
        self.words: list[int] = []

    def word(self) -> int:
        if not self.words:
            self.words = block_of_words(self.seed, self.block)
            self.block += 1
        return self.words.pop()

    def clone(self) -> Chance:
        twin = SealedChance(self.seed)
        twin.drawn = self.drawn
        twin.block = self.block
        twin.words = self.words[:]
        return twin


@final
class ScriptedChance(Chance):
    """For tests: gives the numbers of a script; asking for more is an error."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(0)
        self.numbers = numbers

    def below(self, n: int) -> int:
        if self.drawn >= len(self.numbers):
            raise IndexError(f"the script has {len(self.numbers)} numbers, one more is asked for")
        number = self.numbers[self.drawn]
        if not 0 <= number < n:
            raise ValueError(f"number {self.drawn} of the script is {number}, not below {n}")
        self.drawn += 1
        return number

    def clone(self) -> Chance:
        twin = ScriptedChance(self.numbers[:])
        twin.drawn = self.drawn
        return twin


def block_of_words(seed: str, block: int) -> list[int]:
    """Sixteen 32-bit words of the sealed stream, the first one last."""
    keyed = hashlib.blake2b(block.to_bytes(8, "little"), key=key_of(seed), person=b"donjon-chance")
    digest = keyed.digest()
    return [int.from_bytes(digest[at : at + 4], "little") for at in range(60, -1, -4)]


def key_of(seed: str) -> bytes:
    """A seed as the key of a hash, which takes at most 64 bytes."""
    key = seed.encode()
    return key if len(key) <= 64 else hashlib.blake2b(key).digest()


def new_seed() -> str:
    """A fresh seed for a sealed match: 256 bits that nobody knows."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """The seed's hash: shown before the first choice, checked against the seed after the last."""
    return hashlib.blake2b(seed.encode(), digest_size=32, person=b"donjon-seed").hexdigest()


def chance_of(seed: int | str) -> Chance:
    """A number seeds fast chance, a text seals."""
    if isinstance(seed, int):
        return FastChance(seed)
    return SealedChance(seed)
