"""Finds a bot by name: one of this package, of another package, or a class in a file."""

from __future__ import annotations

from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from donjon.bots.bot import Bot, DefaultBot, GreedyBot, RandomBot
from donjon.bots.characters import CHARACTERS, character_bot
from donjon.bots.levels import Level3Bot, Level4Bot, SlippingBot
from donjon.bots.search.search_name import is_search, search_named
from donjon.kernel.words.errors import BadOptions, in_one_line
from donjon.kernel.words.message import Message

ABSENT: Final = "absent"
"""The bot that takes safe defaults, for a seat whose player is absent."""
POLICY: Final = "greedy"
"""The bot that follows the policy of the game."""
QUICK: Final = ("random", POLICY, "level1", "level2", "pip", ABSENT)
"""Bots that choose at once, without search."""
GROUP: Final = "donjon.bots"
IN_FILE: Final = ".py:"

LEVELS: Final = ["level1", "level2", "level3", "level4"]

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    POLICY: GreedyBot,
    "level1": SlippingBot,
    "level2": GreedyBot,
    "level3": Level3Bot,
    "level4": Level4Bot,
    ABSENT: DefaultBot,
}
FOUND: Final[dict[str, type[Bot]]] = {}
"""Cache of bot classes from other packages and files: a simulation asks for them in every match."""


def bot_names() -> list[str]:
    """The names of the bots of this package: all that are not characters, then these."""
    return [*BOTS, *CHARACTERS]


def bot_named(name: str) -> Bot:
    """Make a bot: by its name, the name of an entry point, or `my_bot.py:Mine`.

    `search:worlds=64,spite=0.5` makes a bot that searches. `BadOptions` lists the known bots, or
    says what is wrong with this one.
    """
    if is_search(name):
        return search_named(name)
    if name in CHARACTERS:
        return character_bot(name)
    kind = kind_of(name)
    if kind is None:
        raise BadOptions(Message("unknown-bot", {"name": name, "known": ", ".join(known_names())}))
    try:
        return kind()
    except Exception as error:  # a bot may raise anything
        raise bad_bot(name, error) from error


def known_names() -> list[str]:
    """The names of all bots, including those of other packages."""
    own = bot_names()
    return own + [entry.name for entry in entry_points(group=GROUP) if entry.name not in own]


def is_bot(name: str) -> bool:
    """Whether there is a bot of that name; `BadOptions` if it cannot be loaded."""
    if is_search(name):
        return search_named(name).worlds > 0
    return name in CHARACTERS or kind_of(name) is not None


def is_quick(name: str) -> bool:
    """Whether a bot chooses at once; bots of other packages may think."""
    return name in QUICK


def kind_of(name: str) -> type[Bot] | None:
    """The class of a bot; None if there is no bot of that name."""
    if name in BOTS:
        return BOTS[name]
    whole = full_name(name)
    kind = FOUND.get(whole) or class_in_file(name) or class_in_package(name)
    if kind is not None:
        FOUND[whole] = kind
    return kind


def full_name(name: str) -> str:
    """The name of the same bot in any process: a file is named by its absolute path."""
    path, _, kind = name.rpartition(":")
    return f"{Path(path).resolve()}:{kind}" if IN_FILE in name else name


def short_name(name: str) -> str:
    """What a bot is called on the screen; for a class in a file, the class alone."""
    return name.rpartition(":")[2] if IN_FILE in name else name


def class_in_package(name: str) -> type[Bot] | None:
    """The bot class that another package provides under this name; None if there is none."""
    for entry in entry_points(group=GROUP, name=name):
        try:
            return checked(entry.load())
        except Exception as error:  # a package may raise anything
            raise bad_bot(name, error) from error
    return None


def class_in_file(name: str) -> type[Bot] | None:
    """The class that `my_bot.py:Mine` names; None for a name of another form."""
    if IN_FILE not in name:
        return None
    path, _, kind = name.rpartition(":")
    try:
        return checked(getattr(module_in(Path(path).resolve()), kind))
    except Exception as error:  # a file may raise anything
        raise bad_bot(name, error) from error


def module_in(path: Path) -> ModuleType:
    """Import a file as a module."""
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is not a Python file")
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def checked(kind: object) -> type[Bot]:
    """Return the class if it derives from `Bot`; else raise `TypeError`."""
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise TypeError(f"{kind!r} is not a class derived from donjon.bots.Bot")
    return kind


def bad_bot(name: str, error: Exception) -> BadOptions:
    return BadOptions(Message("bad-bot", {"name": name, "reason": in_one_line(error)}))
