"""DragonQuest D.2, F and G: life points, the exit and death."""

from __future__ import annotations

import pytest

from donjon.games.dragonquest.content.tables import (
    DEMON_TILES,
    FOG,
    GHOUL,
    NUMBER,
    OBJECTS,
    ROPE,
    SILVER_RING,
    SPIDER_TILES,
    TRAPDOOR,
    TREASURE_IDS,
    TROLL,
)
from donjon.games.dragonquest.drawing.sheet_board import sheet_board
from donjon.games.dragonquest.drawing.sheet_marks import sheet_pieces
from donjon.games.dragonquest.model.state import (
    DEAD,
    DIED_OF_DEMON,
    DIED_OF_DRAGON,
    DIED_OF_SKELETON,
    DIED_OF_SUNSET,
    DIED_OF_TRAP,
    DIED_OF_WOUNDS,
    ESCAPED,
    INSIDE,
    SKIP_MARKER,
)
from donjon.games.dragonquest.rules.chamber.dragon import DragonWakes
from donjon.games.dragonquest.rules.dangers.demon import DemonHunt
from donjon.games.dragonquest.rules.dangers.monsters import meet_monster
from donjon.games.dragonquest.rules.dangers.skeleton import fight_skeleton
from donjon.games.dragonquest.rules.dangers.spider import Venom
from donjon.games.dragonquest.rules.dangers.traps import fall_into
from donjon.games.dragonquest.rules.life_points import die, lose_life
from donjon.games.dragonquest.rules.movement_dice import throw_movement_dice
from donjon.games.dragonquest.rules.objects import Purchase
from donjon.games.dragonquest.rules.scoring import gold, result
from donjon.games.dragonquest.rules.turn import NextTurn, Sunset, Turn
from tests.games.dragonquest.scenario import DragonQuestScenario, view_of

ALL_DOORS = "J5 K5 L5 I6 M6 I7 M7 I8 M8 J9 K9 L9"


def steps_out(scenario: DragonQuestScenario, *dice: str) -> None:
    """Seat 0 throws these dice (red first), stops, and is asked where to go."""
    scenario.script_movement_dice(*dice)
    throw_movement_dice(scenario.state, 0)
    scenario.run_until_choice()
    scenario.chooses(scenario.offers()[0])


def plays_turn(scenario: DragonQuestScenario, *dice: str) -> None:
    """Seat 0 takes a turn without a wall, throws these dice (red first) and stops."""
    scenario.script_movement_dice(*dice)
    scenario.happens(Turn(0))
    scenario.chooses("Hide tile 1")
    scenario.chooses("Say 2")
    scenario.chooses(scenario.offers()[0])


def before_the_exit(seats: int = 2, suns: int = 15) -> DragonQuestScenario:
    """Seat 0 stands one step from the exit and has been in the chamber."""
    scenario = DragonQuestScenario(seats)
    scenario.set_line("M7 CH M6 N6 S2 T2 T1")
    scenario.hero().suns = suns
    return scenario


def test_a_hero_begins_with_thirteen_bones_and_crosses_them_from_the_top() -> None:
    """DQ-9.1  Four points lost are four bones crossed, the four topmost of thirteen."""
    scenario = DragonQuestScenario(1)
    assert (scenario.hero().bones, scenario.hero().bones_lost) == (13, 0)
    lose_life(scenario.state, scenario.hero(), 4, DIED_OF_WOUNDS)
    assert (scenario.hero().bones, scenario.hero().bones_lost) == (9, 4)
    sheet = view_of(scenario.state, 0).heroes[0]
    crossed = [piece.id for piece in sheet_pieces(sheet) if "bone" in piece.id]
    assert crossed == [f"0:strike:bone-{n}" for n in (1, 2, 3, 4)]


def test_the_last_bone_is_death() -> None:
    """DQ-9.2  With one bone the hero lives, without any it is dead at once."""
    scenario = DragonQuestScenario(2)
    lose_life(scenario.state, scenario.hero(), 12, DIED_OF_WOUNDS)
    assert (scenario.hero().bones, scenario.hero().status) == (1, INSIDE)
    lose_life(scenario.state, scenario.hero(), 1, DIED_OF_WOUNDS)
    assert (scenario.hero().bones, scenario.hero().status, scenario.hero().death) == (
        0,
        DEAD,
        DIED_OF_WOUNDS,
    )


def test_losses_beyond_the_last_bone_mean_nothing() -> None:
    """DQ-9.2  Nine points from three bones cross three bones."""
    scenario = DragonQuestScenario(2)
    scenario.hero().bones, scenario.hero().bones_lost = 3, 10
    lose_life(scenario.state, scenario.hero(), 9, DIED_OF_WOUNDS)
    assert (scenario.hero().bones, scenario.hero().bones_lost, scenario.hero().status) == (
        0,
        13,
        DEAD,
    )


def test_the_potion_adds_three_bones_at_the_bottom_without_limit() -> None:
    """DQ-9.3  Bought unhurt it makes sixteen bones, and the three new ones stand below."""
    scenario = DragonQuestScenario(1)
    scenario.hero().finds = bytes([6, 0, 0])
    scenario.happens(Purchase(0))
    scenario.chooses("Take: Healing potion (6 points)")
    assert (scenario.hero().bones, scenario.hero().bones_lost) == (16, 0)
    sheet = view_of(scenario.state, 0).heroes[0]
    bones = [spot.id for spot in sheet_board(sheet).spots if "bone" in spot.id]
    assert bones == [f"0:bone-{n}" for n in range(1, 17)]


def test_a_loss_of_several_parts_is_one_loss() -> None:
    """DQ-R51  Arrow and wound die are lost together, and death is looked at after both."""
    scenario = DragonQuestScenario(2)
    scenario.hero().bones, scenario.hero().bones_lost = 2, 11
    scenario.script_throws("wound", "3")
    fall_into(scenario.state, scenario.hero(), 0)
    assert scenario.log_lines()[-2:] == ["loses 4 life points; 0 left.", "Player 1 dies of wounds."]
    assert scenario.script_is_used_up


def test_the_dragons_breath_is_one_loss() -> None:
    """DQ-R51  One dragon, a two and a three are six points lost at once."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("M7 CH")
    scenario.script_throws("chamber", "dragon", *["blank"] * 9)
    scenario.script_throws("wound", "2", "3")
    scenario.happens(DragonWakes(0))
    assert [line for line in scenario.log_lines() if line.startswith("loses")] == [
        "loses 6 life points; 7 left."
    ]


def test_losses_in_a_fight_are_looked_at_after_each_throw() -> None:
    """DQ-R51  With one bone left the first blow of skeleton or troll is the end of the fight."""
    scenario = DragonQuestScenario(2)
    scenario.hero().bones, scenario.hero().bones_lost = 1, 12
    scenario.script_throws("skeleton", "skull")
    fight_skeleton(scenario.state, scenario.hero())
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_SKELETON)
    assert scenario.script_is_used_up
    scenario = DragonQuestScenario(2)
    scenario.hero().bones, scenario.hero().bones_lost = 1, 12
    scenario.script_throws("combat_troll", "monster")
    scenario.script_throws("wound", "1")
    meet_monster(scenario.state, scenario.hero(), TROLL)
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_WOUNDS)
    assert scenario.script_is_used_up


def test_a_hero_dies_of_its_last_wound() -> None:
    """DQ-17.1  The last bone is crossed by a ghoul."""
    scenario = DragonQuestScenario(2)
    scenario.hero().bones, scenario.hero().bones_lost = 1, 12
    scenario.script_throws("combat_ghoul", "monster")
    scenario.script_throws("wound", "1", "3")
    meet_monster(scenario.state, scenario.hero(), GHOUL)
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_WOUNDS)


def test_a_hero_dies_of_the_third_trap_of_a_kind() -> None:
    """DQ-17.1  Two trapdoors behind it, the third is the end."""
    scenario = DragonQuestScenario(2)
    scenario.hero().traps = bytes([0, 2, 0])
    fall_into(scenario.state, scenario.hero(), TRAPDOOR)
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_TRAP)


def test_a_hero_dies_of_the_skeletons_fifth_skull() -> None:
    """DQ-17.1  Though ten points are all that four skulls cost."""
    scenario = DragonQuestScenario(2)
    scenario.script_throws("skeleton", *["skull"] * 5)
    fight_skeleton(scenario.state, scenario.hero())
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_SKELETON)


def test_a_hero_dies_of_the_demon_on_its_square() -> None:
    """DQ-17.1  The demon is one step away."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("A12 B12")
    scenario.set_demon_line("E3 C11")
    scenario.hero().suns = 4
    scenario.happens(DemonHunt(0))
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_DEMON)


def test_a_hero_dies_of_sunset() -> None:
    """DQ-17.1, DQ-17.2  At T9 with the last box ticked and still inside; a box earlier it lives."""
    scenario = DragonQuestScenario(2)
    scenario.hero().suns = 18
    scenario.happens(Sunset(0))
    assert scenario.hero().status == INSIDE
    scenario.hero().suns = 19
    scenario.happens(Sunset(0))
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_SUNSET)
    assert scenario.hero().bones == 13


def test_a_hero_dies_without_a_way_to_flee() -> None:
    """DQ-17.1  The dragon is awake and every square around the chamber is closed."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("M7 CH")
    scenario.set_demon_line(f"E3 {ALL_DOORS}")
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.script_throws("wound", "1", "1")
    scenario.happens(DragonWakes(0))
    assert (scenario.hero().status, scenario.hero().death, scenario.hero().bones) == (
        DEAD,
        DIED_OF_DRAGON,
        11,
    )


def test_sunset_comes_at_the_end_of_the_last_turn() -> None:
    """DQ-17.2, DQ-16.2  In its nineteenth turn a hero may still move; short of the exit it dies."""
    scenario = before_the_exit(suns=18)
    scenario.set_line("M7 CH M6 N6 S2 S1")
    plays_turn(scenario, "skull", "room", "blank", "blank", "blank")
    assert (scenario.hero().suns, scenario.hero().status) == (19, INSIDE)
    scenario.chooses("To T1")
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_SUNSET)
    assert scenario.state.active == 1


def test_the_exit_in_the_nineteenth_turn_is_in_time() -> None:
    """DQ-16.2, DQ-17.2  Sunset does not touch a hero that is out."""
    scenario = before_the_exit(suns=18)
    plays_turn(scenario, "skull", "room", "blank", "blank", "blank")
    scenario.chooses("To U1")
    assert (scenario.hero().suns, scenario.hero().status) == (19, ESCAPED)
    assert scenario.state.active == 1


def test_with_the_amulet_the_twentieth_turn_is_in_time() -> None:
    """DQ-16.2  Nineteen suns of twenty do not kill, and the exit may be reached in the last."""
    scenario = before_the_exit(seats=1, suns=18)
    scenario.hero().sun_boxes = 20
    scenario.script(1)
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "room")
    scenario.happens(Turn(0))
    scenario.chooses("Say 1")
    scenario.chooses("Stop: 1 square, no find")
    scenario.chooses("Stop on T1")
    assert (scenario.hero().suns, scenario.hero().status) == (20, INSIDE)
    scenario.script(1)
    scenario.script_movement_dice("skull", "blank", "blank", "blank", "room")
    scenario.chooses("Say 1")
    scenario.chooses("Stop: 1 square, no find")
    scenario.chooses("To U1")
    assert scenario.hero().status == ESCAPED
    assert scenario.state.owed == []


def test_whoever_enters_the_exit_has_escaped() -> None:
    """DQ-16.1  Three steps were thrown and one is enough: the others are lost."""
    scenario = before_the_exit()
    steps_out(scenario, "room", "room", "corridor", "blank", "blank")
    assert scenario.hero().status == INSIDE
    scenario.chooses("To U1")
    assert scenario.hero().status == ESCAPED
    assert scenario.hero().square == NUMBER["U1"]
    assert scenario.is_idle


def test_an_escaped_hero_takes_no_more_turns() -> None:
    """DQ-16.3  The turn passes it over."""
    scenario = DragonQuestScenario(3)
    scenario.hero(1).status, scenario.hero(1).suns = ESCAPED, 12
    scenario.happens(NextTurn(0))
    assert scenario.state.active == 2
    assert scenario.hero(1).suns == 12


def test_an_escaped_hero_keeps_its_gold() -> None:
    """DQ-16.3  Neither the dragon nor sunset takes what is out of the castle."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("M7 CH M6 N6 T1 U1", 1)
    scenario.hero(1).status = ESCAPED
    scenario.hero(1).suns = 19
    scenario.hero(1).treasures = 1 << TREASURE_IDS.index("golden_apple")
    scenario.hero(1).coins_50 = 2
    scenario.set_line("M7 CH")
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.script_throws("wound", "1", "1")
    scenario.happens(DragonWakes(0))
    scenario.happens(Sunset(1))
    assert scenario.hero(1).status == ESCAPED
    assert gold(scenario.state, scenario.hero(1)) == 2300


def test_the_demon_catches_a_hero_that_has_just_escaped() -> None:
    """DQ-E32, DQ-16.4, DQ-R34  Turn 19, the exit reached, the demon two king steps away: dead."""
    scenario = before_the_exit(suns=18)
    scenario.set_demon_line("E3 S1")
    plays_turn(scenario, "skull", "room", "blank", "blank", "blank")
    scenario.chooses("To U1")
    assert scenario.offers(1) == ["The demon goes to T1", "The demon goes to T2"]
    assert scenario.hero().status == ESCAPED
    scenario.chooses("The demon goes to T2")
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_DEMON)
    assert result(scenario.state).ranking == []


def test_a_demon_three_steps_away_comes_too_late() -> None:
    """DQ-16.4, DQ-R34  Two king steps do not reach the exit: nobody is asked to steer it."""
    scenario = before_the_exit(suns=15)
    scenario.set_demon_line("E3 R1")
    plays_turn(scenario, "skull", "room", "blank", "blank", "blank")
    scenario.chooses("To U1")
    assert scenario.hero().status == ESCAPED
    assert scenario.state.active == 1
    assert scenario.offers(0) == ["Hide tile 1", "Hide tile 2", "Hide tile 3"]
    assert scenario.hero().demon == NUMBER["R1"]


def test_the_dead_take_no_turns_and_cannot_win() -> None:
    """DQ-17.3  The death box is ticked, the turn passes the hero over, the others are ranked."""
    scenario = DragonQuestScenario(3)
    scenario.hero(1).suns, scenario.hero(1).treasures = 12, 1 << TREASURE_IDS.index("golden_apple")
    die(scenario.state, scenario.hero(1), DIED_OF_TRAP)
    sheet = view_of(scenario.state, 0).heroes[1]
    assert "1:cross:death" in [piece.id for piece in sheet_pieces(sheet)]
    scenario.happens(NextTurn(0))
    assert scenario.state.active == 2
    assert scenario.hero(1).suns == 12
    scenario.hero(0).status = scenario.hero(2).status = ESCAPED
    assert result(scenario.state).ranking == [[0, 2], [1]]


def test_the_goods_of_the_dead_leave_the_game() -> None:
    """DQ-17.4, DQ-R44  Neither objects nor treasures come back to the supply."""
    scenario = DragonQuestScenario(2)
    hero = scenario.hero()
    apple = 1 << TREASURE_IDS.index("golden_apple")
    hero.objects = 1 << ROPE | 1 << SILVER_RING
    hero.treasures = apple
    scenario.state.objects &= ~hero.objects
    scenario.state.treasures &= ~apple
    die(scenario.state, hero, DIED_OF_SUNSET)
    assert (hero.objects, hero.treasures) == (0, 0)
    assert scenario.state.objects == (1 << OBJECTS) - 1 & ~(1 << ROPE | 1 << SILVER_RING)
    assert scenario.state.treasures == (1 << 11) - 1 & ~apple


def test_treasures_that_the_dragon_took_stay_in_the_supply() -> None:
    """DQ-17.4  They were put back before the breath that kills."""
    scenario = DragonQuestScenario(2)
    apple = 1 << TREASURE_IDS.index("golden_apple")
    scenario.set_line("M7 CH")
    scenario.hero().treasures = apple
    scenario.hero().bones, scenario.hero().bones_lost = 2, 11
    scenario.state.treasures &= ~apple
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.script_throws("wound", "1", "1")
    scenario.happens(DragonWakes(0))
    assert scenario.hero().status == DEAD
    assert scenario.state.treasures == (1 << 11) - 1


def test_markers_and_tiles_of_the_dead_return() -> None:
    """DQ-17.4  Skip marker, spider tile and demon tile go back to the supply."""
    scenario = DragonQuestScenario(2)
    hero = scenario.hero()
    hero.skip, hero.spider_tile, hero.demon_tile = SKIP_MARKER, True, True
    hero.bitten = True
    scenario.state.skip_markers, scenario.state.spider_tiles, scenario.state.demon_tiles = 0, 1, 2
    die(scenario.state, hero, DIED_OF_WOUNDS)
    assert (
        scenario.state.skip_markers,
        scenario.state.spider_tiles,
        scenario.state.demon_tiles,
    ) == (1, 2, 3)
    assert (hero.skip, hero.spider_tile, hero.demon_tile) == (0, False, False)


def test_the_fog_that_kills_takes_no_marker_along() -> None:
    """DQ-17.4  Both skip markers are in the supply after a death in the fog."""
    scenario = DragonQuestScenario(2)
    scenario.hero().bones, scenario.hero().bones_lost = 2, 11
    fall_into(scenario.state, scenario.hero(), FOG)
    assert scenario.hero().status == DEAD
    assert (scenario.state.skip_markers, scenario.hero().skip) == (2, 0)
    assert (scenario.state.spider_tiles, scenario.state.demon_tiles) == (SPIDER_TILES, DEMON_TILES)


@pytest.mark.parametrize(("after", "then"), [(0, 2), (2, 3), (3, 0)])
def test_the_others_go_on_in_the_same_order(after: int, then: int) -> None:
    """DQ-17.5  With the second of four dead: first, third, fourth, and again."""
    scenario = DragonQuestScenario(4)
    scenario.hero(1).status = DEAD
    scenario.happens(NextTurn(after))
    assert scenario.state.active == then


def test_a_hero_in_the_chamber_at_its_last_sunset_dies_there() -> None:
    """DQ-R55, DQ-17.2  Alone inside, its death brings all ten dice back to the pool."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("M7 CH")
    scenario.hero().suns = 18
    scenario.state.aside = 3
    scenario.script_throws("chamber", *["blank"] * 7)
    scenario.happens(Turn(0))
    scenario.chooses("Stay and throw 7 dice")
    assert (scenario.hero().status, scenario.hero().death) == (DEAD, DIED_OF_SUNSET)
    assert scenario.state.aside == 0


def test_sunset_leaves_the_pool_to_the_others_inside() -> None:
    """DQ-R55  The dragons set aside stay aside while somebody else is in the chamber."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("M7 CH")
    scenario.set_line("M7 CH", 1)
    scenario.hero().suns = 19
    scenario.state.aside = 3
    scenario.happens(Sunset(0))
    assert scenario.hero().status == DEAD
    assert scenario.state.aside == 3


def test_the_log_says_what_a_hero_died_of() -> None:
    """DQ-17.1  Fire, venom and skeleton are told by their names, not as wounds."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("M7 CH")
    scenario.hero().bones, scenario.hero().bones_lost = 1, 12
    scenario.script_throws("chamber", *["blank"] * 10)
    scenario.script_throws("wound", "1", "1")
    scenario.happens(DragonWakes(0))
    assert scenario.log_lines()[-1] == "Player 1 dies in the dragon’s fire."
    assert view_of(scenario.state, 0).heroes[0].death == "fire"

    scenario = DragonQuestScenario(2)
    scenario.set_line("M7 CH M6")
    scenario.hero().bitten = True
    scenario.hero().bones, scenario.hero().bones_lost = 2, 11
    scenario.script_throws("spider", "lose_2_lp")
    scenario.happens(Venom(0))
    assert scenario.log_lines()[-1] == "Player 1 dies of the spider’s venom."
    assert view_of(scenario.state, 0).heroes[0].death == "venom"

    scenario = DragonQuestScenario(2)
    scenario.hero().bones, scenario.hero().bones_lost = 1, 12
    scenario.script_throws("skeleton", "skull")
    fight_skeleton(scenario.state, scenario.hero())
    assert scenario.log_lines()[-1] == "Player 1 is killed by the skeleton."
    assert view_of(scenario.state, 0).heroes[0].death == "skeleton"
