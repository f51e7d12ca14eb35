"""A ladder: every pair of bots on the same deals, in every seat."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import donjon
from donjon.arena.ladder import (
    CHUNK,
    LadderSetup,
    SeatOutcome,
    pair_summary,
    play_ladder,
    play_pair,
)
from donjon.arena.simulation import MatchOutcome
from donjon.arena.stored_matches import StoredMatches
from donjon.arena.summary import wilson, win_rate
from donjon.arena.timed_bot import ThinkingTime
from donjon.bots import Bot, Knowledge
from donjon.bots.find_bot import BOTS
from donjon.kernel.words.errors import BadRecord

OPTIONS = donjon.game("tales_of_glory").check_options({}, 2)
WITH_QUESTS = donjon.game("tales_of_glory").check_options({"quests": True}, 2)
DUEL = LadderSetup("tales_of_glory", ["random", "greedy"], 2, 6, OPTIONS, "1")


def outcome(winners: list[int], scores: list[int]) -> MatchOutcome:
    times = [ThinkingTime(1.0, 4, 2, 0.75 + seat / 10) for seat in range(len(scores))]
    return MatchOutcome(10, scores, winners, times=times)


def test_every_deal_is_played_from_every_seat() -> None:
    """A deal has the same number in all of them, and the last deal is not cut off."""
    assert DUEL.deals == 3
    assert LadderSetup("clank", ["random", "greedy"], 4, 6, {}, "1").deals == 2
    played = play_pair(DUEL, "greedy", "random", jobs=1)
    assert [each.seat for each in played] == [0, 0, 0, 1, 1, 1]
    scores = [each.outcome.scores for each in played]
    same = LadderSetup("tales_of_glory", ["greedy", "greedy"], 2, 6, OPTIONS, "1")
    mirrored = [each.outcome.scores for each in play_pair(same, "greedy", "greedy", jobs=1)]
    assert mirrored[:3] == mirrored[3:]
    assert scores[:3] != scores[3:]


def test_everybody_meets_everybody() -> None:
    bots = ["level1", "level2", "level3"]
    duels = LadderSetup("clank", bots, 2, 10, {}, "1").pairs
    assert duels == [("level2", "level1"), ("level3", "level1"), ("level3", "level2")]
    fours = LadderSetup("clank", bots, 4, 10, {}, "1").pairs
    assert len(fours) == 6
    assert ("level1", "level3") in fours


def test_challengers_alone_meet_the_others() -> None:
    """At more than two seats they alone sit among the others; two of them meet once in a duel."""
    bots = ["level1", "level2", "level3", "owl"]
    fours = LadderSetup("clank", bots, 4, 10, {}, "1", ["level3"])
    assert fours.pairs == [("level3", "level1"), ("level3", "level2"), ("level3", "owl")]
    both = fours._replace(challengers=["owl", "level3"])
    assert len(both.pairs) == 6
    assert {one for one, _ in both.pairs} == {"owl", "level3"}
    duels = both._replace(seats=2).pairs
    assert len(duels) == 5
    assert len({frozenset(pair) for pair in duels}) == 5
    assert all({"owl", "level3"} & {*pair} for pair in duels)


def test_shares_of_wins_points_and_times() -> None:
    """A shared win counts by its share; the others of more than two seats count together."""
    played = [
        SeatOutcome(0, outcome([0], [30, 10, 20])),
        SeatOutcome(1, outcome([1, 2], [10, 20, 20])),
        SeatOutcome(2, outcome([], [0, 0, 0])),
        SeatOutcome(2, outcome([0], [30, 3, 3])),
    ]
    found = pair_summary("mine", "yours", 3, played)
    assert (found.matches, found.wins, found.wins_against, found.nobody) == (4, 1.5, 1.5, 1)
    assert found.rate == 0.375
    assert found.rate_low < 0.375 < found.rate_high
    assert found.decided == win_rate(1.5, 3)
    assert found.decided.rate == 0.5
    assert found.fair == pytest.approx(1 / 3, abs=1e-6)
    assert found.score == pytest.approx((30 + 20 + 0 + 3) / 4)
    assert found.score_against == pytest.approx((15 + 15 + 0 + 16.5) / 4)
    assert (found.cpu.choice, found.cpu.turn, found.cpu.longest_turn) == (250.0, 500.0, 950.0)
    assert found.cpu_against == found.cpu


def test_a_match_that_nobody_won_does_not_weaken_a_bot() -> None:
    """Two of three decided matches are two thirds, however many nobody won; of none all is open."""
    decided = [SeatOutcome(0, outcome([0], [1, 0]))] * 2 + [SeatOutcome(0, outcome([1], [0, 1]))]
    nobody = [SeatOutcome(0, outcome([], [0, 0]))] * 9
    few, many = (pair_summary("mine", "yours", 2, each) for each in (decided, decided + nobody))
    assert (few.decided.of, few.decided.rate) == (3, 0.666667)
    assert many.decided == few.decided == win_rate(2.0, 3)
    assert (few.decided.low, few.decided.high) == (few.rate_low, few.rate_high) == wilson(2.0, 3)
    assert many.rate == pytest.approx(1 / 6, abs=1e-6)
    none = pair_summary("mine", "yours", 2, nobody).decided
    assert (none.of, none.rate, none.low, none.high) == (0, 0.0, 0.0, 1.0)


def test_a_stronger_bot_climbs() -> None:
    (pair,) = play_ladder(DUEL)
    assert (pair.bot, pair.against, pair.matches) == ("greedy", "random", 6)
    assert pair.wins == 6.0
    assert pair.score > pair.score_against
    assert 0.0 < pair.cpu_against.choice < pair.cpu.choice < pair.cpu.turn
    assert pair.cpu.turn <= pair.cpu.longest_turn


def test_processes_change_nothing_but_times() -> None:
    one, two = list(play_ladder(DUEL, 1)), list(play_ladder(DUEL, 2))
    assert [(pair.wins, pair.score) for pair in one] == [(pair.wins, pair.score) for pair in two]


def test_a_stored_match_is_not_played_again(tmp_path: Path) -> None:
    """What an earlier run has played stays as it is; a longer run adds what is missing."""
    path = tmp_path / "ladder.jsonl"
    short = list(play_ladder(DUEL._replace(matches=2), 1, StoredMatches(path, "1.0")))
    first = path.read_bytes()
    assert first.count(b"\n") == 2
    longer = list(play_ladder(DUEL, 1, StoredMatches(path, "1.0")))
    assert path.read_bytes().startswith(first)
    assert path.read_bytes().count(b"\n") == 6
    assert longer[0].matches == 6
    assert list(play_ladder(DUEL._replace(matches=2), 1, StoredMatches(path, "1.0"))) == short
    again = list(play_ladder(DUEL, 1, StoredMatches(path, "1.0")))
    assert again == longer  # the times, too: nothing was played
    played = list(play_ladder(DUEL))
    assert [(pair.wins, pair.score) for pair in played] == [(longer[0].wins, longer[0].score)]


class MoodyBot(Bot):
    """Follows the policy, and fails in about every second match."""

    def choose(self, known: Knowledge) -> int:
        if known.chance.below(25) == 0:
            raise RuntimeError("no more")
        return known.policy_choice()


def test_a_match_with_a_fault_is_stored_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ladder that goes on plays no deal twice, whatever has become of the deals before it."""
    monkeypatch.setitem(BOTS, "moody", MoodyBot)
    setup = DUEL._replace(bots=["greedy", "moody"], matches=16)
    path = tmp_path / "ladder.jsonl"
    (first,) = play_ladder(setup, 1, StoredMatches(path, "1.0"))
    assert 0 < first.faults < 16
    whole = path.read_bytes()
    assert whole.count(b"\n") == 16
    (again,) = play_ladder(setup, 1, StoredMatches(path, "1.0"))
    assert again == first
    assert path.read_bytes() == whole
    deals = [(match["seat"], match["deal"]) for match in map(json.loads, whole.splitlines())]
    assert sorted(deals) == [(seat, deal) for seat in (0, 1) for deal in range(8)]


@pytest.mark.parametrize(
    ("other", "version"),
    [
        (DUEL, "1.1"),
        (DUEL._replace(seed="2"), "1.0"),
        (DUEL._replace(bots=["absent", "greedy"]), "1.0"),
        (DUEL._replace(options=WITH_QUESTS), "1.0"),
    ],
)
def test_a_stored_match_counts_for_its_own_series_alone(
    tmp_path: Path, other: LadderSetup, version: str
) -> None:
    path = tmp_path / "ladder.jsonl"
    list(play_ladder(DUEL, 1, StoredMatches(path, "1.0")))
    list(play_ladder(other, 1, StoredMatches(path, version)))
    assert path.read_bytes().count(b"\n") == 12
    assert len(StoredMatches(path, "1.0").series) == 4


def test_a_ladder_that_was_stopped_is_fair_to_both_bots(tmp_path: Path) -> None:
    """Some deals are played from every seat before the next ones begin."""
    path = tmp_path / "ladder.jsonl"
    list(play_ladder(DUEL._replace(matches=4 * CHUNK), 1, StoredMatches(path, "1.0")))
    places = [
        (match["deal"] // CHUNK, match["seat"])
        for match in map(json.loads, path.read_text().splitlines())
    ]
    assert places == [(part, seat) for part in (0, 1) for seat in (0, 1) for _ in range(CHUNK)]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    list(play_ladder(DUEL, 1, StoredMatches(path, "1.0")))
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    stored = StoredMatches(path, "1.0")
    assert path.read_bytes() == b"".join(whole.splitlines(keepends=True)[:-1])
    (pair,) = play_ladder(DUEL, 1, stored)
    assert pair.matches == 6
    assert path.read_bytes().count(b"\n") == 6


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("my notes\nthe end")
    with pytest.raises(BadRecord) as refused:
        StoredMatches(path, "1.0")
    assert refused.value.message.key == "bad-ladder-file"
    assert path.read_text() == "my notes\nthe end"
