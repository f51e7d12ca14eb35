"""The database: its schema, engines and migrations.

SQLite in one file by default, PostgreSQL by its URL; both run the same statements.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    text,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.message import Message

METADATA: Final = MetaData()
MIGRATIONS: Final = Path(__file__).parent / "migrations"
ASYNC: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
PLAIN: Final = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}
MIGRATION_LOCK: Final = 0x646F6E6A  # arbitrary, the same for all workers

people: Final = Table(
    "people",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made", Float, nullable=False),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("access", String(10), nullable=False),
    Column("invite", String(40), nullable=False),
    Column("pace", Integer, nullable=False),
    Column("host", String(40), ForeignKey("people.id"), nullable=False),
    Column("made", Float, nullable=False),
    Column("state", String(10), nullable=False),
    Column("ended", String(10)),
    Column("rematch", String(40)),
    Column("branch_of", String(40)),
    Column("takeback", Text),
    Index("tables_by_state", "state", "made"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # open, invited, person, bot
    Column("person", String(40), ForeignKey("people.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("stand_in", String(40)),
    Column("resigned", Boolean, nullable=False),
    Index("seats_by_person", "person"),
)

acts: Final = Table(
    "acts",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # choose, undo, back
    Column("seat", Integer, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("hash", String(40), nullable=False),
    Column("waiting", Integer, nullable=False),  # one bit for each seat that now has to choose
    Column("token", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("token", String(40), nullable=False),
    Column("at", Float, nullable=False),
)


def open_engine(url: str) -> AsyncEngine:
    """The engine for everything but the acts."""
    engine = create_async_engine(with_driver(url, ASYNC))
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", be_durable)
    return engine


def open_writer(url: str) -> Engine:
    """The engine for the thread that writes acts."""
    engine = create_engine(with_driver(url, PLAIN))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", be_durable)
    return engine


def with_driver(url: str, drivers: dict[str, str]) -> URL:
    """The URL with our driver; `BadOptions` for a database that we do not support."""
    try:
        parsed = make_url(url)
        return parsed.set(drivername=drivers[parsed.get_backend_name()])
    except (ArgumentError, KeyError) as error:
        raise BadOptions(Message("table-bad-database", {"url": redacted(url)})) from error


def redacted(url: str) -> str:
    """A URL without user and password."""
    scheme, sign, rest = url.partition("://")
    return scheme + sign + rest.rpartition("@")[2]


def be_durable(connection: Any, _record: Any) -> None:
    """Set SQLite so that a commit is on the disk when it returns, and readers never wait."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Migrate the database; of several workers that start at once, one does it."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Run all migrations that this database has not had."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
