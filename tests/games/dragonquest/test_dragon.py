"""DragonQuest E.3: the dragon wakes."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.dragonquest.content.tables import NAMES, OBJECTS, TREASURE_IDS
from donjon.games.dragonquest.drawing.dice_tray import tray_pieces
from donjon.games.dragonquest.drawing.memory import DrawingMemory
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
from tests.games.dragonquest.set_table import Castle, view

DOORS = ["J5", "K5", "L5", "I6", "M6", "I7", "M7", "I8", "M8", "J9", "K9", "L9"]
WAKES = (
    "wakes the dragon! The heroes in the chamber lose all their coins, "
    "and all their treasures go back to the supply."
)


def inside(*seats: int, of: int = 2, aside: int = 0) -> Castle:
    """These seats are in the chamber, with so many dice aside; their ninth sun is up."""
    t = Castle(of)
    for seat in range(of):
        t.hero(seat).suns = 9
    for seat in seats:
        t.draws_line("H7 I7 CH", seat)
    t.state.aside = aside
    return t


def owns(t: Castle, seat: int, *treasures: str) -> None:
    """These treasures lie before the seat."""
    for treasure in treasures:
        bit = 1 << TREASURE_IDS.index(treasure)
        t.hero(seat).treasures |= bit
        t.state.treasures &= ~bit


def breath(t: Castle, dragons: int = 0, wounds: str = "1 1") -> None:
    """The next breath: so many dragons on ten dice, and the wound dice."""
    t.throws("chamber", *["dragon"] * dragons, *["blank"] * (10 - dragons))
    t.throws("wound", *wounds.split())


def test_nicolas_and_the_dragon() -> None:
    """DQ-E17, DQ-15.1 to DQ-15.3  2 dragons, wounds 2 and 3: seven points, and he had five."""
    t = inside(0, aside=5)
    owns(t, 0, "golden_apple", "silver_goblet")
    hero = t.hero()
    hero.bones, hero.bones_lost, hero.coins_50, hero.coins_100 = 5, 8, 3, 2
    t.throws("chamber", "dragon", "dragon", "star", "star", "coin_50")
    breath(t, dragons=2, wounds="2 3")
    t.happens(EntryThrow(0))
    assert t.log_lines()[1:] == [
        WAKES,
        "The dragon breathes on Player 1: 2 dragons on the chamber dice.",
        "throws the wound dice: 2, 3; both count.",
        "loses 7 life points; 0 left.",
        "Player 1 dies in the dragon’s fire.",
    ]
    assert (hero.status, hero.death) == (DEAD, DIED_OF_FIRE)
    assert t.state.treasures == (1 << 11) - 1
    assert (hero.coins_50, hero.coins_100, hero.crossed_50, hero.crossed_100) == (0, 0, 3, 2)
    assert t.script_is_used_up


def test_two_heroes_and_the_seventh_dragon() -> None:
    """DQ-E29, DQ-13.6  Five aside and two more: both lose all, both breathe fire, both flee."""
    t = inside(0, 1, aside=5)
    owns(t, 0, "golden_apple")
    owns(t, 1, "ruby_brooch")
    t.hero(0).coins_50, t.hero(1).coins_100 = 4, 5
    t.throws("chamber", "dragon", "dragon", "coin_50", "star", "star")
    breath(t, dragons=1, wounds="1 1")
    breath(t, dragons=0, wounds="2 2")
    t.happens(EntryThrow(0))
    assert t.state.aside == 0
    assert [gold(t.state, t.hero(seat)) for seat in (0, 1)] == [0, 0]
    assert [t.hero(seat).bones for seat in (0, 1)] == [10, 9]
    t.chooses("Flee to M7", 0)
    t.chooses("Flee to M7", 1)
    assert t.state.aside == 0
    assert t.is_idle
    assert t.script_is_used_up


def test_all_treasures_go_back_from_whichever_visit() -> None:
    """DQ-15.1  Everything owned returns to the supply and can be taken again."""
    t = inside(0)
    t.draws_line("H7 I7 CH M7 M6 CH")
    owns(t, 0, "golden_apple", "silver_goblet", "crown_of_the_wizard_king")
    breath(t)
    t.happens(DragonWakes(0))
    assert t.hero().treasures == 0
    assert view(t.state, 0).treasures == TREASURE_IDS[:11]


def test_objects_are_kept() -> None:
    """DQ-15.1, DQ-21.12  Jewels too: the dragon takes treasures and coins."""
    t = inside(0)
    t.hero().objects = (1 << OBJECTS) - 1
    breath(t)
    t.happens(DragonWakes(0))
    t.chooses("Flee to M7")
    assert t.hero().objects == (1 << OBJECTS) - 1


def test_ticked_coins_are_crossed_and_spent() -> None:
    """DQ-15.2  The boxes cannot be ticked again: ten crossed leave two."""
    t = inside(0)
    t.hero().coins_50, t.hero().crossed_50, t.hero().coins_100 = 7, 3, 1
    breath(t)
    t.happens(DragonWakes(0))
    t.chooses("Flee to M7")
    hero = t.hero()
    assert (hero.coins_50, hero.crossed_50, hero.coins_100, hero.crossed_100) == (0, 10, 0, 1)
    t.draws_line("H7 I7 CH M7 M6 CH")
    t.throws("chamber", *["coin_50"] * 5, *["blank"] * 5)
    t.happens(EntryThrow(0))
    assert (hero.coins_50, hero.crossed_50) == (2, 10)


@pytest.mark.parametrize(
    ("dragons", "wounds", "loss"), [(0, "1 1", 2), (2, "2 3", 7), (10, "1 2", 13), (3, "3 3", 9)]
)
def test_the_breath_is_dragons_and_both_wound_dice(dragons: int, wounds: str, loss: int) -> None:
    """DQ-15.3  All ten dice are thrown, whatever lies aside, and both wound dice are added."""
    t = inside(0, aside=7)
    t.hero().bones = 16
    breath(t, dragons, wounds)
    t.happens(DragonWakes(0))
    assert t.hero().bones == 16 - loss
    assert t.script_is_used_up


def test_each_stage_is_finished_for_all_before_the_next() -> None:
    """DQ-15.3, DQ-15.4  Both breaths come before the first flight, each with dice of its own."""
    t = inside(0, 1)
    breath(t, dragons=1)
    breath(t, dragons=4, wounds="3 3")
    t.happens(DragonWakes(0))
    assert [t.hero(seat).bones for seat in (0, 1)] == [10, 3]
    assert t.hero(0).is_in_chamber()
    assert t.decision().seat == 0
    t.chooses("Flee to M7", 0)
    assert t.decision().seat == 1


def test_the_waker_is_first_and_the_others_follow_clockwise() -> None:
    """DQ-R38  Seat 2 woke it: 2, 3, 0, 1 breathe and flee in this order."""
    t = inside(0, 1, 2, 3, of=4, aside=6)
    t.state.active = 2
    t.throws("chamber", "dragon", "blank", "blank", "blank")
    for _ in range(4):
        breath(t)
    t.happens(EntryThrow(2))
    breathed = [line[23:31] for line in t.log_lines() if line.startswith("The dragon breathes")]
    assert breathed == ["Player 3", "Player 4", "Player 1", "Player 2"]
    for seat in (2, 3, 0, 1):
        assert t.decision().seat == seat
        t.chooses("Flee to L5", seat)
    assert t.is_idle


def test_an_entering_hero_is_inside() -> None:
    """DQ-R38  Its first throw wakes the dragon for it and for who was there before."""
    t = inside(1, aside=6)
    t.draws_line("H7 I7")
    t.throws_movement("skull", "room", "blank", "blank", "blank")
    t.happens(Turn(0))
    t.chooses("Hide tile 1")
    t.chooses("Say 2")
    t.chooses("Stop: 1 square, no find")
    t.throws("chamber", "dragon", "blank", "blank", "blank")
    breath(t)
    breath(t)
    t.chooses("To the treasure chamber")
    assert [t.hero(seat).bones for seat in (0, 1)] == [11, 11]
    assert t.decision().seat == 0


def test_the_throw_that_wakes_it_gives_nothing() -> None:
    """DQ-R37  No coin is ticked or crossed, no treasure offered, and the supply does not change."""
    t = inside(0, aside=6)
    t.throws("chamber", "dragon", "coin_50", "star", "star")
    breath(t)
    t.happens(EntryThrow(0))
    hero = t.hero()
    assert t.offers(0)[0].startswith("Flee to")
    assert (hero.coins_50, hero.crossed_50, hero.treasures) == (0, 0, 0)
    assert t.state.treasures == (1 << 11) - 1


def test_survivors_flee_to_a_free_square_beside_the_chamber() -> None:
    """DQ-15.4  Not to the line, not to a demon's square; the owner chooses."""
    t = inside(0)
    t.demon_walked("E3 K5 L5")
    breath(t)
    t.happens(DragonWakes(0))
    free = [door for door in DOORS if door not in ("I7", "K5", "L5")]
    assert t.offers(0) == [f"Flee to {door}" for door in free]
    t.chooses("Flee to K9")
    assert view(t.state, 0).heroes[0].line == ["H7", "I7", "CH", "K9"]


def test_flight_is_each_owners_choice_also_outside_its_turn() -> None:
    """DQ-15.4, DQ-15.6  In seat 0's turn seat 1 is asked, ticks no sun, and has its turn next."""
    t = inside(0, 1, aside=6)
    t.hero(0).suns = 8
    t.throws("chamber", "dragon", "blank", "blank", "blank")
    breath(t)
    breath(t)
    t.happens(Turn(0))
    t.chooses("Stay and throw 4 dice")
    t.chooses("Flee to M7", 0)
    assert (t.state.active, t.decision().seat) == (0, 1)
    assert (t.hero(0).suns, t.hero(1).suns) == (9, 9)
    t.throws_movement("skull", "blank", "blank", "blank", "blank")
    t.chooses("Flee to M7", 1)
    assert t.state.active == 1
    assert (t.hero(0).suns, t.hero(1).suns) == (9, 10)


def test_demon_and_sunset_follow_the_dragon() -> None:
    """DQ-15.6  T7 is over, T8 and T9 are played as usual."""
    t = inside(0, aside=6)
    t.hero(0).suns = 18
    t.demon_walked("E3")
    t.throws("chamber", "dragon", "blank", "blank", "blank")
    breath(t)
    t.happens(Turn(0))
    t.chooses("Stay and throw 4 dice")
    t.chooses("Flee to M7", 0)
    t.chooses("The demon goes to F3", 1)
    t.chooses("The demon goes to G4", 1)
    assert (t.hero().status, t.hero().death) == (DEAD, DIED_OF_SUNSET)


def test_a_survivor_without_a_free_square_burns() -> None:
    """DQ-15.5, DQ-R39  Eleven points left, but no way out: dead."""
    t = inside(0)
    t.demon_walked("E3 " + " ".join(DOORS))
    breath(t)
    t.happens(DragonWakes(0))
    hero = t.hero()
    assert (hero.status, hero.death, hero.bones) == (DEAD, DIED_OF_DRAGON, 11)
    assert t.state.aside == 0


def test_one_burns_and_the_other_flees() -> None:
    """DQ-15.5, DQ-R39  Each sheet has its own squares."""
    t = inside(0, 1, aside=7)
    t.demon_walked("E3 " + " ".join(DOORS))
    breath(t)
    breath(t)
    t.happens(DragonWakes(0))
    assert t.hero(0).status == DEAD
    assert t.state.aside == 0
    t.chooses("Flee to M7", 1)
    assert t.hero(1).status == INSIDE
    assert t.state.aside == 0


def test_no_object_helps_against_the_dragon() -> None:
    """DQ-15.7, DQ-21.13  With all of them in hand the only question is where to flee by a side."""
    t = inside(0, aside=6)
    t.hero().objects = (1 << OBJECTS) - 1
    t.hero().objects &= ~0b10
    t.blocks("H6")
    t.throws("chamber", "dragon", "blank", "blank", "blank")
    breath(t)
    t.happens(EntryThrow(0))
    assert t.hero().bones == 11
    assert t.offers(0) == [f"Flee to {door}" for door in DOORS if door != "I7"]


def test_the_orb_opens_no_corner_in_flight() -> None:
    """DQ-15.7, DQ-15.5  Its corners are for leaving: with all sides closed its owner burns."""
    t = inside(0)
    t.hero().objects = (1 << OBJECTS) - 1
    t.demon_walked("E3 " + " ".join(DOORS))
    breath(t)
    t.happens(DragonWakes(0))
    assert t.hero().death == DIED_OF_DRAGON


def test_the_dragon_sleeps_again_and_can_be_woken_again() -> None:
    """DQ-15.8  The next one to enter throws ten dice, and seven dragons wake it once more."""
    t = inside(0, aside=6)
    t.throws("chamber", "dragon", "blank", "blank", "blank")
    breath(t)
    t.happens(EntryThrow(0))
    t.chooses("Flee to M7")
    assert t.state.aside == 0
    assert not t.hero().is_in_chamber()
    t.draws_line("H7 I7 CH M7 M6 CH")
    t.throws("chamber", *["dragon"] * 7, *["blank"] * 3)
    breath(t)
    t.happens(EntryThrow(0))
    assert t.log_lines().count(WAKES) == 2
    assert t.script_is_used_up


def test_heroes_outside_are_not_touched() -> None:
    """DQ-15.9  Neither one on its way nor one that has left the chamber."""
    t = inside(0, of=3)
    t.draws_line("H7 I7", 1)
    t.draws_line("H7 I7 CH M7", 2)
    for seat in (1, 2):
        owns(t, seat, TREASURE_IDS[seat])
        t.hero(seat).coins_50 = 2
    breath(t)
    t.happens(DragonWakes(0))
    t.chooses("Flee to M7", 0)
    assert t.is_idle
    for seat in (1, 2):
        hero = t.hero(seat)
        assert (hero.bones, hero.coins_50, hero.treasures) == (13, 2, 1 << seat)
    assert t.script_is_used_up


def test_after_a_flight_one_wall_step_is_skipped() -> None:
    """DQ-15.10  In its next turn it throws at once; in the one after, walls are named again."""
    t = inside(0, of=1, aside=6)
    t.hero().suns = 8
    t.throws("chamber", "dragon", "blank", "blank", "blank")
    breath(t)
    t.happens(Turn(0))
    t.chooses("Stay and throw 4 dice")
    t.throws_movement("skull", "room", "blank", "blank", "blank")
    t.chooses("Flee to M7")
    assert t.hero().suns == 10
    t.chooses("Stop: 1 square, no find")
    t.chooses("To N7")
    assert t.hero().suns == 11
    assert t.offers(0) == ["Say 1", "Say 2", "Say 3"]


def test_after_a_flight_in_anothers_turn_the_next_wall_step_is_skipped() -> None:
    """DQ-15.10  The hero that fled counts as having just left."""
    t = inside(0, 1, aside=6)
    t.throws("chamber", "dragon", "blank", "blank", "blank")
    breath(t)
    breath(t)
    t.happens(Turn(0))
    t.chooses("Stay and throw 4 dice")
    t.chooses("Flee to M7", 0)
    t.throws_movement("skull", "blank", "blank", "blank", "blank")
    t.chooses("Flee to M7", 1)
    assert t.state.active == 1
    assert t.offers(1)[0] == "Stop: no square, no find"


def test_after_a_flight_a_sleeping_venom_is_awake() -> None:
    """DQ-15.10  From the next turn of the hero on."""
    t = inside(0)
    hero = t.hero()
    hero.bitten, hero.rows, hero.finds = True, bytes([WOKEN, 0, 0]), bytes([6, 0, 0])
    breath(t)
    t.happens(DragonWakes(0))
    t.chooses("Flee to M7")
    assert hero.bones == 11
    t.throws("spider", "lose_2_lp")
    t.throws_movement("skull", "blank", "blank", "blank", "blank")
    t.happens(Turn(0))
    assert hero.bones == 9


@pytest.mark.parametrize(("line", "best"), [("H7 I7 CH", "L5"), ("L4 L5 CH", "M6")])
def test_an_absent_owner_flees_by_the_shortest_route(line: str, best: str) -> None:
    """DQ-22.15  Each hero's own owner, compulsory; by default the square nearest to the exit."""
    t = inside(0, 1)
    t.draws_line(line, 1)
    breath(t)
    breath(t)
    t.happens(DragonWakes(0))
    t.chooses("Flee to M7", 0)
    decision = t.decision(1)
    assert all(label.startswith("Flee to") for label in t.offers(1))
    assert NAMES[decision.default(t.state, FastChance(1))] == best


def test_without_a_square_there_is_no_flight_to_choose() -> None:
    """DQ-22.15  Nobody is asked: the hero dies."""
    t = inside(0)
    t.demon_walked("E3 " + " ".join(DOORS))
    breath(t)
    t.happens(DragonWakes(0))
    assert t.is_idle
    assert t.hero().status == DEAD


def test_the_breath_shows_its_ten_dice_and_then_the_heros_wounds() -> None:
    """DQ-15.3  For each hero in turn: ten faces, two wound dice, the loss, each with its line."""
    t = inside(0, 1, aside=6)
    t.throws("chamber", "dragon", "blank", "blank", "blank")
    breath(t, dragons=1, wounds="1 3")
    breath(t, dragons=0, wounds="2 2")
    t.state.journal.seq = 1
    t.happens(EntryThrow(0))
    beats = t.state.journal.reading(None).beats(0)
    rolls = [(beat.line, beat.into) for beat in beats if beat.do == "roll"]
    assert [len(faces) for _, faces in rolls] == [4, 10, 2, 10, 2]
    assert [faces.count("chamber-dragon") for _, faces in rolls] == [1, 1, 0, 0, 0]
    assert rolls[2][1] == ["wound-1", "wound-3"]
    assert rolls[4][1] == ["wound-2", "wound-2"]
    assert all(len(set(beat.pieces)) == len(beat.pieces) for beat in beats)
    assert t.log_lines()[2:] == [
        "The dragon breathes on Player 1: one dragon on the chamber dice.",
        "throws the wound dice: 1, 3; both count.",
        "loses 5 life points; 8 left.",
        "The dragon breathes on Player 2: no dragon on the chamber dice.",
        "throws the wound dice: 2, 2; both count.",
        "loses 4 life points; 9 left.",
    ]
    assert [line for line, _ in rolls] == [0, 2, 3, 5, 6]


def test_the_dice_of_the_breath_lie_on_the_table() -> None:
    """DQ-15.3  All ten are taken up for it: each lies once in the tray, none aside any more."""
    t = inside(0, aside=6)
    t.throws("chamber", "dragon", "blank", "blank", "blank")
    breath(t, dragons=3)
    t.happens(EntryThrow(0))
    pieces = tray_pieces(view(t.state, 0), DrawingMemory())
    assert sorted(piece.id for piece in pieces) == [f"die:chamber-{n}" for n in range(10)]
    assert [piece.face for piece in pieces].count("chamber-dragon") == 3
    assert {piece.at.zone for piece in pieces if isinstance(piece.at, InZone)} == {"tray"}
    assert t.state.aside == 0
