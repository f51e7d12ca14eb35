"""Reads and writes paths as text (4.18): `L1 (1,3) d(2,2) A fall teleport B exit`.

A node on another card is prefixed with the card: `S-4:(0,3)`. A payment follows a slash, with one
source for each use: `A/token+item`. `...` stands for the straight line to the next node.
"""

from __future__ import annotations

import re
from typing import Final

from donjon.games.map_masters.content.face_graph import LOWER, NOWHERE, SLOT_IDS, SLOTS, UPPER
from donjon.games.map_masters.model.dungeon import SPAN, Dungeon
from donjon.games.map_masters.model.illegal_reasons import FINE, NO_FREE_END, NO_WAY, UNKNOWN_MOVE
from donjon.games.map_masters.model.path import Path, new_path
from donjon.games.map_masters.model.path_step import (
    CALL,
    CLIMB,
    FALL,
    FOLD,
    HOP,
    MOVE_IDS,
    STAIRS,
    TELEPORT,
    WALK,
    move,
    node_of,
    payment_of,
    way_of,
)
from donjon.games.map_masters.rules.path.engine import (
    ALL_WAYS,
    begin,
    move_fault,
    start_fault,
    take,
)
from donjon.games.map_masters.rules.path.payment import MOST_USES, POWERS, SOURCE_IDS, SOURCES

TOKEN: Final = re.compile(r"(?:(?P<card>[SD][\d-]+):)?(?P<node>[^/]+)(?:/(?P<pay>[a-z+]+))?")
JUMPS: Final = {"teleport": TELEPORT, "call": CALL, "hop": HOP}
HERE: Final = {"stairs": STAIRS, "fall": FALL, "climb": CLIMB, "fold": FOLD}
EXIT: Final = "exit"
LINE: Final = "..."


class BadNotation(Exception):
    """A word that names no node, or a step that is not legal; `at` is the number of the word."""

    def __init__(self, word: str, fault: int = UNKNOWN_MOVE) -> None:
        super().__init__(word)
        self.word: Final = word
        self.fault: Final = fault
        self.at = 0


def read_path(dungeon: Dungeon, tokens: list[int], spells: int, text: str) -> Path:
    """The path that a text describes; `BadNotation` for the first word that is wrong."""
    words = text.split()
    path = new_path(dungeon, tokens, spells)
    card, name, _ = parts(dungeon, NOWHERE, words[0])
    end = card * SLOTS + SLOT_IDS.index(name) if name in SLOT_IDS else NOWHERE
    if start_fault(path, end) != FINE:
        raise BadNotation(words[0], start_fault(path, end))
    begin(path, end)
    at = 1
    while at < len(words):
        try:
            at += read_word(path, words[at], words[at + 1] if at + 1 < len(words) else "")
        except BadNotation as error:
            error.at = at
            raise
    return path


def read_word(path: Path, word: str, after: str) -> int:
    """Draw what a word says; returns how many words were read."""
    if word == EXIT:
        if not path.is_exit():
            raise BadNotation(word, NO_WAY)
    elif word == LINE:
        straight_on(path, node_named(path, after))
    elif word in JUMPS:
        make(path, JUMPS[word], after)
        return 2
    else:
        make(path, WALK, word)
    return 1


def make(path: Path, way: int, word: str) -> None:
    """Make one step; `BadNotation` if it is not legal."""
    _, name, pay = parts(path.dungeon, path.at // SPAN, word)
    payment = payment_named(pay)
    if name in HERE:
        way = HERE[name]
        targets = ALL_WAYS[way].targets(path)
        node = targets[0] if targets else path.at
    else:
        node = node_named(path, word)
    step = move(way, node, payment)
    if move_fault(path, step) != FINE:
        raise BadNotation(word, move_fault(path, step))
    take(path, step)


def parts(dungeon: Dungeon, card: int, word: str) -> tuple[int, str, str]:
    """Card, node and payment of a word; `card` is the default, NOWHERE before the path starts."""
    found = TOKEN.fullmatch(word)
    if found is None:
        raise BadNotation(word)
    if found["card"]:
        names = [face.name for face in dungeon.faces]
        if found["card"] not in names:
            raise BadNotation(word)
        card = names.index(found["card"])
    elif card == NOWHERE:
        card = first_placed(dungeon)
    return card, found["node"], found["pay"] or ""


def first_placed(dungeon: Dungeon) -> int:
    """The first placed card, on which a path starts that names none."""
    for card in range(len(dungeon.faces)):
        if dungeon.is_placed(card):
            return card
    raise BadNotation("", NO_FREE_END)


def node_named(path: Path, word: str) -> int:
    """The node that a word names."""
    card, name, _ = parts(path.dungeon, path.at // SPAN, word)
    face = path.dungeon.faces[card]
    for node in range(len(face.level)):
        if local_name(path.dungeon, card * SPAN + node) == name:
            return card * SPAN + node
    raise BadNotation(word)


def payment_named(text: str) -> int:
    """The number of a payment written as `token+item`."""
    payment = 0
    for at, name in enumerate(text.split("+") if text else []):
        if name not in SOURCE_IDS or at >= MOST_USES:
            raise BadNotation(text)
        payment += SOURCE_IDS.index(name) * POWERS[at]
    return payment


def straight_on(path: Path, goal: int) -> None:
    """Walk in a straight line until the goal is the next node."""
    face = path.dungeon.face_of(goal)
    x, y = face.x[goal % SPAN], face.y[goal % SPAN]
    while path.at // SPAN == goal // SPAN:
        here = path.at % SPAN
        dx = (x > face.x[here]) - (x < face.x[here])
        dy = (y > face.y[here]) - (y < face.y[here])
        cell = (face.x[here] + dx, face.y[here] + dy)
        if cell == (x, y):
            return
        level = "d" if face.level[here] == LOWER else ""
        make(path, WALK, f"{level}({cell[0]},{cell[1]})")


def local_name(dungeon: Dungeon, node: int) -> str:
    """The name of a node: `(x,y)`, `d(x,y)` on the lower level, or the letter of a room."""
    face = dungeon.face_of(node)
    cell = node % SPAN
    if face.is_room(cell):
        return face.room(cell).letter
    return f"{'' if face.level[cell] == UPPER else 'd'}({face.x[cell]},{face.y[cell]})"


def write_path(path: Path) -> str:
    """A path as a text for `read_path`."""
    if not path.has_started():
        return ""
    face = path.dungeon.faces[path.start // SLOTS]
    words = [f"{face.name}:{SLOT_IDS[path.start % SLOTS]}"]
    card = path.start // SLOTS
    for step in path.moves:
        words.append(write_step(path.dungeon, step, card))
        card = node_of(step) // SPAN
    return " ".join(words + [EXIT] * path.is_exit())


def write_step(dungeon: Dungeon, step: int, card: int) -> str:
    """One step as text; `card` is where the path stands before it."""
    node = node_of(step)
    name = MOVE_IDS[way_of(step)]
    place = local_name(dungeon, node)
    if node // SPAN != card:
        place = f"{dungeon.face_of(node).name}:{place}"
    word = name if name in HERE else place if name not in JUMPS else f"{name} {place}"
    payment = payment_of(step)
    names: list[str] = []
    while payment:
        names.append(SOURCE_IDS[payment % SOURCES])
        payment //= SOURCES
    return f"{word}/{'+'.join(names)}" if names else word
