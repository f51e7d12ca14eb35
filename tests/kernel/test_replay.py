"""A list of choices played again: forwards, backwards, and with its hashes checked."""

from __future__ import annotations

import pytest

from donjon import FastChance, Match
from donjon.kernel.match.replay import APART, Replay
from donjon.kernel.words.errors import BadRecord
from tests.kernel.custom_steps import Ask, game_of


def long_match() -> Match:
    """A match of more choices than lie between two kept moments."""
    steps = [Ask(n % 2, [1, 2, 3]) for n in range(2 * APART + 10)]
    match = Match(game_of([*steps]), seats=2, seed=4)
    chance = FastChance(5)
    while match.waiting:
        match.play(match.waiting[0], 1 + chance.below(3))
    return match


def test_it_goes_on_one_by_one_to_the_end() -> None:
    match = long_match()
    again = Replay(match.restarted(True), match.choices_made, match.hashes)
    count = 0
    while again.forward():
        count += 1
        assert again.at == count
    assert count == len(match.choices_made)
    assert again.match.hashes == match.hashes


@pytest.mark.parametrize("goes_back", [False, True])
def test_it_goes_anywhere_and_back(goes_back: bool) -> None:
    match = long_match()
    again = Replay(match.restarted(True), match.choices_made, match.hashes, goes_back)
    for at in (5, 100, APART + 3, APART, 3, 0, 2 * APART + 9, 10**6, APART - 1):
        there = min(at, len(match.choices_made))
        assert again.go_to(at).choices_made == match.choices_made[:there]
        assert again.match.hash() == match.replayed_to(there, False).hash()


def test_it_goes_on_from_where_a_match_stands() -> None:
    match = long_match()
    half = match.replayed_to(20, True)
    assert Replay(half, match.choices_made, match.hashes).go_to(30) is half
    assert half.hashes == match.hashes[:30]


def test_a_choice_that_is_not_open_names_its_step() -> None:
    match = long_match()
    made = match.choices_made[:]
    made[7] = (made[7][0], 9)
    with pytest.raises(BadRecord, match="8"):
        Replay(match.restarted(True), made, []).go_to(20)


def test_another_hash_names_its_step() -> None:
    match = long_match()
    hashes = [*match.hashes[:11], "0" * 12, *match.hashes[12:]]
    with pytest.raises(BadRecord, match="After choice 12"):
        Replay(match.restarted(True), match.choices_made, hashes).go_to(20)
