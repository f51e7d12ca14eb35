"""The heroes' panels and all that is counted on their sheets."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.drawing.memory import DrawingMemory
from donjon.games.dragonquest.view.forms import HeroView, View
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import Counter, SeatInfo
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message, seat_name

SEAT_COUNTERS: Final[list[list[Id]]] = [
    [f"bones:{seat}", f"suns:{seat}", f"gold:{seat}"] for seat in range(4)
]


def seat_panel(view: View, hero: HeroView) -> SeatInfo:
    """Life, suns and gold of a seat, and where its hero is."""
    return SeatInfo(
        seat=hero.seat,
        name=seat_name(hero.seat),
        state="waits",
        counters=SEAT_COUNTERS[hero.seat],
        out=hero.status != "inside",
        first=view.first == hero.seat,
        turn=view.active == hero.seat and not view.over,
        note=Message(whereabouts(hero)),
        score=tinted_amount("two-coins", hero.gold),
        peek=f"sheet:{hero.seat}",
    )


def whereabouts(hero: HeroView) -> str:
    """One line on where the hero is or how its quest ended."""
    if hero.status == "dead":
        return f"dq-where-dead-{hero.death}"
    if hero.status == "escaped":
        return "dq-where-escaped"
    if hero.skip:
        return "dq-where-skips"
    if hero.square == "CH":
        return "dq-where-chamber"
    return "dq-where-out" if hero.been_in_chamber else "dq-where-in"


def counters(hero: HeroView, memory: DrawingMemory) -> list[Counter]:
    """Life, suns left and gold."""
    seat = hero.seat
    return [
        counter("bones", seat, hero.bones, hero.bones + hero.bones_lost, memory),
        counter("suns", seat, hero.sun_boxes - hero.suns, hero.sun_boxes, memory),
        counter("gold", seat, hero.gold, 0, memory),
    ]


def counter(kind: str, seat: int, value: int, most: int, memory: DrawingMemory) -> Counter:
    """A counter with its value; cached in `memory`."""
    key = (kind, seat, value, most)
    found = memory.counters.get(key)
    if found is None:
        found = memory.counters.put(key, new_counter(kind, seat, value, most))
    return found


def new_counter(kind: str, seat: int, value: int, most: int) -> Counter:
    """A counter of a seat; the gold is drawn on its sheet too."""
    id = f"{kind}:{seat}"
    if kind == "bones":
        label = Message("dq-life")
        return Counter(id, seat, "crossed-bones", value, label, "number", most, "life")
    if kind == "suns":
        return Counter(id, seat, "sun", value, Message("dq-suns-left"), "number", most)
    return Counter(
        id, seat, "two-coins", value, Message("dq-row-gold"), "number", tint="gold",
        spot=f"{seat}:gold",
    )  # fmt: skip
