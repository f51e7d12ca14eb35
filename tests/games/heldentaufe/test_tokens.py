"""Heldentaufe 4.1 and 4.2: boards, tokens, action points and the turn."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.heldentaufe.content.tables import APPLE, HERO_IDS
from donjon.games.heldentaufe.rules.action_points import most_ap, ring_value, sword_value
from donjon.games.heldentaufe.rules.hero_board.gained_tokens import ReturnToken, gain_piece
from tests.games.heldentaufe.set_table import GAME, Quest

BOOTS, RING, SWORD, TOOTH = range(4)


def test_the_five_heroes() -> None:
    """HT-1.1, HT-1.3, HT-1.4, HT-1.7  Base values, backpack and hearts; one potion on the belt."""
    table = Quest(5)
    rows = [
        (hero.hearts, most_ap(hero), ring_value(hero), sword_value(hero))
        for hero in table.state.heroes
    ]
    assert rows == [(5, 4, 0, 1), (5, 5, 0, 0), (5, 4, 1, 0), (4, 4, 0, 0), (7, 4, 0, 0)]
    assert [hero.backpack_size for hero in table.seen().heroes] == [3, 3, 3, 5, 3]


def test_one_piece_counts_for_each_ability() -> None:
    """HT-1.2, HT-1.10  What is worn counts at once, what is packed does not."""
    table = Quest(2, "mathian corlof")
    table.wears("boots2 ring1 sword3")
    table.packs("boots3 ring3")
    hero = table.hero()
    assert (most_ap(hero), ring_value(hero), sword_value(hero)) == (6, 1, 3)
    table.acts()
    table.chooses("Wear: Ring 3")
    assert ring_value(hero) == 3
    assert table.pack() == ["boots3", "ring1"]


def test_where_tokens_may_lie() -> None:
    """HT-1.5, HT-1.3  Food and pieces in the backpack, pieces in their own slot, never more."""
    table = Quest()
    table.at("orchard")
    table.acts()
    for _ in range(3):
        table.chooses("Gather: Apple")
    assert (table.pack(), table.worn()) == (["apple"] * 3, [])
    assert not table.offers_any("Gather")
    assert not table.offers_any("Wear")


def test_teeth_lie_beside_the_board() -> None:
    """HT-1.6, HT-12.3, HT-1.11  Without limit, public, and all that counts."""
    table = Quest()
    table.owns(1, *[1] * 12, 5, 5)
    table.packs("sword3 ring3", 1)
    assert table.seen(0).heroes[1].teeth == {1: 12, 5: 2}
    assert table.seen(None).heroes[1].points == 22
    assert table.seen(0).heroes[1].backpack == {"ring3": 1, "sword3": 1}


def test_rearranging() -> None:
    """HT-1.8, HT-A.10, HT-R10  Wear, swap and stow without AP, in the own turn alone."""
    table = Quest()
    table.wears("boots1")
    table.packs("boots3 sword1")
    table.acts(0)
    table.does("Wear: Boots 3", "Wear: Sword 1")
    assert (table.worn(), table.pack(), table.state.spent) == (["boots3", "sword1"], ["boots1"], 0)
    table.chooses("Stow in the backpack: Sword 1")
    assert (table.worn(), table.pack()) == (["boots3"], ["boots1", "sword1"])
    table.chooses("End your turn")
    table.acts(1)
    assert table.asked() == 1
    assert not table.offers_any("Wear")


def test_a_full_backpack_takes_no_more() -> None:
    """HT-A.10  Stowing needs a free place, a swap does not."""
    table = Quest()
    table.wears("sword1")
    table.packs("apple apple sword2")
    table.acts()
    assert not table.offers_any("Stow")
    table.chooses("Wear: Sword 2")
    assert (table.worn(), table.pack()) == (["sword2"], ["sword1", "apple", "apple"])


def test_discarding() -> None:
    """HT-1.8, HT-A.11, HT-R34  Any token returns to the reserve, food at full hearts, too."""
    table = Quest()
    table.wears("ring2")
    table.packs("apple")
    table.belt("healing")
    table.acts()
    table.chooses("Return to the reserve: Apple")
    table.chooses("Return from your inventory to the reserve: Ring 2")
    table.chooses("Return from your belt to the reserve: Healing potion")
    assert (table.pack(), table.worn(), table.hero().belt) == ([], [], -1)
    assert (table.state.reserve[APPLE], table.state.potions[0]) == (14, 8)


def test_what_an_absent_player_returns() -> None:
    """HT-1.9, HT-D.4, HT-A.20  Food first, then the lowest piece, of equals the new one."""
    for pack, worn, new, returned in (
        ("ring1 fish apple", "sword1", 7, "Apple"),
        ("ring1 fish mushroom", "sword1", 7, "Fish"),
        ("ring1 ring2 boots2", "sword2", 7, "Ring 1"),
        ("ring2 ring2 boots2", "sword1", 7, "Sword 1"),
        ("ring1 ring2 boots2", "sword1", 6, "Sword 1"),
    ):
        table = Quest()
        table.packs(pack)
        table.wears(worn)
        gain_piece(table.state, table.hero(), new)
        table.run_until_choice()
        decision = table.decision()
        assert isinstance(decision, ReturnToken)
        option = decision.default(table.state, FastChance(1))
        label = table.offers()[decision.options(table.state).index(option)]
        assert label.endswith(returned)
    assert label == "Return the new token to the reserve: Sword 1"


def test_a_worn_piece_makes_room_for_another_kind() -> None:
    """HT-1.9, HT-R9  If one of the backpack can take its slot."""
    table = Quest()
    table.packs("ring1 ring3 apple")
    table.wears("ring2 sword1 boots1")
    gain_piece(table.state, table.hero(), 6)
    table.run_until_choice()
    assert table.offers_any("Return from your inventory to the reserve") == [
        "Return from your inventory to the reserve: Ring 2",
        "Return from your inventory to the reserve: Sword 1",
    ]
    table.chooses("Return from your inventory to the reserve: Ring 2")
    assert table.worn() == ["boots1", "ring3", "sword1"]
    assert table.pack() == ["ring1", "sword1", "apple"]


def test_after_each_roll_of_the_chest() -> None:
    """HT-R9, HT-1.9  What does not fit is returned before the next roll."""
    table = Quest()
    table.below("U16")
    table.wears("sword1")
    table.packs("apple apple fish")
    table.acts()
    table.script(SWORD)
    table.chooses("Go to gold hex 13")
    table.script(SWORD)
    table.chooses("Return to the reserve: Fish")
    table.script(TOOTH)
    table.chooses("Return to the reserve: Apple")
    assert (table.pack(), table.points()) == (["sword1", "sword1", "apple"], 1)


def test_no_gifts() -> None:
    """HT-1.12, HT-R50  On a shared tile nothing can pass from one hero to another."""
    table = Quest()
    table.packs("apple sword2")
    table.packs("ring1", 1)
    table.acts()
    assert not [label for label in table.offers() if "Jupanila" in label]


# 4.2


def test_exactly_three_things_cost_a_point() -> None:
    """HT-2.3, HT-2.4, HT-D.2, HT-A.1, HT-A.6  Refusing, a step, an attack; all else is free."""
    table = Quest()
    table.lies("orchard", 1, 0)
    table.lies("portal1", 2, 0)
    table.holds("R01 R02")
    table.packs("sword1")
    table.turn()
    for label, spent in (
        ("Go east: Apple tree", 1),
        ("Gather: Apple", 1),
        ("Wear: Sword 1", 1),
        ("Refuse: A blade for the tinkerer", 2),
        ("Go east: Portal 1", 3),
        ("Go down to portal 1", 4),
    ):
        table.chooses(label)
        assert table.state.spent == spent
    assert table.ap == 0
    assert table.offers_any("Return")
    assert not table.offers_any("Go ")
    assert not table.offers_any("Refuse")


def test_an_attack_costs_a_point() -> None:
    """HT-2.3, HT-8.1, HT-A.5  Underground only."""
    table = Quest()
    table.below("U12")
    table.acts()
    table.script(5, 0)
    table.chooses("Attack Ulumu")
    assert table.state.spent == 1
    table.lies("meadow", 1, 0)
    table.stands(0, 0)
    table.stands(0, 0, 1)
    assert not table.offers_any("Attack")


def test_points_lapse() -> None:
    """HT-2.5, HT-2.2, HT-A.17  A turn may end with AP left; the next has all of them again."""
    table = Quest()
    table.wears("boots2")
    table.turn(0)
    assert table.ap == 6
    table.does("End your turn", "End your turn")
    assert (table.asked(), table.ap) == (0, 6)


def test_boots_on_and_off() -> None:
    """HT-2.2, HT-2.7, HT-2.8, HT-R4  AP follow the boots worn and are never below none."""
    table = Quest(2, "mathian corlof")
    table.packs("boots2")
    table.acts(spent=4)
    table.chooses("Wear: Boots 2")
    assert table.ap == 2
    table.chooses("Stow in the backpack: Boots 2")
    assert table.ap == 0
    table.chooses("Wear: Boots 2")
    assert table.ap == 2


def test_lost_points_do_not_come_back() -> None:
    """HT-2.6, HT-R6, HT-2.4  After a forest boots give nothing; eating goes on."""
    table = Quest()
    table.comes_next("forest")
    table.packs("boots3 apple")
    table.hero().hearts = 4
    table.acts()
    table.script(TOOTH)
    table.chooses("Explore to the east")
    lost_for_good(table)
    table = Quest(2, trap_ends_turn=False)
    table.below("U05")
    table.arms("U06")
    table.packs("boots3 apple")
    table.acts()
    table.chooses("Go to skull hex 6")
    lost_for_good(table)


def lost_for_good(table: Quest) -> None:
    """Boots bring no AP back, and one may still eat."""
    assert (table.ap, table.hero().hearts) == (0, 4)
    table.chooses("Wear: Boots 3")
    assert table.ap == 0
    table.chooses("Eat: Apple")
    assert table.hero().hearts == 5


def test_the_order_at_the_end_of_a_turn() -> None:
    """HT-2.9, HT-6.5, HT-2.1  Effects, missions up to three, the potion, the next seat."""
    table = Quest(3)
    table.at("laboratory")
    table.wears("sword1")
    table.belt("teleport", used=True)
    table.turn(0)
    table.chooses("End your turn and improve: Sword 1")
    assert table.worn() == ["sword2"]
    assert len(table.hand()) == 3
    assert (table.hero().belt, table.state.potions[2]) == (-1, 6)
    assert table.asked() == 1
    told = table.log_lines(0)
    order = [
        "improves Sword 1 to Sword 2.",
        "draws a mission: ",
        "returns: Teleportation potion.",
        "Round 1: turn of Player 2",
    ]
    found = [next(n for n, line in enumerate(told) if line.startswith(each)) for each in order]
    assert found == sorted(found)


def test_a_hero_defeated_out_of_turn_plays_normally() -> None:
    """HT-2.10  All AP and all hearts in the next turn."""
    table = Quest(2, "mathian corlof")
    table.below("U09")
    table.below("U12", 1)
    table.hero(1).hearts = 1
    table.turn(0)
    table.script(5, 0)
    table.chooses("Attack Corlof")
    table.does("End your turn", "The monsters rest")
    assert (table.asked(), table.ap, table.hero(1).hearts) == (1, 4, 5)


def test_no_points_do_not_end_a_turn() -> None:
    """HT-2.11  While a free action is possible the player ends it; with none it ends by itself."""
    table = Quest()
    table.packs("apple")
    table.lies("meadow", 1, 0)
    table.turn(0)
    for label in ("Go east: Meadow", "Go west: Campfire") * 2:
        table.chooses(label)
    assert (table.asked(), table.ap) == (0, 0)
    table.chooses("Return to the reserve: Apple")
    assert table.asked() == 1


def test_a_turn_that_ends_by_itself_tells_nothing() -> None:
    """HT-2.11, HT-R51, HT-6.15  Where a thief might be played the player is asked, and only then.

    By the switch of HT-R17 that is wherever a rich hero is.
    """
    for when, teeth, walks, asked in (
        ("arrival", [1], True, True),
        ("arrival", [], True, False),
        ("arrival", [1], False, False),
        ("any_time", [1], False, True),
        ("any_time", [], False, False),
    ):
        table = Quest(2, thief_when=when)
        table.lies("meadow", 1, 0)
        table.stands(1, 0, 1)
        table.owns(1, *teeth)
        table.holds("B01")
        if walks:
            table.acts(spent=3)
            table.chooses("Go east: Meadow")
        else:
            table.stands(1, 0)
            table.acts(spent=4)
        assert (not table.is_idle) == asked
        assert table.is_idle or table.offers() == ["End your turn"]


def test_what_an_absent_player_does() -> None:
    """HT-D.2, HT-D.5, HT-D.9, HT-D.10, HT-R48  Wear the best, then end; give up nothing."""
    table = Quest()
    table.at("laboratory")
    table.wears("sword1")
    table.packs("sword3 boots2 boots1")
    table.holds("R03 R12")
    table.owns(1, 1)
    table.stands(1, 0, 1)
    table.acts()
    made = []
    while not table.is_idle:
        decision = table.decision()
        option = decision.default(table.state, FastChance(1))
        made.append(table.offers()[decision.options(table.state).index(option)])
        table.chooses(made[-1])
    assert made == ["Wear: Sword 3", "Wear: Boots 2", "End your turn"]


def test_too_many_free_actions() -> None:
    """HT-R47, HT-2.4  After the 50th of this table only AP actions and the end are offered."""
    table = Quest(2, max_free_actions_per_turn=50)
    table.at("orchard")
    table.turn(0)
    for _ in range(25):
        table.does("Gather: Apple", "Return to the reserve: Apple")
    assert all(label.startswith(("Go ", "Explore ", "End ")) for label in table.offers())
    table.chooses("Go west: Campfire")
    assert not table.offers_any("Gather")
    table.chooses("End your turn")
    assert table.state.free_acts == 0


def test_after_so_many_rounds() -> None:
    """HT-R46  The guard ends a match without a winner."""
    table = Quest(2, safety_max_rounds=100)
    table.state.round = 100
    table.turn(0)
    table.does("End your turn", "End your turn")
    assert table.is_idle
    result = GAME.rules.result(table.state)
    assert (result.winners, result.ranking) == ([], [])


@pytest.mark.parametrize("hero", HERO_IDS)
def test_nobody_skips_the_first_turn(hero: str) -> None:
    """HT-2.1, HT-2.10  Seat order, all heroes alike."""
    other = "corlof" if hero != "corlof" else "erla"
    table = Quest(2, f"{hero} {other}")
    table.turn(0)
    table.chooses("End your turn")
    assert table.asked() == 1
