"""Heldentaufe 4.1 and 4.2: boards, tokens, action points and the turn."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.heldentaufe.content.tables import APPLE, HERO_IDS
from donjon.games.heldentaufe.rules.action_points import most_ap, ring_value, sword_value
from donjon.games.heldentaufe.rules.hero_board.gained_tokens import ReturnToken, gain_piece
from tests.games.heldentaufe.scenario import GAME, HeldentaufeScenario

BOOTS, RING, SWORD, TOOTH = range(4)


def test_the_five_heroes() -> None:
    """HT-1.1, HT-1.3, HT-1.4, HT-1.7  Base values, backpack and hearts; one potion on the belt."""
    scenario = HeldentaufeScenario(5)
    rows = [
        (hero.hearts, most_ap(hero), ring_value(hero), sword_value(hero))
        for hero in scenario.state.heroes
    ]
    assert rows == [(5, 4, 0, 1), (5, 5, 0, 0), (5, 4, 1, 0), (4, 4, 0, 0), (7, 4, 0, 0)]
    assert [hero.backpack_size for hero in scenario.view().heroes] == [3, 3, 3, 5, 3]


def test_one_piece_counts_for_each_ability() -> None:
    """HT-1.2, HT-1.10  What is worn counts at once, what is packed does not."""
    scenario = HeldentaufeScenario(2, "mathian corlof")
    scenario.give_equipment("boots2 ring1 sword3")
    scenario.give_tokens("boots3 ring3")
    hero = scenario.hero()
    assert (most_ap(hero), ring_value(hero), sword_value(hero)) == (6, 1, 3)
    scenario.acts()
    scenario.chooses("Wear: Ring 3")
    assert ring_value(hero) == 3
    assert scenario.backpack() == ["boots3", "ring1"]


def test_where_tokens_may_lie() -> None:
    """HT-1.5, HT-1.3  Food and pieces in the backpack, pieces in their own slot, never more."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("orchard")
    scenario.acts()
    for _ in range(3):
        scenario.chooses("Gather: Apple")
    assert (scenario.backpack(), scenario.worn()) == (["apple"] * 3, [])
    assert not scenario.offers_starting_with("Gather")
    assert not scenario.offers_starting_with("Wear")


def test_teeth_lie_beside_the_board() -> None:
    """HT-1.6, HT-12.3, HT-1.11  Without limit, public, and all that counts."""
    scenario = HeldentaufeScenario()
    scenario.set_teeth(1, *[1] * 12, 5, 5)
    scenario.give_tokens("sword3 ring3", 1)
    assert scenario.view(0).heroes[1].teeth == {1: 12, 5: 2}
    assert scenario.view(None).heroes[1].points == 22
    assert scenario.view(0).heroes[1].backpack == {"ring3": 1, "sword3": 1}


def test_rearranging() -> None:
    """HT-1.8, HT-A.10, HT-R10  Wear, swap and stow without AP, in the own turn alone."""
    scenario = HeldentaufeScenario()
    scenario.give_equipment("boots1")
    scenario.give_tokens("boots3 sword1")
    scenario.acts(0)
    scenario.chooses_each("Wear: Boots 3", "Wear: Sword 1")
    assert (scenario.worn(), scenario.backpack(), scenario.state.spent) == (
        ["boots3", "sword1"],
        ["boots1"],
        0,
    )
    scenario.chooses("Stow in the backpack: Sword 1")
    assert (scenario.worn(), scenario.backpack()) == (["boots3"], ["boots1", "sword1"])
    scenario.chooses("End your turn")
    scenario.acts(1)
    assert scenario.deciding_seat() == 1
    assert not scenario.offers_starting_with("Wear")


def test_a_full_backpack_takes_no_more() -> None:
    """HT-A.10  Stowing needs a free place, a swap does not."""
    scenario = HeldentaufeScenario()
    scenario.give_equipment("sword1")
    scenario.give_tokens("apple apple sword2")
    scenario.acts()
    assert not scenario.offers_starting_with("Stow")
    scenario.chooses("Wear: Sword 2")
    assert (scenario.worn(), scenario.backpack()) == (["sword2"], ["sword1", "apple", "apple"])


def test_discarding() -> None:
    """HT-1.8, HT-A.11, HT-R34  Any token returns to the reserve, food at full hearts, too."""
    scenario = HeldentaufeScenario()
    scenario.give_equipment("ring2")
    scenario.give_tokens("apple")
    scenario.give_potion("healing")
    scenario.acts()
    scenario.chooses("Return to the reserve: Apple")
    scenario.chooses("Return from your inventory to the reserve: Ring 2")
    scenario.chooses("Return from your belt to the reserve: Healing potion")
    assert (scenario.backpack(), scenario.worn(), scenario.hero().belt) == ([], [], -1)
    assert (scenario.state.reserve[APPLE], scenario.state.potions[0]) == (14, 8)


def test_what_an_absent_player_returns() -> None:
    """HT-1.9, HT-D.4, HT-A.20  Food first, then the lowest piece, of equals the new one."""
    for pack, worn, new, returned in (
        ("ring1 fish apple", "sword1", 7, "Apple"),
        ("ring1 fish mushroom", "sword1", 7, "Fish"),
        ("ring1 ring2 boots2", "sword2", 7, "Ring 1"),
        ("ring2 ring2 boots2", "sword1", 7, "Sword 1"),
        ("ring1 ring2 boots2", "sword1", 6, "Sword 1"),
    ):
        scenario = HeldentaufeScenario()
        scenario.give_tokens(pack)
        scenario.give_equipment(worn)
        gain_piece(scenario.state, scenario.hero(), new)
        scenario.run_until_choice()
        decision = scenario.decision()
        assert isinstance(decision, ReturnToken)
        option = decision.default(scenario.state, FastChance(1))
        label = scenario.offers()[decision.options(scenario.state).index(option)]
        assert label.endswith(returned)
    assert label == "Return the new token to the reserve: Sword 1"


def test_a_worn_piece_makes_room_for_another_kind() -> None:
    """HT-1.9, HT-R9  If one of the backpack can take its slot."""
    scenario = HeldentaufeScenario()
    scenario.give_tokens("ring1 ring3 apple")
    scenario.give_equipment("ring2 sword1 boots1")
    gain_piece(scenario.state, scenario.hero(), 6)
    scenario.run_until_choice()
    assert scenario.offers_starting_with("Return from your inventory to the reserve") == [
        "Return from your inventory to the reserve: Ring 2",
        "Return from your inventory to the reserve: Sword 1",
    ]
    scenario.chooses("Return from your inventory to the reserve: Ring 2")
    assert scenario.worn() == ["boots1", "ring3", "sword1"]
    assert scenario.backpack() == ["ring1", "sword1", "apple"]


def test_after_each_roll_of_the_chest() -> None:
    """HT-R9, HT-1.9  What does not fit is returned before the next roll."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U16")
    scenario.give_equipment("sword1")
    scenario.give_tokens("apple apple fish")
    scenario.acts()
    scenario.script(SWORD)
    scenario.chooses("Go to gold hex 13")
    scenario.script(SWORD)
    scenario.chooses("Return to the reserve: Fish")
    scenario.script(TOOTH)
    scenario.chooses("Return to the reserve: Apple")
    assert (scenario.backpack(), scenario.points()) == (["sword1", "sword1", "apple"], 1)


def test_no_gifts() -> None:
    """HT-1.12, HT-R50  On a shared tile nothing can pass from one hero to another."""
    scenario = HeldentaufeScenario()
    scenario.give_tokens("apple sword2")
    scenario.give_tokens("ring1", 1)
    scenario.acts()
    assert not [label for label in scenario.offers() if "Jupanila" in label]


# 4.2


def test_exactly_three_things_cost_a_point() -> None:
    """HT-2.3, HT-2.4, HT-D.2, HT-A.1, HT-A.6  Refusing, a step, an attack; all else is free."""
    scenario = HeldentaufeScenario()
    scenario.place_tile("orchard", 1, 0)
    scenario.place_tile("portal1", 2, 0)
    scenario.give_missions("R01 R02")
    scenario.give_tokens("sword1")
    scenario.begins_turn()
    for label, spent in (
        ("Go east: Apple tree", 1),
        ("Gather: Apple", 1),
        ("Wear: Sword 1", 1),
        ("Refuse: A blade for the tinkerer", 2),
        ("Go east: Portal 1", 3),
        ("Go down to portal 1", 4),
    ):
        scenario.chooses(label)
        assert scenario.state.spent == spent
    assert scenario.ap_left == 0
    assert scenario.offers_starting_with("Return")
    assert not scenario.offers_starting_with("Go ")
    assert not scenario.offers_starting_with("Refuse")


def test_an_attack_costs_a_point() -> None:
    """HT-2.3, HT-8.1, HT-A.5  Underground only."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U12")
    scenario.acts()
    scenario.script(5, 0)
    scenario.chooses("Attack Ulumu")
    assert scenario.state.spent == 1
    scenario.place_tile("meadow", 1, 0)
    scenario.place_hero(0, 0)
    scenario.place_hero(0, 0, 1)
    assert not scenario.offers_starting_with("Attack")


def test_points_lapse() -> None:
    """HT-2.5, HT-2.2, HT-A.17  A turn may end with AP left; the next has all of them again."""
    scenario = HeldentaufeScenario()
    scenario.give_equipment("boots2")
    scenario.begins_turn(0)
    assert scenario.ap_left == 6
    scenario.chooses_each("End your turn", "End your turn")
    assert (scenario.deciding_seat(), scenario.ap_left) == (0, 6)


def test_boots_on_and_off() -> None:
    """HT-2.2, HT-2.7, HT-2.8, HT-R4  AP follow the boots worn and are never below none."""
    scenario = HeldentaufeScenario(2, "mathian corlof")
    scenario.give_tokens("boots2")
    scenario.acts(spent=4)
    scenario.chooses("Wear: Boots 2")
    assert scenario.ap_left == 2
    scenario.chooses("Stow in the backpack: Boots 2")
    assert scenario.ap_left == 0
    scenario.chooses("Wear: Boots 2")
    assert scenario.ap_left == 2


def test_lost_points_do_not_come_back() -> None:
    """HT-2.6, HT-R6, HT-2.4  After a forest boots give nothing; eating goes on."""
    scenario = HeldentaufeScenario()
    scenario.put_on_stack("forest")
    scenario.give_tokens("boots3 apple")
    scenario.hero().hearts = 4
    scenario.acts()
    scenario.script(TOOTH)
    scenario.chooses("Explore to the east")
    lost_for_good(scenario)
    scenario = HeldentaufeScenario(2, trap_ends_turn=False)
    scenario.place_hero_underground("U05")
    scenario.place_danger("U06")
    scenario.give_tokens("boots3 apple")
    scenario.acts()
    scenario.chooses("Go to skull hex 6")
    lost_for_good(scenario)


def lost_for_good(scenario: HeldentaufeScenario) -> None:
    """Boots bring no AP back, and one may still eat."""
    assert (scenario.ap_left, scenario.hero().hearts) == (0, 4)
    scenario.chooses("Wear: Boots 3")
    assert scenario.ap_left == 0
    scenario.chooses("Eat: Apple")
    assert scenario.hero().hearts == 5


def test_the_order_at_the_end_of_a_turn() -> None:
    """HT-2.9, HT-6.5, HT-2.1  Effects, missions up to three, the potion, the next seat."""
    scenario = HeldentaufeScenario(3)
    scenario.place_hero_on("laboratory")
    scenario.give_equipment("sword1")
    scenario.give_potion("teleport", used=True)
    scenario.begins_turn(0)
    scenario.chooses("End your turn and improve: Sword 1")
    assert scenario.worn() == ["sword2"]
    assert len(scenario.hand()) == 3
    assert (scenario.hero().belt, scenario.state.potions[2]) == (-1, 6)
    assert scenario.deciding_seat() == 1
    lines = scenario.log_lines(0)
    order = [
        "improves Sword 1 to Sword 2.",
        "draws a mission: ",
        "returns: Teleportation potion.",
        "Round 1: turn of Player 2",
    ]
    found = [next(n for n, line in enumerate(lines) if line.startswith(each)) for each in order]
    assert found == sorted(found)


def test_a_hero_defeated_out_of_turn_plays_normally() -> None:
    """HT-2.10  All AP and all hearts in the next turn."""
    scenario = HeldentaufeScenario(2, "mathian corlof")
    scenario.place_hero_underground("U09")
    scenario.place_hero_underground("U12", 1)
    scenario.hero(1).hearts = 1
    scenario.begins_turn(0)
    scenario.script(5, 0)
    scenario.chooses("Attack Corlof")
    scenario.chooses_each("End your turn", "The monsters rest")
    assert (scenario.deciding_seat(), scenario.ap_left, scenario.hero(1).hearts) == (1, 4, 5)


def test_no_points_do_not_end_a_turn() -> None:
    """HT-2.11  While a free action is possible the player ends it; with none it ends by itself."""
    scenario = HeldentaufeScenario()
    scenario.give_tokens("apple")
    scenario.place_tile("meadow", 1, 0)
    scenario.begins_turn(0)
    for label in ("Go east: Meadow", "Go west: Campfire") * 2:
        scenario.chooses(label)
    assert (scenario.deciding_seat(), scenario.ap_left) == (0, 0)
    scenario.chooses("Return to the reserve: Apple")
    assert scenario.deciding_seat() == 1


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
        scenario = HeldentaufeScenario(2, thief_when=when)
        scenario.place_tile("meadow", 1, 0)
        scenario.place_hero(1, 0, 1)
        scenario.set_teeth(1, *teeth)
        scenario.give_missions("B01")
        if walks:
            scenario.acts(spent=3)
            scenario.chooses("Go east: Meadow")
        else:
            scenario.place_hero(1, 0)
            scenario.acts(spent=4)
        assert (not scenario.is_idle) == asked
        assert scenario.is_idle or scenario.offers() == ["End your turn"]


def test_what_an_absent_player_does() -> None:
    """HT-D.2, HT-D.5, HT-D.9, HT-D.10, HT-R48  Wear the best, then end; give up nothing."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("laboratory")
    scenario.give_equipment("sword1")
    scenario.give_tokens("sword3 boots2 boots1")
    scenario.give_missions("R03 R12")
    scenario.set_teeth(1, 1)
    scenario.place_hero(1, 0, 1)
    scenario.acts()
    made = []
    while not scenario.is_idle:
        decision = scenario.decision()
        option = decision.default(scenario.state, FastChance(1))
        made.append(scenario.offers()[decision.options(scenario.state).index(option)])
        scenario.chooses(made[-1])
    assert made == ["Wear: Sword 3", "Wear: Boots 2", "End your turn"]


def test_too_many_free_actions() -> None:
    """HT-R47, HT-2.4  After the 50th of this table only AP actions and the end are offered."""
    scenario = HeldentaufeScenario(2, max_free_actions_per_turn=50)
    scenario.place_hero_on("orchard")
    scenario.begins_turn(0)
    for _ in range(25):
        scenario.chooses_each("Gather: Apple", "Return to the reserve: Apple")
    assert all(label.startswith(("Go ", "Explore ", "End ")) for label in scenario.offers())
    scenario.chooses("Go west: Campfire")
    assert not scenario.offers_starting_with("Gather")
    scenario.chooses("End your turn")
    assert scenario.state.free_acts == 0


def test_after_so_many_rounds() -> None:
    """HT-R46  The guard ends a match without a winner."""
    scenario = HeldentaufeScenario(2, safety_max_rounds=100)
    scenario.state.round = 100
    scenario.begins_turn(0)
    scenario.chooses_each("End your turn", "End your turn")
    assert scenario.is_idle
    result = GAME.rules.result(scenario.state)
    assert (result.winners, result.ranking) == ([], [])


@pytest.mark.parametrize("hero", HERO_IDS)
def test_nobody_skips_the_first_turn(hero: str) -> None:
    """HT-2.1, HT-2.10  Seat order, all heroes alike."""
    other = "corlof" if hero != "corlof" else "erla"
    scenario = HeldentaufeScenario(2, f"{hero} {other}")
    scenario.begins_turn(0)
    scenario.chooses("End your turn")
    assert scenario.deciding_seat() == 1
