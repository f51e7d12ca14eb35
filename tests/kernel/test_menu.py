"""Menus of actions, and decisions about any of some pieces, on the table of the toy."""

from __future__ import annotations

import pytest

from donjon import Match
from donjon.kernel.match.offered_choice import offered_choice
from donjon.kernel.rules.chance import Chance, ScriptedChance
from donjon.kernel.rules.menu import Action, Menu
from donjon.kernel.rules.pick_any import PickAny
from donjon.kernel.rules.state import apply_choice, open_decisions, run_until_choice
from donjon.kernel.rules.step import FREE, Cost
from donjon.kernel.words.message import Message
from donjon.testing.toy.model.clones import clone_player
from donjon.testing.toy.model.state import Player, ThreeChests
from tests.kernel.custom_steps import game_of, state_owing

SPAN = 10


class Earn(Action["ThreeChests", "Player"]):
    """Up to three coins."""

    def offer(self, s: ThreeChests, player: Player, options: list[int]) -> None:
        options.extend([self.base + coins for coins in (1, 2, 3)])

    def take(self, s: ThreeChests, player: Player, n: int) -> None:
        player.coins += n

    def label(self, s: ThreeChests, player: Player, n: int) -> Message:
        return Message("ty-double", {"coins": n})

    def targets(self, s: ThreeChests, player: Player, n: int) -> list[str]:
        return [f"pawn:{player.seat}"]

    def name(self, s: ThreeChests, player: Player, n: int) -> str:
        return "EarnMuch" if n > 2 else "Earn"


class Spend(Action["ThreeChests", "Player"]):
    """A coin, if there is one. It uses two numbers: from 11 to 29."""

    def offer(self, s: ThreeChests, player: Player, options: list[int]) -> None:
        if player.coins > 0:
            options.append(self.base + 12)

    def take(self, s: ThreeChests, player: Player, n: int) -> None:
        player.coins -= 1

    def label(self, s: ThreeChests, player: Player, n: int) -> Message:
        return Message("ty-take", {"n": n})

    def cost(self, s: ThreeChests, player: Player, n: int) -> Cost:
        return [("coins", 1)]


class Stop(Action["ThreeChests", "Player"]):
    """Nothing more."""

    def offer(self, s: ThreeChests, player: Player, options: list[int]) -> None:
        options.append(self.base)

    def take(self, s: ThreeChests, player: Player, n: int) -> None:
        s.owed.pop()

    def label(self, s: ThreeChests, player: Player, n: int) -> Message:
        return Message("ty-bench")


EARN, SPEND, STOP = Earn(0, SPAN), Spend(1, SPAN), Stop(3, SPAN)


class Deal(Menu["ThreeChests", "Player"]):
    """Earn and spend, until stopped."""

    def player(self, s: ThreeChests) -> Player:
        return s.players[self.seat]

    def actions(self) -> list[Action[ThreeChests, Player]]:
        return [EARN, SPEND, STOP]

    def action_of(self, option: int) -> Action[ThreeChests, Player]:
        by_number: list[Action[ThreeChests, Player]] = [EARN, SPEND, SPEND, STOP]
        return by_number[option // SPAN]

    def choose(self, s: ThreeChests, option: int) -> None:
        s.owe(self)
        super().choose(s, option)

    def prompt(self, s: ThreeChests) -> Message:
        return Message("ty-ask-pick")

    def rule(self) -> str:
        return "TY-1.2"

    def default(self, s: ThreeChests, chance: Chance) -> int:
        return STOP.base


class Pawns(PickAny["ThreeChests"]):
    """Any of the pawns on the table; the seat earns what it picks."""

    def pieces(self, s: ThreeChests) -> list[str]:
        return [f"pawn:{player.seat}" for player in s.players]

    def choose(self, s: ThreeChests, option: int) -> None:
        s.players[self.seat].coins += option

    def label(self, s: ThreeChests, option: int) -> Message:
        return Message("ty-double", {"coins": option})

    def prompt(self, s: ThreeChests) -> Message:
        return Message("ty-ask-pick")

    def rule(self) -> str:
        return "TY-1.2"


@pytest.fixture
def s() -> ThreeChests:
    return state_owing(2, ScriptedChance([]), [Deal(1)])


def test_options_come_from_the_actions_in_their_order(s: ThreeChests) -> None:
    assert run_until_choice(s) == [1, 2, 3, 30]
    s.players[1].coins = 1
    assert run_until_choice(s) == [1, 2, 3, 22, 30]


def test_an_option_is_taken_by_its_action(s: ThreeChests) -> None:
    run_until_choice(s)
    for option, coins in ((3, 3), (22, 2), (1, 3)):
        apply_choice(s, open_decisions(s)[0], option)
        run_until_choice(s)
        assert [player.coins for player in s.players] == [0, coins]
    apply_choice(s, open_decisions(s)[0], 30)
    assert run_until_choice(s) == []


def test_an_action_answers_for_its_options_by_their_distance_from_its_base(s: ThreeChests) -> None:
    menu = Deal(1)
    assert menu.label(s, 22) == Message("ty-take", {"n": 12})
    assert (menu.targets(s, 2), menu.targets(s, 22)) == (["pawn:1"], [])
    assert (menu.cost(s, 2), menu.cost(s, 22)) == (FREE, [("coins", 1)])


def test_the_kind_of_an_option_is_the_menu_and_the_name_of_its_action(s: ThreeChests) -> None:
    kinds = [offered_choice(s, Deal(1), option).kind for option in (2, 3, 22, 30)]
    assert kinds == ["Deal/Earn", "Deal/EarnMuch", "Deal/Spend", "Deal/Stop"]


def test_an_option_can_be_tried_on_a_copy_of_a_player(s: ThreeChests) -> None:
    copy = clone_player(s.players[1])
    Deal(1).take(s, copy, 3)
    assert (copy.coins, s.players[1].coins) == (3, 0)


def test_a_menu_is_played_in_a_match() -> None:
    match = Match(game_of([Deal(0)], style=None), seats=2, seed=1)
    for option in (2, 22, 30):
        match.play(0, option)
    assert match.is_over


def test_every_combination_of_the_pieces_is_an_option() -> None:
    s = state_owing(3, ScriptedChance([]), [Pawns(0)])
    assert run_until_choice(s) == list(range(8))
    apply_choice(s, open_decisions(s)[0], 5)
    assert s.players[0].coins == 5


def test_each_bit_of_an_option_picks_a_piece() -> None:
    s = state_owing(3, ScriptedChance([]), [])
    picked = {option: Pawns(0).targets(s, option) for option in (0, 1, 6)}
    assert picked == {0: [], 1: ["pawn:0"], 6: ["pawn:1", "pawn:2"]}


def test_picking_is_called_by_the_number_of_pieces() -> None:
    s = state_owing(3, ScriptedChance([]), [])
    assert Pawns(0).pick_label(s, 2) == Message("pick-any", {"n": 2})
