"""The weights by which a bot of Clank! weighs things: weights.toml as plain numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from donjon.games.clank.bot.distances import MOST_LEFT, Boards
from donjon.games.clank.content.tables import HEALTH
from donjon.games.clank.model.state import Clank
from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.tuning.read_weights import read_weights
from donjon.kernel.tuning.weight import Weight
from donjon.kernel.tuning.weight_table import WeightValues

SEATS: Final = (2, 4)


@final
class Weights(Immutable):
    """All weights for one number of seats; weights.toml says what each of them means.

    `wounds` are by the wounds that are left; a thief with none left has no choice to make. `boards`
    are the distances that follow from what caves and monsters count.
    """

    def __init__(self, values: WeightValues) -> None:
        self.cave: Final[int] = round(values.of("cave"))
        self.sword_spent: Final[int] = round(values.of("sword_spent"))
        self.wound_on_way: Final[float] = values.of("wound_on_way")
        self.least_health: Final[int] = round(values.of("least_health"))
        self.way_round: Final[int] = round(values.of("way_round"))
        self.teleport_gain: Final[int] = round(values.of("teleport_gain"))
        self.least_pace: Final[float] = values.of("least_pace")
        self.most_pace: Final[float] = values.of("most_pace")
        self.pace_growth: Final[float] = values.of("pace_growth")
        self.waste: Final[float] = values.of("waste")
        self.countdown_turns: Final[float] = values.of("countdown_turns")
        self.points_a_turn: Final[float] = values.of("points_a_turn")
        self.artifact_pull: Final[float] = values.of("artifact_pull")
        self.attacks_a_turn: Final[float] = values.of("attacks_a_turn")
        self.countdown_attacks: Final[float] = values.of("countdown_attacks")
        self.unsure_wounds: Final[float] = values.of("unsure_wounds")
        self.unsure_a_wound: Final[float] = values.of("unsure_a_wound")
        self.unsure_in_countdown: Final[float] = values.of("unsure_in_countdown")
        self.unsure_before: Final[float] = values.of("unsure_before")
        self.unsure_a_turn: Final[float] = values.of("unsure_a_turn")
        self.spread: Final[float] = values.of("spread")
        self.spread_a_turn: Final[float] = values.of("spread_a_turn")
        self.point: Final[float] = values.of("point")
        self.major_secret: Final[float] = values.of("major_secret")
        self.minor_secret: Final[float] = values.of("minor_secret")
        self.idol: Final[float] = values.of("idol")
        self.backpack: Final[float] = values.of("backpack")
        self.healing: Final[float] = values.of("healing")
        self.detour: Final[float] = values.of("detour")
        self.skill: Final[float] = values.of("skill")
        self.sword: Final[float] = values.of("sword")
        self.boot: Final[float] = values.of("boot")
        self.draw: Final[float] = values.of("draw")
        self.teleport: Final[float] = values.of("teleport")
        self.noise: Final[float] = values.of("noise")
        self.noise_of_others: Final[float] = values.of("noise_of_others")
        self.usual_card: Final[float] = values.of("usual_card")
        self.second_card: Final[float] = values.of("second_card")
        self.reserve_card: Final[float] = values.of("reserve_card")
        self.banish: Final[float] = values.of("banish")
        self.secret_beside: Final[float] = values.of("secret_beside")
        self.gold_bonus: Final[float] = values.of("gold_bonus")
        self.calm_tunnels: Final[float] = values.of("calm_tunnels")
        self.attack: Final[float] = values.of("attack")
        self.danger: Final[float] = values.of("danger")
        self.unmet: Final[float] = values.of("unmet")
        self.other_effect: Final[float] = values.of("other_effect")
        self.wounds: Final = wound_prices(values)
        self.boards: Final = Boards(self.cave, monster_lengths(values))


def wound_prices(values: WeightValues) -> list[float]:
    """What one more wound costs in points, by the wounds that are left."""
    return [0.0, *[values.of(f"wound_{left}") for left in range(1, HEALTH + 1)]]


def monster_lengths(values: WeightValues) -> list[int]:
    """What a monster on the way counts in tenths of a boot, by how bold the thief is."""
    return [round(values.of(f"monster_{left}")) for left in MOST_LEFT]


TABLE: Final = read_weights(Path(__file__).parent / "weights.toml", SEATS)


def weights_of(weights: list[Weight]) -> Weights:
    """Any weights as numbers that native code reads fast."""
    return Weights(WeightValues(weights))


BY_SEATS: Final[list[Weights]] = [
    weights_of(TABLE.at(seats)) for seats in range(SEATS[0], SEATS[1] + 1)
]


def usual_weights(s: Clank) -> Weights:
    """The weights of the file for the seats of this match."""
    return BY_SEATS[len(s.thieves) - SEATS[0]]
