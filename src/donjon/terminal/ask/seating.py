"""Which seats are played by persons and which by bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from donjon.bots import POLICY, bot_names, full_name, is_bot, known_names, short_name
from donjon.bots.search.search_name import split_names
from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.message import Message
from donjon.terminal.translator import letter

PERSON: Final = "person"
USUAL_BOT: Final = POLICY


def seating(given: Sequence[str], seats: int) -> list[str]:
    """The player of each seat: those given, then greedy. By default a person against greedy."""
    asked = split_names([*given])
    if len(asked) > seats:
        raise BadOptions(Message("term-too-many-players", {"given": len(asked), "seats": seats}))
    for name in asked:
        if name != PERSON and not is_bot(name):
            known = ", ".join([PERSON, *known_names()])
            raise BadOptions(Message("term-unknown-player", {"name": name, "known": known}))
    start = [full_name(name) for name in asked] or [PERSON]
    return start + [USUAL_BOT] * (seats - len(start))


def bot_title(name: str, seat: int) -> str:
    """The name of a bot at the table; a saved match shows by it which seats were bots."""
    return f"{short_name(name).capitalize()} {letter(seat)}"


def with_bot_names(names: list[str], players: list[str]) -> list[str]:
    """The given names; a bot without one gets its title."""
    given = names + [""] * (len(players) - len(names))
    return [
        given[seat] or ("" if name == PERSON else bot_title(name, seat))
        for seat, name in enumerate(players)
    ]


def people_of(names: list[str], players: list[str]) -> list[str]:
    """The names given to persons; "" for a bot."""
    given = names + [""] * (len(players) - len(names))
    return [given[seat] if name == PERSON else "" for seat, name in enumerate(players)]


def seating_by_names(names: list[str], seats: int) -> list[str]:
    """The players of a saved match, recognised by the titles of bots."""
    known = {bot_title(name, seat): name for name in bot_names() for seat in range(seats)}
    called = names + [""] * (seats - len(names))
    return [known.get(name, PERSON) for name in called]
