"""The work that the gate counts: it is the same each time, and counted between two marks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import donjon
from bench.gate.fingerprint import fingerprint
from bench.gate.live import LiveChoices
from bench.gate.marks import NoCounter, Perf, instructions_in
from bench.gate.play import Clones, GreedyPlay, RandomPlay
from bench.gate.scenes import Patches, Scenes
from bench.gate.work import Work
from donjon import Game

SOFTWARE, TASK_CLOCK = 1, 1
SMALL: list[tuple[Callable[[Game, Path], Work], int]] = [
    (lambda game, _: Clones(game, moments=3, choices_between=5, times=2), 6),
    (lambda game, _: Scenes(game, moments=2, choices_between=3), 2 * 3),
    (lambda game, _: Scenes(game, moments=2, choices_between=3, with_previous=False), 2 * 3),
    (lambda game, _: Patches(game, choices=6), 5 * 3),
    (lambda game, folder: LiveChoices(game, 8, folder), 8),
]


@pytest.mark.parametrize("name", donjon.all_games())
@pytest.mark.parametrize("number", range(len(SMALL)))
def test_the_work_can_be_done_again(name: str, number: int, tmp_path: Path) -> None:
    work_of, times = SMALL[number]
    work = work_of(donjon.game(name), tmp_path)
    for _ in range(2):
        work.ready()
        assert work.do() == times
    work.close()


@pytest.mark.parametrize("kind", [RandomPlay, GreedyPlay])
def test_matches_are_played_to_their_end(kind: type[RandomPlay | GreedyPlay]) -> None:
    game = donjon.game("tales_of_glory")
    one = kind(game, 1).do()
    assert kind(game, one).do() == one
    assert kind(game, one + 1).do() > one + 1


def test_the_total_of_a_profile_is_read() -> None:
    assert (
        instructions_in("version: 1\nevents: Ir\nsummary: 12\n\nfn=(1)\n1 12\n\ntotals: 12\n") == 12
    )
    with pytest.raises(NoCounter):
        instructions_in("version: 1\n")


def test_the_kernel_counts_between_two_marks() -> None:
    """Tested with the clock of the process, which every machine has; instructions work alike."""
    try:
        marks = Perf(SOFTWARE, TASK_CLOCK)
    except NoCounter as why:
        pytest.skip(str(why))
    marks.begin()
    assert sum(range(1000)) == 499500
    assert 0 < marks.end() < marks.read()


def test_the_counter_belongs_to_the_fingerprint() -> None:
    perf, callgrind = fingerprint("perf"), fingerprint("callgrind")
    assert perf.removeprefix("perf, Python 3.") == callgrind.removeprefix("callgrind, Python 3.")
