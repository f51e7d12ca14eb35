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
from donjon.games.dragonquest.drawing.memory import DrawingMemory
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
from tests.games.dragonquest.set_table import Castle, view

ALL_DOORS = "J5 K5 L5 I6 M6 I7 M7 I8 M8 J9 K9 L9"


def steps_out(t: Castle, *dice: str) -> None:
    """Seat 0 throws these dice (red first), stops, and is asked where to go."""
    t.throws_movement(*dice)
    throw_movement_dice(t.state, 0)
    t.run_until_choice()
    t.chooses(t.offers()[0])


def plays_turn(t: Castle, *dice: str) -> None:
    """Seat 0 takes a turn without a wall, throws these dice (red first) and stops."""
    t.throws_movement(*dice)
    t.happens(Turn(0))
    t.chooses("Hide tile 1")
    t.chooses("Say 2")
    t.chooses(t.offers()[0])


def before_the_exit(seats: int = 2, suns: int = 15) -> Castle:
    """Seat 0 stands one step from the exit and has been in the chamber."""
    t = Castle(seats)
    t.draws_line("M7 CH M6 N6 S2 T2 T1")
    t.hero().suns = suns
    return t


def test_a_hero_begins_with_thirteen_bones_and_crosses_them_from_the_top() -> None:
    """DQ-9.1  Four points lost are four bones crossed, the four topmost of thirteen."""
    t = Castle(1)
    assert (t.hero().bones, t.hero().bones_lost) == (13, 0)
    lose_life(t.state, t.hero(), 4, DIED_OF_WOUNDS)
    assert (t.hero().bones, t.hero().bones_lost) == (9, 4)
    sheet = view(t.state, 0).heroes[0]
    crossed = [piece.id for piece in sheet_pieces(sheet) if "bone" in piece.id]
    assert crossed == [f"0:strike:bone-{n}" for n in (1, 2, 3, 4)]


def test_the_last_bone_is_death() -> None:
    """DQ-9.2  With one bone the hero lives, without any it is dead at once."""
    t = Castle(2)
    lose_life(t.state, t.hero(), 12, DIED_OF_WOUNDS)
    assert (t.hero().bones, t.hero().status) == (1, INSIDE)
    lose_life(t.state, t.hero(), 1, DIED_OF_WOUNDS)
    assert (t.hero().bones, t.hero().status, t.hero().death) == (0, DEAD, DIED_OF_WOUNDS)


def test_losses_beyond_the_last_bone_mean_nothing() -> None:
    """DQ-9.2  Nine points from three bones cross three bones."""
    t = Castle(2)
    t.hero().bones, t.hero().bones_lost = 3, 10
    lose_life(t.state, t.hero(), 9, DIED_OF_WOUNDS)
    assert (t.hero().bones, t.hero().bones_lost, t.hero().status) == (0, 13, DEAD)


def test_the_potion_adds_three_bones_at_the_bottom_without_limit() -> None:
    """DQ-9.3  Bought unhurt it makes sixteen bones, and the three new ones stand below."""
    t = Castle(1)
    t.hero().finds = bytes([6, 0, 0])
    t.happens(Purchase(0))
    t.chooses("Take: Healing potion (6 points)")
    assert (t.hero().bones, t.hero().bones_lost) == (16, 0)
    sheet = view(t.state, 0).heroes[0]
    bones = [spot.id for spot in sheet_board(sheet, DrawingMemory()).spots if "bone" in spot.id]
    assert bones == [f"0:bone-{n}" for n in range(1, 17)]


def test_a_loss_of_several_parts_is_one_loss() -> None:
    """DQ-R51  Arrow and wound die are lost together, and death is looked at after both."""
    t = Castle(2)
    t.hero().bones, t.hero().bones_lost = 2, 11
    t.throws("wound", "3")
    fall_into(t.state, t.hero(), 0)
    assert t.log_lines()[-2:] == ["loses 4 life points; 0 left.", "Player 1 dies of wounds."]
    assert t.script_is_used_up


def test_the_dragons_breath_is_one_loss() -> None:
    """DQ-R51  One dragon, a two and a three are six points lost at once."""
    t = Castle(2)
    t.draws_line("M7 CH")
    t.throws("chamber", "dragon", *["blank"] * 9)
    t.throws("wound", "2", "3")
    t.happens(DragonWakes(0))
    assert [line for line in t.log_lines() if line.startswith("loses")] == [
        "loses 6 life points; 7 left."
    ]


def test_losses_in_a_fight_are_looked_at_after_each_throw() -> None:
    """DQ-R51  With one bone left the first blow of skeleton or troll is the end of the fight."""
    t = Castle(2)
    t.hero().bones, t.hero().bones_lost = 1, 12
    t.throws("skeleton", "skull")
    fight_skeleton(t.state, t.hero())
    assert (t.hero().status, t.hero().death) == (DEAD, DIED_OF_SKELETON)
    assert t.script_is_used_up
    t = Castle(2)
    t.hero().bones, t.hero().bones_lost = 1, 12
    t.throws("combat_troll", "monster")
    t.throws("wound", "1")
    meet_monster(t.state, t.hero(), TROLL)
    assert (t.hero().status, t.hero().death) == (DEAD, DIED_OF_WOUNDS)
    assert t.script_is_used_up


def test_a_hero_dies_of_its_last_wound() -> None:
    """DQ-17.1  The last bone is crossed by a ghoul."""
    t = Castle(2)
    t.hero().bones, t.hero().bones_lost = 1, 12
    t.throws("combat_ghoul", "monster")
    t.throws("wound", "1", "3")
    meet_monster(t.state, t.hero(), GHOUL)
    assert (t.hero().status, t.hero().death) == (DEAD, DIED_OF_WOUNDS)


def test_a_hero_dies_of_the_third_trap_of_a_kind() -> None:
    """DQ-17.1  Two trapdoors behind it, the third is the end."""
    t = Castle(2)
    t.hero().traps = bytes([0, 2, 0])
    fall_into(t.state, t.hero(), TRAPDOOR)
    assert (t.hero().status, t.hero().death) == (DEAD, DIED_OF_TRAP)


def test_a_hero_dies_of_the_skeletons_fifth_skull() -> None:
    """DQ-17.1  Though ten points are all that four skulls cost."""
    t = Castle(2)
    t.throws("skeleton", *["skull"] * 5)
    fight_skeleton(t.state, t.hero())
    assert (t.hero().status, t.hero().death) == (DEAD, DIED_OF_SKELETON)


def test_a_hero_dies_of_the_demon_on_its_square() -> None:
    """DQ-17.1  The demon is one step away."""
    t = Castle(2)
    t.draws_line("A12 B12")
    t.demon_walked("E3 C11")
    t.hero().suns = 4
    t.happens(DemonHunt(0))
    assert (t.hero().status, t.hero().death) == (DEAD, DIED_OF_DEMON)


def test_a_hero_dies_of_sunset() -> None:
    """DQ-17.1, DQ-17.2  At T9 with the last box ticked and still inside; a box earlier it lives."""
    t = Castle(2)
    t.hero().suns = 18
    t.happens(Sunset(0))
    assert t.hero().status == INSIDE
    t.hero().suns = 19
    t.happens(Sunset(0))
    assert (t.hero().status, t.hero().death) == (DEAD, DIED_OF_SUNSET)
    assert t.hero().bones == 13


def test_a_hero_dies_without_a_way_to_flee() -> None:
    """DQ-17.1  The dragon is awake and every square around the chamber is closed."""
    t = Castle(2)
    t.draws_line("M7 CH")
    t.demon_walked(f"E3 {ALL_DOORS}")
    t.throws("chamber", *["blank"] * 10)
    t.throws("wound", "1", "1")
    t.happens(DragonWakes(0))
    assert (t.hero().status, t.hero().death, t.hero().bones) == (DEAD, DIED_OF_DRAGON, 11)


def test_sunset_comes_at_the_end_of_the_last_turn() -> None:
    """DQ-17.2, DQ-16.2  In its nineteenth turn a hero may still move; short of the exit it dies."""
    t = before_the_exit(suns=18)
    t.draws_line("M7 CH M6 N6 S2 S1")
    plays_turn(t, "skull", "room", "blank", "blank", "blank")
    assert (t.hero().suns, t.hero().status) == (19, INSIDE)
    t.chooses("To T1")
    assert (t.hero().status, t.hero().death) == (DEAD, DIED_OF_SUNSET)
    assert t.state.active == 1


def test_the_exit_in_the_nineteenth_turn_is_in_time() -> None:
    """DQ-16.2, DQ-17.2  Sunset does not touch a hero that is out."""
    t = before_the_exit(suns=18)
    plays_turn(t, "skull", "room", "blank", "blank", "blank")
    t.chooses("To U1")
    assert (t.hero().suns, t.hero().status) == (19, ESCAPED)
    assert t.state.active == 1


def test_with_the_amulet_the_twentieth_turn_is_in_time() -> None:
    """DQ-16.2  Nineteen suns of twenty do not kill, and the exit may be reached in the last."""
    t = before_the_exit(seats=1, suns=18)
    t.hero().sun_boxes = 20
    t.script(1)
    t.throws_movement("skull", "blank", "blank", "blank", "room")
    t.happens(Turn(0))
    t.chooses("Say 1")
    t.chooses("Stop: 1 square, no find")
    t.chooses("Stop on T1")
    assert (t.hero().suns, t.hero().status) == (20, INSIDE)
    t.script(1)
    t.throws_movement("skull", "blank", "blank", "blank", "room")
    t.chooses("Say 1")
    t.chooses("Stop: 1 square, no find")
    t.chooses("To U1")
    assert t.hero().status == ESCAPED
    assert t.state.owed == []


def test_whoever_enters_the_exit_has_escaped() -> None:
    """DQ-16.1  Three steps were thrown and one is enough: the others are lost."""
    t = before_the_exit()
    steps_out(t, "room", "room", "corridor", "blank", "blank")
    assert t.hero().status == INSIDE
    t.chooses("To U1")
    assert t.hero().status == ESCAPED
    assert t.hero().square == NUMBER["U1"]
    assert t.is_idle


def test_an_escaped_hero_takes_no_more_turns() -> None:
    """DQ-16.3  The turn passes it over."""
    t = Castle(3)
    t.hero(1).status, t.hero(1).suns = ESCAPED, 12
    t.happens(NextTurn(0))
    assert t.state.active == 2
    assert t.hero(1).suns == 12


def test_an_escaped_hero_keeps_its_gold() -> None:
    """DQ-16.3  Neither the dragon nor sunset takes what is out of the castle."""
    t = Castle(2)
    t.draws_line("M7 CH M6 N6 T1 U1", 1)
    t.hero(1).status = ESCAPED
    t.hero(1).suns = 19
    t.hero(1).treasures = 1 << TREASURE_IDS.index("golden_apple")
    t.hero(1).coins_50 = 2
    t.draws_line("M7 CH")
    t.throws("chamber", *["blank"] * 10)
    t.throws("wound", "1", "1")
    t.happens(DragonWakes(0))
    t.happens(Sunset(1))
    assert t.hero(1).status == ESCAPED
    assert gold(t.state, t.hero(1)) == 2300


def test_the_demon_catches_a_hero_that_has_just_escaped() -> None:
    """DQ-E32, DQ-16.4, DQ-R34  Turn 19, the exit reached, the demon two king steps away: dead."""
    t = before_the_exit(suns=18)
    t.demon_walked("E3 S1")
    plays_turn(t, "skull", "room", "blank", "blank", "blank")
    t.chooses("To U1")
    assert t.offers(1) == ["The demon goes to T1", "The demon goes to T2"]
    assert t.hero().status == ESCAPED
    t.chooses("The demon goes to T2")
    assert (t.hero().status, t.hero().death) == (DEAD, DIED_OF_DEMON)
    assert result(t.state).ranking == []


def test_a_demon_three_steps_away_comes_too_late() -> None:
    """DQ-16.4, DQ-R34  Two king steps do not reach the exit: nobody is asked to steer it."""
    t = before_the_exit(suns=15)
    t.demon_walked("E3 R1")
    plays_turn(t, "skull", "room", "blank", "blank", "blank")
    t.chooses("To U1")
    assert t.hero().status == ESCAPED
    assert t.state.active == 1
    assert t.offers(0) == ["Hide tile 1", "Hide tile 2", "Hide tile 3"]
    assert t.hero().demon == NUMBER["R1"]


def test_the_dead_take_no_turns_and_cannot_win() -> None:
    """DQ-17.3  The death box is ticked, the turn passes the hero over, the others are ranked."""
    t = Castle(3)
    t.hero(1).suns, t.hero(1).treasures = 12, 1 << TREASURE_IDS.index("golden_apple")
    die(t.state, t.hero(1), DIED_OF_TRAP)
    sheet = view(t.state, 0).heroes[1]
    assert "1:cross:death" in [piece.id for piece in sheet_pieces(sheet)]
    t.happens(NextTurn(0))
    assert t.state.active == 2
    assert t.hero(1).suns == 12
    t.hero(0).status = t.hero(2).status = ESCAPED
    assert result(t.state).ranking == [[0, 2], [1]]


def test_the_goods_of_the_dead_leave_the_game() -> None:
    """DQ-17.4, DQ-R44  Neither objects nor treasures come back to the supply."""
    t = Castle(2)
    hero = t.hero()
    apple = 1 << TREASURE_IDS.index("golden_apple")
    hero.objects = 1 << ROPE | 1 << SILVER_RING
    hero.treasures = apple
    t.state.objects &= ~hero.objects
    t.state.treasures &= ~apple
    die(t.state, hero, DIED_OF_SUNSET)
    assert (hero.objects, hero.treasures) == (0, 0)
    assert t.state.objects == (1 << OBJECTS) - 1 & ~(1 << ROPE | 1 << SILVER_RING)
    assert t.state.treasures == (1 << 11) - 1 & ~apple


def test_treasures_that_the_dragon_took_stay_in_the_supply() -> None:
    """DQ-17.4  They were put back before the breath that kills."""
    t = Castle(2)
    apple = 1 << TREASURE_IDS.index("golden_apple")
    t.draws_line("M7 CH")
    t.hero().treasures = apple
    t.hero().bones, t.hero().bones_lost = 2, 11
    t.state.treasures &= ~apple
    t.throws("chamber", *["blank"] * 10)
    t.throws("wound", "1", "1")
    t.happens(DragonWakes(0))
    assert t.hero().status == DEAD
    assert t.state.treasures == (1 << 11) - 1


def test_markers_and_tiles_of_the_dead_return() -> None:
    """DQ-17.4  Skip marker, spider tile and demon tile go back to the supply."""
    t = Castle(2)
    hero = t.hero()
    hero.skip, hero.spider_tile, hero.demon_tile = SKIP_MARKER, True, True
    hero.bitten = True
    t.state.skip_markers, t.state.spider_tiles, t.state.demon_tiles = 0, 1, 2
    die(t.state, hero, DIED_OF_WOUNDS)
    assert (t.state.skip_markers, t.state.spider_tiles, t.state.demon_tiles) == (1, 2, 3)
    assert (hero.skip, hero.spider_tile, hero.demon_tile) == (0, False, False)


def test_the_fog_that_kills_takes_no_marker_along() -> None:
    """DQ-17.4  Both skip markers are in the supply after a death in the fog."""
    t = Castle(2)
    t.hero().bones, t.hero().bones_lost = 2, 11
    fall_into(t.state, t.hero(), FOG)
    assert t.hero().status == DEAD
    assert (t.state.skip_markers, t.hero().skip) == (2, 0)
    assert (t.state.spider_tiles, t.state.demon_tiles) == (SPIDER_TILES, DEMON_TILES)


@pytest.mark.parametrize(("after", "then"), [(0, 2), (2, 3), (3, 0)])
def test_the_others_go_on_in_the_same_order(after: int, then: int) -> None:
    """DQ-17.5  With the second of four dead: first, third, fourth, and again."""
    t = Castle(4)
    t.hero(1).status = DEAD
    t.happens(NextTurn(after))
    assert t.state.active == then


def test_a_hero_in_the_chamber_at_its_last_sunset_dies_there() -> None:
    """DQ-R55, DQ-17.2  Alone inside, its death brings all ten dice back to the pool."""
    t = Castle(2)
    t.draws_line("M7 CH")
    t.hero().suns = 18
    t.state.aside = 3
    t.throws("chamber", *["blank"] * 7)
    t.happens(Turn(0))
    t.chooses("Stay and throw 7 dice")
    assert (t.hero().status, t.hero().death) == (DEAD, DIED_OF_SUNSET)
    assert t.state.aside == 0


def test_sunset_leaves_the_pool_to_the_others_inside() -> None:
    """DQ-R55  The dragons set aside stay aside while somebody else is in the chamber."""
    t = Castle(2)
    t.draws_line("M7 CH")
    t.draws_line("M7 CH", 1)
    t.hero().suns = 19
    t.state.aside = 3
    t.happens(Sunset(0))
    assert t.hero().status == DEAD
    assert t.state.aside == 3


def test_the_log_says_what_a_hero_died_of() -> None:
    """DQ-17.1  Fire, venom and skeleton are told by their names, not as wounds."""
    t = Castle(2)
    t.draws_line("M7 CH")
    t.hero().bones, t.hero().bones_lost = 1, 12
    t.throws("chamber", *["blank"] * 10)
    t.throws("wound", "1", "1")
    t.happens(DragonWakes(0))
    assert t.log_lines()[-1] == "Player 1 dies in the dragon’s fire."
    assert view(t.state, 0).heroes[0].death == "fire"

    t = Castle(2)
    t.draws_line("M7 CH M6")
    t.hero().bitten = True
    t.hero().bones, t.hero().bones_lost = 2, 11
    t.throws("spider", "lose_2_lp")
    t.happens(Venom(0))
    assert t.log_lines()[-1] == "Player 1 dies of the spider’s venom."
    assert view(t.state, 0).heroes[0].death == "venom"

    t = Castle(2)
    t.hero().bones, t.hero().bones_lost = 1, 12
    t.throws("skeleton", "skull")
    fight_skeleton(t.state, t.hero())
    assert t.log_lines()[-1] == "Player 1 is killed by the skeleton."
    assert view(t.state, 0).heroes[0].death == "skeleton"
