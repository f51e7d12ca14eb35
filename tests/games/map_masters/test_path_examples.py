"""The worked examples of dungeon and path (MM-E9 to MM-E30)."""

from __future__ import annotations

import pytest

from donjon.games.map_masters.content.face_graph import NOWHERE, SLOT_IDS, SLOTS
from donjon.games.map_masters.content.spellbooks import CROSSED_WAYS, EAST_WEST_FOLD, UPDRAFT
from donjon.games.map_masters.model.dungeon import CLOSED, opposite
from tests.games.map_masters.dungeon_sketch import (
    counts,
    dungeon,
    fault_of,
    free_ends,
    links,
    refused,
    same,
    walk,
)

E10 = (
    "L1 (1,3) (1,4) (1,5) (2,5) (3,5) (4,5) (5,5) A (8,4) (8,5) (8,6) (8,7) (8,8) (8,9) (7,9) "
    "(6,9) (6,10) (6,11) (6,12) (5,12) (4,12) (3,12) (2,12) (2,13) exit"
)
E13 = "T1 (2,1) (1,1) (1,2) (1,3) (1,4) (1,5) (2,5) (3,5) (4,5) (5,5) A (4,3) (3,3) (2,3)"
E14 = (
    "T2 (7,1) (6,1) (5,1) (4,1) (3,1) (3,2) (3,3) (3,4) A (2,6) (2,7) (2,8) (2,9) (2,10) (3,10) "
    "... (9,10) exit"
)
E20 = (
    "B1 A fall d(2,10) d(2,9) ... d(2,4) d(1,4) d(1,3) d(1,2) d(2,2) stairs (2,3) (1,3) (0,3) exit"
)
E21 = (
    "T2 (7,1) (8,1) (8,2) (8,3) (7,3) (6,3) (5,3) (4,3) (3,3) (2,3) (2,4) (2,5) (2,6) teleport A "
    "(4,10) (3,10) (2,10) (1,10) (0,10) exit"
)
E22 = (
    "T2 (7,1) (8,1) (8,2) (8,3) (7,3) (6,3) (5,3) (4,3) (3,3) (2,3) (2,4) (2,5) (2,6) (2,7) (2,8) "
    "(2,9) (2,10) (3,10) (4,10) A (7,11) (7,10) (6,10)"
)
E23 = "R2 (8,10) (7,10) (6,10) A (5,8) (6,8) (7,8) (7,9)"
E24 = (
    "L1 (1,3) (1,2) stairs d(2,2) d(2,3) d(2,4) d(2,5) d(2,6) d(3,6) ... d(8,6) d(8,7) stairs "
    "(7,7) (7,6) (7,5) (6,5) (5,5) (4,5) (3,5) (3,4) (3,3) (4,3) (5,3) (6,3) (7,3) (8,3) (9,3) exit"
)
E25 = "R2 (8,10) B (5,10) (4,10) (4,9) (4,8) (5,8) B (7,7) (7,6) ... (7,0) exit"


@pytest.mark.parametrize(
    ("id", "card", "text", "tokens", "expected", "is_exit"),
    [
        ("MM-E10", "S-4", E10, {}, "k1 R1 c1 b1", True),
        ("MM-E11", "S-4", "L1 (1,3) (2,3) (3,3)", {}, "", False),
        ("MM-E12", "S-4", "L1 (1,3) (2,3) (3,3) (4,3) A", {"key": 1}, "l1 R1 c1", False),
        ("MM-E13", "S-4", E13, {}, "k1 R1 c1 l1", False),
        ("MM-E14", "S-2", E14, {}, "s1 m1 c1 R1", True),
        ("MM-E15", "S-2", "T1 (2,1) (3,1) (3,2) (3,3) (3,4) A", {}, "", False),
        ("MM-E23", "S-9", E23, {}, "R1 c1 b1 k1", False),
        ("MM-E24", "S-1", E24, {}, "S2 p1 c1 s1", True),
    ],
)
def test_a_path_counts_what_the_example_says(
    id: str, card: str, text: str, tokens: dict[str, int], expected: str, is_exit: bool
) -> None:
    """MM-E10, MM-E11, MM-E12, MM-E13, MM-E14, MM-E15, MM-E23, MM-E24  Starting cards."""
    path = walk(card, text, tokens=tokens)
    assert counts(path) == same(expected), id
    assert path.is_exit() == is_exit, id


@pytest.mark.parametrize(
    ("id", "card", "text", "expected", "is_exit"),
    [
        (
            "MM-E16",
            "D4-10",
            "L1 (1,3) (2,3) (3,3) fall d(3,4) d(2,4) d(1,4) d(1,3) d(1,2) d(2,2) stairs",
            "t1 S1",
            False,
        ),
        (
            "MM-E17",
            "D4-10",
            "T2 (7,1) (7,2) (7,3) (6,3) (5,3) (4,3) (3,3) (2,3) (1,3) (0,3) exit",
            "r1 t1",
            True,
        ),
        (
            "MM-E19",
            "D4-10",
            "B1 A (4,12) (5,12) (5,11) (5,10) (6,10) (7,10) (8,10) (9,10) exit",
            "R1 t1 c1",
            True,
        ),
        ("MM-E20", "D4-10", E20, "R1 t1 c1 b1 S1", True),
        ("MM-E21", "D3-08", E21, "p1 b1 o2 R1", True),
        ("MM-E22", "D3-08", E22, "p1 b1 o2 R1 c1", False),
        ("MM-E25", "D4-01", E25, "R1 b1 c1 s1", True),
    ],
)
def test_a_path_on_a_dungeon_card_counts_what_the_example_says(
    id: str, card: str, text: str, expected: str, is_exit: bool
) -> None:
    """MM-E16, MM-E17, MM-E19, MM-E20, MM-E21, MM-E22, MM-E25  Traps, circles and rooms."""
    path = walk(card, text)
    assert counts(path) == same(expected), id
    assert path.is_exit() == is_exit, id


def test_an_obstacle_that_stops_the_path_ends_it() -> None:
    """MM-E11, MM-E15  A padlock without a key, a monster without a sword: nothing follows."""
    padlock = "L1 (1,3) (2,3) (3,3)"
    assert refused("S-4", f"{padlock} (4,3)") == "has-ended (4,3)"
    room = "T1 (2,1) (3,1) (3,2) (3,3) (3,4) A"
    assert refused("S-2", f"{room} (2,6)") == "has-ended (2,6)"


def test_a_token_is_used_up() -> None:
    """MM-E12  The key token is spent, no key is circled."""
    path = walk("S-4", "L1 (1,3) (2,3) (3,3) (4,3) A", tokens={"key": 1})
    assert path.tokens == [0, 0, 0, 0]


def test_a_junction_is_passed_once() -> None:
    """MM-E13, MM-E9  After the padlock the junction (1,3) is used."""
    assert refused("S-4", f"{E13} (1,3)") == "crossing-used (1,3)"


def test_a_staircase_that_leads_to_a_used_corridor_is_a_dead_end() -> None:
    """MM-E16  The only neighbour (2,3) is used."""
    text = "L1 (1,3) (2,3) (3,3) fall d(3,4) d(2,4) d(1,4) d(1,3) d(1,2) d(2,2) stairs"
    assert refused("D4-10", f"{text} (2,3)") == "crossing-used (2,3)"


def test_without_a_rope_nobody_walks_off_a_trapdoor() -> None:
    """MM-E18  Illegal, no rope."""
    assert refused("D4-10", "L1 (1,3) (2,3) (3,3) (4,3)") == "no-rope (4,3)"


def test_a_crossing_is_passed_again_with_the_spell() -> None:
    """MM-E23, MM-R52  (7,10) a second time: only with SB-8, once, and out at the bottom."""
    assert refused("S-9", f"{E23} (7,10)") == "crossing-used (7,10)"
    path = walk("S-9", f"{E23} (7,10) (7,11) (7,12) (7,13) exit", spells=CROSSED_WAYS)
    assert path.spells == 0
    assert path.is_exit()


def test_passages_through_a_room_may_not_interleave() -> None:
    """MM-E26  Doors 4-2 against 1-3."""
    text = "R2 (8,10) B (5,10) (4,10) (4,9) (4,8) (5,8) B (7,11)"
    assert refused("D4-01", text) == "crosses-in-room (7,11)"
    assert walk("D4-01", text, spells=CROSSED_WAYS).spells == 0


def test_cards_are_linked_where_openings_meet() -> None:
    """MM-E27, MM-E28, MM-E29  S-9 and S-4, side by side and one below the other."""
    assert fault_of({"S-9": (0, 0), "S-4": (2, 0)}) == "mismatch"
    assert fault_of({"S-9": (0, 0), "S-4": (2, -1)}) == "mismatch"
    assert fault_of({"S-9": (0, 0), "S-4": (2, 1)}) == "fine"
    beside = dungeon({"S-9": (0, 0), "S-4": (2, 1)})
    assert links(beside) == ["S-9 R2-S-4 L1"]
    assert sorted(free_ends(beside)) == sorted(
        ["S-9 B2", "S-9 L1", "S-9 R1", "S-9 T2", "S-4 B1", "S-4 B2", "S-4 R2", "S-4 T1"]
    )
    assert fault_of({"S-9": (0, 0), "S-4": (2, 0, "turned")}) == "mismatch"
    assert fault_of({"S-9": (0, 0), "S-4": (2, 1, "turned")}) == "fine"
    assert links(dungeon({"S-9": (0, 0), "S-4": (2, 1, "turned")})) == ["S-9 R2-S-4 R2"]
    assert fault_of({"S-9": (0, 0), "S-4": (1, 2)}) == "fine"
    assert links(dungeon({"S-9": (0, 0), "S-4": (1, 2)})) == ["S-9 B2-S-4 T1"]
    assert fault_of({"S-9": (0, 0), "S-4": (0, 2)}) == "mismatch"
    assert fault_of({"S-9": (0, 0), "S-4": (-1, 2)}) == "not-linked"


def test_a_fold_needs_an_opening_on_the_other_side() -> None:
    """MM-E30  S-9 L1 leads to S-9 R1; S-4 R2 faces the closed L2."""
    where = dungeon({"S-9": (0, 0), "S-4": (2, 1)})
    s9 = {name: SLOT_IDS.index(name) for name in SLOT_IDS}
    assert opposite(where, s9["L1"]) == s9["R1"]
    assert opposite(where, SLOTS + s9["R2"]) == CLOSED
    assert opposite(where, s9["R2"]) == NOWHERE
    path = walk(where, "R1 (8,3) (7,3) (6,3) (5,3)")
    assert counts(path) == ""
    folded = walk(
        where, "T2 (7,1) (7,2) (7,3) (6,3) (5,3) (4,3) (3,3) (2,3) (1,3) (0,3)", tokens={"key": 1}
    )
    assert folded.is_exit()
    again = walk(
        where,
        "T2 (7,1) (7,2) (7,3) (6,3) (5,3) (4,3) (3,3) (2,3) (1,3) (0,3) fold (8,3)",
        tokens={"key": 1},
        spells=EAST_WEST_FOLD,
    )
    assert again.spells == 0
    assert not again.is_exit()


def test_a_trapdoor_fallen_through_cannot_be_climbed() -> None:
    """MM-E9  (g) Not even with SB-4, in the same turn."""
    fall = "L1 (1,3) (2,3) (3,3) fall"
    assert refused("D4-10", f"{fall} climb", spells=UPDRAFT) == "trapdoor-used climb"
