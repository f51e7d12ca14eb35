"""What a thing of Clank!'s table means now, in figures: the next attack, what is for sale."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.view.attack_odds import odds
from donjon.games.clank.view.forms import View
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

OF_THE_DRAGON: Final = {"rage", "rage-at", "rage-marker", "bag", "noise", "attack"}
"""The kinds of things that tell of the next attack."""


def means_now(view: View, id: Id) -> Message | None:
    """How the next attack may go for the viewer, and how many of an item are left."""
    kind, _, name = id.partition(":")
    if kind == "item":
        return Message("cl-tip-stock-now", {"n": view.stock.get(name, 0)})
    found = odds(view) if kind in OF_THE_DRAGON else None
    if found is None:
        return None
    return Message("cl-tip-attack-now", {"n": found.cubes, "percent": found.percent()[0]})
