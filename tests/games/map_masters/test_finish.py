"""The end of phase D: finished, timer and time bonus (MM-9, MM-14)."""

from __future__ import annotations

from donjon.games.map_masters.content.spellbooks import FAIRY_FAVOUR, KNOCK
from donjon.games.map_masters.rules.exploration import ACTION_SPAN, REST
from donjon.games.map_masters.rules.reward import Reward
from tests.games.map_masters.set_table import Expedition, plan

FIRST = "Finished: time bonus!"
CLOSET = "S-4:L1 (1,3) (2,3)"


def exploring(goal: str, hourglass: bool, seats: int = 2) -> Expedition:
    table = Expedition(seats)
    for seat in range(seats):
        table.zone("S-4 S-9 S-1 S-3 S-2", seat)
    table.primary(goal, hourglass)
    table.explores()
    return table


def test_the_first_to_finish_wins_the_time_bonus() -> None:
    """MM-9.1, MM-9.3, MM-9.5, MM-10.5, MM-I22, MM-R21  By the order in which they declare."""
    table = exploring("key", hourglass=True, seats=3)
    some = plan("S-4 0 0", "S-4:L1 (1,3)")
    table.hands_in(some, 2)
    assert table.state.finisher == 2
    table.hands_in(some, 0, until_done=False)
    assert FIRST not in table.offers(0)
    table.chooses("Finished", 0)
    table.hands_in(some, 1)
    table.next_objective("coin", hourglass=True)
    table.happens(Reward())
    assert [player.board.bonus for player in table.state.players] == [[0], [0], [2]]


def test_without_an_hourglass_nobody_is_first() -> None:
    """MM-9.1, MM-10.5  Nor does the hourglass of a secondary objective mean anything."""
    table = exploring("key", hourglass=False)
    some = plan("S-4 0 0", "S-4:L1 (1,3)")
    table.hands_in(some, 0)
    table.hands_in(some, 1)
    table.next_objective("coin", hourglass=True)
    table.happens(Reward())
    assert [player.board.bonus for player in table.state.players] == [[0], [0]]


def test_a_path_must_not_be_empty() -> None:
    """MM-9.3, MM-R22  A worthless path is enough, none is not."""
    table = exploring("key", hourglass=True)
    table.chooses("Finished", 0)
    assert table.state.finisher == -1
    table.chooses("Place Locked Closet at 0, 0", 1)
    assert FIRST not in table.offers(1)
    table.chooses("Start at Locked Closet, left side, top", 1)
    table.chooses(FIRST, 1)
    assert table.state.finisher == 1


def test_an_absent_player_never_declares() -> None:
    """MM-9.7, MM-15.4, MM-R20, MM-R45  The last legal draft, without the bonus."""
    table = exploring("key", hourglass=True)
    table.hands_in(plan("S-4 0 0", CLOSET), 0, until_done=False)
    decision = table.decision(0)
    option = decision.default(table.state, table.state.chance)
    assert option == REST * ACTION_SPAN
    table.chooses("Finish without the bonus", 0)
    assert table.state.finisher == -1
    assert table.player(0).draft.has_path()


def test_the_phase_ends_with_the_last() -> None:
    """MM-9.8  Until then the others may still change everything."""
    table = exploring("key", hourglass=False)
    table.chooses("Finished", 0)
    table.chooses("Place Locked Closet at 0, 0", 1)
    table.chooses("Take back Locked Closet", 1)
    table.chooses("Finished", 1)
    assert table.is_idle


def test_a_used_token_goes_back_to_the_stock() -> None:
    """MM-6.10, MM-10.1, MM-13.2, MM-14.4, MM-E12, MM-I5  When the path is final, not before."""
    table = Expedition()
    table.zone("S-4 S-9 S-1 S-3 S-2")
    table.zone("S-4 S-9 S-1 S-3 S-2", 1)
    table.has_token("key", n=2)
    table.explores()
    table.hands_in(plan("S-4 0 0", f"{CLOSET} (3,3) (4,3)"), 0, until_done=False)
    assert table.state.stock == [5, 5, 3, 5]
    table.chooses("Finished", 0)
    assert table.state.stock == [5, 5, 4, 5]
    table.chooses("Finished", 1)
    table.happens(Reward())
    assert table.state.stock == [5, 5, 5, 5]  # MM-10.1
    assert table.player(0).tokens == [0, 0, 0, 0]


def test_a_used_spell_lies_face_down() -> None:
    """MM-6.10, MM-14.2, MM-14.4, MM-I25  Only once the path is final."""
    table = Expedition()
    table.zone("S-4 S-9 S-1 S-3 S-2")
    table.zone("S-4 S-9 S-1 S-3 S-2", 1)
    table.has_books(3)
    table.explores()
    table.hands_in(plan("S-4 0 0", f"{CLOSET} (3,3) (4,3)"), 0, until_done=False)
    assert table.player(0).is_ready(KNOCK)
    table.chooses("Take back one step", 0)
    table.chooses("Finished", 0)
    assert not table.player(0).is_ready(KNOCK)
    assert table.player(0).spells == [2]


def test_the_fairy_favour_leaves_the_game() -> None:
    """MM-14.5, MM-13.4, MM-I25, MM-R15  One use of any kind, stock or not; once per game."""
    table = Expedition()
    table.zone("S-4 S-9 S-1 S-3 S-2")
    table.zone("S-4 S-9 S-1 S-3 S-2", 1)
    table.has_books(11)
    table.state.stock[2] = 0
    table.explores()
    table.hands_in(plan("S-4 0 0", f"{CLOSET} (3,3)/favour (4,3)"), 0)
    assert table.player(0).spells == []
    assert not table.player(0).is_ready(FAIRY_FAVOUR)
    assert table.state.gone_books == [10]
    assert table.state.stock[2] == 0
