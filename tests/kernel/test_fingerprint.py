"""Fingerprints: everything in a state counts, and it counts the same interpreted and compiled."""

from __future__ import annotations

from typing import Any

import pytest

from donjon.kernel.journal.journal import Journal
from donjon.kernel.match.fingerprint import fingerprint, shared
from donjon.kernel.rules.chance import FastChance, ScriptedChance
from donjon.kernel.rules.contents import attributes, contents
from donjon.kernel.rules.hidden import Secret
from donjon.kernel.rules.immutable import BoxContent
from donjon.kernel.rules.state import apply_choice, open_decisions, run_until_choice
from donjon.kernel.rules.together import together
from donjon.kernel.words.message import Message
from donjon.testing.toy import GAME as TOY
from donjon.testing.toy.model.state import NOT_DEALT, ThreeChests
from tests.kernel.custom_steps import Ask, state_owing

KNOWN = "399976ecd9bd"
KNOWN_CONTENTS = (
    "ThreeChests(chance=drawn 4,journal=None,owed=[NextRound(),"
    "HelpTheLast(),OpenChests(),Together(answers=[2,-1],decisions=[PickChest(seat=0),"
    "PickChest(seat=1)])],players=[Player(chest=0,coins=5,lucky=Secret("
    "hidden_values=b'\\x03',keeper=0),seat=0,wins=1),Player(chest=1,coins=5,lucky=Secret("
    "hidden_values=b'\\x03',keeper=1),seat=1,wins=1)],revealed=1,round=2,rounds=3)"
)


def toy_after(*choices: int) -> ThreeChests:
    s = TOY.new_state(2, TOY.check_options({}, 2), FastChance(42))
    assert isinstance(s, ThreeChests)
    run_until_choice(s)
    for choice in choices:
        apply_choice(s, open_decisions(s)[0], choice)
        run_until_choice(s)
    return s


def test_a_known_state_has_its_known_fingerprint() -> None:
    s = toy_after(0, 1, 0, 2)
    assert contents(s) == KNOWN_CONTENTS
    assert fingerprint(s, "42") == KNOWN


def test_the_key_changes_it() -> None:
    s = toy_after(0, 1)
    assert fingerprint(s, "42") != fingerprint(s, "43")
    assert fingerprint(s, "x" * 64 + "1") != fingerprint(s, "x" * 64 + "2")


def test_a_clone_has_the_same() -> None:
    s = toy_after(0, 1)
    assert contents(s.clone()) == contents(s)


@pytest.mark.parametrize("name", ["rounds", "round", "revealed"])
def test_every_attribute_of_the_state_counts(name: str) -> None:
    s = toy_after(0, 1)
    before = contents(s)
    setattr(s, name, getattr(s, name) + 1)
    assert contents(s) != before


@pytest.mark.parametrize("name", ["seat", "chest", "wins", "coins"])
def test_every_attribute_of_a_player_counts(name: str) -> None:
    s = toy_after(0, 1)
    before = contents(s)
    player = s.players[1]
    setattr(player, name, getattr(player, name) + 1)
    assert contents(s) != before


def test_secrets_steps_answers_and_draws_count() -> None:
    s = toy_after(0, 1)
    seen = {contents(s)}
    s.players[0].lucky = Secret(b"\t", 0)
    seen.add(contents(s))
    apply_choice(s, open_decisions(s)[0], 2)
    seen.add(contents(s))
    s.chance.below(6)
    seen.add(contents(s))
    s.owed.pop()
    seen.add(contents(s))
    assert len(seen) == 5


def test_attributes_of_steps_count_wherever_they_were_defined() -> None:
    one = state_owing(2, ScriptedChance([]), [Ask(0, [1, 2])])
    other = state_owing(2, ScriptedChance([]), [Ask(0, [1, 3])])
    assert attributes(Ask(0, [1, 2])) == ["must_ask", "numbers", "seat"]
    assert contents(one) != contents(other)


def test_the_journal_does_not_count() -> None:
    one, other = toy_after(0, 1), toy_after(0, 1)
    one.journal, other.journal = Journal(), Journal()
    one.journal.seq = 4
    assert contents(one) == contents(other)


def test_all_attributes_are_found() -> None:
    assert attributes(toy_after()) == [
        *("chance", "journal", "owed", "players", "revealed", "round", "rounds")
    ]


class TestContents:
    @pytest.mark.parametrize(
        ("thing", "written"),
        [
            (None, "None"),
            (True, "True"),
            (3, "3"),
            ("a'b", '"a\'b"'),
            (b"\x01", "b'\\x01'"),
            ([1, [2]], "[1,[2]]"),
            ((1, "x"), "[1,'x']"),
            ({"b": 1, "a": [2]}, "{'a':[2],'b':1}"),
            (Secret(b"\2", 1), "Secret(hidden_values=b'\\x02',keeper=1)"),
            (FastChance(1), "drawn 0"),
            (ScriptedChance([1]), "drawn 0"),
        ],
    )
    def test_plain_things(self, thing: object, written: str) -> None:
        assert contents(thing) == written

    def test_what_cannot_be_written_out_is_an_error(self) -> None:
        with pytest.raises(TypeError):
            contents({1, 2})


class TestShared:
    def test_a_clone_shares_nothing(self) -> None:
        s = toy_after(0, 1)
        assert shared(s, s.clone()) == []

    def test_a_shared_list_is_found(self) -> None:
        s = toy_after(0, 1)
        twin = s.clone()
        twin.players = s.players
        assert shared(s, twin) == [".players"]

    def test_a_shared_thing_in_a_list_is_found(self) -> None:
        s = toy_after(0, 1)
        twin = s.clone()
        twin.players[1] = s.players[1]
        assert shared(s, twin) == [".players[1]"]

    def test_shared_chance_and_stack_are_found(self) -> None:
        s = toy_after(0, 1)
        twin = s.clone()
        twin.chance = s.chance
        twin.owed = s.owed
        assert shared(s, twin) == [".chance", ".owed"]

    def test_what_never_changes_may_be_shared(self) -> None:
        s = state_owing(2, ScriptedChance([]), [together([Ask(0, [1]), Ask(1, [1])])])
        s.players[0].lucky = NOT_DEALT
        assert shared(s, s.clone()) == []

    def test_dicts_are_looked_into(self) -> None:
        inner: list[int] = [1]
        one: dict[str, Any] = {"a": inner, "b": [2]}
        assert shared(one, {"a": inner, "b": [2]}) == ["['a']"]


class Cave(BoxContent):
    """A board whose rooms are the same in every match."""

    def __init__(self, name: str, rooms: list[str]) -> None:
        super().__init__(name)
        self.rooms = rooms


def test_box_content_is_written_as_its_name() -> None:
    day, dusk = Cave("day", ["gate", "hall"]), Cave("dusk", ["gate", "hall"])
    assert contents([day, dusk]) == "[Cave day,Cave dusk]"
    assert shared([day], [day]) == []


def test_a_message_counts_with_its_arguments() -> None:
    one, two = Message("gold", {"n": 1}), Message("gold", {"n": 2})
    assert contents(one) == contents(Message("gold", {"n": 1}))
    assert contents(one) != contents(two)
