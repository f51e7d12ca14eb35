"""The text of a mission, made from its cost, its place and its opponent."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.schema import MissionEntry
from donjon.games.heldentaufe.drawing.icons import FOOD_ICONS, KIND_ICONS, POTION_ICONS, TOOTH_ICON
from donjon.kernel.words.message import Message

ICONS: Final = {**FOOD_ICONS, **KIND_ICONS}


def has_switch(mission: MissionEntry) -> bool:
    """HT-R13, HT-R17  Whether a game option changes the text of the card."""
    return bool(mission.alt_cost) or mission.kind == "thief"


def task(mission: MissionEntry, switched: bool) -> Message:
    """The sentence on a mission's card, or the one that the game option sets."""
    if mission.kind == "deliverer":
        cost = mission.alt_cost if switched else mission.cost
        return Message(f"ht-task-{mission.place}", {"cost": [cost_words(word) for word in cost]})
    if mission.kind == "observer":
        return Message(f"ht-task-watch-{mission.place}")
    if mission.kind == "slayer":
        return Message("ht-task-slay", {"monster": Message(f"ht-monster-{mission.monster}")})
    return Message("ht-task-thief-any_time" if switched else f"ht-task-{mission.kind}")


def cost_words(word: str) -> Message:
    """`sword:1`, `potion:healing`, `tooth:1` or `apple`, as icon and number."""
    kind, _, rest = word.partition(":")
    if kind == "tooth":
        return Message("ht-cost", {"icon": f":{TOOTH_ICON}:", "n": int(rest)})
    if kind == "potion":
        return Message("ht-cost-one", {"icon": f":{POTION_ICONS[rest]}:"})
    if rest:
        return Message("ht-cost", {"icon": f":{ICONS[kind]}:", "n": int(rest)})
    return Message("ht-cost-one", {"icon": f":{ICONS[kind]}:"})
