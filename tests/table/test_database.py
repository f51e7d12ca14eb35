"""The database: migrations, bad URLs, and matches rebuilt from it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import update

from donjon.kernel.words.errors import BadOptions
from donjon.table.hub import Hub
from donjon.table.match.rebuild import HASH_EVERY
from donjon.table.refusals import Refusal
from donjon.table.store.database import METADATA, acts, migrate, open_engine, tables
from tests.table.in_process_table import new_people, running_hub, start_match


def place_of(database: str, folder: Path) -> str | Path:
    """The URL of PostgreSQL, or the path of an SQLite file."""
    return database or folder / "table.sqlite"


def url_of(place: str | Path) -> str:
    return f"sqlite:///{place}" if isinstance(place, Path) else place


@pytest.mark.e2e
def test_migrations_give_the_schema_of_the_code(database: str, tmp_path: Path) -> None:
    """From an empty database; a second run changes nothing."""

    async def differences() -> list[Any]:
        engine = open_engine(url_of(place_of(database, tmp_path)))
        try:
            await migrate(engine)
            await migrate(engine)
            async with engine.connect() as connection:
                return await connection.run_sync(
                    lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA)
                )
        finally:
            await engine.dispose()

    assert asyncio.run(differences()) == []


@pytest.mark.parametrize("url", ["", "nothing", "mysql://host/name", "postgres//x", "sqlite"])
def test_a_database_that_cannot_be_used_is_named_without_its_password(url: str) -> None:
    with pytest.raises(BadOptions):
        open_engine(url)
    with pytest.raises(BadOptions) as refused:
        open_engine("oracle://me:secret@host/name")
    assert "secret" not in str(refused.value)
    assert "host/name" in str(refused.value)


async def played(hub: Hub, choices: int) -> str:
    """Play some choices of a new match. Returns the table's id."""
    people = await new_people(hub, 2)
    live = await start_match(hub, people)
    for _ in range(choices):
        seat = live.match_or_refuse.waiting[0]
        await live.choose(seat, live.v, live.match_or_refuse.choices(seat)[0].id, f"{live.v}")
    return live.id


@pytest.mark.e2e
def test_a_restart_rebuilds_the_match(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        place = place_of(database, tmp_path)
        async with running_hub(place) as hub:
            id = await played(hub, 12)
            kept = hub.live_matches[id].match_or_refuse.record()
        async with running_hub(place) as hub:
            live = await hub.live_match(id)
            assert live.v == 12
            assert live.match_or_refuse.record() == kept

    asyncio.run(story())


@pytest.mark.parametrize(("change", "code"), [
    (update(acts).where(acts.c.number == 3).values(hash="0" * 16), "broken-record"),
    (update(acts).where(acts.c.number == 3).values(value=10**9), "broken-record"),
    (update(acts).where(acts.c.number == 3).values(kind="undo", seat=3), "broken-record"),
    (update(tables).values(seed="another"), "broken-record"),
    (update(tables).values(rules=99), "old-rules"),
])  # fmt: skip
def test_a_match_that_does_not_replay_is_refused(tmp_path: Path, change: Any, code: str) -> None:
    """A changed ledger or another version of the rules is noticed."""

    async def story() -> None:
        async with running_hub(tmp_path / "table.sqlite") as hub:
            id = await played(hub, HASH_EVERY + 1)
        async with running_hub(tmp_path / "table.sqlite") as hub:
            async with hub.engine.begin() as connection:
                await connection.execute(change)
            with pytest.raises(Refusal) as refused:
                await hub.live_match(id)
            assert refused.value.code == code
            assert id not in hub.live_matches

    asyncio.run(story())
