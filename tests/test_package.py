"""The package as a whole: every module can be imported by its name."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from importlib.metadata import version

import pytest

import donjon

MODULES = sorted(
    each.name
    for each in pkgutil.walk_packages(donjon.__path__, "donjon.")
    if not each.name.endswith("__main__") and ".migrations." not in each.name
)
"""All modules but those that are scripts: the command itself, and what Alembic runs."""


def test_there_are_modules_in_every_folder() -> None:
    folders = {name.split(".")[1] for name in MODULES}
    assert {"arena", "bots", "games", "kernel", "table", "terminal"} <= folders
    assert len(MODULES) > 400


@pytest.mark.parametrize("name", MODULES)
def test_nothing_hides_a_module(name: str) -> None:
    """`import a.b.c as c` goes through the attributes of a and b."""
    importlib.import_module(name)
    found: dict[str, object] = {}
    exec(f"import {name} as found", found)
    assert found["found"] is sys.modules[name]


def test_a_module_of_a_game_is_imported_first() -> None:
    """In a process of its own: nothing else has been imported before."""
    module = "donjon.games.clank.view.attack_odds"
    code = f"import {module} as odds; print(odds.__name__, odds.odds.__name__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [module, "odds"]


def test_the_version_stands_in_one_place() -> None:
    assert donjon.__version__ == version("donjon")
