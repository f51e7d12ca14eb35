"""The weights by which a bot of Map Masters weighs things: weights.toml as plain numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from donjon.games.map_masters.bot.exit_values import exit_worths
from donjon.games.map_masters.content.spellbooks import SPELLS
from donjon.games.map_masters.content.tables import SEATS
from donjon.games.map_masters.model.state import MapMasters
from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.tuning.read_weights import read_weights
from donjon.kernel.tuning.weight import Weight
from donjon.kernel.tuning.weight_table import WeightValues

FEWEST: Final = 2


@final
class PolicyWeights(Immutable):
    """All weights for one number of seats; weights.toml says what each of them means.

    Worths are whole parts of a point, as in the solver, whose `Weights` are for one path. `books`
    has SB-1 first; `exits` is by turns left, own ticks and ticks of the best other player.
    """

    def __init__(self, values: WeightValues) -> None:
        self.path_coin: Final = whole(values.of("path_coin"))
        self.kept_coin: Final = whole(values.of("kept_coin"))
        self.last_coin: Final = whole(values.of("last_coin"))
        self.recycle: Final = whole(values.of("recycle"))
        self.scissors: Final = whole(values.of("scissors"))
        self.coins_met: Final = percent(values.of("coins_met"))
        self.optimisers_met: Final = percent(values.of("optimisers_met"))
        self.drawn_again: Final = percent(values.of("drawn_again"))
        self.enough_cards: Final = whole(values.of("enough_cards"))
        self.bonus_risk: Final[float] = values.of("bonus_risk")
        self.exits: Final = exit_worths(values.of("exit_share"))
        self.books: Final = worths_of_books(values)


def whole(value: float) -> int:
    """A number of parts of a point, or of cards."""
    return round(value)


def percent(share: float) -> int:
    """A share in percent."""
    return round(100 * share)


def worths_of_books(values: WeightValues) -> list[int]:
    """The worth of each spellbook, SB-1 first."""
    return [whole(values.of(f"book_{number}")) for number in range(1, SPELLS + 1)]


TABLE: Final = read_weights(Path(__file__).parent / "weights.toml", (FEWEST, SEATS))


def weights_of(weights: list[Weight]) -> PolicyWeights:
    """Any weights as numbers that native code reads fast."""
    return PolicyWeights(WeightValues(weights))


BY_SEATS: Final[list[PolicyWeights]] = [
    weights_of(TABLE.at(seats)) for seats in range(FEWEST, SEATS + 1)
]


def policy_weights(s: MapMasters) -> PolicyWeights:
    """The weights of the file for the seats of this match."""
    return BY_SEATS[len(s.players) - FEWEST]
