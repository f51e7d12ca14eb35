"""Checks the name of a new game, and derives its title, class name and prefix from it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from keyword import iskeyword, issoftkeyword
from string import ascii_uppercase
from typing import Final, NamedTuple

from donjon.registry import all_games, installed_games
from donjon.terminal.usage import WrongUsage

FORM: Final = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
LONGEST: Final = 30
RESERVED: Final = {"donjon", "test", "tests", "src"}
TAKEN_PREFIXES: Final = {"TY", "NO"}
"""The prefix of the toy, and one with which texts of Donjon itself begin."""


class GameName(NamedTuple):
    """The names of a game: of its package, for people, of its state's class, and in rule ids."""

    name: str
    title: str
    state_class: str
    prefix: str


def check_name(name: str) -> None:
    """Raise `WrongUsage` with the reason if a game cannot have this name."""
    if len(name) > LONGEST or not FORM.fullmatch(name):
        raise WrongUsage.of("cli-game-name-form", name=name, longest=LONGEST)
    if iskeyword(name) or issoftkeyword(name) or name in {*RESERVED, *sys.stdlib_module_names}:
        raise WrongUsage.of("cli-game-name-reserved", name=name)
    if name in all_games() or name in installed_games().faults:
        raise WrongUsage.of("cli-game-name-taken", name=name)


def check_package(name: str) -> None:
    """Raise `WrongUsage` if another package has this name: Python would find only one of them."""
    if find_spec(name) is not None:
        raise WrongUsage.of("cli-game-name-package", name=name)


def names_of(name: str, taken_classes: Iterable[str]) -> GameName:
    """All names of a game; the class of its state gets a name that is not taken."""
    words = name.split("_")
    camel = "".join(word.capitalize() for word in words)
    state_class = f"{camel}State" if camel in taken_classes else camel
    title = " ".join(word.capitalize() for word in words)
    return GameName(name, title, state_class, free_prefix(words))


def free_prefix(words: list[str]) -> str:
    """Two letters for rule ids and texts that no installed game uses: LC for `lost_city`."""
    taken = TAKEN_PREFIXES | {game.prefix for game in all_games().values()}
    return next(prefix for prefix in possible_prefixes(words) if prefix not in taken)


def possible_prefixes(words: list[str]) -> Iterator[str]:
    """The initials of two words, then the first letter with every other letter of the name."""
    first, *others = [letter for letter in "".join(words).upper() if letter in ascii_uppercase]
    initials = [word[0].upper() for word in words[1:] if word[0].upper() in ascii_uppercase]
    for second in [*initials, *others, *ascii_uppercase]:
        yield first + second
    for start in ascii_uppercase:
        yield from (start + second for second in ascii_uppercase)
