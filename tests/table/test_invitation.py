"""Where friends find a table: the link that is offered, and who learns which addresses."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from donjon.table.addresses.offers import Listening, network_addresses
from donjon.table.qr_code import path_of, rows_of
from tests.table.conftest import HIGH_LIMITS, running
from tests.table.http_player import JSON, Person
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

EVERYWHERE: Final = "0.0.0.0"


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(Server(tmp_path_factory.mktemp("open"), host=EVERYWHERE, **HIGH_LIMITS))


def in_network(server: Server) -> list[str]:
    return [each.url for each in network_addresses(Listening(EVERYWHERE, server.port))]


def needs_network(server: Server) -> list[str]:
    if not (found := in_network(server)):
        pytest.skip("this machine is on no network")
    return found


def host_of(server: Server, name: str = "Ann") -> tuple[Person, JSON]:
    """A person, and the table that the person has opened."""
    person = Person(server.url).named(name)
    return person, person.open(["me", "open"])


def asked(person: Person, table: JSON, opened: str, **headers: str) -> Any:
    path = f"/api/tables/{table['id']}/invitation"
    return person.http.get(path, params={"opened": opened}, headers=headers)


def told(person: Person, table: JSON, opened: str, **headers: str) -> list[tuple[str, str]]:
    """The kinds and URLs that a person is offered."""
    answer = asked(person, table, opened, **headers)
    assert answer.status_code == 200, answer.text
    return [(each["kind"], each["url"]) for each in answer.json()["addresses"]]


def test_on_all_interfaces_the_link_is_one_that_others_can_open(open_server: Server) -> None:
    urls = needs_network(open_server)
    ann, table = host_of(open_server)
    found = asked(ann, table, open_server.url).json()
    assert [each["url"] for each in found["addresses"]] == [*urls, open_server.url]
    best, here = found["addresses"][0], found["addresses"][-1]
    assert found["command"] is None
    assert best["link"] == f"{urls[0]}/t/{table['id']}?invite={table['invite']}"
    rows = rows_of(best["link"])
    assert best["qr"] == {"size": len(rows), "path": path_of(rows)}
    assert (here["kind"], here["qr"]) == ("this-computer", None)
    bob = Person(urls[0]).named("Bob")
    joined = bob.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    assert joined.json()["me"] == 1
    assert told(bob, table, urls[0]) == [(best["kind"], urls[0])]


def test_on_loopback_alone_the_host_learns_how_to_let_friends_in(table: Server) -> None:
    ann, opened = host_of(table)
    found = asked(ann, opened, table.url).json()
    assert [each["kind"] for each in found["addresses"]] == ["this-computer"]
    assert found["command"] == "donjon serve --host 0.0.0.0"


def test_another_name_of_the_server_is_the_best_address(open_server: Server) -> None:
    ann, table = host_of(open_server)
    named = asked(ann, table, "https://games.example.org", Host="games.example.org").json()
    assert [(each["kind"], each["url"]) for each in named["addresses"]] == [
        ("public", "https://games.example.org")
    ]
    assert named["command"] is None


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "203.0.113.9"},
        {"X-Forwarded-For": "192.168.1.9"},
        {"Forwarded": "for=192.168.1.9"},
        {"X-Real-IP": "192.168.1.9"},
        {"Via": "1.1 proxy"},
        {"Host": "games.example.org"},
        {"Host": "localhost.example.org"},
        {"Host": ""},
    ],
)
def test_through_a_proxy_nobody_learns_the_addresses_of_the_network(
    open_server: Server, headers: dict[str, str]
) -> None:
    """Even if the page says that it was opened on the server's own machine."""
    urls = needs_network(open_server)
    ann, table = host_of(open_server)
    assert [url for _, url in told(ann, table, open_server.url)[:-1]] == urls
    assert told(ann, table, open_server.url, **headers) == [("this-computer", open_server.url)]


def test_by_an_address_of_the_network_nobody_learns_the_others(open_server: Server) -> None:
    urls = needs_network(open_server)
    ann = Person(urls[0]).named("Ann")
    table = ann.open(["me", "open"])
    assert told(ann, table, open_server.url) == [("this-computer", open_server.url)]


def test_behind_https_nobody_learns_the_addresses_of_the_network(tmp_path: Path) -> None:
    more = ["--secure", "--public-url", "https://games.example.org/"]
    server = Server(tmp_path / "data", host=EVERYWHERE, more=more, **HIGH_LIMITS)
    for _ in running(server):
        ann = Person(server.url)
        made = ann.put("/api/me", {"name": "Ann"})
        ann.http.cookies.clear()  # it is for HTTPS
        ann.http.headers["Cookie"] = made.headers["set-cookie"].partition(";")[0]
        table = ann.open(["me", "open"])
        assert told(ann, table, server.url) == [
            ("public", "https://games.example.org"),
            ("this-computer", server.url),
        ]


def test_only_the_host_and_players_are_told(open_server: Server) -> None:
    ann, table = host_of(open_server)
    invited = Person(open_server.url).named("Bob")
    for person, code in ((Person(open_server.url), "no-name"), (invited, "not-seated")):
        refused = asked(person, table, open_server.url)
        assert refused.json()["code"] == code
        assert refused.json()["sentence"]
        assert "addresses" not in refused.text
    private = ann.open(["me", "open"], access="private")
    assert asked(invited, private, open_server.url).json()["code"] == "no-table"
    assert asked(ann, table, "javascript:alert(1)").json()["code"] == "bad-address"
    assert ann.get(f"/api/tables/{table['id']}/invitation").json()["code"] == "bad-request"


def test_the_host_sees_who_has_opened_the_link(table: Server) -> None:
    ann, opened = host_of(table)
    id, invite = opened["id"], opened["invite"]
    bob, cid = Person(table.url).named("Bob"), Person(table.url).named("Cid")
    guest = Person(table.url)

    async def run() -> None:
        async with ann.sit(id) as host, cid.sit(id) as watcher:
            async with bob.sit(id, invite=invite), guest.sit(id, invite=invite):
                while host.info.get("coming") != ["Bob", ""]:
                    await host.next()
                while host.info.get("watching") != 3:
                    await host.next()
                assert host.info["coming"] == ["Bob", ""]  # Cid has found the table in the lobby
                while watcher.info.get("watching") != 3:
                    await watcher.next()
                assert "coming" not in watcher.info
                bob.post(f"/api/tables/{id}/join", {})
                while host.info.get("coming") != [""]:
                    await host.next()
            while "coming" in host.info:
                await host.next()

    asyncio.run(asyncio.wait_for(run(), 20))


def printed(*words: str, folder: Path) -> tuple[str, str]:
    """What `donjon serve` prints until it listens, then it is stopped."""
    command = [sys.executable, "-m", "donjon", "serve", "--data", str(folder), "--port", "0"]
    process = subprocess.Popen(
        [*command, "--lang", "en", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ,
    )
    assert process.stderr is not None
    lines = [process.stderr.readline(), process.stderr.readline()]
    process.send_signal(signal.SIGTERM)
    out, rest = process.communicate(timeout=30)
    return out, "".join([*lines, rest])


def test_the_addresses_are_printed_and_no_code_without_a_terminal(tmp_path: Path) -> None:
    out, err = printed("--host", EVERYWHERE, folder=tmp_path)
    assert out == ""
    port = int(re.search(r"127\.0\.0\.1:(\d+)", err)[1])  # type: ignore[index]
    for each in network_addresses(Listening(EVERYWHERE, port)):
        assert each.url in err


def test_on_loopback_alone_serve_says_how_to_let_friends_in(tmp_path: Path) -> None:
    out, err = printed(folder=tmp_path)
    assert out == ""
    assert "Only this computer can open it" in err
    assert "--host 0.0.0.0" in err


def test_the_public_address_is_printed(tmp_path: Path) -> None:
    _, err = printed("--public-url", "https://games.example.org", folder=tmp_path)
    assert "Friends on the Internet open https://games.example.org\n" in err
    assert "Only this computer" not in err
