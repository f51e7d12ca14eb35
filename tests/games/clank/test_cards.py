"""Every card of Clank!: what it costs, what it gives, what it is worth, with figures by hand."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from donjon.games.clank.content.tables import CARDS, DANGER, DRAGON, NUMBER
from donjon.games.clank.model.state import RESCUED
from donjon.games.clank.rules.dungeon_row import RefillRow
from donjon.games.clank.rules.scoring import score
from donjon.kernel.words.translate import translate
from tests.games.clank.scenario import BLACK, GAME, ClankScenario


class Deed(NamedTuple):
    """A card that is acquired and played: its cost and points, and what playing it gives."""

    id: str
    name: str
    cost: int
    vp: int
    skill: int = 0
    swords: int = 0
    boots: int = 0
    gold: int = 0
    clank: int = 0
    draw: int = 0


DEEDS = [
    Deed("burgle", "Burgle", 0, 0, skill=1),
    Deed("stumble", "Stumble", 0, 0, clank=1),
    Deed("sidestep", "Sidestep", 0, 0, boots=1),
    Deed("scramble", "Scramble", 0, 0, skill=1, boots=1),
    Deed("mercenary", "Mercenary", 2, 0, skill=1, swords=2),
    Deed("explore", "Explore", 3, 0, skill=2, boots=1),
    Deed("secret_tome", "Secret Tome", 7, 7),
    Deed("amulet_of_vigor", "Amulet of Vigor", 7, 3, skill=4),
    Deed("boots_of_swiftness", "Boots of Swiftness", 5, 3, boots=3),
    Deed("bracers_of_agility", "Bracers of Agility", 5, 2, draw=2),
    Deed("brilliance", "Brilliance", 6, 0, draw=3),
    Deed("dead_run", "Dead Run", 3, 0, boots=2, clank=2),
    Deed("elven_boots", "Elven Boots", 4, 2, skill=1, boots=1, draw=1),
    Deed("elven_cloak", "Elven Cloak", 4, 2, skill=1, clank=-2, draw=1),
    Deed("elven_dagger", "Elven Dagger", 4, 2, skill=1, swords=1, draw=1),
    Deed("flying_carpet", "Flying Carpet", 6, 2, boots=2),
    Deed("lucky_coin", "Lucky Coin", 1, 1, skill=1, clank=1, draw=1),
    Deed("move_silently", "Move Silently", 3, 0, boots=2, clank=-2),
    Deed("pickaxe", "Pickaxe", 4, 2, swords=2, gold=2),
    Deed("scepter_of_the_ape_lord", "Scepter of the Ape Lord", 3, 3, skill=3, clank=3),
    Deed("search", "Search", 4, 0, skill=2, boots=1),
    Deed("silver_spear", "Silver Spear", 3, 2, swords=3),
    Deed("singing_sword", "Singing Sword", 5, 2, skill=3, swords=2, clank=1),
    Deed("sleight_of_hand", "Sleight of Hand", 2, 0),
    Deed("sneak", "Sneak", 2, 0, skill=1, boots=1, clank=-2),
    Deed("swagger", "Swagger", 2, 0, boots=1),
    Deed("tattle", "Tattle", 3, 0, skill=2),
    Deed("treasure_map", "Treasure Map", 6, 0, gold=5),
    Deed("underworld_dealing", "Underworld Dealing", 1, 0, gold=1),
    Deed("wand_of_recall", "Wand of Recall", 5, 1, skill=2),
    Deed("wand_of_wind", "Wand of Wind", 6, 3),
    Deed("apothecary", "Apothecary", 3, 2),
    Deed("archaeologist", "Archaeologist", 2, 1, draw=1),
    Deed("cleric_of_the_sun", "Cleric of the Sun", 3, 1, skill=2, swords=1),
    Deed("dwarven_peddler", "Dwarven Peddler", 4, 0, boots=1, gold=2),
    Deed("gem_collector", "Gem Collector", 4, 2, skill=2, clank=-2),
    Deed("invoker_of_the_ancients", "Invoker of the Ancients", 4, 1, clank=1),
    Deed("kobold_merchant", "Kobold Merchant", 3, 1, gold=2),
    Deed("master_burglar", "Master Burglar", 3, 2, skill=2),
    Deed("mister_whiskers", "Mister Whiskers", 1, 1),
    Deed("monkeybot_3000", "MonkeyBot 3000", 5, 1, clank=3, draw=3),
    Deed("rebel_captain", "Rebel Captain", 3, 1, skill=2),
    Deed("rebel_miner", "Rebel Miner", 2, 1, gold=2),
    Deed("rebel_scout", "Rebel Scout", 3, 1, boots=2),
    Deed("rebel_soldier", "Rebel Soldier", 2, 1, swords=2),
    Deed("the_duke", "The Duke", 5, 0, skill=2, swords=2),
    Deed("the_mountain_king", "The Mountain King", 6, 3, skill=2, swords=1, boots=1),
    Deed("the_queen_of_hearts", "The Queen of Hearts", 6, 3, skill=3, swords=1),
    Deed("treasure_hunter", "Treasure Hunter", 3, 1, skill=2, swords=2),
    Deed("tunnel_guide", "Tunnel Guide", 1, 1, swords=1, boots=1),
    Deed("wizard", "Wizard", 6, 0, skill=3),
    Deed("sapphire", "Sapphire", 4, 4, draw=1),
    Deed("emerald", "Emerald", 5, 5, draw=1),
    Deed("ruby", "Ruby", 6, 6, draw=1),
    Deed("diamond", "Diamond", 8, 8, draw=1),
    Deed("dragons_eye", "Dragon’s Eye", 5, 0, draw=1),
]
ASKING = {"sleight_of_hand", "apothecary", "underworld_dealing", "wand_of_wind",
          "mister_whiskers", "treasure_hunter"}  # fmt: skip
STARTERS = {"burgle", "stumble", "sidestep", "scramble"}

each_deed = pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.id)


def test_every_card_is_here() -> None:
    """CL-R42, CL-21.17  All kinds; 26 dungeon cards with a symbol, five kinds of danger cards."""
    others = {*DEVICES, *MONSTERS}
    assert {deed.id for deed in DEEDS} | others == set(NUMBER)
    dragons = [card for card in CARDS if card.dragon]
    assert sum(card.count for card in dragons) == 26
    assert [card.id for card in CARDS if card.danger] == ["dragon_shrine", "kobold"]
    assert sum(DRAGON) == len(dragons)
    assert sum(DANGER) == 2


@each_deed
def test_what_playing_it_gives(deed: Deed) -> None:
    """CL-3.4, CL-R41, CL-R45, CL-21.16  Skill, swords, boots, gold, noise and cards."""
    scenario = ClankScenario()
    scenario.add_clank(2)
    scenario.place_thief("D01")
    hand = deed.id if deed.id in ASKING else f"{deed.id} burgle"
    scenario.set_cards(hand=hand, deck="mercenary mercenary mercenary mercenary")
    scenario.acts()
    scenario.plays(deed.name)
    assert scenario.skill_swords_boots() == (deed.skill, deed.swords, deed.boots)
    if deed.id == "mister_whiskers":
        scenario.chooses("Take back 2 Clank!")
        assert (scenario.thief().clank, scenario.card_ids(scenario.thief().played)) == (
            0,
            [deed.id],
        )
        return
    assert scenario.thief().gold == deed.gold
    assert scenario.thief().clank == 2 + deed.clank
    assert len(scenario.thief().deck.hidden_cards) == 4 - deed.draw
    assert scenario.card_ids(scenario.thief().played) == [deed.id]


@each_deed
def test_what_it_costs(deed: Deed) -> None:
    """CL-6.1, CL-21.1, CL-21.2  Its skill, and what happens when it is acquired."""
    if deed.id in STARTERS:
        assert deed.cost == 0
        return
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle")
    scenario.place_thief("D16")
    scenario.add_damage(2)
    if deed.id not in ("mercenary", "explore", "secret_tome"):
        scenario.set_row(deed.id)
    scenario.acts(skill=deed.cost - 1)
    label = f"Acquire {deed.name} ({deed.cost} skill)"
    assert label not in scenario.offers()
    scenario.state.owed.clear()
    scenario.acts(skill=deed.cost)
    scenario.chooses(label)
    assert scenario.resources.skill == 0
    assert scenario.card_ids(scenario.thief().discard) == [deed.id]
    healed = deed.id in ("amulet_of_vigor", "cleric_of_the_sun")
    assert scenario.thief().damage == 2 - healed
    assert scenario.resources.swords == (deed.id == "silver_spear")
    assert scenario.resources.boots == (deed.id == "boots_of_swiftness")
    gems = ("sapphire", "emerald", "ruby", "diamond", "dragons_eye")
    assert scenario.thief().clank == 2 * (deed.id in gems)


@each_deed
def test_what_it_is_worth(deed: Deed) -> None:
    """CL-19.3, CL-19.4  Its points, without anything else."""
    scenario = ClankScenario()
    scenario.set_cards(deck=deed.id)
    scenario.thief().status = RESCUED
    assert score(scenario.thief()) == deed.vp


@each_deed
def test_whether_it_asks_something(deed: Deed) -> None:
    """CL-20.9, CL-20.10, CL-20.11  Cards that ask nothing can be played in one gesture."""
    scenario = ClankScenario()
    scenario.set_cards(hand=f"{deed.id} mercenary")
    asked = deed.id in ASKING
    assert (
        GAME.view(scenario.state, 0).thieves[0].plain == scenario.thief().hand.hidden_cards[asked:]
    )
    assert GAME.view(scenario.state, 1).thieves[0].plain == []


DEVICES = {"ladder": 3, "teleporter": 4, "shrine": 2, "dragon_shrine": 4, "the_vault": 3}
MONSTERS = {
    "goblin": 2, "animated_door": 1, "belcher": 2, "cave_troll": 4, "crystal_golem": 3,
    "kobold": 1, "ogre": 3, "orc_grunt": 2, "overlord": 2, "watcher": 3,
}  # fmt: skip


def uses(device: str, name: str) -> ClankScenario:
    """The device has been used in the depths, with nothing left over."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle", discard="stumble")
    scenario.place_thief("D16")
    scenario.add_damage(2)
    scenario.set_row(device)
    scenario.acts(skill=DEVICES[device])
    scenario.chooses(f"Use {name} ({DEVICES[device]} skill)")
    return scenario


def defeats(monster: str, name: str, seats: int = 2) -> ClankScenario:
    """The monster has been defeated in a crystal cave in the depths, with nothing left over."""
    scenario = ClankScenario(seats)
    scenario.set_cards(hand="burgle", deck="stumble sidestep scramble")
    scenario.place_thief("D17")
    if monster != "goblin":
        scenario.set_row(monster)
    swords = MONSTERS[monster]
    scenario.acts(swords=swords)
    scenario.chooses(f"Fight {name} ({'one sword' if swords == 1 else f'{swords} swords'})")
    assert scenario.resources.swords == 0
    return scenario


def test_ladder() -> None:
    """CL-21.15  Two boots."""
    assert uses("ladder", "Ladder").skill_swords_boots() == (0, 0, 2)


def test_teleporter() -> None:
    """CL-21.7  One teleport."""
    assert uses("teleporter", "Teleporter").resources.teleports == 1


def test_shrine() -> None:
    """CL-21.14, CL-15.11  One gold or one healed; three black cubes when it arrives."""
    scenario = uses("shrine", "Shrine")
    assert scenario.offers() == ["Gain 1 gold", "Heal 1 damage"]
    scenario.chooses("Gain 1 gold")
    assert (scenario.thief().gold, scenario.thief().damage) == (1, 2)
    scenario = uses("shrine", "Shrine")
    scenario.chooses("Heal 1 damage")
    assert (scenario.thief().gold, scenario.thief().damage) == (0, 1)
    scenario = ClankScenario()
    scenario.set_row("sneak tattle brilliance search swagger")
    scenario.state.cubes_set_aside[BLACK], scenario.state.bag[BLACK] = 4, 20
    scenario.put_on_deck("shrine")
    scenario.happens(RefillRow())
    assert (scenario.state.cubes_set_aside[BLACK], scenario.state.bag[BLACK]) == (1, 23)


def test_dragon_shrine() -> None:
    """CL-21.13  Two gold, or a banish that is offered only when there is a card for it."""
    scenario = uses("dragon_shrine", "Dragon Shrine")
    assert scenario.offers() == ["Gain 2 gold", "Banish a card"]
    scenario.chooses("Banish a card")
    scenario.chooses("Banish Stumble from your discard pile")
    assert scenario.thief().discard == []
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle")
    scenario.set_row("dragon_shrine")
    scenario.acts(skill=4)
    scenario.chooses("Use Dragon Shrine (4 skill)")
    assert scenario.thief().gold == 2  # the only legal option is taken unasked
    scenario.set_row("dragon_shrine")
    assert GAME.view(scenario.state, 1).danger == 1


def test_the_vault() -> None:
    """CL-21.16  Five gold and three noise."""
    scenario = uses("the_vault", "The Vault")
    assert (scenario.thief().gold, scenario.thief().clank) == (5, 3)


@pytest.mark.parametrize(
    ("monster", "name", "skill", "boots", "gold", "clank", "drawn"),
    [
        ("goblin", "Goblin", 0, 0, 1, 0, 0),
        ("animated_door", "Animated Door", 0, 1, 0, 0, 0),
        ("belcher", "Belcher", 0, 0, 4, 2, 0),
        ("cave_troll", "Cave Troll", 0, 0, 3, 0, 2),
        ("crystal_golem", "Crystal Golem", 3, 0, 0, 0, 0),
        ("kobold", "Kobold", 1, 0, 0, 0, 0),
        ("ogre", "Ogre", 0, 0, 5, 0, 0),
        ("orc_grunt", "Orc Grunt", 0, 0, 3, 0, 0),
        ("overlord", "Overlord", 0, 0, 0, 0, 2),
        ("watcher", "Watcher", 0, 0, 3, 0, 0),
    ],
)
def test_what_a_monster_gives(
    monster: str, name: str, skill: int, boots: int, gold: int, clank: int, drawn: int
) -> None:
    """CL-8.1, CL-21.10, CL-21.15, CL-21.16  Skill, boots, gold, noise and cards."""
    scenario = defeats(monster, name)
    assert (scenario.resources.skill, scenario.resources.boots) == (skill, boots)
    assert (scenario.thief().gold, scenario.thief().clank) == (gold, clank)
    assert len(scenario.thief().hand.hidden_cards) == 1 + drawn
    assert scenario.thief(1).clank == (monster == "watcher")


@pytest.mark.parametrize("monster", ["overlord", "watcher"])
def test_a_monster_that_arrives_makes_all_noisy(monster: str) -> None:
    """CL-21.10  Everyone adds a cube."""
    scenario = ClankScenario(3)
    scenario.set_row("sneak tattle brilliance search swagger")
    scenario.put_on_deck(monster)
    scenario.happens(RefillRow())
    assert [thief.clank for thief in scenario.state.thieves] == [1, 1, 1]


def test_tattle() -> None:
    """CL-21.10  Each other thief adds a cube."""
    scenario = ClankScenario(3)
    scenario.set_cards(hand="tattle burgle", seat=1)
    scenario.acts(1)
    scenario.plays("Tattle")
    assert [thief.clank for thief in scenario.state.thieves] == [1, 0, 1]


@pytest.mark.parametrize(
    ("choice", "swords", "gold", "damage"),
    [("Gain 3 swords", 3, 0, 2), ("Gain 2 gold", 0, 2, 2), ("Heal 1 damage", 0, 0, 1)],
)
def test_apothecary(choice: str, swords: int, gold: int, damage: int) -> None:
    """CL-21.3  A card for three swords, two gold or one healed."""
    scenario = ClankScenario()
    scenario.add_damage(2)
    scenario.set_cards(hand="apothecary burgle stumble")
    scenario.acts()
    scenario.plays("Apothecary")
    scenario.chooses("Discard Stumble")
    assert scenario.offers() == ["Gain 3 swords", "Gain 2 gold", "Heal 1 damage"]
    scenario.chooses(choice)
    assert (scenario.resources.swords, scenario.thief().gold, scenario.thief().damage) == (
        swords,
        gold,
        damage,
    )


def test_invoker_of_the_ancients() -> None:
    """CL-21.7  One teleport and one noise."""
    scenario = ClankScenario()
    scenario.set_cards(hand="invoker_of_the_ancients burgle")
    scenario.acts()
    scenario.plays("Invoker of the Ancients")
    assert (scenario.resources.teleports, scenario.thief().clank) == (1, 1)


def test_mister_whiskers() -> None:
    """CL-21.9  Two noise taken back, or an attack that counts danger."""
    scenario = ClankScenario()
    scenario.add_clank(3)
    scenario.set_cards(hand="mister_whiskers burgle")
    scenario.acts()
    scenario.plays("Mister Whiskers")
    assert scenario.offers() == ["Take back 2 Clank!", "The dragon attacks"]
    scenario.chooses("Take back 2 Clank!")
    assert scenario.thief().clank == 1


def test_underworld_dealing() -> None:
    """CL-21.11, CL-R36  One gold, or two Secret Tomes for seven; not without a Tome."""
    for left, tomes in ((12, 2), (1, 1)):
        scenario = ClankScenario()
        scenario.state.reserve[2] = left
        scenario.thief().gold = 8
        scenario.set_cards(hand="underworld_dealing burgle")
        scenario.acts()
        scenario.plays("Underworld Dealing")
        scenario.chooses("Pay 7 gold and take Secret Tome (up to 2)")
        assert (scenario.thief().gold, len(scenario.thief().discard)) == (1, tomes)
    scenario = ClankScenario()
    scenario.state.reserve[2] = 0
    scenario.thief().gold = 8
    scenario.set_cards(hand="underworld_dealing burgle")
    scenario.acts()
    scenario.plays("Underworld Dealing")
    assert scenario.thief().gold == 9


def test_treasure_hunter() -> None:
    """CL-21.12, CL-R21  The new card arrives; without a deck or a row nothing happens."""
    scenario = ClankScenario()
    scenario.set_cards(hand="treasure_hunter burgle")
    scenario.set_row("sneak tattle")
    scenario.put_on_deck("watcher")
    scenario.acts()
    scenario.plays("Treasure Hunter")
    assert scenario.offers() == ["Replace Sneak", "Replace Tattle"]
    scenario.chooses("Replace Tattle")
    assert scenario.row_ids[:2] == ["sneak", "watcher"]
    assert scenario.card_ids(scenario.state.dungeon_discard) == ["tattle"]
    assert scenario.thief(1).clank == 1
    for row, deck in (("", True), ("sneak tattle", False)):
        scenario = ClankScenario()
        scenario.set_cards(hand="treasure_hunter burgle")
        scenario.set_row(row)
        if not deck:
            scenario.set_deck("")
        scenario.acts()
        before = scenario.row_ids
        scenario.plays("Treasure Hunter")
        assert scenario.decision().rule() == "CL-20.1"
        assert scenario.row_ids == before


def test_every_option_has_words_of_its_own() -> None:
    """CL-4.17  In both languages the options of a card differ."""
    scenario = ClankScenario()
    for lang in ("en", "fr"):
        texts = [
            effect
            for text in scenario.state.card_effects.play + scenario.state.card_effects.use
            for effect in text
        ]
        for effect in texts:
            labels = [translate(label, lang) for label in getattr(effect, "labels", [])]
            assert len(set(labels)) == len(labels)
