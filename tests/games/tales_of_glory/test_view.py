"""Tales of Glory chapter 19: what is public and what is hidden."""

from __future__ import annotations

import msgspec
import pytest

from donjon import FastChance, Match
from donjon.conformance.appearance import appearance
from donjon.games.tales_of_glory.model.state import Player, TalesOfGlory
from donjon.kernel.rules.state import apply_choice, open_decisions, run_until_choice, sample
from tests.games.tales_of_glory.scenario import GAME, TalesOfGloryScenario


def test_what_everyone_sees() -> None:
    """TG-19.1, TG-R33, TG-R34, TG-18.4  Display, discard, zones, reserves, token, counts."""
    scenario = TalesOfGloryScenario(3, quests=True)
    scenario.set_goods(1, coins=3, potions=2, combat=1, magic=4, prestige=6)
    scenario.set_quests("Q01 Q02", 1)
    scenario.place_tile("A1-11", 0, 1, seat=1)
    scenario.open_chest("H2", 1, seat=1)
    seen = scenario.view(None)
    player = seen.players[1]
    assert (player.coins, player.potions, player.combat, player.magic) == (3, 2, 1, 4)
    assert (player.prestige, player.quests_left, player.keys) == (6, 2, 1)
    assert [tile.tile for tile in player.zone] == ["H2", "A1-11"]
    assert (player.zone[1].x, player.zone[1].y) == (0, 1)
    assert player.zone[0].opened == [1]
    assert player.zone[1].edges == ["open", "open", "paid", "open"]
    assert seen.piles == [10, 20, 15]
    assert (seen.first, seen.round, seen.rounds) == (0, 0, 10)
    assert seen.leading == {"combat": [1], "magic": [1], "potion": [1], "coin": [1]}
    assert seen.wild == [4, 5, 6]
    assert len(seen.discard) == 2


@pytest.mark.parametrize(("seats", "quests"), [(2, False), (3, True), (5, True)])
def test_nothing_hidden_is_in_a_view(seats: int, quests: bool) -> None:
    """TG-19.2, TG-19.3, TG-19.4, TG-V24  Choices, Quests and piles may be dealt again unseen."""
    chance = FastChance(seats)
    s = GAME.new_state(seats, GAME.check_options({"quests": quests}, seats), FastChance(7))
    while run_until_choice(s):
        for seat in range(-1, seats):
            twin = sample(s, seat, chance)
            assert appearance(GAME, twin, seat) == appearance(GAME, s, seat)
        decision = open_decisions(s)[chance.below(len(open_decisions(s)))]
        options = decision.options(s)
        apply_choice(s, decision, options[chance.below(len(options))])


def sorted_piles(s: TalesOfGlory) -> list[list[int]]:
    return [sorted(pile.hidden_cards) for pile in s.piles]


def quests_of(player: Player) -> bytes:
    return player.quests.hidden_values + player.returned.hidden_values


def test_a_redeal_keeps_what_the_seat_knows() -> None:
    """TG-19.2  Own Quests, the one returned, counts; other Quests and piles may be any."""
    match = Match(GAME, 3, 5, {"quests": True})
    for seat in range(3):
        match.play(seat, 0)
    s = match.state()
    assert isinstance(s, TalesOfGlory)
    others: set[bytes] = set()
    for seed in range(30):
        twin = s.redeal(0, FastChance(seed))
        assert twin.players[0].quests is s.players[0].quests
        assert twin.players[0].returned is s.players[0].returned
        assert sorted_piles(twin) == sorted_piles(s)
        every = [tile for player in twin.players for tile in quests_of(player)]
        assert len({*every, *twin.box.hidden_values}) == 16
        others.add(twin.players[1].quests.hidden_values)
    assert len(others) > 10


def test_no_identifier_of_a_hidden_tile_is_sent() -> None:
    """TG-19.3  Neither in view, journal nor choices of another seat, until it is played."""
    match = Match(GAME, 2, 8, {"quests": True})
    chance = FastChance(2)
    while match.waiting:
        hidden = match.view(1).players[1].quests or []
        zones = [tile.tile for player in match.view(0).players for tile in player.zone]
        assert not set(hidden) & set(zones)
        sent = msgspec.json.encode([match.view(0), match.journal(0), match.choices(0)]).decode()
        for id in hidden:
            assert f'"{id}"' not in sent
            assert f"tile-{id}" not in sent
            assert f"tile:{id}" not in sent
        seat = match.waiting[0]
        choices = match.choices(seat)
        match.play(seat, choices[chance.below(len(choices))])
