"""The heroes' panels and all that is counted on their sheets."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.tables import AMULET, LIFE, POTION, SUNS
from donjon.games.dragonquest.drawing.icons import BONE_ICON, COIN_ICON
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
        score=tinted_amount(COIN_ICON, hero.gold),
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
    return [
        BONES[hero.bones + hero.bones_lost][hero.seat][hero.bones],
        SUNS_LEFT[hero.sun_boxes][hero.seat][hero.sun_boxes - hero.suns],
        gold_counter(hero, memory),
    ]


def bones_counter(seat: int, bones: int, most: int) -> Counter:
    """The life points of a seat."""
    label = Message("dq-life")
    return Counter(f"bones:{seat}", seat, BONE_ICON, bones, label, "number", most, "life")


def suns_counter(seat: int, suns: int, most: int) -> Counter:
    """The suns that a seat has left."""
    return Counter(f"suns:{seat}", seat, "sun", suns, Message("dq-suns-left"), "number", most)


def gold_counter(hero: HeroView, memory: DrawingMemory) -> Counter:
    """The gold of a seat, drawn on its sheet too; the same object until it changes."""
    seat = hero.seat
    last = memory.gold.get(seat)
    if last is None or last.value != hero.gold:
        last = memory.gold[seat] = Counter(
            f"gold:{seat}", seat, COIN_ICON, hero.gold, Message("dq-row-gold"), "number",
            tint="gold", spot=f"{seat}:gold",
        )  # fmt: skip
    return last


BONES: Final = {
    most: [[bones_counter(seat, bones, most) for bones in range(most + 1)] for seat in range(4)]
    for most in (LIFE, LIFE + POTION)
}
SUNS_LEFT: Final = {
    most: [[suns_counter(seat, suns, most) for suns in range(most + 1)] for seat in range(4)]
    for most in (SUNS, SUNS + AMULET)
}
"""Every value of these counters, by how many boxes the sheet has, by seat."""
