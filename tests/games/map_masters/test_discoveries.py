"""Items, obstacles, teleporters and how they are paid for (MM-6, MM-13, MM-14)."""

from __future__ import annotations

from donjon.games.map_masters.content.objectives import OBJECTIVE_IDS, matching
from donjon.games.map_masters.content.printed_icons import (
    BLADES,
    LAVA,
    LINES,
    OPENERS,
    READINGS,
    TRAPDOOR,
)
from donjon.games.map_masters.content.spellbooks import (
    BANE,
    BARREL_HOP,
    BLANK_SCROLL,
    FAIRY_FAVOUR,
    FEATHER_STEP,
    KNOCK,
    MONSTER_CALL,
    UPDRAFT,
)
from donjon.games.map_masters.content.tables import FACES
from donjon.games.map_masters.model.path import Path, new_path
from donjon.games.map_masters.model.path_step import payment_of
from donjon.games.map_masters.rules.path.engine import moves
from tests.games.map_masters.dungeon_sketch import counts, dungeon, refused, same, walk

CLOSET = "L1 (1,3) (2,3) (3,3)"
PIT = "B1 (2,12) (3,12) (3,11) stairs d(3,10) d(3,9) d(3,8) d(4,8) d(5,8) d(6,8) d(7,8)"
E21 = "T2 (7,1) (8,1) (8,2) (8,3) (7,3) (6,3) (5,3) (4,3) (3,3) (2,3) (2,4) (2,5) (2,6)"
NEXUS = "R1 (8,3) (7,3) (7,4) (7,5) (7,6) (7,7) A"


def counted(path: Path, objective: str) -> int:
    return matching(path.found, OBJECTIVE_IDS.index(objective))


def test_every_icon_of_a_path_is_circled() -> None:
    """MM-6.1, MM-6.2, MM-6.3, MM-6.5, MM-E3  Items are collected at once, and are there later."""
    path = walk("D4-10", "T2 (7,1) (7,2) (7,3) (7,4) (7,5) (7,6) (7,7) (7,8)")
    assert counts(path) == same("r1 c1")
    assert len(path.bag[LINES]) == 1
    assert path.crossed == [0]


def test_an_icon_is_circled_once() -> None:
    """MM-6.4, MM-7.4, MM-E9  (d) A room entered again counts once."""
    text = "R2 (8,10) B (5,10) (4,10) (4,9) (4,8) (5,8) B"
    once = counts(walk("D4-01", "R2 (8,10) B"))
    assert counts(walk("D4-01", text)).count("R1") == 1
    assert once == same("R1 b1")


def test_a_used_item_is_crossed_and_counts() -> None:
    """MM-6.2, MM-6.6, MM-6.14, MM-6.24, MM-E4  Sword and monster are both circled and crossed."""
    path = walk("S-2", "T2 (7,1) (6,1) (5,1) (4,1) (3,1) (3,2) (3,3) (3,4) A")
    assert counts(path) == same("s1 m1 c1 R1")
    assert path.crossed[0].bit_count() == 2
    assert not path.bag[BLADES]
    assert counted(path, "monster") == 1
    assert counted(path, "sword") == 1


def test_coins_are_counted_for_pay() -> None:
    """MM-6.7, MM-E6  Four coins on the path pay four coins."""
    path = new_path(dungeon({"S-1": (0, 0)}), [0, 0, 0, 0], 0)
    path.found[0] = 4
    assert path.coins() == 4


def test_each_item_overcomes_its_obstacle() -> None:
    """MM-6.8, MM-6.15, MM-6.16  Key and padlock, rope and lava."""
    assert counts(walk("S-4", f"{CLOSET} (4,3)", tokens={"key": 1})) == "l1"
    lava = walk("D3-11", "T2 (7,1) (7,2) (7,3)", tokens={"rope": 1})
    assert counts(lava) == "v1"
    assert counted(lava, "trap") == 1
    assert refused("D3-11", "T2 (7,1) (7,2) (7,3)", tokens={"sword": 1}) == "has-ended (7,3)"


def test_an_obstacle_that_stops_the_path_is_not_circled() -> None:
    """MM-6.12, MM-6.13, MM-R16  A padlock, lava and a monster without means."""
    for card, text in (("S-4", CLOSET), ("D3-11", "T2 (7,1) (7,2)")):
        path = walk(card, text)
        assert path.is_stuck
        assert counts(path) == ""


def test_the_default_is_token_then_spell_then_item() -> None:
    """MM-6.9, MM-R15  SB-11 is never used unasked."""
    start = "L1 (1,3) (1,4) (1,5) (2,5) (3,5) (4,5) (5,5) A (4,3)"
    spells = KNOCK | FAIRY_FAVOUR
    first = walk("S-4", f"{start} (3,3)", tokens={"key": 1}, spells=spells)
    assert first.tokens[OPENERS] == 0
    assert first.spells == spells
    second = walk("S-4", f"{start} (3,3)", spells=spells)
    assert second.spells == FAIRY_FAVOUR
    assert len(second.bag[OPENERS]) == 1
    third = walk("S-4", f"{start} (3,3)", spells=FAIRY_FAVOUR)
    assert third.spells == FAIRY_FAVOUR
    assert not third.bag[OPENERS]


def test_the_player_may_say_how_to_pay() -> None:
    """MM-6.9, MM-6.10, MM-14.3  Any source that is there, and none that is not."""
    start = "L1 (1,3) (1,4) (1,5) (2,5) (3,5) (4,5) (5,5) A (4,3)"
    spells = KNOCK | FAIRY_FAVOUR
    path = walk("S-4", start, tokens={"key": 1}, spells=spells)
    offered = {payment_of(step) for step in moves(path) if step % 1024 != path.nodes[-1]}
    assert {0, 2, 3, 4} <= offered
    assert 1 not in offered  # the token is the default
    by_item = walk("S-4", f"{start} (3,3)/item", tokens={"key": 1}, spells=spells)
    assert by_item.tokens[OPENERS] == 1
    assert not by_item.bag[OPENERS]
    by_favour = walk("S-4", f"{start} (3,3)/favour", tokens={"key": 1}, spells=spells)
    assert by_favour.spells == KNOCK
    assert refused("S-4", f"{CLOSET}/token") == "cannot-pay (3,3)/token"
    assert counts(by_favour) == counts(by_item) == same("k1 R1 c1 l1")  # no key more


def test_who_will_not_fight_ends_the_path() -> None:
    """MM-R19, MM-6.19  With a key in hand the padlock may stop the path all the same."""
    path = walk("S-4", f"{CLOSET}/decline", tokens={"key": 1})
    assert path.is_stuck
    assert path.tokens[OPENERS] == 1


def test_a_trapdoor_is_crossed_or_fallen_through() -> None:
    """MM-6.17, MM-6.18, MM-6.19, MM-E9  (b), (h) Both count, with a rope in hand too."""
    over = walk("D4-10", "T2 (7,1) (7,2) (7,3) (6,3) (5,3) (4,3) (3,3) (2,3)")
    down = walk("D4-10", "T2 (7,1) (7,2) (7,3) (6,3) (5,3) (4,3) (3,3) fall")
    assert counts(over) == counts(down) == same("r1 t1")
    assert not over.bag[LINES]
    assert len(down.bag[LINES]) == 1
    spell = walk("D4-10", "L1 (1,3) (2,3) (3,3) (4,3)", spells=FEATHER_STEP)
    assert counts(spell) == "t1"
    assert spell.spells == 0
    met = walk("D4-10", "L1 (1,3) (2,3) (3,3)")
    assert counts(met) == ""  # not resolved yet


def test_nothing_leads_up_through_a_trapdoor() -> None:
    """MM-6.20, MM-6.22  Under it nothing is met; only SB-4 climbs."""
    below = walk("D3-15", PIT)
    assert counts(below) == same("S1 o1")
    assert refused("D3-15", f"{PIT} climb", tokens={"rope": 1}) == "no-spell climb"


def test_updraft_climbs() -> None:
    """MM-8.3, MM-R34  The trapdoor is circled and crossed; the path goes on along either arm."""
    up = walk("D3-15", f"{PIT} climb", spells=UPDRAFT)
    assert counts(up) == same("S1 o1 t1")
    assert up.roped == 0
    assert len(moves(up)) == 2
    used = "L1 (1,3) (2,3) (3,3) fall"
    assert refused("D4-10", f"{used} climb", spells=UPDRAFT) == "trapdoor-used climb"


def test_updraft_climbs_into_a_room() -> None:
    """MM-7.8, MM-7.10  Room A of D4-10 from below; its trapdoor is used up."""
    text = "L1 (1,3) (2,3) (2,2) stairs d(1,2) d(1,3) d(1,4) d(2,4) d(2,5) ... d(2,11)"
    path = walk("D4-10", f"{text} climb", spells=UPDRAFT)
    assert counts(path) == same("S1 b1 R1 c1 t1")
    assert not path.open_trapdoors(path.at)


def test_a_circle_is_circled_used_or_not() -> None:
    """MM-6.25, MM-6.26, MM-6.30, MM-E5, MM-E9  (a) Unused 2 points; used, both are crossed."""
    met = walk("D3-08", E21)
    assert counted(met, "circle") == 1
    there = walk("D3-08", f"{E21} teleport A")
    assert counted(there, "circle") == 2
    assert there.crossed[0].bit_count() == 3  # the scroll and both circles
    assert not there.bag[READINGS]
    assert not there.is_used(met.at + 1)


def test_a_circle_needs_a_scroll() -> None:
    """MM-6.26, MM-6.31  Or a token, or SB-5; walking on is always possible."""
    short = "L1 (1,3) (2,3) (2,4) (2,5) (2,6)"
    assert refused("D3-08", f"{short} teleport A") == "no-scroll A"
    assert walk("D3-08", f"{short} teleport A", tokens={"scroll": 1}).tokens[READINGS] == 0
    assert walk("D3-08", f"{short} teleport A", spells=BLANK_SCROLL).spells == 0
    assert refused("D3-08", f"{short} (2,7)") == "fine"


def test_a_crossed_circle_is_used_up() -> None:
    """MM-6.27, MM-6.31  After arriving one leaves on foot."""
    tokens = {"scroll": 3}
    assert refused("D3-08", f"{E21} teleport A teleport (2,6)", tokens=tokens) == (
        "no-circle-here (2,6)"
    )
    assert refused("D3-08", f"{E21} teleport (2,6)", tokens=tokens) == "no-circle-there (2,6)"


def test_a_used_corridor_is_no_target() -> None:
    """MM-6.28  Its cell must be unused."""
    text = "T2 (7,1) (6,1) (5,1) (4,1) (3,1) (3,2) (3,3)"
    met = walk("D6-08", "T2 (7,1) (6,1)", tokens={"scroll": 1})
    assert counted(met, "circle") == 1
    assert walk("D6-08", text).is_used(met.at)
    again = f"{NEXUS} teleport (6,1) (7,1)"
    assert counted(walk("D6-08", again, tokens={"scroll": 1}), "circle") == 3
    back = walk("D6-08", f"{NEXUS} teleport (6,1) (5,1)", tokens={"scroll": 2})
    assert back.spells == 0


def test_a_room_circle_is_a_target_again() -> None:
    """MM-6.29, MM-7.11, MM-R31, MM-R32  Two circles of one room are separate."""
    inside = walk("D6-08", f"{NEXUS} teleport A", tokens={"scroll": 2})
    assert counted(inside, "circle") == 2
    assert inside.door == -1
    assert refused("D6-08", f"{NEXUS} teleport A (5,10)", tokens={"scroll": 1}) == "fine"
    assert refused("D6-08", f"{NEXUS} teleport A teleport (6,1)", tokens={"scroll": 2}) == (
        "no-circle-here (6,1)"
    )


def test_teleporting_joins_levels_and_cards() -> None:
    """MM-6.26, MM-8.3  From the room to the circle below."""
    path = walk("D6-08", f"{NEXUS} teleport d(8,9) d(8,8)", tokens={"scroll": 1})
    assert counted(path, "circle") == 3


def test_an_optimiser_is_circled() -> None:
    """MM-6.32  Its effect comes later."""
    path = walk("D4-17", "T1 (2,1) (3,1) A")
    assert counts(path) == same("o1 z1 R1")


def test_a_monster_is_called() -> None:
    """MM-14.6, MM-14.7, MM-R29  SB-6 from anywhere; SB-1 may beat it; then along any arm."""
    path = walk("S-3", "T1 call (6,10)", spells=MONSTER_CALL | BANE)
    assert counts(path) == "m1"
    assert path.spells == 0
    assert len(moves(path)) == 2
    lost = walk("S-3", "T1 call (6,10)", spells=MONSTER_CALL)
    assert lost.is_stuck
    assert counts(lost) == ""
    assert refused("S-3", "T1 call (2,2)", spells=MONSTER_CALL) == "no-monster-there (2,2)"
    assert refused("S-3", "T1 call (6,10)") == "no-spell (6,10)"
    ended = "L1 (1,3) (2,3) (3,3)"
    both = dungeon({"S-4": (0, 0), "S-3": (2, 0)})
    assert refused(both, f"{ended} call S-3:(6,10)", spells=MONSTER_CALL) == (
        "has-ended S-3:(6,10)"
    )


def test_a_monster_of_a_room_is_called() -> None:
    """MM-R29, MM-R30  All of them must be beaten, or nothing there counts."""
    won = walk("D4-09", "L2 call A", spells=MONSTER_CALL, tokens={"sword": 2})
    assert counts(won) == same("m2 c2 R1")
    lost = walk("D4-09", "L2 call A", spells=MONSTER_CALL, tokens={"sword": 1})
    assert lost.is_stuck
    assert counts(lost) == ""
    assert lost.tokens[BLADES] == 1
    assert refused("D4-09", "T2 (7,1) A call A", spells=MONSTER_CALL, tokens={"sword": 2}) == (
        "no-monster-there A"
    )


def test_a_trapdoor_left_by_a_call_is_not_met() -> None:
    """MM-R56, MM-6.13  Neither crossed nor fallen through: it does not count."""
    both = dungeon({"D4-10": (0, 0), "S-3": (-2, -1)})
    trapdoor = "D4-10:T2 (7,1) (7,2) (7,3) (6,3) (5,3) (4,3) (3,3)"
    path = walk(both, f"{trapdoor} call S-3:(6,10)", spells=MONSTER_CALL, tokens={"sword": 1})
    assert counts(path) == same("r1 m1")
    assert len(path.bag[LINES]) == 1
    assert counts(walk(both, f"{trapdoor} fall")) == same("r1 t1")


def test_a_circle_of_a_corridor_that_was_passed_is_no_target() -> None:
    """MM-R57, MM-6.28  Its cell is used up, though the circle was never activated."""
    passed = "T2 (7,1) (8,1) (8,2) (8,3) (7,3) (6,3) (5,3) (4,3) (3,3) (2,3) (2,4) (2,5) (2,6)"
    on = f"{passed} (2,7) (2,8) (2,9) (2,10) (3,10) (4,10) A"
    assert refused("D3-08", f"{on} teleport (2,6)") == "corridor-used (2,6)"
    assert walk("D3-08", f"{passed} teleport A").at != walk("D3-08", passed).at


def test_barrels_are_hopped() -> None:
    """MM-14.6, MM-14.1  SB-7: from a barrel to another, into a room as well."""
    start = "L1 (1,3) (1,4) (1,5) (1,6) (1,7) (1,8)"
    path = walk("D3-01", f"{start} hop A", spells=BARREL_HOP)
    assert counts(path) == same("b3 R1")
    assert path.spells == 0
    assert refused("D3-01", "L1 (1,3) hop A", spells=BARREL_HOP) == "no-barrel-here A"
    assert refused("D3-01", f"{start} hop (1,7)", spells=BARREL_HOP) == "no-barrel-there (1,7)"
    assert refused("D3-01", f"{start} hop A") == "no-spell A"
    assert refused("D3-01", f"{start} hop (1,8)", spells=BARREL_HOP) == "no-barrel-there (1,8)"


def test_a_token_is_one_use_and_no_discovery() -> None:
    """MM-13.1, MM-13.3, MM-14.3  Neither token nor spell circles an item."""
    path = walk("S-4", f"{CLOSET} (4,3)", tokens={"key": 2})
    assert path.tokens[OPENERS] == 1
    assert counted(path, "key") == 0
    spell = walk("S-4", f"{CLOSET} (4,3)", spells=KNOCK)
    assert counted(spell, "key") == 0


def test_ropes_are_for_the_upper_level() -> None:
    """MM-6.33  No card has a trap below."""
    for face in FACES:
        for icon, kind in enumerate(face.kinds):
            if kind in (LAVA, TRAPDOOR):
                assert face.level[face.homes[icon]] == 0


def test_a_rope_is_never_needed_in_a_room() -> None:
    """MM-R37, MM-7.9  The room's trapdoor is circled and fallen through without one."""
    text = "B1 A"
    assert counts(walk("D4-10", text, spells=FEATHER_STEP)) == same("R1 t1 c1")
    fallen = walk("D4-10", f"{text} fall", spells=FEATHER_STEP)
    assert fallen.spells == FEATHER_STEP
