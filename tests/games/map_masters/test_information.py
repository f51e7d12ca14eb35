"""What is public, what is hidden, and what the absent do (MM-15, MM-2.19)."""

from __future__ import annotations

from donjon import FastChance, Match
from donjon.games.map_masters import GAME
from donjon.games.map_masters.model.state import MapMasters
from donjon.games.map_masters.view.forms import ExploredView
from donjon.kernel.match.replay import replay
from tests.games.map_masters.scenario import MapMastersScenario, plan


def at_exploration(seed: int = 3, seats: int = 3) -> Match:
    """A match in which all have passed and explore."""
    match = Match(GAME, seats, seed)
    while len(match.waiting) < seats:
        match.play(match.waiting[0], 0)
    return match


def test_what_lies_open_is_seen_by_all() -> None:
    """MM-2.19, MM-15.2  Coins, tokens, books with their state, zones, discards, boards."""
    scenario = MapMastersScenario()
    scenario.give_books(1)
    scenario.player(0).ready = 0
    scenario.give_token("rope")
    scenario.set_zone("D3-01")
    seen = scenario.view(1).players[0]
    assert seen.coins == 6
    assert seen.tokens["rope"] == 1
    assert seen.books == [(0, False)]
    assert scenario.card_ids(seen.zone) == ["D3-01"]
    assert seen.pile_size == 9
    assert scenario.view(None) == scenario.view(None)


def test_piles_are_dealt_anew_for_a_thinker() -> None:
    """MM-15.1, MM-0.3, MM-0.6, MM-0.7, MM-0.9  Every order is unknown to everyone."""
    s = MapMastersScenario().state
    twin = s.redeal(0, FastChance(9))
    assert twin.players[0].pile.hidden_cards != s.players[0].pile.hidden_cards
    assert sorted(twin.players[0].pile.hidden_cards) == sorted(s.players[0].pile.hidden_cards)
    assert twin.piles[0].hidden_cards != s.piles[0].hidden_cards
    assert twin.book_pile.hidden_cards != s.book_pile.hidden_cards
    assert twin.objective_pile.hidden_cards != s.objective_pile.hidden_cards
    assert twin.display == s.display


def test_a_draft_is_hidden_from_thinkers() -> None:
    """MM-R44, MM-15.1  Others' drafts are blank in a sampled state; one's own is there."""
    scenario = MapMastersScenario()
    scenario.set_zone("S-9 S-4 S-1 S-3 S-2")
    scenario.set_zone("S-9 S-4 S-1 S-3 S-2", 1)
    scenario.begins_exploration()
    scenario.hands_in(plan("S-9 0 0", "S-9:L1 (1,3)"), 0, until_done=False)
    mine = scenario.state.redeal(0, FastChance(1))
    other = scenario.state.redeal(1, FastChance(1))
    assert mine.players[0].draft.has_path()
    assert other.players[0].draft.is_empty()
    assert other.players[0].draft.changes == 0


def test_foresight_is_known_to_its_owner_alone() -> None:
    """MM-15.1, MM-15.3  A sample for another seat may deal another card."""
    scenario = MapMastersScenario()
    player = scenario.player(0)
    player.dealt.hidden_cards = [player.pile.hidden_cards.pop()]
    cards = set()
    for seed in range(30):
        assert (
            scenario.state.redeal(0, FastChance(seed)).players[0].dealt.hidden_cards
            == player.dealt.hidden_cards
        )
        cards.add(scenario.state.redeal(1, FastChance(seed)).players[0].dealt.hidden_cards[0])
    assert len(cards) > 3


def test_all_explore_in_any_order_with_the_same_result() -> None:
    """MM-4.2, MM-1.8  Interleavings differ in the record, not in the outcome."""
    one, two = at_exploration(), at_exploration()
    orders = [[0, 1, 2] * 6, [2] * 6 + [1] * 6 + [0] * 6]
    for match, order in zip((one, two), orders, strict=True):
        made = {seat: FastChance(seat) for seat in range(3)}
        for seat in order:
            decision = match.decision(seat)
            if decision is None:
                continue
            options = [option for option in decision.options(match.state()) if option >= 1 << 25]
            match.play(seat, options[made[seat].below(len(options))])
    first, second = one.state(), two.state()
    assert isinstance(first, MapMasters)
    assert isinstance(second, MapMasters)
    for seat in range(3):
        mine, other = first.players[seat].draft, second.players[seat].draft
        assert (mine.places, mine.start, mine.steps) == (other.places, other.start, other.steps)


def test_a_match_of_interleaved_drafts_is_replayed_exactly() -> None:
    """MM-I19  Record, replay, equal hashes; undo inside one's own draft."""
    match = at_exploration(5)
    chance = FastChance(2)
    for turn in range(40):
        seat = match.waiting[turn % len(match.waiting)]
        options = [choice.id for choice in match.choices(seat) if choice.id >= 1 << 25]
        match.play(seat, options[chance.below(len(options))])
        if turn % 7 == 0:
            match.undo(seat)
    again = replay(match.record(), GAME)
    assert again.hashes == match.hashes
    assert again.waiting == match.waiting


def test_absent_players_reach_the_end() -> None:
    """MM-15.4, MM-R45  The seat plays on with the defaults and keeps its place in every order."""
    match = Match(GAME, 3, 11)
    chance = FastChance(1)
    while not match.is_over:
        seat = match.waiting[0]
        decision = match.decision(seat)
        assert decision is not None
        match.play(seat, decision.default(match.state(), chance))
    assert match.result is not None
    assert match.result.scores == [2, 2, 2]  # six coins each


def test_the_last_exploration_is_viewed_anew_only_when_another_is_finished() -> None:
    """MM-15.2  A match keeps this part of the view for all viewers, and it is never out of date."""
    match, chance = Match(GAME, 2, 11), FastChance(1)
    seen: list[ExploredView] = []
    moments = 0
    while not match.is_over:
        seat = match.waiting[0]
        decision = match.decision(seat)
        assert decision is not None
        match.play(seat, decision.default(match.state(), chance))
        explored = match.view(None).explored
        assert explored == GAME.view(match.state(), None).explored
        assert all(match.view(viewer).explored is explored for viewer in (None, 0, 1))
        if explored is not None:
            moments += 1
            if not seen or seen[-1] is not explored:
                seen.append(explored)
    turns = [each.turn for each in seen]
    assert turns == sorted(set(turns))
    assert moments > len(seen) > 3
