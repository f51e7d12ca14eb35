"""Why the thief who is asked cannot pick a thing of Clank!'s table now, in a few words."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.content.dungeon_map import DUNGEONS, FLAG, Dungeon, Exit
from donjon.games.clank.content.tables import (
    CARD_IDS,
    CRYSTAL,
    DEEP,
    HEALTH,
    MONSTER,
    PRICE,
    SKILL_COST,
    SWORDS_COST,
    TYPE,
    WHERE,
)
from donjon.games.clank.view.forms import CardView, ThiefView, View
from donjon.kernel.drawing.asked import Asked, WhyNot, because
from donjon.kernel.words.ids import Id

FAR: Final = 999


def why_not(view: View, asked: Asked, id: Id) -> WhyNot | None:
    """What is missing for a room, a tunnel, a token, a card to buy or fight, a thing of the market.

    None where nothing is missing, or while something else is asked than the next action.
    """
    if not view.may_act or view.viewer is None:
        return None
    thief = view.thieves[view.viewer]
    if thief.status != "in":
        return because("cl-tip-not-outside", "CL-17.2")
    kind, _, name = id.partition(":")
    if kind == "room":
        return not_into(view, thief, name)
    if kind == "tunnel":
        return not_through(view, thief, name)
    if kind == "tokens":
        return because("cl-tip-not-on-arrival", "CL-11.4")
    if kind == "artifact":
        return not_the_artifact(view, thief, name)
    if kind == "card":
        return not_the_card(view, thief, int(name))
    return not_the_item(view, thief, name) if kind == "item" else None


def not_into(view: View, thief: ThiefView, room: str) -> WhyNot | None:
    """What keeps a thief from a room: where it leads through, or how far it is."""
    dungeon = DUNGEONS[view.board]
    if room == thief.room:
        return None
    if dungeon.number(room) == FLAG and not thief.artifacts:
        return because("cl-tip-not-flag", "CL-10.12")
    there = dungeon.number(room)
    if view.resources.teleports and there in dungeon.joined[dungeon.number(thief.room)]:
        return None
    ways = [way for way in dungeon.exits[dungeon.number(thief.room)] if way.to == there]
    if ways:
        return not_on_any(view, thief, ways)
    if view.resources.exhausted:
        return because("cl-tip-not-exhausted", "CL-10.9")
    away = boots_to(dungeon, dungeon.number(thief.room), there, has_key(thief))
    if away == FAR:
        return because("cl-tip-not-reached", "CL-10.5")
    if away > view.resources.boots:
        return because("cl-tip-not-so-far", "CL-10.1", {"boots": away, "has": view.resources.boots})
    return because("cl-tip-not-at-once", "CL-10.1")


def not_through(view: View, thief: ThiefView, tunnel: str) -> WhyNot | None:
    """What keeps a thief from a tunnel: that it is elsewhere, or what it costs."""
    dungeon = DUNGEONS[view.board]
    for way in dungeon.exits[dungeon.number(thief.room)]:
        if dungeon.tunnels[way.tunnel] == tunnel:
            return not_on(view, thief, way)
    return because("cl-tip-not-from-here", "CL-10.1")


def not_on_any(view: View, thief: ThiefView, ways: list[Exit]) -> WhyNot | None:
    """CL-10.1  What a thief lacks where one or more tunnels lead."""
    found = [not_on(view, thief, way) for way in ways]
    return None if None in found else found[0]


def not_on(view: View, thief: ThiefView, way: Exit) -> WhyNot | None:
    """What a thief lacks for a tunnel that begins in its room."""
    if way.lock and not has_key(thief):
        return because("cl-tip-not-locked", "CL-10.5")
    if way.to == FLAG and not thief.artifacts:
        return because("cl-tip-not-flag", "CL-10.12")
    if view.resources.exhausted:
        return because("cl-tip-not-exhausted", "CL-10.9")
    if way.boots > view.resources.boots:
        has = view.resources.boots
        return because("cl-tip-not-so-far", "CL-10.1", {"boots": way.boots, "has": has})
    wounds = 0 if view.resources.ignores_monsters else way.monsters - view.resources.swords
    if wounds > 0 and not may_suffer(thief, wounds):
        return because("cl-tip-not-wounded", "CL-10.3")
    return None


def may_suffer(thief: ThiefView, wounds: int) -> bool:
    """CL-10.2 to CL-10.4  The cubes are in the supply, and they do not knock out."""
    return thief.damage + wounds < HEALTH and wounds <= thief.supply


def not_the_artifact(view: View, thief: ThiefView, artifact: Id) -> WhyNot | None:
    """CL-12.1, CL-12.2  It lies elsewhere, or there is no room for it."""
    if len(thief.artifacts) > thief.items.get("backpack", 0):
        return because("cl-tip-not-carried", "CL-12.2")
    here = any(room.artifact == artifact and room.room == thief.room for room in view.rooms)
    return None if here else because("cl-tip-not-here", "CL-12.1")


def not_the_card(view: View, thief: ThiefView, card: int) -> WhyNot | None:
    """What is missing for a card of the row or the reserve."""
    for found in [*view.row, *view.reserve, *view.staying]:
        if found is not None and found.card == card:
            return too_dear(view, found) or wrong_place(view, thief, found)
    return None


def too_dear(view: View, card: CardView) -> WhyNot | None:
    """CL-6.1, CL-7.1, CL-8.1  Too little skill, or too few swords."""
    kind = CARD_IDS.index(card.kind)
    if TYPE[kind] == MONSTER:
        cost, has = SWORDS_COST[kind], view.resources.swords
        lack = because("cl-tip-not-swords", "CL-8.1", {"cost": cost, "has": has})
        return lack if cost > has else None
    cost, has = SKILL_COST[kind], view.resources.skill
    lack = because("cl-tip-not-skill", "CL-6.1", {"cost": cost, "has": has})
    return lack if cost > has else None


def wrong_place(view: View, thief: ThiefView, card: CardView) -> WhyNot | None:
    """CL-6.5, CL-7.2, CL-8.3  Only in the Depths, or in a Crystal Cave."""
    dungeon = DUNGEONS[view.board]
    where, room = WHERE[CARD_IDS.index(card.kind)], dungeon.number(thief.room)
    if where == DEEP and not dungeon.deep[room]:
        return because("cl-tip-not-deep", "CL-6.5")
    if where == CRYSTAL and not dungeon.crystal[room]:
        return because("cl-tip-not-crystal", "CL-8.3")
    return None


def not_the_item(view: View, thief: ThiefView, item: Id) -> WhyNot | None:
    """CL-9.1  The thief is in no market, or has too little gold."""
    dungeon = DUNGEONS[view.board]
    if not dungeon.market[dungeon.number(thief.room)]:
        return because("cl-tip-not-in-market", "CL-9.1")
    if thief.gold < PRICE:
        return because("cl-tip-not-gold", "CL-9.1", {"cost": PRICE, "has": thief.gold})
    return None


def has_key(thief: ThiefView) -> bool:
    """CL-10.5  A key opens every lock."""
    return thief.items.get("master_key", 0) > 0


def boots_to(dungeon: Dungeon, start: int, end: int, has_key: bool) -> int:
    """The boots of the shortest way between two rooms, whatever guards it; FAR if there is none."""
    away = [FAR] * len(dungeon.rooms)
    away[start] = 0
    is_changed = True
    while is_changed:
        is_changed = False
        for room, boots in enumerate(away):
            for way in dungeon.exits[room]:
                if boots + way.boots < away[way.to] and (has_key or not way.lock):
                    away[way.to] = boots + way.boots
                    is_changed = True
    return min(away[end], FAR)
