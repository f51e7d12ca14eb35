"""The journal: events with an audience."""

from __future__ import annotations

import msgspec

from donjon.kernel.journal.event import Event
from donjon.kernel.journal.journal import Journal
from donjon.kernel.journal.motion import Motion
from donjon.kernel.words.message import Message

A, B, C = Message("ty-take"), Message("ty-coins"), Message("ty-bench")


def test_everyone_reads_a_note() -> None:
    journal = Journal()
    journal.note(A, 1, "turn")
    for seat in (None, 0, 1):
        assert journal.read(seat) == [Event(0, A, 1, "turn")]


def test_a_secret_event_reads_differently_for_its_seat() -> None:
    journal = Journal()
    journal.note_secret(1, A, B)
    assert [event.message for event in journal.read(1)] == [A]
    assert [event.message for event in journal.read(0)] == [B]
    assert [event.message for event in journal.read(None)] == [B]


def test_a_line_says_what_of_a_turn_it_tells() -> None:
    journal = Journal()
    journal.note(A, 1, does="goes")
    journal.note_secret(1, B, C, does="aside")
    journal.note(A)
    for seat in (None, 0, 1):
        assert [line.does for line in journal.reading(seat).lines] == ["goes", "aside", None]


def test_order_and_count_are_the_same_for_every_viewer() -> None:
    journal = Journal()
    journal.note(A)
    journal.note_secret(0, B, C)
    journal.note(A)
    assert [len(journal.read(seat)) for seat in (None, 0, 1)] == [3, 3, 3]


def test_events_carry_the_number_of_choices_before_them() -> None:
    journal = Journal()
    journal.note(A)
    journal.seq = 4
    journal.note(B)
    assert [event.seq for event in journal.read(None)] == [0, 4]


def test_an_audience_of_several() -> None:
    event = Event(0, A, only=[0, 2])
    assert [event.is_for(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    event = Event(0, A, hidden_from=[0, 2])
    assert [event.is_for(seat) for seat in (0, 1, 2, None)] == [False, True, False, True]


def test_a_clone_is_independent() -> None:
    journal = Journal()
    journal.note(A)
    journal.seq = 2
    twin = journal.clone()
    twin.note(B)
    twin.seq = 3
    assert (len(journal.events), journal.seq) == (1, 2)
    assert [event.seq for event in twin.events] == [0, 2]


def test_an_event_is_json() -> None:
    event = Event(3, Message("ty-log-won", {"coins": 2}), 1)
    sent = msgspec.json.encode(event)
    assert sent == b'{"seq":3,"message":{"key":"ty-log-won","args":{"coins":2}},"seat":1}'


def test_what_an_event_tells_is_written_out() -> None:
    event = Event(3, Message("ty-title"), told=[Motion("take", ["a"])])
    (told,) = msgspec.json.decode(msgspec.json.encode(event))["told"]
    assert (told["do"], told["pieces"]) == ("take", ["a"])
