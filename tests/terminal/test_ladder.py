"""`donjon ladder`: a table or JSON of every pair, and clear errors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from donjon.bots import LEVELS
from donjon.bots.characters import CHARACTERS
from donjon.terminal.run.play_ladder import setup_of
from donjon.terminal.usage import WrongUsage
from tests.terminal.run_command import Shell

LADDER = ("ladder", "tales_of_glory", "--bots", "random,greedy", "-n", "4")


def test_the_table_names_both_bots_in_both_languages(shell: Shell) -> None:
    english, french = shell(*LADDER), shell(*LADDER, "--lang", "fr")
    assert english.code == french.code == 0
    assert "greedy" in english.out
    assert "100.0 %" in english.out
    assert "4 matches a pair: 2 deals" in english.out
    assert "100,0 %" in french.out
    assert "4 parties par paire : 2 donnes" in french.out


def test_json_has_every_pair(shell: Shell) -> None:
    found = json.loads(shell(*LADDER, "--json", "--seats", "3").out)
    assert (found["game"], found["seats"], found["deals"]) == ("tales_of_glory", 3, 2)
    pairs = [(pair["bot"], pair["against"]) for pair in found["pairs"]]
    assert pairs == [("random", "greedy"), ("greedy", "random")]


def test_challengers_sit_alone_among_the_others(shell: Shell) -> None:
    bots = ("--bots", "random,greedy,absent", "--challengers", "greedy", "--seats", "3")
    found = json.loads(shell("ladder", "tales_of_glory", *bots, "-n", "3", "--json").out)
    pairs = [(pair["bot"], pair["against"]) for pair in found["pairs"]]
    assert pairs == [("greedy", "random"), ("greedy", "absent")]
    wrong = ("ladder", "clank", "--bots", "random,greedy", "--challengers", "owl")
    english, french = shell(*wrong), shell(*wrong, "--lang", "fr")
    assert english.code == french.code == 2
    assert "owl is not among the bots of this ladder" in english.err
    assert "owl ne fait pas partie des robots de cette échelle" in french.err
    unknown = shell("ladder", "clank", "--challengers", "genius")
    assert unknown.code == 1
    assert "genius" in unknown.err


def test_all_stands_for_every_level_and_house_player() -> None:
    setup = setup_of("clank", ["all"], None, 2, [], "0", ["level4"])
    assert setup.bots == [*LEVELS, *CHARACTERS]
    assert len(setup.pairs) == len(setup.bots) - 1 == 11
    assert setup_of("clank", ["all,random"], None, 2, [], "0").bots[-1] == "random"
    with pytest.raises(WrongUsage):
        setup_of("clank", ["all,owl"], None, 2, [], "0")  # named twice


def test_matches_that_nobody_won_are_told_apart(shell: Shell) -> None:
    """In DragonQuest nobody may get out; where somebody always wins there is no such column."""
    words = ("ladder", "dragonquest", "--bots", "level2,random", "-n", "40")
    english, french = shell(*words, columns=120), shell(*words, "--lang", "fr", columns=120)
    assert "Of decided" in english.out
    assert "Décidées" in french.out
    [pair] = json.loads(shell(*words, "--json").out)["pairs"]
    assert pair["nobody"] > 0
    assert pair["decided"]["of"] == 40 - pair["nobody"]
    assert pair["decided"]["rate"] == pytest.approx(pair["wins"] / pair["decided"]["of"], abs=1e-6)
    share = 100 * pair["decided"]["rate"]
    assert f"{share:.1f} % (" in english.out
    assert pair["cpu"]["longest_turn"] > pair["cpu"]["turn"]
    assert "Of decided" not in shell(*LADDER).out


def test_a_search_with_a_style_meets_a_house_player(shell: Shell) -> None:
    """The commas of a style separate no bots; a wrong weight is told in the reader's language."""
    bots = "pip,search:worlds=8,spite=0.5,win=0.5"
    found = shell("ladder", "tales_of_glory", "--bots", bots, "-n", "2", "--json")
    [pair] = json.loads(found.out)["pairs"]
    assert (pair["bot"], pair["against"]) == ("search:worlds=8,spite=0.5,win=0.5", "pip")
    wrong = shell("ladder", "clank", "--bots", "pip,search:worlds=8,anger=1", "--lang", "fr")
    assert "il n’a pas de réglage « anger »" in wrong.err
    sat = shell("sim", "tales_of_glory", "-n", "1", "--who", "search:worlds=8,spite=1,pip")
    assert "A search:worlds=8,spite=1" in sat.out
    assert "B pip" in sat.out


def test_a_ladder_needs_two_bots_and_two_seats(shell: Shell) -> None:
    one = shell("ladder", "clank", "--bots", "greedy")
    assert one.code == 2
    assert "at least two different bots" in one.err
    twice = shell("ladder", "clank", "--bots", "greedy,random,greedy")
    assert "at least two different bots" in twice.err
    alone = shell("ladder", "dragonquest", "--seats", "1")
    assert alone.code == 2
    assert "at least two seats" in alone.err


def test_unknown_bots_and_numbers_below_one_are_refused(shell: Shell) -> None:
    unknown = shell("ladder", "clank", "--bots", "greedy,genius")
    assert unknown.code == 1
    assert "genius" in unknown.err
    assert "level4" in unknown.err
    assert shell(*LADDER[:4], "-n", "0").code == 2


def test_a_file_keeps_the_matches(shell: Shell, tmp_path: Path) -> None:
    """The second run reads them: even the times are the same."""
    file = tmp_path / "ladder.jsonl"
    first = shell(*LADDER, "--file", str(file), "--json")
    again = shell(*LADDER, "--file", str(file), "--json")
    assert (first.code, first.out) == (0, again.out)
    assert len(file.read_text().splitlines()) == 4


def test_a_file_that_does_not_fit_is_refused_in_both_languages(
    shell: Shell, tmp_path: Path
) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("milk\n")
    english = shell(*LADDER, "--file", str(notes))
    assert english.code == 1
    assert "line 1, is no match of a ladder" in english.err
    assert "ligne 1" in shell(*LADDER, "--file", str(notes), "--lang", "fr").err
    assert notes.read_text() == "milk\n"
    folder = shell(*LADDER, "--file", str(tmp_path))
    assert folder.code == 2
    assert str(tmp_path) in folder.err
