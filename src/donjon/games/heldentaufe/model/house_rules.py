"""The rulings of Heldentaufe that a table may decide otherwise."""

from __future__ import annotations

from typing import Final, final

from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.rules.options import Options


@final
class House(Immutable):
    """HT-R2, HT-R5, HT-R6, HT-R8, HT-R13, HT-R21, HT-R43, HT-R46, HT-R47  The switches.

    HT-R17, HT-R26, HT-R27: the letter of the book is the default, another reading a switch.
    """

    def __init__(
        self,
        gather_limit: int,
        forest_boots: bool,
        trap_ends_turn: bool,
        five_again: bool,
        fixed_stacks: bool,
        two_food: bool,
        own_hero: bool,
        commander_places: bool,
        thief_any_time: bool,
        one_heart: bool,
        random_heroes: bool,
        first_seat: bool,
        most_rounds: int,
        most_free: int,
    ) -> None:
        self.gather_limit: Final = gather_limit
        self.forest_boots: Final = forest_boots
        self.trap_ends_turn: Final = trap_ends_turn
        self.five_again: Final = five_again
        self.fixed_stacks: Final = fixed_stacks
        self.two_food: Final = two_food
        self.own_hero: Final = own_hero
        self.commander_places: Final = commander_places
        self.thief_any_time: Final = thief_any_time
        self.one_heart: Final = one_heart
        self.random_heroes: Final = random_heroes
        self.first_seat: Final = first_seat
        self.most_rounds: Final = most_rounds
        self.most_free: Final = most_free


def house_rules(options: Options) -> House:
    """The switches of the table."""
    return House(
        gather_limit=number(options["gather_limit_per_turn"]),
        forest_boots=options["forest_boots_give_ap"] is True,
        trap_ends_turn=options["trap_ends_turn"] is True,
        five_again=options["exhausted_monster_reward"] == "five_from_reserve",
        fixed_stacks=options["stack_assignment"] == "fixed",
        two_food=options["campfire_cost"] == "two_food",
        own_hero=options["commander_may_attack_own_hero"] is True,
        commander_places=options["placed_in_monsters_turn"] == "commander",
        thief_any_time=options["thief_when"] == "any_time",
        one_heart=options["defeat_hearts"] == "one",
        random_heroes=options["hero_choice"] == "random",
        first_seat=options["first_player"] == "first_seat",
        most_rounds=number(options["safety_max_rounds"]),
        most_free=number(options["max_free_actions_per_turn"]),
    )


def number(value: object) -> int:
    """An option that is a number."""
    assert isinstance(value, int)
    return value
