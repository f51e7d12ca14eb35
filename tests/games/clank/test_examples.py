"""The worked examples of Clank!'s catalogue."""

from __future__ import annotations

import pytest

from donjon.games.clank.content.tables import NUMBER, PILES
from donjon.games.clank.model.state import ESCAPED, LOST, RESCUED
from donjon.games.clank.rules.countdown import CountdownTurn
from donjon.games.clank.rules.dragon import DragonAttack, attack
from donjon.games.clank.rules.dungeon_row import RefillRow
from donjon.games.clank.rules.scoring import score
from donjon.games.clank.rules.turn import CleanUp
from tests.games.clank.scenario import BLACK, ClankScenario


def test_a_quiet_turn_into_a_crystal_cave() -> None:
    """CL-E1  Stumble, Move Silently, Mercenary and two Burgles, an Orc Grunt and a merchant."""
    scenario = ClankScenario(3)
    green = 2
    scenario.set_cards(
        hand="stumble move_silently mercenary burgle burgle",
        deck="burgle burgle burgle burgle stumble",
        seat=green,
    )
    scenario.set_row("orc_grunt kobold_merchant")
    scenario.place_thief("D02", green)
    scenario.acts(green)
    scenario.plays("Stumble")
    assert (scenario.thief(green).clank, scenario.thief(green).supply) == (1, 29)
    scenario.plays("Move Silently")
    assert (
        scenario.thief(green).clank,
        scenario.thief(green).supply,
        scenario.resources.credit,
    ) == (0, 30, 1)
    scenario.plays("Mercenary", "Burgle", "Burgle")
    assert scenario.skill_swords_boots() == (3, 2, 2)
    scenario.chooses("Walk to Shimmering Landing (one boot)")
    assert (scenario.room(green), scenario.resources.boots) == ("D07", 1)
    assert scenario.offers_starting_with("Walk") == []
    scenario.chooses("Fight Orc Grunt (2 swords)")
    assert scenario.thief(green).gold == 3
    assert scenario.card_ids(scenario.state.dungeon_discard)[-1] == "orc_grunt"
    scenario.chooses("Acquire Kobold Merchant (3 skill)")
    assert scenario.resources.skill == 0
    assert scenario.thief(green).gold == 3
    assert scenario.card_ids(scenario.thief(green).discard) == ["kobold_merchant"]
    assert (scenario.resources.boots, scenario.resources.credit) == (1, 1)
    assert scenario.is_idle  # nothing but the end of the turn was left
    scenario.happens(CleanUp(green))
    assert (scenario.resources.boots, scenario.resources.credit) == (0, 0)


def test_two_symbols_are_one_attack() -> None:
    """CL-E2  Rage on the fifth space: four cubes, black, green, yellow and yellow."""
    scenario = ClankScenario(3)
    yellow, green = 1, 2
    scenario.state.active = yellow
    scenario.set_row("brilliance sneak tattle")
    scenario.put_on_deck("ogre sapphire ladder")
    scenario.state.rage = 5
    scenario.add_clank(2, yellow)
    scenario.add_clank(1, green)
    scenario.script_cubes(BLACK, green, yellow, yellow)
    scenario.happens(DragonAttack())
    assert scenario.log_lines() == []
    scenario.state.owe(DragonAttack())
    scenario.happens(RefillRow())
    assert scenario.row_ids == ["brilliance", "sneak", "tattle", "ogre", "sapphire", "ladder"]
    assert [thief.clank for thief in scenario.state.thieves] == [0, 0, 0]
    assert scenario.state.cubes_set_aside == [0, 0, 0, 0, 1]
    assert [thief.damage for thief in scenario.state.thieves] == [0, 2, 1]
    assert scenario.script_is_used_up
    assert [line for line in scenario.log_lines() if "attacks" in line] == [
        "The dragon attacks: 4 cubes!"
    ]


def test_sleight_of_hand_as_the_last_card() -> None:
    """CL-E3  Nothing is discarded and nothing is drawn."""
    scenario = ClankScenario()
    scenario.set_cards(hand="sleight_of_hand", deck="burgle burgle")
    scenario.acts()
    scenario.plays("Sleight of Hand")
    assert scenario.card_ids(scenario.thief().played) == ["sleight_of_hand"]
    assert (scenario.thief().hand.hidden_cards, scenario.thief().discard) == ([], [])
    assert len(scenario.thief().deck.hidden_cards) == 2


@pytest.mark.parametrize("order", [("Rebel Scout", "Mercenary"), ("Mercenary", "Rebel Scout")])
def test_a_rebel_and_another_companion(order: tuple[str, str]) -> None:
    """CL-E4  In either order one card is drawn, when the second of the two is played."""
    scenario = ClankScenario()
    scenario.set_cards(hand="rebel_scout mercenary burgle", deck="stumble stumble")
    scenario.acts()
    scenario.plays(order[0])
    assert len(scenario.thief().hand.hidden_cards) == 2
    scenario.plays(order[1])
    assert scenario.card_ids(scenario.thief().hand.hidden_cards) == ["burgle", "stumble"]


def test_the_mountain_king_buys_a_crown() -> None:
    """CL-E5  The extra sword and boot come with the crown, and not before."""
    scenario = ClankScenario()
    scenario.set_cards(hand="the_mountain_king")
    scenario.place_thief("D18")
    scenario.thief().gold = 7
    scenario.acts()
    scenario.plays("The Mountain King")
    assert scenario.skill_swords_boots() == (2, 1, 1)
    scenario.chooses("Buy Crown (10) (7 gold)")
    assert scenario.skill_swords_boots() == (2, 2, 2)
    assert scenario.thief().gold == 0


def test_swagger_after_and_before_noise() -> None:
    """CL-E6  Two skill for noise made before, two more for the gem's."""
    scenario = ClankScenario()
    scenario.set_cards(hand="stumble lucky_coin swagger burgle", deck="burgle")
    scenario.set_row("sapphire")
    scenario.acts()
    scenario.plays("Stumble", "Lucky Coin")
    assert scenario.resources.skill == 1
    scenario.plays("Swagger")
    assert scenario.resources.skill == 3
    scenario.plays("Burgle")
    scenario.chooses("Acquire Sapphire (4 skill)")
    assert scenario.resources.skill == 2
    assert scenario.thief().clank == 4


def test_the_countdown_of_the_first_who_leaves() -> None:
    """CL-E7  Space 1 at once, then attacks with one, two and three more cubes, then the end."""
    scenario = ClankScenario(2)
    red = 0
    scenario.place_thief("D01", red)
    scenario.place_thief("D02", 1)
    scenario.give_artifact(5, red)
    scenario.set_cards(hand="", seat=red)
    scenario.acts(red, boots=1)
    scenario.chooses("Walk to Starting flag (one boot)")
    assert (scenario.state.runner, scenario.state.countdown, scenario.thief(red).status) == (
        red,
        1,
        ESCAPED,
    )
    scenario.state.rage = 1
    for space, cubes in ((2, 3), (3, 4), (4, 5)):
        scenario.script_cubes(*[BLACK] * cubes)
        scenario.state.active = red
        scenario.happens(CountdownTurn(red))
        assert scenario.state.countdown == space
        assert scenario.script_is_used_up
    scenario.happens(CountdownTurn(red))
    assert scenario.state.countdown == 5
    assert scenario.thief(1).status == LOST
    attacks = [line for line in scenario.log_lines() if "attacks" in line]
    assert attacks == [f"The dragon attacks: {cubes} cubes!" for cubes in (3, 4, 5)]


def test_the_second_secret_needs_a_second_arrival() -> None:
    """CL-E8  Staying in the room gives nothing; leaving and coming back does."""
    scenario = ClankScenario()
    scenario.place_thief("D02")
    scenario.set_secrets("D03", "healing_potion strength_potion")
    scenario.set_cards(hand="")
    scenario.script(0)
    scenario.acts(boots=6)
    scenario.chooses("Walk to Guard Room (2 boots)")
    scenario.chooses("Take a minor secret")
    assert scenario.thief().secrets[6] == 1
    assert scenario.offers_starting_with("Take") == []
    scenario.chooses("Walk to Great Hall (2 boots)")
    scenario.chooses("Walk to Guard Room (2 boots)")
    scenario.chooses("Take a minor secret")
    assert sum(scenario.thief().secrets) == 2
    assert scenario.state.secrets[scenario.thief().room] == b""


def test_a_tunnel_may_not_knock_out() -> None:
    """CL-E9  With nine wounds a monster needs a sword."""
    scenario = ClankScenario()
    scenario.place_thief("D07")
    scenario.add_damage(9)
    scenario.set_cards(hand="")
    scenario.acts(boots=2)
    assert scenario.offers_starting_with("Walk to Mirror Cave") == []
    scenario.state.owed.clear()
    scenario.acts(boots=2, swords=1)
    assert scenario.offers_starting_with("Walk to Mirror Cave") == [
        "Walk to Mirror Cave (one boot; one sword, no damage)"
    ]


def test_without_cubes_there_is_neither_noise_nor_damage() -> None:
    """CL-E10  Stumble adds nothing, monsters bar the way; healing gives a cube back."""
    scenario = ClankScenario()
    thief = scenario.thief()
    thief.damage, thief.clank, thief.supply = 5, 25, 0
    scenario.place_thief("D07")
    scenario.set_cards(hand="stumble stumble burgle")
    scenario.set_row("shrine")
    scenario.acts(boots=1, skill=2)
    scenario.plays("Stumble")
    assert (thief.clank, thief.supply) == (25, 0)
    assert scenario.offers_starting_with("Walk to Mirror Cave") == []
    scenario.chooses("Use Shrine (2 skill)")
    scenario.chooses("Heal 1 damage")
    assert (thief.damage, thief.supply) == (4, 1)
    scenario.plays("Stumble")
    assert (thief.clank, thief.supply) == (26, 0)


def test_a_teleport_out_of_the_dungeon() -> None:
    """CL-E11  With an artifact it is an escape, without one it is illegal."""
    scenario = ClankScenario()
    scenario.place_thief("D01")
    scenario.set_cards(hand="")
    scenario.acts(teleports=1)
    assert scenario.offers_starting_with("Teleport") == ["Teleport to Great Hall"]
    scenario.state.owed.clear()
    scenario.give_artifact(5)
    scenario.acts(teleports=1)
    scenario.chooses("Teleport to Starting flag")
    assert (scenario.thief().status, scenario.thief().mastery) == (ESCAPED, True)


def test_credit_before_noise() -> None:
    """CL-E12, CL-20.15  Sneak takes two cubes back, Elven Cloak gives credit for a Sapphire."""
    scenario = ClankScenario()
    scenario.add_clank(2)
    scenario.set_cards(hand="sneak elven_cloak swagger burgle burgle", deck="burgle")
    scenario.set_row("sapphire")
    scenario.acts()
    scenario.plays("Sneak")
    assert (scenario.thief().clank, scenario.thief().supply, scenario.resources.credit) == (
        0,
        30,
        0,
    )
    scenario.plays("Elven Cloak")
    assert (scenario.thief().clank, scenario.resources.credit) == (0, 2)
    scenario.plays("Swagger", "Burgle", "Burgle")
    scenario.chooses("Acquire Sapphire (4 skill)")
    kept = scenario.state.clone()
    scenario.chooses("Cancel 2, add no cube")
    assert (
        scenario.thief().clank,
        scenario.resources.credit,
        scenario.resources.added,
        scenario.resources.skill,
    ) == (
        0,
        0,
        0,
        0,
    )
    scenario.state = kept
    scenario.chooses("Cancel none, add 2 cubes")
    assert (
        scenario.thief().clank,
        scenario.resources.credit,
        scenario.resources.added,
        scenario.resources.skill,
    ) == (
        2,
        2,
        2,
        2,
    )


def test_noise_that_cannot_be_made_does_not_count() -> None:
    """CL-E13  One cube is left: Dead Run adds one, and Swagger counts one."""
    scenario = ClankScenario()
    scenario.add_clank(29)
    scenario.set_cards(hand="dead_run swagger burgle")
    scenario.acts()
    scenario.plays("Dead Run")
    assert (scenario.thief().supply, scenario.thief().clank) == (0, 30)
    scenario.plays("Swagger")
    assert scenario.resources.skill == 1


def test_search_tops_up_what_was_gained_before() -> None:
    """CL-E14  Two goblins, then Search: two gold more; an ogre is then worth six."""
    scenario = ClankScenario()
    scenario.set_cards(hand="search burgle")
    scenario.set_row("ogre")
    scenario.acts(swords=7)
    scenario.chooses("Fight Goblin (2 swords)")
    scenario.chooses("Fight Goblin (2 swords)")
    assert scenario.thief().gold == 2
    scenario.plays("Search")
    assert scenario.thief().gold == 4
    scenario.chooses("Fight Ogre (3 swords)")
    assert scenario.thief().gold == 10


def test_rage_danger_and_countdown_add_up() -> None:
    """CL-E15  5 + 2 + 2 = 9 cubes."""
    scenario = ClankScenario()
    scenario.state.rage = 7
    scenario.set_row("kobold dragon_shrine")
    scenario.state.runner, scenario.state.countdown = 0, 2
    scenario.script_cubes(*[BLACK] * 9)
    scenario.happens(CountdownTurn(0))
    assert scenario.state.countdown == 3
    assert scenario.script_is_used_up
    assert scenario.state.cubes_set_aside[BLACK] == 9


def test_two_fall_in_one_attack() -> None:
    """CL-E16  Red's tenth cube comes first: red runs the countdown; surplus cubes lie aside."""
    scenario = ClankScenario(4)
    red, blue = 0, 3
    for seat in (red, blue):
        scenario.add_damage(9, seat)
        scenario.add_clank(3, seat)
    scenario.give_artifact(5, red)
    scenario.place_thief("D02", red)
    scenario.place_thief("D02", blue)
    scenario.state.rage = 5
    scenario.script_cubes(red, blue, blue, red)
    attack(scenario.state, 0)
    assert scenario.script_is_used_up
    assert (scenario.thief(red).status, scenario.thief(blue).status) == (RESCUED, LOST)
    assert scenario.state.runner == red
    assert (scenario.state.cubes_set_aside[red], scenario.state.cubes_set_aside[blue]) == (1, 1)
    assert (scenario.thief(red).damage, scenario.thief(blue).damage) == (10, 10)


def test_a_kobold_counts_in_the_attack_it_causes() -> None:
    """CL-E17  Rage space 1: 2 + 1 = 3 cubes."""
    scenario = ClankScenario()
    scenario.set_row("sneak tattle brilliance search swagger")
    scenario.put_on_deck("kobold")
    scenario.state.rage = 1
    scenario.script_cubes(BLACK, BLACK, BLACK)
    scenario.state.owe(DragonAttack())
    scenario.happens(RefillRow())
    assert scenario.script_is_used_up
    assert scenario.state.cubes_set_aside[BLACK] == 3


def test_a_kobold_brought_by_the_treasure_hunter() -> None:
    """CL-E18  No attack now, none at the end of the turn; but it is a danger from now on."""
    scenario = ClankScenario()
    scenario.set_cards(hand="treasure_hunter", deck="burgle burgle burgle burgle burgle")
    scenario.set_cards(hand="burgle burgle", seat=1)
    scenario.set_row("sneak tattle brilliance search swagger ladder")
    scenario.put_on_deck("kobold")
    scenario.begins_turn()
    scenario.plays("Treasure Hunter")
    scenario.chooses("Replace Sneak")
    assert scenario.row_ids[0] == "kobold"
    scenario.ends_turn()
    assert scenario.state.active == 1
    assert [line for line in scenario.log_lines() if "attacks" in line] == []
    scenario.state.rage = 1
    scenario.script_cubes(BLACK, BLACK, BLACK)
    attack(scenario.state, 0)
    assert scenario.script_is_used_up


def test_noise_that_arrives_goes_into_the_bag() -> None:
    """CL-E19  Watcher and Sapphire in one refill: first all add a cube, then the attack."""
    scenario = ClankScenario(4)
    scenario.set_row("sneak tattle brilliance search")
    scenario.put_on_deck("sapphire watcher")
    scenario.state.rage = 1
    scenario.script(24 + 3, 24 + 2)  # the bag then holds 24 black cubes behind four of the thieves
    scenario.state.owe(DragonAttack())
    scenario.happens(RefillRow())
    assert [thief.clank for thief in scenario.state.thieves] == [0, 0, 0, 0]
    assert scenario.state.bag == [1, 1, 1, 1, 22]
    assert scenario.state.cubes_set_aside[BLACK] == 2


def test_the_last_secret_tome() -> None:
    """CL-E20  Seven gold for the one that is left."""
    scenario = ClankScenario()
    scenario.set_cards(hand="underworld_dealing burgle")
    scenario.thief().gold = 7
    tomes = PILES.index(NUMBER["secret_tome"])
    scenario.state.reserve[tomes] = 1
    scenario.acts()
    scenario.plays("Underworld Dealing")
    scenario.chooses("Pay 7 gold and take Secret Tome (up to 2)")
    assert scenario.thief().gold == 0
    assert scenario.card_ids(scenario.thief().discard) == ["secret_tome"]
    assert scenario.state.reserve[tomes] == 0


def test_magic_spring_banishes_before_anything_is_discarded() -> None:
    """CL-E21  Exactly one card of play area or discard pile goes to the box."""
    scenario = ClankScenario()
    scenario.set_cards(
        hand="burgle burgle stumble sidestep scramble",
        discard="burgle",
        deck="burgle burgle burgle stumble mercenary",
    )
    scenario.place_thief("D02")
    scenario.set_secrets("D03", "magic_spring")
    scenario.set_row("brilliance tattle search swagger ladder teleporter")
    scenario.set_cards(hand="burgle burgle", seat=1)
    scenario.begins_turn()
    scenario.plays("Burgle", "Burgle", "Stumble", "Sidestep", "Scramble")
    scenario.chooses("Walk to Guard Room (2 boots)")
    scenario.chooses("Take a minor secret")
    scenario.ends_turn()
    assert scenario.offers_starting_with("Banish") == [
        "Banish Burgle from your play area",
        "Banish Stumble from your play area",
        "Banish Sidestep from your play area",
        "Banish Scramble from your play area",
        "Banish Burgle from your discard pile",
    ]
    assert (
        len(scenario.thief().played),
        len(scenario.thief().discard),
        scenario.thief().hand.hidden_cards,
    ) == (
        5,
        1,
        [],
    )
    box = len(scenario.state.removed_cards)
    scenario.chooses("Banish Stumble from your play area")
    assert len(scenario.state.removed_cards) == box + 1
    assert len(scenario.thief().discard) == 5
    assert len(scenario.thief().hand.hidden_cards) == 5


def test_three_draws_from_two_cards() -> None:
    """CL-E22  One from the deck, one from the shuffled discard pile, the third is lost."""
    scenario = ClankScenario()
    scenario.set_cards(hand="brilliance", deck="burgle", discard="stumble", played="sidestep")
    scenario.acts()
    scenario.plays("Brilliance")
    assert scenario.card_ids(scenario.thief().hand.hidden_cards) == ["burgle", "stumble"]
    assert (scenario.thief().deck.hidden_cards, scenario.thief().discard) == ([], [])
    assert scenario.card_ids(scenario.thief().played) == ["sidestep", "brilliance"]


def test_a_count_of_107_points() -> None:
    """CL-E23  Artifact, mastery, market, tokens, gold and cards."""
    scenario = ClankScenario()
    scenario.set_cards(
        deck="secret_tome secret_tome wizard the_duke dwarven_peddler",
        hand="dragons_eye emerald",
        discard="burgle stumble sidestep scramble",
    )
    thief = scenario.thief()
    thief.status, thief.mastery, thief.gold = ESCAPED, True, 11
    scenario.give_artifact(15)
    scenario.give_item("crown_9")
    scenario.give_item("master_key")
    thief.idols = 1
    scenario.give_secret("dragon_egg")
    assert score(thief) == 107


def test_three_monsters_and_two_swords() -> None:
    """CL-E24  Two swords and a wound, one and two, none and three."""
    scenario = ClankScenario(board="dusk")
    scenario.place_thief("K07")
    scenario.add_damage(6)
    scenario.set_cards(hand="")
    scenario.acts(boots=1, swords=2)
    assert scenario.offers_starting_with("Walk to Heart of Ice") == [
        "Walk to Heart of Ice (one boot; 2 swords, 1 damage)",
        "Walk to Heart of Ice (one boot; one sword, 2 damage)",
        "Walk to Heart of Ice (one boot; no sword, 3 damage)",
    ]


def test_a_flying_carpet_lifts_exhaustion() -> None:
    """CL-E25  After entering a cave all boots may be spent again."""
    scenario = ClankScenario()
    scenario.place_thief("D02")
    scenario.give_secret("swiftness_potion")
    scenario.set_cards(hand="flying_carpet burgle")
    scenario.acts(boots=1)
    scenario.chooses("Walk to Shimmering Landing (one boot)")
    scenario.chooses("Use: Potion of Swiftness")
    assert scenario.resources.boots == 1
    assert scenario.offers_starting_with("Walk") == []
    scenario.plays("Flying Carpet")
    assert scenario.resources.boots == 3
    assert scenario.offers_starting_with("Walk") == [
        "Walk to Great Hall (one boot)",
        "Walk to Old Pantry (2 boots)",
        "Walk to Mirror Cave (one boot)",
    ]
