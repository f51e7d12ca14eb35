"""What a person says over a live connection, and what is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from donjon.kernel.match.match import Match
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate
from donjon.table import clock
from donjon.table.feed.listener import Connection
from donjon.table.hub import Hub
from donjon.table.lobby.seats import LEVELS, level
from donjon.table.match.bot_workers import position_of
from donjon.table.match.live_match import Room
from donjon.table.match.presence import here
from donjon.table.match.takeback import Proposal, proposal_of, voters
from donjon.table.refusals import NotYours, Refusal, WhoAreYou
from donjon.table.wire import (
    Ack,
    Agree,
    AskBack,
    Because,
    Choose,
    Hand,
    Hint,
    Hinted,
    Ping,
    Pong,
    Resign,
    Review,
    Reviewed,
    Said,
    Say,
    Told,
    Undo,
    Why,
)


class Speaker:
    """One person, or one who watches, at one table."""

    def __init__(self, hub: Hub, room: Room, connection: Connection) -> None:
        self._hub: Final = hub
        self._room: Final = room
        self._connection: Final = connection

    async def answer(self, said: Said) -> Told:
        """Do what was asked; `DonjonError` says why it cannot be."""
        verb: Callable[[Speaker, Any], Awaitable[Told]] = VERBS[type(said)]
        return await verb(self, said)

    @property
    def seat(self) -> int:
        """Where the person sits; one who watches may not do this."""
        if self._connection.person is None:
            raise WhoAreYou
        seat = self._room.row.seat_of(self._connection.person.id)
        if seat is None:
            raise NotYours("not-seated")
        return seat

    @property
    def playing_seat(self) -> int:
        """The same, if the person plays for themselves."""
        row = self._room.row.seats[self.seat]
        if row.resigned:
            raise Refusal("resigned")
        if row.stand_in is not None:
            raise Refusal("bot-plays")
        return row.seat

    async def choose(self, said: Choose) -> Told:
        v = await self._room.choose(self.playing_seat, said.v, said.choice, said.key)
        return Ack(said.key, v)

    async def undo(self, said: Undo) -> Told:
        return Ack(said.key, await self._room.undo(self.playing_seat, said.v, said.key))

    async def ask_back(self, said: AskBack) -> Told:
        """Ask everyone else; alone among bots it is done at once."""
        room, seat = self._room, self.playing_seat
        done = room.done(seat, said.key)
        if done is not None:
            return Ack(said.key, done)
        match = room.playing
        mine = [at for at, (who, _) in enumerate(match.choices_made) if who == seat]
        if not mine:
            raise Refusal("no-takeback")
        if said.v != room.v:
            raise Refusal("stale")
        proposal = Proposal(seat, mine[-1], room.v, [seat])
        return await self._consent(proposal, seat, said.key)

    async def agree(self, said: Agree) -> Told:
        """Yes or no to what is asked; who asked may call it off."""
        seat = self.playing_seat
        done = self._room.done(seat, said.key)
        if done is not None:
            return Ack(said.key, done)
        proposal = proposal_of(self._room)
        if proposal is None:
            raise Refusal("no-takeback")
        if not said.yes:
            return await self._propose(None, said.key)
        agreed = sorted({*proposal.agreed, seat})
        proposal = msgspec.structs.replace(proposal, agreed=agreed)
        return await self._consent(proposal, seat, said.key)

    async def _consent(self, proposal: Proposal, seat: int, key: str) -> Told:
        """Go back if all agree, else let everyone see who has yet to."""
        if set(voters(self._room.row)) <= set(proposal.agreed):
            v = await self._room.go_back(seat, proposal.v, proposal.to, key)
            return Ack(key, v)
        return await self._propose(msgspec.json.encode(proposal).decode(), key)

    async def _propose(self, proposal: str | None, key: str) -> Told:
        await self._hub.register.propose(self._room.id, proposal)
        await self._hub.changed(self._room.id)
        return Ack(key, self._room.v)

    async def hint(self, said: Hint) -> Told:
        """What the best bot would choose here, knowing what the seat knows."""
        room, seat = self._room, self.playing_seat
        async with room.sure():
            match, v = room.playing, room.v
            if seat not in match.waiting:
                raise match.not_your_turn(seat)
            position = position_of(room.id, match)
            labels = {choice.id: choice.label for choice in match.choices(seat)}
        advice = await self._hub.thinkers.advise(position, seat, LEVELS[-1])
        if advice is None:
            raise Refusal("busy")
        return Hinted(said.key, advice.option, labels[advice.option], v, advice.plan)

    async def review(self, said: Review) -> Told:
        """How everybody could have done best; who watches may know it as well."""
        room = self._room
        async with room.sure():
            position, v = position_of(room.id, room.begun), room.v
        suggestions = await self._hub.thinkers.review(position)
        if suggestions is None:
            raise Refusal("busy")
        if not suggestions:
            raise Refusal("nothing-to-review")
        return Reviewed(said.key, suggestions, v)

    async def why(self, said: Why) -> Told:
        """Whether that can be picked, and the rule of the question that is asked."""
        seat = self._connection.viewer
        async with self._room.sure():
            message, rule = reason(self._room.begun, seat, said.id)
            names = self._room.begun.names
        sentence = translate(message, self._connection.lang, names)
        return Because(said.key, said.id, message, sentence, rule)

    async def translate(self, said: Say) -> Told:
        """A line for the chat."""
        person = self._connection.person
        if person is None:
            raise WhoAreYou
        text = " ".join(said.text.split())
        if not text or not text.isprintable():
            raise Refusal("empty-line")
        seat = self._room.row.seat_of(person.id)
        await self._hub.talk.add(self._room.id, person, seat, text, said.key)
        await self._hub.tell_chat(self._room)
        self._hub.pokes.tell(self._room.id, "chat", [])
        return Ack(said.key, self._room.v)

    async def hand(self, said: Hand) -> Told:
        """Hand a seat to a bot: my own, or one whose person has been away; or take mine back."""
        room, mine = self._room, self.seat
        if said.seat >= len(room.row.seats) or room.row.seats[said.seat].kind != "person":
            raise Refusal("no-seat")
        if room.row.state != "playing" or room.row.seats[said.seat].resigned:
            raise Refusal("not-possible")
        if said.seat != mine:
            if said.bot is None:
                raise NotYours("not-your-seat")
            self._must_be_away(room.row.seats[said.seat].person or "")
        bot = level(said.bot) if said.bot is not None else None
        await self._hub.register.hand(room.id, said.seat, bot)
        await self._hub.changed(room.id)
        return Ack(said.key, room.v)

    def _must_be_away(self, person: str) -> None:
        away = self._hub.settings.limits.away
        since = self._room.left.get(person, self._room.opened)
        if person in here(self._room, clock.now()) or clock.now() - since < away:
            raise Refusal("is-here", seconds=int(away))

    async def resign(self, said: Resign) -> Told:
        """Give up. Who is left plays on; when one is left, that one has won."""
        room, seat = self._room, self.seat
        if room.row.seats[seat].resigned:
            return Ack(said.key, room.v)
        if room.row.state != "playing":
            raise Refusal("not-possible")
        await self._hub.register.resign(room.id, seat)
        others = [each for each in room.row.seats if each.seat != seat and not each.resigned]
        if not any(each.kind == "person" for each in others):
            await self._hub.register.finish(room.id, "resigned" if others else "abandoned")
        elif len(others) == 1:
            await self._hub.register.finish(room.id, "resigned")
        await self._hub.changed(room.id)
        return Ack(said.key, room.v)

    async def ping(self, _said: Ping) -> Told:
        return Pong()


VERBS: Final[dict[type, Callable[[Speaker, Any], Awaitable[Told]]]] = {
    Choose: Speaker.choose,
    Undo: Speaker.undo,
    AskBack: Speaker.ask_back,
    Agree: Speaker.agree,
    Hint: Speaker.hint,
    Review: Speaker.review,
    Why: Speaker.why,
    Say: Speaker.translate,
    Hand: Speaker.hand,
    Resign: Speaker.resign,
    Ping: Speaker.ping,
}


def reason(match: Match, seat: int | None, id: str) -> tuple[Message, str | None]:
    """Why a thing on the table can or cannot be picked."""
    if seat is None:
        return Message("table-why-watching"), None
    if match.is_over:
        return Message("match-is-over"), None
    decision = match.decision(seat)
    if decision is None:
        return match.not_your_turn(seat).message, None
    for choice in match.choices(seat):
        if id in choice.targets:
            return Message("table-why-possible", {"choice": choice.label}), decision.rule()
    rule = decision.rule()
    asked = match.prompt(seat)
    assert asked is not None
    return Message("table-why-not", {"asked": asked, "rule": rule}), rule
