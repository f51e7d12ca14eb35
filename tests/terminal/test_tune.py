"""`donjon tune`: the weights before and after, the file, Ctrl-C, and clear errors."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import donjon
from donjon.arena.tune import Generation, TuningSetup
from donjon.arena.tuning_matches import Meeting, confirmation_of, tuning_of
from donjon.terminal.run import tune_weights
from donjon.terminal.run.tune_weights import Tuned, tuned_file
from donjon.terminal.translator import Translator
from tests.terminal.run_command import Shell

TUNE = ("tune", "tales_of_glory", "-n", "2", "--generations", "2", "--confirm", "4")
TUNE_ONE = (*TUNE, "--only", "way")
TUNE_TWO = (*TUNE, "--only", "way,denial")
OPTIONS = donjon.game("tales_of_glory").check_options({}, 2)
SETUP = TuningSetup("tales_of_glory", ["way"], 2, OPTIONS, "1", 2, 2, 4)
FOUND = Generation(2, {"way": 0.5}, 24)
FILE = tuning_of(donjon.game("tales_of_glory")).table.file


def test_the_file_is_printed_and_the_result_told_in_both_languages(shell: Shell) -> None:
    before = FILE.read_bytes()
    english, french = shell(*TUNE_ONE), shell(*TUNE_ONE, "--lang", "fr")
    assert english.code == french.code == 0
    assert tomllib.loads(english.out)["runs"][0]["generations"] == 2
    assert english.out == french.out
    assert "Before" in english.err
    assert "2 generations, 16 matches." in english.err
    assert "of 4 matches; 50.0 % would be" in english.err
    assert "is not shown: keep those" in english.err
    assert "Avant" in french.err
    assert "2 générations, 16 parties." in french.err
    assert "Rien ne montre" in french.err
    assert FILE.read_bytes() == before


def test_a_file_is_written_only_where_it_is_named(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "tuned.toml"
    done = shell(*TUNE_TWO, "--write", file)
    assert (done.code, done.out) == (0, "")
    assert f"Written to {file}" in done.err.replace("\n", "")
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    present = tomllib.loads(FILE.read_text(encoding="utf-8"))
    changed = [
        name for name in present["weights"] if content["weights"][name] != present["weights"][name]
    ]
    assert changed == ["way", "denial"]
    assert content["runs"][0]["command"].startswith("donjon tune tales_of_glory --seats 2 -n 2")


def test_the_date_is_given_and_a_run_may_lack_a_confirmation() -> None:
    tuned = Tuned(SETUP, FOUND, None)
    run = tomllib.loads(tuned_file(tuned, "2026-01-02"))["runs"][-1]
    assert (run["date"], run["matches"]) == ("2026-01-02", 24)
    assert "confirmation" not in run
    lines = tune_weights.confirmation_lines(None, Translator("en"))
    assert "not confirmed" in lines[0]


def test_better_weights_are_called_better() -> None:
    found = confirmation_of([Meeting(1.0, True, 0.0)] * 20, 2)
    assert "are better" in tune_weights.confirmation_lines(found, Translator("en"))[1]
    assert "sont meilleurs" in tune_weights.confirmation_lines(found, Translator("fr"))[1]


def interrupted(*found: object) -> Iterator[object]:
    yield from found
    raise KeyboardInterrupt


def test_ctrl_c_keeps_what_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    some = [Meeting(1.0, True, 0.0)] * 2
    monkeypatch.setattr(tune_weights, "tune", lambda setup, jobs: interrupted(FOUND))
    monkeypatch.setattr(tune_weights, "confirm", lambda setup, values, jobs: interrupted(some))
    tuned = tune_weights.run(SETUP, 1, Translator("en"))
    assert tuned.found == FOUND
    assert tuned.confirmation is not None
    assert tuned.confirmation.matches == 2


def test_ctrl_c_before_anything_was_found(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune_weights, "tune", lambda setup, jobs: interrupted())
    assert shell(*TUNE).code == 1


def test_clear_errors(shell: Shell, tmp_path: Path) -> None:
    assert "at least two seats" in shell("tune", "dragonquest", "--seats", "1").err
    assert (
        "au moins deux places" in shell("tune", "dragonquest", "--seats", "1", "--lang", "fr").err
    )
    assert "no weight “luck”" in shell(*TUNE, "--only", "luck").err
    assert shell(*TUNE[:2], "--generations", "0").code == 2
    assert shell(*TUNE_TWO, "-j", "0").code == 2
    folder = shell(*TUNE_TWO, "--write", tmp_path)
    assert folder.code == 2
    assert str(tmp_path) in folder.err
    missing = tmp_path / "nowhere" / "weights.toml"
    assert shell(*TUNE_TWO, "--write", missing).code == 2
