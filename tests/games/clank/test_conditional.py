"""Clank! 4.4: resources and effects that do not depend on the order."""

from __future__ import annotations

import pytest

from tests.games.clank.scenario import ClankScenario


def test_the_pool_is_split_freely() -> None:
    """CL-4.1  Skill of cards and rewards together pays for two purchases."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle explore")
    scenario.set_row("kobold sneak")
    scenario.acts(swords=1)
    scenario.chooses("Fight Kobold (one sword)")
    scenario.plays("Burgle", "Explore")
    assert scenario.resources.skill == 4
    scenario.chooses("Acquire Sneak (2 skill)")
    scenario.chooses("Acquire Mercenary (2 skill)")
    assert scenario.resources.skill == 0


def test_costs_are_paid_whole() -> None:
    """CL-4.2  One too few of anything, and it is not offered."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle")
    scenario.place_thief("D18")
    scenario.set_row("ogre ladder sneak")
    scenario.thief().gold = 6
    scenario.acts(skill=1, swords=2, boots=0)
    assert scenario.offers() == ["Play Burgle", "Fight Goblin (2 swords)"]


def test_gold_stays_and_the_bank_is_endless() -> None:
    """CL-4.3, CL-R33  More gold than there are coins in the box."""
    scenario = ClankScenario()
    scenario.thief().gold = 200
    scenario.set_cards(hand="treasure_map", deck="burgle burgle burgle burgle burgle")
    scenario.set_cards(hand="burgle burgle", seat=1)
    scenario.set_row("sneak tattle brilliance search swagger ladder")
    scenario.begins_turn()
    scenario.plays("Treasure Map")
    scenario.ends_turn()
    assert scenario.thief().gold == 205


def test_teleports_are_pooled_and_optional() -> None:
    """CL-4.4, CL-R12  Two may be stored, one used, and the other one is lost."""
    scenario = ClankScenario()
    scenario.place_thief("D01")
    scenario.set_cards(hand="invoker_of_the_ancients", deck="burgle burgle burgle burgle burgle")
    scenario.set_cards(hand="burgle burgle", seat=1)
    scenario.set_row("teleporter tattle brilliance search swagger ladder")
    scenario.put_on_deck("sneak")
    scenario.begins_turn()
    scenario.resources.skill = 4
    scenario.plays("Invoker of the Ancients")
    scenario.chooses("Use Teleporter (4 skill)")
    assert scenario.resources.teleports == 2
    scenario.chooses("Teleport to Great Hall")
    scenario.ends_turn()
    assert (scenario.room(), scenario.resources.teleports) == ("D02", 0)


def test_an_artifact_taken_later_fires_once() -> None:
    """CL-4.5, CL-4.6, CL-4.9, CL-21.5  Kobold Merchant, then one artifact and a second."""
    scenario = ClankScenario()
    scenario.place_thief("D20")
    scenario.put_artifact(7)
    scenario.put_artifact(10)
    scenario.give_item("backpack")
    scenario.set_cards(hand="kobold_merchant burgle")
    scenario.acts(boots=2)
    scenario.plays("Kobold Merchant")
    assert (scenario.resources.skill, scenario.thief().gold) == (0, 2)
    scenario.chooses("Take the artifact: Ankh (7)")
    assert scenario.resources.skill == 2
    scenario.chooses("Walk to Market, north-east stall (one boot)")
    scenario.chooses("Leave the minor secrets")
    scenario.chooses("Walk to Market, south-east stall (one boot)")
    scenario.chooses("Take the artifact: Vase (10)")
    assert scenario.resources.skill == 2


def test_an_artifact_owned_before_fires_at_once() -> None:
    """CL-4.6, CL-21.5  Wand of Recall gives its teleport when it is played."""
    scenario = ClankScenario()
    scenario.give_artifact(5)
    scenario.set_cards(hand="wand_of_recall burgle")
    scenario.acts()
    scenario.plays("Wand of Recall")
    assert (scenario.resources.skill, scenario.resources.teleports) == (2, 1)


def test_a_bonus_cannot_be_spent_in_advance() -> None:
    """CL-4.7, CL-R48  The boot of a Crown's owner is not there to walk to the market."""
    scenario = ClankScenario()
    scenario.place_thief("D17")
    scenario.thief().gold = 7
    scenario.set_cards(hand="the_mountain_king")
    scenario.acts()
    scenario.plays("The Mountain King")
    assert scenario.resources.boots == 1
    scenario.chooses("Walk to Market, south-west stall (one boot)")
    assert scenario.offers_starting_with("Walk") == []
    scenario.chooses("Buy Crown (10) (7 gold)")
    assert (scenario.resources.boots, scenario.resources.swords) == (1, 2)
    assert scenario.offers_starting_with("Walk") != []


def test_several_of_a_thing_count_once() -> None:
    """CL-4.8, CL-R4  Two crowns heal one; three companions draw one card for a Rebel."""
    scenario = ClankScenario()
    scenario.give_item("crown_10")
    scenario.give_item("crown_9")
    scenario.add_damage(3)
    scenario.set_cards(
        hand="the_queen_of_hearts rebel_miner mercenary mercenary burgle", deck="stumble sidestep"
    )
    scenario.acts()
    scenario.plays("The Queen of Hearts")
    assert scenario.thief().damage == 2
    scenario.plays("Rebel Miner", "Mercenary", "Mercenary")
    assert scenario.card_ids(scenario.thief().hand.hidden_cards) == ["burgle", "stumble"]


def test_each_copy_fires_for_itself() -> None:
    """CL-4.5, CL-21.5  Two Archaeologists and an idol: four skill."""
    scenario = ClankScenario()
    scenario.thief().idols = 1
    scenario.set_cards(hand="archaeologist archaeologist burgle", deck="stumble sidestep")
    scenario.acts()
    scenario.plays("Archaeologist", "Archaeologist")
    assert scenario.resources.skill == 4


def test_an_idol_taken_later() -> None:
    """CL-4.9, CL-22.2  Archaeologist before the Monkey Shrine."""
    scenario = ClankScenario()
    scenario.place_thief("D16")
    scenario.set_cards(hand="archaeologist burgle", deck="stumble")
    scenario.acts(boots=1, swords=1)
    scenario.plays("Archaeologist")
    assert scenario.resources.skill == 0
    scenario.chooses("Walk to Monkey Shrine (one boot; one sword, no damage)")
    scenario.chooses("Take a Monkey Idol")
    assert scenario.resources.skill == 2


def test_two_rebels_satisfy_each_other() -> None:
    """CL-21.6, CL-4.9  Both draw; a Rebel alone does not count itself."""
    scenario = ClankScenario()
    scenario.set_cards(hand="rebel_captain rebel_soldier burgle", deck="stumble sidestep scramble")
    scenario.acts()
    scenario.plays("Rebel Captain")
    assert len(scenario.thief().hand.hidden_cards) == 2
    scenario.plays("Rebel Soldier")
    assert scenario.card_ids(scenario.thief().hand.hidden_cards) == [
        "burgle",
        "stumble",
        "sidestep",
    ]


def test_two_swaggers() -> None:
    """CL-4.10, CL-I23  Each copy counts every cube, before and after it is played."""
    scenario = ClankScenario()
    scenario.set_cards(hand="stumble swagger swagger stumble burgle")
    scenario.acts()
    scenario.plays("Stumble", "Swagger", "Swagger")
    assert scenario.resources.skill == 2
    scenario.plays("Stumble")
    assert scenario.resources.skill == 4


def test_swagger_counts_cubes_that_really_moved() -> None:
    """CL-4.11, CL-R10  Cancelled noise does not count; a removed cube keeps its skill."""
    scenario = ClankScenario()
    scenario.set_cards(hand="swagger stumble move_silently stumble burgle")
    scenario.acts()
    scenario.plays("Swagger", "Stumble")
    assert scenario.resources.skill == 1
    scenario.plays("Move Silently")
    assert (scenario.resources.skill, scenario.thief().clank, scenario.resources.credit) == (
        1,
        0,
        1,
    )
    scenario.plays("Stumble")
    scenario.chooses("Cancel one, add no cube")
    assert (scenario.resources.skill, scenario.resources.added) == (1, 1)


def test_swagger_counts_noise_that_arrives_in_the_turn() -> None:
    """CL-R10, CL-21.12  A Treasure Hunter brings an Overlord: one cube, one skill."""
    scenario = ClankScenario()
    scenario.set_cards(hand="swagger treasure_hunter burgle")
    scenario.set_row("ladder")
    scenario.put_on_deck("overlord")
    scenario.acts()
    scenario.plays("Swagger", "Treasure Hunter")
    assert scenario.resources.skill == 3
    assert scenario.thief().clank == 1


def test_search_counts_gains_not_coins() -> None:
    """CL-4.12, CL-4.13, CL-R11  One more for a Pickaxe, a Treasure and a Shrine."""
    scenario = ClankScenario()
    scenario.place_thief("D02")
    scenario.set_secrets("D03", "treasure")
    scenario.set_cards(hand="search pickaxe search burgle")
    scenario.set_row("shrine")
    scenario.acts(boots=2, skill=0)
    scenario.plays("Search")
    scenario.plays("Pickaxe")
    assert scenario.thief().gold == 3
    scenario.chooses("Walk to Guard Room (2 boots)")
    scenario.chooses("Take a minor secret")
    assert scenario.thief().gold == 6
    scenario.chooses("Use Shrine (2 skill)")
    scenario.chooses("Gain 1 gold")
    assert scenario.thief().gold == 8
    scenario.plays("Search")
    assert scenario.thief().gold == 11  # three gains before: the top-ups are none


def test_cheap_gems() -> None:
    """CL-4.14, CL-R46  Two less from now on, never below nothing, and no refund."""
    scenario = ClankScenario()
    scenario.set_cards(hand="gem_collector burgle")
    scenario.set_row("sapphire emerald ruby sneak")
    scenario.acts(skill=4 + 3)
    scenario.chooses("Acquire Sapphire (4 skill)")
    scenario.plays("Gem Collector")
    assert scenario.resources.skill == 5
    assert "Acquire Emerald (3 skill)" in scenario.offers()
    assert "Acquire Ruby (4 skill)" in scenario.offers()
    assert "Acquire Sneak (2 skill)" in scenario.offers()
    scenario.resources.gem_discount = 9
    assert "Acquire Ruby (0 skill)" in scenario.offers()


@pytest.mark.parametrize("card", ["Dead Run", "Flying Carpet"])
def test_exhaustion_is_lifted_even_after_the_cave(card: str) -> None:
    """CL-4.15, CL-R15, CL-10.9  Played before or after entering, boots may be spent."""
    for before in (True, False):
        scenario = ClankScenario()
        scenario.place_thief("D02")
        scenario.set_cards(hand="dead_run flying_carpet burgle")
        scenario.acts(boots=1)
        if before:
            scenario.plays(card)
        scenario.chooses("Walk to Shimmering Landing (one boot)")
        if not before:
            assert scenario.offers_starting_with("Walk") == []
            scenario.plays(card)
        assert "Walk to Great Hall (one boot)" in scenario.offers()


def test_the_carpet_flies_over_monsters() -> None:
    """CL-4.16, CL-R44, CL-10.2  From now on they are ignored; what was paid is paid."""
    scenario = ClankScenario()
    scenario.place_thief("D25")
    scenario.put_artifact(20)
    scenario.set_cards(hand="flying_carpet burgle")
    scenario.acts(boots=1, swords=1)
    scenario.chooses("Walk to Shield Hall (one boot; one sword, 1 damage)")
    assert (scenario.resources.swords, scenario.thief().damage) == (0, 1)
    scenario.plays("Flying Carpet")
    assert (scenario.resources.swords, scenario.thief().damage) == (0, 1)
    assert "Walk to Market, south-west stall (one boot)" in scenario.offers()
    scenario.chooses("Walk to Market, south-west stall (one boot)")
    assert scenario.thief().damage == 1


def test_a_choice_is_made_when_the_card_is_played() -> None:
    """CL-4.17  One of the legal options; a single one is taken unasked."""
    scenario = ClankScenario()
    scenario.set_cards(hand="underworld_dealing burgle")
    scenario.thief().gold = 6
    scenario.acts()
    scenario.plays("Underworld Dealing")
    assert scenario.thief().gold == 7  # without 7 gold the other option is not legal
    scenario.state.owed.clear()
    scenario.set_cards(hand="underworld_dealing burgle")
    scenario.acts()
    scenario.plays("Underworld Dealing")
    assert scenario.offers() == ["Gain 1 gold", "Pay 7 gold and take Secret Tome (up to 2)"]
