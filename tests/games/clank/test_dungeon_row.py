"""Clank! 4.6 to 4.8 and 4.14: cards, devices and monsters of the row, and its refill."""

from __future__ import annotations

from donjon.games.clank.content.tables import NUMBER, PILES
from donjon.games.clank.model.state import ESCAPED, IN, LOST, RESCUED
from donjon.games.clank.rules.dragon import DragonAttack
from donjon.games.clank.rules.dungeon_row import DeckRunsOut, RefillRow
from tests.games.clank.set_table import BLACK, GAME, Heist


def refill(t: Heist) -> None:
    """The end of a turn from the refill on."""
    t.state.owe(DeckRunsOut())
    t.state.owe(DragonAttack())
    t.happens(RefillRow())


def attacks(t: Heist) -> int:
    return len([line for line in t.log_lines() if "The dragon attacks" in line])


def test_what_can_be_acquired() -> None:
    """CL-6.1, CL-6.6, CL-20.2  Blue cards and the reserve, from the flag, for their skill."""
    t = Heist()
    t.owns(hand="")
    t.row("sneak mister_whiskers sapphire ladder kobold brilliance")
    t.acts(skill=7)
    assert t.offers_any("Acquire") == [
        "Acquire Sneak (2 skill)",
        "Acquire Mister Whiskers (1 skill)",
        "Acquire Sapphire (4 skill)",
        "Acquire Brilliance (6 skill)",
        "Acquire Mercenary (2 skill)",
        "Acquire Explore (3 skill)",
        "Acquire Secret Tome (7 skill)",
    ]
    t.chooses("Acquire Mister Whiskers (1 skill)")
    t.chooses("Acquire Sneak (2 skill)")
    t.chooses("Acquire Sapphire (4 skill)")
    assert t.kinds(t.thief().discard) == ["mister_whiskers", "sneak", "sapphire"]


def test_a_space_stays_empty() -> None:
    """CL-6.2, CL-14.4  Until the end of the turn nothing is refilled."""
    t = Heist()
    t.owns(hand="burgle")
    t.row("sneak brilliance")
    t.acts(skill=2)
    t.chooses("Acquire Sneak (2 skill)")
    assert t.in_row == ["", "brilliance", "", "", "", ""]


def test_acquire_text_happens_once() -> None:
    """CL-6.3, CL-21.1, CL-21.2  A Sapphire makes noise when it is bought, not when it is played."""
    t = Heist()
    t.owns(hand="burgle", deck="")
    t.row("sapphire")
    t.acts(skill=4)
    t.chooses("Acquire Sapphire (4 skill)")
    assert t.thief().clank == 2
    t.state.owed.clear()
    t.owns(hand="sapphire burgle", deck="stumble")
    t.acts()
    t.plays("Sapphire")
    assert t.thief().clank == 2
    assert t.kinds(t.thief().hand.hidden_cards) == ["burgle", "stumble"]


def test_an_empty_pile() -> None:
    """CL-6.4  Cannot be bought from, and is never refilled by banished cards."""
    t = Heist()
    mercenaries = PILES.index(NUMBER["mercenary"])
    t.state.reserve[mercenaries] = 1
    t.owns(hand="burgle")
    t.row("dragon_shrine")
    t.acts(skill=8)
    t.chooses("Acquire Mercenary (2 skill)")
    assert t.offers_any("Acquire Mercenary") == []
    t.chooses("Use Dragon Shrine (4 skill)")
    t.chooses("Banish a card")
    t.chooses("Banish Mercenary from your discard pile")
    assert t.kinds(t.state.removed_cards)[-1] == "mercenary"
    assert t.state.reserve[mercenaries] == 0


def test_deep_cards() -> None:
    """CL-6.5, CL-7.2, CL-8.3, CL-R47  Only in the depths; a golem only in a crystal cave."""
    t = Heist()
    t.owns(hand="burgle")
    t.row("dragons_eye the_vault cave_troll crystal_golem")
    offered = {}
    for room in ("D00", "D01", "D15", "D07", "D16", "D17", "D25"):
        t.stands(room)
        t.state.owed.clear()
        t.acts(skill=5, swords=4)
        labels = " ".join(t.offers())
        offered[room] = [
            name
            for name in ("Dragon’s Eye", "Vault", "Cave Troll", "Crystal Golem")
            if name in labels
        ]
    deep = ["Dragon’s Eye", "Vault", "Cave Troll"]
    assert offered == {
        "D00": [], "D01": [], "D15": [], "D07": ["Crystal Golem"],
        "D16": deep, "D17": [*deep, "Crystal Golem"], "D25": deep,
    }  # fmt: skip


def test_a_device_is_used_once() -> None:
    """CL-7.1, CL-21.15  Skill is paid, boots are gained, the card is discarded."""
    t = Heist()
    t.owns(hand="burgle")
    t.row("ladder")
    t.acts(skill=3)
    t.chooses("Use Ladder (3 skill)")
    assert t.skill_swords_boots() == (0, 0, 2)
    assert t.in_row[0] == ""
    assert t.kinds(t.state.dungeon_discard) == ["ladder"]
    assert t.thief().discard == []


def test_a_monster_is_defeated_without_risk() -> None:
    """CL-8.1, CL-8.5  Swords are paid, the reward is gained; no chance is asked."""
    t = Heist()
    t.owns(hand="burgle")
    t.row("ogre")
    t.acts(swords=3)
    t.chooses("Fight Ogre (3 swords)")
    assert (t.resources.swords, t.thief().gold, t.thief().damage) == (0, 5, 0)
    assert t.kinds(t.state.dungeon_discard) == ["ogre"]


def test_the_goblin_stays() -> None:
    """CL-8.2, CL-R51  Any number of times, from anywhere; no refill comes of it."""
    t = Heist()
    t.owns(hand="burgle")
    t.row("sneak tattle brilliance search swagger ladder")
    t.acts(swords=6)
    for gold in (1, 2, 3):
        t.chooses("Fight Goblin (2 swords)")
        assert t.thief().gold == gold
    assert t.state.dungeon_discard == []
    assert "goblin" not in t.in_row
    deck = len(t.state.deck.hidden_cards)
    refill(t)
    assert len(t.state.deck.hidden_cards) == deck


def test_monsters_in_the_row_do_nothing() -> None:
    """CL-8.4  A whole turn beside six monsters: no damage, no noise."""
    t = Heist()
    t.owns(hand="burgle", deck="burgle burgle burgle stumble stumble")
    t.owns(hand="burgle burgle", seat=1)
    t.row("ogre belcher cave_troll watcher overlord orc_grunt")
    t.turn()
    t.plays("Burgle")
    t.ends()
    assert [(thief.damage, thief.clank) for thief in t.state.thieves] == [(0, 0), (0, 0)]


def test_the_order_of_the_end() -> None:
    """CL-14.1, CL-14.3  Banish, discard, draw, refill, attack, then the next thief."""
    t = Heist()
    t.owns(hand="burgle", played="stumble", deck="burgle burgle burgle sidestep scramble")
    t.owns(hand="burgle burgle", seat=1)
    t.row("sneak tattle brilliance search swagger")
    t.comes_next("ogre")
    t.turn()
    t.hides("D03", "magic_spring")
    t.stands("D02")
    t.resources.boots = 2
    t.draws_cubes(BLACK, BLACK, BLACK)
    t.plays("Burgle")
    t.chooses("Walk to Guard Room (2 boots)")
    t.chooses("Take a minor secret")
    t.ends()
    t.chooses("Banish Stumble from your play area")
    tail = [line for line in t.log_lines(0) if "goes" not in line][-6:]
    assert tail == [
        "banishes Stumble.",
        "draws: Burgle, Burgle, Burgle, Sidestep, Scramble.",
        "New in the row: Ogre.",
        "The dragon attacks: 3 cubes!",
        "Cubes drawn: black, black, black.",
        "Turn of Player 2",
    ]


def test_who_is_out_draws_no_hand() -> None:
    """CL-14.2  The turn in which one escapes ends without new cards."""
    t = Heist()
    t.stands("D01")
    t.has_artifact(5)
    t.owns(hand="burgle", deck="burgle burgle burgle stumble stumble")
    t.owns(hand="burgle burgle", seat=1)
    t.row("sneak tattle brilliance search swagger ladder")
    t.turn()
    t.resources.boots = 1
    t.chooses("Walk to Starting flag (one boot)")
    t.plays("Burgle")
    assert t.state.active == 1
    assert (t.thief().hand.hidden_cards, len(t.thief().deck.hidden_cards)) == ([], 5)
    assert t.kinds(t.thief().discard) == ["burgle"]


def test_the_leftmost_space_first() -> None:
    """CL-14.4, CL-14.5  One after another, and each card arrives as it is revealed."""
    t = Heist()
    t.row("sneak tattle brilliance search swagger ladder")
    t.state.row[4] = t.state.row[1] = 255
    t.comes_next("watcher overlord")
    refill(t)
    assert t.in_row == ["sneak", "watcher", "brilliance", "search", "overlord", "ladder"]
    said = [line for line in t.log_lines() if line.startswith(("New", "Clank!"))]
    assert said == [
        "New in the row: Watcher.",
        "Clank! Player 1 adds one cube.",
        "Clank! Player 2 adds one cube.",
        "New in the row: Overlord.",
        "Clank! Player 1 adds one cube.",
        "Clank! Player 2 adds one cube.",
    ]


def test_one_attack_for_a_refill() -> None:
    """CL-14.6, CL-R22, CL-I18  Three symbols revealed: all arrive first, then one attack."""
    t = Heist()
    t.row("sneak tattle brilliance")
    t.comes_next("ogre orc_grunt sapphire")
    t.draws_cubes(BLACK, BLACK, BLACK)
    refill(t)
    assert attacks(t) == 1
    assert t.script_is_used_up


def test_symbols_that_lie_there_cause_nothing() -> None:
    """CL-14.6, CL-14.7  A card without the symbol beside five with it; and a full row."""
    t = Heist()
    t.row("ogre orc_grunt sapphire emerald ruby")
    t.comes_next("ladder")
    refill(t)
    assert t.in_row[5] == "ladder"
    assert attacks(t) == 0
    refill(t)
    assert attacks(t) == 0


def test_the_deck_runs_out() -> None:
    """CL-14.8, CL-R20  The last cards arrive, the dragon attacks, then all who are in fall."""
    t = Heist(3)
    t.row("sneak tattle brilliance")
    t.only_comes("watcher ogre")
    t.stands("D02", 0)
    t.has_artifact(5, 0)
    t.stands("D16", 1)
    t.state.rage = 1
    t.draws_cubes()
    t.script(3 + 20, 3 + 20)  # behind the watcher's three cubes lie the black ones
    refill(t)
    assert attacks(t) == 1
    assert t.in_row == ["sneak", "tattle", "brilliance", "watcher", "ogre", ""]
    assert [thief.status for thief in t.state.thieves] == [RESCUED, LOST, LOST]
    assert t.state.runner == 0
    assert "The dungeon deck is empty: the dungeon collapses." in t.log_lines()


def test_a_deck_that_just_suffices() -> None:
    """CL-14.8, CL-R20  Empty, but no space is: the game goes on."""
    t = Heist()
    t.row("sneak tattle brilliance search swagger")
    t.only_comes("ladder")
    refill(t)
    assert t.state.deck.hidden_cards == []
    assert [thief.status for thief in t.state.thieves] == [IN, IN]


def test_what_is_known_of_the_deck() -> None:
    """CL-14.9, CL-20.14  Row, discard pile and number of cards; not the order."""
    t = Heist()
    t.row("sneak ladder")
    t.state.dungeon_discard.append(t.takes_out("ogre"))
    seen = GAME.view(t.state, 1)
    assert [card.kind if card else None for card in seen.row[:3]] == ["sneak", "ladder", None]
    assert [card.kind for card in seen.dungeon_discard] == ["ogre"]
    assert seen.deck_size == 97
    t.state.deck.hidden_cards.reverse()
    assert GAME.view(t.state, 1) == seen


def test_no_refill_when_nobody_is_in() -> None:
    """CL-19.2, CL-14.1  The last thief escapes, finishes the turn, and the game is over."""
    t = Heist()
    t.thief(1).status = ESCAPED
    t.state.runner, t.state.countdown = 1, 1
    t.stands("D01")
    t.has_artifact(5)
    t.owns(hand="burgle burgle burgle")
    t.row("sneak tattle brilliance search swagger ladder")
    t.comes_next("ogre")
    t.turn()
    t.resources.boots = 1
    t.chooses("Walk to Starting flag (one boot)")
    t.plays("Burgle", "Burgle", "Burgle")
    t.chooses("Acquire Sneak (2 skill)")
    assert t.is_idle
    assert t.in_row[0] == ""
    assert attacks(t) == 0
    assert t.log_lines()[-1] == "Nobody is left in the dungeon."


def test_a_copy_is_offered_once() -> None:
    """CL-6.1  Two Sneaks are as good as each other: the left one is offered."""
    t = Heist()
    t.owns(hand="burgle")
    t.row("sneak sneak tattle brilliance search swagger")
    t.acts(skill=2)
    assert t.offers_any("Acquire Sneak") == ["Acquire Sneak (2 skill)"]
    t.chooses("Acquire Sneak (2 skill)")
    assert t.in_row[:2] == ["", "sneak"]
