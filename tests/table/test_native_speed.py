"""Native code that becomes ready while the table is open: reported, and used by bots at once."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

import donjon
from donjon.native import Native, is_native
from donjon.table import clock
from donjon.table.match.bot_jobs import MatchPosition
from donjon.table.match.bot_workers import BotWorkers
from donjon.table.match.native_speed import THINKING, NativeSpeed
from donjon.table.wire.games import Speed

pytestmark = pytest.mark.skipif(is_native(), reason="only for interpreted code")

PACKAGE = Path(donjon.__file__).parent
NOWHERE = MatchPosition("", "", 0, {}, [], [], 0, [])
"""For jobs that look at no match."""


def report(file: Path, **progress: object) -> None:
    file.write_text(json.dumps(progress))


def tree_at(file: Path) -> Path:
    """The package under another path, like a tree of native code."""
    tree = file.with_suffix("")
    tree.mkdir()
    (tree / "donjon").symlink_to(PACKAGE)
    return tree


def home(_position: MatchPosition) -> str:
    """Where the package was imported from; runs in the worker."""
    return donjon.__file__


def home_after(_position: MatchPosition, started: Path, may_end: Path) -> str:
    """Like `home`, but wait for the file `may_end`; runs in the worker."""
    started.touch()
    while not may_end.exists():
        time.sleep(0.01)
    return donjon.__file__


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "0123abcd.json"


def test_the_progress_is_reported(file: Path) -> None:
    """Also before the file exists, when it is broken and when it is gone."""
    native_speed = NativeSpeed(Native(file), BotWorkers(1, 1.0))
    assert native_speed.speed() == Speed("compiling", 0, weaker=THINKING)
    report(file, percent=60, reason="")
    assert native_speed.speed() == Speed("compiling", 60, weaker=THINKING)
    file.write_text("{")
    assert native_speed.speed() == Speed("compiling", 60, weaker=THINKING)
    file.unlink()
    assert native_speed.speed() == Speed("compiling", 60, weaker=THINKING)
    report(file, percent=0, reason="no-compiler")
    assert native_speed.speed() == Speed("interpreted", reason="no-compiler", weaker=THINKING)


def test_without_a_compilation_code_is_interpreted() -> None:
    native_speed = NativeSpeed(Native(None), BotWorkers(1, 1.0))
    asyncio.run(native_speed.follow())
    assert native_speed.speed() == Speed("interpreted", weaker=THINKING)
    assert {"level3", "level4", "owl"} < {*THINKING}
    assert not {"level2", "pip"} & {*THINKING}


def test_bots_change_over_when_native_code_is_ready(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else has to be done."""
    tree = tree_at(file)
    seen: list[Speed] = []

    async def story() -> None:
        bot_workers = BotWorkers(1, 30.0)

        async def meanwhile(_seconds: float) -> None:
            seen.append(native_speed.speed())
            report(file, percent=100 if len(seen) == 2 else 40, reason="")

        native_speed = NativeSpeed(Native(file), bot_workers)
        monkeypatch.setattr(clock, "sleep", meanwhile)
        try:
            assert await bot_workers._thinking.submit(home, NOWHERE) == str(PACKAGE / "__init__.py")
            await native_speed.follow()
            assert await bot_workers._thinking.submit(home, NOWHERE) == str(
                tree / "donjon" / "__init__.py"
            )
        finally:
            bot_workers.stop()
        seen.append(native_speed.speed())

    asyncio.run(story())
    assert seen == [
        Speed("compiling", 0, weaker=THINKING),
        Speed("compiling", 40, weaker=THINKING),
        Speed("bots"),
    ]


def test_jobs_under_way_are_finished_by_the_old_processes(file: Path, tmp_path: Path) -> None:
    """Meanwhile new jobs already use native code."""
    tree, started, may_end = tree_at(file), tmp_path / "started", tmp_path / "may_end"

    async def story() -> tuple[str | None, str | None]:
        bot_workers = BotWorkers(2, 30.0)
        try:
            slow = asyncio.create_task(
                bot_workers._thinking.submit(home_after, NOWHERE, started, may_end)
            )
            while not (started.exists() or slow.done()):
                await asyncio.sleep(0.01)
            assert await bot_workers.change_to(tree)
            quick = await bot_workers._thinking.submit(home, NOWHERE)
            assert not slow.done()
            may_end.touch()
            return await slow, quick
        finally:
            bot_workers.stop()

    before, after = asyncio.run(story())
    assert before == str(PACKAGE / "__init__.py")
    assert after == str(tree / "donjon" / "__init__.py")


def test_native_code_that_does_not_run_changes_nothing(
    file: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (file.with_suffix("") / "donjon").mkdir(parents=True)
    (file.with_suffix("") / "donjon" / "__init__.py").write_text("raise OSError('broken')")
    report(file, percent=100, reason="")

    async def story() -> Speed:
        bot_workers = BotWorkers(1, 30.0)
        native_speed = NativeSpeed(Native(file), bot_workers)
        try:
            await native_speed.follow()
            assert await bot_workers._thinking.submit(home, NOWHERE) == str(PACKAGE / "__init__.py")
        finally:
            bot_workers.stop()
        return native_speed.speed()

    assert asyncio.run(story()) == Speed("interpreted", reason="failed", weaker=THINKING)
    assert "broken" in capfd.readouterr().err
