"""DragonQuest D.1: the danger dice."""

from __future__ import annotations

import pytest

from donjon.games.dragonquest.content.tables import ARROW, FOG, NUMBER
from donjon.games.dragonquest.rules.movement_dice import throw_movement_dice
from donjon.games.dragonquest.rules.turn import Turn
from tests.games.dragonquest.scenario import FACES, DragonQuestScenario


def in_danger(*dice: str, letter: str = "") -> DragonQuestScenario:
    """Seat 0 has thrown four skulls, and these are the danger dice that follow."""
    scenario = DragonQuestScenario(2)
    scenario.script_movement_dice("double_skull", "skull", "skull", "find", "room")
    scenario.script_throws("danger", *dice)
    if letter:
        scenario.script_throws("letter", letter)
    return scenario


def throws(scenario: DragonQuestScenario) -> None:
    """Seat 0 throws the movement dice."""
    throw_movement_dice(scenario.state, 0)
    scenario.run_until_choice()


def test_two_like_dice_name_the_encounter() -> None:
    """DQ-E9, DQ-8.1, DQ-8.2  Henry throws orc and orc: after two dice it is the orc."""
    scenario = in_danger("orc", "orc")
    scenario.script_throws("combat_orc", "sword")
    throws(scenario)
    assert scenario.log_lines()[-2:] == ["Danger (orc, orc): orc!", "The orc is beaten."]
    assert scenario.script_is_used_up


def test_a_third_die_like_the_second_names_the_encounter() -> None:
    """DQ-E10, DQ-8.3  Ivana throws orc, arrow, arrow: an arrow trap, and no letter die."""
    scenario = in_danger("orc", "arrow", "arrow")
    scenario.script_throws("wound", "1")
    throws(scenario)
    assert "Danger (orc, arrow trap, arrow trap): arrow trap!" in scenario.log_lines()
    assert scenario.hero().traps[ARROW] == 1
    assert scenario.script_is_used_up


def test_a_third_die_like_the_first_names_the_encounter() -> None:
    """DQ-8.3  Slot A counts as well as slot B."""
    scenario = in_danger("orc", "arrow", "orc")
    scenario.script_throws("combat_orc", "sword")
    throws(scenario)
    assert "Danger (orc, arrow trap, orc): orc!" in scenario.log_lines()
    assert scenario.hero().traps[ARROW] == 0
    assert scenario.script_is_used_up


def test_the_letter_a_names_johns_fog() -> None:
    """DQ-E11, DQ-8.4  John throws fog, troll, orc and the letter A: poisonous fog."""
    scenario = in_danger("fog", "troll", "orc", letter="A")
    throws(scenario)
    assert "Danger (poisonous fog, troll, orc), letter A: poisonous fog!" in scenario.log_lines()
    assert scenario.hero().traps[FOG] == 1
    assert scenario.script_is_used_up


@pytest.mark.parametrize(("letter", "met"), [("A", "ghoul"), ("B", "troll"), ("C", "orc")])
def test_the_letter_names_the_slot(letter: str, met: str) -> None:
    """DQ-8.4, DQ-8.3  Three different dice lie on A, B and C in the order of throwing."""
    scenario = in_danger("ghoul", "troll", "orc", letter=letter)
    scenario.script_throws(f"combat_{met}", "sword")
    throws(scenario)
    assert scenario.log_lines()[-2:] == [
        f"Danger (ghoul, troll, orc), letter {letter}: {met}!",
        f"The {met} is beaten.",
    ]


def test_a_blank_letter_is_an_escape() -> None:
    """DQ-8.5  Nothing is met and T7 is over."""
    scenario = in_danger("fog", "troll", "orc", letter="blank")
    throws(scenario)
    hero = scenario.hero()
    assert (hero.bones, list(hero.traps), hero.skip) == (13, [0, 0, 0], 0)
    assert "but the letter die is blank: nothing happens." in scenario.log_lines()[-1]
    assert scenario.is_idle
    assert scenario.script_is_used_up


@pytest.mark.parametrize(("trap", "loss"), [("arrow", 3), ("trapdoor", 3), ("fog", 2)])
def test_arrow_trapdoor_and_fog_are_traps(trap: str, loss: int) -> None:
    """DQ-8.6  They cross a trap box of their kind, and there is no fight."""
    scenario = in_danger(trap, trap)
    if trap == "arrow":
        scenario.script_throws("wound", "2")
    throws(scenario)
    boxes = {"arrow": [1, 0, 0], "trapdoor": [0, 1, 0], "fog": [0, 0, 1]}
    assert list(scenario.hero().traps) == boxes[trap]
    assert scenario.hero().bones_lost == loss
    assert scenario.script_is_used_up


@pytest.mark.parametrize("monster", ["ghoul", "troll", "orc"])
def test_ghoul_troll_and_orc_are_monsters(monster: str) -> None:
    """DQ-8.6  They are fought with their combat die and cross no trap box."""
    scenario = in_danger(monster, monster)
    scenario.script_throws(f"combat_{monster}", "sword")
    throws(scenario)
    assert list(scenario.hero().traps) == [0, 0, 0]
    assert scenario.log_lines()[-1] == f"The {monster} is beaten."
    assert scenario.script_is_used_up


def test_danger_asks_nothing_and_ends_the_action() -> None:
    """DQ-8.7  No question is put before the next turn, and no room or find of the throw counts."""
    scenario = in_danger("troll", "troll")
    scenario.script_throws("combat_troll", "sword")
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 1", 1)
    scenario.chooses("Say 2", 0)
    assert scenario.state.active == 1
    assert scenario.offers(0) == ["Hide tile 1", "Hide tile 2", "Hide tile 3"]
    assert list(scenario.hero().finds) == [0, 0, 0]
    assert scenario.script_is_used_up


def test_danger_leaves_the_hero_where_it_is() -> None:
    """DQ-8.8  The square and the line are the same after an encounter."""
    scenario = in_danger("trapdoor", "trapdoor")
    scenario.set_line("A12 B12 C12")
    throws(scenario)
    assert scenario.hero().square == NUMBER["C12"]
    assert scenario.hero().line == bytes(NUMBER[name] for name in ("A12", "B12", "C12"))
    assert scenario.hero().bones == 10


def test_the_yellow_dice_are_alike() -> None:
    """DQ-R58  One kind of die is thrown three times: only the order tells slot A from B and C."""
    assert FACES["danger"] == ["arrow", "trapdoor", "fog", "ghoul", "troll", "orc"]
    for dice in (("ghoul", "troll", "orc"), ("orc", "ghoul", "troll"), ("troll", "orc", "ghoul")):
        scenario = in_danger(*dice, letter="A")
        scenario.script_throws(f"combat_{dice[0]}", "sword")
        throws(scenario)
        assert scenario.log_lines()[-1] == f"The {dice[0]} is beaten."
