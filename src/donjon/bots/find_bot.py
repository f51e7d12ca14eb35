"""The bots by name: those of this package, those that others bring, and a class in a file."""

from __future__ import annotations

from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from donjon.bots.bot import Bot, DefaultBot, GreedyBot, RandomBot
from donjon.kernel.words.errors import BadOptions, in_one_line
from donjon.kernel.words.message import Message

ABSENT: Final = "absent"
"""The bot that does what is safe, for a seat whose player cannot."""
GROUP: Final = "donjon.bots"
IN_FILE: Final = ".py:"

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    ABSENT: DefaultBot,
}
FOUND: Final[dict[str, type[Bot]]] = {}
"""Bots of others that this process has found: a simulation asks for them in every match."""


def bot_names() -> list[str]:
    """The names of the bots of this package."""
    return list(BOTS)


def bot_named(name: str) -> Bot:
    """A new bot: by name, by the name of an entry point, or `my_bot.py:Mine`.

    `BadOptions` says which bots there are, or what is wrong with the one that was asked for.
    """
    kind = kind_of(name)
    if kind is None:
        raise BadOptions(Message("unknown-bot", {"name": name, "known": ", ".join(known_names())}))
    try:
        return kind()
    except Exception as error:  # whatever somebody's bot does
        raise bad_bot(name, error) from error


def known_names() -> list[str]:
    """The names of all bots, also of those that other packages bring."""
    return [*BOTS, *[entry.name for entry in entry_points(group=GROUP) if entry.name not in BOTS]]


def is_bot(name: str) -> bool:
    """Whether there is a bot of that name; `BadOptions` if there is one that cannot be used."""
    return kind_of(name) is not None


def kind_of(name: str) -> type[Bot] | None:
    """The class of the bot of that name; None if there is none."""
    if name in BOTS:
        return BOTS[name]
    whole = full_name(name)
    kind = FOUND.get(whole) or class_in_file(name) or brought(name)
    if kind is not None:
        FOUND[whole] = kind
    return kind


def full_name(name: str) -> str:
    """The same bot by a name that holds in every process: a file by its whole path."""
    path, _, kind = name.rpartition(":")
    return f"{Path(path).resolve()}:{kind}" if IN_FILE in name else name


def short_name(name: str) -> str:
    """What a bot is called on the screen: of a class in a file only the class."""
    return name.rpartition(":")[2]


def brought(name: str) -> type[Bot] | None:
    """The bot that another package brings by this name."""
    for entry in entry_points(group=GROUP, name=name):
        try:
            return checked(entry.load())
        except Exception as error:  # whatever a package of somebody else does
            raise bad_bot(name, error) from error
    return None


def class_in_file(name: str) -> type[Bot] | None:
    """`my_bot.py:Mine`: the class of that name in that file; None for a name of another form."""
    if IN_FILE not in name:
        return None
    path, _, kind = name.rpartition(":")
    try:
        return checked(getattr(module_in(Path(path).resolve()), kind))
    except Exception as error:  # whatever somebody's file does
        raise bad_bot(name, error) from error


def module_in(path: Path) -> ModuleType:
    """The module in a file."""
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is not a Python file")
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def checked(kind: object) -> type[Bot]:
    """The class, if it is one of a bot."""
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise TypeError(f"{kind!r} is not a class derived from donjon.bots.Bot")
    return kind


def bad_bot(name: str, error: Exception) -> BadOptions:
    return BadOptions(Message("bad-bot", {"name": name, "reason": in_one_line(error)}))
