"""No client is sent what its viewer may not know: every byte of fuzzed matches is checked.

For each scene or patch that a viewer is sent, a twin of the match is made that this viewer cannot
tell from the truth: hidden tiles, cards and tokens, other seats' hidden choices, chance and seed
are different, and every event that is not for this viewer says something else. The scene that the
client now has, and the beats it was sent, must equal those of the twin: then they cannot depend on
anything hidden.

Messages without a scene are decoded strictly (no fields besides those of the protocol). They must
not contain the seed, a person's id or cookie, an invite that is not the reader's, or a state hash.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from donjon import FastChance, Match, Message
from donjon.conformance.size import IS_PROOF, derived_seed, size
from donjon.kernel.journal.event import Event
from donjon.kernel.journal.journal import Journal
from donjon.kernel.rules.together import Together
from donjon.kernel.scene import Scene
from donjon.registry import OWN, game
from donjon.table.hub import Hub
from donjon.table.match.live_match import LiveMatch
from donjon.table.store.people import Person
from donjon.table.wire.messages import (
    Ack,
    Hinted,
    NewChatLines,
    Reject,
    Reviewed,
    RuleReason,
    ServerMessage,
    TableNews,
)
from donjon.table.wire.scenes import FullScene, Patch, UpToDate
from tests.table.fuzzed_match import FuzzedMatch
from tests.table.in_process_table import DECODER, LocalClient, is_same, running_hub

pytestmark = pytest.mark.e2e

LEAST_MESSAGES: Final = size(800, 200_000, compiled=3_000)  # messages of each game
AT_ONCE: Final = size(4, 8)  # matches
ACTIONS: Final = size(150, 400)  # in each of them
MOST_MATCHES: Final = 80  # in search of a rare kind of message
OTHER_MESSAGE: Final = Message("table-no-table")
EXPECTED: Final = [
    *(FullScene, Patch, UpToDate, TableNews, NewChatLines),
    *(Ack, Reject, RuleReason, Hinted),
]
"""Kinds of messages that every game must have sent."""


@pytest.mark.parametrize("name", OWN)
def test_no_message_depends_on_what_its_reader_may_not_know(
    name: str, tmp_path: Path, counts: Counter[str]
) -> None:
    seen: Counter[str] = Counter()
    try:
        asyncio.run(watch_matches(tmp_path / "leak.sqlite", name, seen))
    finally:
        counts["messages read"] += seen["messages"]
        counts["other worlds compared"] += seen["other secret"]
    assert seen["messages"] >= LEAST_MESSAGES, seen
    for kind in EXPECTED:
        assert seen[kind.__name__], (kind, seen)
    for secret, least in secrets_of(name).items():
        assert seen[secret] >= least, (secret, seen)
    if game(name).brain.review is None:
        assert not seen[Reviewed.__name__], seen
    elif IS_PROOF:  # a sample may end before a review is possible
        assert seen[Reviewed.__name__], seen


async def watch_matches(file: Path, name: str, seen: Counter[str]) -> None:
    """Play matches of all seat counts, several at a time, until there are enough messages."""
    async with running_hub(file) as hub:
        seed = 0
        while seen["messages"] < LEAST_MESSAGES or (is_missing(name, seen) and seed < MOST_MATCHES):
            seeds = range(seed, seed + AT_ONCE)
            await asyncio.gather(*[watch_match(hub, name, each, seen) for each in seeds])
            seed += AT_ONCE


def is_missing(name: str, seen: Counter[str]) -> bool:
    """Whether something that this game sends has not been met often enough yet."""
    kinds = [kind.__name__ for kind in EXPECTED]
    return not all(seen[kind] for kind in kinds) or any(
        seen[secret] < least for secret, least in secrets_of(name).items()
    )


def secrets_of(name: str) -> dict[str, int]:
    """How often twins must differ at least: in anything, in an event, in another's answer."""
    least = {"other secret": LEAST_MESSAGES // 200}
    if name not in WITHOUT_SECRET_EVENTS:
        least["secret event"] = LEAST_MESSAGES // 200
    if name in TOGETHER:
        least["other answer"] = LEAST_MESSAGES // 2000
    return least


async def watch_match(hub: Hub, name: str, seed: int, seen: Counter[str]) -> None:
    """Play one match and check every message."""
    match = FuzzedMatch(hub, derived_seed(seed))
    live = await match.seat_people(game(name))
    checker = LeakChecker(hub, live, match.all_people, seen)
    for client in match.clients:
        client.on_text = checker
    await match.play(most=ACTIONS)


class LeakChecker:
    """Checks every message of one table."""

    def __init__(self, hub: Hub, live: LiveMatch, people: list[Person], seen: Counter[str]) -> None:
        self.live: Final = live
        self.seen: Final = seen
        self.chance: Final = FastChance(len(live.id))
        self.compared: tuple[int | None, str] | None = None
        cookies = [hub.people.cookie(person) for person in people]
        self.private: Final = [part for cookie in cookies for part in cookie.split(".")]

    def __call__(
        self, client: LocalClient, text: str, message: ServerMessage, before: Scene | None
    ) -> None:
        self.search(client, text)
        if isinstance(message, FullScene | Patch):
            place = (client.scene.viewer if client.scene is not None else None, text)
            if place != self.compared:  # clients with the same viewer get the same text
                self.compare(client, message, before)
                self.compared = place
        if self.seen["messages"] % 20 == 0 or not isinstance(message, FullScene | Patch):
            known = msgspec.json.encode(DECODER.decode(text))
            assert msgspec.json.decode(known) == msgspec.json.decode(text), "has unknown fields"
        self.seen[type(message).__name__] += 1
        self.seen["messages"] += 1

    def search(self, client: LocalClient, text: str) -> None:
        """No secret of the database is in the text."""
        row, match = self.live.row, self.live.match
        me = client.person.id if client.person is not None else None
        secret = [*self.private]
        if row.seat_of(me) is None and row.host != me:
            secret.append(row.invite)
        if match is not None and not match.is_over:
            secret += [row.seed, match.hash()]
        for each in secret:
            assert each not in text, each

    def compare(
        self, client: LocalClient, message: FullScene | Patch, before: Scene | None
    ) -> None:
        """The scene that the client has now equals that of a twin."""
        match, scene = self.live.match, client.scene
        assert match is not None
        assert scene is not None
        assert scene.viewer == self.live.row.seat_of(client.person.id if client.person else None)
        other = twin(match, scene.viewer, self.chance)
        self.count(match, other)
        since = before.seq if isinstance(message, Patch) and before is not None else None
        shown = other.scene(scene.viewer, since)
        shown.match = self.live.id
        assert is_same(scene, shown)
        if isinstance(message, Patch) and message.beats:
            assert message.beats == shown.beats
            assert message.recap == shown.recap

    def count(self, match: Match, other: Match) -> None:
        """Count how often something was hidden."""
        self.seen["other secret"] += hidden_in(match) != hidden_in(other)
        self.seen["other answer"] += answers_of(match) != answers_of(other)
        self.seen["secret event"] += journal_of(match).events != journal_of(other).events


def twin(match: Match, viewer: int | None, chance: FastChance) -> Match:
    """A copy of the match in which everything that the viewer may not know is different."""
    other = match.fork()
    state = match.sample(-1 if viewer is None else viewer, chance)
    state.journal = journal_for(journal_of(match), viewer)
    other._state = state
    if not match.is_over:
        other.seed = "another seed"
    return other


def journal_of(match: Match) -> Journal:
    journal = match._state.journal
    assert journal is not None
    return journal


def journal_for(journal: Journal, viewer: int | None) -> Journal:
    """A copy in which the events that are not for this viewer have another message."""
    new = Journal()
    new.seq = journal.seq
    new.events = [
        event if event.is_for(viewer) else with_other_message(event) for event in journal.events
    ]
    return new


def with_other_message(event: Event) -> Event:
    return msgspec.structs.replace(event, message=OTHER_MESSAGE, refs=["elsewhere"])


def hidden_in(match: Match) -> list[list[int]]:
    """The items of every hidden place."""
    return [place.items() for place in match._state.hidden_places()]


def tile_of(match: Match) -> bytes:
    state: Any = match._state
    hidden: bytes = state.tile.hidden_values
    return hidden


TOGETHER: Final = ("tales_of_glory", "heldentaufe", *(["dragonquest"] if IS_PROOF else []))
"""Games with simultaneous choices. DragonQuest has one at the start of some matches only, so that a
sample may miss it.
"""
WITHOUT_SECRET_EVENTS: Final = ("map_masters",)  # only one spellbook has events for a single seat


def answers_of(match: Match) -> list[int]:
    step = match._state.owed[-1] if match._state.owed else None
    return list(step.answers) if isinstance(step, Together) else []


@pytest.mark.parametrize("seed", range(3))
def test_a_twin_shows_a_leak(seed: int) -> None:
    """The keeper sees the tile, so the keeper's scene differs from that of a twin."""
    chance = random.Random(seed)
    match = Match(game("dragonquest"), 2, f"{seed}", {}, ["Ann", "Bob"])
    while not tile_of(match):
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.choices(seat)))
    keeper = next(seat for seat in (0, 1) if match.view(seat).tile is not None)
    stranger, fast = 1 - keeper, FastChance(seed)
    others = [twin(match, stranger, fast) for _ in range(30)]
    assert {tile_of(other) for other in others} == {b"\1", b"\2", b"\3"}
    assert any(match.scene(keeper) != other.scene(keeper) for other in others)
    assert all(match.scene(stranger) == other.scene(stranger) for other in others)
