"""A match of people who send every kind of command, in random order."""

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

    async def seat_people(self, game: Game) -> LiveMatch:
        """Seat people and bots; one client for each person, one who watches, three guests."""
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
        """Act until the match is over, at most `most` times."""
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
        """Mostly make a choice; now and then send something else."""
        able = [client for client in self.clients if client.may_choose]
        if self.chance.random() < 0.2:
            client = self.chance.choice(self.clients)
            await self.chance.choice(ACTIONS)(self, client)
        elif able:
            answer = await self.chance.choice(able).choose(self.chance)
            if isinstance(answer, Reject):  # a bot was faster, perhaps with the last choice
                is_over = answer.code == "over" and live.row.state == "over"
                assert is_over or answer.code == "stale", answer
        elif live.row.state != "over":
            await self.clients[0].wait_for_message()

    async def undo(self, client: LocalClient) -> None:
        await client.send_command("undo", v=max(client.client_v, 0))

    async def take_back(self, client: LocalClient) -> None:
        """Ask for a takeback; the others agree or not, or the asker withdraws it."""
        await client.send_command("ask-takeback", v=max(client.client_v, 0))
        for other in self.clients:
            if other is not client or self.chance.random() < 0.2:
                await other.send_command("answer-takeback", yes=self.chance.random() < 0.8)

    async def chat(self, client: LocalClient) -> None:
        await client.send_command(
            "chat", text=self.chance.choice(["Hello", "Salut à tous", "☼ 1 2 3"])
        )

    async def hint(self, client: LocalClient) -> None:
        """Ask for a hint for any client, and for one that has to choose."""
        asked = [each for each in self.clients if each.may_choose]
        for each in [client, *asked[:1]]:
            await each.send_command("hint", v=max(each.client_v, 0))

    async def review(self, client: LocalClient) -> None:
        """Ask for a review; it is refused where there is none."""
        await client.send_command("review")

    async def why(self, client: LocalClient) -> None:
        pieces = [piece.id for piece in client.scene.pieces] if client.scene is not None else []
        await client.send_command("why", id=self.chance.choice([*pieces, "nothing"]))

    async def choose_wrongly(self, client: LocalClient) -> None:
        """Send a choice that is stale, illegal, or another seat's."""
        v = self.chance.randrange(max(client.client_v, 0) + 2)
        await client.send_command("choose", v=v, choice=10**9)

    async def reconnect(self, client: LocalClient) -> None:
        """Lose the connection, let another client choose, connect again."""
        client.disconnect()
        able = [other for other in self.clients if other is not client and other.may_choose]
        if able:
            await self.chance.choice(able).choose(self.chance)
        await client.connect()

    async def hand_over(self, client: LocalClient) -> None:
        """Hand the seat over to a bot, and take it back."""
        row = client.live.row
        seat = row.seat_of(client.person.id if client.person is not None else None)
        if seat is not None and row.state == "playing":
            await client.send_command("hand-over", seat=seat, bot="random")
            await client.send_command("hand-over", seat=seat, bot=None)


ACTIONS: Final[list[Any]] = [
    FuzzedMatch.undo, FuzzedMatch.undo, FuzzedMatch.take_back, FuzzedMatch.chat,
    FuzzedMatch.why, FuzzedMatch.choose_wrongly, FuzzedMatch.reconnect, FuzzedMatch.hand_over,
    FuzzedMatch.hint, FuzzedMatch.review,
]  # fmt: skip
