"""DragonQuest D.4 and D.5: monsters and wounds."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.dragonquest.content.tables import MAGIC_RING, NUMBER, SKELETON
from donjon.games.dragonquest.model.state import DEAD, DIED_OF_WOUNDS, INSIDE
from donjon.games.dragonquest.rules.dangers.monsters import meet_monster
from donjon.games.dragonquest.rules.movement_dice import throw_movement_dice
from donjon.games.dragonquest.rules.turn import Turn
from tests.games.dragonquest.scenario import FACES, DragonQuestScenario

KINDS = ["ghoul", "troll", "orc"]


def meets(scenario: DragonQuestScenario, monster: str) -> None:
    """Seat 0 throws three skulls and this monster twice."""
    scenario.script_movement_dice("double_skull", "skull", "blank", "blank", "blank")
    scenario.script_throws("danger", monster, monster)


def goes(scenario: DragonQuestScenario) -> None:
    """Seat 0 throws the movement dice."""
    throw_movement_dice(scenario.state, 0)
    scenario.run_until_choice()


def wears_ring(scenario: DragonQuestScenario) -> None:
    """The magic ring lies before seat 0."""
    scenario.hero().objects = 1 << MAGIC_RING
    scenario.state.objects &= ~(1 << MAGIC_RING)


def test_karens_ghoul() -> None:
    """DQ-E14, DQ-11.3 to DQ-11.5  1 and 3, then 2 and 2, then a sword: three points lost."""
    scenario = DragonQuestScenario(2)
    scenario.script_movement_dice("double_skull", "skull", "skull", "blank", "room")
    scenario.script_throws("danger", "ghoul", "ghoul")
    scenario.script_throws("combat_ghoul", "monster")
    scenario.script_throws("wound", "1", "3")
    scenario.script_throws("combat_ghoul", "monster")
    scenario.script_throws("wound", "2", "2")
    scenario.script_throws("combat_ghoul", "sword")
    goes(scenario)
    assert scenario.log_lines()[2:] == [
        "The ghoul strikes.",
        "throws the wound dice: 1, 3; the lower number counts.",
        "loses one life point; 12 left.",
        "The ghoul strikes.",
        "throws the wound dice: 2, 2; the lower number counts.",
        "loses 2 life points; 10 left.",
        "The ghoul is beaten.",
    ]
    assert scenario.hero().bones == 10
    assert scenario.is_idle
    assert scenario.script_is_used_up


def test_the_combat_dice() -> None:
    """DQ-E18, DQ-11.8  Ghoul 2 monsters and 4 swords, troll 3 and 3, orc 4 and 2."""
    shares = {
        kind: (
            FACES[f"combat_{kind}"].count("monster"),
            FACES[f"combat_{kind}"].count("sword"),
        )
        for kind in KINDS
    }
    assert shares == {"ghoul": (2, 4), "troll": (3, 3), "orc": (4, 2)}


@pytest.mark.parametrize(("monster", "swords_from"), [("ghoul", 2), ("troll", 3), ("orc", 4)])
def test_each_monster_is_fought_with_its_own_die(monster: str, swords_from: int) -> None:
    """DQ-11.8, DQ-11.3  Of the six sides the last ones are swords: the fight ends there."""
    for side in range(6):
        scenario = DragonQuestScenario(2)
        meets(scenario, monster)
        scenario.script(side)
        if side < swords_from:
            scenario.script_throws("wound", *["1"] * (1 if monster == "troll" else 2))
            scenario.script_throws(f"combat_{monster}", "sword")
        goes(scenario)
        assert scenario.hero().bones_lost == (1 if side < swords_from else 0)
        assert scenario.script_is_used_up


@pytest.mark.parametrize("monster", KINDS)
def test_a_monster_must_be_fought_at_once_and_to_the_end(monster: str) -> None:
    """DQ-11.1, DQ-11.9  Without the ring nothing is asked from the first blow to the last."""
    scenario = DragonQuestScenario(2)
    meets(scenario, monster)
    for _ in range(3):
        scenario.script_throws(f"combat_{monster}", "monster")
        scenario.script_throws("wound", *["1"] * (1 if monster == "troll" else 2))
    scenario.script_throws(f"combat_{monster}", "sword")
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 2")
    assert scenario.state.active == 1
    assert scenario.hero().bones == 10
    assert scenario.script_is_used_up


@pytest.mark.parametrize("monster", KINDS)
def test_a_sword_beats_the_monster(monster: str) -> None:
    """DQ-11.3  The first throw is a sword: no wound dice, and T7 is over."""
    scenario = DragonQuestScenario(2)
    meets(scenario, monster)
    scenario.script_throws(f"combat_{monster}", "sword")
    goes(scenario)
    assert scenario.log_lines()[-1] == f"The {monster} is beaten."
    assert scenario.hero().bones == 13
    assert scenario.is_idle


def test_wounds_and_blows_go_on_until_death() -> None:
    """DQ-11.4  With four points left, 2 and 2 of the troll are the end; no die is thrown after."""
    scenario = DragonQuestScenario(2)
    scenario.hero().bones, scenario.hero().bones_lost = 4, 9
    meets(scenario, "troll")
    for _ in range(2):
        scenario.script_throws("combat_troll", "monster")
        scenario.script_throws("wound", "2")
    goes(scenario)
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_WOUNDS)
    assert "The troll is beaten." not in scenario.log_lines()
    assert scenario.script_is_used_up


@pytest.mark.parametrize(("first", "second"), [("1", "3"), ("3", "1"), ("2", "3")])
def test_the_ghoul_takes_the_lower_number(first: str, second: str) -> None:
    """DQ-11.5  Both wound dice are thrown, in any order the lower counts."""
    scenario = DragonQuestScenario(2)
    meets(scenario, "ghoul")
    scenario.script_throws("combat_ghoul", "monster")
    scenario.script_throws("wound", first, second)
    scenario.script_throws("combat_ghoul", "sword")
    goes(scenario)
    assert scenario.hero().bones_lost == min(int(first), int(second))


@pytest.mark.parametrize("number", ["1", "2", "3"])
def test_the_troll_takes_one_die(number: str) -> None:
    """DQ-11.6  One wound die, and its number is lost."""
    scenario = DragonQuestScenario(2)
    meets(scenario, "troll")
    scenario.script_throws("combat_troll", "monster")
    scenario.script_throws("wound", number)
    scenario.script_throws("combat_troll", "sword")
    goes(scenario)
    assert scenario.hero().bones_lost == int(number)
    assert scenario.script_is_used_up


@pytest.mark.parametrize(("first", "second"), [("1", "3"), ("3", "1"), ("1", "2")])
def test_the_orc_takes_the_higher_number(first: str, second: str) -> None:
    """DQ-11.7  Both wound dice are thrown, in any order the higher counts."""
    scenario = DragonQuestScenario(2)
    meets(scenario, "orc")
    scenario.script_throws("combat_orc", "monster")
    scenario.script_throws("wound", first, second)
    scenario.script_throws("combat_orc", "sword")
    goes(scenario)
    assert scenario.hero().bones_lost == max(int(first), int(second))


@pytest.mark.parametrize("monster", ["ghoul", "orc"])
@pytest.mark.parametrize("number", ["1", "2", "3"])
def test_of_equal_wound_dice_that_number_counts(monster: str, number: str) -> None:
    """DQ-R61  Two like dice are lost once."""
    scenario = DragonQuestScenario(2)
    meets(scenario, monster)
    scenario.script_throws(f"combat_{monster}", "monster")
    scenario.script_throws("wound", number, number)
    scenario.script_throws(f"combat_{monster}", "sword")
    goes(scenario)
    assert scenario.hero().bones_lost == int(number)


@pytest.mark.parametrize("monster", KINDS)
def test_the_ring_sends_a_monster_away_before_the_first_throw(monster: str) -> None:
    """DQ-11.2, DQ-R22  No die is thrown, nothing is lost, the ring is gone and T7 is over."""
    scenario = DragonQuestScenario(2)
    wears_ring(scenario)
    meets(scenario, monster)
    goes(scenario)
    scenario.chooses(f"Send the {monster} away with the ring", 0)
    assert scenario.hero().bones == 13
    assert not scenario.hero().has(MAGIC_RING)
    assert scenario.is_idle
    assert scenario.script_is_used_up


@pytest.mark.parametrize("monster", KINDS)
def test_after_the_first_throw_the_ring_comes_too_late(monster: str) -> None:
    """DQ-11.2, DQ-11.9  A hero who chose to fight is not asked again, and keeps the ring."""
    scenario = DragonQuestScenario(2)
    wears_ring(scenario)
    meets(scenario, monster)
    goes(scenario)
    for _ in range(2):
        scenario.script_throws(f"combat_{monster}", "monster")
        scenario.script_throws("wound", *["1"] * (1 if monster == "troll" else 2))
    scenario.script_throws(f"combat_{monster}", "sword")
    scenario.chooses(f"Fight the {monster}", 0)
    assert scenario.is_idle
    assert scenario.hero().bones == 11
    assert scenario.hero().has(MAGIC_RING)


@pytest.mark.parametrize("monster", [*KINDS, "skeleton"])
def test_an_absent_owner_uses_the_ring(monster: str) -> None:
    """DQ-22.11, DQ-R22  Owner, before a fight, optional; by default the ring is used."""
    scenario = DragonQuestScenario(2)
    wears_ring(scenario)
    if monster == "skeleton":
        meet_monster(scenario.state, scenario.hero(), SKELETON)
        scenario.run_until_choice()
    else:
        meets(scenario, monster)
        goes(scenario)
    decision = scenario.decision(0)
    assert scenario.offers(0) == [f"Send the {monster} away with the ring", f"Fight the {monster}"]
    assert decision.default(scenario.state, FastChance(1)) == decision.options(scenario.state)[0]


def test_the_ring_is_of_no_use_at_a_trap() -> None:
    """DQ-R22  It works against what is fought: nothing is asked at a trapdoor."""
    scenario = DragonQuestScenario(2)
    wears_ring(scenario)
    meets(scenario, "trapdoor")
    goes(scenario)
    assert scenario.is_idle
    assert scenario.hero().bones == 10
    assert scenario.hero().has(MAGIC_RING)


def test_a_beaten_monster_leaves_no_trace() -> None:
    """DQ-11.10  The same kind is met and fought again and again; the sheet shows nothing of it."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("A12 B12")
    for _ in range(4):
        meets(scenario, "orc")
        scenario.script_throws("combat_orc", "sword")
        goes(scenario)
    assert scenario.log_lines().count("The orc is beaten.") == 4
    hero = scenario.hero()
    assert (hero.status, hero.bones, list(hero.traps)) == (INSIDE, 13, [0, 0, 0])
    assert hero.square == NUMBER["B12"]
