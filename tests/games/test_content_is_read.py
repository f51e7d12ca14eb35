"""Every field of the content files is read by the code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from donjon import Game
from tests.games.content_reads import Report
from tests.games.expected import GAMES

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tests" / "games" / "content_reads.py"
LEAST_FIELDS = 7  # every game has at least that many


def report_on(package: str, *more: Path) -> Report:
    """What the script says of a package. It reads sources, in a process of its own."""
    path = os.pathsep.join(str(each) for each in (ROOT / "src", *more))
    done = subprocess.run(
        [sys.executable, str(SCRIPT), package],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr.decode()
    return msgspec.json.decode(done.stdout, type=Report)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_field_of_a_content_file_is_read(game: Game) -> None:
    """By the game's own code; a wrong value of a field that only checks read is noticed."""
    package = "donjon.testing.toy" if game.name == "toy" else f"donjon.games.{game.name}"
    found = report_on(package)
    assert len(found.readers) >= LEAST_FIELDS
    assert found.unread == []
    assert found.unchecked == []
    assert found.open == []


SCHEMA = """
import msgspec
class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    count: int
    colour: str
    weight: int
    name: str = ""
class Loose(msgspec.Struct, frozen=True):
    items: list[Entry]
    title: str = ""
"""
CONTENT = """
from pathlib import Path
from donjon.kernel.content import load, wrong
from chest.schema import Loose
FILE = Path(__file__).parent / "chest.toml"
CONTENT = load(FILE, Loose)
NAMES = [item.id for item in CONTENT.items]
"""
CHECKS = """
from chest.content import CONTENT, FILE
from donjon.kernel.content import wrong
for item in CONTENT.items:
    if item.count != 3:
        raise wrong(FILE, item.id, "count", "not three")
    if item.weight < 0:
        raise wrong(FILE, item.id, "weight", "less than nothing")
"""
FILE = '[[items]]\nid = "gold"\ncount = 3\ncolour = "red"\nweight = 4\nname = "Gold"\n'


def test_a_field_that_nobody_reads_is_found(tmp_path: Path) -> None:
    """A small game with one of each: read, unread, checked in vain, refused, and an open struct."""
    folder = tmp_path / "chest"
    folder.mkdir()
    for name, text in {
        "__init__.py": "",
        "schema.py": SCHEMA,
        "content.py": CONTENT,
        "checks.py": CHECKS,
        "chest.toml": FILE,
    }.items():
        (folder / name).write_text(text, encoding="utf-8")
    found = report_on("chest", tmp_path)
    assert (
        found.readers["Entry.id"] == ["checks.py", "content.py"]
        or "content.py" in (found.readers["Entry.id"])
    )
    assert found.readers["Entry.count"] == ["checks.py"]
    assert found.unread == ["Entry.colour", "Entry.name", "Loose.title"]
    assert found.unchecked == ["Entry.weight"]
    assert found.open == ["Loose"]
