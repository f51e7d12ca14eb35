"""When the client is built anew, and what it needs for that."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.web import Project, hash_of, is_installed


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A client of one file, whose packages are installed but for an optional one and a tool."""
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


def test_a_changed_source_asks_for_a_new_build(project: Project) -> None:
    """What is installed or kept from a run does not."""
    before = hash_of(project)
    (project.modules / "drawing.js").write_text("draw();")
    assert hash_of(project) == before
    (project.web / "src" / "main.ts").write_text("mount() ;")
    assert hash_of(project) != before


def test_a_renamed_source_asks_for_a_new_build(project: Project) -> None:
    """The same text under another name is another client."""
    before = hash_of(project)
    (project.web / "src" / "main.ts").rename(project.web / "src" / "start.ts")
    assert hash_of(project) != before


def test_what_is_optional_need_not_be_installed(project: Project) -> None:
    """The packages of other machines are in the lock and not here."""
    assert is_installed(project, tools=False)


def test_the_tools_are_installed_for_who_works_on_the_client(project: Project) -> None:
    """A table is built without them."""
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
def test_another_version_is_not_what_is_locked(project: Project, there: object) -> None:
    """Missing, changed and left over: all lead to a fresh install."""
    write_packages(project.modules / ".package-lock.json", there)
    assert not is_installed(project, tools=False)


def test_nothing_is_installed_at_first(project: Project) -> None:
    """There is no note of an install."""
    (project.modules / ".package-lock.json").unlink()
    assert not is_installed(project, tools=False)
