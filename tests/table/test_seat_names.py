"""What bots are called: in the reader's language at the table, by a label in a record."""

from __future__ import annotations

import asyncio
from pathlib import Path

from donjon import replay
from donjon.bots import ABSENT, bot_names
from donjon.kernel.match.record import read_record
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import LANGUAGES, translate
from donjon.table.http.api.tables import info
from donjon.table.hub import Hub
from donjon.table.lobby import tables as lobby
from donjon.table.match.live_match import LiveMatch
from donjon.table.match.rebuild import record_with_labels
from donjon.table.match.seat_names import TITLES, names_in, seat_names
from donjon.table.store.people import Person
from donjon.table.store.table_register import SeatRow
from donjon.table.wire.messages import RuleReason
from donjon.table.wire.tables import NewTable, SeatRequest
from donjon.terminal.ask.seating import seating_by_names
from tests.table.in_process_table import LocalClient, running_hub


def seated(*bots: str) -> list[SeatRow]:
    """Maud, and then bots."""
    rows = [SeatRow(n, "bot", None, f"{bot} {n}", bot) for n, bot in enumerate(bots, 1)]
    return [SeatRow(0, "person", "id", "Maud"), *rows]


def test_every_bot_of_the_lobby_has_a_name_in_each_language() -> None:
    assert {*bot_names()} - {ABSENT} == {*TITLES}
    for lang in LANGUAGES:
        names = [translate(title, lang) for title in TITLES.values()]
        assert len({*names}) == len(TITLES), lang


def test_a_character_is_called_by_its_name_alone() -> None:
    seats = seated("grumble", "owl")
    assert seat_names(seats) == ["Maud", Message("bot-grumble"), Message("bot-owl")]
    assert names_in("en", seats) == ["Maud", "Sir Grumble", "Old Owl"]
    assert names_in("fr", seats) == ["Maud", "Sire Grognon", "Vieille Chouette"]


def test_of_two_of_the_same_each_has_the_letter_of_its_seat() -> None:
    seats = seated("grumble", "level4", "grumble")
    assert names_in("en", seats) == ["Maud", "Sir Grumble B", "Level 4", "Sir Grumble D"]
    assert names_in("fr", seats) == ["Maud", "Sire Grognon B", "Niveau 4", "Sire Grognon D"]


def test_people_and_bots_of_other_packages_are_called_what_they_are_called() -> None:
    assert names_in("fr", [*seated("mine"), SeatRow(2, "open")]) == ["Maud", "mine 1", ""]


async def against(hub: Hub, *bots: str) -> tuple[Person, LiveMatch]:
    """A match of Maud against bots, which has begun."""
    maud = await hub.people.named(None, "Maud")
    seats = [SeatRequest("me"), *[SeatRequest("bot", bot) for bot in bots]]
    table = NewTable("dragonquest", seats, {}, start=True)
    return maud, await lobby.open_table(hub, maud, table)


def test_nothing_that_is_sent_has_a_bots_name_as_english_text(tmp_path: Path) -> None:
    """Neither table nor scene; a sentence has the name in the reader's language."""

    async def story() -> None:
        async with running_hub(tmp_path / "names.sqlite") as hub:
            maud, live = await against(hub, "grumble", "pip")
            seats = info(live, maud).seats
            assert [seat.name for seat in seats] == [
                "Maud",
                Message("bot-grumble"),
                Message("bot-pip"),
            ]
            texts: list[str] = []
            client = LocalClient(hub, live, maud, "fr")
            client.on_text = lambda _client, text, _message, _before: texts.append(text)
            await client.connect()
            why = await client.send_command("why", id="0:F6")
            assert isinstance(why, RuleReason)
            assert "Pépin" in why.sentence
            assert client.scene is not None
            called = [seat.name for seat in client.scene.seats]
            assert called == ["Maud", Message("seat", {"n": 1}), Message("seat", {"n": 2})]
            assert len(texts) > 1
            assert not [text for text in texts if "Grumble" in text or "Pip" in text]

    asyncio.run(story())


def test_a_record_has_labels_by_which_the_terminal_knows_the_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_hub(tmp_path / "record.sqlite") as hub:
            maud, live = await against(hub, "grumble", "level4")
            client = LocalClient(hub, live, maud)
            await client.connect()
            await client.send_command("resign")
            record = read_record(record_with_labels(live.row, live.match_or_refuse).to_json())
            assert record.names == ["Maud", "Grumble B", "Level4 C"]
            assert record.people == ["Maud", "", ""]
            assert seating_by_names(record.names, 3) == ["person", "grumble", "level4"]
            assert replay(record).hash() == live.match_or_refuse.hash()

    asyncio.run(story())
