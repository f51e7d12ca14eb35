"""A choice at a live table, from the command to everybody's patches, with a real SQLite file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import msgspec
import uvloop

from bench.gate.scenes import NAMES, SEATS, SEED, match_after
from bench.gate.work import Work
from donjon import Game
from donjon.table.feed.listener import Listener
from donjon.table.hub import Hub
from donjon.table.live import endpoint as endpoint
from donjon.table.live.commands import CommandHandler
from donjon.table.match.live_match import LiveMatch
from donjon.table.settings import Limits, Settings
from donjon.table.store.database import migrate
from donjon.table.store.people import Person
from donjon.table.store.table_register import SeatRow, TableRow

SECRET: Final = b"a secret that nobody has to keep"
SECONDS_TO_CONNECT: Final = 0.2  # until everybody was sent the table


class NoTransport:
    """Drops every message."""

    unsent_bytes = 0

    def send_text(self, message: bytes) -> None:
        """Drop it."""

    def close_with(self, code: int) -> None:
        """Do nothing."""


class LiveChoices(Work):
    """The first choices of a match of two people, with a spectator."""

    def __init__(self, game: Game, choices: int, folder: Path) -> None:
        self.game: Final = game
        match = match_after(game, choices + 1)
        self.made: Final = match.choices_made[:-1]  # the last choice may have ended the match
        self.tables = 0
        self.live: LiveMatch
        self.commands: list[tuple[CommandHandler, Listener, bytes]] = []
        self.runner: Final = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        self.hub: Final = self.runner.run(open_hub(folder / f"{game.name}.sqlite"))

    def ready(self) -> None:
        self.runner.run(self.sit_down())

    def do(self) -> int:
        self.runner.run(self.choose_all())
        return len(self.made)

    def close(self) -> None:
        self.runner.run(self.hub.stop())
        self.runner.close()

    async def sit_down(self) -> None:
        """Open another table with the same seed, and connect everybody."""
        self.tables += 1
        people = [await self.hub.people.named(None, name) for name in NAMES]
        row = table_row(self.game, f"table-{self.tables}", people)
        await self.hub.register.open(row, self.hub.settings.limits.tables)
        live = self.live = await self.hub.live_match(row.id)
        listeners = [Listener(each, "en", NoTransport(), Limits()) for each in (*people, None)]
        for listener in listeners:
            await self.hub.enter(live, listener, None)
        handlers = [CommandHandler(self.hub, live, listener) for listener in listeners]
        self.commands = [
            (handlers[seat], listeners[seat], message(v, option))
            for v, (seat, option) in enumerate(self.made)
        ]
        await asyncio.sleep(SECONDS_TO_CONNECT)

    async def choose_all(self) -> None:
        """Make the choices one after the other, each after the reply to the last."""
        for handler, listener, message in self.commands:
            await endpoint.reply_to(handler, self.hub, self.live, listener, message)
        if self.live.v != len(self.made):
            raise RuntimeError(
                f"{self.game.name}: of {len(self.made)} choices {self.live.v} were made"
            )


async def open_hub(file: Path) -> Hub:
    """A hub that has started only what a choice needs."""
    hub = Hub(Settings(database=f"sqlite:///{file}", secret=SECRET))
    await migrate(hub.engine)
    hub.ledger.start()
    return hub


def table_row(game: Game, id: str, people: list[Person]) -> TableRow:
    """The row of a table whose match has begun."""
    return TableRow(
        id=id, game=game.name, rules=game.rules_version, options=game.check_options({}, SEATS),
        seed=SEED, access="public", invite=id, pace=0, host=people[0].id, made=0.0,
        state="playing", ended=None, rematch=None, branch_of=None, takeback=None,
        seats=[SeatRow(seat, "person", each.id, each.name) for seat, each in enumerate(people)],
    )  # fmt: skip


def message(v: int, option: int) -> bytes:
    """The command that makes a choice."""
    return msgspec.json.encode({"do": "choose", "v": v, "choice": option, "key": f"choice-{v}"})
