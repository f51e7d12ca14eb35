"""Native code that becomes ready while the table is open: told to all, used by bots at once."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

import donjon
from donjon.native import Native, is_native
from donjon.table import clock
from donjon.table.match.bot_workers import BotWorkers
from donjon.table.match.native_speed import NativeSpeed
from donjon.table.wire.games import Speed

pytestmark = pytest.mark.skipif(is_native(), reason="is about what runs before there is any")

PACKAGE = Path(donjon.__file__).parent


def tell(file: Path, **news: object) -> None:
    file.write_text(json.dumps(news))


def tree_at(file: Path) -> Path:
    """The package under another roof, as a tree of native code is."""
    tree = file.with_suffix("")
    tree.mkdir()
    (tree / "donjon").symlink_to(PACKAGE)
    return tree


def home() -> str:
    """In the bots' process: where the package was found."""
    return donjon.__file__


def home_when_asked(begun: Path, bell: Path) -> str:
    """In the bots' process: think until somebody rings."""
    begun.touch()
    while not bell.exists():
        time.sleep(0.01)
    return donjon.__file__


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "0123abcd.json"


def test_everybody_is_told_how_far_it_is(file: Path) -> None:
    """A word and a number; before the first news, and when the file is gone, as well."""
    native_speed = NativeSpeed(Native(file), BotWorkers(1, 1.0))
    assert native_speed.speed() == Speed("compiling", 0)
    tell(file, percent=60, reason="")
    assert native_speed.speed() == Speed("compiling", 60)
    file.write_text("{")
    assert native_speed.speed() == Speed("compiling", 60)
    file.unlink()
    assert native_speed.speed() == Speed("compiling", 60)
    tell(file, percent=0, reason="no-compiler")
    assert native_speed.speed() == Speed("interpreted", reason="no-compiler")


def test_where_nothing_is_compiled_it_is_told_so() -> None:
    native_speed = NativeSpeed(Native(None), BotWorkers(1, 1.0))
    asyncio.run(native_speed.follow())
    assert native_speed.speed() == Speed("interpreted")


def test_bots_change_over_when_native_code_is_ready(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else does anything for it."""
    tree = tree_at(file)
    seen: list[Speed] = []

    async def story() -> None:
        bot_workers = BotWorkers(1, 30.0)

        async def meanwhile(_seconds: float) -> None:
            seen.append(native_speed.speed())
            tell(file, percent=100 if len(seen) == 2 else 40, reason="")

        native_speed = NativeSpeed(Native(file), bot_workers)
        monkeypatch.setattr(clock, "sleep", meanwhile)
        try:
            assert await bot_workers._submit(home) == str(PACKAGE / "__init__.py")
            await native_speed.follow()
            assert await bot_workers._submit(home) == str(tree / "donjon" / "__init__.py")
        finally:
            bot_workers.stop()
        seen.append(native_speed.speed())

    asyncio.run(story())
    assert seen == [Speed("compiling", 0), Speed("compiling", 40), Speed("bots")]


def test_what_is_thought_about_is_thought_to_its_end(file: Path, tmp_path: Path) -> None:
    """By the processes that have begun it, while others already use native code."""
    tree, begun, bell = tree_at(file), tmp_path / "begun", tmp_path / "bell"

    async def story() -> tuple[str | None, str | None]:
        bot_workers = BotWorkers(2, 30.0)
        try:
            slow = asyncio.create_task(bot_workers._submit(home_when_asked, begun, bell))
            while not begun.exists():
                await asyncio.sleep(0.01)
            assert await bot_workers.change_to(tree)
            quick = await bot_workers._submit(home)
            assert not slow.done()
            bell.touch()
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
    tell(file, percent=100, reason="")

    async def story() -> Speed:
        bot_workers = BotWorkers(1, 30.0)
        native_speed = NativeSpeed(Native(file), bot_workers)
        try:
            await native_speed.follow()
            assert await bot_workers._submit(home) == str(PACKAGE / "__init__.py")
        finally:
            bot_workers.stop()
        return native_speed.speed()

    assert asyncio.run(story()) == Speed("interpreted", reason="failed")
    assert "broken" in capfd.readouterr().err
