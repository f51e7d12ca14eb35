"""Tuning: candidates on the same deals, a confirmation on others, and the file that they write."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import donjon
from donjon.arena.simulation import Fault, MatchOutcome
from donjon.arena.tune import (
    MissingPackage,
    Search,
    TuningSetup,
    checked_names,
    confirm,
    tune,
    value_at,
)
from donjon.arena.tuned_file import tuned_text
from donjon.arena.tuning_matches import (
    Meeting,
    TuningDeals,
    confirmation_of,
    meeting,
    play_deals,
    tuning_of,
    worth,
)
from donjon.kernel.tuning.read_weights import read_weights
from donjon.kernel.tuning.weight import Weight
from donjon.kernel.tuning.weight_file import TuningRun, WeightFile
from donjon.kernel.words.errors import BadContent, BadOptions
from donjon.kernel.words.message import Message
from donjon.testing.toy import GAME as TOY
from tests.arena.tunable_game import FILES
from tests.external_game import installed

OPTIONS = donjon.game("tales_of_glory").check_options({}, 2)
TALES = TuningSetup("tales_of_glory", ["way", "denial"], 2, OPTIONS, "1", 2, 2, 6)
GUESS = TuningSetup("guess", ["first", "second"], 2, {}, "1", 2, 25, 10)


@pytest.fixture
def guess(tmp_path: Path) -> Iterator[Path]:
    """The game whose best weights are known; its folder."""
    with installed(tmp_path, FILES):
        yield tmp_path / "donjon_guess"


@pytest.mark.usefixtures("guess")
@pytest.mark.parametrize("seats", [2, 3])
def test_better_weights_are_found_where_the_best_are_known(seats: int) -> None:
    setup = GUESS._replace(seats=seats)
    *_, last = tune(setup)
    assert last.number == 25
    assert last.values["first"] == pytest.approx(14, abs=1.5)
    assert last.values["second"] == pytest.approx(5, abs=1.5)
    meetings = [each for some in confirm(setup, last.values) for each in some]
    found = confirmation_of(meetings, seats)
    assert found is not None
    assert (found.matches, found.rate) == (12 if seats == 3 else 10, 1.0)
    assert found.holds


@pytest.mark.usefixtures("guess")
def test_only_the_named_weights_change() -> None:
    *_, last = tune(GUESS._replace(names=["second"], generations=8))
    assert last.values.keys() == {"second"}
    assert last.values["second"] == pytest.approx(5, abs=1.5)


def test_the_same_seed_finds_the_same_on_any_number_of_processes() -> None:
    one = list(tune(TALES))
    assert one[:1] == list(tune(TALES._replace(generations=1), jobs=2))
    assert one[:1] != list(tune(TALES._replace(generations=1, seed="2")))
    assert one[0].values != one[1].values


def test_a_deal_is_played_from_every_seat_and_the_same_weights_win_a_fair_share() -> None:
    deals = TuningDeals("tales_of_glory", 3, OPTIONS, "1")
    meetings = play_deals(deals, {}, 0, 2)
    assert len(meetings) == 6
    for deal in (meetings[:3], meetings[3:]):
        assert sum(each.share for each in deal) == pytest.approx(1)


def test_every_generation_and_the_confirmation_have_deals_of_their_own() -> None:
    used: list[TuningDeals] = []

    def playing(play: object, deals: list[TuningDeals], *more: object) -> list[list[Meeting]]:
        used.extend(deals)
        return [[Meeting(0.5, True, 0.0)] for _ in deals]

    search = Search(TALES)
    search.next_generation(playing)
    search.next_generation(playing)
    count = search.optimizer.population_size
    assert len({deals.seed for deals in used}) == 2
    assert used[0] == used[count - 1] != used[count]
    assert TALES.deals("confirmation").seed not in {deals.seed for deals in used}


def test_points_count_a_little_and_a_fault_loses() -> None:
    won, narrow = MatchOutcome(9, [30, 5], [0]), MatchOutcome(9, [30, 29], [0])
    assert worth([meeting(won, 0, 25.0)]) == pytest.approx(1.1)
    assert 1.0 < worth([meeting(narrow, 0, 25.0)]) < 1.01
    assert worth([meeting(won, 1, 25.0)]) == pytest.approx(-0.1)
    fault = MatchOutcome(0, [], [1], fault=Fault(0, Message("x")))
    assert worth([meeting(fault, 0, 25.0)]) == 0.0


def test_matches_that_nobody_wins_confirm_nothing() -> None:
    decided = [Meeting(1.0, True, 0.0)] * 60 + [Meeting(0.0, True, 0.0)] * 40
    found = confirmation_of(decided + [Meeting(0.0, False, 0.0)] * 100, 2)
    assert found is not None
    assert (found.matches, found.decided, found.rate) == (200, 100, 0.6)
    assert found.low == pytest.approx(0.502, abs=0.001)
    assert found.holds
    closer = confirmation_of(decided[1:], 2)
    assert closer is not None
    assert not closer.holds
    assert confirmation_of([Meeting(0.0, False, 0.0)], 2) is None


def test_values_are_rounded_and_stay_in_their_range() -> None:
    assert value_at(Weight("a", 0.0, 0.0, 2.0), 0.123456) == 0.247
    assert value_at(Weight("a", 0.0, -10.0, 10.0), 0.123456) == -7.53
    assert value_at(Weight("a", 0.0, 0.0, 0.02), 0.123456) == 0.00247
    assert value_at(Weight("a", 0.0, 0.2, 0.9), 1.0) == 0.9


RUN = TuningRun("donjon tune guess", "1.0", "2026-01-02", 3, 4, 50)


def test_the_file_keeps_its_comments_and_tells_the_run(guess: Path) -> None:
    """It is read again, and another run is added at its end."""
    file = guess / "weights.toml"
    before, table = file.read_text(), tuning_of(donjon.game("guess")).table
    found = confirmation_of([Meeting(1.0, True, 0.0)] * 3, 3)
    run = msgspec.structs.replace(RUN, confirmation=found)
    text = tuned_text(table, 3, {"first": 13.5, "second": 5.25}, run)
    assert file.read_text() == before
    assert "first = { at = [8.0, 9.0, 13.5], least = 0.0, most = 20.0 }  # 14 is best" in text
    assert "second = { at = 5.25, least = 0.0, most = 20.0 }  # 5 is best" in text
    file.write_text(text)
    again = read_weights(file, (1, 3))
    assert [each.value for each in again.at(3)] == [13.5, 5.25]
    assert [each.value for each in again.at(1)] == [8.0, 5.25]
    file.write_text(tuned_text(again, 2, {"first": 1.5}, RUN))
    runs = msgspec.convert(tomllib.loads(file.read_text()), WeightFile).runs
    assert runs == [run, RUN]


def test_a_file_in_another_form_is_refused(guess: Path) -> None:
    file = guess / "weights.toml"
    file.write_text("[weights.first]\nat = 1.0\nleast = 0.0\nmost = 2.0\n")
    with pytest.raises(BadContent, match="in one line"):
        tuned_text(read_weights(file, (1, 3)), 2, {"first": 1.5}, None)


def test_a_run_names_the_command_that_repeats_it() -> None:
    options = donjon.game("tales_of_glory").check_options({"quests": True}, 2)
    assert TALES._replace(options=options, seed="my seed").command == (
        "donjon tune tales_of_glory --seats 2 -n 2 --generations 2 --confirm 6 --seed 'my seed'"
        " --only way,denial --option quests=true"
    )
    every = checked_names("tales_of_glory", 2, [])
    assert "--only" not in TALES._replace(names=every).command


def test_an_unknown_weight_and_a_game_without_weights() -> None:
    with pytest.raises(BadOptions) as unknown:
        checked_names("tales_of_glory", 2, ["way", "luck"])
    assert "no weight “luck”" in unknown.value.translate("en")
    assert "majority_hope" in unknown.value.translate("fr")
    with pytest.raises(BadOptions) as without:
        tuning_of(TOY)
    assert without.value.translate("en") == "Three Chests has no weights that could be tuned."
    assert "n’a pas de poids à régler" in without.value.translate("fr")


def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)
    with pytest.raises(MissingPackage) as missing:
        next(tune(TALES))
    assert "pip install 'donjon[tune]'" in missing.value.translate("en")
    assert "pip install 'donjon[tune]'" in missing.value.translate("fr")
