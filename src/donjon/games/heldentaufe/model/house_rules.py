"""The rulings of Heldentaufe that a table may decide otherwise."""

from __future__ import annotations

from typing import Final, final

from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.rules.setup import Setup


@final
class HouseRules(Immutable):
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


def house_rules(setup: Setup) -> HouseRules:
    """The house rules that the options of a match ask for."""
    return HouseRules(
        gather_limit=setup.number("gather_limit_per_turn"),
        forest_boots=setup.is_on("forest_boots_give_ap"),
        trap_ends_turn=setup.is_on("trap_ends_turn"),
        five_again=setup.text("exhausted_monster_reward") == "five_from_reserve",
        fixed_stacks=setup.text("stack_assignment") == "fixed",
        two_food=setup.text("campfire_cost") == "two_food",
        own_hero=setup.is_on("commander_may_attack_own_hero"),
        commander_places=setup.text("placed_in_monsters_turn") == "commander",
        thief_any_time=setup.text("thief_when") == "any_time",
        one_heart=setup.text("defeat_hearts") == "one",
        random_heroes=setup.text("hero_choice") == "random",
        first_seat=setup.text("first_player") == "first_seat",
        most_rounds=setup.number("safety_max_rounds"),
        most_free=setup.number("max_free_actions_per_turn"),
    )
