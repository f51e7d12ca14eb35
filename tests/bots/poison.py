"""Takes everything hidden away from a true state: whoever reads it then fails."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, NoReturn

from donjon.conformance.size import COMPILED
from donjon.games.clank.model.state import RoomSecrets, UnusedSecrets
from donjon.games.dragonquest.model.state import HiddenTile
from donjon.games.heldentaufe.model.state import DangerTokens
from donjon.games.map_masters.model.draft import Draft
from donjon.games.map_masters.model.state import HiddenDraft
from donjon.games.tales_of_glory.model.state import BoxedQuests, KeptQuests, ReturnedQuest
from donjon.kernel.rules.chance import ScriptedChance
from donjon.kernel.rules.hidden import HandPart, HiddenPlace, OutOfPlay, PilePlace, Secret
from donjon.kernel.rules.state import State

NO_THING: Final = 255
"""A number that no game has: code that takes it for an index fails."""
HOLDERS: Final[dict[type[HiddenPlace], tuple[str, str]]] = {
    PilePlace: ("pile", "hidden_cards"),
    HandPart: ("hand", "hidden_cards"),
    HiddenTile: ("s", "tile"),
    RoomSecrets: ("s", "secrets"),
    UnusedSecrets: ("s", "unused"),
    BoxedQuests: ("s", "box"),
    KeptQuests: ("player", "quests"),
    ReturnedQuest: ("player", "returned"),
    DangerTokens: ("s", "danger"),
    HiddenDraft: ("player", "draft"),
}
"""Of each kind of place: what holds the hidden things, and in which attribute."""


class PoisonRead(Exception):
    """Somebody has read what is hidden."""


def refuse(*_read: object) -> NoReturn:
    raise PoisonRead


class Poison:
    """Stands for a hidden thing. Whatever is done with it fails, but to copy it unseen.

    It is no number, so compiled code that takes it out of a list of numbers fails as well.
    """

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = refuse
    __hash__ = __bool__ = __int__ = __index__ = __len__ = __iter__ = refuse
    __getitem__ = __contains__ = __add__ = __radd__ = __sub__ = __rsub__ = refuse
    __mul__ = __rmul__ = __floordiv__ = __mod__ = __and__ = __rand__ = __rshift__ = refuse
    __str__ = __repr__ = refuse


class PoisonedBytes(bytes):
    """Stands for hidden numbers that are kept as bytes; not even their count is told.

    Compiled code reads the memory of bytes without asking them: there it finds numbers that no
    game has and fails only if it uses one as an index.
    """

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = refuse
    __hash__ = __len__ = __iter__ = __getitem__ = __contains__ = refuse
    __add__ = find = index = count = refuse


class Taken(NamedTuple):
    """What was in an attribute before it was poisoned."""

    holder: Any
    attribute: str
    value: Any


def poison(s: State) -> list[Taken]:
    """Poison all hidden places of a state and all chance to come.

    Returns what `give_back` needs.
    """
    places = [place for place in s.hidden_places() if not isinstance(place, OutOfPlay)]
    taken = [Taken(s, "chance", s.chance)]
    s.chance = ScriptedChance([])
    for place in places:
        owner, attribute = HOLDERS[type(place)]
        holder = getattr(place, owner)
        value = getattr(holder, attribute)
        setattr(holder, attribute, poisoned(value))
        taken.append(Taken(holder, attribute, value))
    return taken


def poisoned(value: Any) -> Any:
    """As much poison as there are things.

    A compiled player takes nothing but a draft for its draft: there it is an empty one.
    """
    if isinstance(value, Secret):
        return Secret(PoisonedBytes([NO_THING] * value.size()), value.keeper)
    if isinstance(value, bytes):
        return PoisonedBytes([NO_THING] * bytes.__len__(value))
    if isinstance(value, Draft):
        return value.emptied() if COMPILED else Poison()
    return [Poison() for _ in value]


def give_back(taken: list[Taken]) -> None:
    """Put back what was taken, the last one first: two places may share one attribute."""
    for each in reversed(taken):
        setattr(each.holder, each.attribute, each.value)
