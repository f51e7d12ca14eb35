"""The forms of Map Masters' content files."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal[
    "coin", "barrel", "sword", "key", "scroll", "rope", "monster", "padlock", "trapdoor", "lava",
    "circle", "recycle", "scissors", "stairs", "room",
]  # fmt: skip


class FaceEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card: what it costs, and its drawing; `openings` and `contents` repeat the drawing."""

    id: str
    set: Literal["start", "dungeon"]
    cost: int
    openings: list[str]
    contents: dict[Kind, int]
    face: str


class Faces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the faces."""

    format: int
    width: int
    height: int
    slots: dict[str, tuple[int, int]]
    card: list[FaceEntry]


class Parameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the rules."""

    players_max: int
    turns: int
    hand_size: int
    start_coins: int
    tokens_of_a_kind: int
    token_price: int
    book_price: int
    books_held: int
    books_visible: int
    cards_visible: int
    refresh_after_turn: int
    time_bonus: list[int]
    exit_points: list[int]
    coins_for_a_point: int
    rewind_price: int
    haggler_discount: int
    most_changes: int


class ObjectiveEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An objective: points for each discovery, and how many cards of it there are."""

    id: str
    vp: int
    cards: int
    hourglasses: int


class SpellbookEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spellbook and the phase in which it may be used."""

    id: str
    phase: Literal["market", "hand", "exploration", "reset"]


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of everything but the faces."""

    game: Parameters
    objectives: list[ObjectiveEntry]
    spellbooks: list[SpellbookEntry]
