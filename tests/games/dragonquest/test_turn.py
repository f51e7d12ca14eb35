"""DragonQuest's turn: aim and order of play (DQ-1), the turn's steps (DQ-2), the sun (DQ-3)."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.dragonquest.content.tables import CHAMBER, DOORS, HEALING_POTION, NAMES, NUMBER
from donjon.games.dragonquest.model.state import (
    BLOCKED,
    DEAD,
    DIED_OF_SUNSET,
    DIED_OF_TRAP,
    DIED_OF_VENOM,
    ESCAPED,
    INSIDE,
    NO_SKIP,
    SKIP_MARKER,
)
from donjon.games.dragonquest.rules.turn import Act, Turn
from tests.games.dragonquest.scenario import DragonQuestScenario

ALL_DOORS = " ".join(NAMES[door] for door in DOORS)


def at_dawn(seats: int) -> DragonQuestScenario:
    """A table at which nobody has begun a turn yet."""
    scenario = DragonQuestScenario(seats)
    for hero in scenario.state.heroes:
        hero.suns = 0
    return scenario


def asked_of(scenario: DragonQuestScenario) -> tuple[str, int]:
    """The class of the open decision, and its seat."""
    return type(scenario.decision()).__name__, scenario.decision().seat


def throws_nothing(scenario: DragonQuestScenario) -> None:
    """One skull and four blanks: no square, no find, no danger."""
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "blank")


def idles(scenario: DragonQuestScenario) -> None:
    """The hero whose walls are up plays a turn without effect; the numbers differ."""
    throws_nothing(scenario)
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: no square, no find")


def idles_alone(scenario: DragonQuestScenario) -> None:
    """The same for a lone player: tile 1 is drawn."""
    scenario.script(0)
    throws_nothing(scenario)
    scenario.chooses("Say 2")
    scenario.chooses("Stop: no square, no find")


# Aim


def test_a_hero_that_walks_out_on_its_last_sun_succeeds() -> None:
    """DQ-1.1, DQ-3.2, DQ-3.3  The last box is ticked, the hero has the whole turn and gets out."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("A12 I8 CH M8 S1 T1")
    scenario.hero().suns = 18
    scenario.script(0)
    scenario.script_movement_dice("room", "blank", "blank", "blank", "blank")
    scenario.happens(Turn(0))
    assert (scenario.hero().suns, scenario.hero().sun_boxes, scenario.hero().status) == (
        19,
        19,
        INSIDE,
    )
    scenario.chooses("Say 2")
    scenario.chooses("Stop: 1 square, no find")
    scenario.chooses("To U1")

    assert (scenario.hero().status, scenario.hero().suns) == (ESCAPED, 19)
    assert scenario.is_idle
    assert scenario.game.rules.result(scenario.state).winners == [0]


def test_a_hero_one_square_short_on_its_last_sun_fails() -> None:
    """DQ-1.1, DQ-3.2  The turn of the last sun box is the last: heroes inside are then dead."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("A12 I8 CH M8 S1 T1")
    scenario.hero().suns = 18
    scenario.script(0)
    throws_nothing(scenario)
    scenario.happens(Turn(0))
    scenario.chooses("Say 2")
    scenario.chooses("Stop: no square, no find")

    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_SUNSET)
    assert scenario.is_idle
    assert scenario.game.rules.result(scenario.state).winners == []


def test_a_hero_one_sun_earlier_has_another_turn() -> None:
    """DQ-3.2, DQ-3.3  With box 18 of 19 ticked nothing happens at sunset."""
    scenario = DragonQuestScenario(1)
    scenario.hero().suns = 17
    scenario.happens(Turn(0))
    idles_alone(scenario)

    assert (scenario.hero().status, scenario.hero().suns) == (INSIDE, 19)
    assert asked_of(scenario) == ("NameNumber", 0)


def test_without_the_chamber_there_is_no_way_out() -> None:
    """DQ-1.1  Beside the exit a hero that has not been in the chamber is not offered it."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("S1 T1")
    scenario.script_movement_dice("room", "room", "room", "blank", "blank")
    scenario.happens(Act(0))
    scenario.chooses("Stop: 3 squares, no find")

    assert scenario.offers() == ["To T2", "Stop on T1"]


def test_the_only_hero_that_succeeds_wins_whatever_the_gold() -> None:
    """DQ-1.2  One escapes with nothing; another had 1200 in coins and died."""
    scenario = DragonQuestScenario(3)
    scenario.hero(0).coins_100 = 12
    scenario.hero(0).status = DEAD
    scenario.hero(1).status = ESCAPED
    scenario.hero(2).status = DEAD

    result = scenario.game.rules.result(scenario.state)
    assert result.winners == [1]
    assert result.scores == [0, 0, 0]


def test_of_several_heroes_that_succeed_the_richest_wins() -> None:
    """DQ-1.3  150 gold beats 100, and the dead come after them."""
    scenario = DragonQuestScenario(3)
    scenario.hero(0).status = ESCAPED
    scenario.hero(0).coins_50 = 2
    scenario.hero(1).status = DEAD
    scenario.hero(1).coins_100 = 9
    scenario.hero(2).status = ESCAPED
    scenario.hero(2).coins_50, scenario.hero(2).coins_100 = 1, 1

    result = scenario.game.rules.result(scenario.state)
    assert result.scores == [100, 0, 150]
    assert result.ranking == [[2], [0], [1]]


def test_if_no_hero_succeeds_all_lose() -> None:
    """DQ-1.4  All are dead: nobody wins, the dragon does."""
    scenario = DragonQuestScenario(2)
    for seat in (0, 1):
        scenario.hero(seat).status = DEAD

    result = scenario.game.rules.result(scenario.state)
    assert result.winners == []
    assert result.text.key == "dq-dragon-wins"


# Order of play


def test_play_goes_clockwise_from_the_first_player() -> None:
    """DQ-1.5  From seat 2 of four: 2, 3, 0, 1, 2, one full turn each."""
    scenario = at_dawn(4)
    scenario.happens(Turn(2))
    order = []
    for _ in range(5):
        order.append(scenario.state.active)
        idles(scenario)

    assert order == [2, 3, 0, 1, 2]
    assert [hero.suns for hero in scenario.state.heroes] == [1, 1, 2, 2]


def test_the_dead_and_the_escaped_are_passed_over() -> None:
    """DQ-1.6  Of four only the two inside play, and their sun tracks alone go on."""
    scenario = at_dawn(4)
    scenario.hero(1).status = DEAD
    scenario.hero(3).status = ESCAPED
    scenario.happens(Turn(0))
    order = []
    for _ in range(4):
        order.append(scenario.state.active)
        idles(scenario)

    assert order == [0, 2, 0, 2]
    assert [hero.suns for hero in scenario.state.heroes] == [3, 0, 2, 0]


@pytest.mark.parametrize("boxes", [19, 20])
def test_a_hero_has_as_many_turns_as_sun_boxes(boxes: int) -> None:
    """DQ-1.7, DQ-3.1, DQ-3.2  19 turns, 20 with the amulet; each ticks the next box."""
    scenario = at_dawn(1)
    scenario.hero().sun_boxes = boxes
    scenario.happens(Turn(0))
    turns = 0
    while scenario.hero().status == INSIDE:
        turns += 1
        assert scenario.hero().suns == turns
        idles_alone(scenario)

    assert (turns, scenario.hero().suns) == (boxes, boxes)
    assert scenario.hero().death == DIED_OF_SUNSET


def test_each_hero_counts_its_own_turns() -> None:
    """DQ-1.7  A hero that is further on its track dies first, the other plays on."""
    scenario = DragonQuestScenario(2)
    scenario.hero(0).suns = 18
    scenario.hero(1).suns = 3
    scenario.happens(Turn(0))
    idles(scenario)

    assert scenario.hero(0).status == DEAD
    assert (scenario.state.active, scenario.hero(1).suns, scenario.hero(1).status) == (1, 4, INSIDE)


def test_the_amulets_owner_plays_the_twentieth_turn_alone() -> None:
    """DQ-R49, DQ-1.7  When the others have seen sunset its owner has one more turn."""
    scenario = DragonQuestScenario(3)
    for hero in scenario.state.heroes:
        hero.suns = 18
    scenario.hero(1).sun_boxes = 20
    scenario.happens(Turn(0))
    order = []
    while not scenario.is_idle:
        order.append(scenario.state.active)
        idles(scenario)

    assert order == [0, 1, 2, 1]
    assert [hero.suns for hero in scenario.state.heroes] == [19, 20, 19]
    assert [hero.status for hero in scenario.state.heroes] == [DEAD] * 3


def test_heroes_never_meet() -> None:
    """DQ-1.8  Line, walls and demon of one sheet close nothing on another, nor does a hero."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("C4 C5 C6", 0)
    scenario.block_squares("D5", 0)
    scenario.set_demon_line("E3 D4 C4", 0)
    scenario.set_line("B5", 1)
    scenario.script_movement_dice("room", "room", "room", "room", "room")
    scenario.happens(Act(1))
    scenario.chooses("Stop: 5 squares, no find")
    for square in ("C5", "C4", "D4", "D5"):
        scenario.chooses(f"To {square}")
    scenario.chooses("Stop on D5")

    assert [NAMES[square] for square in scenario.hero(1).line] == ["B5", "C5", "C4", "D4", "D5"]
    assert [NAMES[square] for square in scenario.hero(0).line] == ["C4", "C5", "C6"]
    assert not any(scenario.hero(1).marks[square] & BLOCKED for square in range(CHAMBER))


def test_heroes_share_the_supplies_and_the_chamber_dice() -> None:
    """DQ-1.8  What one has taken the other cannot take; dragons aside bind both."""
    scenario = DragonQuestScenario(2)
    scenario.hero(0).finds = bytes([6, 0, 0])
    scenario.hero(1).finds = bytes([6, 0, 0])
    scenario.happens(Turn(0))
    scenario.chooses("Take: Healing potion (6 points)")
    idles(scenario)
    assert "Take: Healing potion (6 points)" not in scenario.offers(1)
    assert "Take: Amulet of time (6 points)" in scenario.offers(1)

    inside = DragonQuestScenario(2)
    for seat in (0, 1):
        inside.set_line("I8 CH", seat)
    inside.script_throws("chamber", "dragon", "dragon", "dragon", *["blank"] * 7)
    inside.happens(Act(0))
    inside.chooses("Stay and throw 10 dice")
    inside.happens(Turn(1))
    assert inside.offers(1) == ["Stay and throw 7 dice", "Leave the chamber"]


@pytest.mark.parametrize("status", [DEAD, ESCAPED], ids=["dead", "escaped"])
def test_a_neighbour_who_is_out_keeps_the_duties(status: int) -> None:
    """DQ-1.9, DQ-1.10, DQ-R9  Seat 0 still hides tiles, blocks and steers, and has no turn."""
    scenario = at_dawn(3)
    scenario.hero(0).status = status
    scenario.set_line("A12 B12", 1)
    scenario.set_demon_line("E3", 1)
    scenario.happens(Turn(1))
    assert asked_of(scenario) == ("HideTile", 0)
    scenario.chooses("Hide tile 3")
    throws_nothing(scenario)
    scenario.chooses("Say 3")
    assert asked_of(scenario) == ("BlockSquare", 0)
    scenario.chooses("Block S1")
    scenario.chooses("Stop: no square, no find")
    steered = 0
    while asked_of(scenario)[0] == "SteerDemon":
        assert asked_of(scenario) == ("SteerDemon", 0)
        scenario.chooses(scenario.offers()[0])
        steered += 1

    assert steered > 0
    assert [NAMES[square] for square in scenario.hero(1).blocked] == ["S1"]
    assert asked_of(scenario) == ("HideTile", 1)  # the turn of seat 2
    idles(scenario)
    assert scenario.state.active == 1
    assert scenario.hero(0).suns == 0


def test_with_the_option_the_automaton_replaces_a_neighbour_who_is_out() -> None:
    """DQ-R9  The tile is drawn, the square and the demon's steps are the automaton's."""
    scenario = DragonQuestScenario(2, neighbour_when_out="automaton")
    scenario.hero(1).status = DEAD
    scenario.set_demon_line("E3", 0)
    scenario.script(1)
    throws_nothing(scenario)
    scenario.happens(Turn(0))
    assert asked_of(scenario) == ("NameNumber", 0)
    scenario.chooses("Say 2")

    assert len(scenario.hero().blocked) == 1
    assert asked_of(scenario) == ("Reroll", 0)
    scenario.chooses("Stop: no square, no find")
    assert len(scenario.hero().demon_line) == 3
    assert asked_of(scenario) == ("NameNumber", 0)


def test_with_the_option_a_neighbour_inside_still_acts() -> None:
    """DQ-R9  The automaton takes over only for those who are dead or out."""
    scenario = DragonQuestScenario(2, neighbour_when_out="automaton")
    scenario.happens(Turn(0))

    assert asked_of(scenario) == ("HideTile", 1)


# The steps of a turn


def test_a_turn_outside_the_chamber_has_its_steps_in_order() -> None:
    """DQ-2.1, DQ-3.4  Sun, venom, object, walls, dice, move, finds, demon, sunset."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("A12 I8 CH M8 N8")
    hero = scenario.hero()
    hero.suns = 18
    hero.bitten = True
    hero.coins_50 = hero.coins_100 = 1
    hero.rows = bytes([2, 0, 0])
    hero.finds = bytes([6, 4, 0])
    scenario.set_demon_line("E3")

    scenario.script_throws("spider", "cross_coin")
    scenario.happens(Turn(0))
    assert hero.suns == 19
    assert asked_of(scenario) == ("CrossCoin", 0)
    scenario.chooses("Cross out a 100")
    assert asked_of(scenario) == ("BuyObject", 0)
    scenario.chooses("Take: Rope (4 points)")
    assert asked_of(scenario) == ("HideTile", 1)
    scenario.chooses("Hide tile 1")
    assert asked_of(scenario) == ("NameNumber", 0)
    scenario.script_movement_dice("find", "room", "blank", "blank", "blank")
    scenario.chooses("Say 1")
    assert asked_of(scenario) == ("BlockSquare", 1)
    assert scenario.state.chance.drawn == 1
    scenario.chooses("Block S1")
    assert scenario.state.chance.drawn == 6
    assert asked_of(scenario) == ("Reroll", 0)
    scenario.chooses("Stop: 1 square, 1 find")
    assert asked_of(scenario) == ("Walk", 0)
    assert list(hero.finds) == [6, 4, 0]
    scenario.chooses("To O8")
    assert list(hero.finds) == [6, 4, 1]
    steps = 0
    while hero.status == INSIDE:
        assert asked_of(scenario) == ("SteerDemon", 1)
        scenario.chooses(scenario.offers()[0])
        steps += 1

    assert steps == 2
    assert (hero.status, hero.death) == (DEAD, DIED_OF_SUNSET)
    assert scenario.script_is_used_up


def test_a_turn_in_the_chamber_has_its_steps_in_order() -> None:
    """DQ-2.1, DQ-2.5, DQ-3.13  Sun, venom, object, no walls, stay or leave, throw, demon."""
    scenario = at_dawn(2)
    scenario.set_line("A12 I8 CH M8 M7 CH")
    hero = scenario.hero()
    hero.bitten = True
    hero.coins_50 = hero.coins_100 = 1
    hero.rows = bytes([2, 0, 0])
    hero.finds = bytes([6, 4, 0])
    scenario.set_demon_line("E3")

    scenario.script_throws("spider", "cross_coin")
    scenario.happens(Turn(0))
    assert hero.suns == 1
    assert asked_of(scenario) == ("CrossCoin", 0)
    scenario.chooses("Cross out a 50")
    assert asked_of(scenario) == ("BuyObject", 0)
    scenario.chooses("Take nothing")
    assert asked_of(scenario) == ("StayOrLeave", 0)
    scenario.script_throws("chamber", "star", "star", *["blank"] * 8)
    scenario.chooses("Stay and throw 10 dice")
    assert asked_of(scenario) == ("TakeTreasure", 0)
    assert len(hero.demon_line) == 1
    scenario.chooses("Take no treasure")
    assert len(hero.demon_line) == 3
    assert asked_of(scenario) == ("HideTile", 0)  # the turn of seat 1
    assert scenario.script_is_used_up


def test_a_hero_outside_throws_the_movement_dice_and_no_others() -> None:
    """DQ-2.2  Five dice are thrown, and neither chamber throw nor leaving follows."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("I8 CH M8 N8")
    throws_nothing(scenario)
    scenario.happens(Act(0))
    assert asked_of(scenario) == ("Reroll", 0)
    scenario.chooses("Stop: no square, no find")

    assert scenario.is_idle
    assert scenario.script_is_used_up


def test_a_hero_that_stays_throws_the_chamber_dice_and_no_others() -> None:
    """DQ-2.2  Ten dice are thrown; the hero neither leaves nor moves."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("I8 CH")
    scenario.happens(Turn(0))
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.chooses("Stay and throw 10 dice")

    assert scenario.hero().square == CHAMBER
    assert scenario.script_is_used_up
    assert asked_of(scenario) == ("HideTile", 0)  # the turn of seat 1


def test_a_hero_that_leaves_throws_no_dice() -> None:
    """DQ-2.2  Leaving is one step without any throw, and ends the action."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("I8 CH")
    scenario.happens(Turn(0))
    scenario.chooses("Leave the chamber")
    assert asked_of(scenario) == ("LeaveChamber", 0)
    scenario.chooses("To M6")

    assert scenario.hero().square == NUMBER["M6"]
    assert scenario.state.chance.drawn == 0
    assert asked_of(scenario) == ("HideTile", 0)  # the turn of seat 1


def test_a_hero_that_dies_of_venom_plays_no_later_step() -> None:
    """DQ-2.3  Neither object, walls, dice nor demon: the next player's turn begins."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("A12 I8 CH M8 N8")
    hero = scenario.hero()
    hero.bitten = True
    hero.bones = 2
    hero.finds = bytes([0, 6, 0])
    hero.rows = bytes([2, 0, 0])
    scenario.set_demon_line("E3")
    scenario.script_throws("spider", "lose_2_lp")
    scenario.happens(Turn(0))

    assert (hero.status, hero.death) == (DEAD, DIED_OF_VENOM)
    assert scenario.state.active == 1
    assert asked_of(scenario) == ("HideTile", 0)
    assert [NAMES[square] for square in hero.demon_line] == ["E3"]
    assert scenario.script_is_used_up


def test_a_hero_that_dies_of_danger_is_not_hunted_any_more() -> None:
    """DQ-2.3  The third trapdoor ends the turn at once, before the demon's steps."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("A12 B12")
    hero = scenario.hero()
    hero.traps = bytes([0, 2, 0])
    scenario.set_demon_line("E3")
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 1")
    scenario.script_movement_dice("double_skull", "skull", "room", "find", "room")
    scenario.script_throws("danger", "trapdoor", "trapdoor")
    scenario.chooses("Say 2")

    assert (hero.status, hero.death) == (DEAD, DIED_OF_TRAP)
    assert [NAMES[square] for square in hero.demon_line] == ["E3"]
    assert asked_of(scenario) == ("HideTile", 0)
    assert scenario.state.active == 1


def test_at_the_exit_only_the_demon_still_moves() -> None:
    """DQ-2.4  The find points of the throw are dropped, the demon's two steps are not."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("I8 CH M8 S1 T1")
    scenario.set_demon_line("E3 S3")
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 1")
    scenario.script_movement_dice("find", "room", "room", "find", "blank")
    scenario.chooses("Say 2")
    scenario.chooses("Stop: 2 squares, 2 finds")
    scenario.chooses("To U1")

    assert scenario.hero().status == DEAD
    assert list(scenario.hero().finds) == [0, 0, 0]
    assert [NAMES[square] for square in scenario.hero().demon_line] == ["E3", "S3", "T2", "U1"]
    assert scenario.state.active == 1


def test_a_skipped_turn_has_the_sun_alone() -> None:
    """DQ-2.5, DQ-3.1  The box is ticked; no object is sold, no wall built, no die thrown."""
    scenario = at_dawn(2)
    hero = scenario.hero()
    hero.finds = bytes([6, 0, 0])
    hero.skip = SKIP_MARKER
    scenario.happens(Turn(0))

    assert (hero.suns, hero.skip) == (1, NO_SKIP)
    assert list(hero.finds) == [6, 0, 0]
    assert scenario.state.chance.drawn == 0
    assert (scenario.state.active, *asked_of(scenario)) == (1, "HideTile", 0)


def test_a_skipped_last_turn_ends_at_sunset() -> None:
    """DQ-3.1, DQ-3.2  Its box is ticked too, and it was the last."""
    scenario = DragonQuestScenario(2)
    scenario.hero().suns = 18
    scenario.hero().skip = SKIP_MARKER
    scenario.happens(Turn(0))

    assert (scenario.hero().suns, scenario.hero().status) == (19, DEAD)


def test_a_turn_not_skipped_has_objects_and_walls() -> None:
    """DQ-2.5  The purchase is asked for, then the walls."""
    scenario = DragonQuestScenario(2)
    scenario.hero().finds = bytes([4, 0, 0])
    scenario.happens(Turn(0))

    assert asked_of(scenario) == ("BuyObject", 0)
    scenario.chooses("Take nothing")
    assert asked_of(scenario) == ("HideTile", 1)


def test_nobody_but_the_turns_hero_ticks_a_sun() -> None:
    """DQ-3.1  One box at the start of every own turn, no more and for no one else."""
    scenario = DragonQuestScenario(3)
    scenario.hero(0).suns, scenario.hero(1).suns, scenario.hero(2).suns = 4, 5, 6
    scenario.happens(Turn(1))

    assert [hero.suns for hero in scenario.state.heroes] == [4, 6, 6]
    assert scenario.log_lines()[0] == "Sun 6 of 19: Player 2"


# Decisions at the beginning of a turn


def test_staying_or_leaving_is_the_owners_choice() -> None:
    """DQ-22.5  In a turn begun in the chamber; an absent owner leaves."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("I8 CH", 1)
    scenario.happens(Turn(1))

    assert asked_of(scenario) == ("StayOrLeave", 1)
    assert scenario.offers() == ["Stay and throw 10 dice", "Leave the chamber"]
    default = scenario.decision().default(scenario.state, FastChance(1))
    assert (
        scenario.offers()[scenario.decision().options(scenario.state).index(default)]
        == "Leave the chamber"
    )


def test_without_a_free_square_the_hero_stays_unasked() -> None:
    """DQ-22.5  All doors are closed: the dice are thrown at once."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("I8 CH")
    scenario.set_demon_line(ALL_DOORS)
    scenario.hero().demon_sun = 5
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.happens(Turn(0))

    assert scenario.hero().square == CHAMBER
    assert scenario.script_is_used_up


@pytest.mark.parametrize(
    ("fifties", "hundreds", "offers", "default"),
    [
        (2, 3, ["Cross out a 50", "Cross out a 100"], "Cross out a 50"),
        (0, 3, None, "Cross out a 100"),
        (1, 0, None, "Cross out a 50"),
    ],
)
def test_the_venoms_coin_is_the_owners_choice(
    fifties: int, hundreds: int, offers: list[str] | None, default: str
) -> None:
    """DQ-22.6  A 50 or a 100 as the owner likes; an absent one crosses a 50 if there is one."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("I8 CH M8 N8")
    hero = scenario.hero()
    hero.bitten = True
    hero.coins_50, hero.coins_100 = fifties, hundreds
    scenario.script_throws("spider", "cross_coin")
    scenario.happens(Turn(0))
    if offers is not None:
        assert asked_of(scenario) == ("CrossCoin", 0)
        assert scenario.offers() == offers
        option = scenario.decision().default(scenario.state, FastChance(1))
        assert (
            scenario.offers()[scenario.decision().options(scenario.state).index(option)] == default
        )
        scenario.chooses("Cross out a 100")
        assert (hero.coins_50, hero.coins_100, hero.crossed_100) == (2, 2, 1)
    else:
        fifty = default == "Cross out a 50"
        assert (hero.crossed_50, hero.crossed_100) == ((1, 0) if fifty else (0, 1))
    assert asked_of(scenario) == ("HideTile", 1)


def test_the_venom_without_coins_asks_nothing() -> None:
    """DQ-22.6  Nothing is ticked: the turn goes on with the walls and no bone is lost."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("I8 CH M8 N8")
    scenario.hero().bitten = True
    scenario.script_throws("spider", "cross_coin")
    scenario.happens(Turn(0))

    assert asked_of(scenario) == ("HideTile", 1)
    assert (scenario.hero().bones, scenario.hero().crossed_50, scenario.hero().crossed_100) == (
        13,
        0,
        0,
    )
    assert not scenario.hero().has(HEALING_POTION)
