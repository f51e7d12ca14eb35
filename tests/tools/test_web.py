"""When the client is built again, and which packages that needs."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tools import web
from tools.web import Project, hash_of, is_installed


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A client of one file; its packages are installed except an optional one and a tool."""
    project = Project(tmp_path)
    (project.web / "src").mkdir(parents=True)
    (project.web / "src" / "main.ts").write_text("mount();")
    project.modules.mkdir()
    locked = {
        "": {"name": "client"},
        "node_modules/drawing": {"integrity": "sha512-one"},
        "node_modules/drawing-on-arm": {"integrity": "sha512-two", "optional": True},
        "node_modules/ruler": {"integrity": "sha512-three", "dev": True},
    }
    write_packages(project.web / "package-lock.json", locked)
    there = {"node_modules/drawing": locked["node_modules/drawing"]}
    write_packages(project.modules / ".package-lock.json", there)
    return project


def write_packages(path: Path, packages: object) -> None:
    path.write_text(json.dumps({"packages": packages}))


def test_a_changed_source_needs_a_new_build(project: Project) -> None:
    """A changed package does not."""
    before = hash_of(project)
    (project.modules / "drawing.js").write_text("draw();")
    assert hash_of(project) == before
    (project.web / "src" / "main.ts").write_text("mount() ;")
    assert hash_of(project) != before


def test_a_changed_icon_of_a_game_needs_a_new_build(project: Project) -> None:
    """The client has a file with the icons of each game; what draws nothing does not count."""
    drawing = project.games / "chess" / "drawing" / "icons.py"
    drawing.parent.mkdir(parents=True)
    drawing.write_text("KING = 'chess-king'")
    before = hash_of(project)
    rules = project.games / "chess" / "rules"
    rules.mkdir()
    (rules / "castling.py").write_text("'castle'")
    assert hash_of(project) == before
    drawing.write_text("KING = 'crown'")
    assert hash_of(project) != before


def test_a_renamed_source_needs_a_new_build(project: Project) -> None:
    """The same text under another name is another client."""
    before = hash_of(project)
    (project.web / "src" / "main.ts").rename(project.web / "src" / "start.ts")
    assert hash_of(project) != before


def test_an_optional_package_need_not_be_installed(project: Project) -> None:
    """The packages of other machines are in the lock and not here."""
    assert is_installed(project, tools=False)


def test_the_tools_are_installed_for_work_on_the_client(project: Project) -> None:
    """Building the client does not need them."""
    assert not is_installed(project, tools=True)
    locked = json.loads((project.web / "package-lock.json").read_text())["packages"]
    there = {name: one for name, one in locked.items() if name and "arm" not in name}
    write_packages(project.modules / ".package-lock.json", there)
    assert is_installed(project, tools=True)
    assert is_installed(project, tools=False)


@pytest.mark.parametrize(
    "there",
    [
        {},
        {"node_modules/drawing": {"integrity": "sha512-older"}},
        {"node_modules/drawing": {"integrity": "sha512-one"}, "node_modules/gone": {}},
    ],
)
def test_packages_that_differ_from_the_lock_are_installed_again(
    project: Project, there: object
) -> None:
    """A missing, a changed and a superfluous package."""
    write_packages(project.modules / ".package-lock.json", there)
    assert not is_installed(project, tools=False)


def test_nothing_is_installed_at_first(project: Project) -> None:
    """npm's list of installed packages does not exist."""
    (project.modules / ".package-lock.json").unlink()
    assert not is_installed(project, tools=False)


def test_installed_tools_are_not_fetched_again(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`install` fetches the tools once, and runs no script."""
    commands: list[list[str]] = []
    monkeypatch.setattr(web, "Project", lambda root: project)
    monkeypatch.setattr(web, "stage", lambda name, command, **_: commands.append(command))
    monkeypatch.setattr(sys, "argv", ["web", "install"])
    assert web.main() == 0
    [command] = commands
    assert "ci" in command
    assert "--omit=dev" not in command
    locked = json.loads((project.web / "package-lock.json").read_text())["packages"]
    write_packages(project.modules / ".package-lock.json", {n: o for n, o in locked.items() if n})
    assert web.main() == 0
    assert len(commands) == 1
