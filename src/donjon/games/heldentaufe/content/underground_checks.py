"""What must hold for the underground board of Heldentaufe's content file."""

from __future__ import annotations

from math import isclose, sqrt
from pathlib import Path
from typing import Final

from donjon.games.heldentaufe.content.schema import Content, HexEntry
from donjon.kernel.content import wrong

KINDS: Final = {"portal": 5, "danger": 5, "treasure": 1, "lair": 3, "floor": 7}


def check_underground(path: Path, content: Content) -> None:
    """21 hexes that are joined as their coordinates say, each mark as often as it must be."""
    hexes = content.underground_hexes
    kinds: list[str] = [hex.kind for hex in hexes]
    for kind, n in KINDS.items():
        if kinds.count(kind) != n:
            raise wrong(path, "underground_hexes", "kind", f"{kinds.count(kind)} {kind}, not {n}")
    if sorted([hex.portal for hex in hexes if hex.kind == "portal"]) != [1, 2, 3, 4, 5]:
        raise wrong(path, "underground_hexes", "portal", "not numbered from 1 to 5")
    for hex in hexes:
        check_drawing(path, hex)
    check_lairs(path, content)
    check_edges(path, content)
    check_ways(path, content)


def check_drawing(path: Path, hex: HexEntry) -> None:
    """Where a hex is drawn follows from its coordinates."""
    entry = f"underground_hexes ({hex.id})"
    if not isclose(hex.x, 1.5 * hex.q + 1, abs_tol=0.001):
        raise wrong(path, entry, "x", f"{hex.x} does not follow from q")
    if not isclose(hex.y, sqrt(3) * (hex.r + hex.q / 2 - 1.5), abs_tol=0.001):
        raise wrong(path, entry, "y", f"{hex.y} does not follow from q and r")


def check_lairs(path: Path, content: Content) -> None:
    """Each monster's lair is the hex that names it."""
    lairs = {hex.monster: hex.id for hex in content.underground_hexes if hex.kind == "lair"}
    for monster in content.monsters:
        if lairs.get(monster.id) != monster.lair:
            raise wrong(path, f"monsters ({monster.id})", "lair", "not the hex that names it")


def check_edges(path: Path, content: Content) -> None:
    """The edges are exactly the neighbours by coordinates."""
    steps = [tuple(step) for step in content.underground.neighbours]
    if content.surface.neighbours != content.underground.neighbours or len(set(steps)) != 6:
        raise wrong(path, "underground", "neighbours", "not the six steps of the surface")
    for at in range(3):
        if (-steps[at][0], -steps[at][1]) != steps[at + 3]:
            raise wrong(path, "underground", "neighbours", "opposite steps are not three apart")
    hexes = content.underground_hexes
    adjacent = {
        (one.id, two.id)
        for one in hexes
        for two in hexes
        if one.id < two.id and (two.q - one.q, two.r - one.r) in steps
    }
    edges = {(min(pair), max(pair)) for pair in content.underground_edges.pairs}
    if edges != adjacent:
        pair = sorted(edges ^ adjacent)[0]
        raise wrong(path, "underground_edges", "list", f"{pair[0]}-{pair[1]} does not fit")
    if (len(hexes), len(content.underground_edges.pairs)) != (
        content.underground.hexes,
        content.underground.edges,
    ):
        raise wrong(path, "underground", "edges", "hexes or edges do not add up")


def check_ways(path: Path, content: Content) -> None:
    """Every hex can be reached from every portal, also past monsters in their lairs."""
    hexes = content.underground_hexes
    free = {hex.id for hex in hexes if hex.kind != "lair"}
    for blocked, there in ((False, {hex.id for hex in hexes}), (True, free)):
        for hex in hexes:
            if hex.kind == "portal" and reached(content, hex.id, there) != there:
                entry = f"underground_hexes ({hex.id})"
                reason = "does not lead everywhere"
                raise wrong(path, entry, "portal", reason + (" past the lairs" if blocked else ""))


def reached(content: Content, start: str, there: set[str]) -> set[str]:
    """The hexes that can be reached without leaving those given."""
    found = {start}
    frontier = [start]
    while frontier:
        here = frontier.pop()
        for pair in content.underground_edges.pairs:
            if here in pair:
                other = pair[1] if pair[0] == here else pair[0]
                if other in there and other not in found:
                    found.add(other)
                    frontier.append(other)
    return found
