"""DragonQuest DQ-21: the objects in play."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.dragonquest.content.tables import (
    AMULET_OF_TIME,
    CHAINMAIL_COAT,
    DRAGON_TALISMAN,
    FOG,
    GHOUL,
    GOLDEN_BELT_BUCKLE,
    GOLDEN_NECKLACE,
    HEALING_POTION,
    KEY_TO_SECRET_DOORS,
    LEATHER_HOOD,
    MAGIC_RING,
    OBJECTS,
    ORB_OF_LIGHT,
    ROPE,
    SILVER_RING,
    SKELETON,
    TRAPDOOR,
)
from donjon.games.dragonquest.model.state import DEAD, ESCAPED, INSIDE
from donjon.games.dragonquest.rules.chamber.dragon import DragonWakes
from donjon.games.dragonquest.rules.chamber.stay_or_leave import LeaveChamber
from donjon.games.dragonquest.rules.chamber.treasure_chamber import EntryThrow
from donjon.games.dragonquest.rules.dangers.demon import DemonHunt
from donjon.games.dragonquest.rules.dangers.monsters import meet_monster
from donjon.games.dragonquest.rules.dangers.spider import Venom
from donjon.games.dragonquest.rules.dangers.traps import fall_into
from donjon.games.dragonquest.rules.movement_dice import throw_movement_dice
from donjon.games.dragonquest.rules.objects import Purchase
from donjon.games.dragonquest.rules.scoring import gold
from donjon.games.dragonquest.rules.turn import Turn
from tests.games.dragonquest.scenario import DragonQuestScenario, view_of

WITH_ORB = ", using: Orb of light"
WITH_KEY = ", using: Key to secret doors"
WITH_BOTH = ", using: Orb of light, Key to secret doors"


def holding(*things: int, line: str = "A12", seats: int = 2) -> DragonQuestScenario:
    """Seat 0 has walked this line and these objects lie before it."""
    scenario = DragonQuestScenario(seats)
    scenario.set_line(line)
    for thing in things:
        scenario.hero().objects |= 1 << thing
        scenario.state.objects &= ~(1 << thing)
    return scenario


def moves(scenario: DragonQuestScenario, steps: int) -> None:
    """Seat 0 throws this number of rooms, stops, and is asked where to go."""
    faces = ["room"] * steps + ["blank"] * (4 - steps)
    scenario.script_movement_dice("skull", *faces)
    throw_movement_dice(scenario.state, 0)
    scenario.run_until_choice()
    scenario.chooses(scenario.offers()[0])


def chamber(scenario: DragonQuestScenario, *faces: str, of: int = 10) -> None:
    """The next throw of chamber dice: these faces, the rest blank."""
    scenario.script_throws("chamber", *faces, *["blank"] * (of - len(faces)))


def test_an_object_serves_its_owner_alone() -> None:
    """DQ-21.1  Another's rope, ring or talisman is of no use."""
    scenario = holding(ROPE, MAGIC_RING, DRAGON_TALISMAN)
    fall_into(scenario.state, scenario.hero(1), TRAPDOOR)
    scenario.script_throws("combat_ghoul", "sword")
    meet_monster(scenario.state, scenario.hero(1), GHOUL)
    scenario.set_line("H7 I7 CH", 1)
    chamber(scenario)
    scenario.happens(EntryThrow(1))
    assert scenario.is_idle
    assert scenario.hero(1).bones == 10
    assert scenario.hero(0).objects == 1 << ROPE | 1 << MAGIC_RING | 1 << DRAGON_TALISMAN


def test_an_object_is_used_once_and_leaves_the_game() -> None:
    """DQ-21.1  The second trapdoor finds no rope, neither in hand nor in the supply."""
    scenario = holding(ROPE)
    fall_into(scenario.state, scenario.hero(), TRAPDOOR)
    scenario.run_until_choice()
    scenario.chooses("Use: Rope")
    assert not scenario.hero().has(ROPE)
    assert "rope" not in view_of(scenario.state, 0).objects
    fall_into(scenario.state, scenario.hero(), TRAPDOOR)
    scenario.run_until_choice()
    assert scenario.is_idle
    assert scenario.hero().bones == 10


def test_the_amulet_adds_a_sun_box_at_purchase() -> None:
    """DQ-21.2, DQ-R23  At the end of its owner's track only; it is discarded at once."""
    scenario = DragonQuestScenario(2)
    scenario.hero(1).finds = bytes([6, 0, 0])
    scenario.happens(Purchase(1))
    scenario.chooses("Take: Amulet of time (6 points)", 1)
    assert (scenario.hero(0).sun_boxes, scenario.hero(1).sun_boxes) == (19, 20)
    assert scenario.hero(1).objects == 0
    assert not scenario.state.objects >> AMULET_OF_TIME & 1


def test_the_amulet_may_be_bought_in_the_last_turn() -> None:
    """DQ-R23, DQ-21.2  Sun 19 is ticked, the twentieth box is drawn, and sunset does not come."""
    scenario = DragonQuestScenario(1)
    scenario.hero().suns = 18
    scenario.hero().finds = bytes([6, 0, 0])
    scenario.happens(Turn(0))
    scenario.chooses("Take: Amulet of time (6 points)")
    scenario.script(1)
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")
    scenario.chooses("Say 1")
    scenario.chooses("Stop: no square, no find")
    assert (scenario.hero().suns, scenario.hero().sun_boxes, scenario.hero().status) == (
        20,
        20,
        INSIDE,
    )
    scenario.script(1)
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")
    scenario.chooses("Say 1")
    scenario.chooses("Stop: no square, no find")
    assert scenario.hero().status == DEAD


def test_the_potion_heals_three_at_purchase() -> None:
    """DQ-21.3  Five bones become eight; it is discarded at once."""
    scenario = DragonQuestScenario(2)
    scenario.hero().finds = bytes([6, 0, 0])
    scenario.hero().bones, scenario.hero().bones_lost = 5, 8
    scenario.happens(Purchase(0))
    scenario.chooses("Take: Healing potion (6 points)")
    assert (scenario.hero(0).bones, scenario.hero(0).bones_lost, scenario.hero(1).bones) == (
        8,
        8,
        13,
    )
    assert scenario.hero().objects == 0
    assert not scenario.state.objects >> HEALING_POTION & 1


def test_the_potion_knows_no_upper_limit() -> None:
    """DQ-R23  An unhurt hero has sixteen points afterwards."""
    scenario = DragonQuestScenario(2)
    scenario.hero().finds = bytes([6, 0, 0])
    scenario.happens(Purchase(0))
    scenario.chooses("Take: Healing potion (6 points)")
    assert scenario.hero().bones == 16


@pytest.mark.parametrize("monster", range(GHOUL, SKELETON + 1))
def test_the_ring_spares_any_fight(monster: int) -> None:
    """DQ-21.4  Ghoul, troll, orc or skeleton: not one die is thrown."""
    scenario = holding(MAGIC_RING)
    meet_monster(scenario.state, scenario.hero(), monster)
    scenario.run_until_choice()
    scenario.chooses(scenario.offers(0)[0])
    assert scenario.is_idle
    assert scenario.hero().bones == 13
    assert not scenario.hero().has(MAGIC_RING)


@pytest.mark.parametrize(
    ("trap", "thing", "label"),
    [
        (0, CHAINMAIL_COAT, "Use: Chainmail coat"),
        (TRAPDOOR, ROPE, "Use: Rope"),
        (FOG, LEATHER_HOOD, "Use: Leather hood"),
    ],
)
def test_coat_rope_and_hood_cancel_their_trap(trap: int, thing: int, label: str) -> None:
    """DQ-21.5  Arrow, trapdoor, fog: nothing is lost but the object."""
    scenario = holding(CHAINMAIL_COAT, ROPE, LEATHER_HOOD)
    fall_into(scenario.state, scenario.hero(), trap)
    scenario.run_until_choice()
    scenario.chooses(label, 0)
    assert scenario.is_idle
    assert (scenario.hero().bones, list(scenario.hero().traps), scenario.hero().skip) == (
        13,
        [0, 0, 0],
        0,
    )
    assert not scenario.hero().has(thing)
    assert scenario.hero().objects.bit_count() == 2


def test_with_the_orb_every_step_of_a_move_may_be_diagonal() -> None:
    """DQ-21.6  Declared with the dice known; straight and slanted steps mix; then it is gone."""
    scenario = holding(ORB_OF_LIGHT, line="C9")
    moves(scenario, 3)
    assert scenario.offers(0) == [
        "To C8", "To B9", "To D9", "To C10",
        f"To D8{WITH_ORB}", f"To B10{WITH_ORB}", f"To D10{WITH_ORB}",
        "Stop on C9",
    ]  # fmt: skip
    scenario.chooses(f"To D8{WITH_ORB}")
    assert not scenario.hero().has(ORB_OF_LIGHT)
    scenario.chooses("To E8")
    assert "To F9" in scenario.offers(0)
    scenario.chooses("To F9")
    moves(scenario, 1)
    assert scenario.offers(0) == ["To F8", "To E9", "To G9", "Stop on F9"]


def test_straight_steps_keep_the_orb() -> None:
    """DQ-21.6  It is used by the first diagonal step, not by having it."""
    scenario = holding(ORB_OF_LIGHT, line="C9")
    moves(scenario, 2)
    scenario.chooses("To C8")
    assert scenario.hero().has(ORB_OF_LIGHT)
    assert f"To D7{WITH_ORB}" in scenario.offers(0)


def test_a_diagonal_step_passes_between_any_two_squares() -> None:
    """DQ-21.6  From E4 to F5: masonry on one side and a wall on the other do not matter."""
    scenario = holding(ORB_OF_LIGHT, line="E4")
    scenario.block_squares("E5")
    moves(scenario, 1)
    assert f"To F5{WITH_ORB}" in scenario.offers(0)
    assert not any(label.startswith("To E5") for label in scenario.offers(0))


@pytest.mark.parametrize("corner", ["I5", "M5", "I9", "M9"])
def test_with_the_orb_the_chamber_is_entered_from_a_corner(corner: str) -> None:
    """DQ-21.6  From its four corner squares; without the orb they lead nowhere near."""
    scenario = holding(ORB_OF_LIGHT, line=corner)
    moves(scenario, 1)
    assert f"To the treasure chamber{WITH_ORB}" in scenario.offers(0)
    chamber(scenario)
    scenario.chooses(f"To the treasure chamber{WITH_ORB}")
    assert scenario.hero().is_in_chamber()
    assert not scenario.hero().has(ORB_OF_LIGHT)
    scenario = holding(line=corner)
    moves(scenario, 1)
    assert not any("chamber" in label for label in scenario.offers(0))


def test_with_the_orb_the_chamber_is_left_to_a_corner() -> None:
    """DQ-21.6  In T7b the four corner squares are offered too."""
    scenario = holding(ORB_OF_LIGHT, line="H7 I7 CH")
    scenario.happens(LeaveChamber(0))
    assert scenario.offers(0)[-4:] == [
        f"To {corner}{WITH_ORB}" for corner in ("I5", "M5", "I9", "M9")
    ]
    scenario.chooses(f"To M9{WITH_ORB}")
    assert not scenario.hero().has(ORB_OF_LIGHT)
    assert view_of(scenario.state, 0).heroes[0].square == "M9"


def test_the_orb_lifts_no_other_restriction() -> None:
    """DQ-21.7  Of the corners of D9 the line, a demon square and a wall stay closed."""
    scenario = holding(ORB_OF_LIGHT, line="C8 C9 D9")
    scenario.block_squares("E10")
    scenario.set_demon_line("E3 E8")
    moves(scenario, 1)
    assert scenario.offers(0) == ["To D8", "To E9", "To D10", f"To C10{WITH_ORB}", "Stop on D9"]


def test_the_orb_opens_neither_masonry_nor_the_exit_before_the_chamber() -> None:
    """DQ-21.7  E7 is no square, and U1 waits for a hero that has been inside."""
    scenario = holding(ORB_OF_LIGHT, line="E8")
    moves(scenario, 1)
    slanted = [f"To {square}{WITH_ORB}" for square in ("D7", "F7", "D9", "F9")]
    assert scenario.offers(0) == ["To D8", "To F8", "To E9", *slanted, "Stop on E8"]
    scenario = holding(ORB_OF_LIGHT, line="T2")
    moves(scenario, 1)
    assert not any(label.startswith("To U1") for label in scenario.offers(0))
    scenario = holding(ORB_OF_LIGHT, line="H7 I7 CH M7 T2")
    moves(scenario, 1)
    assert f"To U1{WITH_ORB}" in scenario.offers(0)


def test_the_orb_opens_no_burnt_entrance() -> None:
    """DQ-21.7  Left to a corner with it, the chamber cannot be entered again from there."""
    scenario = holding(ORB_OF_LIGHT, line="H7 I7 CH M9")
    moves(scenario, 1)
    assert not any("chamber" in label for label in scenario.offers(0))


def test_the_key_leads_through_one_wall() -> None:
    """DQ-21.8  It costs a step, the square joins the line, and the key is gone."""
    scenario = holding(KEY_TO_SECRET_DOORS, line="C8")
    scenario.block_squares("D8")
    moves(scenario, 2)
    assert f"To D8{WITH_KEY}" in scenario.offers(0)
    scenario.chooses(f"To D8{WITH_KEY}")
    assert not scenario.hero().has(KEY_TO_SECRET_DOORS)
    assert scenario.offers(0) == ["To D7", "To E8", "To D9"]
    scenario.chooses("To E8")
    assert view_of(scenario.state, 0).heroes[0].line == ["C8", "D8", "E8"]
    assert scenario.is_idle


def test_a_move_may_not_end_in_the_wall() -> None:
    """DQ-21.8, DQ-R42  With one step, or with nowhere to go on to, the wall is not offered."""
    scenario = holding(KEY_TO_SECRET_DOORS, line="C8")
    scenario.block_squares("D8")
    moves(scenario, 1)
    assert not any("D8" in label for label in scenario.offers(0))
    scenario = holding(KEY_TO_SECRET_DOORS, line="D9")
    scenario.block_squares("D8")
    scenario.set_demon_line("E3 D7 C8 E8")
    moves(scenario, 3)
    assert scenario.offers(0) == ["To C9", "To E9", "To D10", "Stop on D9"]


def test_the_key_opens_one_wall_and_no_second() -> None:
    """DQ-21.8  Behind the first wall the next one is closed."""
    scenario = holding(KEY_TO_SECRET_DOORS, line="C8")
    scenario.block_squares("D8 E8 D6")
    moves(scenario, 4)
    scenario.chooses(f"To D8{WITH_KEY}")
    assert scenario.offers(0) == ["To D7", "To D9"]
    scenario.chooses("To D7")
    assert scenario.offers(0) == ["To C7", "Stop on D7"]


def test_the_key_opens_walls_only() -> None:
    """DQ-21.9  Not the line, not a wall that the demon has crossed, not masonry."""
    scenario = holding(KEY_TO_SECRET_DOORS, line="C9 D9")
    scenario.block_squares("D8")
    scenario.set_demon_line("E3 D8")
    moves(scenario, 3)
    assert scenario.offers(0) == ["To E9", "To D10", "Stop on D9"]
    scenario = holding(KEY_TO_SECRET_DOORS, line="E8")
    moves(scenario, 3)
    assert scenario.offers(0) == ["To D8", "To F8", "To E9", "Stop on E8"]


def test_a_demon_square_is_not_opened_by_the_key() -> None:
    """DQ-21.9  A free square the demon crossed stays closed."""
    scenario = holding(KEY_TO_SECRET_DOORS, line="C8")
    scenario.set_demon_line("E3 D8")
    moves(scenario, 3)
    assert not any("D8" in label for label in scenario.offers(0))


def test_orb_and_key_in_one_move() -> None:
    """DQ-21.9  Diagonally into a wall, and diagonally out of it."""
    scenario = holding(ORB_OF_LIGHT, KEY_TO_SECRET_DOORS, line="C8")
    scenario.block_squares("D9")
    moves(scenario, 2)
    scenario.chooses(f"To D9{WITH_BOTH}")
    assert scenario.hero().objects == 0
    assert {"To E8", "To E10", "To C10"} <= set(scenario.offers(0))
    assert "Stop on D9" not in scenario.offers(0)


def test_the_talisman_throws_twice_and_adds_the_stars() -> None:
    """DQ-21.10, DQ-R35  Coins of both throws are ticked; two stars and one buy a treasure of 3."""
    scenario = holding(DRAGON_TALISMAN, line="H7 I7 CH")
    scenario.happens(EntryThrow(0))
    scenario.script_throws(
        "chamber", "dragon", "dragon", "star", "star", "coin_50", "coin_100", *["blank"] * 4
    )
    scenario.script_throws("chamber", "star", "coin_50", "coin_50", "dragon", "blank", "blank")
    scenario.chooses("Use: Dragon talisman", 0)
    hero = scenario.hero()
    assert (hero.coins_50, hero.coins_100) == (3, 1)
    assert scenario.state.aside == 3
    assert not hero.has(DRAGON_TALISMAN)
    assert len(scenario.offers(0)) == 6 + 1
    scenario.chooses("Take: Ivory chess king (1,600 gold)")
    assert scenario.is_idle
    assert scenario.script_is_used_up


def test_the_talisman_counts_on_the_available_dice() -> None:
    """DQ-21.10  With four aside six dice are thrown, and again those with blank or coin."""
    scenario = holding(DRAGON_TALISMAN, line="H7 I7 CH")
    scenario.state.aside = 4
    scenario.happens(EntryThrow(0))
    scenario.script_throws("chamber", "dragon", "star", *["blank"] * 4)
    scenario.script_throws("chamber", *["blank"] * 4)
    scenario.chooses("Use: Dragon talisman")
    assert scenario.state.aside == 5
    assert scenario.script_is_used_up


def test_the_talisman_may_be_kept_for_a_later_entry() -> None:
    """DQ-21.10, DQ-R35, DQ-22.12  Declined: one throw; on the next entry it is asked again."""
    scenario = holding(DRAGON_TALISMAN, line="H7 I7 CH")
    scenario.happens(EntryThrow(0))
    chamber(scenario)
    scenario.chooses("Keep: Dragon talisman")
    assert scenario.is_idle
    assert scenario.script_is_used_up
    scenario.set_line("H7 I7 CH M7 M6 CH")
    scenario.happens(EntryThrow(0))
    assert scenario.offers(0) == ["Use: Dragon talisman", "Keep: Dragon talisman"]


def test_the_talisman_is_of_no_use_during_a_stay() -> None:
    """DQ-R35  A hero who stays throws once and is not asked."""
    scenario = holding(DRAGON_TALISMAN, line="H7 I7 CH")
    chamber(scenario)
    scenario.happens(Turn(0))
    scenario.chooses("Stay and throw 10 dice")
    assert scenario.state.active == 1
    assert scenario.hero().has(DRAGON_TALISMAN)


def test_the_talisman_is_declared_before_the_throw() -> None:
    """DQ-21.10, DQ-22.12  Owner, on entering, optional; an absent one uses it."""
    scenario = holding(DRAGON_TALISMAN, line="H7 I7")
    moves(scenario, 1)
    scenario.chooses("To the treasure chamber")
    assert scenario.script_is_used_up
    decision = scenario.decision(0)
    assert scenario.offers(0) == ["Use: Dragon talisman", "Keep: Dragon talisman"]
    assert decision.default(scenario.state, FastChance(1)) == decision.options(scenario.state)[0]


def test_a_dragon_woken_by_the_first_throw_allows_no_second() -> None:
    """DQ-21.11  The talisman is spent all the same."""
    scenario = holding(DRAGON_TALISMAN, line="H7 I7 CH")
    scenario.happens(EntryThrow(0))
    chamber(scenario, *["dragon"] * 7, "star", "star", "coin_50")
    chamber(scenario)
    scenario.script_throws("wound", "1", "1")
    scenario.chooses("Use: Dragon talisman")
    assert scenario.offers(0)[0].startswith("Flee to")
    assert not scenario.hero().has(DRAGON_TALISMAN)
    assert scenario.hero().crossed_50 == 0
    assert scenario.script_is_used_up


def test_a_dragon_woken_by_the_second_throw_takes_both() -> None:
    """DQ-21.11  Nothing of either throw is gained: no coin ticked or crossed, no treasure."""
    scenario = holding(DRAGON_TALISMAN, line="H7 I7 CH")
    scenario.happens(EntryThrow(0))
    scenario.script_throws("chamber", *["dragon"] * 4, *["coin_100"] * 3, "star", "star", "star")
    scenario.script_throws("chamber", *["dragon"] * 3)
    chamber(scenario)
    scenario.script_throws("wound", "1", "1")
    scenario.chooses("Use: Dragon talisman")
    hero = scenario.hero()
    assert scenario.offers(0)[0].startswith("Flee to")
    assert (hero.coins_100, hero.crossed_100, hero.treasures) == (0, 0, 0)
    assert scenario.state.treasures == (1 << 11) - 1
    assert scenario.script_is_used_up


def test_stars_laid_aside_never_count_as_dragons() -> None:
    """DQ-21.14  Six stars and six dragons do not wake it, and four dice are in the pool again."""
    scenario = holding(DRAGON_TALISMAN, line="H7 I7 CH")
    scenario.happens(EntryThrow(0))
    scenario.script_throws("chamber", *["star"] * 4, *["dragon"] * 4, "blank", "blank")
    scenario.script_throws("chamber", "dragon", "dragon")
    scenario.chooses("Use: Dragon talisman")
    scenario.chooses("Take no treasure")
    assert scenario.state.aside == 6
    assert view_of(scenario.state, 0).dice_in_pool == 4
    chamber(scenario, of=4)
    scenario.happens(EntryThrow(0))
    assert scenario.script_is_used_up


@pytest.mark.parametrize(
    ("jewel", "worth"), [(SILVER_RING, 500), (GOLDEN_BELT_BUCKLE, 800), (GOLDEN_NECKLACE, 1000)]
)
def test_jewels_are_gold_for_who_escapes(jewel: int, worth: int) -> None:
    """DQ-21.12  They are never asked for; a dead hero's are worth nothing."""
    scenario = holding(jewel, line="H7 I7 CH")
    fall_into(scenario.state, scenario.hero(), TRAPDOOR)
    scenario.script_throws("combat_ghoul", "sword")
    meet_monster(scenario.state, scenario.hero(), GHOUL)
    chamber(scenario)
    scenario.happens(EntryThrow(0))
    assert scenario.is_idle
    scenario.hero().status = ESCAPED
    assert gold(scenario.state, scenario.hero()) == worth


def test_the_dragon_does_not_take_jewels() -> None:
    """DQ-21.12  All three are still worth 2300 after its breath."""
    scenario = holding(SILVER_RING, GOLDEN_BELT_BUCKLE, GOLDEN_NECKLACE, line="H7 I7 CH")
    chamber(scenario)
    scenario.script_throws("wound", "1", "1")
    scenario.happens(DragonWakes(0))
    scenario.chooses("Flee to M7")
    scenario.hero().status = ESCAPED
    assert gold(scenario.state, scenario.hero()) == 2300


def test_no_object_helps_against_spider_or_demon() -> None:
    """DQ-21.13  With all of them in hand the venom bites and the demon kills unasked."""
    scenario = holding(*range(OBJECTS), line="H7 I7 CH M7 N7")
    scenario.hero().bitten = True
    scenario.script_throws("spider", "lose_2_lp")
    scenario.happens(Venom(0))
    assert scenario.is_idle
    assert scenario.hero().bones == 11
    scenario.set_demon_line("E3 N8")
    scenario.hero().suns = 9
    scenario.happens(DemonHunt(0))
    assert scenario.is_idle
    assert scenario.hero().status == DEAD


def test_no_object_helps_against_the_dragon() -> None:
    """DQ-21.13  The breath falls before anything is asked, and the flight is by the sides."""
    scenario = holding(*range(OBJECTS), line="H7 I7 CH")
    chamber(scenario)
    scenario.script_throws("wound", "1", "1")
    scenario.happens(DragonWakes(0))
    assert scenario.hero().bones == 11
    assert scenario.offers(0) == [
        f"Flee to {door}"
        for door in ("J5", "K5", "L5", "I6", "M6", "M7", "I8", "M8", "J9", "K9", "L9")
    ]
