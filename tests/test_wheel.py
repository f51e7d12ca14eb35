"""The wheel: what a user installs is compiled, complete and runs by itself."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests.table.programs import Server

ROOT = Path(__file__).parent.parent
ASSET = re.compile(r'(?:src|href)="(/[^"]+)"')

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif("DONJON_COMPILED" not in os.environ, reason="needs the compiled tree"),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The path of the wheel, built without network."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*build, "--disable-pip-version-check", "-w", str(folder), str(ROOT)],
        check=True,
        env={**os.environ, "PYTHONPATH": ""},
    )
    [found] = folder.glob("donjon-*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of somebody who has installed the wheel: no sources, compiler, Node, make."""
    site = tmp_path_factory.mktemp("site")
    install = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index"]
    subprocess.run(
        [*install, "--disable-pip-version-check", "--target", str(site), str(wheel)], check=True
    )
    return {"PYTHONPATH": str(site), "PYTHONSAFEPATH": "1", "PATH": str(site / "no programs")}


def test_the_wheel_is_compiled_and_complete(wheel: Path) -> None:
    """It holds native code, texts, content, catalogues, migrations and the client."""
    assert "none-any" not in wheel.name
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in (
        "donjon/rules/dragonquest.md",
        "donjon/rules/dragonquest.fr.md",
        "donjon/games/dragonquest/content/dragonquest.toml",
        "donjon/games/dragonquest/text/fr.ftl",
        "donjon/table/store/migrations/script.py.mako",
        "donjon/table/text/fr.ftl",
        "donjon/terminal/new_game/files/pyproject.toml.template",
        "donjon/testing/toy/rules/turn.py",
        "donjon/table/web/index.html",
        "donjon/py.typed",
    ):
        assert wanted in names
    assert not [name for name in names if "node_modules" in name or name.endswith(".map")]


def test_the_wheel_plays(installed: dict[str, str], tmp_path: Path) -> None:
    """The command line runs from it alone."""
    done = subprocess.run(
        [sys.executable, "-m", "donjon", "games", "--lang", "fr"],
        env={**os.environ, **installed},
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    assert "DragonQuest" in done.stdout


def test_the_wheel_serves_its_client(installed: dict[str, str], tmp_path: Path) -> None:
    """The page and everything it names come from the installed package."""
    server = Server(tmp_path / "data")
    server.environment.update(installed)
    try:
        server.up()
        page = fetched(server, "/").decode()
        assets = ASSET.findall(page)
        assert any(asset.endswith(".js") for asset in assets)
        assert all(fetched(server, asset) for asset in assets)
    finally:
        server.destroy()


def fetched(server: Server, path: str) -> bytes:
    with urllib.request.urlopen(server.url + path) as answer:
        assert answer.status == 200
        body: bytes = answer.read()
        return body
