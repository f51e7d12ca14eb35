"""Trees of native code: never changed, never pulled away below whoever runs from them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools.trees import NO_COMPILER, BuildProgress, Trees


@pytest.fixture
def trees(tmp_path: Path) -> Trees:
    return Trees(tmp_path / "build")


def built(trees: Trees, name: str) -> Path:
    """A tree that was built aside and has got its name."""
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


def test_a_tree_that_is_held_stays_until_it_is_let_go_of(trees: Trees) -> None:
    old = built(trees, "one")
    handle = trees.hold("one")
    assert handle is not None
    built(trees, "two")
    assert (old / "rules.so").read_text() == "one"
    os.close(handle)
    built(trees, "three")
    assert names(trees) == {"three", "three.json"}


def test_a_process_that_was_started_holds_it_as_well(trees: Trees) -> None:
    """The table takes the place of who has looked for the tree, and keeps the handle."""
    old = built(trees, "one")
    handle = trees.hold("one")
    assert handle is not None
    heir = os.dup(handle)
    os.close(handle)
    built(trees, "two")
    assert old.exists()
    os.close(heir)


def test_what_is_not_there_cannot_be_held(trees: Trees) -> None:
    assert trees.hold("one") is None


def test_a_real_folder_of_former_times_gives_way(trees: Trees) -> None:
    trees.link.mkdir(parents=True)
    (trees.link / "old.so").touch()
    built(trees, "one")
    assert trees.link.is_symlink()
    trees.remove_link()
    assert not trees.link.exists()
    assert trees.tree("one").exists()


def test_news_are_read_as_they_were_told(trees: Trees) -> None:
    assert trees.progress("one") == BuildProgress()
    assert not BuildProgress(99).is_last
    for progress in (BuildProgress(40), BuildProgress(reason=NO_COMPILER)):
        trees.report("one", progress)
        assert trees.progress("one") == progress
    assert progress.is_last
    assert names(trees) == {"one.json"}
