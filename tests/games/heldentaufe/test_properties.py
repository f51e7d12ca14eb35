"""What is conserved in Heldentaufe: parts of matches, checked after every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from hypothesis import given, settings, strategies as st

from donjon import FastChance
from donjon.conformance.size import size
from donjon.games.heldentaufe.content.mission_tables import MISSION_IDS
from donjon.games.heldentaufe.content.tables import (
    BACKPACK,
    BASE_AP,
    FURY,
    HERO_HEARTS,
    POTION_COUNTS,
    STACKS,
    TELEPORT,
    TILE_COUNTS,
    TOKEN_COUNTS,
)
from donjon.games.heldentaufe.content.underground_map import GOLD, HEXES, LAIRS, SKULLS
from donjon.games.heldentaufe.model.state import (
    ARMED,
    DISARMED,
    NO_HEX,
    NO_POTION,
    NOBODY,
    Heldentaufe,
)
from donjon.games.heldentaufe.model.surface_map import NO_TILE, SIDES, ZERO
from donjon.games.heldentaufe.rules.action_points import ap_left, most_ap
from donjon.games.heldentaufe.rules.setup import ChooseHero
from donjon.games.heldentaufe.rules.teeth import points
from donjon.games.heldentaufe.rules.turn import EndOfTurn, Turn
from donjon.games.heldentaufe.rules.turn_actions import (
    ATTACK,
    CREEP,
    DELIVER,
    DESCEND,
    EXPLORE,
    SPAN,
    STEAL,
    WALK,
    TakeAction,
)
from donjon.games.heldentaufe.rules.underground.ascent_and_rebuild import (
    full_hearts,
    is_anyone_below,
    monster_sword,
)
from donjon.games.heldentaufe.rules.underground.monsters_turn import Command
from donjon.games.heldentaufe.rules.underground.place_defeated_hero import PlaceHero
from donjon.games.heldentaufe.rules.underground.vote import CountVotes, Vote
from donjon.games.heldentaufe.view.build import hearts_in_reserve
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.state import apply_choice, first_decision, sample
from donjon.kernel.rules.step import AnyStep
from tests.games.heldentaufe.scenario import GAME

MOST_STEPS = 1200
EAGER = (DELIVER, STEAL, ATTACK, DESCEND, CREEP, EXPLORE, WALK)


class MatchCase(NamedTuple):
    """A part of a match: its first table, and how sensible the choices are."""

    seats: int
    seed: int
    rich: bool
    sense: int
    switches: bool


cases = st.builds(
    MatchCase,
    seats=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    rich=st.booleans(),
    sense=st.integers(0, 3),
    switches=st.booleans(),
)


def table_of(case: MatchCase) -> Heldentaufe:
    """A fresh table, or one late in the game: much is laid, heroes are armed, some are below."""
    switches: dict[str, object] = {
        "forest_boots_give_ap": True,
        "trap_ends_turn": False,
        "exhausted_monster_reward": "five_from_reserve",
        "campfire_cost": "two_food",
        "commander_may_attack_own_hero": False,
        "placed_in_monsters_turn": "commander",
        "thief_when": "any_time",
        "gather_limit_per_turn": 2,
    }
    options = GAME.check_options(switches if case.switches else {}, case.seats)
    s = GAME.new_state(case.seats, options, FastChance(case.seed))
    assert isinstance(s, Heldentaufe)
    while not isinstance(s.owed[-1], Turn):
        if options_now := s.owed[-1].advance(s):
            apply_choice(s, first_decision(s), options_now[case.seed % len(options_now)])
    if case.rich:
        make_late(s, FastChance(case.seed + 1))
    return s


def make_late(s: Heldentaufe, chance: FastChance) -> None:
    for _ in range(20):
        tile, side = chance.below(len(s.surface.kinds)), chance.below(SIDES)
        if s.surface.links[tile * SIDES + side] == NO_TILE:
            s.surface = s.surface.with_tile(tile, side, s.stack.hidden_cards.pop())
    free = [hex for hex in range(HEXES) if hex not in LAIRS and hex != GOLD and hex not in SKULLS]
    for hero in s.heroes:
        for kind in range(3):
            value = chance.below(4)
            if value:
                s.reserve[kind * 3 + value - 1] -= 1
                hero.worn[kind] = value
        for _ in range(chance.below(4)):
            food = 9 + chance.below(3)
            s.reserve[food] -= 1
            hero.pack[food] += 1
            hero.packed += 1
        potion = chance.below(4)
        if potion < 3:
            s.potions[potion] -= 1
            hero.belt = potion
        for value in (1, 2, 3):
            if s.teeth[value] and chance.below(2):
                s.teeth[value] -= 1
                hero.teeth[value] += 1
        hero.hearts = 1 + chance.below(hero.hearts)
        if chance.below(2):
            hero.hex = free.pop(chance.below(len(free)))
            hero.tile = NO_TILE
            s.chief = hero.seat if s.chief == NOBODY else s.chief
        else:
            hero.tile = chance.below(len(s.surface.kinds))


def some_choice(step: AnyStep, options: list[int], chance: FastChance, sense: int) -> int:
    """A random option; with `sense`, preferably one that leads to fights, finds and missions."""
    if sense and chance.below(4) < sense and isinstance(step, TakeAction):
        for action in EAGER:
            ways = [option for option in options if option // SPAN == action]
            if ways:
                return ways[chance.below(len(ways))]
    return options[chance.below(len(options))]


def moments(case: MatchCase) -> Iterator[tuple[Heldentaufe, AnyStep | None]]:
    """Every moment of that part: the state, and the next step."""
    s = table_of(case)
    chance = FastChance(case.seed + 2)
    steps = 0
    while s.owed and steps < MOST_STEPS:
        steps += 1
        step = s.owed[-1]
        yield s, step
        options = step.advance(s)
        if options:
            apply_choice(s, first_decision(s), some_choice(step, options, chance, case.sense))
    if not s.owed:
        yield s, None


@given(case=cases)
@settings(max_examples=size(60, 1000))
def test_nothing_is_lost(case: MatchCase) -> None:
    """HT-I1, HT-I2, HT-I3, HT-I4, HT-I5, HT-I7  Teeth, tokens, hearts, cards and tiles."""
    for s, _ in moments(case):
        for value in range(1, 6):
            stacked = sum([monster.stack.count(value) for monster in s.monsters])
            held = sum([hero.teeth[value] for hero in s.heroes])
            assert s.teeth[value] + stacked + held == (30 if value == 1 else 5)
            assert s.teeth[value] >= 0
        for token, count in enumerate(TOKEN_COUNTS):
            packed = sum([hero.pack[token] for hero in s.heroes])
            worn = sum([hero.worn[token // 3] == token % 3 + 1 for hero in s.heroes if token < 9])
            assert s.reserve[token] + packed + worn == count
            assert s.reserve[token] >= 0
        for potion, count in enumerate(POTION_COUNTS):
            assert s.potions[potion] + sum([h.belt == potion for h in s.heroes]) == count
        assert hearts_in_reserve(s) >= 0
        hands = [card for hero in s.heroes for card in hero.hand.hidden_cards]
        assert sorted(hands + s.pile.hidden_cards + s.discard) == list(range(len(MISSION_IDS)))
        assert s.pile.size() + len(s.discard) >= 8
        for kind, count in enumerate(TILE_COUNTS):
            assert (
                s.box[kind] + s.stack.hidden_cards.count(kind) + s.surface.kinds.count(kind)
                == count
            )
        assert s.stack.size() + len(s.surface.kinds) - 1 == 21 + 4 * case.seats


@given(case=cases)
@settings(max_examples=size(60, 1000))
def test_everything_is_where_it_may_be(case: MatchCase) -> None:
    """HT-I6, HT-I8, HT-I9, HT-I10, HT-I13, HT-I15, HT-I16  Hands, map, figures, boards, AP."""
    before: AnyStep | None = None
    for s, step in moments(case):
        check_map(s)
        check_figures(s)
        for hero in s.heroes:
            assert hero.hand.size() <= 3
            assert sum(hero.pack) == hero.packed <= BACKPACK[hero.kind]
            assert all(0 <= value <= 3 for value in hero.worn)
            assert hero.belt in (NO_POTION, 0, 1, 2)
            assert hero.belt != NO_POTION or not hero.used
        active = s.heroes[s.active]
        assert 0 <= ap_left(s, active) <= most_ap(active)
        if s.ap_lost:
            assert ap_left(s, active) == 0
        if isinstance(before, EndOfTurn):
            assert s.heroes[before.seat].hand.size() == 3
        before = step


def check_map(s: Heldentaufe) -> None:
    surface = s.surface
    assert (surface.qs[0], surface.rs[0], surface.kinds[0]) == (ZERO, ZERO, 0)
    places = set(zip(surface.qs, surface.rs, strict=True))
    assert len(places) == len(surface.kinds)
    for tile in range(1, len(surface.kinds)):
        around = surface.links[tile * SIDES : (tile + 1) * SIDES]
        assert min(around) < tile  # laid beside an earlier one: the map is connected


def check_figures(s: Heldentaufe) -> None:
    for hero in s.heroes:
        waits = hero.seat == s.fallen
        assert (hero.tile != NO_TILE) + (hero.hex != NO_HEX) == (0 if waits else 1)
        assert 1 <= hero.hearts <= HERO_HEARTS[hero.kind]
    figures = [h.hex for h in s.heroes] + [m.hex for m in s.monsters]
    below = [hex for hex in figures if hex != NO_HEX]
    assert len(set(below)) == len(below)
    for at, monster in enumerate(s.monsters):
        assert not (s.chest and monster.hex == GOLD)
        assert 0 <= monster.hearts <= full_hearts(s, at)
        assert (monster.hearts == 0) == (monster.hex == NO_HEX)


@given(case=cases)
@settings(max_examples=size(60, 1000))
def test_the_underground(case: MatchCase) -> None:
    """HT-I11, HT-I12, HT-I14, HT-I19  Chief, rebuild, stacks and what lies there only decreases."""
    before: tuple[int, bytes, bool, list[bytes], list[tuple[int, int]]] | None = None
    for s, _ in moments(case):
        assert (s.chief != NOBODY) == is_anyone_below(s)
        if s.chief == NOBODY:
            tokens = [s.danger[hex] for hex in SKULLS]
            assert sorted(tokens) == [DISARMED] * 3 + [ARMED] * 2
            assert s.chest
            assert [monster.hex for monster in s.monsters] == LAIRS
            assert all(monster.hearts > 0 for monster in s.monsters)
        stacks = [monster.stack for monster in s.monsters]
        assert all(any(full.startswith(stack) for full in STACKS) for stack in stacks)
        strength = [(full_hearts(s, at), monster_sword(s, at)) for at in range(3)]
        if before is not None:
            chief, danger, chest, earlier, weaker = before
            assert all(was.startswith(now) for was, now in zip(earlier, stacks, strict=True))
            for was, now in zip(weaker, strength, strict=True):
                assert was[0] <= now[0]
                assert was[1] <= now[1]
            if chief != NOBODY and s.chief != NOBODY and chief == s.chief:
                lost = [at for at in range(HEXES) if danger[at] != s.danger[at]]
                if s.danger.count(ARMED) + s.danger.count(DISARMED) < 5:
                    assert all(s.danger[at] == 0 for at in lost)
                    assert chest or not s.chest
        before = (s.chief, s.danger, s.chest, stacks, strength)


@given(case=cases)
@settings(max_examples=size(60, 1000))
def test_turns(case: MatchCase) -> None:
    """HT-I17, HT-I18, HT-I23, HT-I26, HT-I27  Trades, potions, the end, the monsters, questions."""
    commands = 0
    for s, step in moments(case):
        if step is None:
            hero = s.heroes[s.active]
            assert s.winner == s.active
            assert (hero.tile, hero.hex) == (0, NO_HEX)
            assert points(hero) >= s.target
            continue
        assert s.winner == NOBODY
        if isinstance(step, Turn):
            assert not any(hero.used and hero.belt == TELEPORT for hero in s.heroes)
            commands = 0
        if isinstance(step, TakeAction):
            hero = s.heroes[step.seat]
            assert not (hero.tile == 0 and points(hero) >= s.target)
            if s.traded:
                assert not [o for o in step.options(s) if o // SPAN == 15]
        if isinstance(step, Command):
            commands += 1
            assert commands <= 4
            assert s.monster_ap == 5 - commands
            assert all(step.may_attack(s, seat) for seat in others(s, step.seat))
            assert step.may_attack(s, step.seat) == s.house_rules.own_hero
        if isinstance(step, (TakeAction, Command, Vote, PlaceHero, ChooseHero)):
            options = step.options(s)
            assert options
            assert len(set(options)) == len(options)


def others(s: Heldentaufe, seat: int) -> list[int]:
    return [hero.seat for hero in s.heroes if hero.seat != seat]


@given(case=cases)
@settings(max_examples=size(60, 1000))
def test_fury_above_ground_was_drunk_there(case: MatchCase) -> None:
    """HT-I18, HT-5.7  Whoever comes up from below has no active fury."""
    was_below: dict[int, bool] = {}
    for s, _ in moments(case):
        for hero in s.heroes:
            is_below = hero.hex != NO_HEX
            if was_below.get(hero.seat) and not is_below:
                assert not (hero.belt == FURY and hero.used)
            was_below[hero.seat] = is_below


@given(case=cases)
@settings(max_examples=size(60, 1000))
def test_hearts_and_points_change_for_a_reason(case: MatchCase) -> None:
    """HT-I20, HT-I21, HT-I22  A fight takes one heart; thieves and exchanges move points alone."""
    before: Heldentaufe | None = None
    before_step: AnyStep | None = None
    for s, step in moments(case):
        if before is not None and isinstance(before_step, TakeAction):
            option_was_attack = before.spent < s.spent and before.heroes[s.active].hex != NO_HEX
            falls = [hero.defeats for hero in s.heroes] != [h.defeats for h in before.heroes]
            fallen = [m.hearts == 0 for m in s.monsters] != [m.hearts == 0 for m in before.monsters]
            moved = [hero.hex for hero in s.heroes] != [hero.hex for hero in before.heroes]
            if option_was_attack and not moved and not falls and not fallen:
                lost = hearts(before) - hearts(s)
                assert lost in (0, 1)  # none is a refusal
            stole = before.free_acts < s.free_acts and total(before) == total(s)
            if stole:
                changed = [
                    points(now) - points(then)
                    for now, then in zip(s.heroes, before.heroes, strict=True)
                ]
                assert sum(changed) == 0
                assert max(changed) <= 1
            for now, then in zip(s.heroes, before.heroes, strict=True):
                if now.seat != s.active and not falls and before.free_acts == s.free_acts:
                    gained = points(now) - points(then)
                    assert gained == 0 or fallen
        before, before_step = s.clone(), step


def hearts(s: Heldentaufe) -> int:
    return sum([hero.hearts for hero in s.heroes]) + sum([m.hearts for m in s.monsters])


def total(s: Heldentaufe) -> int:
    return sum([points(hero) for hero in s.heroes])


@given(case=cases)
@settings(max_examples=size(25, 1000))
def test_a_view_tells_nothing_hidden(case: MatchCase) -> None:
    """HT-I24, HT-R51  Hands, stack, pile and danger dealt again look the same to the seat."""
    for n, (s, _) in enumerate(moments(case)):
        if n % 25 == 0:
            for seat in range(-1, case.seats):
                twin = sample(s, seat, FastChance(n))
                assert isinstance(twin, Heldentaufe)
                viewer = seat if seat >= 0 else None
                assert msgspec.json.encode(GAME.view(twin, viewer)) == msgspec.json.encode(
                    GAME.view(s, viewer)
                )
                assert sorted(twin.stack.hidden_cards) == sorted(s.stack.hidden_cards)
                assert sorted(twin.danger) == sorted(s.danger)
                assert [h.hand.size() for h in twin.heroes] == [h.hand.size() for h in s.heroes]


@given(case=cases)
@settings(max_examples=size(15, 1000))
def test_the_same_seed_and_choices(case: MatchCase) -> None:
    """HT-I25, HT-R61  Give the same game."""
    one = [contents(s) for n, (s, _) in enumerate(moments(case)) if n % 50 == 0]
    other = [contents(s) for n, (s, _) in enumerate(moments(case)) if n % 50 == 0]
    assert one == other


@given(case=cases)
@settings(max_examples=size(25, 1000))
def test_exactly_three_missions_after_a_turn(case: MatchCase) -> None:
    """HT-I6, HT-6.5, HT-2.9  And base AP for the hero whose turn begins."""
    for s, step in moments(case):
        if isinstance(step, EndOfTurn):
            assert s.turn_over
        if isinstance(step, TakeAction) and s.spent == 0 and not s.ap_lost and s.free_acts == 0:
            hero = s.heroes[step.seat]
            assert ap_left(s, hero) >= BASE_AP[hero.kind]
        if isinstance(step, CountVotes):
            assert all(s.votes[seat] in step.electorate for seat in step.electorate)
