"""`make play` opens the table at once and compiles meanwhile; the compiler ends with the table."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tools.checkout import (
    COMPILER_TIMEOUT,
    Checkout,
    children_of,
    is_gone,
    wait_until,
    waits_for_lock,
)
from tools.compile import missing_tool
from tools.trees import BuildProgress

needs_a_compiler = pytest.mark.skipif(
    missing_tool() is not None, reason="nothing can be compiled here"
)


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    found = Checkout(tmp_path)
    yield found
    found.destroy()


@needs_a_compiler
def test_the_table_opens_before_there_is_native_code(checkout: Checkout) -> None:
    """Bots use native code once it is ready; the next table runs it from the start."""
    checkout.play()
    path, environment = checkout.table()
    tree = checkout.tree()
    assert (path, environment) == ("", f"{tree}.json")
    checkout.compilers()
    assert not tree.exists()
    (checkout.home / "compiled").touch()
    wait_until(tree.exists)
    assert checkout.last_line().startswith("native code: ready after ")
    checkout.play()
    assert checkout.table() == [str(tree), "-"]
    assert len(checkout.compilers()) == 2
    (checkout.home / "close").touch()
    assert [player.wait(COMPILER_TIMEOUT) for player in checkout.started] == [0, 0]


@needs_a_compiler
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_closing_the_table_ends_the_compiler(checkout: Checkout, number: signal.Signals) -> None:
    """Ctrl-C goes to the whole process group, other signals only to the process itself."""
    player = checkout.play()
    checkout.table()
    compilers = checkout.compilers()
    if number is signal.SIGINT:
        os.killpg(player.pid, number)
    else:
        player.send_signal(number)
    assert player.wait(COMPILER_TIMEOUT) == (0 if number is signal.SIGINT else -number % 256)
    assert all(is_gone(pid) for pid in compilers)
    assert not checkout.trees.staging.exists()
    assert not checkout.tree().exists()


@needs_a_compiler
def test_a_table_that_is_killed_leaves_no_compiler_behind(checkout: Checkout) -> None:
    player = checkout.play()
    checkout.table()
    compilers = checkout.compilers()
    player.kill()
    wait_until(lambda: all(is_gone(pid) for pid in compilers))
    wait_until(lambda: not checkout.trees.staging.exists())


@needs_a_compiler
def test_two_at_once_compile_once(checkout: Checkout) -> None:
    """The second table waits for the first's compiler, and compiles itself if that is ended."""
    first = checkout.play()
    checkout.table()
    compilers = checkout.compilers()
    second = checkout.play()
    checkout.table()
    wait_until(lambda: any(waits_for_lock(child) for child in children_of(second.pid)))
    assert checkout.compilers() == compilers
    os.killpg(first.pid, signal.SIGINT)
    assert first.wait(COMPILER_TIMEOUT) == 0
    wait_until(lambda: len(checkout.compilers()) == 4)
    assert second.poll() is None
    (checkout.home / "compiled").touch()
    wait_until(checkout.tree().exists)


def test_without_a_compiler_the_table_is_open_and_one_line_says_so(checkout: Checkout) -> None:
    player = checkout.play(CC="no-such-compiler")
    checkout.table()
    file = checkout.tree().name
    wait_until(lambda: checkout.trees.progress(file).is_last)
    assert checkout.trees.progress(file) == BuildProgress(reason="no-compiler")
    line = checkout.last_line()
    assert line.startswith("no C compiler")
    assert player.poll() is None


@needs_a_compiler
def test_a_compiler_that_fails_is_one_line_and_a_log(checkout: Checkout) -> None:
    compiler = checkout.home / "tools" / "native.py"
    compiler.write_text("import sys; print('dice.py:1: error'); sys.exit(1)")
    player = checkout.play()
    checkout.table()
    line = checkout.last_line()
    assert line.startswith("native code could not be compiled (build/native.log says why)")
    assert (checkout.home / "build" / "native.log").read_text() == "dice.py:1: error\n"
    assert player.poll() is None
