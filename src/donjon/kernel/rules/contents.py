"""Everything that an object holds, written out, the same interpreted and compiled.

Attributes are found by reflection, so no game can forget one.
"""

from __future__ import annotations

from typing import Final

from donjon.kernel.journal.journal import Journal
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.immutable import BoxContent, Recomputed
from donjon.kernel.words.message import Message

OBJECT: Final = 0
NUMBER: Final = 1
PLAIN: Final = 2
ROW: Final = 3
TABLE: Final = 4
BYTES: Final = 5
VEC: Final = 6
JOURNAL: Final = 7
CHANCE: Final = 8
PRINTED: Final = 9
DERIVED: Final = 10

KINDS: Final[dict[type, int]] = {}  # how things of a type are written out
NAMES: Final[dict[type, list[str]]] = {}  # of native classes, whose objects have no others
ORDERED: Final[dict[tuple[str, ...], list[str]]] = {}  # the attributes of other objects
DIGITS: Final = [str(number) for number in range(256)]


def kind_of(thing: object) -> int:
    """How a thing is written out; looked up once for each type."""
    if isinstance(thing, int) and not isinstance(thing, bool):
        return NUMBER
    if thing is None or isinstance(thing, (bool, str, bytes, Message)):
        return PLAIN
    if isinstance(thing, (list, tuple)):
        return ROW
    if isinstance(thing, dict):
        return TABLE
    if is_vec(thing):
        return BYTES if type(thing).__name__ == "vec[u8]" else VEC
    if isinstance(thing, Journal):
        return JOURNAL
    if isinstance(thing, BoxContent):
        return PRINTED
    if isinstance(thing, Recomputed):
        return DERIVED
    return CHANCE if isinstance(thing, Chance) else OBJECT


def attributes(thing: object) -> list[str]:
    """The names of an object's attributes, in alphabetical order."""
    known = NAMES.get(type(thing))
    if known is not None:
        return known
    native = getattr(type(thing), "__mypyc_attrs__", None)
    if native is None:
        return in_order(tuple(vars(thing)))
    found = in_order((*native, *getattr(thing, "__dict__", ())))
    if not hasattr(thing, "__dict__"):
        NAMES[type(thing)] = found
    return found


def in_order(names: tuple[str, ...]) -> list[str]:
    """Names of attributes in alphabetical order, without those that Python gives a class."""
    ordered = ORDERED.get(names)
    if ordered is None:
        ordered = ORDERED[names] = sorted({name for name in names if not name.startswith("__")})
    return ordered


def contents(thing: object) -> str:
    """All that an object holds, written out."""
    kind = KINDS.get(type(thing))
    if kind is None:
        kind = KINDS[type(thing)] = kind_of(thing)
    if kind == NUMBER:
        assert isinstance(thing, int)
        return DIGITS[thing] if 0 <= thing < 256 else str(thing)
    if kind == PLAIN:
        return repr(thing)
    if kind == ROW:
        items: list[object] = list(thing)  # type: ignore[call-overload]
        # Most items are numbers: they need no call.
        written = [str(item) if type(item) is int else contents(item) for item in items]
        return "[" + ",".join(written) + "]"
    if kind == BYTES:
        numbers: list[int] = list(thing)  # type: ignore[call-overload]
        return "vec[u8]([" + ", ".join([DIGITS[number] for number in numbers]) + "])"
    if kind == OBJECT:
        held = [name + "=" + contents(getattr(thing, name)) for name in attributes(thing)]
        return type(thing).__name__ + "(" + ",".join(held) + ")"
    return rare_kinds(thing)


def rare_kinds(thing: object) -> str:
    """Write out the rare kinds: dicts, box content, recomputed values, journal, chance."""
    if isinstance(thing, dict):
        return "{" + ",".join([f"{key!r}:{contents(thing[key])}" for key in sorted(thing)]) + "}"
    if isinstance(thing, BoxContent):
        return type(thing).__name__ + " " + thing.name
    if isinstance(thing, Recomputed):
        return type(thing).__name__
    if isinstance(thing, Journal):
        return "journal"
    if isinstance(thing, Chance):
        return f"drawn {thing.drawn}"
    return str(thing)


def is_vec(thing: object) -> bool:
    """Whether it is a row of native numbers."""
    return type(thing).__name__.startswith("vec[")
