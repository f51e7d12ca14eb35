"""A match of people who do everything that can be done at a table, in any order."""

from __future__ import annotations

import random
from typing import Any, Final

from donjon.kernel.match.game import Game
from donjon.table.hub import Hub
from donjon.table.match.live_match import LiveMatch
from donjon.table.store.people import Person
from donjon.table.wire.messages import Reject
from tests.table.in_process_table import LocalClient, new_people, start_match


class FuzzedMatch:
    """People, bots and spectators at one table."""

    def __init__(self, hub: Hub, seed: int) -> None:
        self.hub: Final = hub
        self.chance: Final = random.Random(seed)
        self.clients: Final[list[LocalClient]] = []
        self.all_people: list[Person] = []
        self.acts = 0

    async def gather(self, game: Game) -> LiveMatch:
        """One ear for everyone who sits, one for a person who watches, three for guests."""
        seats = self.chance.randint(*game.seats)
        bots = self.chance.randrange(seats)
        self.all_people = await new_people(self.hub, seats - bots + 1)
        *players, onlooker = self.all_people
        options = {
            option.name: self.chance.choice(option.values or [False, True])
            for option in game.options
            if option.values or isinstance(option.default, bool)
        }
        live = await start_match(self.hub, players, bots, options, game.name)
        self.clients.extend(
            LocalClient(self.hub, live, person) for person in [*players, onlooker, None, None, None]
        )
        return live

    async def play(self, most: int) -> None:
        """Until the match is over or so many things were done."""
        for client in self.clients:
            await client.connect()
        live = self.clients[0].live
        for _ in range(most):
            if live.row.state == "over":
                break
            await self.do_something(live)
        for client in self.clients:
            client.disconnect()

    async def do_something(self, live: LiveMatch) -> None:
        """Mostly a choice; now and then something else."""
        able = [client for client in self.clients if client.may_choose]
        if self.chance.random() < 0.2:
            client = self.chance.choice(self.clients)
            await self.chance.choice(DEEDS)(self, client)
        elif able:
            answer = await self.chance.choice(able).choose(self.chance)
            if isinstance(answer, Reject):  # a bot was quicker, perhaps with the last choice of all
                is_over = answer.code == "over" and live.row.state == "over"
                assert is_over or answer.code == "stale", answer
        elif live.row.state != "over":
            await self.clients[0].wait_for_message()

    async def undo(self, client: LocalClient) -> None:
        await client.send_command("undo", v=max(client.client_v, 0))

    async def take_back(self, client: LocalClient) -> None:
        """Ask; the others agree, or one does not, or it is called off."""
        await client.send_command("ask-takeback", v=max(client.client_v, 0))
        for other in self.clients:
            if other is not client or self.chance.random() < 0.2:
                await other.send_command("answer-takeback", yes=self.chance.random() < 0.8)

    async def talk(self, client: LocalClient) -> None:
        await client.send_command(
            "chat", text=self.chance.choice(["Hello", "Salut à tous", "☼ 1 2 3"])
        )

    async def hint(self, client: LocalClient) -> None:
        """Of anybody, and of one who is asked something."""
        asked = [each for each in self.clients if each.may_choose]
        for each in [client, *asked[:1]]:
            await each.send_command("hint", v=max(each.client_v, 0))

    async def look_back(self, client: LocalClient) -> None:
        """Where there is something to look back at; elsewhere it is refused."""
        await client.send_command("review")

    async def why(self, client: LocalClient) -> None:
        pieces = [piece.id for piece in client.scene.pieces] if client.scene is not None else []
        await client.send_command("why", id=self.chance.choice([*pieces, "nothing"]))

    async def nonsense(self, client: LocalClient) -> None:
        """A choice that is stale, illegal, or somebody else's."""
        v = self.chance.randrange(max(client.client_v, 0) + 2)
        await client.send_command("choose", v=v, choice=10**9)

    async def come_back(self, client: LocalClient) -> None:
        """The connection is lost, others may go on, and it is there again."""
        client.disconnect()
        able = [other for other in self.clients if other is not client and other.may_choose]
        if able:
            await self.chance.choice(able).choose(self.chance)
        await client.connect()

    async def rest(self, client: LocalClient) -> None:
        """Let a bot play for a while."""
        row = client.live.row
        seat = row.seat_of(client.person.id if client.person is not None else None)
        if seat is not None and row.state == "playing":
            await client.send_command("hand-over", seat=seat, bot="random")
            await client.send_command("hand-over", seat=seat, bot=None)


DEEDS: Final[list[Any]] = [
    FuzzedMatch.undo, FuzzedMatch.undo, FuzzedMatch.take_back, FuzzedMatch.talk,
    FuzzedMatch.why, FuzzedMatch.nonsense, FuzzedMatch.come_back, FuzzedMatch.rest,
    FuzzedMatch.hint, FuzzedMatch.look_back,
]  # fmt: skip
