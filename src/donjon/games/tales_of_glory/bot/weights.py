"""The weights by which a bot of Tales of Glory values a position: weights.toml as plain numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from donjon.games.tales_of_glory.bot.weight_entry import WeightEntry
from donjon.games.tales_of_glory.content.tables import SEATS
from donjon.kernel.content import load, wrong
from donjon.kernel.rules.immutable import Immutable

FILE: Final = Path(__file__).parent / "weights.toml"
FEWEST: Final = 2


@final
class Weight(Immutable):
    """A weight by its name, with the range in which another value makes sense."""

    def __init__(self, name: str, value: float, least: float, most: float) -> None:
        self.name: Final = name
        self.value: Final = value
        self.least: Final = least
        self.most: Final = most


@final
class Weights(Immutable):
    """All weights for one number of seats; weights.toml says what each of them means."""

    def __init__(self, value: dict[str, float]) -> None:
        self.skill_now: Final[float] = value["skill_now"]
        self.skill_later: Final[float] = value["skill_later"]
        self.skill_end: Final[float] = value["skill_end"]
        self.much_skill: Final[float] = value["much_skill"]
        self.beyond_much: Final[float] = value["beyond_much"]
        self.coin_now: Final[float] = value["coin_now"]
        self.coin_later: Final[float] = value["coin_later"]
        self.potion_now: Final[float] = value["potion_now"]
        self.potion_later: Final[float] = value["potion_later"]
        self.good_end: Final[float] = value["good_end"]
        self.many_now: Final[float] = value["many_now"]
        self.many_later: Final[float] = value["many_later"]
        self.beyond_many: Final[float] = value["beyond_many"]
        self.key: Final[float] = value["key"]
        self.token: Final[float] = value["token"]
        self.way: Final[float] = value["way"]
        self.enough_ways: Final[float] = value["enough_ways"]
        self.no_way: Final[float] = value["no_way"]
        self.one_way: Final[float] = value["one_way"]
        self.fading: Final[float] = value["fading"]
        self.any_neighbour: Final[float] = value["any_neighbour"]
        self.some_neighbour: Final[float] = value["some_neighbour"]
        self.closed_chest: Final[float] = value["closed_chest"]
        self.closed_hero_chest: Final[float] = value["closed_hero_chest"]
        self.quest_trust: Final[float] = value["quest_trust"]
        self.more_monsters: Final[float] = value["more_monsters"]
        self.more_characters: Final[float] = value["more_characters"]
        self.more_keys: Final[float] = value["more_keys"]
        self.more_tiles: Final[float] = value["more_tiles"]
        self.more_others: Final[float] = value["more_others"]
        self.majority_trust: Final[float] = value["majority_trust"]
        self.alone: Final[float] = value["alone"]
        self.shared: Final[float] = value["shared"]
        self.majority_end: Final[float] = value["majority_end"]
        self.majority_hope: Final[float] = value["majority_hope"]
        self.sway: Final[float] = value["sway"]
        self.denial: Final[float] = value["denial"]


def read(path: Path) -> dict[str, WeightEntry]:
    """The file, with a value for each number of seats, each of them within its range."""
    entries = load(path, dict[str, WeightEntry])
    for name, entry in entries.items():
        if len(entry.at) != SEATS - FEWEST + 1:
            raise wrong(path, name, "at", f"a value for {FEWEST} to {SEATS} seats")
        if min(entry.at) < entry.least or max(entry.at) > entry.most:
            raise wrong(path, name, "at", f"from {entry.least} to {entry.most}")
    return entries


ENTRIES: Final[dict[str, WeightEntry]] = read(FILE)


def weight_table(seats: int) -> list[Weight]:
    """All weights for a number of seats, in the order of the file."""
    return [
        Weight(name, entry.at[seats - FEWEST], entry.least, entry.most)
        for name, entry in ENTRIES.items()
    ]


def weights_of(table: list[Weight]) -> Weights:
    """The weights of a table as numbers that native code reads fast."""
    return Weights({weight.name: weight.value for weight in table})
