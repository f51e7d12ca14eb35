"""The wheel: what a user installs is compiled, complete and runs by itself."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.skipif("DONJON_COMPILED" not in os.environ, reason="needs the compiled tree")
def test_the_wheel_is_compiled_and_complete(tmp_path: Path) -> None:
    """Built without network, it holds native code, texts, content and catalogues, and it plays."""
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*build, "--disable-pip-version-check", "-w", str(tmp_path), str(ROOT)],
        check=True,
        env={**os.environ, "PYTHONPATH": ""},
    )
    [wheel] = tmp_path.glob("donjon-*.whl")
    assert "none-any" not in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        archive.extractall(tmp_path / "site")
    for wanted in (
        "donjon/rules/dragonquest.md",
        "donjon/rules/dragonquest.fr.md",
        "donjon/games/dragonquest/content/dragonquest.toml",
        "donjon/games/dragonquest/text/fr.ftl",
        "donjon/py.typed",
    ):
        assert wanted in names
    said = subprocess.run(
        [sys.executable, "-m", "donjon", "games", "--lang", "fr"],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site"), "PYTHONSAFEPATH": "1"},
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    assert "DragonQuest" in said.stdout
