"""Clank! 4.6 to 4.8 and 4.14: cards, devices and monsters of the row, and its refill."""

from __future__ import annotations

from donjon.games.clank.content.tables import NUMBER, PILES
from donjon.games.clank.model.state import ESCAPED, IN, LOST, RESCUED
from donjon.games.clank.rules.dragon import DragonAttack
from donjon.games.clank.rules.dungeon_row import DeckRunsOut, RefillRow
from tests.games.clank.scenario import BLACK, GAME, ClankScenario


def refill(scenario: ClankScenario) -> None:
    """The end of a turn from the refill on."""
    scenario.state.owe(DeckRunsOut())
    scenario.state.owe(DragonAttack())
    scenario.happens(RefillRow())


def attacks(scenario: ClankScenario) -> int:
    return len([line for line in scenario.log_lines() if "The dragon attacks" in line])


def test_what_can_be_acquired() -> None:
    """CL-6.1, CL-6.6, CL-20.2  Blue cards and the reserve, from the flag, for their skill."""
    scenario = ClankScenario()
    scenario.set_cards(hand="")
    scenario.set_row("sneak mister_whiskers sapphire ladder kobold brilliance")
    scenario.acts(skill=7)
    assert scenario.offers_starting_with("Acquire") == [
        "Acquire Sneak (2 skill)",
        "Acquire Mister Whiskers (1 skill)",
        "Acquire Sapphire (4 skill)",
        "Acquire Brilliance (6 skill)",
        "Acquire Mercenary (2 skill)",
        "Acquire Explore (3 skill)",
        "Acquire Secret Tome (7 skill)",
    ]
    scenario.chooses("Acquire Mister Whiskers (1 skill)")
    scenario.chooses("Acquire Sneak (2 skill)")
    scenario.chooses("Acquire Sapphire (4 skill)")
    assert scenario.card_ids(scenario.thief().discard) == ["mister_whiskers", "sneak", "sapphire"]


def test_a_space_stays_empty() -> None:
    """CL-6.2, CL-14.4  Until the end of the turn nothing is refilled."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle")
    scenario.set_row("sneak brilliance")
    scenario.acts(skill=2)
    scenario.chooses("Acquire Sneak (2 skill)")
    assert scenario.row_ids == ["", "brilliance", "", "", "", ""]


def test_acquire_text_happens_once() -> None:
    """CL-6.3, CL-21.1, CL-21.2  A Sapphire makes noise when it is bought, not when it is played."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle", deck="")
    scenario.set_row("sapphire")
    scenario.acts(skill=4)
    scenario.chooses("Acquire Sapphire (4 skill)")
    assert scenario.thief().clank == 2
    scenario.state.owed.clear()
    scenario.set_cards(hand="sapphire burgle", deck="stumble")
    scenario.acts()
    scenario.plays("Sapphire")
    assert scenario.thief().clank == 2
    assert scenario.card_ids(scenario.thief().hand.hidden_cards) == ["burgle", "stumble"]


def test_an_empty_pile() -> None:
    """CL-6.4  Cannot be bought from, and is never refilled by banished cards."""
    scenario = ClankScenario()
    mercenaries = PILES.index(NUMBER["mercenary"])
    scenario.state.reserve[mercenaries] = 1
    scenario.set_cards(hand="burgle")
    scenario.set_row("dragon_shrine")
    scenario.acts(skill=8)
    scenario.chooses("Acquire Mercenary (2 skill)")
    assert scenario.offers_starting_with("Acquire Mercenary") == []
    scenario.chooses("Use Dragon Shrine (4 skill)")
    scenario.chooses("Banish a card")
    scenario.chooses("Banish Mercenary from your discard pile")
    assert scenario.card_ids(scenario.state.removed_cards)[-1] == "mercenary"
    assert scenario.state.reserve[mercenaries] == 0


def test_deep_cards() -> None:
    """CL-6.5, CL-7.2, CL-8.3, CL-R47  Only in the depths; a golem only in a crystal cave."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle")
    scenario.set_row("dragons_eye the_vault cave_troll crystal_golem")
    offered = {}
    for room in ("D00", "D01", "D15", "D07", "D16", "D17", "D25"):
        scenario.place_thief(room)
        scenario.state.owed.clear()
        scenario.acts(skill=5, swords=4)
        labels = " ".join(scenario.offers())
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
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle")
    scenario.set_row("ladder")
    scenario.acts(skill=3)
    scenario.chooses("Use Ladder (3 skill)")
    assert scenario.skill_swords_boots() == (0, 0, 2)
    assert scenario.row_ids[0] == ""
    assert scenario.card_ids(scenario.state.dungeon_discard) == ["ladder"]
    assert scenario.thief().discard == []


def test_a_monster_is_defeated_without_risk() -> None:
    """CL-8.1, CL-8.5  Swords are paid, the reward is gained; no chance is asked."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle")
    scenario.set_row("ogre")
    scenario.acts(swords=3)
    scenario.chooses("Fight Ogre (3 swords)")
    assert (scenario.resources.swords, scenario.thief().gold, scenario.thief().damage) == (0, 5, 0)
    assert scenario.card_ids(scenario.state.dungeon_discard) == ["ogre"]


def test_the_goblin_stays() -> None:
    """CL-8.2, CL-R51  Any number of times, from anywhere; the row is not refilled."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle")
    scenario.set_row("sneak tattle brilliance search swagger ladder")
    scenario.acts(swords=6)
    for gold in (1, 2, 3):
        scenario.chooses("Fight Goblin (2 swords)")
        assert scenario.thief().gold == gold
    assert scenario.state.dungeon_discard == []
    assert "goblin" not in scenario.row_ids
    deck = len(scenario.state.deck.hidden_cards)
    refill(scenario)
    assert len(scenario.state.deck.hidden_cards) == deck


def test_monsters_in_the_row_do_nothing() -> None:
    """CL-8.4  A whole turn beside six monsters: no damage, no noise."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle", deck="burgle burgle burgle stumble stumble")
    scenario.set_cards(hand="burgle burgle", seat=1)
    scenario.set_row("ogre belcher cave_troll watcher overlord orc_grunt")
    scenario.begins_turn()
    scenario.plays("Burgle")
    scenario.ends_turn()
    assert [(thief.damage, thief.clank) for thief in scenario.state.thieves] == [(0, 0), (0, 0)]


def test_the_order_of_the_end() -> None:
    """CL-14.1, CL-14.3  Banish, discard, draw, refill, attack, then the next thief."""
    scenario = ClankScenario()
    scenario.set_cards(
        hand="burgle", played="stumble", deck="burgle burgle burgle sidestep scramble"
    )
    scenario.set_cards(hand="burgle burgle", seat=1)
    scenario.set_row("sneak tattle brilliance search swagger")
    scenario.put_on_deck("ogre")
    scenario.begins_turn()
    scenario.set_secrets("D03", "magic_spring")
    scenario.place_thief("D02")
    scenario.resources.boots = 2
    scenario.script_cubes(BLACK, BLACK, BLACK)
    scenario.plays("Burgle")
    scenario.chooses("Walk to Guard Room (2 boots)")
    scenario.chooses("Take a minor secret")
    scenario.ends_turn()
    scenario.chooses("Banish Stumble from your play area")
    tail = [line for line in scenario.log_lines(0) if "goes" not in line][-6:]
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
    scenario = ClankScenario()
    scenario.place_thief("D01")
    scenario.give_artifact(5)
    scenario.set_cards(hand="burgle", deck="burgle burgle burgle stumble stumble")
    scenario.set_cards(hand="burgle burgle", seat=1)
    scenario.set_row("sneak tattle brilliance search swagger ladder")
    scenario.begins_turn()
    scenario.resources.boots = 1
    scenario.chooses("Walk to Starting flag (one boot)")
    scenario.plays("Burgle")
    assert scenario.state.active == 1
    assert (scenario.thief().hand.hidden_cards, len(scenario.thief().deck.hidden_cards)) == ([], 5)
    assert scenario.card_ids(scenario.thief().discard) == ["burgle"]


def test_the_leftmost_space_first() -> None:
    """CL-14.4, CL-14.5  One after another, and each card arrives as it is revealed."""
    scenario = ClankScenario()
    scenario.set_row("sneak tattle brilliance search swagger ladder")
    scenario.state.row[4] = scenario.state.row[1] = 255
    scenario.put_on_deck("watcher overlord")
    refill(scenario)
    assert scenario.row_ids == ["sneak", "watcher", "brilliance", "search", "overlord", "ladder"]
    lines = [line for line in scenario.log_lines() if line.startswith(("New", "Clank!"))]
    assert lines == [
        "New in the row: Watcher.",
        "Clank! Player 1 adds one cube.",
        "Clank! Player 2 adds one cube.",
        "New in the row: Overlord.",
        "Clank! Player 1 adds one cube.",
        "Clank! Player 2 adds one cube.",
    ]


def test_one_attack_for_a_refill() -> None:
    """CL-14.6, CL-R22, CL-I18  Three symbols revealed: all arrive first, then one attack."""
    scenario = ClankScenario()
    scenario.set_row("sneak tattle brilliance")
    scenario.put_on_deck("ogre orc_grunt sapphire")
    scenario.script_cubes(BLACK, BLACK, BLACK)
    refill(scenario)
    assert attacks(scenario) == 1
    assert scenario.script_is_used_up


def test_symbols_that_lie_there_cause_nothing() -> None:
    """CL-14.6, CL-14.7  A card without the symbol beside five with it; and a full row."""
    scenario = ClankScenario()
    scenario.set_row("ogre orc_grunt sapphire emerald ruby")
    scenario.put_on_deck("ladder")
    refill(scenario)
    assert scenario.row_ids[5] == "ladder"
    assert attacks(scenario) == 0
    refill(scenario)
    assert attacks(scenario) == 0


def test_the_deck_runs_out() -> None:
    """CL-14.8, CL-R20  The last cards arrive, the dragon attacks, then all who are in fall."""
    scenario = ClankScenario(3)
    scenario.set_row("sneak tattle brilliance")
    scenario.set_deck("watcher ogre")
    scenario.place_thief("D02", 0)
    scenario.give_artifact(5, 0)
    scenario.place_thief("D16", 1)
    scenario.state.rage = 1
    scenario.script_cubes()
    scenario.script(3 + 20, 3 + 20)  # behind the watcher's three cubes lie the black ones
    refill(scenario)
    assert attacks(scenario) == 1
    assert scenario.row_ids == ["sneak", "tattle", "brilliance", "watcher", "ogre", ""]
    assert [thief.status for thief in scenario.state.thieves] == [RESCUED, LOST, LOST]
    assert scenario.state.runner == 0
    assert "The dungeon deck is empty: the dungeon collapses." in scenario.log_lines()


def test_a_deck_that_just_suffices() -> None:
    """CL-14.8, CL-R20  Empty, but no space is: the game goes on."""
    scenario = ClankScenario()
    scenario.set_row("sneak tattle brilliance search swagger")
    scenario.set_deck("ladder")
    refill(scenario)
    assert scenario.state.deck.hidden_cards == []
    assert [thief.status for thief in scenario.state.thieves] == [IN, IN]


def test_what_is_known_of_the_deck() -> None:
    """CL-14.9, CL-20.14  Row, discard pile and number of cards; not the order."""
    scenario = ClankScenario()
    scenario.set_row("sneak ladder")
    scenario.state.dungeon_discard.append(scenario.take_out("ogre"))
    seen = GAME.view(scenario.state, 1)
    assert [card.kind if card else None for card in seen.row[:3]] == ["sneak", "ladder", None]
    assert [card.kind for card in seen.dungeon_discard] == ["ogre"]
    assert seen.deck_size == 97
    scenario.state.deck.hidden_cards.reverse()
    assert GAME.view(scenario.state, 1) == seen


def test_no_refill_when_nobody_is_in() -> None:
    """CL-19.2, CL-14.1  The last thief escapes, finishes the turn, and the game is over."""
    scenario = ClankScenario()
    scenario.thief(1).status = ESCAPED
    scenario.state.runner, scenario.state.countdown = 1, 1
    scenario.place_thief("D01")
    scenario.give_artifact(5)
    scenario.set_cards(hand="burgle burgle burgle")
    scenario.set_row("sneak tattle brilliance search swagger ladder")
    scenario.put_on_deck("ogre")
    scenario.begins_turn()
    scenario.resources.boots = 1
    scenario.chooses("Walk to Starting flag (one boot)")
    scenario.plays("Burgle", "Burgle", "Burgle")
    scenario.chooses("Acquire Sneak (2 skill)")
    assert scenario.is_idle
    assert scenario.row_ids[0] == ""
    assert attacks(scenario) == 0
    assert scenario.log_lines()[-1] == "Nobody is left in the dungeon."


def test_a_copy_is_offered_once() -> None:
    """CL-6.1  Two Sneaks are as good as each other: the left one is offered."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle")
    scenario.set_row("sneak sneak tattle brilliance search swagger")
    scenario.acts(skill=2)
    assert scenario.offers_starting_with("Acquire Sneak") == ["Acquire Sneak (2 skill)"]
    scenario.chooses("Acquire Sneak (2 skill)")
    assert scenario.row_ids[:2] == ["", "sneak"]
