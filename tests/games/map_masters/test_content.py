"""The content files: what the catalogue asks of the cards (7.2, 7.5), and bad files refused."""

from __future__ import annotations

from pathlib import Path as File

import pytest

from donjon import FastChance
from donjon.games.map_masters.content.box_checks import read_box
from donjon.games.map_masters.content.face_checks import read_faces
from donjon.games.map_masters.content.face_graph import LOWER, FaceGraph
from donjon.games.map_masters.content.objectives import OBJECTIVE_IDS, matching
from donjon.games.map_masters.content.printed_icons import (
    CIRCLE,
    KIND_IDS,
    LAVA,
    RECYCLE,
    ROPE,
    SCISSORS,
    TRAPDOOR,
)
from donjon.games.map_masters.content.quadrant_grid import UNPLACED, place
from donjon.games.map_masters.content.tables import FACE_OF, FACES, FOLDER, SPELL_IDS, STARTERS
from donjon.games.map_masters.rules.building.legal_places import spots_of
from donjon.games.map_masters.words.names import FACE_NAMES, SPELL_NAMES, SPELL_TEXTS
from donjon.kernel.words.errors import BadContent
from donjon.kernel.words.translate import LANGUAGES, translate
from tests.games.map_masters.dungeon_sketch import face

CARDS = (FOLDER / "cards.toml").read_text(encoding="utf-8")
BOX = (FOLDER / "map_masters.toml").read_text(encoding="utf-8")
WEIGHTS = {
    "coin": 1, "barrel": 1, "scroll": 1.25, "sword": 1.5, "lava": 1.5, "key": 2, "circle": 2,
    "monster": 2, "padlock": 2, "trapdoor": 2, "recycle": 2, "scissors": 2, "rope": 2.5,
    "stairs": 0.75, "room": 1,
}  # fmt: skip


def budget(card: FaceGraph) -> float:
    """The weights of all that is on a card."""
    return sum(WEIGHTS[KIND_IDS[kind]] * n for kind, n in enumerate(card.contents()))


def level(cost: int) -> list[FaceGraph]:
    return [card for card in FACES if card.cost == cost]


def test_starting_cards_are_basic() -> None:
    """MM-0.2  No trap, rope, circle or optimiser on any of the nine."""
    for number in STARTERS[0]:
        found = FACES[FACE_OF[number]].contents()
        for kind in (TRAPDOOR, LAVA, ROPE, CIRCLE, RECYCLE, SCISSORS):
            assert found[kind] == 0


def test_budgets_rise_with_the_cost() -> None:
    """MM-2.9  The most of a level lies below the mean of the next, the least above the last."""
    budgets = [[budget(card) for card in level(cost)] for cost in (0, 3, 4, 5, 6)]
    means = [sum(each) / len(each) for each in budgets]
    assert [round(mean, 2) for mean in means] == [6.5, 8.42, 10.54, 12.72, 14.96]
    for below, above in zip(range(4), range(1, 5), strict=True):
        assert means[above] > means[below] + 1
        assert max(budgets[below]) < means[above]
        assert min(budgets[above]) > means[below]


def test_all_objectives_can_be_met_at_every_cost() -> None:
    """MM-10.9  On starting cards all but trap, rope and circle."""
    for cost in (0, 3, 4, 5, 6):
        found = [
            sum(column) for column in zip(*[card.contents() for card in level(cost)], strict=True)
        ]
        met = {id for at, id in enumerate(OBJECTIVE_IDS) if matching(found, at)}
        missing = {"trap", "rope", "circle"} if cost == 0 else set()
        assert set(OBJECTIVE_IDS) - met == missing


def test_faces_have_two_levels_and_crossings() -> None:
    """MM-8.1  40 cards have a lower level, 59 a four-way crossing, 5 rooms four doors or more."""
    assert sum(LOWER in card.level for card in FACES) == 40
    assert sum(any(map(card.is_four_way, range(card.cells))) for card in FACES) == 59
    assert sum(len(doors) >= 4 for card in FACES for doors in card.doors) == 5


def test_any_two_cards_can_be_linked() -> None:
    """MM-4.8, MM-R10  In 8 to 10 ways, over a sample of pairs."""
    chance = FastChance(4)
    for _ in range(60):
        one, two = chance.below(81), chance.below(81)
        if one != two:
            places = [place(0, 0, False), UNPLACED]
            assert 8 <= len(spots_of([FACES[one], FACES[two]], places, 1)) <= 10


def test_the_vectors_of_the_graph() -> None:
    """MM-5.3  S-9 has 28 corridor cells and a room; D4-10 has 31 and 14 cells and two falls."""
    assert (face("S-9").cells, len(face("S-9").rooms)) == (28, 1)
    deep = face("D4-10")
    assert deep.level[: deep.cells].count(0) == 31
    assert deep.level[: deep.cells].count(1) == 14
    falls = [(deep.x[node], deep.y[node]) for node in deep.landing if node >= 0]
    assert sorted(falls) == [(2, 11), (3, 3)]


def test_every_card_and_book_has_its_texts() -> None:
    """MM-2.16, MM-2.12  In both languages."""
    for lang in LANGUAGES:
        names = [translate(name, lang) for name in FACE_NAMES]
        assert len(set(names)) == len(FACES) == 81
        for spell in range(len(SPELL_IDS)):
            assert translate(SPELL_NAMES[spell], lang)
            assert translate(SPELL_TEXTS[spell], lang)


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('["T2", "R1", "R2", "B1", "L1"]', '["T1", "R1", "R2", "B1", "L1"]', "openings"),
        ("{ coin = 1, barrel = 1, sword = 1, scroll = 1", "{ coin = 1, scroll = 1", "contents"),
        (".>.#...#.. .<#.......", ".>.#...#.. ..#.......", "face"),
        ("######s### ..#.......", "######s##. ..#.......", "face"),
        ("...c####.. ..#.......", "...c##?#.. ..#.......", "face"),
        ("...c####.. ..#.......", "...c####.. ..#......", "face"),
        ('id = "S-1"', 'id = "S-2"', "id"),
        ('id = "S-1"', 'id = "S-1"\nname = "Crossroads"', "card[0] (S-1), field name"),
        ("format = 1", "format = 1\nart = 2", "field art"),
        ("cost = 3", "cost = 4", "cost"),
        ('set = "start"', 'set = "dungeon"', "set"),
        ("cost = 0", "cost = 3", "card (S-1), field cost"),
        ("format = 1", "format = 2", "format"),
        ("T1 = [2, 0]", "T1 = [3, 0]", "slots"),
        ("###l######", "##.l######", "face"),
    ],
)  # fmt: skip
def test_a_bad_face_is_refused(tmp_path: File, old: str, new: str, field: str) -> None:
    """MM-4.7  With the card and the field, in a sentence."""
    assert old in CARDS
    bad = tmp_path / "cards.toml"
    bad.write_text(CARDS.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as error:
        read_faces(bad)
    assert field in error.value.translate("en")


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('id = "barrel"', 'id = "bottle"', "id"),
        ("cards = 2", "cards = 3", "cards"),
        ('id = "SB-4"', 'id = "SB-40"', "id"),
        ('phase = "hand"', 'phase = "reset"', "phase"),
        ("time_bonus = [2, 2, 2, 2, 2, 2]", "time_bonus = [2]", "time_bonus"),
        ("turns = 6", "turns = 6\nrounds = 6", "game, field rounds"),
        ('id = "barrel"', 'id = "barrel"\ncolour = "red"', "objectives[0] (barrel), field colour"),
        ('id = "SB-1"', 'id = "SB-1"\nprice = 3', "spellbooks[0] (SB-1), field price"),
    ],
)
def test_a_bad_box_is_refused(tmp_path: File, old: str, new: str, field: str) -> None:
    """MM-14.6  With the entry and the field."""
    bad = tmp_path / "map_masters.toml"
    bad.write_text(BOX.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as error:
        read_box(bad)
    assert field in error.value.translate("en")
