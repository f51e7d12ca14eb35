"""Tales of Glory chapter 18: the variant with Quests."""

from __future__ import annotations

import msgspec
import pytest

from donjon import Match
from donjon.games.tales_of_glory.content.tables import OF_SET, QUEST
from donjon.games.tales_of_glory.model.state import KEEP_QUESTS, SELECT, TalesOfGlory
from donjon.games.tales_of_glory.rules.multipliers import tiles_of_type
from tests.games.tales_of_glory.scenario import GAME, TalesOfGloryScenario, tile_number, view_of

DISCARD_PURSE = "Discard Forgotten Purse for 1 coin, 1 potion, a Key"


def test_the_variant_is_for_the_whole_table() -> None:
    """TG-18.1, TG-1.4  Chosen before setup."""
    assert Match(GAME, 2, 1).view(0).variant is False
    assert Match(GAME, 2, 1, {"quests": True}).view(0).variant is True


@pytest.mark.parametrize("seats", [2, 5])
def test_three_are_dealt_and_two_kept(seats: int) -> None:
    """TG-18.2, TG-18.3, TG-22.2, TG-R44, TG-20.1  All at once, in secret, before round 1."""
    match = Match(GAME, seats, 3, {"quests": True})
    s = match.state()
    assert isinstance(s, TalesOfGlory)
    assert (s.phase, s.round) == (KEEP_QUESTS, 0)
    assert match.waiting == tuple(range(seats))
    assert s.box.size() == 16 - 3 * seats
    dealt = [tile for player in s.players for tile in player.quests.hidden_values]
    dealt += list(s.box.hidden_values)
    assert sorted(dealt) == OF_SET[QUEST]
    assert match.view(0).players[0].hero
    for seat in range(seats):
        assert match.decision(seat).default(s, s.chance) == 2  # type: ignore[union-attr]
        first_two = list(s.players[seat].quests.hidden_values[:2])
        match.play(seat, 2)
        if seat < seats - 1:
            seen = match.view(seats - 1).players[seat]
            assert (seen.quests, seen.quests_left, seen.has_chosen) == (None, 3, True)
        assert first_two == list(s.players[seat].quests.hidden_values[:2])
    after = match.state()
    assert isinstance(after, TalesOfGlory)
    assert (after.phase, after.round) == (SELECT, 1)
    assert [player.quests.size() for player in after.players] == [2] * seats
    assert all(player.returned.size() == 1 for player in after.players)


def test_kept_quests_lie_face_down() -> None:
    """TG-18.4, TG-19.2  Their number is public; their owner alone knows them and what went back."""
    match = Match(GAME, 2, 3, {"quests": True})
    match.play(0, 1)
    match.play(1, 1)
    own, other = match.view(0).players[0], match.view(1).players[0]
    assert own.quests is not None
    assert own.returned is not None
    assert (other.quests, other.returned, other.quests_left) == (None, None, 2)
    for id in (*own.quests, own.returned):
        assert id.encode() not in msgspec.json.encode(match.view(1))
        assert f"tg-tile-{id}".encode() not in msgspec.json.encode(match.journal(1))


def test_a_quest_before_or_after_the_tile() -> None:
    """TG-18.5, TG-20.4, TG-20.9, TG-22.9  One, both or none; the step ends when the player says."""
    scenario = TalesOfGloryScenario(quests=True)
    scenario.set_goods(coins=9, potions=9)
    scenario.set_quests("Q05 Q08")
    scenario.set_taken_tile("A1-17", 1)
    scenario.begins_turn()
    scenario.chooses("Lay The Heart of the Realm at 1 north (pay 3 coins)")
    assert scenario.offers_starting_with("Lay Forgotten Purse")
    scenario.chooses("Lay Forgotten Purse at 2 north (pay nothing)")
    assert scenario.offers_starting_with("Lay The Secret Kept")
    assert scenario.offers()[-1] == "End your step"
    assert scenario.default_label() == "End your step"
    scenario.chooses("End your step")
    assert scenario.is_idle
    assert list(scenario.player().quests.hidden_values) == [tile_number("Q08")]


def test_without_quests_in_hand_the_step_ends_by_itself() -> None:
    """TG-22.9  When the last Quest is played and the tile resolved, nobody is asked."""
    scenario = TalesOfGloryScenario(quests=True)
    scenario.set_goods(coins=9)
    scenario.set_quests("Q05")
    scenario.set_taken_tile("A1-17", 1)
    scenario.begins_turn()
    scenario.chooses("Lay Forgotten Purse at 1 north (pay nothing)")
    scenario.chooses(scenario.offers_starting_with("Lay The Heart")[0])
    assert scenario.is_idle


def test_a_quest_is_played_like_any_tile() -> None:
    """TG-18.6, TG-18.7, TG-18.8  Paid with reinforcement, placed, received; never a surcharge."""
    scenario = TalesOfGloryScenario(quests=True)
    scenario.set_goods(combat=1, potions=2, coins=6)
    scenario.set_quests("Q01")
    scenario.set_taken_tile("A1-17", 6)
    scenario.begins_turn()
    assert {
        label.partition("(")[2] for label in scenario.offers_starting_with("Lay The Miser")
    } == {"pay 2 potions)"}
    scenario.chooses("Lay The Miser’s Oath at 1 north (pay 2 potions)")
    assert scenario.goods() == (1, 0, 0, 6, 6)
    assert scenario.offers_starting_with("Lay Forgotten")[0].endswith(
        "(pay 1 coin)"
    )  # the Wild Lands


def test_a_quest_beside_a_discard() -> None:
    """TG-18.9, TG-R31  Before it or after it."""
    for first in (True, False):
        scenario = TalesOfGloryScenario(quests=True)
        scenario.set_goods(coins=3)
        scenario.set_quests("Q05")
        scenario.set_taken_tile("A1-17", 1)
        scenario.begins_turn()
        if first:
            scenario.chooses(scenario.offers_starting_with("Lay The Heart")[0])
        scenario.chooses(DISCARD_PURSE)
        scenario.chooses("Open the chest of Paladin: 2 potions")
        if not first:
            scenario.chooses(scenario.offers_starting_with("Lay The Heart")[0])
        assert scenario.is_idle
        assert scenario.player().quests.size() == 0
        assert scenario.player().discards == 1


def test_a_quest_cannot_be_discarded() -> None:
    """TG-18.10, TG-R32  Only the taken tile is worth a compensation."""
    scenario = TalesOfGloryScenario(quests=True)
    scenario.set_quests("Q05 Q06")
    scenario.set_taken_tile("A1-17", 1)
    scenario.begins_turn()
    assert scenario.offers_starting_with("Discard") == [DISCARD_PURSE]
    scenario.chooses(DISCARD_PURSE)
    scenario.chooses(scenario.offers()[0])
    assert scenario.offers_starting_with("Discard") == []
    assert scenario.player().discards == 1


def test_a_played_quest_is_a_tile_of_the_zone() -> None:
    """TG-18.11, TG-R17  It connects, and it has none of the four types."""
    scenario = TalesOfGloryScenario(quests=True)
    scenario.lays_tile("Q05", 0, 1)
    assert (1, 1) in scenario.legal_cells("A1-16")
    assert [tiles_of_type(scenario.player(), type) for type in range(4)] == [0, 0, 0, 0]
    assert scenario.view(1).players[0].zone[1].tile == "Q05"


def test_playing_a_quest_cannot_be_undone() -> None:
    """TG-18.4, TG-19.2  Everyone has seen it."""
    for seed in range(40):
        match = Match(GAME, 2, seed, {"quests": True})
        for seat in (0, 1):
            match.play(seat, 2)
        match.play(0, 1)
        match.play(1, 2)
        seat = match.waiting[0]
        quests = [choice for choice in match.choices(seat) if choice.id >= 3 * 1024]
        if quests and quests[0].targets and quests[0].targets[0].startswith("tile:Q"):
            match.play(seat, quests[0])
            assert not match.may_undo(seat)
            return
    raise AssertionError("no Quest could be played")


def test_all_is_paid_and_laid_before_anything_is_received() -> None:
    """TG-R30  The other reading, as an option: the purse's coins come too late for the Quest."""
    scenario = TalesOfGloryScenario(quests=True, gains_last=True)
    scenario.set_goods(coins=1)
    scenario.set_quests("Q13")
    scenario.set_taken_tile("A1-17", 2)
    scenario.begins_turn()
    scenario.chooses("Lay Forgotten Purse at 1 north (pay nothing)")
    assert scenario.player().coins == 1
    assert scenario.offers() == ["End your step"]
    scenario.chooses("End your step")
    assert scenario.player().coins == 5
    later = TalesOfGloryScenario(quests=True, gains_last=True)
    later.set_goods(coins=3)
    later.set_quests("Q05")
    later.set_taken_tile("A1-17", 1)
    later.begins_turn()
    later.chooses(DISCARD_PURSE)
    assert later.player().coins == 3
    later.chooses(later.offers_starting_with("Lay The Heart")[0])
    later.chooses(later.offers()[0])
    assert view_of(later.state, 0).players[0].keys == 1
    assert later.player().prestige == 2
