"""Whatever is sent, the table replies with a reason or a documented code, and nothing changes."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings, strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from donjon.conformance.size import derived_seed, size
from tests.table.http_player import Person
from tests.table.programs import Server
from tests.table.seated_people import seated_people
from tests.table.test_live import sitting

pytestmark = pytest.mark.e2e

MUTATIONS: Final = size(300, 100_000)
REQUESTS: Final = size(15, 500, compiled=40)  # of each operation of the API

PROTOCOL: Final = Path(__file__).parents[2] / "docs" / "protocol.md"
VALID: Final[list[dict[str, Any]]] = [
    {"do": "choose", "v": 0, "choice": 1, "key": "k"},
    {"do": "undo", "v": 0, "key": "k"},
    {"do": "ask-takeback", "v": 0, "key": "k"},
    {"do": "answer-takeback", "yes": True, "key": "k"},
    {"do": "why", "id": "x", "key": "k"},
    {"do": "chat", "text": "hello", "key": "k"},
    {"do": "hand-over", "seat": 0, "bot": "random", "key": "k"},
]
BROKEN: Final = [
    "", "{", "null", "[]", '"choose"', "1e999", "NaN", "{}", '{"do":null}', '{"do":"fly"}',
    '{"do":"choose"}', '{"do":"ping","key":"k"}', '{"do":"choose","v":-1,"choice":0,"key":"k"}',
    '{"do":"choose","v":0,"choice":1e300,"key":"k"}',
    '{"do":"answer-takeback","yes":"0","key":"k"}',
    '{"do":"choose","v":0,"choice":0,"key":"k","seat":1}', '{"do":"undo","v":true,"key":"k"}',
    '{"do":"undo","v":0,"key":""}', '{"do":"undo","v":0,"key":"\\u0000"}',
    '{"do":"chat","text":"\\ud800","key":"k"}', '{"do":"hand-over","seat":99,"bot":null,"key":"k"}',
    "[" * 2000 + "]" * 2000, '{"a":' * 600 + "1" + "}" * 600, "\ufeff{}", "\u0000",
]  # fmt: skip

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A valid message with one invalid part."""
    message = dict(draw(st.sampled_from(VALID)))
    name = draw(st.sampled_from([*message, "more"]))
    if draw(st.booleans()):
        message[name] = draw(anything)
    else:
        message.pop(name, None)
    text = json.dumps(message)
    if draw(st.integers(0, 3)) == 0:
        cut = draw(st.integers(0, len(text)))
        text = text[:cut] + draw(st.text(max_size=3)) + text[cut + 1 :]
    return text


def documented_codes() -> set[str]:
    """The codes of a reject in docs/protocol.md."""
    text = PROTOCOL.read_text(encoding="utf-8")
    named = text.partition("**Codes of a reject:**")[2].partition("\n\n")[0]
    return set(re.findall(r"`([\w-]+)`", named))


def test_a_message_that_cannot_be_read_is_refused_with_a_reason(table: Server) -> None:
    ann, id = seated_people(table, 1)

    async def story() -> None:
        async with sitting(id, ann) as [seat]:
            for text in BROKEN:
                await seat.send(text)
                answer = await seat.until("reject")
                assert answer["code"] in ("bad-message", "no-seat"), (text, answer)
                assert answer["sentence"]
                assert answer["v"] == 0

    asyncio.run(story())


def test_a_binary_frame_is_refused(table: Server) -> None:
    """The connection stays open."""
    ann, id = seated_people(table, 1)

    async def story() -> None:
        for data in (b"\xff\xfe\x00", b"{}", b""):
            async with sitting(id, ann) as [seat]:
                assert seat._socket is not None
                await seat._socket.send(data)
                await seat.send_command("ping")
                assert (await seat.until("reject"))["code"] == "bad-message"
                await seat.until("pong")

    asyncio.run(story())


def test_random_mutations_change_nothing_of_the_match(table: Server, counts: Counter[str]) -> None:
    """They are sent by the seat that is not asked: the match does not change."""
    ann, bob, id = seated_people(table, 2)
    chance = random.Random(derived_seed(1))
    texts: list[str] = []

    @settings(database=None, suppress_health_check=list(HealthCheck), max_examples=MUTATIONS)
    @given(mutated())
    def collect(text: str) -> None:
        texts.append(text)

    collect()

    known = documented_codes()

    async def story() -> None:
        async with sitting(id, ann, bob) as [one, two]:
            other = two if one.may_choose else one
            for text in texts:
                await other.send(text)
                answer = await other.until("ack", "reject", "why", "pong")
                counts["malformed messages"] += 1
                if answer["is"] == "reject":
                    assert answer["code"] in known, (text, answer)
                    assert answer["sentence"]
            await other.ask("hand-over", seat=other.info["me"], bot=None)
            first = one if one.may_choose else two
            assert first.v == 0
            answer = await first.ask("choose", v=0, choice=first.any_choice(chance))
            assert answer["v"] == 1

    asyncio.run(story())


def test_parameters_that_cannot_be_read_close_the_connection(table: Server) -> None:
    ann, id = seated_people(table, 1)

    async def story() -> None:
        for query in ({"have": "x"}, {"viewer": "-"}, {"have": "9" * 5000}):
            async with ann.sit(id, **query) as seat:
                assert await seat.closed() == 4400

    asyncio.run(story())


def test_the_api_does_what_its_schema_says(table: Server, counts: Counter[str]) -> None:
    """Schemathesis tries every operation, as a person at a table."""
    ann, id = seated_people(table, 1)
    schema = schemathesis.openapi.from_url(f"{table.url}/api/schema/openapi.json")
    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        count = try_operation(result.ok(), checks, id, ann.cookie())
        assert count, result.ok().label
        counts["requests of any kind"] += count
    assert Person(table.url).get("/health").text == "ok"


def try_operation(operation: Any, checks: list[Any], id: str, cookie: str) -> int:
    """Call an operation with generated arguments. Returns how often."""
    calls = 0

    @settings(
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        max_examples=REQUESTS,
    )
    @given(case=operation.as_strategy())
    def try_it(case: Any) -> None:
        nonlocal calls
        if "table_id" in (case.path_parameters or {}) and calls % 2:
            case.path_parameters["table_id"] = id
        calls += 1
        answer = case.call(headers={"cookie": cookie})
        case.validate_response(answer, checks=checks)

    try_it()
    return calls
