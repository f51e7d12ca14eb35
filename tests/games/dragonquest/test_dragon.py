"""DragonQuest E.3: the dragon wakes."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.dragonquest.content.tables import NAMES, OBJECTS, TREASURE_IDS
from donjon.games.dragonquest.drawing.dice_tray import tray_pieces
from donjon.games.dragonquest.model.state import (
    DEAD,
    DIED_OF_DRAGON,
    DIED_OF_FIRE,
    DIED_OF_SUNSET,
    INSIDE,
    WOKEN,
)
from donjon.games.dragonquest.rules.chamber.dragon import DragonWakes
from donjon.games.dragonquest.rules.chamber.treasure_chamber import EntryThrow
from donjon.games.dragonquest.rules.scoring import gold
from donjon.games.dragonquest.rules.turn import Turn
from donjon.kernel.scene import InZone
from tests.games.dragonquest.scenario import DragonQuestScenario, view_of

DOORS = ["J5", "K5", "L5", "I6", "M6", "I7", "M7", "I8", "M8", "J9", "K9", "L9"]
WAKES = (
    "wakes the dragon! The heroes in the chamber lose all their coins, "
    "and all their treasures go back to the supply."
)


def inside(*seats: int, of: int = 2, aside: int = 0) -> DragonQuestScenario:
    """These seats are in the chamber with `aside` dice set aside; their ninth sun is up."""
    scenario = DragonQuestScenario(of)
    for seat in range(of):
        scenario.hero(seat).suns = 9
    for seat in seats:
        scenario.set_line("H7 I7 CH", seat)
    scenario.state.aside = aside
    return scenario


def owns(scenario: DragonQuestScenario, seat: int, *treasures: str) -> None:
    """These treasures lie before the seat."""
    for treasure in treasures:
        bit = 1 << TREASURE_IDS.index(treasure)
        scenario.hero(seat).treasures |= bit
        scenario.state.treasures &= ~bit


def breath(scenario: DragonQuestScenario, dragons: int = 0, wounds: str = "1 1") -> None:
    """Script the next breath: the dragons on ten dice, and the wound dice."""
    scenario.script_throws("chamber", *["dragon"] * dragons, *["blank"] * (10 - dragons))
    scenario.script_throws("wound", *wounds.split())


def test_nicolas_and_the_dragon() -> None:
    """DQ-E17, DQ-15.1 to DQ-15.3  2 dragons, wounds 2 and 3: seven points, and he had five."""
    scenario = inside(0, aside=5)
    owns(scenario, 0, "golden_apple", "silver_goblet")
    hero = scenario.hero()
    hero.bones, hero.bones_lost, hero.coins_50, hero.coins_100 = 5, 8, 3, 2
    scenario.script_throws("chamber", "dragon", "dragon", "star", "star", "coin_50")
    breath(scenario, dragons=2, wounds="2 3")
    scenario.happens(EntryThrow(0))
    assert scenario.log_lines()[1:] == [
        WAKES,
        "The dragon breathes on Player 1: 2 dragons on the chamber dice.",
        "throws the wound dice: 2, 3; both count.",
        "loses 7 life points; 0 left.",
        "Player 1 dies in the dragon’s fire.",
    ]
    assert (hero.status, hero.death) == (DEAD, DIED_OF_FIRE)
    assert scenario.state.treasures == (1 << 11) - 1
    assert (hero.coins_50, hero.coins_100, hero.crossed_50, hero.crossed_100) == (0, 0, 3, 2)
    assert scenario.script_is_used_up


def test_two_heroes_and_the_seventh_dragon() -> None:
    """DQ-E29, DQ-13.6  Five aside and two more: both lose all, both breathe fire, both flee."""
    scenario = inside(0, 1, aside=5)
    owns(scenario, 0, "golden_apple")
    owns(scenario, 1, "ruby_brooch")
    scenario.hero(0).coins_50, scenario.hero(1).coins_100 = 4, 5
    scenario.script_throws("chamber", "dragon", "dragon", "coin_50", "star", "star")
    breath(scenario, dragons=1, wounds="1 1")
    breath(scenario, dragons=0, wounds="2 2")
    scenario.happens(EntryThrow(0))
    assert scenario.state.aside == 0
    assert [gold(scenario.state, scenario.hero(seat)) for seat in (0, 1)] == [0, 0]
    assert [scenario.hero(seat).bones for seat in (0, 1)] == [10, 9]
    scenario.chooses("Flee to M7", 0)
    scenario.chooses("Flee to M7", 1)
    assert scenario.state.aside == 0
    assert scenario.is_idle
    assert scenario.script_is_used_up


def test_all_treasures_go_back_from_whichever_visit() -> None:
    """DQ-15.1  Everything owned returns to the supply and can be taken again."""
    scenario = inside(0)
    scenario.set_line("H7 I7 CH M7 M6 CH")
    owns(scenario, 0, "golden_apple", "silver_goblet", "crown_of_the_wizard_king")
    breath(scenario)
    scenario.happens(DragonWakes(0))
    assert scenario.hero().treasures == 0
    assert view_of(scenario.state, 0).treasures == TREASURE_IDS[:11]


def test_objects_are_kept() -> None:
    """DQ-15.1, DQ-21.12  Jewels too: the dragon takes treasures and coins."""
    scenario = inside(0)
    scenario.hero().objects = (1 << OBJECTS) - 1
    breath(scenario)
    scenario.happens(DragonWakes(0))
    scenario.chooses("Flee to M7")
    assert scenario.hero().objects == (1 << OBJECTS) - 1


def test_ticked_coins_are_crossed_and_spent() -> None:
    """DQ-15.2  The boxes cannot be ticked again: ten crossed leave two."""
    scenario = inside(0)
    scenario.hero().coins_50, scenario.hero().crossed_50, scenario.hero().coins_100 = 7, 3, 1
    breath(scenario)
    scenario.happens(DragonWakes(0))
    scenario.chooses("Flee to M7")
    hero = scenario.hero()
    assert (hero.coins_50, hero.crossed_50, hero.coins_100, hero.crossed_100) == (0, 10, 0, 1)
    scenario.set_line("H7 I7 CH M7 M6 CH")
    scenario.script_throws("chamber", *["coin_50"] * 5, *["blank"] * 5)
    scenario.happens(EntryThrow(0))
    assert (hero.coins_50, hero.crossed_50) == (2, 10)


@pytest.mark.parametrize(
    ("dragons", "wounds", "loss"), [(0, "1 1", 2), (2, "2 3", 7), (10, "1 2", 13), (3, "3 3", 9)]
)
def test_the_breath_is_dragons_and_both_wound_dice(dragons: int, wounds: str, loss: int) -> None:
    """DQ-15.3  All ten dice are thrown, whatever lies aside, and both wound dice are added."""
    scenario = inside(0, aside=7)
    scenario.hero().bones = 16
    breath(scenario, dragons, wounds)
    scenario.happens(DragonWakes(0))
    assert scenario.hero().bones == 16 - loss
    assert scenario.script_is_used_up


def test_each_stage_is_finished_for_all_before_the_next() -> None:
    """DQ-15.3, DQ-15.4  Both breaths come before the first flight, each with dice of its own."""
    scenario = inside(0, 1)
    breath(scenario, dragons=1)
    breath(scenario, dragons=4, wounds="3 3")
    scenario.happens(DragonWakes(0))
    assert [scenario.hero(seat).bones for seat in (0, 1)] == [10, 3]
    assert scenario.hero(0).is_in_chamber()
    assert scenario.decision().seat == 0
    scenario.chooses("Flee to M7", 0)
    assert scenario.decision().seat == 1


def test_the_waker_is_first_and_the_others_follow_clockwise() -> None:
    """DQ-R38  Seat 2 woke it: 2, 3, 0, 1 breathe and flee in this order."""
    scenario = inside(0, 1, 2, 3, of=4, aside=6)
    scenario.state.active = 2
    scenario.script_throws("chamber", "dragon", "blank", "blank", "blank")
    for _ in range(4):
        breath(scenario)
    scenario.happens(EntryThrow(2))
    breathed = [
        line[23:31] for line in scenario.log_lines() if line.startswith("The dragon breathes")
    ]
    assert breathed == ["Player 3", "Player 4", "Player 1", "Player 2"]
    for seat in (2, 3, 0, 1):
        assert scenario.decision().seat == seat
        scenario.chooses("Flee to L5", seat)
    assert scenario.is_idle


def test_an_entering_hero_is_inside() -> None:
    """DQ-R38  Its first throw wakes the dragon for it and for heroes who were there before."""
    scenario = inside(1, aside=6)
    scenario.set_line("H7 I7")
    scenario.script_movement_dice("skull", "room", "blank", "blank", "blank")
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: 1 square, no find")
    scenario.script_throws("chamber", "dragon", "blank", "blank", "blank")
    breath(scenario)
    breath(scenario)
    scenario.chooses("To the treasure chamber")
    assert [scenario.hero(seat).bones for seat in (0, 1)] == [11, 11]
    assert scenario.decision().seat == 0


def test_the_throw_that_wakes_it_gives_nothing() -> None:
    """DQ-R37  No coin is ticked or crossed, no treasure offered, and the supply does not change."""
    scenario = inside(0, aside=6)
    scenario.script_throws("chamber", "dragon", "coin_50", "star", "star")
    breath(scenario)
    scenario.happens(EntryThrow(0))
    hero = scenario.hero()
    assert scenario.offers(0)[0].startswith("Flee to")
    assert (hero.coins_50, hero.crossed_50, hero.treasures) == (0, 0, 0)
    assert scenario.state.treasures == (1 << 11) - 1


def test_survivors_flee_to_a_free_square_beside_the_chamber() -> None:
    """DQ-15.4  Not to the line, not to a demon's square; the owner chooses."""
    scenario = inside(0)
    scenario.set_demon_line("E3 K5 L5")
    breath(scenario)
    scenario.happens(DragonWakes(0))
    free = [door for door in DOORS if door not in ("I7", "K5", "L5")]
    assert scenario.offers(0) == [f"Flee to {door}" for door in free]
    scenario.chooses("Flee to K9")
    assert view_of(scenario.state, 0).heroes[0].line == ["H7", "I7", "CH", "K9"]


def test_flight_is_each_owners_choice_also_outside_its_turn() -> None:
    """DQ-15.4, DQ-15.6  In seat 0's turn seat 1 is asked, ticks no sun, and has its turn next."""
    scenario = inside(0, 1, aside=6)
    scenario.hero(0).suns = 8
    scenario.script_throws("chamber", "dragon", "blank", "blank", "blank")
    breath(scenario)
    breath(scenario)
    scenario.happens(Turn(0))
    scenario.chooses("Stay and throw 4 dice")
    scenario.chooses("Flee to M7", 0)
    assert (scenario.state.active, scenario.decision().seat) == (0, 1)
    assert (scenario.hero(0).suns, scenario.hero(1).suns) == (9, 9)
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")
    scenario.chooses("Flee to M7", 1)
    assert scenario.state.active == 1
    assert (scenario.hero(0).suns, scenario.hero(1).suns) == (9, 10)


def test_demon_and_sunset_follow_the_dragon() -> None:
    """DQ-15.6  T7 is over, T8 and T9 are played as usual."""
    scenario = inside(0, aside=6)
    scenario.hero(0).suns = 18
    scenario.set_demon_line("E3")
    scenario.script_throws("chamber", "dragon", "blank", "blank", "blank")
    breath(scenario)
    scenario.happens(Turn(0))
    scenario.chooses("Stay and throw 4 dice")
    scenario.chooses("Flee to M7", 0)
    scenario.chooses("The demon goes to F3", 1)
    scenario.chooses("The demon goes to G4", 1)
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_SUNSET)


def test_a_survivor_without_a_free_square_burns() -> None:
    """DQ-15.5, DQ-R39  Eleven points left, but no way out: dead."""
    scenario = inside(0)
    scenario.set_demon_line("E3 " + " ".join(DOORS))
    breath(scenario)
    scenario.happens(DragonWakes(0))
    hero = scenario.hero()
    assert (hero.status, hero.death, hero.bones) == (DEAD, DIED_OF_DRAGON, 11)
    assert scenario.state.aside == 0


def test_one_burns_and_the_other_flees() -> None:
    """DQ-15.5, DQ-R39  Each sheet has its own squares."""
    scenario = inside(0, 1, aside=7)
    scenario.set_demon_line("E3 " + " ".join(DOORS))
    breath(scenario)
    breath(scenario)
    scenario.happens(DragonWakes(0))
    assert scenario.hero(0).status == DEAD
    assert scenario.state.aside == 0
    scenario.chooses("Flee to M7", 1)
    assert scenario.hero(1).status == INSIDE
    assert scenario.state.aside == 0


def test_no_object_helps_against_the_dragon() -> None:
    """DQ-15.7, DQ-21.13  With all of them in hand the only question is where to flee by a side."""
    scenario = inside(0, aside=6)
    scenario.hero().objects = (1 << OBJECTS) - 1
    scenario.hero().objects &= ~0b10
    scenario.block_squares("H6")
    scenario.script_throws("chamber", "dragon", "blank", "blank", "blank")
    breath(scenario)
    scenario.happens(EntryThrow(0))
    assert scenario.hero().bones == 11
    assert scenario.offers(0) == [f"Flee to {door}" for door in DOORS if door != "I7"]


def test_the_orb_opens_no_corner_in_flight() -> None:
    """DQ-15.7, DQ-15.5  Its corners are for leaving: with all sides closed its owner burns."""
    scenario = inside(0)
    scenario.hero().objects = (1 << OBJECTS) - 1
    scenario.set_demon_line("E3 " + " ".join(DOORS))
    breath(scenario)
    scenario.happens(DragonWakes(0))
    assert scenario.hero().death == DIED_OF_DRAGON


def test_the_dragon_sleeps_again_and_can_be_woken_again() -> None:
    """DQ-15.8  The next one to enter throws ten dice, and seven dragons wake it once more."""
    scenario = inside(0, aside=6)
    scenario.script_throws("chamber", "dragon", "blank", "blank", "blank")
    breath(scenario)
    scenario.happens(EntryThrow(0))
    scenario.chooses("Flee to M7")
    assert scenario.state.aside == 0
    assert not scenario.hero().is_in_chamber()
    scenario.set_line("H7 I7 CH M7 M6 CH")
    scenario.script_throws("chamber", *["dragon"] * 7, *["blank"] * 3)
    breath(scenario)
    scenario.happens(EntryThrow(0))
    assert scenario.log_lines().count(WAKES) == 2
    assert scenario.script_is_used_up


def test_heroes_outside_are_not_touched() -> None:
    """DQ-15.9  Neither one on its way nor one that has left the chamber."""
    scenario = inside(0, of=3)
    scenario.set_line("H7 I7", 1)
    scenario.set_line("H7 I7 CH M7", 2)
    for seat in (1, 2):
        owns(scenario, seat, TREASURE_IDS[seat])
        scenario.hero(seat).coins_50 = 2
    breath(scenario)
    scenario.happens(DragonWakes(0))
    scenario.chooses("Flee to M7", 0)
    assert scenario.is_idle
    for seat in (1, 2):
        hero = scenario.hero(seat)
        assert (hero.bones, hero.coins_50, hero.treasures) == (13, 2, 1 << seat)
    assert scenario.script_is_used_up


def test_after_a_flight_one_wall_step_is_skipped() -> None:
    """DQ-15.10  In its next turn it throws at once; in the one after, walls are named again."""
    scenario = inside(0, of=1, aside=6)
    scenario.hero().suns = 8
    scenario.script_throws("chamber", "dragon", "blank", "blank", "blank")
    breath(scenario)
    scenario.happens(Turn(0))
    scenario.chooses("Stay and throw 4 dice")
    scenario.script_movement_dice("skull", "room", "blank", "blank", "blank")
    scenario.chooses("Flee to M7")
    assert scenario.hero().suns == 10
    scenario.chooses("Stop: 1 square, no find")
    scenario.chooses("To N7")
    assert scenario.hero().suns == 11
    assert scenario.offers(0) == ["Say 1", "Say 2", "Say 3"]


def test_after_a_flight_in_anothers_turn_the_next_wall_step_is_skipped() -> None:
    """DQ-15.10  The hero that fled counts as having just left."""
    scenario = inside(0, 1, aside=6)
    scenario.script_throws("chamber", "dragon", "blank", "blank", "blank")
    breath(scenario)
    breath(scenario)
    scenario.happens(Turn(0))
    scenario.chooses("Stay and throw 4 dice")
    scenario.chooses("Flee to M7", 0)
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")
    scenario.chooses("Flee to M7", 1)
    assert scenario.state.active == 1
    assert scenario.offers(1)[0] == "Stop: no square, no find"


def test_after_a_flight_a_sleeping_venom_is_awake() -> None:
    """DQ-15.10  From the next turn of the hero on."""
    scenario = inside(0)
    hero = scenario.hero()
    hero.bitten, hero.rows, hero.finds = True, bytes([WOKEN, 0, 0]), bytes([6, 0, 0])
    breath(scenario)
    scenario.happens(DragonWakes(0))
    scenario.chooses("Flee to M7")
    assert hero.bones == 11
    scenario.script_throws("spider", "lose_2_lp")
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")
    scenario.happens(Turn(0))
    assert hero.bones == 9


@pytest.mark.parametrize(("line", "best"), [("H7 I7 CH", "L5"), ("L4 L5 CH", "M6")])
def test_an_absent_owner_flees_by_the_shortest_route(line: str, best: str) -> None:
    """DQ-22.15  Each hero's own owner, compulsory; by default the square nearest to the exit."""
    scenario = inside(0, 1)
    scenario.set_line(line, 1)
    breath(scenario)
    breath(scenario)
    scenario.happens(DragonWakes(0))
    scenario.chooses("Flee to M7", 0)
    decision = scenario.decision(1)
    assert all(label.startswith("Flee to") for label in scenario.offers(1))
    assert NAMES[decision.default(scenario.state, FastChance(1))] == best


def test_without_a_square_there_is_no_flight_to_choose() -> None:
    """DQ-22.15  Nobody is asked: the hero dies."""
    scenario = inside(0)
    scenario.set_demon_line("E3 " + " ".join(DOORS))
    breath(scenario)
    scenario.happens(DragonWakes(0))
    assert scenario.is_idle
    assert scenario.hero().status == DEAD


def test_the_breath_shows_its_ten_dice_and_then_the_heros_wounds() -> None:
    """DQ-15.3  For each hero in turn: ten faces, two wound dice, the loss, each with its line."""
    scenario = inside(0, 1, aside=6)
    scenario.script_throws("chamber", "dragon", "blank", "blank", "blank")
    breath(scenario, dragons=1, wounds="1 3")
    breath(scenario, dragons=0, wounds="2 2")
    scenario.state.journal.seq = 1
    scenario.happens(EntryThrow(0))
    beats = scenario.shown(None, 0)
    shown = [(beat.line, beat.moment) for beat in beats if beat.moment and beat.moment.thrown]
    thrown = [moment.thrown for _, moment in shown]
    assert [[len(dice) for dice in groups] for groups in thrown] == [[4], [10, 2], [10, 2]]
    assert [groups[0].count("chamber-dragon") for groups in thrown] == [1, 1, 0]
    assert [groups[1] for groups in thrown[1:]] == [["wound-1", "wound-3"], ["wound-2", "wound-2"]]
    assert [[term.n for term in moment.total] for _, moment in shown[1:]] == [
        [1, 1, 3, 5],
        [0, 2, 2, 4],
    ]
    assert scenario.log_lines()[2:] == [
        "The dragon breathes on Player 1: one dragon on the chamber dice.",
        "throws the wound dice: 1, 3; both count.",
        "loses 5 life points; 8 left.",
        "The dragon breathes on Player 2: no dragon on the chamber dice.",
        "throws the wound dice: 2, 2; both count.",
        "loses 4 life points; 9 left.",
    ]
    assert [line for line, _ in shown] == [0, 3, 6]


def test_the_dice_of_the_breath_lie_on_the_table() -> None:
    """DQ-15.3  All ten are taken up for it: each lies once in the tray, none aside any more."""
    scenario = inside(0, aside=6)
    scenario.script_throws("chamber", "dragon", "blank", "blank", "blank")
    breath(scenario, dragons=3)
    scenario.happens(EntryThrow(0))
    pieces = tray_pieces(view_of(scenario.state, 0))
    assert sorted(piece.id for piece in pieces) == [f"die:chamber-{n}" for n in range(10)]
    assert [piece.face for piece in pieces].count("chamber-dragon") == 3
    assert {piece.at.zone for piece in pieces if isinstance(piece.at, InZone)} == {"tray"}
    assert scenario.state.aside == 0
