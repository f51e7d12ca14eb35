"""The weights by which a bot of Tales of Glory values a position: weights.toml as plain numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from donjon.games.tales_of_glory.content.tables import SEATS
from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.tuning.read_weights import read_weights
from donjon.kernel.tuning.weight import Weight
from donjon.kernel.tuning.weight_table import WeightValues

FEWEST: Final = 2


@final
class Weights(Immutable):
    """All weights for one number of seats; weights.toml says what each of them means."""

    def __init__(self, values: WeightValues) -> None:
        self.skill_now: Final[float] = values.of("skill_now")
        self.skill_later: Final[float] = values.of("skill_later")
        self.skill_end: Final[float] = values.of("skill_end")
        self.much_skill: Final[float] = values.of("much_skill")
        self.beyond_much: Final[float] = values.of("beyond_much")
        self.coin_now: Final[float] = values.of("coin_now")
        self.coin_later: Final[float] = values.of("coin_later")
        self.potion_now: Final[float] = values.of("potion_now")
        self.potion_later: Final[float] = values.of("potion_later")
        self.good_end: Final[float] = values.of("good_end")
        self.many_now: Final[float] = values.of("many_now")
        self.many_later: Final[float] = values.of("many_later")
        self.beyond_many: Final[float] = values.of("beyond_many")
        self.key: Final[float] = values.of("key")
        self.token: Final[float] = values.of("token")
        self.way: Final[float] = values.of("way")
        self.enough_ways: Final[float] = values.of("enough_ways")
        self.no_way: Final[float] = values.of("no_way")
        self.one_way: Final[float] = values.of("one_way")
        self.fading: Final[float] = values.of("fading")
        self.any_neighbour: Final[float] = values.of("any_neighbour")
        self.some_neighbour: Final[float] = values.of("some_neighbour")
        self.closed_chest: Final[float] = values.of("closed_chest")
        self.closed_hero_chest: Final[float] = values.of("closed_hero_chest")
        self.quest_trust: Final[float] = values.of("quest_trust")
        self.more_monsters: Final[float] = values.of("more_monsters")
        self.more_characters: Final[float] = values.of("more_characters")
        self.more_keys: Final[float] = values.of("more_keys")
        self.more_tiles: Final[float] = values.of("more_tiles")
        self.more_others: Final[float] = values.of("more_others")
        self.majority_trust: Final[float] = values.of("majority_trust")
        self.alone: Final[float] = values.of("alone")
        self.shared: Final[float] = values.of("shared")
        self.majority_end: Final[float] = values.of("majority_end")
        self.majority_hope: Final[float] = values.of("majority_hope")
        self.sway: Final[float] = values.of("sway")
        self.denial: Final[float] = values.of("denial")


TABLE: Final = read_weights(Path(__file__).parent / "weights.toml", (FEWEST, SEATS))


def weights_at(seats: int) -> Weights:
    """The weights of the file for a number of seats, as numbers that native code reads fast."""
    return weights_of(TABLE.at(seats))


def weights_of(weights: list[Weight]) -> Weights:
    """Any weights as such numbers."""
    return Weights(WeightValues(weights))
