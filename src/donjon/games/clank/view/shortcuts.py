"""Several ordinary choices in one gesture: cards that need no decision, and walks through rooms."""

from __future__ import annotations

from donjon.games.clank.content.dungeon_map import FLAG
from donjon.games.clank.content.tables import CLANK, KIND
from donjon.games.clank.model.state import IN, Clank, Thief
from donjon.games.clank.rules.arrival import tokens_in
from donjon.games.clank.rules.effects.from_content import ASKS, COUNTS_NOISE
from donjon.games.clank.rules.movement import is_open, may_walk, monsters_in
from donjon.games.clank.rules.turn_actions import TakeAction
from donjon.games.clank.view.forms import WalkView


def plain_cards(s: Clank, thief: Thief, viewer: int | None) -> list[int]:
    """The cards of the hand that need no decision in any order; [] if the hand is hidden."""
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
    """CL-20.15  Whether playing the hand may bring both credit and an effect that counts noise."""
    if thief.status != IN:
        return False
    is_mine = thief.seat == s.active
    has_credit = is_mine and s.resources.credit > 0
    is_counted = is_mine and len(s.resources.per_clank) > 0
    for card in hand:
        has_credit = has_credit or CLANK[KIND[card]] < 0
        is_counted = is_counted or COUNTS_NOISE[KIND[card]] != 0
    return has_credit and is_counted


def is_asked_to_act(s: Clank, seat: int) -> bool:
    """Whether the seat must choose the next action of its turn."""
    step = s.owed[-1] if s.owed else None
    return isinstance(step, TakeAction) and step.seat == seat


def walks(s: Clank, thief: Thief) -> list[WalkView]:
    """The cheapest walks without a decision to rooms more than one tunnel away."""
    return [
        WalkView([s.dungeon.rooms[room] for room in route], boots)
        for route, boots in routes(s, thief)
        if len(route) > 1
    ]


def routes(s: Clank, thief: Thief) -> list[tuple[list[int], int]]:
    """For each room within the boots of the turn a cheapest walk and its boots, the nearest first.

    Walks avoid monsters, and end where a thief would stop: in a crystal cave, at tokens, and
    on the flag.
    """
    if not may_walk(s, thief):
        return []
    done: list[int] = []
    found: list[tuple[list[int], int]] = []
    open_walks: list[tuple[list[int], int]] = [([], 0)]
    while open_walks:
        route, boots = pop_cheapest(open_walks)
        here = route[-1] if route else thief.room
        if here in done:
            continue
        done.append(here)
        if route:
            found.append((route, boots))
        if not route or not stops_walk(s, here):
            for way in s.dungeon.exits[here]:
                cost = boots + way.boots
                if cost <= s.resources.boots and is_open(thief, way) and monsters_in(s, way) == 0:
                    open_walks.append(([*route, way.to], cost))
    return found


def pop_cheapest(open_walks: list[tuple[list[int], int]]) -> tuple[list[int], int]:
    """Remove and return the walk with the fewest boots; of equals, the shortest."""
    best = 0
    for at in range(1, len(open_walks)):
        if open_walks[at][1] < open_walks[best][1]:
            best = at
    return open_walks.pop(best)


def stops_walk(s: Clank, room: int) -> bool:
    """Whether a walk ends in a room: a decision is due there, or the rules stop it."""
    if room == FLAG or tokens_in(s, room) > 0:
        return True
    return s.dungeon.crystal[room] != 0 and not s.resources.crystal_proof
