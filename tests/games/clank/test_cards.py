"""Every card of Clank!: what it costs, what it gives, what it is worth, with figures by hand."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from donjon.games.clank.content.tables import CARDS, DANGER, DRAGON, NUMBER
from donjon.games.clank.model.state import RESCUED
from donjon.games.clank.rules.dungeon_row import RefillRow
from donjon.games.clank.rules.scoring import score
from donjon.kernel.words.translate import translate
from tests.games.clank.set_table import BLACK, GAME, Heist


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
    t = Heist()
    t.makes_noise(2)
    t.stands("D01")
    hand = deed.id if deed.id in ASKING else f"{deed.id} burgle"
    t.owns(hand=hand, deck="mercenary mercenary mercenary mercenary")
    t.acts()
    t.plays(deed.name)
    assert t.skill_swords_boots() == (deed.skill, deed.swords, deed.boots)
    if deed.id == "mister_whiskers":
        t.chooses("Take back 2 Clank!")
        assert (t.thief().clank, t.kinds(t.thief().played)) == (0, [deed.id])
        return
    assert t.thief().gold == deed.gold
    assert t.thief().clank == 2 + deed.clank
    assert len(t.thief().deck.hidden_cards) == 4 - deed.draw
    assert t.kinds(t.thief().played) == [deed.id]


@each_deed
def test_what_it_costs(deed: Deed) -> None:
    """CL-6.1, CL-21.1, CL-21.2  Its skill, and what happens when it is acquired."""
    if deed.id in STARTERS:
        assert deed.cost == 0
        return
    t = Heist()
    t.owns(hand="burgle")
    t.stands("D16")
    t.is_hurt(2)
    if deed.id not in ("mercenary", "explore", "secret_tome"):
        t.row(deed.id)
    t.acts(skill=deed.cost - 1)
    label = f"Acquire {deed.name} ({deed.cost} skill)"
    assert label not in t.offers()
    t.state.owed.clear()
    t.acts(skill=deed.cost)
    t.chooses(label)
    assert t.resources.skill == 0
    assert t.kinds(t.thief().discard) == [deed.id]
    healed = deed.id in ("amulet_of_vigor", "cleric_of_the_sun")
    assert t.thief().damage == 2 - healed
    assert t.resources.swords == (deed.id == "silver_spear")
    assert t.resources.boots == (deed.id == "boots_of_swiftness")
    gems = ("sapphire", "emerald", "ruby", "diamond", "dragons_eye")
    assert t.thief().clank == 2 * (deed.id in gems)


@each_deed
def test_what_it_is_worth(deed: Deed) -> None:
    """CL-19.3, CL-19.4  Its points, without anything else."""
    t = Heist()
    t.owns(deck=deed.id)
    t.thief().status = RESCUED
    assert score(t.thief()) == deed.vp


@each_deed
def test_whether_it_asks_something(deed: Deed) -> None:
    """CL-20.9, CL-20.10, CL-20.11  Cards that ask nothing can be played in one gesture."""
    t = Heist()
    t.owns(hand=f"{deed.id} mercenary")
    asked = deed.id in ASKING
    assert GAME.view(t.state, 0).thieves[0].plain == t.thief().hand.hidden_cards[asked:]
    assert GAME.view(t.state, 1).thieves[0].plain == []


DEVICES = {"ladder": 3, "teleporter": 4, "shrine": 2, "dragon_shrine": 4, "the_vault": 3}
MONSTERS = {
    "goblin": 2, "animated_door": 1, "belcher": 2, "cave_troll": 4, "crystal_golem": 3,
    "kobold": 1, "ogre": 3, "orc_grunt": 2, "overlord": 2, "watcher": 3,
}  # fmt: skip


def uses(device: str, name: str) -> Heist:
    """The device has been used in the depths, with nothing left over."""
    t = Heist()
    t.owns(hand="burgle", discard="stumble")
    t.stands("D16")
    t.is_hurt(2)
    t.row(device)
    t.acts(skill=DEVICES[device])
    t.chooses(f"Use {name} ({DEVICES[device]} skill)")
    return t


def defeats(monster: str, name: str, seats: int = 2) -> Heist:
    """The monster has been defeated in a crystal cave in the depths, with nothing left over."""
    t = Heist(seats)
    t.owns(hand="burgle", deck="stumble sidestep scramble")
    t.stands("D17")
    if monster != "goblin":
        t.row(monster)
    swords = MONSTERS[monster]
    t.acts(swords=swords)
    t.chooses(f"Fight {name} ({'one sword' if swords == 1 else f'{swords} swords'})")
    assert t.resources.swords == 0
    return t


def test_ladder() -> None:
    """CL-21.15  Two boots."""
    assert uses("ladder", "Ladder").skill_swords_boots() == (0, 0, 2)


def test_teleporter() -> None:
    """CL-21.7  One teleport."""
    assert uses("teleporter", "Teleporter").resources.teleports == 1


def test_shrine() -> None:
    """CL-21.14, CL-15.11  One gold or one healed; three black cubes when it arrives."""
    t = uses("shrine", "Shrine")
    assert t.offers() == ["Gain 1 gold", "Heal 1 damage"]
    t.chooses("Gain 1 gold")
    assert (t.thief().gold, t.thief().damage) == (1, 2)
    t = uses("shrine", "Shrine")
    t.chooses("Heal 1 damage")
    assert (t.thief().gold, t.thief().damage) == (0, 1)
    t = Heist()
    t.row("sneak tattle brilliance search swagger")
    t.state.cubes_set_aside[BLACK], t.state.bag[BLACK] = 4, 20
    t.comes_next("shrine")
    t.happens(RefillRow())
    assert (t.state.cubes_set_aside[BLACK], t.state.bag[BLACK]) == (1, 23)


def test_dragon_shrine() -> None:
    """CL-21.13  Two gold, or a banish that is offered only when there is a card for it."""
    t = uses("dragon_shrine", "Dragon Shrine")
    assert t.offers() == ["Gain 2 gold", "Banish a card"]
    t.chooses("Banish a card")
    t.chooses("Banish Stumble from your discard pile")
    assert t.thief().discard == []
    t = Heist()
    t.owns(hand="burgle")
    t.row("dragon_shrine")
    t.acts(skill=4)
    t.chooses("Use Dragon Shrine (4 skill)")
    assert t.thief().gold == 2  # the only legal option is taken unasked
    t.row("dragon_shrine")
    assert GAME.view(t.state, 1).danger == 1


def test_the_vault() -> None:
    """CL-21.16  Five gold and three noise."""
    t = uses("the_vault", "The Vault")
    assert (t.thief().gold, t.thief().clank) == (5, 3)


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
    t = defeats(monster, name)
    assert (t.resources.skill, t.resources.boots) == (skill, boots)
    assert (t.thief().gold, t.thief().clank) == (gold, clank)
    assert len(t.thief().hand.hidden_cards) == 1 + drawn
    assert t.thief(1).clank == (monster == "watcher")


@pytest.mark.parametrize("monster", ["overlord", "watcher"])
def test_a_monster_that_arrives_makes_all_noisy(monster: str) -> None:
    """CL-21.10  Everyone adds a cube."""
    t = Heist(3)
    t.row("sneak tattle brilliance search swagger")
    t.comes_next(monster)
    t.happens(RefillRow())
    assert [thief.clank for thief in t.state.thieves] == [1, 1, 1]


def test_tattle() -> None:
    """CL-21.10  Each other thief adds a cube."""
    t = Heist(3)
    t.owns(hand="tattle burgle", seat=1)
    t.acts(1)
    t.plays("Tattle")
    assert [thief.clank for thief in t.state.thieves] == [1, 0, 1]


@pytest.mark.parametrize(
    ("choice", "swords", "gold", "damage"),
    [("Gain 3 swords", 3, 0, 2), ("Gain 2 gold", 0, 2, 2), ("Heal 1 damage", 0, 0, 1)],
)
def test_apothecary(choice: str, swords: int, gold: int, damage: int) -> None:
    """CL-21.3  A card for three swords, two gold or one healed."""
    t = Heist()
    t.is_hurt(2)
    t.owns(hand="apothecary burgle stumble")
    t.acts()
    t.plays("Apothecary")
    t.chooses("Discard Stumble")
    assert t.offers() == ["Gain 3 swords", "Gain 2 gold", "Heal 1 damage"]
    t.chooses(choice)
    assert (t.resources.swords, t.thief().gold, t.thief().damage) == (swords, gold, damage)


def test_invoker_of_the_ancients() -> None:
    """CL-21.7  One teleport and one noise."""
    t = Heist()
    t.owns(hand="invoker_of_the_ancients burgle")
    t.acts()
    t.plays("Invoker of the Ancients")
    assert (t.resources.teleports, t.thief().clank) == (1, 1)


def test_mister_whiskers() -> None:
    """CL-21.9  Two noise taken back, or an attack that counts danger."""
    t = Heist()
    t.makes_noise(3)
    t.owns(hand="mister_whiskers burgle")
    t.acts()
    t.plays("Mister Whiskers")
    assert t.offers() == ["Take back 2 Clank!", "The dragon attacks"]
    t.chooses("Take back 2 Clank!")
    assert t.thief().clank == 1


def test_underworld_dealing() -> None:
    """CL-21.11, CL-R36  One gold, or two Secret Tomes for seven; not without a Tome."""
    for left, tomes in ((12, 2), (1, 1)):
        t = Heist()
        t.state.reserve[2] = left
        t.thief().gold = 8
        t.owns(hand="underworld_dealing burgle")
        t.acts()
        t.plays("Underworld Dealing")
        t.chooses("Pay 7 gold and take Secret Tome (up to 2)")
        assert (t.thief().gold, len(t.thief().discard)) == (1, tomes)
    t = Heist()
    t.state.reserve[2] = 0
    t.thief().gold = 8
    t.owns(hand="underworld_dealing burgle")
    t.acts()
    t.plays("Underworld Dealing")
    assert t.thief().gold == 9


def test_treasure_hunter() -> None:
    """CL-21.12, CL-R21  The new card arrives; without a deck or a row nothing happens."""
    t = Heist()
    t.owns(hand="treasure_hunter burgle")
    t.row("sneak tattle")
    t.comes_next("watcher")
    t.acts()
    t.plays("Treasure Hunter")
    assert t.offers() == ["Replace Sneak", "Replace Tattle"]
    t.chooses("Replace Tattle")
    assert t.in_row[:2] == ["sneak", "watcher"]
    assert t.kinds(t.state.dungeon_discard) == ["tattle"]
    assert t.thief(1).clank == 1
    for row, deck in (("", True), ("sneak tattle", False)):
        t = Heist()
        t.owns(hand="treasure_hunter burgle")
        t.row(row)
        if not deck:
            t.only_comes("")
        t.acts()
        before = t.in_row
        t.plays("Treasure Hunter")
        assert t.decision().rule() == "CL-20.1"
        assert t.in_row == before


def test_every_option_has_words_of_its_own() -> None:
    """CL-4.17  In both languages the options of a card differ."""
    t = Heist()
    for lang in ("en", "fr"):
        texts = [
            effect
            for text in t.state.card_effects.play + t.state.card_effects.use
            for effect in text
        ]
        for effect in texts:
            labels = [translate(label, lang) for label in getattr(effect, "labels", [])]
            assert len(set(labels)) == len(labels)
