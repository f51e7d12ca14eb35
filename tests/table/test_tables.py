"""Tables over HTTP: opening, lists, seats, start, replay, rematch, branch."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import pytest

from donjon import replay
from donjon.kernel.rules.chance import commitment
from donjon.kernel.words.translate import KERNEL_TEXT, LANGUAGES
from donjon.registry import all_games
from donjon.table import TEXT_FOLDER
from tests.table.conftest import HIGH_LIMITS, Serve
from tests.table.http_player import JSON, Person
from tests.table.programs import Server
from tests.table.seated_people import seated_people

pytestmark = pytest.mark.e2e


def person(server: Server, name: str = "Ann") -> Person:
    return Person(server.url).named(name)


def refused(answer: Any, status: int, code: str) -> None:
    """Check the status and code of a refusal, and that it has a sentence."""
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["sentence"]


async def to_the_end(table: str, *people: Person) -> None:
    """Play random choices for everybody, to the end."""

    async def one(who: Person, seed: int) -> None:
        async with who.sit(table) as seat:
            await seat.play(random.Random(seed))

    await asyncio.gather(*[one(who, seed) for seed, who in enumerate(people)])


def test_a_table_is_opened_filled_and_begun(table: Server) -> None:
    ann, bob = person(table), person(table, "Bob")
    opened = ann.open(["me", "open", "greedy"])
    id = opened["id"]
    assert (opened["state"], opened["me"], opened["host"]) == ("open", 0, True)
    refused(ann.post(f"/api/tables/{id}/start"), 409, "seats-free")
    refused(bob.post(f"/api/tables/{id}/start"), 403, "not-seated")
    joined = bob.post(f"/api/tables/{id}/join", {}).json()
    assert joined["me"] == 1
    assert bob.post(f"/api/tables/{id}/join", {}).json()["me"] == 1
    begun = bob.post(f"/api/tables/{id}/start").json()
    assert begun["state"] == "playing"
    refused(bob.post(f"/api/tables/{id}/leave"), 409, "already-begun")
    refused(person(table, "Cid").post(f"/api/tables/{id}/join", {}), 409, "already-begun")
    refused(ann.post(f"/api/tables/{id}/start"), 409, "already-begun")


def test_the_texts_are_those_that_a_client_needs(table: Server) -> None:
    """Of kernel, table and every game, and nothing of the terminal."""
    for lang in LANGUAGES:
        source = person(table).get(f"/api/texts/{lang}").text
        tips = person(table).get(f"/api/tips/{lang}").text
        of_games = [game.folder / "text" for game in all_games().values()]
        folders = [KERNEL_TEXT, TEXT_FOLDER, *of_games]
        assert len(folders) >= 7
        for folder in folders:
            every = (folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
            keys = [line.partition(" =")[0] for line in every if re.match(r"[a-z][\w-]* =", line)]
            assert {key for key in keys if "-tip-" not in key} <= keys_of(source)
            assert {key for key in keys if "-tip-" in key} <= keys_of(tips)
        assert "\n#" not in source
        assert not keys_of(source) & keys_of(tips)
        assert "cl-tip-room" in keys_of(tips)
        assert "term-" not in source


def test_at_a_table_the_texts_of_its_game_are_enough(table: Server) -> None:
    """Of other games only card texts are sent, and strangers learn nothing of a private table."""
    ann, bob = person(table), person(table, "Bob")
    shown = ann.open(["me", "random"], game="clank", start=True)["id"]
    hidden = ann.open(["me", "random"], game="clank", start=True, access="private")["id"]
    every = ann.get("/api/texts/en").text
    here = ann.get("/api/texts/en", table=shown).text
    assert len(here) < len(every)
    assert {key for key in keys_of(every) if key.startswith(("cl-", "table-"))} <= keys_of(here)
    of_another = {key for key in keys_of(here) if key.startswith("dq-")}
    assert {"dq-title", "dq-tagline", "dq-option-walls_keep_off-sides"} <= of_another
    assert all("-option-" in key or key in ("dq-title", "dq-tagline") for key in of_another)
    assert bob.get("/api/texts/en", table=shown).text == here
    assert bob.get("/api/texts/en", table=hidden).text == every
    assert bob.get("/api/texts/en", table="nowhere").text == every


def keys_of(source: str) -> set[str]:
    """The keys of the texts in Fluent source."""
    return set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))


def test_a_bad_table_is_refused(table: Server) -> None:
    ann = person(table)

    def answer(**body: Any) -> Any:
        return ann.post("/api/tables", {"game": "dragonquest", "seats": [{"kind": "me"}], **body})

    refused(
        Person(table.url).post("/api/tables", {"game": "dragonquest", "seats": [{"kind": "me"}]}),
        401,
        "no-name",
    )
    refused(answer(game="chess"), 404, "unknown-game")
    refused(answer(seats=[{"kind": "me"}] * 5), 400, "bad-options")
    refused(answer(seats=[{"kind": "me"}] * 2), 400, "one-seat-each")
    refused(answer(seats=[]), 400, "bad-request")
    refused(answer(seats=[{"kind": "bot", "bot": "absent"}]), 400, "unknown-bot")
    refused(answer(seats=[{"kind": "bot", "bot": "deep"}]), 400, "unknown-bot")
    refused(answer(seats=[{"kind": "bot", "bot": "search:worlds=8"}]), 400, "unknown-bot")
    refused(answer(options={"start_square": "moon"}), 400, "bad-options")
    refused(answer(options={"nothing": 1}), 400, "bad-options")
    refused(answer(pace=-1), 400, "bad-request")
    refused(answer(more=1), 400, "bad-request")
    refused(answer(start=True, seats=[{"kind": "me"}, {"kind": "open"}]), 409, "seats-free")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_refusal_is_in_the_readers_language(table: Server, lang: str) -> None:
    words = {"en": "There is no such table", "fr": "Cette table n’existe pas"}
    asked = Person(table.url).get("/api/tables/none", lang=lang).json()["sentence"]
    header = Person(table.url).http.get(
        "/api/tables/none", headers={"accept-language": f"{lang}-CH,de;q=0.5"}
    )
    assert header.json()["sentence"] == asked
    assert lang == "fr" or asked.startswith(words["en"])
    assert lang == "en" or not asked.startswith(words["en"])


def test_the_host_sets_seats_before_the_start(table: Server) -> None:
    ann, bob = person(table), person(table, "Bob")
    id = ann.open(["me", "open", "open"])["id"]
    seat = f"/api/tables/{id}/seats"
    refused(bob.post(f"{seat}/1", {"kind": "bot"}), 403, "not-host")
    assert (
        ann.post(f"{seat}/1", {"kind": "bot", "bot": "random"}).json()["seats"][1]["bot"]
        == "random"
    )
    assert ann.post(f"{seat}/1", {"kind": "open"}).json()["seats"][1]["kind"] == "open"
    refused(ann.post(f"{seat}/2", {"kind": "me"}), 400, "one-seat-each")
    refused(ann.post(f"{seat}/0", {"kind": "open"}), 409, "seat-taken")
    refused(ann.post(f"{seat}/7", {"kind": "open"}), 400, "no-seat")
    assert bob.post(f"/api/tables/{id}/join", {"seat": 2}).json()["me"] == 2
    refused(person(table, "Cid").post(f"/api/tables/{id}/join", {"seat": 2}), 409, "seat-taken")
    ann.post(f"{seat}/1", {"kind": "bot"})
    assert ann.post(f"/api/tables/{id}/start").status_code == 200
    refused(ann.post(f"{seat}/1", {"kind": "open"}), 409, "already-begun")


def test_a_host_who_leaves_makes_another_the_host(table: Server) -> None:
    """When nobody is left the table is closed: it has no match and no record."""
    ann, bob = person(table), person(table, "Bob")
    id = ann.open(["me", "open"])["id"]
    bob.post(f"/api/tables/{id}/join", {})
    refused(person(table, "Eve").post(f"/api/tables/{id}/leave"), 403, "not-seated")
    assert "host" not in ann.post(f"/api/tables/{id}/leave").json()
    assert bob.get(f"/api/tables/{id}").json()["host"]
    closed = bob.post(f"/api/tables/{id}/leave").json()
    assert (closed["state"], closed["ended"]) == ("over", "abandoned")
    refused(bob.get(f"/api/tables/{id}/record"), 409, "not-begun")
    refused(bob.get(f"/api/tables/{id}/replay"), 409, "not-begun")
    refused(bob.post(f"/api/tables/{id}/branch", {"at": 0, "seat": 0}), 409, "not-over")


def test_strangers_do_not_find_a_private_table(table: Server) -> None:
    ann, bob, eve = person(table), person(table, "Bob"), person(table, "Eve")
    opened = ann.open(["me", "person"], access="private")
    id, invite = opened["id"], opened["invite"]
    here = f"/api/tables/{id}"
    asked = [eve.get(f"{here}{rest}") for rest in ("", "/record", "/arrival")]
    asked += [eve.get(f"{here}{rest}", invite="wrong") for rest in ("", "/arrival")]
    for answer in [*asked, eve.post(f"{here}/join", {}), eve.post(f"{here}/start")]:
        refused(answer, 404, "no-table")
    assert id not in [each["id"] for each in eve.get("/api/tables").json()["tables"]]
    assert id in [each["id"] for each in ann.get("/api/tables").json()["tables"]]
    seen = bob.get(f"/api/tables/{id}", invite=invite).json()
    assert "invite" not in seen
    assert bob.get(f"{here}/arrival", invite=invite).json() == {"table": seen}
    assert bob.post(f"/api/tables/{id}/join", {"invite": invite}).json()["invite"] == invite


def test_an_invited_seat_waits_for_somebody_with_the_link(table: Server) -> None:
    ann, bob = person(table), person(table, "Bob")
    opened = ann.open(["me", "person"])
    path = f"/api/tables/{opened['id']}/join"
    refused(bob.post(path, {}), 409, "no-seat")
    refused(bob.post(path, {"invite": "wrong"}), 409, "no-seat")
    assert bob.post(path, {"invite": opened["invite"]}).json()["me"] == 1


def test_lists_are_filtered_and_paged(table: Server) -> None:
    """The newest first, and every table once."""
    ann = person(table)
    mine = [ann.open(["me", "open"])["id"] for _ in range(5)]
    begun = ann.open(["me"], start=True)["id"]
    first = ann.get("/api/tables", mine=True, limit=4).json()
    rest = ann.get("/api/tables", mine=True, limit=4, next=first["next"]).json()
    ids = [each["id"] for each in [*first["tables"], *rest["tables"]]]
    assert ids == [begun, *reversed(mine)]
    assert rest["next"] is None
    playing = ann.get("/api/tables", mine=True, state="playing").json()["tables"]
    assert [(each["id"], each.get("my_turn")) for each in playing] == [(begun, True)]
    assert ann.get("/api/tables", game="chess").json()["tables"] == []
    assert Person(table.url).get("/api/tables", mine=True).json()["tables"] == []
    refused(ann.get("/api/tables", next="soon"), 400, "bad-page")
    refused(ann.get("/api/tables", limit=0), 400, "bad-request")
    refused(ann.get("/api/tables", state="lost"), 400, "bad-request")


def test_a_host_who_does_not_sit_finds_the_table_again(table: Server) -> None:
    ann, eve = person(table), person(table, "Eve")
    id = ann.open(["open", "random"], access="private")["id"]
    for query in ({}, {"mine": True}):
        assert id in [each["id"] for each in ann.get("/api/tables", **query).json()["tables"]]
        assert id not in [each["id"] for each in eve.get("/api/tables", **query).json()["tables"]]


def test_the_number_of_tables_of_a_person_is_limited(serve: Serve) -> None:
    ann = person(serve(**{**HIGH_LIMITS, "tables": 2}))
    tables = [ann.open(["me", "open"])["id"] for _ in range(2)]
    body = {"game": "dragonquest", "seats": [{"kind": "me"}]}
    refused(ann.post("/api/tables", body), 429, "too-many-tables")
    ann.post(f"/api/tables/{tables[0]}/leave")
    assert ann.post("/api/tables", body).status_code == 201


def test_a_finished_match_proves_itself(table: Server) -> None:
    """The record replays, its seed is the one committed to, and nobody saw it before the end."""
    ann, bob, id = seated_people(table, 2)
    promised = ann.get(f"/api/tables/{id}").json()["commitment"]
    refused(ann.get(f"/api/tables/{id}/record"), 409, "not-over")
    refused(ann.get(f"/api/tables/{id}/replay"), 409, "not-over")
    refused(ann.post(f"/api/tables/{id}/branch", {"at": 0, "seat": 0}), 409, "not-over")
    refused(ann.post(f"/api/tables/{id}/rematch"), 409, "not-over")
    asyncio.run(to_the_end(id, ann, bob))
    record = ann.get(f"/api/tables/{id}/record")
    assert "attachment" in record.headers["content-disposition"]
    match = replay(record.content)
    assert match.is_over
    assert commitment(record.json()["seed"]) == promised == record.json()["commitment"]
    check_replay(ann, id, len(match.choices_made))
    check_rematch(ann, bob, id)
    check_second_rematch(ann, bob, id)
    check_branch(ann, id, len(match.choices_made))


def check_replay(ann: Person, id: str, count: int) -> None:
    """Replay any part, for any viewer."""
    path = f"/api/tables/{id}/replay"
    for viewer in ({}, {"viewer": 0}, {"viewer": 1}):
        seen = ann.get(path, at=2, to=6, **viewer).json()
        assert (seen["at"], len(seen["patches"]), len(seen["turns"])) == (2, 4, count)
        assert seen["scene"]["viewer"] == viewer.get("viewer")
    for wrong in ({"at": count + 1}, {"at": 5, "to": 4}, {"at": 0, "to": 101}, {"viewer": 2}):
        refused(ann.get(path, **wrong), 400, "no-moment")


def check_rematch(ann: Person, bob: Person, id: str) -> None:
    """Everybody who asks gets the same new table, and the seat they had."""
    first = ann.post(f"/api/tables/{id}/rematch").json()
    second = bob.post(f"/api/tables/{id}/rematch").json()
    assert (first["id"], first["me"]) == (second["id"], 0)
    assert second["me"] == 1
    refused(Person(ann.url).named("Eve").post(f"/api/tables/{id}/rematch"), 403, "not-seated")


def check_second_rematch(ann: Person, bob: Person, id: str) -> None:
    """A rematch that everybody has left is abandoned: the next request opens a new one."""
    old = ann.post(f"/api/tables/{id}/rematch").json()["id"]
    for each in (ann, bob):
        each.post(f"/api/tables/{old}/leave")
    new = bob.post(f"/api/tables/{id}/rematch").json()
    assert (new["state"], new["me"]) == ("open", 1)
    assert new["id"] != old
    assert ann.post(f"/api/tables/{id}/rematch").json()["id"] == new["id"]


def check_branch(ann: Person, id: str, count: int) -> None:
    """Play on against bots from a moment."""
    new: JSON = ann.post(f"/api/tables/{id}/branch", {"at": 3, "seat": 1}).json()
    assert (new["branch_of"], new["me"], new["access"]) == (id, 1, "private")
    path = f"/api/tables/{id}/branch"
    refused(ann.post(path, {"at": count + 1, "seat": 0}), 400, "no-moment")
    refused(ann.post(path, {"at": count, "seat": 0}), 400, "no-moment")
    refused(ann.post(path, {"at": 0, "seat": 9}), 400, "no-moment")


def test_nothing_secret_is_sent_or_logged(table: Server) -> None:
    """No id of a person, cookie or seed over HTTP or in the log; no invite for strangers."""
    ann, bob, id = seated_people(table, 2)
    invite = ann.get(f"/api/tables/{id}").json()["invite"]
    cookies = [part for who in (ann, bob) for part in who.cookie().split("=")[1].split(".")]
    eve = person(table, "Eve")
    for path in (f"/api/tables/{id}", "/api/tables", "/metrics", "/api/me"):
        for who in (ann, eve):
            text = who.get(path).text
            assert not any(part in text for part in cookies)
            assert "seed" not in text
            assert who is ann or invite not in text
    assert not any(part in table.output() for part in [*cookies, invite])
