"""Phase D: the dungeon, built in small choices (MM-4)."""

from __future__ import annotations

import pytest

from donjon.games.map_masters.content.quadrant_grid import UNPLACED, is_turned, place
from donjon.games.map_masters.rules.exploration import ACTION_SPAN, DONE, PLACE
from donjon.games.map_masters.rules.hand_creation import CreateHands
from tests.games.map_masters.dungeon_sketch import Spot, dungeon, fault_of, free_ends, refused, walk
from tests.games.map_masters.scenario import MapMastersScenario, plan

HAND = "S-9 S-4 S-1 S-3 S-2"


def exploring(open_drafts: bool = False) -> MapMastersScenario:
    """Both have the same five cards."""
    scenario = MapMastersScenario(open_drafts=open_drafts)
    scenario.set_zone(HAND)
    scenario.set_zone(HAND, seat=1)
    scenario.begins_exploration()
    return scenario


def test_all_hands_are_turned_up_at_once() -> None:
    """MM-4.1, MM-1.8, MM-9.2  From now on every hand is public, and all are asked."""
    scenario = MapMastersScenario(3)
    scenario.happens(CreateHands())
    scenario.begins_exploration()
    for player in scenario.view(None).players:
        assert len(player.zone) == 5
        assert player.dealt == 0
    assert sorted(decision.seat for decision in scenario.state.owed[-1].open_decisions()) == [
        0,
        1,
        2,
    ]


def test_what_one_does_touches_nobody_else() -> None:
    """MM-4.2, MM-9.8  In any order the result is the same."""
    one, two = exploring(), exploring()
    first = plan("S-9 0 0, S-4 2 1", "S-9:L1 (1,3)")
    second = plan("S-1 0 0", "S-1:L1 (1,3) (1,2) stairs")
    one.hands_in(first, 0)
    one.hands_in(second, 1)
    two.hands_in(second, 1)
    two.hands_in(first, 0)
    for seat in (0, 1):
        mine, other = one.player(seat).draft, two.player(seat).draft
        assert mine.places == other.places
        assert mine.found() == other.found()
    assert one.is_idle


def test_cards_may_be_left_out() -> None:
    """MM-4.3, MM-R11, MM-R50  Any number from none to five; the rest stays in the hand."""
    scenario = exploring()
    scenario.hands_in(plan("S-9 0 0"), 0)
    scenario.chooses("Finished", 1)
    assert scenario.player(0).draft.places.count(UNPLACED) == 4
    assert len(scenario.player(0).zone) == 5
    assert scenario.player(1).draft.is_empty()


def test_a_card_is_laid_upright_or_turned() -> None:
    """MM-4.4  Two ways for every place, no quarter turn."""
    scenario = exploring()
    offers = scenario.offers_starting_with("Place Long Gallery", 0)
    assert offers == ["Place Long Gallery at 0, 0", "Place Long Gallery turned at 0, 0"]


def test_cards_do_not_overlap() -> None:
    """MM-4.5, MM-4.6  Shifts by half a card exist, and no card lies on another."""
    assert fault_of({"S-9": (0, 0), "S-4": (1, 1)}) == "overlap"
    assert fault_of({"S-9": (0, 0), "S-4": (1, 2)}) == "fine"


def test_openings_meet_openings() -> None:
    """MM-4.7, MM-4.8, MM-R10, MM-I10  An opening against a closed slot is illegal."""
    assert fault_of({"S-9": (0, 0), "S-4": (2, 0)}) == "mismatch"


def test_all_cards_are_one_block() -> None:
    """MM-4.9, MM-R55, MM-I11  Touching along closed slots or at a corner is not enough."""
    assert fault_of({"S-9": (0, 0), "S-4": (-1, 2)}) == "not-linked"
    assert fault_of({"S-9": (0, 0), "S-4": (2, 2)}) == "not-linked"
    assert fault_of({"S-9": (0, 0), "S-4": (5, 5)}) == "not-linked"


def test_an_opening_without_a_card_is_a_free_end() -> None:
    """MM-4.10  All openings of a lone card are."""
    assert len(free_ends(dungeon({"S-9": (0, 0)}))) == 5


def test_an_opening_into_an_enclosed_gap_is_a_free_end() -> None:
    """MM-4.10, MM-R42  Four cards around one empty quadrant: one may start there, and leave."""
    ring: dict[str, Spot | None] = {
        "S-1": (0, 1),
        "S-2": (2, 0),
        "S-3": (3, 2),
        "S-5": (1, 3),
    }
    assert fault_of(ring) == "fine"
    where = dungeon(ring)
    assert {"S-1 R2", "S-3 L1", "S-5 T2"} <= set(free_ends(where))
    assert refused(where, "S-1:R1") == "no-free-end S-1:R1"
    path = walk(where, "S-1:L1 (1,3) (2,3) (3,3) (4,3) ... (7,3) (7,4) ... (7,10) (8,10) (9,10)")
    assert path.is_exit()


def test_small_choices_offer_only_places_that_link() -> None:
    """MM-4.8, MM-4.9  Every place offered beside a card is legal."""
    scenario = exploring()
    scenario.chooses("Place Long Gallery at 0, 0", 0)
    decision = scenario.decision(0)
    spots = [
        option for option in decision.options(scenario.state) if option // ACTION_SPAN == PLACE
    ]
    assert 4 * 8 <= len([spot for spot in spots if spot % ACTION_SPAN // 8192 != 0]) <= 4 * 10
    for option in spots:
        card, spot = option % ACTION_SPAN // 8192, option % 8192
        if card == 1:
            x, y = spot % 64 - 32, spot // 64 % 64 - 32
            turned = ("turned",) if is_turned(spot) else ()
            assert fault_of({"S-9": (0, 0), "S-4": (x, y, *turned)}) == "fine"


def test_drafts_are_changed_at_will() -> None:
    """MM-4.11, MM-9.6  Cards are moved, turned and taken back, the path is redrawn."""
    scenario = exploring()
    scenario.chooses("Place Long Gallery at 0, 0", 0)
    scenario.chooses("Place Locked Closet at 2, 1", 0)
    scenario.chooses("Move Locked Closet turned to 2, 1", 0)
    scenario.chooses("Start at Long Gallery, right side, top", 0)
    scenario.chooses("Step to Long Gallery (8,3)", 0)
    assert not scenario.offers_starting_with("Move", 0)
    scenario.chooses("Take back one step", 0)
    scenario.chooses("Go on by Long Gallery (8,3)", 0)
    scenario.chooses("Take the path back to Long Gallery (9,3)", 0)
    scenario.chooses("Erase the path", 0)
    scenario.chooses("Take back Locked Closet", 0)
    scenario.chooses("Take back all", 0)
    assert scenario.player(0).draft.is_empty()
    assert scenario.player(0).draft.changes == 11


def test_a_path_is_kept_as_far_as_it_can() -> None:
    """MM-4.11  A card taken back cuts the path; laid again it is whole."""
    scenario = exploring()
    scenario.give_token("key")
    scenario.state.owed.clear()
    scenario.begins_exploration()
    text = "S-9:L1 (1,3) (2,3) (3,3) (4,3) (5,3) (6,3) (7,3) (8,3)"
    scenario.hands_in(plan("S-9 0 0, S-4 2 1", text), 0, until_done=False)
    steps = scenario.player(0).draft.steps
    scenario.chooses("Take back Locked Closet", 0)
    path = scenario.player(0).draft.path
    assert path is not None
    assert path.moves == steps
    scenario.chooses("Take back Long Gallery", 0)
    assert not scenario.player(0).draft.has_path()
    scenario.chooses("Place Long Gallery at 0, 0", 0)
    assert scenario.player(0).draft.has_path()


def test_a_draft_may_be_illegal_until_it_is_handed_in() -> None:
    """MM-4.12, MM-R20, MM-15.4  Taking out the middle card; the last legal draft is what counts."""
    scenario = exploring()
    layout = "S-9 0 0, S-4 2 1, S-1 4 2"
    assert fault_of({"S-9": (0, 0), "S-4": (2, 1), "S-1": (4, 2)}) == "fine"
    scenario.hands_in(plan(layout, "S-9:L1 (1,3)"), 0, until_done=False)
    scenario.chooses("Take back Locked Closet", 0)
    assert "Finished" not in scenario.offers(0)
    draft = scenario.view(0).players[0].dungeon
    assert draft is not None
    assert draft.fault == "not-linked"
    decision = scenario.decision(0)
    assert decision.default(scenario.state, scenario.state.chance) in decision.options(
        scenario.state
    )
    scenario.chooses("Hand in the last legal draft", 0)
    assert scenario.player(0).draft.places.count(UNPLACED) == 2
    assert scenario.player(0).draft.has_path()


def test_changes_have_a_limit() -> None:
    """MM-R53  After a thousand changes the draft is handed in unasked."""
    scenario = exploring()
    scenario.player(0).draft.changes = 999
    scenario.chooses("Place Long Gallery at 0, 0", 0)
    assert scenario.player(0).is_finished
    assert not scenario.player(1).is_finished


def test_a_finished_dungeon_is_final() -> None:
    """MM-9.4, MM-R44  Its owner is asked nothing more, and now the others see it."""
    scenario = exploring()
    scenario.hands_in(plan("S-9 0 0", "S-9:L1 (1,3)"), 0, until_done=False)
    assert scenario.view(1).players[0].dungeon is None
    assert scenario.view(0).players[0].dungeon is not None
    scenario.chooses("Finished", 0)
    assert scenario.view(1).players[0].dungeon is not None
    assert scenario.decision().seat == 1


def test_drafts_can_be_open() -> None:
    """MM-R44  By an option of the match."""
    scenario = exploring(open_drafts=True)
    scenario.chooses("Place Long Gallery at 0, 0", 0)
    shown = scenario.view(1).players[0].dungeon
    assert shown is not None
    assert len(shown.placed) == 1


@pytest.mark.parametrize("turned", [False, True])
def test_a_place_is_one_number(turned: bool) -> None:
    """MM-4.6  Column, row and turn of a card."""
    spot = place(-3, 4, turned)
    assert (spot % 64 - 32, spot // 64 % 64 - 32, is_turned(spot)) == (-3, 4, turned)
    assert DONE == 0
