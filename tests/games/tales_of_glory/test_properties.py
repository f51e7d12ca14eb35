"""Tales of Glory's invariants over random matches, and step 2 in parallel."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from donjon import FastChance, Match
from donjon.conformance.size import size
from donjon.games.tales_of_glory.content.cell_grid import BESIDE, CELLS, CENTRE, WIDTH, cell_at
from donjon.games.tales_of_glory.content.tables import (
    BARE,
    CHEST_TILE,
    CONNECTOR,
    DISCARDED,
    HALF_KEY,
    OF_SET,
    QUEST,
    REMOVED,
    SLOTS,
    TILE_COUNT,
    TILES,
)
from donjon.games.tales_of_glory.model.state import (
    CATCH_UP,
    FINAL,
    NO_TILE,
    PLAY,
    SELECT,
    Player,
    TalesOfGlory,
)
from donjon.games.tales_of_glory.rules.gains import GainKey, LayKey
from donjon.games.tales_of_glory.rules.multipliers import keys_laid
from donjon.games.tales_of_glory.rules.placement import keys_formed
from donjon.games.tales_of_glory.rules.player_zone import legal_cells, may_lie, neighbour
from donjon.games.tales_of_glory.rules.scoring import holding
from donjon.games.tales_of_glory.rules.turn_actions import DISCARD, TakeAction, tile_of
from donjon.games.tales_of_glory.view.build import laid_view
from donjon.games.tales_of_glory.words.gain_phrases import RESOURCES
from donjon.kernel.journal.journal import Journal
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.state import apply_choice, open_decisions, run_until_choice
from donjon.kernel.words.message import Message
from tests.games.tales_of_glory.scenario import GAME

TABLES = st.tuples(
    st.integers(2, 5), st.booleans(), st.booleans(), st.booleans(), st.integers(0, 10**6)
)
FEW = settings(max_examples=size(25, 1000))


def new(seats: int, quests: bool, parallel: bool, last: bool, seed: int) -> TalesOfGlory:
    chosen: dict[str, object] = {"quests": quests, "parallel": parallel, "gains_last": last}
    s = GAME.new_state(seats, GAME.check_options(chosen, seats), FastChance(seed))
    assert isinstance(s, TalesOfGlory)
    return s


def play(s: TalesOfGlory, seed: int) -> Any:
    """Every moment of a random match in which plays are likelier than discards."""
    chance = FastChance(seed)
    while run_until_choice(s):
        yield s
        waiting = open_decisions(s)
        decision = waiting[chance.below(len(waiting))]
        options = decision.options(s)
        apply_choice(s, decision, options[chance.below(len(options))])
    yield s


@given(TABLES)
@FEW
def test_every_tile_is_in_one_place(table: tuple[int, bool, bool, bool, int]) -> None:
    """TG-V1, TG-V28, TG-18.3  Pile, display, hand, zone, discard, Quests, box: 74 in all."""
    for s in play(new(*table), table[-1]):
        places: list[int] = [*s.discard, *s.box.hidden_values]
        for pile in s.piles:
            places += pile.hidden_cards
        places += [tile for tile in s.display[1:] if tile != NO_TILE]
        for player in s.players:
            places += [*player.laid, *player.quests.hidden_values, *player.returned.hidden_values]
            places += [player.taken] if player.taken != NO_TILE else []
        assert len(places) == len(set(places))
        quests = [tile for tile in places if tile in OF_SET[QUEST]]
        heroes = len(OF_SET[0]) - len(s.players)  # unused ones are in the box
        assert len(quests) == (16 if table[1] else 0)
        assert len(places) == TILE_COUNT - heroes - (0 if table[1] else 16)
        assert s.round == 0 or all(player.quests.size() <= 2 for player in s.players)


@given(TABLES)
@FEW
def test_display_piles_and_discard(table: tuple[int, bool, bool, bool, int]) -> None:
    """TG-V2, TG-V3, TG-V4, TG-V5, TG-V6, TG-V27, TG-16.1, TG-5.3  Round by round."""
    s = new(*table)
    seats = table[0]
    for _ in play(s, table[-1]):
        if s.phase == SELECT:
            assert NO_TILE not in s.display[1:]
            assert sum([pile.size() for pile in s.piles]) == 45 - 5 * (s.round - 1)
            assert all(player.taken == NO_TILE for player in s.players)
        thrown = sum([player.discards for player in s.players])
        prepared = max(0, s.round - 1)
        assert len(s.discard) == REMOVED[seats] + DISCARDED[seats] * prepared + thrown
        if s.phase in (CATCH_UP, PLAY):
            empty = s.display[1:].count(NO_TILE)
            held = [player for player in s.players if player.taken != NO_TILE]
            assert empty >= len(held)
            assert s.phase == CATCH_UP or empty == seats
        if s.phase == PLAY:
            for player in s.players:
                quests = len([tile for tile in player.laid if tile in OF_SET[QUEST]])
                taken = len(player.laid) - 1 - quests + player.discards
                assert taken + (player.taken != NO_TILE) == s.round
    assert (s.phase, s.round) == (FINAL, 10)
    for player in s.players:
        quests = len([tile for tile in player.laid if tile in OF_SET[QUEST]])
        assert len(player.laid) - 1 - quests + player.discards == 10
        assert 1 <= len(player.laid) <= 13
    assert s.display[1:].count(NO_TILE) == seats
    assert len(s.display) - 1 == SLOTS[seats]


@given(TABLES)
@FEW
def test_amounts_only_grow_or_are_paid(table: tuple[int, bool, bool, bool, int]) -> None:
    """TG-V7, TG-V8, TG-V9, TG-V10, TG-V11, TG-V14, TG-21.2, TG-6.1  Never negative, never back."""
    s = new(*table)
    before = s.clone()
    for _ in play(s, table[-1]):
        assert 0 <= s.first < len(s.players)
        assert sum([keys_laid(player) for player in s.players]) <= 30
        assert sum([player.combat for player in s.players]) <= 18
        assert sum([player.magic for player in s.players]) <= 18
        if before.phase in (SELECT, CATCH_UP) and s.phase == PLAY and before.round:
            assert s.leader != before.first
        for old, player in zip(before.players, s.players, strict=True):
            assert min(player.coins, player.potions) >= 0
            assert player.combat >= old.combat
            assert player.magic >= old.magic
            assert player.prestige >= old.prestige
            assert player.opened & old.opened == old.opened
            assert player.laid.startswith(old.laid)
            assert player.cells[: len(old.cells)] == old.cells
            assert player.cells[0] == CENTRE
            chests = [at for at in range(len(CHEST_TILE)) if player.opened >> at & 1]
            assert all(CHEST_TILE[chest] in player.laid for chest in chests)
        before = s.clone()


@given(TABLES)
@FEW
def test_zones_fit_together(table: tuple[int, bool, bool, bool, int]) -> None:
    """TG-V12, TG-V13, TG-V15, TG-V18, TG-14.5, TG-10.5  Connectors meet, all is connected."""
    s = new(*table)
    states: dict[tuple[int, str, int], str] = {}
    for n, _ in enumerate(play(s, table[-1])):
        for player in s.players:
            check_zone(player)
            for at in range(len(player.laid)):
                seen = laid_view(player, at)
                for side, state in enumerate(seen.edges):
                    old = states.get((player.seat, seen.tile, side), "open" if state else "")
                    assert old in ("", "open", state)
                    states[player.seat, seen.tile, side] = state
            if n % 7 == 0:
                check_cells(player, n)


def check_zone(player: Player) -> None:
    """Facing edges agree, and from the hero every tile is reached by Connections."""
    reached, ahead = {CENTRE}, [CENTRE]
    while ahead:
        cell = ahead.pop()
        tile = player.grid[cell] - 1
        for side in range(4):
            other = neighbour(player, cell, side)
            if other == NO_TILE:
                continue
            mine = CONNECTOR[4 * tile + side]
            facing = CONNECTOR[4 * other + (side + 2) % 4]
            assert (mine == BARE) == (facing == BARE)
            beside = cell + BESIDE[side]
            if mine != BARE and beside not in reached:
                reached.add(beside)
                ahead.append(beside)
    assert reached == set(player.cells)


def check_cells(player: Player, n: int) -> None:
    """The legal cells looked for on the whole grid are those that are offered."""
    tile = n * 31 % TILE_COUNT
    inside = [cell for cell in range(WIDTH, CELLS - WIDTH) if 0 < cell % WIDTH < WIDTH - 1]
    scratch = [cell for cell in inside if may_lie(player, tile, cell)]
    assert legal_cells(player, tile) == scratch


@given(TABLES)
@FEW
def test_payments_and_offers(table: tuple[int, bool, bool, bool, int]) -> None:
    """TG-V16, TG-V17, TG-V19, TG-V20, TG-8.8, TG-11.4  What is offered can be paid and laid."""
    s = new(*table)
    for _ in play(s, table[-1]):
        for decision in open_decisions(s):
            if isinstance(decision, TakeAction):
                player = s.players[decision.seat]
                options = decision.options(s)
                assert (DISCARD in options) == (player.taken != NO_TILE)
                for option in options[:6]:
                    if option < DISCARD:
                        check_payment(s, decision, option)
                        check_keys(s, decision, option)
            elif isinstance(decision, LayKey) and decision.one != NO_TILE:
                player = s.players[decision.seat]
                near = {player.hero, decision.one, decision.other}
                assert {CHEST_TILE[chest] for chest in decision.options(s)} <= near


def check_payment(s: TalesOfGlory, decision: TakeAction, option: int) -> None:
    """What is paid is the printed cost, the missing points, and one more in the Wild Lands."""
    player = s.players[decision.seat]
    tile = tile_of(player, option)
    cost = TILES[tile].cost
    missing = max(0, cost.combat - player.combat) + max(0, cost.magic - player.magic)
    wild = [4, 5, 6] if len(s.players) < 4 else [5, 6, 7, 8]
    more = 1 if tile == player.taken and player.slot in wild else 0
    twin = s.clone()
    apply_choice(twin, decision, option)
    played = twin.players[decision.seat]
    coins, potions = player.coins - played.coins, player.potions - played.potions
    assert min(played.coins, played.potions) >= 0
    assert coins + potions == cost.coin + cost.potion + missing + more
    assert 0 <= coins - cost.coin <= more


def check_keys(s: TalesOfGlory, decision: TakeAction, option: int) -> None:
    """As many Keys are owed as half-keys meet; each is laid or lost."""
    twin = s.clone()
    apply_choice(twin, decision, option)
    player = twin.players[decision.seat]
    tile, cell = player.laid[-1], player.cells[-1]
    meeting = 0
    for side, beside in enumerate(BESIDE):
        there = player.grid[cell + beside]
        if there:
            halves = [CONNECTOR[4 * tile + side], CONNECTOR[4 * (there - 1) + (side + 2) % 4]]
            meeting += halves == [HALF_KEY, HALF_KEY]
    caused = keys_formed(twin, player, tile, cell)
    formed = [key for key in caused if isinstance(key, GainKey)]
    assert len(formed) == meeting
    before = keys_laid(player) + player.keys_lost
    for key in formed:
        key.run(twin)
        while isinstance(twin.owed[-1], LayKey):
            laying = twin.owed.pop()
            assert isinstance(laying, LayKey)
            laying.choose(twin, laying.options(twin)[-1])
            twin.owed.pop()  # what the chest holds
    assert keys_laid(player) + player.keys_lost - before == meeting


@given(TABLES)
@FEW
def test_nothing_of_the_end_comes_early(table: tuple[int, bool, bool, bool, int]) -> None:
    """TG-V21, TG-V22, TG-V23, TG-17.7  Majorities and end gains change nothing before the end."""
    s = new(*table)
    before = s.clone()
    for _ in play(s, table[-1]):
        if s.owed:
            assert all(player.from_majorities + player.from_end == 0 for player in s.players)
            before = s.clone()
    given_out = 0
    for resource in range(len(RESOURCES)):
        amounts = [holding(player, resource) for player in s.players]
        holders = [p.seat for p in s.players if p.majorities >> resource & 1]
        assert holders == [at for at, n in enumerate(amounts) if n == max(amounts)]
        given_out += 4 * len(holders)
    assert sum([player.from_majorities for player in s.players]) == given_out
    assert all(
        new.prestige >= old.prestige for old, new in zip(before.players, s.players, strict=True)
    )
    result = GAME.rules.result(s)
    best = result.winners[0]
    tuples = [(p.prestige, p.combat, p.magic, p.potions, p.coins) for p in s.players]
    assert tuples[best] == max(tuples)
    for player in s.players:
        rows = [row.values[player.seat] or 0 for row in result.details]
        assert sum(rows[:-1]) == rows[-1] == player.prestige


def amounts_in(message: Message) -> dict[str, int]:
    """What a line of the log gives or takes."""
    found: dict[str, int] = {}
    words = message.args.get("gain", message.args.get("price", []))
    assert isinstance(words, list)
    for word in words:
        n = word.args.get("n", 0)
        assert isinstance(n, int)
        found[word.key] = found.get(word.key, 0) + n
    return found


@given(TABLES)
@FEW
def test_the_log_adds_up(table: tuple[int, bool, bool, bool, int]) -> None:
    """TG-V26, TG-22.10  Start and gains less payments, rebuilt from what was told."""
    s = new(*table)
    s.journal = Journal()
    for _ in play(s, table[-1]):
        pass
    totals: list[dict[str, int]] = [{} for _ in s.players]
    for event in s.journal.read(None):
        key = event.message.key
        if event.seat is None:
            continue
        total = totals[event.seat]
        if key in ("tg-log-gains", "tg-log-opens", "tg-log-edge-pays", "tg-log-pays"):
            sign = -1 if key == "tg-log-pays" else 1
            for name, n in amounts_in(event.message).items():
                total[name] = total.get(name, 0) + sign * n
        elif key.startswith("tg-log-majority"):
            total["tg-prestige"] = total.get("tg-prestige", 0) + 4
        elif key == "tg-log-end-gain":
            gained = event.message.args["n"]
            assert isinstance(gained, int)
            total["tg-prestige"] = total.get("tg-prestige", 0) + gained
    for player, total in zip(s.players, totals, strict=True):
        assert total.get("tg-coin", 0) == player.coins
        assert total.get("tg-potion", 0) == player.potions
        assert total.get("tg-combat", 0) == player.combat
        assert total.get("tg-magic", 0) == player.magic
        assert total.get("tg-prestige", 0) == player.prestige


@pytest.mark.parametrize("quests", [False, True])
def test_the_same_choices_give_the_same_match(quests: bool) -> None:
    """TG-V25  Event by event."""
    match = Match(GAME, 4, 11, {"quests": quests})
    chance = FastChance(11)
    while match.waiting:
        seat = match.waiting[chance.below(len(match.waiting))]
        choices = match.choices(seat)
        match.play(seat, choices[chance.below(len(choices))])
    twin = Match(GAME, 4, 11, {"quests": quests})
    for seat, option in match.choices_made:
        twin.play(seat, option)
    assert twin.hashes == match.hashes
    assert twin.journal(0) == match.journal(0)


@given(st.integers(2, 5), st.booleans(), st.booleans(), st.integers(0, 10**6))
@FEW
def test_step_2_in_parallel_is_step_2_in_order(
    seats: int, quests: bool, last: bool, seed: int
) -> None:
    """TG-V25, TG-7.7, TG-R37, TG-13.9  Whoever goes on first, each round ends in the same state."""
    both = new(seats, quests, True, last, seed)
    ordered = new(seats, quests, False, last, seed)
    chance = FastChance(seed)
    while run_until_choice(both):
        run_until_choice(ordered)
        if both.phase == PLAY:
            answers: list[list[int]] = [[] for _ in range(seats)]
            while run_until_choice(both) and both.phase == PLAY:
                waiting = open_decisions(both)
                decision = waiting[chance.below(len(waiting))]
                options = decision.options(both)
                option = options[chance.below(len(options))]
                answers[decision.seat].append(option)
                apply_choice(both, decision, option)
            while run_until_choice(ordered) and ordered.phase == PLAY:
                decision = open_decisions(ordered)[0]
                apply_choice(ordered, decision, answers[decision.seat].pop(0))
            assert answers == [[]] * seats
        else:
            assert alike(both, ordered)
            waiting = open_decisions(both)
            at = chance.below(len(waiting))
            options = waiting[at].options(both)
            option = options[chance.below(len(options))]
            apply_choice(both, waiting[at], option)
            apply_choice(ordered, open_decisions(ordered)[at], option)
    run_until_choice(ordered)
    assert alike(both, ordered)
    assert GAME.rules.result(both) == GAME.rules.result(ordered)


def alike(both: TalesOfGlory, ordered: TalesOfGlory) -> bool:
    """Whether two states differ in nothing but what was agreed on step 2."""
    return contents(both) == contents(ordered).replace("parallel=False", "parallel=True")


def test_grids_have_room() -> None:
    """TG-10.1, TG-R38  Thirteen tiles in a row stay inside."""
    assert cell_at(-12, -12) - WIDTH > 0
    assert cell_at(12, 12) + WIDTH < CELLS
