"""Clank! 4.3: the cards of a thief."""

from __future__ import annotations

import pytest

from donjon.games.clank.content.tables import NUMBER
from donjon.games.clank.model.state import ESCAPED
from donjon.games.clank.rules.scoring import owned_cards, score
from donjon.games.clank.rules.turn import CleanUp
from tests.games.clank.scenario import GAME, ClankScenario


def test_a_card_is_in_one_zone() -> None:
    """CL-3.1  From hand to play area to discard pile; what is banished belongs to nobody."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle master_burglar", deck="stumble", discard="burgle")
    owned = sorted(owned_cards(scenario.thief()))
    scenario.acts()
    scenario.plays("Burgle", "Master Burglar")
    assert sorted(owned_cards(scenario.thief())) == owned
    scenario.chooses("Banish Burgle from your discard pile")
    assert len(owned_cards(scenario.thief())) == 3
    assert len(set(owned) - set(owned_cards(scenario.thief()))) == 1
    assert set(owned) - set(owned_cards(scenario.thief())) <= set(scenario.state.removed_cards)


def test_the_discard_pile_becomes_the_deck() -> None:
    """CL-3.2, CL-3.6  Shuffled when needed, with new cards, without the play area."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle burgle bracers_of_agility", deck="", discard="stumble")
    scenario.acts()
    scenario.plays("Burgle", "Burgle")
    scenario.chooses("Acquire Mercenary (2 skill)")
    scenario.script(0)
    scenario.plays("Bracers of Agility")
    assert sorted(scenario.card_ids(scenario.thief().hand.hidden_cards)) == ["mercenary", "stumble"]
    assert len(scenario.thief().played) == 3
    assert scenario.script_is_used_up


def test_draws_and_shuffle_are_told_as_they_happened() -> None:
    """CL-3.2, CL-E22, CL-3.7  One card, then the shuffle, then another; others read numbers."""
    scenario = ClankScenario()
    scenario.set_cards(hand="brilliance burgle", deck="stumble", discard="sneak")
    scenario.acts()
    scenario.plays("Brilliance")
    assert scenario.log_lines(0) == [
        "plays Brilliance.", "draws: Stumble.",
        "shuffles the discard pile into a new deck.", "draws: Sneak.",
    ]  # fmt: skip
    assert scenario.log_lines(1)[1::2] == ["draws a card.", "draws a card."]


def test_draws_from_nothing_are_lost() -> None:
    """CL-3.3  Neither deck nor discard pile: no penalty."""
    scenario = ClankScenario()
    scenario.set_cards(hand="brilliance burgle")
    scenario.acts()
    scenario.plays("Brilliance")
    assert scenario.card_ids(scenario.thief().hand.hidden_cards) == ["burgle"]


def test_numbers_then_text() -> None:
    """CL-3.4  Elven numbers at once; Gem Collector's noise is taken back before gems are cheap."""
    scenario = ClankScenario()
    scenario.add_clank(1)
    scenario.set_cards(hand="gem_collector pickaxe burgle")
    scenario.acts()
    scenario.plays("Gem Collector")
    assert (
        scenario.resources.skill,
        scenario.thief().clank,
        scenario.resources.credit,
        scenario.resources.gem_discount,
    ) == (
        2,
        0,
        1,
        2,
    )
    scenario.plays("Pickaxe")
    assert (scenario.resources.swords, scenario.thief().gold) == (2, 2)


def test_an_acquired_card_does_nothing_yet() -> None:
    """CL-3.5  It lies face up on top of the discard pile."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle", discard="stumble")
    scenario.set_row("treasure_map")
    scenario.acts(skill=6)
    scenario.chooses("Acquire Treasure Map (6 skill)")
    assert scenario.card_ids(scenario.thief().discard) == ["stumble", "treasure_map"]
    assert scenario.thief().gold == 0
    assert GAME.view(scenario.state, 1).thieves[0].discard[-1].kind == "treasure_map"


def test_a_discarded_card_has_no_effect() -> None:
    """CL-3.8, CL-21.4  Sleight of Hand: only cards in hand, and Stumble makes no noise."""
    scenario = ClankScenario()
    scenario.set_cards(
        hand="sleight_of_hand stumble burgle", deck="sidestep scramble", played="sneak"
    )
    scenario.acts()
    scenario.plays("Sleight of Hand")
    assert scenario.offers() == ["Discard Stumble", "Discard Burgle"]
    scenario.chooses("Discard Stumble")
    assert scenario.thief().clank == 0
    assert scenario.card_ids(scenario.thief().discard) == ["stumble"]
    assert scenario.card_ids(scenario.thief().hand.hidden_cards) == [
        "burgle",
        "sidestep",
        "scramble",
    ]


def test_the_discard_is_mandatory_and_the_chance_does_not_come_back() -> None:
    """CL-3.9, CL-R7  With a hand one must discard; with none the effect is lost for good."""
    scenario = ClankScenario()
    scenario.set_cards(hand="apothecary", deck="burgle burgle")
    scenario.set_row("overlord")
    scenario.acts(swords=2)
    scenario.plays("Apothecary")
    scenario.chooses("Fight Overlord (2 swords)")
    assert scenario.card_ids(scenario.thief().hand.hidden_cards) == ["burgle", "burgle"]
    assert scenario.offers_starting_with("Discard") == []
    scenario.state.owed.clear()
    scenario.set_cards(hand="apothecary burgle")
    scenario.acts()
    scenario.plays("Apothecary")
    assert scenario.offers() == ["Discard Burgle"]


def test_the_end_of_the_turn_is_no_discarding() -> None:
    """CL-3.10, CL-14.1  The play area goes to the discard pile, five cards are drawn."""
    scenario = ClankScenario()
    scenario.set_cards(
        played="sleight_of_hand apothecary", deck="burgle burgle burgle stumble stumble"
    )
    scenario.happens(CleanUp(0))
    assert scenario.card_ids(scenario.thief().discard) == ["sleight_of_hand", "apothecary"]
    assert len(scenario.thief().hand.hidden_cards) == 5
    assert scenario.is_idle


def test_hand_and_deck_cannot_be_banished() -> None:
    """CL-3.12  Only cards of play area and discard pile."""
    scenario = ClankScenario()
    scenario.set_cards(hand="sneak", deck="tattle", played="burgle", discard="stumble")
    scenario.set_row("dragon_shrine")
    scenario.acts(skill=4)
    scenario.chooses("Use Dragon Shrine (4 skill)")
    scenario.chooses("Banish a card")
    assert scenario.offers_starting_with("Banish") == [
        "Banish Burgle from your play area",
        "Banish Stumble from your discard pile",
    ]
    scenario.chooses("Banish Stumble from your discard pile")
    assert scenario.thief().discard == []
    assert scenario.card_ids(scenario.state.removed_cards)[-1] == "stumble"


def banishing(first: str, then: str, **options: object) -> ClankScenario:
    """A card is played and banished from the play area; the next ones are in hand."""
    scenario = ClankScenario(2, **options)
    scenario.set_cards(hand=f"{first} {then} burgle", deck="stumble sidestep scramble")
    scenario.set_row("dragon_shrine")
    scenario.acts(skill=4)
    name = scenario.offers_starting_with("Play")[0].removeprefix("Play ")
    scenario.plays(name)
    scenario.chooses("Use Dragon Shrine (4 skill)")
    scenario.chooses("Banish a card")
    scenario.chooses(f"Banish {name} from your play area")
    assert scenario.thief().played == []
    return scenario


def test_a_banished_card_keeps_what_it_did() -> None:
    """CL-3.13, CL-R6  Its skill and swords stay, and it is gone at once."""
    scenario = banishing("mercenary", "rebel_scout")
    assert scenario.skill_swords_boots() == (1, 2, 0)
    assert scenario.card_ids(scenario.state.removed_cards)[-1] == "mercenary"


def test_a_banished_companion_is_no_longer_in_the_play_area() -> None:
    """CL-3.13, CL-4.9, CL-R5  A Rebel played later waits for another one."""
    scenario = banishing("mercenary", "rebel_scout mercenary")
    scenario.plays("Rebel Scout")
    assert scenario.card_ids(scenario.thief().hand.hidden_cards) == ["mercenary", "burgle"]
    assert len(scenario.resources.waiting) == 1
    scenario.plays("Mercenary")
    assert scenario.card_ids(scenario.thief().hand.hidden_cards) == ["burgle", "stumble"]


def test_a_banished_companion_counts_where_the_table_says_so() -> None:
    """CL-R5  The table option: what was played in this turn counts, also from the box."""
    scenario = banishing("mercenary", "rebel_scout", banished_companions=True)
    scenario.plays("Rebel Scout")
    assert scenario.card_ids(scenario.thief().hand.hidden_cards) == ["burgle", "stumble"]


@pytest.mark.parametrize("counts", [False, True])
def test_a_banished_rebel_still_waits_for_another(counts: bool) -> None:
    """CL-3.13, CL-4.9, CL-R5  Its condition is pending; it is not its own companion.

    The companion played later is another one for the Rebel, but has none itself in the area.
    """
    scenario = banishing("rebel_scout", "rebel_soldier", banished_companions=counts)
    assert len(scenario.resources.waiting) == 1
    scenario.plays("Rebel Soldier")
    drawn = ["stumble", "sidestep"] if counts else ["stumble"]
    assert scenario.card_ids(scenario.thief().hand.hidden_cards) == ["burgle", *drawn]
    assert len(scenario.resources.waiting) == (0 if counts else 1)


def test_a_banished_card_gives_no_points() -> None:
    """CL-3.14  A Secret Tome in the box is worth nothing."""
    scenario = ClankScenario()
    scenario.set_cards(hand="secret_tome")
    scenario.thief().status = ESCAPED
    assert score(scenario.thief()) == 7
    scenario.set_cards()
    assert score(scenario.thief()) == 0


def test_two_windows() -> None:
    """CL-3.15, CL-R8  A Dragon Shrine's banish may be paid now, a Magic Spring's in the end."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle", played="stumble")
    scenario.place_thief("D02")
    scenario.set_secrets("D03", "magic_spring")
    scenario.acts(boots=2)
    scenario.chooses("Walk to Guard Room (2 boots)")
    scenario.chooses("Take a minor secret")
    assert scenario.offers_starting_with("Banish") == []
    assert [(owed.at_end, owed.kind) for owed in scenario.resources.banishes] == [(True, 255)]
    scenario.state.owed.clear()
    scenario.acts()
    scenario.set_row("dragon_shrine")
    scenario.resources.skill = 4
    scenario.chooses("Use Dragon Shrine (4 skill)")
    scenario.chooses("Banish a card")
    assert scenario.offers_starting_with("Banish") == ["Banish Stumble from your play area"]


def test_what_is_owed_is_paid_in_the_end() -> None:
    """CL-3.16, CL-R9, CL-21.8  A Burgle played later is a target; what matches nothing lapses."""
    scenario = ClankScenario()
    scenario.set_cards(
        hand="master_burglar master_burglar burgle", deck="sneak tattle search swagger stumble"
    )
    scenario.set_cards(hand="burgle burgle", seat=1)
    scenario.set_row("brilliance ladder teleporter shrine watcher overlord")
    scenario.begins_turn()
    scenario.plays("Master Burglar", "Master Burglar")
    assert scenario.offers_starting_with("Banish") == []
    scenario.plays("Burgle")
    assert scenario.offers_starting_with("Banish") == ["Banish Burgle from your play area"]
    scenario.ends_turn()
    assert scenario.card_ids(scenario.state.removed_cards)[-1] == "burgle"
    assert scenario.card_ids(scenario.thief().discard) == ["master_burglar", "master_burglar"]
    assert scenario.resources.banishes == []


def test_the_narrowest_banish_is_paid_first() -> None:
    """CL-3.15  A Burgle pays what only a Burgle can pay; any other card stays owed."""
    scenario = ClankScenario()
    scenario.set_cards(hand="master_burglar", played="burgle stumble")
    scenario.set_row("dragon_shrine")
    scenario.acts(skill=4)
    scenario.chooses("Use Dragon Shrine (4 skill)")
    scenario.chooses("Banish a card")
    scenario.plays("Master Burglar")
    scenario.chooses("Banish Burgle from your play area")
    assert [owed.kind for owed in scenario.resources.banishes] == [255]
    assert NUMBER["burgle"] != 255


def test_another_card_pays_what_any_card_can_pay() -> None:
    """CL-3.15  A Burgle is owed before any card is: a Stumble pays the second."""
    scenario = ClankScenario()
    scenario.set_cards(hand="master_burglar burgle", played="stumble")
    scenario.set_row("dragon_shrine")
    scenario.acts(skill=4)
    scenario.plays("Master Burglar")
    scenario.chooses("Use Dragon Shrine (4 skill)")
    scenario.chooses("Banish a card")
    scenario.chooses("Banish Stumble from your play area")
    assert [owed.kind for owed in scenario.resources.banishes] == [NUMBER["burgle"]]


def test_what_others_may_see_of_the_cards() -> None:
    """CL-3.7, CL-I20  Play area, discard pile and deck size are public; the hand is not."""
    scenario = ClankScenario()
    scenario.set_cards(
        hand="burgle sneak", deck="tattle search", discard="stumble", played="swagger"
    )
    own, other = GAME.view(scenario.state, 0).thieves[0], GAME.view(scenario.state, 1).thieves[0]
    assert own.hand is not None
    assert [card.kind for card in own.hand] == ["burgle", "sneak"]
    assert other.hand is None
    assert (other.hand_size, other.deck_size) == (2, 2)
    assert [card.kind for card in other.discard + other.played] == ["stumble", "swagger"]
