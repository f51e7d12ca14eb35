"""Heldentaufe's table before the first turn."""

from __future__ import annotations

import pytest

from donjon import FastChance, Match
from donjon.games.heldentaufe.content.mission_tables import IS_RED, MISSION_IDS
from donjon.games.heldentaufe.content.tables import HERO_IDS, TILE_COUNTS, TILE_IDS
from donjon.games.heldentaufe.model.state import ARMED, DISARMED, NOBODY, Heldentaufe
from donjon.games.heldentaufe.rules.setup import ChooseHero
from donjon.kernel.rules.state import run_until_choice
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate
from tests.games.heldentaufe.scenario import GAME, HeldentaufeScenario

SEATS = range(2, 6)


def fresh(seats: int, seed: int, **options: object) -> Heldentaufe:
    s = GAME.new_state(seats, GAME.check_options(options, seats), FastChance(seed))
    run_until_choice(s)
    assert isinstance(s, Heldentaufe)
    return s


def test_the_campfire_lies_there_alone() -> None:
    """HT-S.1, HT-S.18, HT-R3  At (0, 0), and every hero stands on it before his first turn."""
    for seats in SEATS:
        seen = GAME.view(fresh(seats, 1), None)
        assert [(tile.tile, tile.q, tile.r) for tile in seen.tiles] == [("campfire", 0, 0)]
        assert [hero.tile for hero in seen.heroes] == [(0, 0)] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_tiles_go_back_to_the_box(seats: int) -> None:
    """HT-S.2, HT-S.3, HT-S.4, HT-S.5, HT-S.6, HT-R43  29, 33, 37 or 41 tiles in a random stack."""
    orders, boxes = set(), set()
    for seed in range(30):
        s = fresh(seats, seed)
        box = {TILE_IDS[kind]: n for kind, n in enumerate(s.box) if n}
        assert s.stack.size() == {2: 29, 3: 33, 4: 37, 5: 41}[seats]
        assert box.pop("forest", 0) == {2: 9, 3: 6, 4: 3, 5: 0}[seats]
        assert len(box) == {2: 3, 3: 2, 4: 1, 5: 0}[seats]
        assert set(box.values()) <= {1}
        assert set(box) <= {"orchard", "pond", "mushrooms"}
        for kind in range(1, len(TILE_IDS)):
            assert s.stack.hidden_cards.count(kind) + s.box[kind] == TILE_COUNTS[kind]
        orders.add(tuple(s.stack.hidden_cards))
        boxes.add(tuple(sorted(box)))
        assert GAME.view(s, 0).stack_size == s.stack.size()
    assert len(orders) == 30
    assert len(boxes) == {2: 1, 3: 3, 4: 3, 5: 1}[seats]


def test_the_underground_at_the_start() -> None:
    """HT-S.7, HT-S.8, HT-S.9, HT-S.19, HT-R53  Chest, five dangers, monsters in lairs, no chief."""
    armed = set()
    for seed in range(60):
        s = fresh(3, seed)
        seen = GAME.view(s, None)
        assert seen.chest
        assert seen.dangers == ["U06", "U08", "U10", "U11", "U19"]
        assert sorted(s.danger) == [0] * 16 + [DISARMED] * 3 + [ARMED] * 2
        assert [monster.hex for monster in seen.monsters] == ["U15", "U07", "U18"]
        assert s.chief == NOBODY
        armed.add(s.danger)
    assert len(armed) == 10


def test_teeth_and_hearts_of_the_monsters() -> None:
    """HT-S.10, HT-S.11, HT-S.12, HT-R2  Three stacks by lot, or fixed; the rest is reserve."""
    dealt = set()
    for seed in range(40):
        s = fresh(2, seed)
        stacks = [tuple(monster.stack) for monster in s.monsters]
        assert sorted(stacks) == [(5, 4, 3), (5, 4, 3, 2), (5, 4, 3, 2, 1)]
        dealt.add(tuple(stacks))
        seen = GAME.view(s, None)
        assert seen.teeth == {1: 29, 2: 3, 3: 2, 4: 2, 5: 2}
        for monster, base in zip(seen.monsters, (3, 2, 1), strict=True):
            assert monster.hearts == monster.most_hearts == base + (monster.teeth[-1] == 3)
    assert len(dealt) == 6
    fixed = GAME.view(fresh(2, 1, stack_assignment="fixed"), None)
    assert [len(monster.teeth) for monster in fixed.monsters] == [5, 4, 3]
    assert fixed.reserve == {
        **{f"{kind}{value}": n for kind in ("boots", "ring", "sword") for value, n in NINE},
        "apple": 14,
        "fish": 14,
        "mushroom": 14,
    }
    assert fixed.potions == {"healing": 8, "berserk": 6, "teleport": 6}
    assert fixed.hearts == 35 - (3 + 2 + 2)


NINE = [(1, 9), (2, 7), (3, 5)]


def test_what_was_drawn_for_the_table_is_told() -> None:
    """HT-S.10, HT-S.4, HT-S.2, HT-R2, HT-R43  All read the stacks, and what went to the box."""
    for seats, seed in ((3, 1), (3, 2), (5, 1)):
        match = Match(GAME, seats, seed)
        view = match.view()
        lines = [translate(event.message, "en") for event in match.journal(None)]
        for monster in view.monsters:
            teeth = ", ".join(str(tooth) for tooth in reversed(monster.teeth))
            name = translate(Message(f"ht-monster-{monster.monster}"), "en")
            assert f"{name} guards these teeth, the next one first: {teeth}." in lines
        boxed = [line for line in lines if line.startswith("Back into the box: ")]
        assert len(boxed) == bool(view.box)
        for line in boxed:
            assert line.count("×") == len(view.box) == 3
            assert "6 × Forest" in line
            for tile in set(view.box) - {"forest"}:
                assert f"1 × {translate(Message(f'ht-tile-{tile}'), 'en')}" in line


def test_missions_are_dealt() -> None:
    """HT-S.13, HT-S.14, HT-R14  Two red and a blue one each; one mixed pile, no discard."""
    for seats in SEATS:
        s = fresh(seats, 7)
        for hero in s.heroes:
            assert sorted(IS_RED[card] for card in hero.hand.hidden_cards) == [0, 1, 1]
        assert s.pile.size() == 23 - 3 * seats
        assert s.discard == []
        held = [card for hero in s.heroes for card in hero.hand.hidden_cards]
        assert sorted(held + s.pile.hidden_cards) == list(range(23))
    colours = {
        tuple(IS_RED[card] for card in fresh(2, seed).pile.hidden_cards) for seed in range(20)
    }
    assert len(colours) > 10
    match = Match(GAME, 3, 5)
    assert len(match.view(0).heroes[0].missions) == 3
    assert match.view(0).heroes[1].missions is None
    assert set(match.view(0).heroes[0].missions) <= set(MISSION_IDS)


def test_heroes_are_chosen_in_seat_order() -> None:
    """HT-S.15, HT-S.16, HT-D.1, HT-R43  From the first player on, each one that nobody has."""
    match = Match(GAME, 4, 11)
    first = match.view().first
    free = HERO_IDS[:]
    for place in range(4):
        seat = (first + place) % 4
        assert match.waiting == (seat,)
        choices = match.choices(seat)
        assert [HERO_IDS[choice.id] for choice in choices] == free
        decision = match.decision(seat)
        assert isinstance(decision, ChooseHero)
        s = match.state()
        assert isinstance(s, Heldentaufe)
        assert decision.default(s, FastChance(1)) == choices[0].id
        match.play(seat, choices[-1])
        hero = match.view().heroes[seat]
        assert hero.hero == free.pop()
        assert (hero.hearts, hero.worn, hero.backpack, hero.potion) == (
            hero.most_hearts,
            {},
            {},
            None,
        )
        assert (hero.teeth, hero.points) == ({}, 0)
    assert match.waiting == (first,)


def test_heroes_by_lot_and_the_first_seat() -> None:
    """HT-S.17, HT-R43  The first player is drawn, unless an option names one; so may heroes."""
    assert {fresh(3, seed).first for seed in range(20)} == {0, 1, 2}
    kinds = set()
    for seed in range(20):
        s = fresh(3, seed, first_player="first_seat", hero_choice="random")
        assert (s.first, s.active) == (0, 0)
        assert len({hero.kind for hero in s.heroes}) == 3
        kinds.add(tuple(hero.kind for hero in s.heroes))
    assert len(kinds) > 10


def test_two_to_five() -> None:
    """HT-S.20, HT-R52, HT-V.1  Targets by number of players; no solo game."""
    assert GAME.seats == (2, 5)
    assert [fresh(seats, 1).target for seats in SEATS] == [18, 16, 14, 12]


def test_every_switch_has_the_catalogues_default() -> None:
    """HT-V.2, HT-V.3, HT-R6, HT-R17, HT-R26, HT-R27  The letter of the book, and our rulings."""
    assert GAME.check_options({}, 2) == {
        "hero_choice": "draft",
        "first_player": "random",
        "stack_assignment": "random",
        "gather_limit_per_turn": 0,
        "forest_boots_give_ap": False,
        "trap_ends_turn": True,
        "campfire_cost": "tooth_and_food",
        "exhausted_monster_reward": "none",
        "commander_may_attack_own_hero": True,
        "placed_in_monsters_turn": "surface",
        "thief_when": "arrival",
        "defeat_hearts": "full",
        "safety_max_rounds": 2000,
        "max_free_actions_per_turn": 200,
    }
    assert HeldentaufeScenario().state.house_rules.one_heart is False
