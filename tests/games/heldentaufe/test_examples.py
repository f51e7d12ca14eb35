"""The worked examples of the catalogue, with their figures."""

from __future__ import annotations

import pytest

from donjon.games.heldentaufe.content.tables import MONSTER_IDS
from donjon.games.heldentaufe.model.state import NOBODY
from donjon.games.heldentaufe.rules.action_points import ring_value, sword_value
from donjon.games.heldentaufe.rules.underground.ascent_and_rebuild import full_hearts, monster_sword
from donjon.games.heldentaufe.rules.underground.fights import FIRST_MONSTER, fight, strength
from tests.games.heldentaufe.set_table import GAME, Quest

BOOTS, RING, SWORD, TOOTH, _, TWO_TEETH = range(6)


def pips(*faces: int) -> list[int]:
    """What the combat dice show."""
    return [face - 1 for face in faces]


def country(heroes: str) -> Quest:
    """The map of the first examples."""
    table = Quest(2, heroes)
    for tile, q, r in [
        ("meadow", 1, 0),
        ("forest", 2, -1),
        ("meadow", 0, -1),
        ("pond", 1, -2),
        ("meadow", -1, 1),
    ]:
        table.lies(tile, q, r)
    return table


def test_over_known_tiles_to_the_pond() -> None:
    """HT-E1, HT-3.2  Luphius needs three steps from the south-west."""
    table = country("luphius corlof")
    table.stands(-1, 1)
    table.acts()
    table.does("Go north-east: Campfire", "Go north-west: Meadow", "Go north-east: Fish pond")
    assert (table.place(), table.ap) == ((1, -2), 1)


def test_the_long_way_round() -> None:
    """HT-E2  Corlof needs four steps over tiles that lie there."""
    table = country("corlof luphius")
    table.stands(2, -1)
    table.acts()
    table.does("Go south-west: Meadow", "Go west: Campfire", "Go north-west: Meadow")
    assert table.ap == 1
    table.chooses("Go north-east: Fish pond")
    assert (table.place(), table.ap) == ((1, -2), 0)


def test_a_meadow_is_a_short_cut() -> None:
    """HT-E3, HT-3.3  Exploring costs one, the pond one more."""
    table = country("corlof luphius")
    table.stands(2, -1)
    table.comes_next("meadow")
    table.acts()
    table.does("Explore to the west", "Go north-west: Fish pond")
    assert (table.place(), table.state.spent) == ((1, -2), 2)


@pytest.mark.parametrize("before", [0, 2])
def test_a_forest_takes_the_time(before: int) -> None:
    """HT-E4, HT-4.3, HT-2.6  No AP is left, the die is rolled once; what was spent is not lost."""
    table = country("corlof luphius")
    table.stands(2, -1)
    table.comes_next("forest")
    table.acts(spent=before)
    table.script(TOOTH)
    table.chooses("Explore to the west")
    assert (table.place(), table.ap, table.points()) == ((1, -1), 0, 1)
    assert table.script_is_used_up
    assert not table.offers_any("Go ")
    table.turn(0)
    assert table.ap == 4
    table.chooses("Go north-west: Fish pond")


def test_action_points_at_the_start() -> None:
    """HT-E5, HT-1.1  Four, and five for Jupanila."""
    for heroes, ap in (("corlof erla", 4), ("jupanila erla", 5)):
        table = Quest(2, heroes)
        table.turn(0)
        assert table.ap == ap


def test_boots_from_the_chest() -> None:
    """HT-E6, HT-2.7  With two AP left the boots make it three."""
    table = Quest()
    table.below("U16")
    table.acts(spent=1)
    table.script(BOOTS, TOOTH, TOOTH)
    table.chooses("Go to gold hex 13")
    assert (table.worn(), table.ap) == (["boots1"], 3)


def test_a_sword_for_boots() -> None:
    """HT-E7, HT-4.14  Boots 3 give three AP at once, and there is no second trade."""
    table = Quest(2, "mathian corlof")
    table.lies("merchant", 1, 0)
    table.wears("sword3")
    table.acts(spent=3)
    table.chooses("Go east: Merchant")
    assert (table.ap, sword_value(table.hero())) == (0, 3)
    table.chooses("Trade Sword 3 for Boots 3")
    assert (table.ap, table.worn(), sword_value(table.hero())) == (3, ["boots3"], 0)
    assert not table.offers_any("Trade")


def test_erla_brews_without_a_ring() -> None:
    """HT-E8, HT-5.2, HT-5.3  Recipe 1 needs ring value 1: Erla has it, the others have not."""
    for hero in ("corlof", "jupanila", "luphius", "mathian", "erla"):
        table = Quest(2, f"{hero} {'corlof' if hero != 'corlof' else 'erla'}")
        table.packs("apple fish")
        table.acts()
        assert bool(table.offers_any("Brew")) == (hero == "erla")
    table.chooses("Brew: Healing potion")
    assert (table.seen().heroes[0].potion, table.pack()) == ("healing", [])
    assert (table.state.reserve[9], table.state.reserve[10]) == (14, 14)


def test_a_ring_of_three_opens_all_recipes() -> None:
    """HT-E9, HT-5.3  Value 1, 2 and 3 open so many recipes."""
    for ring, recipes in (("ring1", 1), ("ring2", 2), ("ring3", 3)):
        table = Quest(2, "mathian corlof")
        table.packs("apple fish mushroom")
        table.wears(ring)
        table.acts()
        assert len(table.offers_any("Brew")) == recipes == ring_value(table.hero())


def test_four_grooves() -> None:
    """HT-E10, HT-12.1  A tooth with four grooves is worth four small ones."""
    table = Quest()
    table.owns(0, 4)
    table.owns(1, 1, 1, 1, 1)
    assert table.points(0) == table.points(1) == 4


def test_one_potion_delivers_once() -> None:
    """HT-E11, HT-6.10  Two patients and one healing potion."""
    table = Quest()
    table.at("meadow")
    table.holds("B04 B05")
    table.belt("healing")
    table.acts()
    assert len(table.offers_any("Deliver")) == 2
    table.chooses("Deliver: The limping scarecrow")
    assert (table.worn(), table.hand()) == (["boots2"], ["B05"])
    assert not table.offers_any("Deliver")


def test_two_discoverers_and_one_trap() -> None:
    """HT-E12, HT-6.17, HT-6.18  One is played; the trap works and ends the turn."""
    table = Quest()
    table.below("U05")
    table.arms("U06")
    table.hero().hearts = 3
    table.packs("apple")
    table.holds("R10 R11")
    table.acts()
    table.chooses("Go to skull hex 6")
    assert table.offers() == ["Show: The mapmaker I", "Show: The mapmaker II", "Show nothing"]
    table.chooses("Show: The mapmaker I")
    assert (table.points(), table.hero().hearts, table.ap) == (2, 2, 0)
    assert (table.hand(), table.is_idle) == (["R11"], True)


def test_the_order_with_the_chief() -> None:
    """HT-E13, HT-7.2, HT-9.1, HT-2.1  A, monsters, B, C, A, monsters."""
    table = Quest(3)
    table.lies("portal1", 1, 0)
    table.stands(1, 0)
    order: list[str] = []
    table.turn(0)
    table.chooses("Go down to portal 1")
    while len(order) < 6:
        if table.offers_any("The monsters rest"):
            order.append("monsters")
            table.chooses("The monsters rest")
        elif table.offers_any("I want"):
            for seat in (1, 2):
                label = "I want to command" if seat == 1 else "I vote for Player 2"
                table.chooses(label, seat)
        else:
            order.append("ABC"[table.asked()])
            table.chooses("End your turn")
    assert order == ["A", "monsters", "B", "C", "A", "monsters"]


def test_the_chief_stays_while_somebody_is_below() -> None:
    """HT-E14, HT-7.3, HT-11.3  A leaves, C is still there: the chief stays between A and B."""
    table = Quest(3)
    table.lies("portal2", 1, 0)
    table.below("U01")
    table.below("U14", 2)
    table.acts()
    table.chooses("Go up: Portal 2")
    assert (table.place(), table.state.chief) == ((1, 0), 0)


def test_a_monsters_sum() -> None:
    """HT-E15, HT-8.3, HT-8.7  Sword +2 and a die of 3 make 5: a die of 4 is not enough."""
    table = Quest(2, "mathian corlof")
    table.tops("wallrog", 5, 4, 3, 2, 1)
    assert strength(table.state, FIRST_MONSTER + 2) == 2
    table.below("U17")
    table.acts()
    table.script(*pips(4, 3))
    table.chooses("Attack Wallrog")
    assert "4 (die 4) against 5 (die 3). Mathian loses a heart." in table.log_lines()[-1]


def test_targets() -> None:
    """HT-E16, HT-S.20  12, 14, 16 and 18 points with 5, 4, 3 and 2 players."""
    assert [Quest(seats).state.target for seats in (5, 4, 3, 2)] == [12, 14, 16, 18]


def test_the_poorer_winner_exchanges() -> None:
    """HT-E17, HT-10.3, HT-10.6  5 against 9: winner 9, loser 5; hearts full, tokens kept."""
    table = Quest()
    table.below("U09")
    table.below("U12", 1)
    table.owns(0, 5)
    table.owns(1, 4, 5)
    table.packs("apple", 1)
    table.wears("sword1", 1)
    table.hero(1).hearts = 1
    table.acts()
    table.script(*pips(6, 1))
    table.chooses("Attack Jupanila")
    assert (table.points(0), table.points(1), table.hero(1).hearts) == (9, 5, 5)
    assert (table.pack(1), table.worn(1)) == (["apple"], ["sword1"])
    assert table.state.heroes[1].tile == 0  # the only tile there is


def test_what_the_smith_makes() -> None:
    """HT-E18, HT-4.11, HT-R38  1+1 is 2, 1+2 is 3, 2+2 is 3."""
    for pieces, label, made in (
        ("boots1 boots1", "Forge Boots 1 and Boots 1 into Boots 2", "boots2"),
        ("ring1 ring2", "Forge Ring 1 and Ring 2 into Ring 3", "ring3"),
        ("sword2 sword2", "Forge Sword 2 and Sword 2 into Sword 3", "sword3"),
    ):
        table = Quest()
        table.at("smith")
        table.packs(pieces)
        table.acts()
        assert table.offers_any("Forge") == [label]
        table.chooses(label)
        assert (table.worn(), table.pack()) == ([made], [])


def test_nine_against_seven() -> None:
    """HT-E19  Sword 3 and a six against +1 and a six: the monster loses a heart."""
    table = Quest(2, "mathian corlof")
    table.tops("zibber", 5, 4, 3, 2, 1)
    table.monster("zibber", "U07")
    table.wears("sword3")
    table.below("U06")
    table.acts()
    table.script(*pips(6, 6))
    table.chooses("Attack Zibber")
    assert "9 (die 6) against 7 (die 6)" in table.log_lines()[-1]
    assert table.hearts_of("zibber") == 1


def test_a_tie_hurts_the_defender() -> None:
    """HT-E20, HT-8.4  1+2 against 3+0."""
    table = Quest(2, "corlof mathian")
    table.below("U09")
    table.below("U12", 1)
    table.acts()
    table.script(*pips(2, 3))
    table.chooses("Attack Mathian")
    assert (table.hero(0).hearts, table.hero(1).hearts) == (5, 6)


def fells(table: Quest, monster: str) -> None:
    """The hero takes the monster's last heart."""
    at = MONSTER_IDS.index(monster)
    table.state.monsters[at].hearts = 1
    table.script(*pips(6, 1))
    fight(table.state, 0, FIRST_MONSTER + at)
    table.run_until_choice()


def rebuilt(table: Quest) -> None:
    """The last hero leaves by a portal."""
    table.lies("portal4", 1, 0)
    table.below("U14")
    table.acts()
    table.script(0, 0, 0, 0)
    table.chooses("Go up: Portal 4")


def test_ulumu_grows() -> None:
    """HT-E21, HT-8.9, HT-8.10  One point; then 3 hearts, sword 1, and the reward is 2."""
    table = Quest(2, "mathian corlof")
    table.wears("sword3")
    fells(table, "ulumu")
    assert (table.points(), table.where("ulumu"), monster_sword(table.state, 0)) == (1, None, 1)
    rebuilt(table)
    ulumu = table.seen().monsters[0]
    assert (ulumu.hearts, ulumu.sword, ulumu.teeth[-1]) == (3, 1, 2)


def test_zibber_grows() -> None:
    """HT-E22, HT-R22  Two points; then 3 hearts, sword 2, and the reward is 3."""
    table = Quest(2, "mathian corlof")
    table.wears("sword3")
    zibber = table.seen().monsters[1]
    assert (zibber.hearts, zibber.sword, zibber.teeth[-1]) == (2, 2, 2)
    fells(table, "zibber")
    assert (table.points(), full_hearts(table.state, 1), table.hearts_of("zibber")) == (2, 3, 0)
    rebuilt(table)
    zibber = table.seen().monsters[1]
    assert (zibber.hearts, zibber.sword, zibber.teeth[-1]) == (3, 2, 3)


def test_a_slayer_in_the_monsters_turn() -> None:
    """HT-E23, HT-6.20, HT-6.5  3 and 2 points; the hand is refilled after the own turn."""
    table = Quest(2, "mathian corlof")
    table.below("U17")
    table.monster("wallrog", "U18", 1)
    assert monster_sword(table.state, 2) == 3
    table.holds("R09 R01 B01")
    table.monsters_turn()
    table.script(*pips(1, 6))
    table.chooses("Wallrog attacks Mathian")
    assert (table.asked(), table.points()) == (0, 3)
    assert table.offers() == ["Show: Bane of Wallrog", "Show nothing"]
    table.chooses("Show: Bane of Wallrog")
    assert (table.points(), table.hand()) == (5, ["R01", "B01"])
    table.chooses("The monsters rest")
    table.turn(0)
    assert len(table.hand()) == 2
    table.chooses("End your turn")
    assert len(table.hand()) == 3


@pytest.mark.parametrize("loser", [9, 5])
def test_the_richer_or_equal_winner_takes_nothing(loser: int) -> None:
    """HT-E24, HT-10.3  Nine against nine or five: no exchange."""
    table = Quest()
    table.below("U09")
    table.below("U12", 1)
    table.owns(0, 4, 5)
    table.owns(1, *([4, 5] if loser == 9 else [5]))
    table.hero(1).hearts = 1
    table.acts()
    table.script(*pips(6, 1))
    table.chooses("Attack Jupanila")
    assert (table.points(0), table.points(1)) == (9, loser)


def test_defeat_by_a_monster_in_the_own_turn() -> None:
    """HT-E25, HT-10.2, HT-10.7  Four tokens go, 7 points stay; the turn is over, the hand full."""
    table = Quest(3, "mathian corlof erla")
    table.lies("meadow", 1, 0)
    table.below("U17")
    table.wears("boots2 sword1")
    table.packs("apple")
    table.belt("berserk", used=True)
    table.owns(0, 5, 2)
    table.hero().hearts = 1
    table.turn(0)
    table.script(*pips(1, 6), 0, 0, 0, 0)
    table.chooses("Attack Wallrog")
    assert (table.worn(), table.pack(), table.hero().used) == ([], [], False)
    assert table.state.potions[1] == 6
    assert (table.points(), table.hero().hearts, table.place()) == (7, 7, None)
    table.chooses("I want to choose", 1)
    table.chooses("I vote for Player 2", 2)
    table.chooses("Meadow (1, 0)")
    assert (table.place(), table.asked(), len(table.hand())) == ((1, 0), 1, 3)


def test_a_rebuild() -> None:
    """HT-E26, HT-11.4 to HT-11.8  Wounds stay, the defeated are whole, all stand in their lairs."""
    table = Quest(2, "mathian corlof")
    table.wears("sword3")
    fells(table, "zibber")
    table.monster("ulumu", "U12", 2)
    table.monster("wallrog", "U17", 2)
    table.state.chest = False
    for hex in ("U06", "U10"):
        table.state.danger = bytes(21)
        table.arms(hex)
    rebuilt(table)
    assert (table.state.chief, len(table.seen().dangers), table.state.chest) == (NOBODY, 5, True)
    assert (table.where("ulumu"), table.hearts_of("ulumu")) == ("U15", 2)
    assert (table.where("zibber"), table.hearts_of("zibber")) == ("U07", 3)
    assert (table.where("wallrog"), table.hearts_of("wallrog")) == ("U18", 2)


def test_the_council_agrees() -> None:
    """HT-E27, HT-9.10  Both name B: B commands without a roll."""
    table = Quest(3)
    table.below("U09")
    table.monsters_turn()
    table.chooses("I want to command", 1)
    table.chooses("I vote for Player 2", 2)
    assert (table.asked(), table.state.commander) == (1, 1)
    assert table.script_is_used_up


def test_the_named_ones_roll() -> None:
    """HT-E28, HT-R25  Votes B, C, B: B and C roll, D does not."""
    table = Quest(4)
    table.below("U09")
    table.monsters_turn()
    table.script(*pips(2, 5))
    table.chooses("I want to command", 1)
    table.chooses("I want to command", 2)
    table.chooses("I vote for Player 2", 3)
    assert (table.asked(), table.script_is_used_up) == (2, True)


def test_nobody_is_above() -> None:
    """HT-E29, HT-9.11, HT-9.15, HT-R54  All roll; the winner may attack his own hero as well."""
    table = Quest()
    table.below("U09")
    table.below("U13", 1)
    table.state.chest = False
    table.monster("ulumu", "U12")
    table.script(*pips(3, 3, 2, 6))
    table.monsters_turn()
    assert table.asked() == 0
    assert table.offers_any("Ulumu attacks") == ["Ulumu attacks Corlof", "Ulumu attacks Jupanila"]


@pytest.mark.parametrize("there", [True, False])
def test_the_last_point_is_stolen(there: bool) -> None:
    """HT-E30, HT-13.1, HT-R42  A 3-tooth becomes a 2 and the thief's twelfth point."""
    table = Quest(5)
    table.at("meadow")
    table.owns(0, 5, 5, 1)
    table.owns(1, 3)
    if not there:
        table.owns(2, 2, 2, 2)
    table.holds("R12")
    table.acts()
    table.chooses("Go west: Campfire")
    table.chooses("Light fingers I: steal a tooth from Jupanila")
    assert table.teeth(1) == ([2] if there else [1, 1])
    assert (table.points(0), table.state.winner, table.is_idle) == (12, 0, True)
    assert GAME.rules.result(table.state).winners == [0]


def test_boots_delivered_and_boots_put_on() -> None:
    """HT-E31, HT-2.8, HT-R4  5 + 2 - 6 is one AP."""
    table = Quest(2, "jupanila corlof")
    table.at("laboratory")
    table.wears("boots1")
    table.packs("boots2")
    table.holds("R03")
    table.acts(spent=6)
    assert table.ap == 0
    table.chooses("Deliver: Boots for the tinkerer")
    assert (table.ap, table.points()) == (0, 2)
    table.chooses("Wear: Boots 2")
    assert table.ap == 1


def test_boots_in_the_forest() -> None:
    """HT-E32, HT-R5  They are worn, and no AP is left."""
    table = Quest()
    table.comes_next("forest")
    table.acts()
    table.script(BOOTS)
    table.chooses("Explore to the east")
    assert (table.worn(), table.ap) == (["boots1"], 0)


def test_a_ring_finds_its_slot() -> None:
    """HT-E33, HT-1.5  The backpack is full of food, the slot is free."""
    table = Quest()
    table.packs("apple apple fish")
    table.comes_next("forest")
    table.acts()
    table.script(RING)
    table.chooses("Explore to the east")
    assert (table.worn(), table.pack()) == (["ring1"], ["apple", "apple", "fish"])


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
        table = Quest()
        table.wears("sword1")
        table.packs("apple fish mushroom")
        table.comes_next("forest")
        table.acts()
        table.script(SWORD)
        table.chooses("Explore to the east")
        assert table.offers() == offered
        table.chooses(label)
        swords = table.hero().pack[6] + (table.hero().worn[2] == 1)
        assert (swords, table.hero().packed) == (2 if "Sword" not in label else 1, 3)


def test_teleport_onto_the_chest() -> None:
    """HT-E35, HT-5.8, HT-5.9  The chief comes, the chest is opened, AP stay as they are."""
    table = Quest()
    table.belt("teleport")
    table.acts()
    table.script(TOOTH, TWO_TEETH, TOOTH)
    table.chooses("Teleport underground: gold hex 13")
    assert (table.place(), table.state.chief, table.state.chest) == ("U13", 0, False)
    assert (table.points(), table.ap) == (4, 4)


def test_a_monster_in_the_gate() -> None:
    """HT-E36, HT-R23, HT-9.6  With a monster on portal 2 nobody goes down there."""
    table = Quest()
    table.at("portal2")
    table.acts()
    assert table.offers_any("Go down") == ["Go down to portal 2"]
    table.monster("zibber", "U01")
    assert not table.offers_any("Go down")


def test_a_sword_of_three_is_not_forged() -> None:
    """HT-E37, HT-R38  Of swords 1, 2 and 3 only 1 and 2 are offered."""
    table = Quest()
    table.at("smith")
    table.packs("sword1 sword2")
    table.wears("sword3")
    table.acts()
    assert table.offers_any("Forge") == ["Forge Sword 1 and Sword 2 into Sword 3"]
