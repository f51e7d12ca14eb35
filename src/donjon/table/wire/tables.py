"""Tables: what is asked for, and what is known about them. Times are seconds since 1970."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from donjon.kernel.rules.options import Value
from donjon.kernel.words.ids import Text

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
State = Literal["open", "playing", "over"]
Access = Literal["public", "private"]


class SeatRequest(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who is to sit there: me, anyone, somebody with the invite link, or a bot."""

    kind: Literal["me", "open", "person", "bot"]
    bot: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. `pace` is the time for a choice in seconds; 0 means no limit."""

    game: str
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = {}
    access: Access = "public"
    pace: Annotated[int, Meta(ge=0, le=1_209_600)] = 0
    start: bool = False


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down on the given seat, or on the first free one."""

    seat: SeatNumber | None = None
    invite: str | None = None


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on against bots from the first `at` choices of a finished match."""

    at: Annotated[int, Meta(ge=0)]
    seat: SeatNumber


class TableSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and its player. A person's name is text, that of a bot a message. `stand_in` is the
    bot that plays for an absent person; an open seat that is `invited` is kept for somebody with
    the invite link."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: Text = ""
    me: bool = False
    bot: str | None = None
    here: bool = False
    stand_in: str | None = None
    resigned: bool = False
    invited: bool = False


class Takeback(msgspec.Struct, frozen=True):
    """Seat `by` asks to go back to the first `to` choices; `waiting` still have to agree."""

    by: int
    to: int
    waiting: list[int]


class TableSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as one line of a list."""

    id: str
    game: str
    state: State
    access: Access
    seats: list[TableSeat]
    pace: int
    made: float
    moved: float
    version: int
    waiting: list[int] = []
    mine: bool = False
    my_turn: bool = False


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """All about a table but the match itself. `ends` is when the safe default is chosen.

    `coming` are people without a seat who have opened the invite link and are here; a guest has an
    empty name.
    """

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    state: State
    access: Access
    pace: int
    seats: list[TableSeat]
    made: float
    commitment: str
    watching: int = 0
    coming: list[str] = []
    me: int | None = None
    host: bool = False
    invite: str | None = None
    ends: float | None = None
    takeback: Takeback | None = None
    rematch: str | None = None
    branch_of: str | None = None
    ended: Literal["played", "resigned", "abandoned"] | None = None


class TableList(msgspec.Struct, frozen=True):
    """A page of tables; `next` is the parameter that asks for the following page."""

    tables: list[TableSummary]
    people: int
    playing: int
    next: str | None = None
