"""What holds in every dungeon, on every path and in every match (MM-I)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as some

from donjon import FastChance
from donjon.conformance.size import size
from donjon.games.map_masters.content.face_graph import NOWHERE, SLOTS
from donjon.games.map_masters.content.printed_icons import (
    BLADES,
    LAVA,
    LINES,
    MONSTER,
    OPENERS,
    PADLOCK,
    ROOM,
    USE_OF,
    USES,
)
from donjon.games.map_masters.content.quadrant_grid import is_turned, place, place_x, place_y
from donjon.games.map_masters.content.spellbooks import BANE, FAIRY_FAVOUR, FEATHER_STEP, KNOCK
from donjon.games.map_masters.content.tables import (
    DUNGEON_CARDS,
    HAND,
    HOURGLASS,
    OBJECTIVE_OF,
    OBJECTIVE_VP,
    STARTERS,
    column_of,
)
from donjon.games.map_masters.model.dungeon import SPAN, Dungeon, lay, layout_fault
from donjon.games.map_masters.model.illegal_reasons import FINE
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.state import EXPLORATION, NO_CARD, RESET, MapMasters
from donjon.games.map_masters.rules.path.engine import trace
from donjon.games.map_masters.rules.path.room_crossings import DOORS
from donjon.games.map_masters.rules.scoring import primary_points, scores
from donjon.kernel.rules.contents import contents
from tests.games.map_masters.random_paths import any_dungeon, any_path, states

seeds = some.integers(min_value=0, max_value=10**9)
sizes = some.integers(min_value=1, max_value=5)


@given(seeds, sizes)
@settings(max_examples=size(60, 1000))
def test_a_layout_of_small_choices_is_legal(seed: int, cards: int) -> None:
    """MM-I10, MM-I11  No overlap, no mismatch, linked; links are symmetric."""
    where = any_dungeon(FastChance(seed), cards)
    assert layout_fault(where.faces, where.places) == FINE
    placed = [card for card in range(cards) if where.is_placed(card)]
    assert where.links() >= len(placed) - 1
    for end, met in enumerate(where.across):
        if met >= 0:
            assert where.across[met] == end
        is_opening = where.faces[end // SLOTS].openings[end % SLOTS] != NOWHERE
        assert (met >= -1) == (is_opening and where.is_placed(end // SLOTS))


@given(seeds, sizes)
@settings(max_examples=size(120, 1000))
def test_every_path_keeps_the_rules(seed: int, cards: int) -> None:
    """MM-I12, MM-I13, MM-I14, MM-I15, MM-I16, MM-I24  Whatever spells and tokens there are."""
    chance = FastChance(seed)
    where = any_dungeon(chance, cards)
    check_path(where, any_path(where, chance))


def check_path(where: Dungeon, path: Path) -> None:
    first = trace(where, [0] * USES, 0, path.start, [])
    cells = [node for node in path.nodes if not where.face_of(node).is_room(node % SPAN)]
    twice = len(cells) - len(set(cells))
    assert twice <= 1  # MM-I12
    crossed_in_rooms = crossings(path)
    assert twice + crossed_in_rooms <= 1  # MM-I13, with SB-8 for one of them
    for card, face in enumerate(where.faces):
        assert path.crossed[card] & ~path.circled[card] == 0  # MM-I15
        assert path.circled[card] >> len(face.kinds) == 0
        for node in range(face.cells, len(face.level)):
            inside = [path.circled[card] >> icon & 1 == 1 for icon in face.inside[node]]
            is_cleared = path.cleared[card] >> node & 1 == 1
            assert all(seen == is_cleared for seen in inside)  # MM-I24
    assert path.found[ROOM] == sum(mask.bit_count() for mask in path.cleared)
    assert first.found == [0] * len(first.found)


def crossings(path: Path) -> int:
    """How many pairs of passages through one room interleave."""
    found = 0
    for at, one in enumerate(path.passages):
        for other in path.passages[:at]:
            if one // DOORS**2 == other // DOORS**2:
                a, b = sorted((one // DOORS % DOORS, one % DOORS))
                c, d = sorted((other // DOORS % DOORS, other % DOORS))
                found += (a < c < b) != (a < d < b)
    return min(found, 1)


@given(seeds, sizes)
@settings(max_examples=size(80, 1000))
def test_what_is_overcome_is_paid(seed: int, cards: int) -> None:
    """MM-I14, MM-I16  Uses spent = monsters, padlocks, lava and roped trapdoors overcome."""
    chance = FastChance(seed)
    where = any_dungeon(chance, cards)
    tokens = [chance.below(3) for _ in range(USES)]
    spells = chance.below(1 << 11) & ~FAIRY_FAVOUR
    path = any_path(where, chance)
    path = trace(where, tokens, spells, path.start, path.moves)
    found = path.found
    for use, kind, spell, overcome in (
        (BLADES, 2, BANE, found[MONSTER]),
        (OPENERS, 3, KNOCK, found[PADLOCK]),
        (LINES, 5, FEATHER_STEP, path.roped),
    ):
        assert USE_OF[kind] == use
        spent = tokens[use] - path.tokens[use]
        spent += (spells & spell != 0) - (path.spells & spell != 0)
        spent += found[kind] - len(path.bag[use])
        assert spent == overcome
        assert path.tokens[use] >= 0
    assert path.roped >= found[LAVA]


@given(seeds, sizes)
@settings(max_examples=size(60, 1000))
def test_every_prefix_is_legal_and_finds_less(seed: int, cards: int) -> None:
    """MM-I17, MM-I19, MM-R12  Discoveries grow along the path; replaying gives the same."""
    chance = FastChance(seed)
    where = any_dungeon(chance, cards)
    path = any_path(where, chance)
    tokens, spells = [2] * USES, (1 << 11) - 1
    whole = trace(where, tokens, spells, path.start, path.moves)
    before = [0] * len(whole.found)
    for steps in range(len(whole.moves) + 1):
        part = trace(where, tokens, spells, path.start, whole.moves[:steps])
        assert len(part.moves) == steps
        assert all(now >= then for now, then in zip(part.found, before, strict=True))
        before = part.found
    assert contents(part) == contents(whole)


def turned_about(place_of_card: int) -> int:
    """The place of the same card when the whole dungeon is turned by 180 degrees."""
    return place(-place_x(place_of_card), -place_y(place_of_card), not is_turned(place_of_card))


@given(seeds, sizes)
@settings(max_examples=size(60, 1000))
def test_turning_or_shifting_everything_changes_nothing(seed: int, cards: int) -> None:
    """MM-I18  The whole dungeon by 180 degrees, or elsewhere on the table."""
    chance = FastChance(seed)
    where = any_dungeon(chance, cards)
    path = any_path(where, chance)
    turned = lay(where.faces, [here if here < 0 else turned_about(here) for here in where.places])
    moved = lay(
        where.faces,
        [
            here if here < 0 else place(place_x(here) + 3, place_y(here) - 2, is_turned(here))
            for here in where.places
        ],
    )
    first = trace(where, [2] * USES, (1 << 11) - 1, path.start, path.moves)
    for other in (turned, moved):
        assert other.across == where.across
        again = trace(other, [2] * USES, (1 << 11) - 1, path.start, path.moves)
        assert again.moves == first.moves
        assert again.found == first.found
        assert again.is_exit() == first.is_exit()


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (2, 5), (5, 6)])
def test_a_match_keeps_everything_together(seats: int, seed: int) -> None:
    """MM-I1, MM-I2, MM-I3, MM-I4, MM-I5, MM-I6, MM-I7, MM-I8, MM-I9, MM-I20, MM-I21, MM-I22

    MM-I23, MM-I25  After every choice of a match in which all build and draw.
    """
    last = None
    for s in states(seats, seed):
        check_cards(s)
        check_stock(s)
        check_boards(s)
        last = s
    assert last is not None
    assert not last.owed
    points = scores(last)
    for player in last.players:
        assert points[player.seat] >= primary_points(player)  # MM-I21
    assert max(points) > 2  # somebody has explored


def check_cards(s: MapMasters) -> None:
    """MM-I1, MM-I2, MM-I3, MM-I7, MM-I8, MM-I9  Every card is in one place."""
    dungeon = [card for pile in s.piles for card in pile.hidden_cards]
    dungeon += [card for pile in s.discards for card in pile] + s.box
    dungeon += [card for row in s.display for card in row if card != NO_CARD]
    for player in s.players:
        mine = (
            player.pile.hidden_cards
            + player.discard
            + player.zone
            + player.dealt.hidden_cards
            + player.kept
        )
        assert len(mine) >= HAND
        starting = [card for card in mine if card >= DUNGEON_CARDS]
        assert set(starting) <= set(STARTERS[player.seat])
        dungeon += mine
        assert len(player.zone) <= HAND
        if s.phase == EXPLORATION:
            assert len(player.zone) == HAND
    owned = [card for player in s.players for card in STARTERS[player.seat]]
    assert sorted(dungeon) == sorted([*range(DUNGEON_CARDS), *owned])
    for column, row in enumerate(s.display):
        has_more = s.piles[column].hidden_cards or s.discards[column]
        assert not (NO_CARD in row and has_more)
        assert all(column_of(card) == column for card in row if card != NO_CARD)


def check_stock(s: MapMasters) -> None:
    """MM-I3, MM-I4, MM-I5, MM-I6, MM-I25  Books, objectives, tokens, coins."""
    books = s.book_pile.hidden_cards + s.book_discard + s.gone_books
    books += [spell for spell in s.books if spell != NO_CARD]
    for player in s.players:
        books += player.spells
        assert len(player.spells) <= 3
        assert player.coins >= 0
        assert player.ready & ~sum(1 << spell for spell in player.spells) == 0
        if s.phase == RESET:
            assert player.tokens == [0] * USES
    assert sorted(books) == list(range(17))
    assert sorted(s.objective_pile.hidden_cards + s.drawn) == list(range(27))
    finished = len(s.players[0].board.secondary)
    running = 0 if s.turn == 5 and finished == 6 else 1
    assert len(s.drawn) == 2 * finished + running
    for use in range(USES):
        held = sum(player.tokens[use] for player in s.players)
        assert s.stock[use] + held == 5


def check_boards(s: MapMasters) -> None:
    """MM-I20, MM-I22, MM-I23  Figures fit the objectives, one bonus a turn at most."""
    turns = len(s.players[0].board.primary)
    for turn in range(turns):
        primary, secondary = s.drawn[2 * turn], s.drawn[2 * turn + 1]
        bonuses = [player.board.bonus[turn] for player in s.players]
        assert len([bonus for bonus in bonuses if bonus]) <= 1
        assert HOURGLASS[primary] or not any(bonuses)
        for player in s.players:
            assert player.board.primary[turn] % OBJECTIVE_VP[OBJECTIVE_OF[primary]] == 0
            assert player.board.secondary[turn] % OBJECTIVE_VP[OBJECTIVE_OF[secondary]] == 0
    for player in s.players:
        path = player.draft.path
        if path is not None and path.has_started() and player.is_finished:
            end = path.dungeon.end_at(path.at)
            is_free = end != NOWHERE and end != path.start and path.dungeon.is_free(end)
            assert player.draft.is_exit() == is_free
