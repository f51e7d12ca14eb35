"""`donjon new-game`: the new game is found, played and tested at once; errors write nothing."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from donjon.terminal.new_game.game_name import names_of, possible_prefixes
from donjon.terminal.new_game.skeleton import renamed, skeleton, taken_classes
from tests.external_game import installed
from tests.terminal.run_command import Shell, environment_with, process


def run(*words: object, cwd: Path, **environment: str) -> str:
    """The output of a program, which must succeed."""
    done = subprocess.run(
        [sys.executable, *map(str, words)],
        capture_output=True, encoding="utf-8", env=environment_with(**environment), cwd=cwd,
        check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_installed_listed_played_and_tested(tmp_path: Path) -> None:
    """Every step is a process of its own, as for the author of a game."""
    outcome = process("new-game", "lost_city", "--into", tmp_path)
    assert outcome.code == 0
    for line in ("36 files", "pip install -e", "play lost_city", "-m pytest", "README.md"):
        assert line in outcome.out
    game, site = tmp_path / "lost_city", tmp_path / "site"
    pip = ("-m", "pip", "install", "-q", "--no-build-isolation", "--no-deps")
    run(*pip, "--disable-pip-version-check", "--target", site, game, cwd=tmp_path)
    path = os.pathsep.join([str(site), environment_with()["PYTHONPATH"]])
    assert "Lost City" in run("-m", "donjon", "games", cwd=tmp_path, PYTHONPATH=path)
    match = ("play", "lost_city", "--who", "greedy,random", "--seed", "3")
    assert "Round 3 of 3" in run("-m", "donjon", *match, cwd=tmp_path, PYTHONPATH=path)
    french = run("-m", "donjon", "rules", "LC-1.3", "--lang", "fr", cwd=tmp_path, PYTHONPATH=path)
    assert "un dé à six faces" in french
    assert "12 passed" in run("-m", "pytest", game, "-q", cwd=tmp_path, PYTHONPATH=path)


def test_a_broken_rule_fails_the_tests_that_were_written(tmp_path: Path, shell: Shell) -> None:
    """The suite finds a view that shows a secret."""
    shell("new-game", "lost_city", "--into", tmp_path)
    view = tmp_path / "lost_city" / "src" / "lost_city" / "view" / "build.py"
    honest = view.read_text("utf-8")
    view.write_text(honest.replace("seen_by(seat)", "seen_by(player.seat)"), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", str(tmp_path / "lost_city")],
        capture_output=True, encoding="utf-8", env=environment_with(), check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 1
    assert "no secret of another shows" in done.stdout


@pytest.mark.parametrize("name", ["lost_city", "goblins", "a1_b2"])
def test_the_new_files_pass_ruff_and_have_no_trace_of_the_toy(
    shell: Shell, tmp_path: Path, name: str
) -> None:
    assert shell("new-game", name, "--into", tmp_path).code == 0
    folder, ruff = tmp_path / name, ("-m", "ruff")
    plain = ("--isolated", "--no-cache", "--line-length", "100")
    run(*ruff, "check", *plain, "--select", "E,F,W,I,UP,B", ".", cwd=folder)
    run(*ruff, "format", *plain, "--check", ".", cwd=folder)
    for path in folder.rglob("*.*"):
        words = path.read_text("utf-8")
        for left in ("testing.toy", "ThreeChests", "Three Chests", "Trois coffres", "TY-", "ty-t"):
            assert left not in words, path
    assert "toy" not in {path.stem for path in folder.rglob("*")}


@pytest.mark.parametrize("name", ["player", "round", "view", "lucky_number"])
def test_a_name_that_is_a_class_of_the_toy_works(tmp_path: Path, name: str) -> None:
    game = names_of(name, taken_classes())
    files = {path.removeprefix("src/"): text for path, text in skeleton(game).items()}
    files[f"{name}-0.1.0.dist-info/METADATA"] = (
        f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n"
    )
    files[f"{name}-0.1.0.dist-info/entry_points.txt"] = f"[donjon.games]\n{name} = {name}:GAME\n"
    with installed(tmp_path, {path: text for path, text in files.items() if "/" in path}):
        import donjon

        match = donjon.Match(donjon.game(name), 3, seed=1)
        while match.waiting:
            match.play(match.waiting[0], 0)
        assert match.result is not None
        assert type(match.state()).__name__ == game.state_class


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "“” cannot be the name of a game"),
        ("Lost_City", "A name has small letters, digits and single underscores"),
        ("lost-city", "such as lost_city"),
        ("lost__city", "cannot be the name"),
        ("_lost", "cannot be the name"),
        ("2cities", "begins with a letter"),
        ("../lost", "cannot be the name"),
        ("cité", "cannot be the name"),
        ("a" * 31, "at most 30 signs"),
        ("class", "“class” is a word that Python or Donjon uses itself"),
        ("match", "uses itself"),
        ("json", "uses itself"),
        ("donjon", "uses itself"),
        ("clank", "There is a game called “clank” already"),
        ("pytest", "There is a Python package called “pytest” already"),
    ],
)
def test_an_impossible_name_is_refused(
    shell: Shell, tmp_path: Path, name: str, sentence: str
) -> None:
    outcome = shell("new-game", name, "--into", tmp_path)
    assert (outcome.code, outcome.out) == (2, "")
    assert sentence in outcome.err
    assert list(tmp_path.iterdir()) == []


def test_it_speaks_french(shell: Shell, tmp_path: Path) -> None:
    outcome = shell("new-game", "lost_city", "--into", tmp_path, "--lang", "fr")
    assert "Lost City est prêt : 36 fichiers" in outcome.out
    assert "Le tester :" in outcome.out
    again = shell("new-game", "lost_city", "--into", tmp_path, "--lang", "fr")
    assert "existe déjà, et rien n’a été écrit" in again.err
    assert "un jeu nommé « clank »" in shell("new-game", "clank", "--lang", "fr").err


@pytest.mark.parametrize("kind", ["folder", "file", "link"])
def test_an_existing_file_or_folder_is_left_alone(shell: Shell, tmp_path: Path, kind: str) -> None:
    there = tmp_path / "lost_city"
    if kind == "folder":
        there.mkdir()
    elif kind == "file":
        there.write_text("mine", "utf-8")
    else:
        there.symlink_to(tmp_path / "nowhere")
    outcome = shell("new-game", "lost_city", "--into", tmp_path)
    assert (outcome.code, outcome.out) == (1, "")
    assert "exists already, and nothing was written" in outcome.err
    assert list(tmp_path.iterdir()) == [there]
    assert kind != "folder" or list(there.iterdir()) == []


def test_a_folder_that_is_not_there_is_named(shell: Shell, tmp_path: Path) -> None:
    outcome = shell("new-game", "lost_city", "--into", tmp_path / "no" / "where")
    assert outcome.code == 1
    assert "cannot be written: there is no such file or folder." in outcome.err
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_no_half_of_a_game(shell: Shell, tmp_path: Path) -> None:
    written = Path.write_text

    def until_full(path: Path, text: str, *words: object, **named: object) -> int:
        if path.name == "parts.py":
            raise OSError(errno.ENOSPC, "No space left on device")
        return written(path, text, *words, **named)  # type: ignore[arg-type]

    shell.monkeypatch.setattr(Path, "write_text", until_full)
    outcome = shell("new-game", "lost_city", "--into", tmp_path)
    assert outcome.code == 1
    assert "the disk is full" in outcome.err
    assert list(tmp_path.iterdir()) == []


def test_rule_ids_have_letters_that_no_other_game_has() -> None:
    assert names_of("lost_city", ()).prefix == "LC"
    assert names_of("goblins", ()).prefix == "GO"
    assert names_of("dungeon_quest", ()).prefix == "DU"  # DQ is DragonQuest's
    assert names_of("c", ()).prefix == "CA"
    assert len({*possible_prefixes(["a1"])}) == 26 * 26


def test_a_possessive_follows_the_title() -> None:
    assert renamed("Three Chests' end", names_of("lost_city", ())) == "Lost City's end"
    assert renamed("Three Chests' end", names_of("goblins", ())) == "Goblins' end"
