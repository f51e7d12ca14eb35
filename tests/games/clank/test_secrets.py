"""Clank! 4.13 and 4.16: secrets, potions, health."""

from __future__ import annotations

import pytest

from donjon.games.clank.content.tables import SECRET_IDS
from donjon.games.clank.model.state import ESCAPED, LOST
from donjon.games.clank.rules.health import heal, wound
from donjon.games.clank.rules.scoring import score
from donjon.games.clank.rules.secrets import take_secret
from tests.games.clank.scenario import GAME, ClankScenario


def finds(secret: str, deck: str = "", hand: str = "burgle") -> ClankScenario:
    """The thief has just taken this secret in the Guard Room."""
    scenario = ClankScenario()
    scenario.place_thief("D02")
    scenario.set_secrets("D03", secret)
    scenario.set_cards(hand=hand, deck=deck)
    scenario.acts(boots=2)
    scenario.chooses("Walk to Guard Room (2 boots)")
    scenario.chooses("Take a minor secret")
    return scenario


@pytest.mark.parametrize(
    ("secret", "gold", "skill", "rage", "kept"),
    [
        ("chalice", 0, 0, 0, True),
        ("dragon_egg", 0, 0, 1, True),
        ("treasure", 2, 0, 0, False),
        ("greater_treasure", 5, 0, 0, False),
        ("skill_boost", 0, 2, 0, False),
        ("greater_skill", 0, 5, 0, False),
        ("healing_potion", 0, 0, 0, True),
        ("greater_healing", 0, 0, 0, True),
        ("strength_potion", 0, 0, 0, True),
        ("swiftness_potion", 0, 0, 0, True),
        ("magic_spring", 0, 0, 0, False),
        ("flash_of_brilliance", 0, 0, 0, False),
    ],
)
def test_what_each_secret_gives(secret: str, gold: int, skill: int, rage: int, kept: bool) -> None:
    """CL-13.1, CL-13.2, CL-13.3, CL-13.4, CL-R14  Gold and skill at once; eggs anger the dragon."""
    scenario = finds(secret)
    assert (scenario.thief().gold, scenario.resources.skill, scenario.state.rage) == (
        gold,
        skill,
        3 + rage,
    )
    assert (scenario.thief().secrets[SECRET_IDS.index(secret)] == 1) == kept
    assert GAME.view(scenario.state, 1).secrets_spent == ({} if kept else {secret: 1})
    assert scenario.thief().artifacts == 0


def test_a_flash_of_brilliance() -> None:
    """CL-13.5  Three cards that must be played."""
    scenario = finds("flash_of_brilliance", deck="stumble sidestep scramble")
    assert scenario.card_ids(scenario.thief().hand.hidden_cards) == [
        "burgle",
        "stumble",
        "sidestep",
        "scramble",
    ]


def test_a_secret_is_told_before_what_it_does() -> None:
    """CL-11.7, CL-13.5, CL-13.2  The token, then the cards or the rage that it brings."""
    scenario = finds("flash_of_brilliance", deck="stumble stumble sidestep")
    assert scenario.log_lines(1)[-2:] == ["takes a secret: Flash of Brilliance.", "draws 3 cards."]
    scenario = finds("dragon_egg")
    assert scenario.log_lines(1)[-2:] == [
        "takes a secret: Dragon Egg.", "The dragon’s rage grows: space 4, 3 cubes.",
    ]  # fmt: skip


def test_a_magic_spring() -> None:
    """CL-13.6, CL-3.15  Owed in the end step, and mandatory there."""
    scenario = finds("magic_spring")
    assert [owed.at_end for owed in scenario.resources.banishes] == [True]
    assert scenario.offers_starting_with("Banish") == []


@pytest.mark.parametrize(
    ("potion", "name", "damage", "swords", "boots"),
    [
        ("healing_potion", "Potion of Healing", 2, 0, 0),
        ("greater_healing", "Potion of Greater Healing", 1, 0, 0),
        ("strength_potion", "Potion of Strength", 3, 2, 0),
        ("swiftness_potion", "Potion of Swiftness", 3, 0, 1),
    ],
)
def test_potions(potion: str, name: str, damage: int, swords: int, boots: int) -> None:
    """CL-13.7, CL-20.8, CL-13.9  Used once on one's own turn; unused they are worth nothing."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle")
    scenario.add_damage(3)
    scenario.give_secret(potion)
    scenario.thief().status, before = ESCAPED, scenario.thief().status
    assert score(scenario.thief()) == 0
    scenario.thief().status = before
    scenario.acts()
    scenario.chooses(f"Use: {name}")
    assert (scenario.thief().damage, scenario.resources.swords, scenario.resources.boots) == (
        damage,
        swords,
        boots,
    )
    assert scenario.offers_starting_with("Use:") == []
    assert GAME.view(scenario.state, 1).secrets_spent == {potion: 1}


def test_healing_needs_damage() -> None:
    """CL-13.8, CL-R35  A healing potion is not offered to the healthy; other healing is."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle")
    scenario.give_secret("healing_potion")
    scenario.give_secret("greater_healing")
    scenario.set_row("shrine")
    scenario.acts(skill=2)
    assert scenario.offers_starting_with("Use:") == []
    scenario.chooses("Use Shrine (2 skill)")
    scenario.chooses("Heal 1 damage")
    assert (scenario.thief().damage, scenario.thief().supply) == (0, 30)


def test_the_health_track() -> None:
    """CL-16.1, CL-16.3, CL-16.4, CL-I3  Ten spaces; the tenth cube knocks out at once."""
    scenario = ClankScenario()
    thief = scenario.thief()
    for damage in range(1, 10):
        wound(scenario.state, thief)
        assert (thief.damage, thief.status) == (damage, 0)
    wound(scenario.state, thief)
    assert (thief.damage, thief.status) == (10, LOST)


def test_healing() -> None:
    """CL-16.2, CL-R35  As many cubes as it heals go to the supply; without damage none does."""
    scenario = ClankScenario()
    scenario.add_damage(3)
    heal(scenario.state, 2)
    assert (scenario.thief().damage, scenario.thief().supply) == (1, 29)
    heal(scenario.state, 2)
    heal(scenario.state, 2)
    assert (scenario.thief().damage, scenario.thief().supply) == (0, 30)


def test_secrets_are_resolved_in_the_open() -> None:
    """CL-11.7  The log tells everyone what was found."""
    scenario = ClankScenario()
    scenario.set_secrets("D03", "chalice")
    take_secret(scenario.state, scenario.thief(), scenario.state.dungeon.number("D03"))
    assert scenario.log_lines(1)[-1] == "takes a secret: Chalice."
