"""People: names, signed cookies, limits and headers over HTTP."""

from __future__ import annotations

import httpx
import pytest

from donjon.table.http import client_folder as client
from tests.table.conftest import HIGH_LIMITS, Serve
from tests.table.http_player import Person
from tests.table.programs import Server

pytestmark = pytest.mark.e2e


def test_a_guest_becomes_a_person_by_choosing_a_name(table: Server) -> None:
    ann = Person(table.url)
    assert ann.get("/api/me").json() == {"name": None}
    answer = ann.put("/api/me", {"name": "  Ann   Lee "})
    assert answer.json() == {"name": "Ann Lee"}
    assert ann.get("/api/me").json() == {"name": "Ann Lee"}
    words = answer.headers["set-cookie"].lower()
    assert "httponly" in words
    assert "samesite=lax" in words
    assert "max-age=31536000" in words


def test_a_name_can_be_changed_and_the_person_stays(table: Server) -> None:
    ann = Person(table.url).named("Ann")
    id = ann.open(["me", "open"])["id"]
    cookie = ann.cookie()
    ann.named("Anna")
    assert ann.cookie() == cookie
    assert ann.get(f"/api/tables/{id}").json()["me"] == 0


@pytest.mark.parametrize("name", ["", " ", "\n", "a\u0007b", "x" * 41, "\u200b"])
def test_a_name_that_cannot_be_shown_is_refused(table: Server, name: str) -> None:
    answer = Person(table.url).put("/api/me", {"name": name})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-name", "bad-request")


def test_a_forged_cookie_belongs_to_nobody(table: Server) -> None:
    """A wrong signature, another id with the same signature, or no signature at all."""
    ann, bob = Person(table.url).named("Ann"), Person(table.url).named("Bob")
    [(_, mine)], [(_, theirs)] = ann.http.cookies.items(), bob.http.cookies.items()
    id, signature = mine.split(".")
    forged = [
        id,
        f"{id}.",
        f"{id}.{'0' * 64}",
        f"{theirs.split('.')[0]}.{signature}",
        ".",
        "é",
        mine[1:],
    ]
    for cookie in forged:
        headers = {b"cookie": b"donjon=" + cookie.encode()}
        answer = httpx.get(f"{table.url}/api/me", headers=headers)
        assert answer.json() == {"name": None}, cookie


def test_a_cookie_of_another_server_belongs_to_nobody(table: Server, serve: Serve) -> None:
    """Another folder has another secret."""
    other = Person(serve(**HIGH_LIMITS).url).named("Ann")
    answer = httpx.get(f"{table.url}/api/me", headers={"cookie": other.cookie()})
    assert answer.json() == {"name": None}


def test_too_many_newcomers_from_one_address_have_to_wait(serve: Serve) -> None:
    server = serve(newcomers=2)
    first = Person(server.url).named("Ann")
    Person(server.url).named("Bob")
    refused = Person(server.url).put("/api/me", {"name": "Cid"})
    assert refused.status_code == 429
    assert refused.json()["code"] == "too-many-names"
    first.named("Anna")  # a known person may change their name


def test_too_many_requests_have_to_wait(serve: Serve) -> None:
    server = serve(requests=0.1, requests_burst=3)
    answers = [Person(server.url).get("/api/me") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert answers[-1].json()["code"] == "too-much"
    assert Person(server.url).get("/health").text == "ok"


def test_a_body_that_is_too_large_is_refused(table: Server) -> None:
    answer = Person(table.url).put("/api/me", {"name": "x" * 100_000})
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-large"


def test_a_page_of_another_site_may_change_nothing(table: Server) -> None:
    ann = Person(table.url).named("Ann")
    for origin in ("https://elsewhere.example", "null", "http://127.0.0.1:1"):
        answer = ann.http.put("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
        answer = ann.http.post("/api/tables", json={}, headers={"origin": origin})
        assert answer.status_code == 403
    same = ann.http.put("/api/me", json={"name": "Anna"}, headers={"origin": table.url})
    assert same.json() == {"name": "Anna"}


@pytest.mark.parametrize(("method", "path", "status"), [
    ("GET", "/api/me", 200), ("GET", "/", 0), ("GET", "/health", 200), ("GET", "/metrics", 200),
    ("GET", "/api/tables/none", 404), ("GET", "/no/such/page", 404), ("DELETE", "/api/me", 405),
    ("POST", "/api/tables", 400), ("GET", "/api/schema/openapi.json", 200),
    ("GET", "/assets/..%2findex.html", 404), ("GET", "/api/texts/xx", 400),
])  # fmt: skip
def test_every_response_has_the_security_headers(
    table: Server, method: str, path: str, status: int
) -> None:
    answer = httpx.request(method, table.url + path)
    assert not status or answer.status_code == status
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers


@pytest.mark.skipif(client.folder() is None, reason="the client is not built")
@pytest.mark.parametrize(("path", "page"), [
    ("/no/such/page", True), ("/nowhere", True), ("/api/nothing", False), ("/assets/none", False),
])  # fmt: skip
def test_a_browser_gets_the_client_for_an_unknown_path(
    table: Server, path: str, page: bool
) -> None:
    browser = {"accept": "text/html,application/xhtml+xml"}
    answer = httpx.get(table.url + path, headers=browser)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html" if page else "application/json")
    assert httpx.get(table.url + path).json()["code"] == "nothing-there"


def test_health_readiness_and_figures(table: Server) -> None:
    Person(table.url).named("Ann").open(["me"], start=True)
    guest = Person(table.url)
    assert guest.get("/health").text == "ok"
    assert guest.get("/ready").text == "ready"
    figures = guest.get("/metrics").text
    for name in ("acts_total", "connections", "live_matches", "commit_acts"):
        assert f"donjon_{name}" in figures
