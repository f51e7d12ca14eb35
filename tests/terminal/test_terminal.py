"""A real terminal: a whole match typed at its prompts, and leaving it in the middle."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from donjon.registry import replay
from tests.terminal.run_command import environment_with, match_asking, measured, saved

TIMEOUT_SECONDS = 60.0
PROMPT = re.compile(rb"(?:\n> |: \d\. |: (?:fr|en)\. |Enter\. |sauvegarder\) |save\) )$")


class Terminal:
    """A process with a terminal of 80 columns and 40 rows."""

    def __init__(self, *words: object, **environment: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 80, 0, 0))
        env = environment_with(TERM="xterm-256color", **measured(), **environment)
        env.pop("COLUMNS", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "donjon", *map(str, words)],
            stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True,
            preexec_fn=take_terminal,
        )  # fmt: skip
        os.close(slave)

    def read(self) -> bytes:
        """Read the output until the program waits for input or ends."""
        seen, until = b"", time.monotonic() + TIMEOUT_SECONDS
        while time.monotonic() < until:
            ready, _, _ = select.select([self.master], [], [], 0.05)
            if not ready:
                if PROMPT.search(seen) or self.process.poll() is not None:
                    return seen
                continue
            try:
                seen += os.read(self.master, 65536)
            except OSError:
                return seen
        raise AssertionError(f"nothing asked: {seen[-400:]!r}")

    def type(self, entry: str) -> str:
        """Type a line. Returns the output after it."""
        os.write(self.master, f"{entry}\n".encode())
        return self.read().decode()

    def close(self) -> None:
        """End the process if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)


def take_terminal() -> None:
    """Make standard input the controlling terminal of the new session, so that Ctrl-C works."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # it may be ignored where the tests run


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    """A list of terminals that are closed after the test."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_a_whole_match_at_a_terminal(terminals: list[Terminal], tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    terminal = Terminal("play", "--seed", "2", "--save", path, LANG="fr_FR.UTF-8")
    terminals.append(terminal)
    assert "Langue (en, fr)" in terminal.read().decode()
    assert "DragonQuest" in terminal.type("")
    assert "Combien de places" in terminal.type("1")
    seen = terminal.type("1")
    assert "\x1b[2J" in seen
    assert "38;5" in seen or "38;2" in seen
    for _ in range(600):
        if terminal.process.poll() is not None:
            break
        seen += terminal.type("1")
    assert terminal.process.wait(TIMEOUT_SECONDS) == 0
    assert "Rang" in seen
    assert replay(path.read_bytes()).is_over


def test_a_secret_is_wiped_before_the_screen_is_passed(
    terminals: list[Terminal], tmp_path: Path
) -> None:
    match = match_asking("HideTile", seats=2)
    path = saved(match, tmp_path / "match.json")
    terminal = Terminal("play", path, "--who", "person,person")
    terminals.append(terminal)
    assert "Pass the screen to Anna" in terminal.read().decode()
    assert "Hide tile 2" in terminal.type("")
    passed = terminal.type("2")
    wiped, _, left = passed.rpartition("\x1b[3J")
    assert "\x1b[2J" in wiped + passed
    assert "Pass the screen to Greedy B" in left
    assert "tile" not in left


def test_control_c_leaves_with_the_match_saved(terminals: list[Terminal], tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    terminal = Terminal("play", "dragonquest", "--seats", "1", "--seed", "2", "--save", path)
    terminals.append(terminal)
    terminal.read()
    terminal.type("1")
    terminal.process.send_signal(signal.SIGINT)
    seen = terminal.read().decode()
    assert terminal.process.wait(TIMEOUT_SECONDS) == 0
    assert "The match is saved in" in seen
    assert len(replay(path.read_bytes()).choices_made) == 1


def test_control_c_before_a_match_ends_with_a_word(terminals: list[Terminal]) -> None:
    terminal = Terminal("play")
    terminals.append(terminal)
    terminal.read()
    terminal.process.send_signal(signal.SIGINT)
    seen = terminal.read().decode()
    assert terminal.process.wait(TIMEOUT_SECONDS) == 1
    assert "Interrupted." in seen
    assert "Traceback" not in seen


def test_quitting_without_a_file_asks_for_one(terminals: list[Terminal], tmp_path: Path) -> None:
    path = tmp_path / "late.json"
    terminal = Terminal("play", "dragonquest", "--seats", "1", "--seed", "2")
    terminals.append(terminal)
    terminal.read()
    assert "Save to which file?" in terminal.type("q")
    terminal.type(str(path))
    assert terminal.process.wait(TIMEOUT_SECONDS) == 0
    assert replay(path.read_bytes()).choices_made == []


def test_a_replay_is_stepped_through(terminals: list[Terminal], finished: Path) -> None:
    terminal = Terminal("replay", finished)
    terminals.append(terminal)
    assert "After choice 0 of" in terminal.read().decode()
    assert "After choice 1 of" in terminal.type("")
    assert "After choice 12 of" in terminal.type("12")
    assert "After choice 11 of" in terminal.type("b")
    assert "seen by Greedy B" in terminal.type("a B")
    terminal.type("q")
    assert terminal.process.wait(TIMEOUT_SECONDS) == 0
