"""A match of people who do everything that can be done at a table, in any order."""

from __future__ import annotations

import random
from typing import Any, Final

from donjon.kernel.match.game import Game
from donjon.table.hub import Hub
from donjon.table.match.live_match import Room
from donjon.table.store.people import Person
from donjon.table.wire import Reject
from tests.table.in_process_table import Ear, begun, people_of


class FuzzedMatch:
    """People, bots and spectators at one table."""

    def __init__(self, hub: Hub, seed: int) -> None:
        self.hub: Final = hub
        self.chance: Final = random.Random(seed)
        self.ears: Final[list[Ear]] = []
        self.all_people: list[Person] = []
        self.acts = 0

    async def gather(self, game: Game) -> Room:
        """One ear for everyone who sits, one for a person who watches, three for guests."""
        seats = self.chance.randint(*game.seats)
        bots = self.chance.randrange(seats)
        self.all_people = await people_of(self.hub, seats - bots + 1)
        *players, onlooker = self.all_people
        options = {
            option.name: self.chance.choice(option.values or [False, True])
            for option in game.options
            if option.values or isinstance(option.default, bool)
        }
        room = await begun(self.hub, players, bots, options, game.name)
        self.ears.extend(
            Ear(self.hub, room, person) for person in [*players, onlooker, None, None, None]
        )
        return room

    async def play(self, most: int) -> None:
        """Until the match is over or so many things were done."""
        for ear in self.ears:
            await ear.come()
        room = self.ears[0].room
        for _ in range(most):
            if room.row.state == "over":
                break
            await self.do_something(room)
        for ear in self.ears:
            ear.go()

    async def do_something(self, room: Room) -> None:
        """Mostly a choice; now and then something else."""
        able = [ear for ear in self.ears if ear.may_choose]
        if self.chance.random() < 0.2:
            ear = self.chance.choice(self.ears)
            await self.chance.choice(DEEDS)(self, ear)
        elif able:
            answer = await self.chance.choice(able).choose(self.chance)
            if isinstance(answer, Reject):  # a bot was quicker, perhaps with the last choice of all
                is_over = answer.code == "over" and room.row.state == "over"
                assert is_over or answer.code == "stale", answer
        elif room.row.state != "over":
            await self.ears[0].news()

    async def undo(self, ear: Ear) -> None:
        await ear.say("undo", v=max(ear.at, 0))

    async def take_back(self, ear: Ear) -> None:
        """Ask; the others agree, or one does not, or it is called off."""
        await ear.say("back", v=max(ear.at, 0))
        for other in self.ears:
            if other is not ear or self.chance.random() < 0.2:
                await other.say("agree", yes=self.chance.random() < 0.8)

    async def talk(self, ear: Ear) -> None:
        await ear.say("say", text=self.chance.choice(["Hello", "Salut à tous", "☼ 1 2 3"]))

    async def hint(self, ear: Ear) -> None:
        """Of anybody, and of one who is asked something."""
        asked = [each for each in self.ears if each.may_choose]
        for each in [ear, *asked[:1]]:
            await each.say("hint", v=max(each.at, 0))

    async def look_back(self, ear: Ear) -> None:
        """Where there is something to look back at; elsewhere it is refused."""
        await ear.say("review")

    async def why(self, ear: Ear) -> None:
        pieces = [piece.id for piece in ear.scene.pieces] if ear.scene is not None else []
        await ear.say("why", id=self.chance.choice([*pieces, "nothing"]))

    async def nonsense(self, ear: Ear) -> None:
        """A choice that is stale, illegal, or somebody else's."""
        v = self.chance.randrange(max(ear.at, 0) + 2)
        await ear.say("choose", v=v, choice=10**9)

    async def come_back(self, ear: Ear) -> None:
        """The connection is lost, others may go on, and it is there again."""
        ear.go()
        able = [other for other in self.ears if other is not ear and other.may_choose]
        if able:
            await self.chance.choice(able).choose(self.chance)
        await ear.come()

    async def rest(self, ear: Ear) -> None:
        """Let a bot play for a while."""
        row = ear.room.row
        seat = row.seat_of(ear.person.id if ear.person is not None else None)
        if seat is not None and row.state == "playing":
            await ear.say("hand", seat=seat, bot="random")
            await ear.say("hand", seat=seat, bot=None)


DEEDS: Final[list[Any]] = [
    FuzzedMatch.undo, FuzzedMatch.undo, FuzzedMatch.take_back, FuzzedMatch.talk,
    FuzzedMatch.why, FuzzedMatch.nonsense, FuzzedMatch.come_back, FuzzedMatch.rest,
    FuzzedMatch.hint, FuzzedMatch.look_back,
]  # fmt: skip
