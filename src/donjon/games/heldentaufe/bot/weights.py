"""The weights by which a bot of Heldentaufe weighs things: weights.toml as plain numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from donjon.games.heldentaufe.content.tables import BEST_VALUE, EQUIPMENT_IDS, SEATS
from donjon.games.heldentaufe.model.state import Heldentaufe
from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.tuning.read_weights import read_weights
from donjon.kernel.tuning.weight import Weight
from donjon.kernel.tuning.weight_table import WeightValues

FEWEST: Final = 2


@final
class Weights(Immutable):
    """All weights for one number of seats; weights.toml says what each of them means.

    `worn` is by kind and value: what a worn piece does, as long as the end is far.
    """

    def __init__(self, values: WeightValues) -> None:
        self.worn: Final = [worths_of_kind(values, kind) for kind in EQUIPMENT_IDS]
        self.far_off: Final[float] = values.of("far_off")
        self.spare: Final[float] = values.of("spare")
        self.trade_cost: Final[float] = values.of("trade_cost")
        self.wanted_food: Final[float] = values.of("wanted_food")
        self.any_food: Final[float] = values.of("any_food")
        self.hoped_pay: Final[float] = values.of("hoped_pay")
        self.finish: Final[float] = values.of("finish")
        self.setback: Final[float] = values.of("setback")
        self.pause: Final[float] = values.of("pause")
        self.poor_card: Final[float] = values.of("poor_card")
        self.unlikely: Final[float] = values.of("unlikely")
        self.card_for_bad: Final[float] = values.of("card_for_bad")
        self.card_for_dead: Final[float] = values.of("card_for_dead")
        self.theft: Final[float] = values.of("theft")
        self.rich_victim: Final[float] = values.of("rich_victim")
        self.stop_winner: Final[float] = values.of("stop_winner")
        self.new_place: Final[float] = values.of("new_place")
        self.fury: Final[float] = values.of("fury")
        self.heart_above: Final[float] = values.of("heart_above")
        self.enter: Final[float] = values.of("enter")
        self.stay: Final[float] = values.of("stay")
        self.way_up: Final[float] = values.of("way_up")
        self.second_trip: Final[float] = values.of("second_trip")
        self.hurry: Final[float] = values.of("hurry")
        self.strikes: Final[float] = values.of("strikes")
        self.resting: Final[float] = values.of("resting")
        self.one_heart: Final[float] = values.of("one_heart")
        self.no_heart: Final[float] = values.of("no_heart")
        self.no_hope: Final[float] = values.of("no_hope")
        self.leap_for: Final[float] = values.of("leap_for")
        self.exchange: Final[float] = values.of("exchange")
        self.heart_below: Final[float] = values.of("heart_below")
        self.rich_prey: Final[float] = values.of("rich_prey")
        self.tooth_price: Final[float] = values.of("tooth_price")
        self.eager: Final[float] = values.of("eager")
        self.block: Final[float] = values.of("block")
        self.spoils: Final[float] = values.of("spoils")


def worths_of_kind(values: WeightValues, kind: str) -> list[float]:
    """By value: what a worn piece of a kind is worth; nothing worn is worth nothing."""
    worths = [0.0]
    for value in range(1, BEST_VALUE + 1):
        worths.append(worths[-1] + values.of(f"{kind}_{value}"))
    return worths


TABLE: Final = read_weights(Path(__file__).parent / "weights.toml", (FEWEST, SEATS))


def weights_of(weights: list[Weight]) -> Weights:
    """Any weights as numbers that native code reads fast."""
    return Weights(WeightValues(weights))


BY_SEATS: Final[list[Weights]] = [weights_of(TABLE.at(seats)) for seats in range(FEWEST, SEATS + 1)]


def usual_weights(s: Heldentaufe) -> Weights:
    """The weights of the file for the seats of this match."""
    return BY_SEATS[len(s.heroes) - FEWEST]
