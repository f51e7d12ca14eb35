"""What a seat may know of a match of Clank!"""

from __future__ import annotations

from typing import Final

import msgspec

from donjon.games.clank.content.dungeon_map import DUNGEONS
from donjon.games.clank.content.tables import (
    ARTIFACT_IDS,
    ARTIFACTS,
    CARD_IDS,
    ITEM_IDS,
    KIND,
    NONE,
    PILES,
    RAGE,
    SECRET_IDS,
    STAYING,
)
from donjon.games.clank.model.state import NO_CARD, NOBODY, Clank, Thief, TurnResources
from donjon.games.clank.rules.arrival import tokens_in
from donjon.games.clank.rules.banish_card import ANY_CARD
from donjon.games.clank.rules.dragon import cubes_to_draw
from donjon.games.clank.rules.effects.immediate import top_of_pile
from donjon.games.clank.view.forms import CardView, ResourcesView, RoomView, ThiefView, View
from donjon.games.clank.view.shortcuts import is_asked_to_act, plain_cards, walks
from donjon.kernel.view.view_memory import ViewMemory

STATUS: Final = ["in", "escaped", "rescued", "lost"]
CARDS: Final = [CardView(card, CARD_IDS[kind]) for card, kind in enumerate(KIND)]
BARE_ROOMS: Final = {
    name: [RoomView(room, majors=0, minors=0, idols=0, artifact=None) for room in dungeon.rooms]
    for name, dungeon in DUNGEONS.items()
}
"""By board: each room without a token."""


def view(s: Clank, seat: int | None, memory: ViewMemory[View]) -> View:
    """CL-3.7, CL-5.9, CL-14.9, CL-20.14  All that the seat may know; None is a spectator.

    Hidden are other hands, the order of every deck, and the secrets that lie face down.
    """
    seen = memory.shared(public_view, s)
    if seat is None:
        return seen
    thieves = seen.thieves[:]
    thieves[seat] = thief_view(s, s.thieves[seat], seat)
    may_act = is_asked_to_act(s, seat)
    ways = walks(s, s.thieves[seat]) if may_act else []
    return msgspec.structs.replace(seen, viewer=seat, thieves=thieves, may_act=may_act, walks=ways)


def public_view(s: Clank) -> View:
    """The table as a spectator sees it."""
    seats = len(s.thieves)
    return View(
        viewer=None,
        board=s.dungeon.name,
        active=s.active,
        first=s.first,
        over=not s.owed,
        thieves=[thief_view(s, thief, None) for thief in s.thieves],
        resources=resources_view(s.resources),
        row=[None if card == NO_CARD else CARDS[card] for card in s.row],
        deck_size=s.deck.size(),
        dungeon_discard=cards_view(s.dungeon_discard),
        removed_cards=cards_view(s.removed_cards),
        reserve=[top_card(s, pile) for pile in range(len(PILES))],
        reserve_left=s.reserve[:],
        staying=cards_view(STAYING),
        rooms=[room_view(s, room) for room in range(len(s.dungeon.rooms))],
        stock=counted(ITEM_IDS, s.stock),
        secrets_spent=counted(SECRET_IDS, s.spent),
        bag=s.bag[:seats] + s.bag[-1:],
        cubes_set_aside=s.cubes_set_aside[:seats] + s.cubes_set_aside[-1:],
        rage=s.rage,
        rage_cubes=RAGE[s.rage - 1],
        danger=cubes_to_draw(s, 0) - RAGE[s.rage - 1],
        runner=None if s.runner == NOBODY else s.runner,
        countdown=s.countdown,
        may_act=False,
        walks=[],
    )


def thief_view(s: Clank, thief: Thief, seat: int | None) -> ThiefView:
    """One thief; the hand only for its owner."""
    hand = thief.hand.seen_by(seat)
    return ThiefView(
        seat=thief.seat,
        status=STATUS[thief.status],
        room=s.dungeon.rooms[thief.room],
        supply=thief.supply,
        clank=thief.clank,
        damage=thief.damage,
        gold=thief.gold,
        deck_size=thief.deck.size(),
        hand_size=thief.hand.size(),
        hand=None if hand is None else cards_view(hand),
        plain=plain_cards(s, thief, seat),
        played=cards_view(thief.played),
        discard=cards_view(thief.discard),
        artifacts=[ARTIFACT_IDS[at] for at in range(ARTIFACTS) if thief.artifacts >> at & 1],
        idols=thief.idols.bit_count(),
        items=counted(ITEM_IDS, thief.items),
        secrets=counted(SECRET_IDS, thief.secrets),
        mastery=thief.mastery,
        turns=thief.turns,
    )


def resources_view(resources: TurnResources) -> ResourcesView:
    """What is left of the turn."""
    return ResourcesView(
        skill=resources.skill,
        swords=resources.swords,
        boots=resources.boots,
        teleports=resources.teleports,
        credit=resources.credit,
        clank_added=resources.added,
        gem_discount=resources.gem_discount,
        exhausted=resources.exhausted and not resources.crystal_proof,
        ignores_monsters=resources.monster_proof,
        waiting=len(resources.waiting),
        banishes=[
            "any" if owed.kind == ANY_CARD else CARD_IDS[owed.kind] for owed in resources.banishes
        ],
    )


def room_view(s: Clank, room: int) -> RoomView:
    """The tokens in a room, as far as they are public."""
    artifact = s.dungeon.artifacts[room]
    is_there = artifact != NONE and s.artifacts >> artifact & 1
    tokens = tokens_in(s, room)
    if tokens == 0 and not is_there:
        return BARE_ROOMS[s.dungeon.name][room]
    return RoomView(
        room=s.dungeon.rooms[room],
        majors=tokens if s.dungeon.major[room] else 0,
        minors=tokens if s.dungeon.minor[room] else 0,
        idols=tokens if s.dungeon.shrine[room] else 0,
        artifact=ARTIFACT_IDS[artifact] if is_there else None,
    )


def cards_view(cards: list[int]) -> list[CardView]:
    """Cards that the viewer may see."""
    return [CARDS[card] for card in cards]


def top_card(s: Clank, pile: int) -> CardView | None:
    """The card on top of a reserve pile."""
    return CARDS[top_of_pile(s, pile)] if s.reserve[pile] > 0 else None


def counted(ids: list[str], counts: bytes) -> dict[str, int]:
    """The counts above zero, by id."""
    return {ids[at]: counts[at] for at in range(len(ids)) if counts[at]}
