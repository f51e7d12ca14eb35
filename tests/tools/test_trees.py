"""Trees of native code: never changed, and never removed while a process runs from them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools.trees import NO_COMPILER, BuildProgress, Trees


@pytest.fixture
def trees(tmp_path: Path) -> Trees:
    return Trees(tmp_path / "build")


def built(trees: Trees, name: str) -> Path:
    """Build a tree in the staging folder and install it."""
    trees.staging.mkdir(parents=True)
    (trees.staging / "rules.so").write_text(name)
    trees.install(name)
    return trees.tree(name)


def names(trees: Trees) -> set[str]:
    return {path.name for path in trees.home.iterdir()}


def test_the_link_leads_to_the_newest(trees: Trees) -> None:
    built(trees, "one")
    built(trees, "two")
    assert (trees.link / "rules.so").read_text() == "two"
    assert names(trees) == {"two", "two.json"}
    assert trees.progress("two") == BuildProgress(100)


def test_a_tree_that_is_held_stays_until_it_is_released(trees: Trees) -> None:
    old = built(trees, "one")
    handle = trees.hold("one")
    assert handle is not None
    built(trees, "two")
    assert (old / "rules.so").read_text() == "one"
    os.close(handle)
    built(trees, "three")
    assert names(trees) == {"three", "three.json"}


def test_a_copy_of_the_handle_holds_the_tree_as_well(trees: Trees) -> None:
    """`make play` replaces its process by the table, which inherits the handle."""
    old = built(trees, "one")
    handle = trees.hold("one")
    assert handle is not None
    inherited = os.dup(handle)
    os.close(handle)
    built(trees, "two")
    assert old.exists()
    os.close(inherited)


def test_a_missing_tree_cannot_be_held(trees: Trees) -> None:
    assert trees.hold("one") is None


def test_a_folder_in_the_place_of_the_link_is_replaced(trees: Trees) -> None:
    trees.link.mkdir(parents=True)
    (trees.link / "old.so").touch()
    built(trees, "one")
    assert trees.link.is_symlink()
    trees.remove_link()
    assert not trees.link.exists()
    assert trees.tree("one").exists()


def test_progress_is_read_as_it_was_reported(trees: Trees) -> None:
    assert trees.progress("one") == BuildProgress()
    assert not BuildProgress(99).is_last
    for progress in (BuildProgress(40), BuildProgress(reason=NO_COMPILER)):
        trees.report("one", progress)
        assert trees.progress("one") == progress
    assert progress.is_last
    assert names(trees) == {"one.json"}
