"""Clank! 4.4: resources and effects that do not depend on the order."""

from __future__ import annotations

import pytest

from tests.games.clank.set_table import Heist


def test_the_pool_is_split_freely() -> None:
    """CL-4.1  Skill of cards and rewards together pays for two purchases."""
    t = Heist()
    t.owns(hand="burgle explore")
    t.row("kobold sneak")
    t.acts(swords=1)
    t.chooses("Fight Kobold (one sword)")
    t.plays("Burgle", "Explore")
    assert t.resources.skill == 4
    t.chooses("Acquire Sneak (2 skill)")
    t.chooses("Acquire Mercenary (2 skill)")
    assert t.resources.skill == 0


def test_costs_are_paid_whole() -> None:
    """CL-4.2  One too few of anything, and it is not offered."""
    t = Heist()
    t.owns(hand="burgle")
    t.stands("D18")
    t.row("ogre ladder sneak")
    t.thief().gold = 6
    t.acts(skill=1, swords=2, boots=0)
    assert t.offers() == ["Play Burgle", "Fight Goblin (2 swords)"]


def test_gold_stays_and_the_bank_is_endless() -> None:
    """CL-4.3, CL-R33  More gold than there are coins in the box."""
    t = Heist()
    t.thief().gold = 200
    t.owns(hand="treasure_map", deck="burgle burgle burgle burgle burgle")
    t.owns(hand="burgle burgle", seat=1)
    t.row("sneak tattle brilliance search swagger ladder")
    t.turn()
    t.plays("Treasure Map")
    t.ends()
    assert t.thief().gold == 205


def test_teleports_are_pooled_and_optional() -> None:
    """CL-4.4, CL-R12  Two may be stored, one used, and the other one is lost."""
    t = Heist()
    t.stands("D01")
    t.owns(hand="invoker_of_the_ancients", deck="burgle burgle burgle burgle burgle")
    t.owns(hand="burgle burgle", seat=1)
    t.row("teleporter tattle brilliance search swagger ladder")
    t.comes_next("sneak")
    t.turn()
    t.resources.skill = 4
    t.plays("Invoker of the Ancients")
    t.chooses("Use Teleporter (4 skill)")
    assert t.resources.teleports == 2
    t.chooses("Teleport to Great Hall")
    t.ends()
    assert (t.room(), t.resources.teleports) == ("D02", 0)


def test_an_artifact_taken_later_fires_once() -> None:
    """CL-4.5, CL-4.6, CL-4.9, CL-21.5  Kobold Merchant, then one artifact and a second."""
    t = Heist()
    t.stands("D20")
    t.lies(7)
    t.lies(10)
    t.has_item("backpack")
    t.owns(hand="kobold_merchant burgle")
    t.acts(boots=2)
    t.plays("Kobold Merchant")
    assert (t.resources.skill, t.thief().gold) == (0, 2)
    t.chooses("Take the artifact: Ankh (7)")
    assert t.resources.skill == 2
    t.chooses("Walk to Market, north-east stall (one boot)")
    t.chooses("Leave the minor secrets")
    t.chooses("Walk to Market, south-east stall (one boot)")
    t.chooses("Take the artifact: Vase (10)")
    assert t.resources.skill == 2


def test_an_artifact_owned_before_fires_at_once() -> None:
    """CL-4.6, CL-21.5  Wand of Recall gives its teleport when it is played."""
    t = Heist()
    t.has_artifact(5)
    t.owns(hand="wand_of_recall burgle")
    t.acts()
    t.plays("Wand of Recall")
    assert (t.resources.skill, t.resources.teleports) == (2, 1)


def test_a_bonus_cannot_be_spent_in_advance() -> None:
    """CL-4.7, CL-R48  The boot of a Crown's owner is not there to walk to the market."""
    t = Heist()
    t.stands("D17")
    t.thief().gold = 7
    t.owns(hand="the_mountain_king")
    t.acts()
    t.plays("The Mountain King")
    assert t.resources.boots == 1
    t.chooses("Walk to Market, south-west stall (one boot)")
    assert t.offers_any("Walk") == []
    t.chooses("Buy Crown (10) (7 gold)")
    assert (t.resources.boots, t.resources.swords) == (1, 2)
    assert t.offers_any("Walk") != []


def test_several_of_a_thing_count_once() -> None:
    """CL-4.8, CL-R4  Two crowns heal one; three companions draw one card for a Rebel."""
    t = Heist()
    t.has_item("crown_10")
    t.has_item("crown_9")
    t.is_hurt(3)
    t.owns(
        hand="the_queen_of_hearts rebel_miner mercenary mercenary burgle", deck="stumble sidestep"
    )
    t.acts()
    t.plays("The Queen of Hearts")
    assert t.thief().damage == 2
    t.plays("Rebel Miner", "Mercenary", "Mercenary")
    assert t.kinds(t.thief().hand.hidden_cards) == ["burgle", "stumble"]


def test_each_copy_fires_for_itself() -> None:
    """CL-4.5, CL-21.5  Two Archaeologists and an idol: four skill."""
    t = Heist()
    t.thief().idols = 1
    t.owns(hand="archaeologist archaeologist burgle", deck="stumble sidestep")
    t.acts()
    t.plays("Archaeologist", "Archaeologist")
    assert t.resources.skill == 4


def test_an_idol_taken_later() -> None:
    """CL-4.9, CL-22.2  Archaeologist before the Monkey Shrine."""
    t = Heist()
    t.stands("D16")
    t.owns(hand="archaeologist burgle", deck="stumble")
    t.acts(boots=1, swords=1)
    t.plays("Archaeologist")
    assert t.resources.skill == 0
    t.chooses("Walk to Monkey Shrine (one boot; one sword, no damage)")
    t.chooses("Take a Monkey Idol")
    assert t.resources.skill == 2


def test_two_rebels_satisfy_each_other() -> None:
    """CL-21.6, CL-4.9  Both draw; a Rebel alone does not count itself."""
    t = Heist()
    t.owns(hand="rebel_captain rebel_soldier burgle", deck="stumble sidestep scramble")
    t.acts()
    t.plays("Rebel Captain")
    assert len(t.thief().hand.hidden_cards) == 2
    t.plays("Rebel Soldier")
    assert t.kinds(t.thief().hand.hidden_cards) == ["burgle", "stumble", "sidestep"]


def test_two_swaggers() -> None:
    """CL-4.10, CL-I23  Each copy counts every cube, before and after it is played."""
    t = Heist()
    t.owns(hand="stumble swagger swagger stumble burgle")
    t.acts()
    t.plays("Stumble", "Swagger", "Swagger")
    assert t.resources.skill == 2
    t.plays("Stumble")
    assert t.resources.skill == 4


def test_swagger_counts_cubes_that_really_moved() -> None:
    """CL-4.11, CL-R10  Cancelled noise does not count; a removed cube keeps its skill."""
    t = Heist()
    t.owns(hand="swagger stumble move_silently stumble burgle")
    t.acts()
    t.plays("Swagger", "Stumble")
    assert t.resources.skill == 1
    t.plays("Move Silently")
    assert (t.resources.skill, t.thief().clank, t.resources.credit) == (1, 0, 1)
    t.plays("Stumble")
    t.chooses("Cancel one, add no cube")
    assert (t.resources.skill, t.resources.added) == (1, 1)


def test_swagger_counts_noise_that_arrives_in_the_turn() -> None:
    """CL-R10, CL-21.12  A Treasure Hunter brings an Overlord: one cube, one skill."""
    t = Heist()
    t.owns(hand="swagger treasure_hunter burgle")
    t.row("ladder")
    t.comes_next("overlord")
    t.acts()
    t.plays("Swagger", "Treasure Hunter")
    assert t.resources.skill == 3
    assert t.thief().clank == 1


def test_search_counts_gains_not_coins() -> None:
    """CL-4.12, CL-4.13, CL-R11  One more for a Pickaxe, a Treasure and a Shrine."""
    t = Heist()
    t.stands("D02")
    t.hides("D03", "treasure")
    t.owns(hand="search pickaxe search burgle")
    t.row("shrine")
    t.acts(boots=2, skill=0)
    t.plays("Search")
    t.plays("Pickaxe")
    assert t.thief().gold == 3
    t.chooses("Walk to Guard Room (2 boots)")
    t.chooses("Take a minor secret")
    assert t.thief().gold == 6
    t.chooses("Use Shrine (2 skill)")
    t.chooses("Gain 1 gold")
    assert t.thief().gold == 8
    t.plays("Search")
    assert t.thief().gold == 11  # three gains before: the top-ups are none


def test_cheap_gems() -> None:
    """CL-4.14, CL-R46  Two less from now on, never below nothing, and no refund."""
    t = Heist()
    t.owns(hand="gem_collector burgle")
    t.row("sapphire emerald ruby sneak")
    t.acts(skill=4 + 3)
    t.chooses("Acquire Sapphire (4 skill)")
    t.plays("Gem Collector")
    assert t.resources.skill == 5
    assert "Acquire Emerald (3 skill)" in t.offers()
    assert "Acquire Ruby (4 skill)" in t.offers()
    assert "Acquire Sneak (2 skill)" in t.offers()
    t.resources.gem_discount = 9
    assert "Acquire Ruby (0 skill)" in t.offers()


@pytest.mark.parametrize("card", ["Dead Run", "Flying Carpet"])
def test_exhaustion_is_lifted_even_after_the_cave(card: str) -> None:
    """CL-4.15, CL-R15, CL-10.9  Played before or after entering, boots may be spent."""
    for before in (True, False):
        t = Heist()
        t.stands("D02")
        t.owns(hand="dead_run flying_carpet burgle")
        t.acts(boots=1)
        if before:
            t.plays(card)
        t.chooses("Walk to Shimmering Landing (one boot)")
        if not before:
            assert t.offers_any("Walk") == []
            t.plays(card)
        assert "Walk to Great Hall (one boot)" in t.offers()


def test_the_carpet_flies_over_monsters() -> None:
    """CL-4.16, CL-R44, CL-10.2  From now on they are ignored; what was paid is paid."""
    t = Heist()
    t.stands("D25")
    t.lies(20)
    t.owns(hand="flying_carpet burgle")
    t.acts(boots=1, swords=1)
    t.chooses("Walk to Shield Hall (one boot; one sword, 1 damage)")
    assert (t.resources.swords, t.thief().damage) == (0, 1)
    t.plays("Flying Carpet")
    assert (t.resources.swords, t.thief().damage) == (0, 1)
    assert "Walk to Market, south-west stall (one boot)" in t.offers()
    t.chooses("Walk to Market, south-west stall (one boot)")
    assert t.thief().damage == 1


def test_a_choice_is_made_when_the_card_is_played() -> None:
    """CL-4.17  One of the legal options; a single one is taken unasked."""
    t = Heist()
    t.owns(hand="underworld_dealing burgle")
    t.thief().gold = 6
    t.acts()
    t.plays("Underworld Dealing")
    assert t.thief().gold == 7  # without 7 gold the other option is not legal
    t.state.owed.clear()
    t.owns(hand="underworld_dealing burgle")
    t.acts()
    t.plays("Underworld Dealing")
    assert t.offers() == ["Gain 1 gold", "Pay 7 gold and take Secret Tome (up to 2)"]
