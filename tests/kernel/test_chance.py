"""Chance: the numbers are known, unbiased, and the same interpreted and compiled."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from donjon.kernel.rules.chance import (
    Chance,
    FastChance,
    ScriptedChance,
    SealedChance,
    chance_of,
    commitment,
    new_seed,
)

FAST_DICE = [4, 5, 2, 5, 5, 4, 2, 2, 4, 2, 1, 5, 2, 5, 3, 3, 0, 2, 4, 2]
FAST_THOUSANDS = [885, 553, 941, 328, 32, 745]
SEALED_DICE = [1, 0, 5, 2, 5, 0, 4, 0, 3, 0, 4, 5, 3, 1, 3, 1, 0, 1, 1, 1]
SHUFFLED_AND_DRAWN = ([6, 7, 4, 8, 0, 2, 1, 9, 5, 3], [2, 0, 2, 2, 0, 0, 2])
COMMITMENT = "a1be522c8010c3b5958e8486c5ea5156f8c25894fe52374b0e7fd0fd2dbb0a2c"
CHI_SQUARE = {5: 25.7, 36: 77.4, 23: 56.2}  # degrees of freedom: passed by 9,999 fair in 10,000


def numbers(chance: Chance, n: int, count: int) -> list[int]:
    return [chance.below(n) for _ in range(count)]


def sfc32(seed: int) -> list[int]:
    """The first 100 words by the published algorithm, warmed up by twelve."""
    a, b, c, counter = seed % 2**32, (seed >> 32) % 2**32, (seed >> 64) % 2**32, 1
    words = []
    for _ in range(112):
        word = (a + b + counter) % 2**32
        counter += 1
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = (((c << 21) | (c >> 11)) + word) % 2**32
        words.append(word)
    return words[12:]


def below(words: list[int], bits: int, n: int) -> int | None:
    """Multiply and reject as published; None when there are not enough words."""
    for word in words:
        if word * n % 2**bits >= 2**bits % n:
            return word * n >> bits
    return None


class TestKnownAnswers:
    def test_fast(self) -> None:
        assert numbers(FastChance(7), 6, 20) == FAST_DICE
        assert numbers(FastChance(2**95 + 12345), 1000, 6) == FAST_THOUSANDS

    def test_sealed(self) -> None:
        assert numbers(SealedChance("donjon"), 6, 20) == SEALED_DICE

    def test_commitment(self) -> None:
        assert commitment("donjon") == COMMITMENT

    def test_piles_and_bags(self) -> None:
        chance = FastChance(3)
        pile = list(range(10))
        chance.shuffle(pile)
        bag = [3, 0, 4]
        assert (pile, [chance.draw(bag) for _ in range(7)]) == SHUFFLED_AND_DRAWN
        assert bag == [0, 0, 0]

    @pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64 + 5, 2**96 - 1])
    def test_fast_is_sfc32(self, seed: int) -> None:
        chance = FastChance(seed)
        assert [chance.word() for _ in range(100)] == sfc32(seed)

    def test_sealed_is_a_keyed_stream(self) -> None:
        stream = b"".join(
            hashlib.blake2b(
                block.to_bytes(8, "little"), key=b"key", person=b"donjon-chance"
            ).digest()
            for block in range(3)
        )
        words = [int.from_bytes(stream[at : at + 4], "little") for at in range(0, len(stream), 4)]
        chance = SealedChance("key")
        assert [chance.word() for _ in words] == words


class TestUnbiased:
    @pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 11, 13, 16, 37, 63, 64])
    def test_every_number_has_equally_many_words(self, n: int) -> None:
        counts = Counter(below([word], 6, n) for word in range(2**6))
        counts.pop(None, None)
        assert set(counts.values()) == {2**6 // n}
        assert sorted(str(number) for number in counts) == sorted(str(i) for i in range(n))

    @pytest.mark.parametrize("chance", [FastChance(11), SealedChance("eleven")])
    @pytest.mark.parametrize("n", [2, 3, 6, 1000, 3 * 2**29, 2**31 - 1])
    def test_numbers_are_drawn_by_multiply_and_reject(self, chance: Chance, n: int) -> None:
        chance = chance.clone()
        for _ in range(60):
            words = chance.clone()
            assert chance.below(n) == below([words.word() for _ in range(40)], 32, n)

    def test_rejected_words_count_as_one_draw(self) -> None:
        chance = FastChance(5)
        numbers(chance, 3 * 2**29, 100)  # one word in four is rejected
        assert chance.drawn == 100

    @pytest.mark.parametrize("chance", [FastChance(2024), SealedChance("2024")])
    @pytest.mark.parametrize("n", [6, 37])
    def test_chi_square(self, chance: Chance, n: int) -> None:
        counts = Counter(numbers(chance.clone(), n, 200 * n))
        assert sum((counts[i] - 200) ** 2 / 200 for i in range(n)) < CHI_SQUARE[n - 1]

    @pytest.mark.parametrize("chance", [FastChance(99), SealedChance("99")])
    def test_every_order_of_a_pile_is_equally_likely(self, chance: Chance) -> None:
        chance = chance.clone()
        counts: Counter[tuple[int, ...]] = Counter()
        for _ in range(24 * 100):
            pile = [1, 2, 3, 4]
            chance.shuffle(pile)
            counts[tuple(pile)] += 1
        assert len(counts) == 24
        assert sum((count - 100) ** 2 / 100 for count in counts.values()) < CHI_SQUARE[23]

    def test_draws_from_a_bag_are_proportional_to_its_contents(self) -> None:
        chance = FastChance(8)
        first = Counter(chance.draw([1, 0, 2, 3]) for _ in range(6000))
        assert first[1] == 0
        expected = {0: 1000, 2: 2000, 3: 3000}
        assert sum((first[k] - n) ** 2 / n for k, n in expected.items()) < 18.5


class TestClone:
    @pytest.mark.parametrize(
        "chance",
        [FastChance(4), SealedChance("four"), ScriptedChance([n % 5 for n in range(60)])],
    )
    def test_a_clone_continues_with_the_same_numbers_independently(self, chance: Chance) -> None:
        numbers(chance, 6, 21)
        twin = chance.clone()
        ahead = numbers(twin, 6, 30)
        assert chance.drawn == 21
        assert twin.drawn == 51
        assert numbers(chance, 6, 30) == ahead


class TestScripted:
    def test_it_gives_the_numbers_of_the_script(self) -> None:
        chance = ScriptedChance([0, 5, 2])
        assert [chance.below(6), chance.below(6), chance.below(3)] == [0, 5, 2]

    @pytest.mark.parametrize("number", [6, -1, 100])
    def test_it_refuses_a_number_out_of_range(self, number: int) -> None:
        chance = ScriptedChance([1, number])
        chance.below(6)
        with pytest.raises(ValueError, match=f"number 1 of the script is {number}, not below 6"):
            chance.below(6)
        assert chance.drawn == 1

    def test_it_refuses_to_draw_more_than_the_script_has(self) -> None:
        chance = ScriptedChance([3])
        chance.below(6)
        with pytest.raises(IndexError, match="the script has 1 numbers"):
            chance.below(6)
        assert chance.drawn == 1

    def test_a_pile_is_shuffled_by_the_script(self) -> None:
        pile = [1, 2, 3]
        ScriptedChance([0, 0]).shuffle(pile)
        assert pile == [2, 3, 1]


class TestSeeds:
    def test_a_number_is_fast_and_a_text_sealed(self) -> None:
        assert isinstance(chance_of(7), FastChance)
        assert isinstance(chance_of("7"), SealedChance)

    def test_different_seeds_differ(self) -> None:
        fast = [tuple(numbers(FastChance(seed), 1000, 8)) for seed in range(200)]
        sealed = [tuple(numbers(SealedChance(str(seed)), 1000, 8)) for seed in range(200)]
        assert len({*fast, *sealed}) == 400

    def test_long_seeds_differ_also_at_their_end(self) -> None:
        one, other = "x" * 64 + "1", "x" * 64 + "2"
        assert numbers(SealedChance(one), 1000, 8) != numbers(SealedChance(other), 1000, 8)

    def test_a_commitment_tells_seeds_apart(self) -> None:
        assert len({commitment(str(seed)) for seed in range(200)}) == 200
        assert commitment("x" * 64 + "1") != commitment("x" * 64 + "2")

    def test_a_commitment_is_not_the_stream(self) -> None:
        stream = SealedChance("seed")
        words = b"".join(word.to_bytes(4, "little") for word in (stream.word() for _ in range(8)))
        assert commitment("seed") != words.hex()

    def test_a_new_seed_is_256_bits(self) -> None:
        seeds = {new_seed() for _ in range(20)}
        assert len(seeds) == 20
        assert all(len(seed) == 64 and int(seed, 16) >= 0 for seed in seeds)


def test_neighbouring_seeds_are_not_alike() -> None:
    """The first die of seeds 0, 1, 2, … is as fair as the dice of one seed."""
    firsts = Counter(FastChance(seed).below(6) for seed in range(1200))
    assert sum((firsts[i] - 200) ** 2 / 200 for i in range(6)) < CHI_SQUARE[5]
    counts = Counter((FastChance(s).below(6), FastChance(s + 1).below(6)) for s in range(1800))
    assert sum((counts[i, j] - 50) ** 2 / 50 for i in range(6) for j in range(6)) < 75.0
