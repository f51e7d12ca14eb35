"""Clank!'s worked examples, told as the catalogue tells them."""

from __future__ import annotations

import pytest

from donjon.games.clank.content.tables import NUMBER, PILES
from donjon.games.clank.model.state import ESCAPED, LOST, RESCUED
from donjon.games.clank.rules.countdown import CountdownTurn
from donjon.games.clank.rules.dragon import DragonAttack, attack
from donjon.games.clank.rules.dungeon_row import RefillRow
from donjon.games.clank.rules.scoring import score
from donjon.games.clank.rules.turn import CleanUp
from tests.games.clank.set_table import BLACK, Heist


def test_a_quiet_turn_into_a_crystal_cave() -> None:
    """CL-E1  Stumble, Move Silently, Mercenary and two Burgles, an Orc Grunt and a merchant."""
    t = Heist(3)
    green = 2
    t.owns(
        hand="stumble move_silently mercenary burgle burgle",
        deck="burgle burgle burgle burgle stumble",
        seat=green,
    )
    t.row("orc_grunt kobold_merchant")
    t.stands("D02", green)
    t.acts(green)
    t.plays("Stumble")
    assert (t.thief(green).clank, t.thief(green).supply) == (1, 29)
    t.plays("Move Silently")
    assert (t.thief(green).clank, t.thief(green).supply, t.resources.credit) == (0, 30, 1)
    t.plays("Mercenary", "Burgle", "Burgle")
    assert t.skill_swords_boots() == (3, 2, 2)
    t.chooses("Walk to Shimmering Landing (one boot)")
    assert (t.room(green), t.resources.boots) == ("D07", 1)
    assert t.offers_any("Walk") == []
    t.chooses("Fight Orc Grunt (2 swords)")
    assert t.thief(green).gold == 3
    assert t.kinds(t.state.dungeon_discard)[-1] == "orc_grunt"
    t.chooses("Acquire Kobold Merchant (3 skill)")
    assert t.resources.skill == 0
    assert t.thief(green).gold == 3
    assert t.kinds(t.thief(green).discard) == ["kobold_merchant"]
    assert (t.resources.boots, t.resources.credit) == (1, 1)
    assert t.is_idle  # nothing but the end of the turn was left
    t.happens(CleanUp(green))
    assert (t.resources.boots, t.resources.credit) == (0, 0)


def test_two_symbols_are_one_attack() -> None:
    """CL-E2  Rage on the fifth space: four cubes, black, green, yellow and yellow."""
    t = Heist(3)
    yellow, green = 1, 2
    t.state.active = yellow
    t.row("brilliance sneak tattle")
    t.comes_next("ogre sapphire ladder")
    t.state.rage = 5
    t.makes_noise(2, yellow)
    t.makes_noise(1, green)
    t.draws_cubes(BLACK, green, yellow, yellow)
    t.happens(DragonAttack())
    assert t.log_lines() == []
    t.state.owe(DragonAttack())
    t.happens(RefillRow())
    assert t.in_row == ["brilliance", "sneak", "tattle", "ogre", "sapphire", "ladder"]
    assert [thief.clank for thief in t.state.thieves] == [0, 0, 0]
    assert t.state.cubes_set_aside == [0, 0, 0, 0, 1]
    assert [thief.damage for thief in t.state.thieves] == [0, 2, 1]
    assert t.script_is_used_up
    assert [line for line in t.log_lines() if "attacks" in line] == ["The dragon attacks: 4 cubes!"]


def test_sleight_of_hand_as_the_last_card() -> None:
    """CL-E3  Nothing is discarded and nothing is drawn."""
    t = Heist()
    t.owns(hand="sleight_of_hand", deck="burgle burgle")
    t.acts()
    t.plays("Sleight of Hand")
    assert t.kinds(t.thief().played) == ["sleight_of_hand"]
    assert (t.thief().hand.hidden_cards, t.thief().discard) == ([], [])
    assert len(t.thief().deck.hidden_cards) == 2


@pytest.mark.parametrize("order", [("Rebel Scout", "Mercenary"), ("Mercenary", "Rebel Scout")])
def test_a_rebel_and_another_companion(order: tuple[str, str]) -> None:
    """CL-E4  In either order one card is drawn, when the second of the two is played."""
    t = Heist()
    t.owns(hand="rebel_scout mercenary burgle", deck="stumble stumble")
    t.acts()
    t.plays(order[0])
    assert len(t.thief().hand.hidden_cards) == 2
    t.plays(order[1])
    assert t.kinds(t.thief().hand.hidden_cards) == ["burgle", "stumble"]


def test_the_mountain_king_buys_a_crown() -> None:
    """CL-E5  The extra sword and boot come with the crown, and not before."""
    t = Heist()
    t.owns(hand="the_mountain_king")
    t.stands("D18")
    t.thief().gold = 7
    t.acts()
    t.plays("The Mountain King")
    assert t.skill_swords_boots() == (2, 1, 1)
    t.chooses("Buy Crown (10) (7 gold)")
    assert t.skill_swords_boots() == (2, 2, 2)
    assert t.thief().gold == 0


def test_swagger_after_and_before_noise() -> None:
    """CL-E6  Two skill for noise made before, two more for the gem's."""
    t = Heist()
    t.owns(hand="stumble lucky_coin swagger burgle", deck="burgle")
    t.row("sapphire")
    t.acts()
    t.plays("Stumble", "Lucky Coin")
    assert t.resources.skill == 1
    t.plays("Swagger")
    assert t.resources.skill == 3
    t.plays("Burgle")
    t.chooses("Acquire Sapphire (4 skill)")
    assert t.resources.skill == 2
    assert t.thief().clank == 4


def test_the_countdown_of_the_first_who_leaves() -> None:
    """CL-E7  Space 1 at once, then attacks with one, two and three more cubes, then the end."""
    t = Heist(2)
    red = 0
    t.stands("D01", red)
    t.stands("D02", 1)
    t.has_artifact(5, red)
    t.owns(hand="", seat=red)
    t.acts(red, boots=1)
    t.chooses("Walk to Starting flag (one boot)")
    assert (t.state.runner, t.state.countdown, t.thief(red).status) == (red, 1, ESCAPED)
    t.state.rage = 1
    for space, cubes in ((2, 3), (3, 4), (4, 5)):
        t.draws_cubes(*[BLACK] * cubes)
        t.state.active = red
        t.happens(CountdownTurn(red))
        assert t.state.countdown == space
        assert t.script_is_used_up
    t.happens(CountdownTurn(red))
    assert t.state.countdown == 5
    assert t.thief(1).status == LOST
    attacks = [line for line in t.log_lines() if "attacks" in line]
    assert attacks == [f"The dragon attacks: {cubes} cubes!" for cubes in (3, 4, 5)]


def test_the_second_secret_needs_a_second_arrival() -> None:
    """CL-E8  Staying in the room gives nothing; leaving and coming back does."""
    t = Heist()
    t.stands("D02")
    t.hides("D03", "healing_potion strength_potion")
    t.owns(hand="")
    t.script(0)
    t.acts(boots=6)
    t.chooses("Walk to Guard Room (2 boots)")
    t.chooses("Take a minor secret")
    assert t.thief().secrets[6] == 1
    assert t.offers_any("Take") == []
    t.chooses("Walk to Great Hall (2 boots)")
    t.chooses("Walk to Guard Room (2 boots)")
    t.chooses("Take a minor secret")
    assert sum(t.thief().secrets) == 2
    assert t.state.secrets[t.thief().room] == b""


def test_a_tunnel_may_not_knock_out() -> None:
    """CL-E9  With nine wounds a monster needs a sword."""
    t = Heist()
    t.stands("D07")
    t.is_hurt(9)
    t.owns(hand="")
    t.acts(boots=2)
    assert t.offers_any("Walk to Mirror Cave") == []
    t.state.owed.clear()
    t.acts(boots=2, swords=1)
    assert t.offers_any("Walk to Mirror Cave") == [
        "Walk to Mirror Cave (one boot; one sword, no damage)"
    ]


def test_without_cubes_there_is_neither_noise_nor_damage() -> None:
    """CL-E10  Stumble adds nothing, monsters bar the way; healing gives a cube back."""
    t = Heist()
    thief = t.thief()
    thief.damage, thief.clank, thief.supply = 5, 25, 0
    t.stands("D07")
    t.owns(hand="stumble stumble burgle")
    t.row("shrine")
    t.acts(boots=1, skill=2)
    t.plays("Stumble")
    assert (thief.clank, thief.supply) == (25, 0)
    assert t.offers_any("Walk to Mirror Cave") == []
    t.chooses("Use Shrine (2 skill)")
    t.chooses("Heal 1 damage")
    assert (thief.damage, thief.supply) == (4, 1)
    t.plays("Stumble")
    assert (thief.clank, thief.supply) == (26, 0)


def test_a_teleport_out_of_the_dungeon() -> None:
    """CL-E11  With an artifact it is an escape, without one it is illegal."""
    t = Heist()
    t.stands("D01")
    t.owns(hand="")
    t.acts(teleports=1)
    assert t.offers_any("Teleport") == ["Teleport to Great Hall"]
    t.state.owed.clear()
    t.has_artifact(5)
    t.acts(teleports=1)
    t.chooses("Teleport to Starting flag")
    assert (t.thief().status, t.thief().mastery) == (ESCAPED, True)


def test_credit_before_noise() -> None:
    """CL-E12, CL-20.15  Sneak takes two cubes back, Elven Cloak gives credit for a Sapphire."""
    t = Heist()
    t.makes_noise(2)
    t.owns(hand="sneak elven_cloak swagger burgle burgle", deck="burgle")
    t.row("sapphire")
    t.acts()
    t.plays("Sneak")
    assert (t.thief().clank, t.thief().supply, t.resources.credit) == (0, 30, 0)
    t.plays("Elven Cloak")
    assert (t.thief().clank, t.resources.credit) == (0, 2)
    t.plays("Swagger", "Burgle", "Burgle")
    t.chooses("Acquire Sapphire (4 skill)")
    kept = t.state.clone()
    t.chooses("Cancel 2, add no cube")
    assert (t.thief().clank, t.resources.credit, t.resources.added, t.resources.skill) == (
        0,
        0,
        0,
        0,
    )
    t.state = kept
    t.chooses("Cancel none, add 2 cubes")
    assert (t.thief().clank, t.resources.credit, t.resources.added, t.resources.skill) == (
        2,
        2,
        2,
        2,
    )


def test_noise_that_cannot_be_made_does_not_count() -> None:
    """CL-E13  One cube is left: Dead Run adds one, and Swagger counts one."""
    t = Heist()
    t.makes_noise(29)
    t.owns(hand="dead_run swagger burgle")
    t.acts()
    t.plays("Dead Run")
    assert (t.thief().supply, t.thief().clank) == (0, 30)
    t.plays("Swagger")
    assert t.resources.skill == 1


def test_search_tops_up_what_was_gained_before() -> None:
    """CL-E14  Two goblins, then Search: two gold more; an ogre is then worth six."""
    t = Heist()
    t.owns(hand="search burgle")
    t.row("ogre")
    t.acts(swords=7)
    t.chooses("Fight Goblin (2 swords)")
    t.chooses("Fight Goblin (2 swords)")
    assert t.thief().gold == 2
    t.plays("Search")
    assert t.thief().gold == 4
    t.chooses("Fight Ogre (3 swords)")
    assert t.thief().gold == 10


def test_rage_danger_and_countdown_add_up() -> None:
    """CL-E15  5 + 2 + 2 = 9 cubes."""
    t = Heist()
    t.state.rage = 7
    t.row("kobold dragon_shrine")
    t.state.runner, t.state.countdown = 0, 2
    t.draws_cubes(*[BLACK] * 9)
    t.happens(CountdownTurn(0))
    assert t.state.countdown == 3
    assert t.script_is_used_up
    assert t.state.cubes_set_aside[BLACK] == 9


def test_two_fall_in_one_attack() -> None:
    """CL-E16  Red's tenth cube comes first: red runs the countdown; surplus cubes lie aside."""
    t = Heist(4)
    red, blue = 0, 3
    for seat in (red, blue):
        t.is_hurt(9, seat)
        t.makes_noise(3, seat)
    t.has_artifact(5, red)
    t.stands("D02", red)
    t.stands("D02", blue)
    t.state.rage = 5
    t.draws_cubes(red, blue, blue, red)
    attack(t.state, 0)
    assert t.script_is_used_up
    assert (t.thief(red).status, t.thief(blue).status) == (RESCUED, LOST)
    assert t.state.runner == red
    assert (t.state.cubes_set_aside[red], t.state.cubes_set_aside[blue]) == (1, 1)
    assert (t.thief(red).damage, t.thief(blue).damage) == (10, 10)


def test_a_kobold_counts_in_the_attack_it_causes() -> None:
    """CL-E17  Rage space 1: 2 + 1 = 3 cubes."""
    t = Heist()
    t.row("sneak tattle brilliance search swagger")
    t.comes_next("kobold")
    t.state.rage = 1
    t.draws_cubes(BLACK, BLACK, BLACK)
    t.state.owe(DragonAttack())
    t.happens(RefillRow())
    assert t.script_is_used_up
    assert t.state.cubes_set_aside[BLACK] == 3


def test_a_kobold_brought_by_the_treasure_hunter() -> None:
    """CL-E18  No attack now, none at the end of the turn; but it is a danger from now on."""
    t = Heist()
    t.owns(hand="treasure_hunter", deck="burgle burgle burgle burgle burgle")
    t.owns(hand="burgle burgle", seat=1)
    t.row("sneak tattle brilliance search swagger ladder")
    t.comes_next("kobold")
    t.turn()
    t.plays("Treasure Hunter")
    t.chooses("Replace Sneak")
    assert t.in_row[0] == "kobold"
    t.ends()
    assert t.state.active == 1
    assert [line for line in t.log_lines() if "attacks" in line] == []
    t.state.rage = 1
    t.draws_cubes(BLACK, BLACK, BLACK)
    attack(t.state, 0)
    assert t.script_is_used_up


def test_noise_that_arrives_goes_into_the_bag() -> None:
    """CL-E19  Watcher and Sapphire in one refill: first all add a cube, then the attack."""
    t = Heist(4)
    t.row("sneak tattle brilliance search")
    t.comes_next("sapphire watcher")
    t.state.rage = 1
    t.script(24 + 3, 24 + 2)  # the bag then holds 24 black cubes behind four of the thieves
    t.state.owe(DragonAttack())
    t.happens(RefillRow())
    assert [thief.clank for thief in t.state.thieves] == [0, 0, 0, 0]
    assert t.state.bag == [1, 1, 1, 1, 22]
    assert t.state.cubes_set_aside[BLACK] == 2


def test_the_last_secret_tome() -> None:
    """CL-E20  Seven gold for the one that is left."""
    t = Heist()
    t.owns(hand="underworld_dealing burgle")
    t.thief().gold = 7
    tomes = PILES.index(NUMBER["secret_tome"])
    t.state.reserve[tomes] = 1
    t.acts()
    t.plays("Underworld Dealing")
    t.chooses("Pay 7 gold and take Secret Tome (up to 2)")
    assert t.thief().gold == 0
    assert t.kinds(t.thief().discard) == ["secret_tome"]
    assert t.state.reserve[tomes] == 0


def test_magic_spring_banishes_before_anything_is_discarded() -> None:
    """CL-E21  Exactly one card of play area or discard pile goes to the box."""
    t = Heist()
    t.owns(
        hand="burgle burgle stumble sidestep scramble",
        discard="burgle",
        deck="burgle burgle burgle stumble mercenary",
    )
    t.stands("D02")
    t.hides("D03", "magic_spring")
    t.row("brilliance tattle search swagger ladder teleporter")
    t.owns(hand="burgle burgle", seat=1)
    t.turn()
    t.plays("Burgle", "Burgle", "Stumble", "Sidestep", "Scramble")
    t.chooses("Walk to Guard Room (2 boots)")
    t.chooses("Take a minor secret")
    t.ends()
    assert t.offers_any("Banish") == [
        "Banish Burgle from your play area",
        "Banish Stumble from your play area",
        "Banish Sidestep from your play area",
        "Banish Scramble from your play area",
        "Banish Burgle from your discard pile",
    ]
    assert (len(t.thief().played), len(t.thief().discard), t.thief().hand.hidden_cards) == (
        5,
        1,
        [],
    )
    box = len(t.state.removed_cards)
    t.chooses("Banish Stumble from your play area")
    assert len(t.state.removed_cards) == box + 1
    assert len(t.thief().discard) == 5
    assert len(t.thief().hand.hidden_cards) == 5


def test_three_draws_from_two_cards() -> None:
    """CL-E22  One from the deck, one from the shuffled discard pile, the third is lost."""
    t = Heist()
    t.owns(hand="brilliance", deck="burgle", discard="stumble", played="sidestep")
    t.acts()
    t.plays("Brilliance")
    assert t.kinds(t.thief().hand.hidden_cards) == ["burgle", "stumble"]
    assert (t.thief().deck.hidden_cards, t.thief().discard) == ([], [])
    assert t.kinds(t.thief().played) == ["sidestep", "brilliance"]


def test_a_count_of_107_points() -> None:
    """CL-E23  Artifact, mastery, market, tokens, gold and cards."""
    t = Heist()
    t.owns(
        deck="secret_tome secret_tome wizard the_duke dwarven_peddler",
        hand="dragons_eye emerald",
        discard="burgle stumble sidestep scramble",
    )
    thief = t.thief()
    thief.status, thief.mastery, thief.gold = ESCAPED, True, 11
    t.has_artifact(15)
    t.has_item("crown_9")
    t.has_item("master_key")
    thief.idols = 1
    t.keeps("dragon_egg")
    assert score(thief) == 107


def test_three_monsters_and_two_swords() -> None:
    """CL-E24  Two swords and a wound, one and two, none and three."""
    t = Heist(board="dusk")
    t.stands("K07")
    t.is_hurt(6)
    t.owns(hand="")
    t.acts(boots=1, swords=2)
    assert t.offers_any("Walk to Heart of Ice") == [
        "Walk to Heart of Ice (one boot; 2 swords, 1 damage)",
        "Walk to Heart of Ice (one boot; one sword, 2 damage)",
        "Walk to Heart of Ice (one boot; no sword, 3 damage)",
    ]


def test_a_flying_carpet_lifts_exhaustion() -> None:
    """CL-E25  After entering a cave all boots may be spent again."""
    t = Heist()
    t.stands("D02")
    t.keeps("swiftness_potion")
    t.owns(hand="flying_carpet burgle")
    t.acts(boots=1)
    t.chooses("Walk to Shimmering Landing (one boot)")
    t.chooses("Use: Potion of Swiftness")
    assert t.resources.boots == 1
    assert t.offers_any("Walk") == []
    t.plays("Flying Carpet")
    assert t.resources.boots == 3
    assert t.offers_any("Walk") == [
        "Walk to Great Hall (one boot)",
        "Walk to Old Pantry (2 boots)",
        "Walk to Mirror Cave (one boot)",
    ]
