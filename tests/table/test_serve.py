"""`donjon serve`: when it cannot listen or open a browser, a sentence says what helps."""

from __future__ import annotations

import errno
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from donjon.cli import main
from donjon.kernel.words.translate import translate
from donjon.table.serve import reason_of

OPEN_PAGE = """
import sys
from donjon.commands.serve import show
from donjon.terminal.translator import Translator
show("http://127.0.0.1:8642/", Translator("en"))
"""


def test_a_taken_port_is_reported_with_what_helps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        code = main(["serve", "--port", str(port), "--data", str(tmp_path), "--lang", "en"])
    assert code == 1
    printed = capsys.readouterr().err
    assert printed.startswith(f"Port {port} on 127.0.0.1 is taken: choose another with --port")
    assert printed.count("\n") == 1


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EACCES, "above 1023 with --port"),
        (errno.EADDRNOTAVAIL, "another address with --host"),
    ],
)
def test_an_unusable_address_is_reported_with_the_reason(number: int, words: str) -> None:
    message = reason_of(OSError(number, os.strerror(number)), "192.0.2.1", 80)
    assert words in translate(message, "en")
    assert translate(message, "fr")


def output_of_opening(**environment: str) -> str:
    """What is printed when the page is to be opened."""
    path = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    done = subprocess.run(
        [sys.executable, "-c", OPEN_PAGE],
        env={**path, **environment}, capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    return done.stderr


def test_without_a_browser_the_address_is_printed() -> None:
    """A browser for the terminal would hide the server's own output."""
    assert "open http://127.0.0.1:8642/ in one" in output_of_opening(TERM="xterm")


def test_a_browser_is_opened_with_the_address(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/page\n')
    browser.chmod(0o755)
    assert output_of_opening(BROWSER=str(browser)) == ""
    assert (tmp_path / "page").read_text() == "http://127.0.0.1:8642/\n"
