"""CI and pre-commit run the targets of `make`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.debian import FOR_TESTS

ROOT = Path(__file__).parents[2]
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.M))
PLACES = [".github/workflows/ci.yml", ".gitlab-ci.yml", ".ci/run", "README.md", "CONTRIBUTING.md"]


@pytest.mark.parametrize("place", PLACES)
def test_every_make_target_that_is_named_exists(place: str) -> None:
    named = re.findall(r"\bmake ((?:[a-z][\w-]*)(?: (?:check|test|bench-gate))*)", commands(place))
    wanted = {target for words in named for target in words.split()}
    assert wanted
    assert wanted <= TARGETS


def commands(place: str) -> str:
    """A script without its comments; from a document only the code."""
    text = (ROOT / place).read_text(encoding="utf-8")
    if not place.endswith(".md"):
        return re.sub(r"^#.*", "", text, flags=re.M)
    found = re.findall(r"```console\n(.*?)```|`([^`\n]+)`", text, re.S)
    return "\n".join(code for pair in found for code in pair)


@pytest.mark.parametrize("place", [".github/workflows/ci.yml", ".gitlab-ci.yml"])
def test_all_supported_pythons_are_tried(place: str) -> None:
    found = re.findall(r"'(3\.\d+)'", (ROOT / place).read_text())
    assert found == ["3.11", "3.12", "3.13", "3.14"]


@pytest.mark.parametrize("place", [".github/workflows/ci.yml", ".gitlab-ci.yml"])
def test_no_variable_of_a_forge_is_one_of_make(place: str) -> None:
    """A variable of the environment replaces one of the Makefile that is set with `?=`."""
    of_make = set(re.findall(r"^(\w+) \??:?=", (ROOT / "Makefile").read_text(), re.M))
    of_forge = set(re.findall(r"\b([A-Z_]{3,})\b", (ROOT / place).read_text()))
    assert "PYTHON" in of_make
    assert not of_make & of_forge


def test_the_forge_installs_what_the_tests_need() -> None:
    """Where it is not root; what is missing is skipped by the tests."""
    text = (ROOT / ".github/workflows/ci.yml").read_text()
    installed = re.search(r"sudo python3 tools/debian.py (.*)", text)
    assert installed
    assert {*FOR_TESTS, "valgrind"} == {*installed[1].split()}


def test_the_hooks_call_modules_that_exist() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text()
    modules = re.findall(r"entry: \.venv/bin/python -m (\S+)", text)
    assert len(modules) == text.count("entry:") == 4
    tools = [name for name in modules if name.startswith("tools.")]
    assert tools
    assert all((ROOT / name.replace(".", "/")).with_suffix(".py").exists() for name in tools)
