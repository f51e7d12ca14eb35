"""Phase C: hand creation, and SB-14 (MM-3)."""

from __future__ import annotations

from donjon.games.map_masters.content.spellbooks import FORESIGHT
from donjon.games.map_masters.rules.hand_creation import CreateHands, UseForesight
from tests.games.map_masters.scenario import MapMastersScenario


def test_hands_are_filled_to_five() -> None:
    """MM-3.1, MM-3.4, MM-3.5, MM-I7  Bought cards count; nobody is asked anything."""
    scenario = MapMastersScenario()
    scenario.set_zone("D3-01 D3-02")
    scenario.put_on_pile("S-1 S-2 S-3")
    scenario.happens(CreateHands())
    assert scenario.card_ids(scenario.player(0).dealt.hidden_cards) == ["S-1", "S-2", "S-3"]
    assert len(scenario.player(1).dealt.hidden_cards) == 5
    assert scenario.is_idle


def test_drawn_cards_lie_face_down() -> None:
    """MM-3.3, MM-15.1  Nobody sees them, the owner neither."""
    scenario = MapMastersScenario()
    scenario.happens(CreateHands())
    for seat in (0, 1, None):
        mine = scenario.view(seat).players[0]
        assert mine.zone == []
        assert mine.dealt == 5


def test_an_empty_pile_is_shuffled_when_a_card_is_needed() -> None:
    """MM-3.2, MM-R51  Not before."""
    scenario = MapMastersScenario()
    player = scenario.player(0)
    player.pile.hidden_cards, player.discard = (
        player.pile.hidden_cards[:5],
        player.pile.hidden_cards[5:],
    )
    scenario.happens(CreateHands())
    assert not player.pile.hidden_cards
    assert len(player.discard) == 4
    other = MapMastersScenario()
    player = other.player(0)
    player.pile.hidden_cards, player.discard = (
        player.pile.hidden_cards[:3],
        player.pile.hidden_cards[3:],
    )
    other.script(0, 0, 0, 0, 0)
    other.happens(CreateHands())
    assert len(player.dealt.hidden_cards) == 5
    assert not player.discard
    assert other.script_is_used_up


def test_foresight_keeps_a_card() -> None:
    """MM-3.5, MM-14.1, MM-15.3  The owner sees it alone; it counts for the five."""
    scenario = MapMastersScenario()
    scenario.give_books(14)
    scenario.put_on_pile("S-7")
    scenario.happens(CreateHands())
    assert scenario.decision().seat == 0
    scenario.chooses("Look at the top card")
    assert scenario.offers() == ["Keep Weapon Rack", "Discard Weapon Rack"]
    assert scenario.card_ids([scenario.view(0).players[0].foreseen or 0]) == ["S-7"]
    assert scenario.view(1).players[0].foreseen is None
    assert "Weapon Rack" not in " ".join(scenario.log_lines(1))
    assert "Weapon Rack" in " ".join(scenario.log_lines(0))
    scenario.chooses("Keep Weapon Rack")
    assert scenario.card_ids(scenario.player(0).dealt.hidden_cards)[0] == "S-7"
    assert len(scenario.player(0).dealt.hidden_cards) == 5
    assert not scenario.player(0).is_ready(FORESIGHT)


def test_foresight_discards_a_card() -> None:
    """MM-3.5, MM-R38  Then five others are drawn; if need be with that card again."""
    scenario = MapMastersScenario()
    scenario.give_books(14)
    scenario.put_on_pile("S-7")
    scenario.happens(CreateHands())
    scenario.chooses("Look at the top card")
    scenario.chooses("Discard Weapon Rack")
    assert scenario.card_ids(scenario.player(0).discard) == ["S-7"]
    assert len(scenario.player(0).dealt.hidden_cards) == 5
    other = MapMastersScenario()
    other.give_books(14)
    player = other.player(0)
    player.discard, player.pile.hidden_cards = (
        player.pile.hidden_cards[1:],
        player.pile.hidden_cards[:1],
    )
    other.script(*[0] * 8)
    other.happens(CreateHands())
    other.chooses("Look at the top card")
    card = player.dealt.hidden_cards[0]
    other.chooses(other.offers()[1])
    assert card in player.dealt.hidden_cards + player.pile.hidden_cards


def test_foresight_shuffles_an_empty_pile() -> None:
    """MM-R51  Looking is a need."""
    scenario = MapMastersScenario()
    scenario.give_books(14)
    player = scenario.player(0)
    player.discard, player.pile.hidden_cards = player.pile.hidden_cards, []
    scenario.script(*[0] * 8)
    scenario.happens(CreateHands())
    scenario.chooses("Look at the top card")
    assert scenario.script_is_used_up
    assert not player.discard


def test_foresight_is_not_asked_with_a_full_zone() -> None:
    """MM-3.5, MM-15.4  Only if a card is to be drawn; the absent do not use it."""
    scenario = MapMastersScenario()
    scenario.give_books(14)
    scenario.set_zone("D3-01 D3-02 D3-03 D3-04 D3-05")
    scenario.happens(CreateHands())
    assert scenario.is_idle
    assert UseForesight(0).default(scenario.state, scenario.state.chance) == 0
