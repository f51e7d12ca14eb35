"""Help, version, languages and exit codes."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.run_command import Shell, environment_with, measured, process

COMMANDS = ["games", "play", "sim", "replay", "verify", "solve", "rules", "new-game", "bench"]


def test_help_names_every_command_in_both_languages(shell: Shell) -> None:
    english, french = shell("--help"), shell("--help", "--lang", "fr")
    assert english.code == french.code == 0
    assert all(
        f" {command} " in english.out and f" {command} " in french.out for command in COMMANDS
    )
    assert "Show the version" in english.out
    assert "Montrer la version" in french.out


def test_help_follows_the_locale(shell: Shell) -> None:
    shell.monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Commandes" in shell("--help").out
    shell.monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Commands" in shell("--help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_its_parameters(shell: Shell, command: str) -> None:
    page = shell(command, "--help", "--lang", "fr")
    assert page.code == 0
    assert "--lang" in page.out
    assert "La langue" in page.out


def test_the_version_is_printed(shell: Shell) -> None:
    outcome = shell("--version")
    assert outcome.code == 0
    assert outcome.out.strip()[0].isdigit()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nonsense"], "« nonsense » ne veut rien dire ici."),
        (["play", "--wat"], "« --wat » ne veut rien dire ici."),
        (["play", "dragonquest", "--seats", "x"], "--seats ne peut pas être « x »."),
        (["verify"], "Il manque quelque chose"),
        (["play", "clank", "--seed", "1", "--seed", "2"], "--seed est donné deux fois."),
        (["verify", "a", "b"], "« b » ne veut rien dire ici."),
        (["play", "dragonquest", "--option", "x"], "Une option s’écrit nom=valeur"),
        (["sim", "dragonquest", "--who", "person"], "Seuls des robots jouent ici"),
        (["sim", "dragonquest", "-n", "0"], "Au moins une partie"),
    ],
)
def test_wrong_usage_is_code_2_with_a_sentence(
    shell: Shell, words: list[str], sentence: str
) -> None:
    outcome = shell(*words, "--lang", "fr")
    assert outcome.code == 2
    assert sentence in outcome.err
    assert outcome.out == ""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "There is no game “chess”."),
        (["sim", "chess"], "There is no game “chess”."),
        (["play", "dragonquest", "--seats", "9"], "9"),
        (["play", "dragonquest", "--who", "alice"], "Nobody is called “alice”."),
        (["play", "dragonquest", "--seats", "1", "--who", "person,greedy"], "only 1 seat."),
        (["play", "dragonquest", "--option", "x=1"], "x"),
        (["play", "dragonquest", "--option", "start_square=roof"], "start, orange, each"),
        (["verify", "/nowhere/x.json"], "there is no such file or folder"),
        (["replay", "/nowhere/x.json"], "there is no such file or folder"),
        (["play", "/nowhere/x.json"], "there is no such file or folder"),
        (["play", "dragonquest", "--save", "/nowhere/x.json"], "cannot be written"),
        (["rules", "--game", "chess"], "There are no rules of “chess”."),
        (["rules", "xyzzy"], "No rule is called “xyzzy”"),
    ],
)
def test_wrong_data_is_code_1_with_a_sentence(
    shell: Shell, words: list[str], sentence: str
) -> None:
    outcome = shell(*words)
    assert outcome.code == 1
    assert sentence in outcome.err
    assert "Traceback" not in outcome.err


def test_a_real_process_returns_the_exit_code() -> None:
    wrong = process("play", "chess", LANG="fr_FR.UTF-8")
    assert wrong.code == 1
    assert "Il n’y a pas de jeu" in wrong.err


def test_games_are_listed_with_their_options(shell: Shell) -> None:
    listed = shell("games", "--lang", "fr")
    assert listed.code == 0
    assert "dragonquest" in listed.out
    assert "1 à 4" in listed.out
    assert "start, orange, each" in listed.out
    assert "Où commencent les héros" in listed.out


def test_bench_says_where_the_benchmarks_are(shell: Shell, tmp_path: Path) -> None:
    shell.monkeypatch.setattr("donjon.commands.bench.BENCH", tmp_path)
    outcome = shell("bench")
    assert outcome.code == 1
    assert "make bench" in outcome.err


def test_the_language_may_stand_before_the_command(shell: Shell) -> None:
    assert "Valeurs" in shell("--lang", "fr", "games").out
    assert "Valeurs" in shell("--lang=fr", "games").out


def test_bench_runs_the_benchmark_of_the_source_tree(shell: Shell, tmp_path: Path) -> None:
    script = tmp_path / "run.py"
    script.write_text(
        "import sys\nopen(sys.argv[1], 'w').write(' '.join(sys.argv[2:]))\nsys.exit(3)"
    )
    shell.monkeypatch.setattr("donjon.commands.bench.BENCH", script)
    assert shell("bench", tmp_path / "arguments", "--quick").code == 3
    assert (tmp_path / "arguments").read_text() == "--quick"


@pytest.mark.parametrize(
    ("words", "first"), [(["rules"], "Clank"), (["replay", "--json", "--scene"], '{"game"')]
)
def test_a_reader_that_closes_the_pipe_is_no_error(
    finished: Path, words: list[str], first: str
) -> None:
    """Text for people, and one long line for a program."""
    file = [str(finished)] if words[0] == "replay" else []
    command = shlex.join([sys.executable, "-m", "donjon", *words, *file])
    done = subprocess.run(
        ["bash", "-c", f"({command}; echo code $? >&2) | head -c 200"],
        capture_output=True, encoding="utf-8", env=environment_with(**measured()), check=False,
        timeout=60,
    )  # fmt: skip
    assert first in done.stdout
    assert done.stderr == "code 0\n"
