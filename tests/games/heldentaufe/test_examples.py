"""The worked examples of the catalogue, with their figures."""

from __future__ import annotations

import pytest

from donjon.games.heldentaufe.content.tables import MONSTER_IDS
from donjon.games.heldentaufe.model.state import NOBODY
from donjon.games.heldentaufe.rules.action_points import ring_value, sword_value
from donjon.games.heldentaufe.rules.underground.ascent_and_rebuild import full_hearts, monster_sword
from donjon.games.heldentaufe.rules.underground.fights import FIRST_MONSTER, fight, strength
from tests.games.heldentaufe.scenario import GAME, HeldentaufeScenario

BOOTS, RING, SWORD, TOOTH, _, TWO_TEETH = range(6)


def pips(*faces: int) -> list[int]:
    """What the combat dice show."""
    return [face - 1 for face in faces]


def country(heroes: str) -> HeldentaufeScenario:
    """The map of the first examples."""
    scenario = HeldentaufeScenario(2, heroes)
    for tile, q, r in [
        ("meadow", 1, 0),
        ("forest", 2, -1),
        ("meadow", 0, -1),
        ("pond", 1, -2),
        ("meadow", -1, 1),
    ]:
        scenario.place_tile(tile, q, r)
    return scenario


def test_over_known_tiles_to_the_pond() -> None:
    """HT-E1, HT-3.2  Luphius needs three steps from the south-west."""
    scenario = country("luphius corlof")
    scenario.place_hero(-1, 1)
    scenario.acts()
    scenario.chooses_each(
        "Go north-east: Campfire", "Go north-west: Meadow", "Go north-east: Fish pond"
    )
    assert (scenario.hero_position(), scenario.ap_left) == ((1, -2), 1)


def test_the_long_way_round() -> None:
    """HT-E2  Corlof needs four steps over tiles that lie there."""
    scenario = country("corlof luphius")
    scenario.place_hero(2, -1)
    scenario.acts()
    scenario.chooses_each("Go south-west: Meadow", "Go west: Campfire", "Go north-west: Meadow")
    assert scenario.ap_left == 1
    scenario.chooses("Go north-east: Fish pond")
    assert (scenario.hero_position(), scenario.ap_left) == ((1, -2), 0)


def test_a_meadow_is_a_short_cut() -> None:
    """HT-E3, HT-3.3  Exploring costs one, the pond one more."""
    scenario = country("corlof luphius")
    scenario.place_hero(2, -1)
    scenario.put_on_stack("meadow")
    scenario.acts()
    scenario.chooses_each("Explore to the west", "Go north-west: Fish pond")
    assert (scenario.hero_position(), scenario.state.spent) == ((1, -2), 2)


@pytest.mark.parametrize("before", [0, 2])
def test_a_forest_takes_the_time(before: int) -> None:
    """HT-E4, HT-4.3, HT-2.6  No AP is left, the die is rolled once; what was spent is not lost."""
    scenario = country("corlof luphius")
    scenario.place_hero(2, -1)
    scenario.put_on_stack("forest")
    scenario.acts(spent=before)
    scenario.script(TOOTH)
    scenario.chooses("Explore to the west")
    assert (scenario.hero_position(), scenario.ap_left, scenario.points()) == ((1, -1), 0, 1)
    assert scenario.script_is_used_up
    assert not scenario.offers_starting_with("Go ")
    scenario.begins_turn(0)
    assert scenario.ap_left == 4
    scenario.chooses("Go north-west: Fish pond")


def test_action_points_at_the_start() -> None:
    """HT-E5, HT-1.1  Four, and five for Jupanila."""
    for heroes, ap in (("corlof erla", 4), ("jupanila erla", 5)):
        scenario = HeldentaufeScenario(2, heroes)
        scenario.begins_turn(0)
        assert scenario.ap_left == ap


def test_boots_from_the_chest() -> None:
    """HT-E6, HT-2.7  With two AP left the boots make it three."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U16")
    scenario.acts(spent=1)
    scenario.script(BOOTS, TOOTH, TOOTH)
    scenario.chooses("Go to gold hex 13")
    assert (scenario.worn(), scenario.ap_left) == (["boots1"], 3)


def test_a_sword_for_boots() -> None:
    """HT-E7, HT-4.14  Boots 3 give three AP at once, and there is no second trade."""
    scenario = HeldentaufeScenario(2, "mathian corlof")
    scenario.place_tile("merchant", 1, 0)
    scenario.give_equipment("sword3")
    scenario.acts(spent=3)
    scenario.chooses("Go east: Merchant")
    assert (scenario.ap_left, sword_value(scenario.hero())) == (0, 3)
    scenario.chooses("Trade Sword 3 for Boots 3")
    assert (scenario.ap_left, scenario.worn(), sword_value(scenario.hero())) == (3, ["boots3"], 0)
    assert not scenario.offers_starting_with("Trade")


def test_erla_brews_without_a_ring() -> None:
    """HT-E8, HT-5.2, HT-5.3  Recipe 1 needs ring value 1: Erla has it, the others have not."""
    for hero in ("corlof", "jupanila", "luphius", "mathian", "erla"):
        scenario = HeldentaufeScenario(2, f"{hero} {'corlof' if hero != 'corlof' else 'erla'}")
        scenario.give_tokens("apple fish")
        scenario.acts()
        assert bool(scenario.offers_starting_with("Brew")) == (hero == "erla")
    scenario.chooses("Brew: Healing potion")
    assert (scenario.view().heroes[0].potion, scenario.backpack()) == ("healing", [])
    assert (scenario.state.reserve[9], scenario.state.reserve[10]) == (14, 14)


def test_a_ring_of_three_opens_all_recipes() -> None:
    """HT-E9, HT-5.3  Value 1, 2 and 3 open as many recipes."""
    for ring, recipes in (("ring1", 1), ("ring2", 2), ("ring3", 3)):
        scenario = HeldentaufeScenario(2, "mathian corlof")
        scenario.give_tokens("apple fish mushroom")
        scenario.give_equipment(ring)
        scenario.acts()
        assert len(scenario.offers_starting_with("Brew")) == recipes == ring_value(scenario.hero())


def test_four_grooves() -> None:
    """HT-E10, HT-12.1  A tooth with four grooves is worth four small ones."""
    scenario = HeldentaufeScenario()
    scenario.set_teeth(0, 4)
    scenario.set_teeth(1, 1, 1, 1, 1)
    assert scenario.points(0) == scenario.points(1) == 4


def test_one_potion_delivers_once() -> None:
    """HT-E11, HT-6.10  Two patients and one healing potion."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("meadow")
    scenario.give_missions("B04 B05")
    scenario.give_potion("healing")
    scenario.acts()
    assert len(scenario.offers_starting_with("Deliver")) == 2
    scenario.chooses("Deliver: The limping scarecrow")
    assert (scenario.worn(), scenario.hand()) == (["boots2"], ["B05"])
    assert not scenario.offers_starting_with("Deliver")


def test_two_discoverers_and_one_trap() -> None:
    """HT-E12, HT-6.17, HT-6.18  One is played; the trap works and ends the turn."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U05")
    scenario.place_danger("U06")
    scenario.hero().hearts = 3
    scenario.give_tokens("apple")
    scenario.give_missions("R10 R11")
    scenario.acts()
    scenario.chooses("Go to skull hex 6")
    assert scenario.offers() == ["Show: The mapmaker I", "Show: The mapmaker II", "Show nothing"]
    scenario.chooses("Show: The mapmaker I")
    assert (scenario.points(), scenario.hero().hearts, scenario.ap_left) == (2, 2, 0)
    assert (scenario.hand(), scenario.is_idle) == (["R11"], True)


def test_the_order_with_the_chief() -> None:
    """HT-E13, HT-7.2, HT-9.1, HT-2.1  A, monsters, B, C, A, monsters."""
    scenario = HeldentaufeScenario(3)
    scenario.place_tile("portal1", 1, 0)
    scenario.place_hero(1, 0)
    order: list[str] = []
    scenario.begins_turn(0)
    scenario.chooses("Go down to portal 1")
    while len(order) < 6:
        if scenario.offers_starting_with("The monsters rest"):
            order.append("monsters")
            scenario.chooses("The monsters rest")
        elif scenario.offers_starting_with("I want"):
            for seat in (1, 2):
                label = "I want to command" if seat == 1 else "I vote for Player 2"
                scenario.chooses(label, seat)
        else:
            order.append("ABC"[scenario.deciding_seat()])
            scenario.chooses("End your turn")
    assert order == ["A", "monsters", "B", "C", "A", "monsters"]


def test_the_chief_stays_while_somebody_is_below() -> None:
    """HT-E14, HT-7.3, HT-11.3  A leaves, C is still there: the chief stays between A and B."""
    scenario = HeldentaufeScenario(3)
    scenario.place_tile("portal2", 1, 0)
    scenario.place_hero_underground("U01")
    scenario.place_hero_underground("U14", 2)
    scenario.acts()
    scenario.chooses("Go up: Portal 2")
    assert (scenario.hero_position(), scenario.state.chief) == ((1, 0), 0)


def test_a_monsters_sum() -> None:
    """HT-E15, HT-8.3, HT-8.7  Sword +2 and a die of 3 make 5: a die of 4 is not enough."""
    scenario = HeldentaufeScenario(2, "mathian corlof")
    scenario.set_monster_teeth("wallrog", 5, 4, 3, 2, 1)
    assert strength(scenario.state, FIRST_MONSTER + 2) == 2
    scenario.place_hero_underground("U17")
    scenario.acts()
    scenario.script(*pips(4, 3))
    scenario.chooses("Attack Wallrog")
    assert "4 (die 4) against 5 (die 3). Mathian loses a heart." in scenario.log_lines()[-1]


def test_targets() -> None:
    """HT-E16, HT-S.20  12, 14, 16 and 18 points with 5, 4, 3 and 2 players."""
    assert [HeldentaufeScenario(seats).state.target for seats in (5, 4, 3, 2)] == [12, 14, 16, 18]


def test_the_poorer_winner_exchanges() -> None:
    """HT-E17, HT-10.3, HT-10.6  5 against 9: winner 9, loser 5; hearts full, tokens kept."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U09")
    scenario.place_hero_underground("U12", 1)
    scenario.set_teeth(0, 5)
    scenario.set_teeth(1, 4, 5)
    scenario.give_tokens("apple", 1)
    scenario.give_equipment("sword1", 1)
    scenario.hero(1).hearts = 1
    scenario.acts()
    scenario.script(*pips(6, 1))
    scenario.chooses("Attack Jupanila")
    assert (scenario.points(0), scenario.points(1), scenario.hero(1).hearts) == (9, 5, 5)
    assert (scenario.backpack(1), scenario.worn(1)) == (["apple"], ["sword1"])
    assert scenario.state.heroes[1].tile == 0  # the only tile there is


def test_what_the_smith_makes() -> None:
    """HT-E18, HT-4.11, HT-R38  1+1 is 2, 1+2 is 3, 2+2 is 3."""
    for pieces, label, made in (
        ("boots1 boots1", "Forge Boots 1 and Boots 1 into Boots 2", "boots2"),
        ("ring1 ring2", "Forge Ring 1 and Ring 2 into Ring 3", "ring3"),
        ("sword2 sword2", "Forge Sword 2 and Sword 2 into Sword 3", "sword3"),
    ):
        scenario = HeldentaufeScenario()
        scenario.place_hero_on("smith")
        scenario.give_tokens(pieces)
        scenario.acts()
        assert scenario.offers_starting_with("Forge") == [label]
        scenario.chooses(label)
        assert (scenario.worn(), scenario.backpack()) == ([made], [])


def test_nine_against_seven() -> None:
    """HT-E19  Sword 3 and a six against +1 and a six: the monster loses a heart."""
    scenario = HeldentaufeScenario(2, "mathian corlof")
    scenario.set_monster_teeth("zibber", 5, 4, 3, 2, 1)
    scenario.place_monster("zibber", "U07")
    scenario.give_equipment("sword3")
    scenario.place_hero_underground("U06")
    scenario.acts()
    scenario.script(*pips(6, 6))
    scenario.chooses("Attack Zibber")
    assert "9 (die 6) against 7 (die 6)" in scenario.log_lines()[-1]
    assert scenario.monster_hearts("zibber") == 1


def test_a_tie_hurts_the_defender() -> None:
    """HT-E20, HT-8.4  1+2 against 3+0."""
    scenario = HeldentaufeScenario(2, "corlof mathian")
    scenario.place_hero_underground("U09")
    scenario.place_hero_underground("U12", 1)
    scenario.acts()
    scenario.script(*pips(2, 3))
    scenario.chooses("Attack Mathian")
    assert (scenario.hero(0).hearts, scenario.hero(1).hearts) == (5, 6)


def fells(scenario: HeldentaufeScenario, monster: str) -> None:
    """The hero takes the monster's last heart."""
    at = MONSTER_IDS.index(monster)
    scenario.state.monsters[at].hearts = 1
    scenario.script(*pips(6, 1))
    fight(scenario.state, 0, FIRST_MONSTER + at)
    scenario.run_until_choice()


def rebuilt(scenario: HeldentaufeScenario) -> None:
    """The last hero leaves by a portal."""
    scenario.place_tile("portal4", 1, 0)
    scenario.place_hero_underground("U14")
    scenario.acts()
    scenario.script(0, 0, 0, 0)
    scenario.chooses("Go up: Portal 4")


def test_ulumu_grows() -> None:
    """HT-E21, HT-8.9, HT-8.10  One point; then 3 hearts, sword 1, and the reward is 2."""
    scenario = HeldentaufeScenario(2, "mathian corlof")
    scenario.give_equipment("sword3")
    fells(scenario, "ulumu")
    assert (scenario.points(), scenario.monster_hex("ulumu"), monster_sword(scenario.state, 0)) == (
        1,
        None,
        1,
    )
    rebuilt(scenario)
    ulumu = scenario.view().monsters[0]
    assert (ulumu.hearts, ulumu.sword, ulumu.teeth[-1]) == (3, 1, 2)


def test_zibber_grows() -> None:
    """HT-E22, HT-R22  Two points; then 3 hearts, sword 2, and the reward is 3."""
    scenario = HeldentaufeScenario(2, "mathian corlof")
    scenario.give_equipment("sword3")
    zibber = scenario.view().monsters[1]
    assert (zibber.hearts, zibber.sword, zibber.teeth[-1]) == (2, 2, 2)
    fells(scenario, "zibber")
    assert (
        scenario.points(),
        full_hearts(scenario.state, 1),
        scenario.monster_hearts("zibber"),
    ) == (2, 3, 0)
    rebuilt(scenario)
    zibber = scenario.view().monsters[1]
    assert (zibber.hearts, zibber.sword, zibber.teeth[-1]) == (3, 2, 3)


def test_a_slayer_in_the_monsters_turn() -> None:
    """HT-E23, HT-6.20, HT-6.5  3 and 2 points; the hand is refilled after the own turn."""
    scenario = HeldentaufeScenario(2, "mathian corlof")
    scenario.place_hero_underground("U17")
    scenario.place_monster("wallrog", "U18", 1)
    assert monster_sword(scenario.state, 2) == 3
    scenario.give_missions("R09 R01 B01")
    scenario.begins_monsters_turn()
    scenario.script(*pips(1, 6))
    scenario.chooses("Wallrog attacks Mathian")
    assert (scenario.deciding_seat(), scenario.points()) == (0, 3)
    assert scenario.offers() == ["Show: Bane of Wallrog", "Show nothing"]
    scenario.chooses("Show: Bane of Wallrog")
    assert (scenario.points(), scenario.hand()) == (5, ["R01", "B01"])
    scenario.chooses("The monsters rest")
    scenario.begins_turn(0)
    assert len(scenario.hand()) == 2
    scenario.chooses("End your turn")
    assert len(scenario.hand()) == 3


@pytest.mark.parametrize("loser", [9, 5])
def test_the_richer_or_equal_winner_takes_nothing(loser: int) -> None:
    """HT-E24, HT-10.3  Nine against nine or five: no exchange."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U09")
    scenario.place_hero_underground("U12", 1)
    scenario.set_teeth(0, 4, 5)
    scenario.set_teeth(1, *([4, 5] if loser == 9 else [5]))
    scenario.hero(1).hearts = 1
    scenario.acts()
    scenario.script(*pips(6, 1))
    scenario.chooses("Attack Jupanila")
    assert (scenario.points(0), scenario.points(1)) == (9, loser)


def test_defeat_by_a_monster_in_the_own_turn() -> None:
    """HT-E25, HT-10.2, HT-10.7  Four tokens go, 7 points stay; the turn is over, the hand full."""
    scenario = HeldentaufeScenario(3, "mathian corlof erla")
    scenario.place_tile("meadow", 1, 0)
    scenario.place_hero_underground("U17")
    scenario.give_equipment("boots2 sword1")
    scenario.give_tokens("apple")
    scenario.give_potion("berserk", used=True)
    scenario.set_teeth(0, 5, 2)
    scenario.hero().hearts = 1
    scenario.begins_turn(0)
    scenario.script(*pips(1, 6), 0, 0, 0, 0)
    scenario.chooses("Attack Wallrog")
    assert (scenario.worn(), scenario.backpack(), scenario.hero().used) == ([], [], False)
    assert scenario.state.potions[1] == 6
    assert (scenario.points(), scenario.hero().hearts, scenario.hero_position()) == (7, 7, None)
    scenario.chooses("I want to choose", 1)
    scenario.chooses("I vote for Player 2", 2)
    scenario.chooses("Meadow (1, 0)")
    assert (scenario.hero_position(), scenario.deciding_seat(), len(scenario.hand())) == (
        (1, 0),
        1,
        3,
    )


def test_a_rebuild() -> None:
    """HT-E26, HT-11.4 to HT-11.8  Wounds stay, the defeated are whole, all stand in their lairs."""
    scenario = HeldentaufeScenario(2, "mathian corlof")
    scenario.give_equipment("sword3")
    fells(scenario, "zibber")
    scenario.place_monster("ulumu", "U12", 2)
    scenario.place_monster("wallrog", "U17", 2)
    scenario.state.chest = False
    for hex in ("U06", "U10"):
        scenario.state.danger = bytes(21)
        scenario.place_danger(hex)
    rebuilt(scenario)
    assert (scenario.state.chief, len(scenario.view().dangers), scenario.state.chest) == (
        NOBODY,
        5,
        True,
    )
    assert (scenario.monster_hex("ulumu"), scenario.monster_hearts("ulumu")) == ("U15", 2)
    assert (scenario.monster_hex("zibber"), scenario.monster_hearts("zibber")) == ("U07", 3)
    assert (scenario.monster_hex("wallrog"), scenario.monster_hearts("wallrog")) == ("U18", 2)


def test_the_council_agrees() -> None:
    """HT-E27, HT-9.10  Both name B: B commands without a roll."""
    scenario = HeldentaufeScenario(3)
    scenario.place_hero_underground("U09")
    scenario.begins_monsters_turn()
    scenario.chooses("I want to command", 1)
    scenario.chooses("I vote for Player 2", 2)
    assert (scenario.deciding_seat(), scenario.state.commander) == (1, 1)
    assert scenario.script_is_used_up


def test_the_named_ones_roll() -> None:
    """HT-E28, HT-R25  Votes B, C, B: B and C roll, D does not."""
    scenario = HeldentaufeScenario(4)
    scenario.place_hero_underground("U09")
    scenario.begins_monsters_turn()
    scenario.script(*pips(2, 5))
    scenario.chooses("I want to command", 1)
    scenario.chooses("I want to command", 2)
    scenario.chooses("I vote for Player 2", 3)
    assert (scenario.deciding_seat(), scenario.script_is_used_up) == (2, True)


def test_nobody_is_above() -> None:
    """HT-E29, HT-9.11, HT-9.15, HT-R54  All roll; the winner may attack his own hero as well."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U09")
    scenario.place_hero_underground("U13", 1)
    scenario.state.chest = False
    scenario.place_monster("ulumu", "U12")
    scenario.script(*pips(3, 3, 2, 6))
    scenario.begins_monsters_turn()
    assert scenario.deciding_seat() == 0
    assert scenario.offers_starting_with("Ulumu attacks") == [
        "Ulumu attacks Corlof",
        "Ulumu attacks Jupanila",
    ]


@pytest.mark.parametrize("there", [True, False])
def test_the_last_point_is_stolen(there: bool) -> None:
    """HT-E30, HT-13.1, HT-R42  A 3-tooth becomes a 2 and the thief's twelfth point."""
    scenario = HeldentaufeScenario(5)
    scenario.place_hero_on("meadow")
    scenario.set_teeth(0, 5, 5, 1)
    scenario.set_teeth(1, 3)
    if not there:
        scenario.set_teeth(2, 2, 2, 2)
    scenario.give_missions("R12")
    scenario.acts()
    scenario.chooses("Go west: Campfire")
    scenario.chooses("Light fingers I: steal a tooth from Jupanila")
    assert scenario.teeth(1) == ([2] if there else [1, 1])
    assert (scenario.points(0), scenario.state.winner, scenario.is_idle) == (12, 0, True)
    assert GAME.rules.result(scenario.state).winners == [0]


def test_boots_delivered_and_boots_put_on() -> None:
    """HT-E31, HT-2.8, HT-R4  5 + 2 - 6 is one AP."""
    scenario = HeldentaufeScenario(2, "jupanila corlof")
    scenario.place_hero_on("laboratory")
    scenario.give_equipment("boots1")
    scenario.give_tokens("boots2")
    scenario.give_missions("R03")
    scenario.acts(spent=6)
    assert scenario.ap_left == 0
    scenario.chooses("Deliver: Boots for the tinkerer")
    assert (scenario.ap_left, scenario.points()) == (0, 2)
    scenario.chooses("Wear: Boots 2")
    assert scenario.ap_left == 1


def test_boots_in_the_forest() -> None:
    """HT-E32, HT-R5  They are worn, and no AP is left."""
    scenario = HeldentaufeScenario()
    scenario.put_on_stack("forest")
    scenario.acts()
    scenario.script(BOOTS)
    scenario.chooses("Explore to the east")
    assert (scenario.worn(), scenario.ap_left) == (["boots1"], 0)


def test_a_ring_finds_its_slot() -> None:
    """HT-E33, HT-1.5  The backpack is full of food, the slot is free."""
    scenario = HeldentaufeScenario()
    scenario.give_tokens("apple apple fish")
    scenario.put_on_stack("forest")
    scenario.acts()
    scenario.script(RING)
    scenario.chooses("Explore to the east")
    assert (scenario.worn(), scenario.backpack()) == (["ring1"], ["apple", "apple", "fish"])


def test_a_second_sword_finds_no_place() -> None:
    """HT-E34, HT-1.9  The new one, the worn one or a token of the backpack goes."""
    offered = [
        "Return to the reserve: Apple",
        "Return to the reserve: Fish",
        "Return to the reserve: Mushroom",
        "Return from your inventory to the reserve: Sword 1",
        "Return the new token to the reserve: Sword 1",
    ]
    for label in offered:
        scenario = HeldentaufeScenario()
        scenario.give_equipment("sword1")
        scenario.give_tokens("apple fish mushroom")
        scenario.put_on_stack("forest")
        scenario.acts()
        scenario.script(SWORD)
        scenario.chooses("Explore to the east")
        assert scenario.offers() == offered
        scenario.chooses(label)
        swords = scenario.hero().pack[6] + (scenario.hero().worn[2] == 1)
        assert (swords, scenario.hero().packed) == (2 if "Sword" not in label else 1, 3)


def test_teleport_onto_the_chest() -> None:
    """HT-E35, HT-5.8, HT-5.9  The chief comes, the chest is opened, AP stay as they are."""
    scenario = HeldentaufeScenario()
    scenario.give_potion("teleport")
    scenario.acts()
    scenario.script(TOOTH, TWO_TEETH, TOOTH)
    scenario.chooses("Teleport underground: gold hex 13")
    assert (scenario.hero_position(), scenario.state.chief, scenario.state.chest) == (
        "U13",
        0,
        False,
    )
    assert (scenario.points(), scenario.ap_left) == (4, 4)


def test_a_monster_in_the_gate() -> None:
    """HT-E36, HT-R23, HT-9.6  With a monster on portal 2 nobody goes down there."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("portal2")
    scenario.acts()
    assert scenario.offers_starting_with("Go down") == ["Go down to portal 2"]
    scenario.place_monster("zibber", "U01")
    assert not scenario.offers_starting_with("Go down")


def test_a_sword_of_three_is_not_forged() -> None:
    """HT-E37, HT-R38  Of swords 1, 2 and 3 only 1 and 2 are offered."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("smith")
    scenario.give_tokens("sword1 sword2")
    scenario.give_equipment("sword3")
    scenario.acts()
    assert scenario.offers_starting_with("Forge") == ["Forge Sword 1 and Sword 2 into Sword 3"]
