"""Carries out the commands of one client."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from donjon.kernel.match.match import Match
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate
from donjon.table import clock
from donjon.table.feed.listener import Listener
from donjon.table.hub import Hub
from donjon.table.lobby.seats import known_bot
from donjon.table.match.bot_jobs import position_of
from donjon.table.match.live_match import LiveMatch
from donjon.table.match.presence import present_people
from donjon.table.match.seat_names import names_in
from donjon.table.match.takeback import Proposal, proposal_of, voters
from donjon.table.refusals import Forbidden, NotSignedIn, Refusal
from donjon.table.wire.commands import (
    AnswerTakeback,
    AskTakeback,
    Choose,
    Command,
    HandOverSeat,
    Hint,
    Ping,
    Resign,
    Review,
    SendChat,
    Undo,
    Why,
)
from donjon.table.wire.messages import Ack, Hinted, Pong, Reply, Reviewed, RuleReason


class CommandHandler:
    """Carries out the commands of one listener at one table."""

    def __init__(self, hub: Hub, live: LiveMatch, listener: Listener) -> None:
        self._hub: Final = hub
        self._live: Final = live
        self._listener: Final = listener

    async def handle(self, command: Command) -> Reply:
        """Carry out a command; `DonjonError` says why it is refused."""
        method: Callable[[CommandHandler, Any], Awaitable[Reply]] = METHODS[type(command)]
        return await method(self, command)

    @property
    def seat(self) -> int:
        """The person's seat; refused for guests and people who watch."""
        if self._listener.person is None:
            raise NotSignedIn
        seat = self._live.row.seat_of(self._listener.person.id)
        if seat is None:
            raise Forbidden("not-seated")
        return seat

    @property
    def playing_seat(self) -> int:
        """The person's seat; refused after resigning and while a bot plays for the person."""
        row = self._live.row.seats[self.seat]
        if row.resigned:
            raise Refusal("resigned")
        if row.stand_in is not None:
            raise Refusal("bot-plays")
        return row.seat

    async def choose(self, command: Choose) -> Reply:
        """Make a choice."""
        v = await self._live.choose(self.playing_seat, command.v, command.choice, command.key)
        return Ack(command.key, v)

    async def undo(self, command: Undo) -> Reply:
        """Take back the seat's last choice."""
        return Ack(command.key, await self._live.undo(self.playing_seat, command.v, command.key))

    async def ask_takeback(self, command: AskTakeback) -> Reply:
        """Ask everybody else for a takeback; among bots alone it is done at once."""
        live, seat = self._live, self.playing_seat
        done = live.earlier_result(seat, command.key)
        if done is not None:
            return Ack(command.key, done)
        match = live.running_match
        mine = [at for at, (chooser, _) in enumerate(match.choices_made) if chooser == seat]
        if not mine:
            raise Refusal("no-takeback")
        if command.v != live.v:
            raise Refusal("stale")
        proposal = Proposal(seat, mine[-1], live.v, [seat])
        return await self._take_back_if_agreed(proposal, seat, command.key)

    async def answer_takeback(self, command: AnswerTakeback) -> Reply:
        """Agree to the open proposal, or end it."""
        seat = self.playing_seat
        done = self._live.earlier_result(seat, command.key)
        if done is not None:
            return Ack(command.key, done)
        proposal = proposal_of(self._live)
        if proposal is None:
            raise Refusal("no-takeback")
        if not command.yes:
            return await self._publish(None, command.key)
        agreed = sorted({*proposal.agreed, seat})
        proposal = msgspec.structs.replace(proposal, agreed=agreed)
        return await self._take_back_if_agreed(proposal, seat, command.key)

    async def _take_back_if_agreed(self, proposal: Proposal, seat: int, key: str) -> Reply:
        """Take back once everybody has agreed; until then publish who still has to."""
        if set(voters(self._live.row)) <= set(proposal.agreed):
            v = await self._live.take_back(seat, proposal.v, proposal.to, key)
            return Ack(key, v)
        return await self._publish(msgspec.json.encode(proposal).decode(), key)

    async def _publish(self, proposal: str | None, key: str) -> Reply:
        await self._hub.register.propose(self._live.id, proposal)
        await self._hub.changed(self._live.id)
        return Ack(key, self._live.v)

    async def hint(self, command: Hint) -> Reply:
        """Ask the best bot what it would choose, given what the seat knows."""
        live, seat = self._live, self.playing_seat
        async with live.synced():
            match, v = live.running_match, live.v
            if seat not in match.waiting:
                raise match.not_your_turn(seat)
            position = position_of(live.id, match)
            labels = {choice.id: choice.label for choice in match.choices(seat)}
        advice = await self._hub.bot_workers.advise(
            position, seat, self._hub.settings.limits.hint_bot
        )
        if advice is None:
            raise Refusal("busy")
        return Hinted(command.key, advice.option, labels[advice.option], v, advice.suggestion)

    async def review(self, command: Review) -> Reply:
        """Find the best that each seat could have done; spectators may ask, too."""
        live = self._live
        async with live.synced():
            position, v = position_of(live.id, live.match_or_refuse), live.v
        suggestions = await self._hub.bot_workers.review(position)
        if suggestions is None:
            raise Refusal("busy")
        if not suggestions:
            raise Refusal("nothing-to-review")
        return Reviewed(command.key, suggestions, v)

    async def why(self, command: Why) -> Reply:
        """Say whether a thing can be chosen, with the rule of the open decision."""
        seat = self._listener.viewer
        async with self._live.synced():
            match = self._live.match_or_refuse
            found = match.why_not(seat, command.id)
            message, rule = found[:2] if found else reason(match, seat, command.id)
            now = match.means_now(seat, command.id)
        lang = self._listener.lang
        sentence = translate(message, lang, names_in(lang, self._live.row.seats))
        is_apt = found is not None and not found.lasts
        return RuleReason(command.key, command.id, message, sentence, rule, is_apt, now)

    async def send_chat(self, command: SendChat) -> Reply:
        """Add a line to the chat."""
        person = self._listener.person
        if person is None:
            raise NotSignedIn
        text = " ".join(command.text.split())
        if not text or not text.isprintable():
            raise Refusal("empty-line")
        seat = self._live.row.seat_of(person.id)
        await self._hub.chat.add(self._live.id, person, seat, text, command.key)
        await self._hub.send_chat(self._live)
        self._hub.signals.send(self._live.id, "chat", [])
        return Ack(command.key, self._live.v)

    async def hand_over_seat(self, command: HandOverSeat) -> Reply:
        """Hand one's own seat, or an absent person's, over to a bot; or take one's own back."""
        live, mine = self._live, self.seat
        if command.seat >= len(live.row.seats) or live.row.seats[command.seat].kind != "person":
            raise Refusal("no-seat")
        if live.row.state != "playing" or live.row.seats[command.seat].resigned:
            raise Refusal("not-possible")
        if command.seat != mine:
            if command.bot is None:
                raise Forbidden("not-your-seat")
            self._refuse_unless_away(live.row.seats[command.seat].person or "")
        bot = known_bot(command.bot) if command.bot is not None else None
        await self._hub.register.hand_over(live.id, command.seat, bot)
        await self._hub.changed(live.id)
        return Ack(command.key, live.v)

    def _refuse_unless_away(self, person: str) -> None:
        away = self._hub.settings.limits.away
        left_at = self._live.left_at.get(person, self._live.opened_at)
        if person in present_people(self._live, clock.now()) or clock.now() - left_at < away:
            raise Refusal("is-here", seconds=int(away))

    async def resign(self, command: Resign) -> Reply:
        """Resign. The others play on; when only one seat, or no person, is left, the match ends."""
        live, seat = self._live, self.seat
        if live.row.seats[seat].resigned:
            return Ack(command.key, live.v)
        if live.row.state != "playing":
            raise Refusal("not-possible")
        await self._hub.register.resign(live.id, seat)
        others = [each for each in live.row.seats if each.seat != seat and not each.resigned]
        if not any(each.kind == "person" for each in others):
            await self._hub.register.finish(live.id, "resigned" if others else "abandoned")
        elif len(others) == 1:
            await self._hub.register.finish(live.id, "resigned")
        await self._hub.changed(live.id)
        return Ack(command.key, live.v)

    async def ping(self, _command: Ping) -> Reply:
        """Answer a ping."""
        return Pong()


METHODS: Final[dict[type, Callable[[CommandHandler, Any], Awaitable[Reply]]]] = {
    Choose: CommandHandler.choose,
    Undo: CommandHandler.undo,
    AskTakeback: CommandHandler.ask_takeback,
    AnswerTakeback: CommandHandler.answer_takeback,
    Hint: CommandHandler.hint,
    Review: CommandHandler.review,
    Why: CommandHandler.why,
    SendChat: CommandHandler.send_chat,
    HandOverSeat: CommandHandler.hand_over_seat,
    Resign: CommandHandler.resign,
    Ping: CommandHandler.ping,
}


def reason(match: Match, seat: int | None, id: str) -> tuple[Message, str | None]:
    """Why a thing on the table can or cannot be chosen, and the rule of the open decision."""
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
