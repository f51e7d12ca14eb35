"""Several ordinary choices in one gesture: the cards that ask nothing, and walks through rooms."""

from __future__ import annotations

from donjon.games.clank.content.dungeon_map import FLAG
from donjon.games.clank.content.tables import CLANK, KIND
from donjon.games.clank.model.state import IN, Clank, Thief
from donjon.games.clank.rules.arrival import tokens_in
from donjon.games.clank.rules.effects.from_content import ASKS, COUNTS_NOISE
from donjon.games.clank.rules.movement import is_open, may_walk, monsters_in
from donjon.games.clank.rules.turn_actions import Act
from donjon.games.clank.view.forms import WalkView


def plain_cards(s: Clank, thief: Thief, viewer: int | None) -> list[int]:
    """The cards of the hand that ask nothing, whichever is played first; [] if it is not seen."""
    hand = thief.hand.seen_by(viewer)
    if hand is None:
        return []
    is_credit_asked = may_ask_for_credit(s, thief, hand)
    return [
        card
        for card in hand
        if not ASKS[KIND[card]] and not (is_credit_asked and CLANK[KIND[card]] > 0)
    ]


def may_ask_for_credit(s: Clank, thief: Thief, hand: list[int]) -> bool:
    """CL-20.15  Whether there may be credit, and a card that counts, when the hand is played."""
    if thief.status != IN:
        return False
    is_mine = thief.seat == s.active
    has_credit = is_mine and s.pool.credit > 0
    is_counted = is_mine and len(s.pool.per_clank) > 0
    for card in hand:
        has_credit = has_credit or CLANK[KIND[card]] < 0
        is_counted = is_counted or COUNTS_NOISE[KIND[card]] != 0
    return has_credit and is_counted


def is_asked_to_act(s: Clank, seat: int) -> bool:
    """Whether the seat is asked what it does next in its turn."""
    step = s.owed[-1] if s.owed else None
    return isinstance(step, Act) and step.seat == seat


def walks(s: Clank, thief: Thief) -> list[WalkView]:
    """The cheapest ways to rooms more than one tunnel away, on which nothing is asked."""
    return [
        WalkView([s.dungeon.rooms[room] for room in route], boots)
        for route, boots in routes(s, thief)
        if len(route) > 1
    ]


def routes(s: Clank, thief: Thief) -> list[tuple[list[int], int]]:
    """For each room within the boots of the turn a cheapest way and its boots, the nearest first.

    Ways go round monsters, and end where the walk would stop: in a crystal cave, at tokens, and
    on the flag.
    """
    if not may_walk(s, thief):
        return []
    done: list[int] = []
    found: list[tuple[list[int], int]] = []
    open_ways: list[tuple[list[int], int]] = [([], 0)]
    while open_ways:
        route, boots = cheapest(open_ways)
        here = route[-1] if route else thief.room
        if here in done:
            continue
        done.append(here)
        if route:
            found.append((route, boots))
        if not route or not stops_walk(s, here):
            for way in s.dungeon.exits[here]:
                cost = boots + way.boots
                if cost <= s.pool.boots and is_open(thief, way) and monsters_in(s, way) == 0:
                    open_ways.append(([*route, way.to], cost))
    return found


def cheapest(open_ways: list[tuple[list[int], int]]) -> tuple[list[int], int]:
    """Take out the way with the fewest boots, of equals the shortest."""
    best = 0
    for at in range(1, len(open_ways)):
        if open_ways[at][1] < open_ways[best][1]:
            best = at
    return open_ways.pop(best)


def stops_walk(s: Clank, room: int) -> bool:
    """Whether a walk cannot go on through a room without a question, or at all."""
    if room == FLAG or tokens_in(s, room) > 0:
        return True
    return s.dungeon.crystal[room] != 0 and not s.pool.crystal_proof
