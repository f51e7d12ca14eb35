"""The names of bots that search: `search:worlds=64,spite=0.5`."""

from __future__ import annotations

import re
from typing import Final

from donjon.bots.search.search_bot import SearchBot
from donjon.bots.style import PLAIN, TASTE, USUAL_WEIGHTS, Style
from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.message import Message

SEARCH: Final = "search"
WORLDS: Final = "worlds"
MOST_WORLDS: Final = 100_000
MOST_DIGITS: Final = 6
MOST_WEIGHT: Final = 10.0
NUMBER: Final = re.compile(r"\d{1,2}(\.\d{1,6})?", re.ASCII)


def is_search(name: str) -> bool:
    """Whether a name is meant to be that of a bot that searches."""
    return name == SEARCH or name.startswith(f"{SEARCH}:")


def search_named(name: str) -> SearchBot:
    """The bot of that name; `BadOptions` says what would be right."""
    settings: dict[str, str] = {}
    for part in name.removeprefix(SEARCH).removeprefix(":").split(","):
        setting, _, value = part.partition("=")
        if setting in settings:
            raise BadOptions(Message("bad-search-twice", {"name": name, "setting": setting}))
        settings[setting] = value
    worlds = worlds_of(name, settings.pop(WORLDS, ""))
    return SearchBot(worlds, style_of(name, settings) if settings else PLAIN)


def worlds_of(name: str, value: str) -> int:
    """The number of worlds that the bot may play out, from 1 to MOST_WORLDS."""
    if value.isdecimal() and len(value) <= MOST_DIGITS and 1 <= int(value) <= MOST_WORLDS:
        return int(value)
    raise BadOptions(Message("bad-search", {"name": name, "most": MOST_WORLDS}))


def style_of(name: str, settings: dict[str, str]) -> Style:
    """The style with these weights."""
    weights: dict[str, float] = {}
    for setting, value in settings.items():
        if setting not in USUAL_WEIGHTS and not is_taste(setting):
            known = ", ".join([WORLDS, *USUAL_WEIGHTS, f"{TASTE}Action"])
            said = {"name": name, "setting": setting, "known": known}
            raise BadOptions(Message("bad-search-setting", {**said}))
        weights[setting] = weight(name, setting, value)
    return Style(weights)


def is_taste(setting: str) -> bool:
    """Whether a setting is a taste for some action."""
    return setting.startswith(TASTE) and setting != TASTE


def weight(name: str, setting: str, value: str) -> float:
    """A weight from 0 to MOST_WEIGHT, written in digits with or without a point."""
    if NUMBER.fullmatch(value) and float(value) <= MOST_WEIGHT:
        return float(value)
    said = {"name": name, "setting": setting, "most": f"{MOST_WEIGHT:g}"}
    raise BadOptions(Message("bad-search-weight", {**said}))


def split_names(given: list[str]) -> list[str]:
    """Names of players given one by one or with commas, without empty ones.

    `search:worlds=64,spite=0.5` is one name: a word with a sign of equality and without a colon
    belongs to the search before it.
    """
    names: list[str] = []
    for part in given:
        begun = len(names)
        for word in part.split(","):
            word = word.strip()
            if len(names) > begun and is_search(names[-1]) and "=" in word and ":" not in word:
                names[-1] += f",{word}"
            elif word:
                names.append(word)
    return names
