"""Tales of Glory chapters 3 to 6: selection, taking, catch-up, change of first player."""

from __future__ import annotations

import msgspec
import pytest

from donjon import FastChance, IllegalChoice, Match
from donjon.games.tales_of_glory.model.state import CATCH_UP, NO_SLOT, NO_TILE, SELECT
from donjon.games.tales_of_glory.rules.selection import Select, SelectAll
from donjon.games.tales_of_glory.rules.take_tiles import CatchUp, ChangeFirstPlayer, turn_order
from donjon.kernel.rules.state import apply_choice, open_decisions, run_until_choice
from tests.games.tales_of_glory.scenario import GAME, TalesOfGloryScenario, tile_number

EIGHT = "A1-01 A1-02 A1-03 A1-04 A1-05 A1-06 A1-07 A1-08"
SIX = "A1-01 A1-02 A1-03 A1-04 A1-05 A1-06"


def test_all_choose_at_the_same_time() -> None:
    """TG-3.1, TG-22.3, TG-20.11  Everyone is asked for an own card at once."""
    scenario = TalesOfGloryScenario(4)
    scenario.happens(SelectAll())
    assert [decision.seat for decision in open_decisions(scenario.state)] == [0, 1, 2, 3]
    assert scenario.state.phase == SELECT
    assert {decision.rule() for decision in open_decisions(scenario.state)} == {"TG-3.1"}


@pytest.mark.parametrize(("seats", "slots"), [(2, 6), (3, 6), (4, 8), (5, 8)])
def test_every_slot_may_be_chosen(seats: int, slots: int) -> None:
    """TG-3.2, TG-R4, TG-3.6  Whether its tile can be paid or not; cards 7 and 8 need slots."""
    match = Match(GAME, seats, 1)
    assert [choice.id for choice in match.choices(0)] == list(range(1, slots + 1))
    with pytest.raises(IllegalChoice):
        match.play(0, slots + 1)
    scenario = TalesOfGloryScenario(seats)
    scenario.set_display(" ".join(["A3-01"] * slots))
    scenario.happens(SelectAll())
    assert len(scenario.offers(0)) == slots


def test_a_card_may_be_changed_until_the_last_lies() -> None:
    """TG-3.4  That somebody has chosen is public, the number is not; the record has the last."""
    match = Match(GAME, 3, 1)
    match.play(1, 2)
    seen = [msgspec.json.encode(match.view(viewer)) for viewer in (0, 2, None)]
    assert [player.has_chosen for player in match.view(0).players] == [False, True, False]
    assert match.view(1).players[1].chosen == 2
    match.play(1, 5)
    assert match.view(1).players[1].chosen == 5
    assert [msgspec.json.encode(match.view(viewer)) for viewer in (0, 2, None)] == seen
    assert all(player.chosen is None for player in match.view(0).players)
    match.play(0, 1)
    match.play(2, 3)
    assert match.choices_made == [(1, 5), (0, 1), (2, 3)]
    assert match.view(0).players[1].slot == 5
    assert not any(player.has_chosen for player in match.view(0).players)


def test_all_cards_are_revealed_together() -> None:
    """TG-3.5  Nothing is told before the last has chosen; then all is."""
    match = Match(GAME, 3, 1)
    lines = len(match.journal(None))
    match.play(0, 1)
    match.play(1, 2)
    assert len(match.journal(None)) == lines
    match.play(2, 3)
    new_lines = [match.translate(event.message) for event in match.journal(None)[lines:]]
    assert new_lines[:3] == [f"had chosen slot {slot}." for slot in (1, 2, 3)]


def test_what_is_seen_while_choosing() -> None:
    """TG-3.3  Display, discard, zones, reserves, token and own Quests; no more."""
    scenario = TalesOfGloryScenario(3, quests=True)
    scenario.set_quests("Q01 Q02", 0)
    scenario.set_quests("Q03 Q04", 1)
    scenario.happens(SelectAll())
    seen = scenario.view(0)
    assert seen.display == scenario.display()
    assert len(seen.discard) == 2
    assert seen.players[0].quests == ["Q01", "Q02"]
    assert seen.players[1].quests is None
    assert seen.players[1].quests_left == 2
    assert seen.first == 0


def test_cards_bind_in_turn_order() -> None:
    """TG-4.1, TG-4.2, TG-2.4, TG-2.5  The holder of the token goes first, then clockwise."""
    scenario = TalesOfGloryScenario(4)
    scenario.set_display(EIGHT)
    scenario.state.first = 2
    scenario.selects(3, 3, 5, 5)
    assert turn_order(scenario.state, 2) == [2, 3, 0, 1]
    assert scenario.slots_taken() == [3, 0, 5, 0]
    assert [scenario.catches_up(1), scenario.catches_up(2)] == [3, 1]  # TG-5.1


def test_a_taken_tile_lies_open_and_its_slot_stays_empty() -> None:
    """TG-4.3, TG-4.4, TG-4.5  The slot is remembered, the card is back in hand."""
    scenario = TalesOfGloryScenario(2)
    scenario.set_display(SIX)
    scenario.selects(4, 6)
    assert scenario.player(0).taken == tile_number("A1-04")
    assert scenario.view(1).players[0].taken == "A1-04"
    assert scenario.display() == ["A1-01", "A1-02", "A1-03", "-", "A1-05", "-"]
    assert [player.card for player in scenario.state.players] == [NO_SLOT, NO_SLOT]


def test_catching_up_is_open_and_free() -> None:
    """TG-5.2, TG-R41, TG-R8, TG-22.4  Of two the second chooses among five, and must."""
    scenario = TalesOfGloryScenario(2)
    scenario.set_display(SIX)
    scenario.selects(1, 1)
    assert scenario.state.phase == CATCH_UP
    assert scenario.decision().seat == 1
    assert scenario.offers() == [
        "Take Goblin Scouts from slot 2",
        "Take Will-o’-the-Wisp from slot 3",
        "Take Restless Skeleton from slot 4 (Wild Lands)",
        "Take Mimic from slot 5 (Wild Lands)",
        "Take Master-at-Arms from slot 6 (Wild Lands)",
    ]


def test_there_is_always_a_tile_left() -> None:
    """TG-5.3, TG-5.4  All choose the same slot: four tiles are left for the last of five."""
    scenario = TalesOfGloryScenario(5)
    scenario.set_display(EIGHT)
    scenario.selects(8, 8, 8, 8, 8)
    for seat in (1, 2, 3, 4):
        assert scenario.catches_up(seat) == seat
    assert scenario.slots_taken() == [8, 1, 2, 3, 4]
    small = TalesOfGloryScenario(3)
    small.set_display(SIX)
    small.selects(1, 1, 1)
    small.catches_up(2)
    assert len(small.offers()) == 4


def test_a_tile_of_the_catch_up_counts_like_any_other() -> None:
    """TG-5.5, TG-6.2  Its slot decides who is first, whatever card was laid."""
    scenario = TalesOfGloryScenario(3)
    scenario.set_display(SIX)
    scenario.selects(5, 5, 6)
    scenario.catches_up(1)
    assert scenario.state.first == 1
    assert scenario.player(1).slot == 1


def test_the_token_always_changes_hands() -> None:
    """TG-6.1, TG-6.2, TG-6.3, TG-6.4, TG-6.5  Lowest slot, or the second lowest."""
    for slots, holder, new in (([2, 1], 0, 1), ([1, 2], 0, 1), ([1, 2], 1, 0), ([2, 1], 1, 0)):
        scenario = TalesOfGloryScenario(2)
        scenario.state.first = holder
        for seat, slot in enumerate(slots):
            scenario.player(seat).slot = slot
        scenario.happens(ChangeFirstPlayer())
        assert scenario.state.first == new
    scenario = TalesOfGloryScenario(5)
    for seat, slot in enumerate([8, 3, 1, 7, 2]):
        scenario.player(seat).slot = slot
    scenario.state.first = 2
    scenario.happens(ChangeFirstPlayer())
    assert scenario.state.first == 4
    scenario.happens(ChangeFirstPlayer())
    assert scenario.state.first == 2
    assert scenario.log_lines().count("is first player now.") == 2  # TG-22.8


def test_an_absent_seat_chooses_what_it_can_play() -> None:
    """TG-20.2, TG-20.3, TG-R36  The lowest slot whose tile can be played now, else the lowest."""
    scenario = TalesOfGloryScenario(2)
    scenario.set_display("A3-01 A3-02 A1-17 A1-18 A3-03 A3-04")
    scenario.happens(SelectAll())
    assert scenario.default_label(0) == "Choose slot 3: Forgotten Purse"
    scenario.set_display("A3-01 A3-02 A3-03 A1-18 A3-04 A3-05")
    assert (
        scenario.default_label(0) == "Choose slot 1: Red Dragon"
    )  # the crate costs a surcharge in slot 4
    scenario.set_goods(coins=1)
    assert scenario.default_label(0) == "Choose slot 4: Crate of Vials (Wild Lands)"
    scenario.state.owed.clear()
    scenario.set_display("- A3-02 A3-03 A1-18 A3-04 A3-05")
    scenario.happens(CatchUp(0))
    assert scenario.default_label() == "Take Crate of Vials from slot 4 (Wild Lands)"
    scenario.set_goods(coins=0)
    assert scenario.default_label() == "Take Storm Giant from slot 2"


def test_everyone_takes_one_tile_in_every_round() -> None:
    """TG-2.7, TG-2.1, TG-2.2  Ten tiles each in ten rounds, and nobody drops out."""
    for seats in (2, 5):
        s = GAME.new_state(seats, GAME.check_options({}, seats), FastChance(3))
        chance = FastChance(4)
        taken = [0] * seats
        options = run_until_choice(s)
        held = [NO_TILE] * seats
        while options:
            for seat, player in enumerate(s.players):  # type: ignore[attr-defined]
                if player.taken not in (NO_TILE, held[seat]):
                    taken[seat] += 1
                held[seat] = player.taken
            decision = open_decisions(s)[0]
            apply_choice(s, decision, options[chance.below(len(options))])
            options = run_until_choice(s)
        played = [len(player.laid) - 1 + player.discards for player in s.players]  # type: ignore[attr-defined]
        assert played == [10] * seats
        assert s.round == 10  # type: ignore[attr-defined]


def test_a_selection_needs_no_rule_of_its_own() -> None:
    """TG-3.1  The question names its rule and what one picks for it."""
    scenario = TalesOfGloryScenario(2)
    scenario.set_display(SIX)
    decision = Select(0)
    assert decision.targets(scenario.state, 4) == ["tile:A1-04"]
    assert decision.rule() == "TG-3.1"
