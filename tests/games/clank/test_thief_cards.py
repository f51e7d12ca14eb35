"""Clank! 4.3: the cards of a thief."""

from __future__ import annotations

import pytest

from donjon.games.clank.content.tables import NUMBER
from donjon.games.clank.model.state import ESCAPED
from donjon.games.clank.rules.scoring import owned_cards, score
from donjon.games.clank.rules.turn import CleanUp
from tests.games.clank.set_table import GAME, Heist


def test_a_card_is_in_one_zone() -> None:
    """CL-3.1  From hand to play area to discard pile; what is banished belongs to nobody."""
    t = Heist()
    t.owns(hand="burgle master_burglar", deck="stumble", discard="burgle")
    owned = sorted(owned_cards(t.thief()))
    t.acts()
    t.plays("Burgle", "Master Burglar")
    assert sorted(owned_cards(t.thief())) == owned
    t.chooses("Banish Burgle from your discard pile")
    assert len(owned_cards(t.thief())) == 3
    assert len(set(owned) - set(owned_cards(t.thief()))) == 1
    assert set(owned) - set(owned_cards(t.thief())) <= set(t.state.removed_cards)


def test_the_discard_pile_becomes_the_deck() -> None:
    """CL-3.2, CL-3.6  Shuffled when needed, with new cards, without the play area."""
    t = Heist()
    t.owns(hand="burgle burgle bracers_of_agility", deck="", discard="stumble")
    t.acts()
    t.plays("Burgle", "Burgle")
    t.chooses("Acquire Mercenary (2 skill)")
    t.script(0)
    t.plays("Bracers of Agility")
    assert sorted(t.kinds(t.thief().hand.hidden_cards)) == ["mercenary", "stumble"]
    assert len(t.thief().played) == 3
    assert t.script_is_used_up


def test_draws_and_shuffle_are_told_as_they_happened() -> None:
    """CL-3.2, CL-E22, CL-3.7  One card, then the shuffle, then another; others read numbers."""
    t = Heist()
    t.owns(hand="brilliance burgle", deck="stumble", discard="sneak")
    t.acts()
    t.plays("Brilliance")
    assert t.log_lines(0) == [
        "plays Brilliance.", "draws: Stumble.",
        "shuffles the discard pile into a new deck.", "draws: Sneak.",
    ]  # fmt: skip
    assert t.log_lines(1)[1::2] == ["draws a card.", "draws a card."]


def test_draws_from_nothing_are_lost() -> None:
    """CL-3.3  Neither deck nor discard pile: no penalty."""
    t = Heist()
    t.owns(hand="brilliance burgle")
    t.acts()
    t.plays("Brilliance")
    assert t.kinds(t.thief().hand.hidden_cards) == ["burgle"]


def test_numbers_then_text() -> None:
    """CL-3.4  Elven numbers at once; Gem Collector's noise is taken back before gems are cheap."""
    t = Heist()
    t.makes_noise(1)
    t.owns(hand="gem_collector pickaxe burgle")
    t.acts()
    t.plays("Gem Collector")
    assert (t.resources.skill, t.thief().clank, t.resources.credit, t.resources.gem_discount) == (
        2,
        0,
        1,
        2,
    )
    t.plays("Pickaxe")
    assert (t.resources.swords, t.thief().gold) == (2, 2)


def test_an_acquired_card_does_nothing_yet() -> None:
    """CL-3.5  It lies face up on top of the discard pile."""
    t = Heist()
    t.owns(hand="burgle", discard="stumble")
    t.row("treasure_map")
    t.acts(skill=6)
    t.chooses("Acquire Treasure Map (6 skill)")
    assert t.kinds(t.thief().discard) == ["stumble", "treasure_map"]
    assert t.thief().gold == 0
    assert GAME.view(t.state, 1).thieves[0].discard[-1].kind == "treasure_map"


def test_a_discarded_card_has_no_effect() -> None:
    """CL-3.8, CL-21.4  Sleight of Hand: only cards in hand, and Stumble makes no noise."""
    t = Heist()
    t.owns(hand="sleight_of_hand stumble burgle", deck="sidestep scramble", played="sneak")
    t.acts()
    t.plays("Sleight of Hand")
    assert t.offers() == ["Discard Stumble", "Discard Burgle"]
    t.chooses("Discard Stumble")
    assert t.thief().clank == 0
    assert t.kinds(t.thief().discard) == ["stumble"]
    assert t.kinds(t.thief().hand.hidden_cards) == ["burgle", "sidestep", "scramble"]


def test_the_discard_is_mandatory_and_the_chance_does_not_come_back() -> None:
    """CL-3.9, CL-R7  With a hand one must discard; with none the effect is lost for good."""
    t = Heist()
    t.owns(hand="apothecary", deck="burgle burgle")
    t.row("overlord")
    t.acts(swords=2)
    t.plays("Apothecary")
    t.chooses("Fight Overlord (2 swords)")
    assert t.kinds(t.thief().hand.hidden_cards) == ["burgle", "burgle"]
    assert t.offers_any("Discard") == []
    t.state.owed.clear()
    t.owns(hand="apothecary burgle")
    t.acts()
    t.plays("Apothecary")
    assert t.offers() == ["Discard Burgle"]


def test_the_end_of_the_turn_is_no_discarding() -> None:
    """CL-3.10, CL-14.1  The play area goes to the discard pile, five cards are drawn."""
    t = Heist()
    t.owns(played="sleight_of_hand apothecary", deck="burgle burgle burgle stumble stumble")
    t.happens(CleanUp(0))
    assert t.kinds(t.thief().discard) == ["sleight_of_hand", "apothecary"]
    assert len(t.thief().hand.hidden_cards) == 5
    assert t.is_idle


def test_hand_and_deck_cannot_be_banished() -> None:
    """CL-3.12  Only cards of play area and discard pile."""
    t = Heist()
    t.owns(hand="sneak", deck="tattle", played="burgle", discard="stumble")
    t.row("dragon_shrine")
    t.acts(skill=4)
    t.chooses("Use Dragon Shrine (4 skill)")
    t.chooses("Banish a card")
    assert t.offers_any("Banish") == [
        "Banish Burgle from your play area",
        "Banish Stumble from your discard pile",
    ]
    t.chooses("Banish Stumble from your discard pile")
    assert t.thief().discard == []
    assert t.kinds(t.state.removed_cards)[-1] == "stumble"


def banishing(first: str, then: str, **options: object) -> Heist:
    """A card is played and banished from the play area; the next ones are in hand."""
    t = Heist(2, **options)
    t.owns(hand=f"{first} {then} burgle", deck="stumble sidestep scramble")
    t.row("dragon_shrine")
    t.acts(skill=4)
    name = t.offers_any("Play")[0].removeprefix("Play ")
    t.plays(name)
    t.chooses("Use Dragon Shrine (4 skill)")
    t.chooses("Banish a card")
    t.chooses(f"Banish {name} from your play area")
    assert t.thief().played == []
    return t


def test_a_banished_card_keeps_what_it_did() -> None:
    """CL-3.13, CL-R6  Its skill and swords stay, and it is gone at once."""
    t = banishing("mercenary", "rebel_scout")
    assert t.skill_swords_boots() == (1, 2, 0)
    assert t.kinds(t.state.removed_cards)[-1] == "mercenary"


def test_a_banished_companion_is_no_longer_in_the_play_area() -> None:
    """CL-3.13, CL-4.9, CL-R5  A Rebel played later waits for another one."""
    t = banishing("mercenary", "rebel_scout mercenary")
    t.plays("Rebel Scout")
    assert t.kinds(t.thief().hand.hidden_cards) == ["mercenary", "burgle"]
    assert len(t.resources.waiting) == 1
    t.plays("Mercenary")
    assert t.kinds(t.thief().hand.hidden_cards) == ["burgle", "stumble"]


def test_a_banished_companion_counts_where_the_table_says_so() -> None:
    """CL-R5  The table option: what was played in this turn counts, also from the box."""
    t = banishing("mercenary", "rebel_scout", banished_companions=True)
    t.plays("Rebel Scout")
    assert t.kinds(t.thief().hand.hidden_cards) == ["burgle", "stumble"]


@pytest.mark.parametrize("counts", [False, True])
def test_a_banished_rebel_still_waits_for_another(counts: bool) -> None:
    """CL-3.13, CL-4.9, CL-R5  Its condition is pending; it is not its own companion.

    The companion played later is another one for the Rebel, but has none itself in the area.
    """
    t = banishing("rebel_scout", "rebel_soldier", banished_companions=counts)
    assert len(t.resources.waiting) == 1
    t.plays("Rebel Soldier")
    drawn = ["stumble", "sidestep"] if counts else ["stumble"]
    assert t.kinds(t.thief().hand.hidden_cards) == ["burgle", *drawn]
    assert len(t.resources.waiting) == (0 if counts else 1)


def test_a_banished_card_gives_no_points() -> None:
    """CL-3.14  A Secret Tome in the box is worth nothing."""
    t = Heist()
    t.owns(hand="secret_tome")
    t.thief().status = ESCAPED
    assert score(t.thief()) == 7
    t.owns()
    assert score(t.thief()) == 0


def test_two_windows() -> None:
    """CL-3.15, CL-R8  A Dragon Shrine's banish may be paid now, a Magic Spring's in the end."""
    t = Heist()
    t.owns(hand="burgle", played="stumble")
    t.stands("D02")
    t.hides("D03", "magic_spring")
    t.acts(boots=2)
    t.chooses("Walk to Guard Room (2 boots)")
    t.chooses("Take a minor secret")
    assert t.offers_any("Banish") == []
    assert [(owed.at_end, owed.kind) for owed in t.resources.banishes] == [(True, 255)]
    t.state.owed.clear()
    t.acts()
    t.row("dragon_shrine")
    t.resources.skill = 4
    t.chooses("Use Dragon Shrine (4 skill)")
    t.chooses("Banish a card")
    assert t.offers_any("Banish") == ["Banish Stumble from your play area"]


def test_what_is_owed_is_paid_in_the_end() -> None:
    """CL-3.16, CL-R9, CL-21.8  A Burgle played later is a target; what matches nothing lapses."""
    t = Heist()
    t.owns(hand="master_burglar master_burglar burgle", deck="sneak tattle search swagger stumble")
    t.owns(hand="burgle burgle", seat=1)
    t.row("brilliance ladder teleporter shrine watcher overlord")
    t.turn()
    t.plays("Master Burglar", "Master Burglar")
    assert t.offers_any("Banish") == []
    t.plays("Burgle")
    assert t.offers_any("Banish") == ["Banish Burgle from your play area"]
    t.ends()
    assert t.kinds(t.state.removed_cards)[-1] == "burgle"
    assert t.kinds(t.thief().discard) == ["master_burglar", "master_burglar"]
    assert t.resources.banishes == []


def test_the_narrowest_banish_is_paid_first() -> None:
    """CL-3.15  A Burgle pays what only a Burgle can pay; any other card stays owed."""
    t = Heist()
    t.owns(hand="master_burglar", played="burgle stumble")
    t.row("dragon_shrine")
    t.acts(skill=4)
    t.chooses("Use Dragon Shrine (4 skill)")
    t.chooses("Banish a card")
    t.plays("Master Burglar")
    t.chooses("Banish Burgle from your play area")
    assert [owed.kind for owed in t.resources.banishes] == [255]
    assert NUMBER["burgle"] != 255


def test_another_card_pays_what_any_card_can_pay() -> None:
    """CL-3.15  A Burgle is owed before any card is: a Stumble pays the second."""
    t = Heist()
    t.owns(hand="master_burglar burgle", played="stumble")
    t.row("dragon_shrine")
    t.acts(skill=4)
    t.plays("Master Burglar")
    t.chooses("Use Dragon Shrine (4 skill)")
    t.chooses("Banish a card")
    t.chooses("Banish Stumble from your play area")
    assert [owed.kind for owed in t.resources.banishes] == [NUMBER["burgle"]]


def test_what_others_may_see_of_the_cards() -> None:
    """CL-3.7, CL-I20  Play area, discard pile and deck size are public; the hand is not."""
    t = Heist()
    t.owns(hand="burgle sneak", deck="tattle search", discard="stumble", played="swagger")
    own, other = GAME.view(t.state, 0).thieves[0], GAME.view(t.state, 1).thieves[0]
    assert own.hand is not None
    assert [card.kind for card in own.hand] == ["burgle", "sneak"]
    assert other.hand is None
    assert (other.hand_size, other.deck_size) == (2, 2)
    assert [card.kind for card in other.discard + other.played] == ["stumble", "swagger"]
