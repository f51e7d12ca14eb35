"""Saving after every choice, and resuming a match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from donjon.kernel.words.errors import BadRecord
from donjon.registry import replay
from donjon.terminal.ask.seating import seating_by_names
from donjon.terminal.run.saved_records import load, save
from tests.terminal.run_command import ONES, Shell, match_after, saved

DQ = ("play", "dragonquest", "--seats", "1", "--seed", "2")


def test_a_resumed_match_continues_as_if_never_interrupted(shell: Shell, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    shell(*DQ, "--save", whole, typed=ONES)
    shell(*DQ, "--save", parts, typed="1\n" * 5)
    assert not replay(parts.read_bytes()).is_over
    shell("play", "--resume", parts, typed="1\n" * 9)
    shell("play", parts, typed=ONES)
    assert parts.read_text() == whole.read_text()


def test_every_choice_is_on_disk_before_the_next_is_asked(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    shell(*DQ, "--save", path, typed="1\n1\n")  # the input ends without a q
    assert len(replay(path.read_bytes()).choices_made) >= 2
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


def test_an_existing_file_is_never_overwritten(shell: Shell, tmp_path: Path) -> None:
    path = saved(match_after(20), tmp_path / "match.json")
    before = path.read_text()
    outcome = shell(*DQ, "--save", path, typed="1\n")
    assert outcome.code == 1
    assert f"{path} exists already." in outcome.err
    other = saved(match_after(5), tmp_path / "other.json")
    assert shell("play", other, "--save", path, typed="1\n").code == 1
    assert path.read_text() == before


def test_a_resumed_match_may_be_saved_to_another_file(shell: Shell, tmp_path: Path) -> None:
    path = saved(match_after(20), tmp_path / "match.json")
    before = path.read_text()
    shell("play", path, "--save", tmp_path / "copy.json", typed="1\nq\n")
    assert path.read_text() == before
    assert len(load(tmp_path / "copy.json").choices) > 20


def test_a_resumed_match_may_name_its_own_file(shell: Shell, tmp_path: Path) -> None:
    path = saved(match_after(20), tmp_path / "match.json")
    outcome = shell("play", path, "--save", path, typed="q\n")
    assert outcome.code == 0
    assert len(replay(path.read_bytes()).choices_made) >= 20


def test_bots_of_a_saved_match_are_known_by_name_or_given_again(
    shell: Shell, tmp_path: Path
) -> None:
    assert seating_by_names(["Anna", "Greedy B", "Random C"], 4) == [
        "person", "greedy", "random", "person",
    ]  # fmt: skip
    path = saved(match_after(20), tmp_path / "match.json")
    assert shell("play", path, "--who", "random,random,random").code == 0
    assert replay(path.read_bytes()).is_over


def test_a_finished_match_shows_its_end(shell: Shell, finished: Path) -> None:
    outcome = shell("play", finished)
    assert outcome.code == 0
    assert "Place" in outcome.out


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    path = saved(match_after(3), tmp_path / "match.json")
    before = path.read_text()
    record = match_after(4).record()
    (tmp_path / "file").write_text("")
    for wrong in (tmp_path / "nowhere" / "x.json", tmp_path / "file" / "x.json", tmp_path):
        with pytest.raises(BadRecord, match="cannot be written"):
            save(record, wrong)
    assert path.read_text() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file", "match.json"]


@pytest.mark.parametrize("content", ["", "{}", "[1]", "no json", '{"format": 1}', "\x00"])
def test_garbage_is_refused_with_a_sentence(shell: Shell, tmp_path: Path, content: str) -> None:
    path = tmp_path / "garbage.json"
    path.write_text(content)
    for command in ("verify", "replay", "play"):
        outcome = shell(command, path, "--lang", "fr")
        assert outcome.code == 1
        assert "Ceci n’est pas un enregistrement" in outcome.err


def test_tampering_is_found_at_its_step(shell: Shell, tmp_path: Path, finished: Path) -> None:
    record = json.loads(finished.read_text())
    record["hashes"][6] = "0" * len(record["hashes"][6])
    path = tmp_path / "tampered.json"
    path.write_text(json.dumps(record))
    outcome = shell("verify", path)
    assert outcome.code == 1
    assert "7" in outcome.err
    record = json.loads(finished.read_text())
    record["seed"] = 8
    path.write_text(json.dumps(record))
    assert shell("verify", path).code == 1


def test_verify_says_what_was_checked(shell: Shell, tmp_path: Path, finished: Path) -> None:
    count = len(load(finished).choices)
    good = shell("verify", finished, "--lang", "fr")
    assert good.code == 0
    assert f"{count} choix et leurs empreintes sont justes." in good.out
    path = saved(match_after(3), tmp_path / "open.json")
    assert "The match is not over." in shell("verify", path).out
