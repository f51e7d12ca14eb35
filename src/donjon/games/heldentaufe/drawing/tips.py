"""What the rules say about each kind of thing on Heldentaufe's table."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.tables import PORTALS
from donjon.kernel.drawing.tips import about
from donjon.kernel.scene import Tip
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

GROUND: Final = {
    **about("ht-tip-land", "HT-3.2", ["land", "tile"], name=Message("ht-tip-land-name")),
    **about("ht-tip-campfire", "HT-13.1", ["tile:campfire"]),
    **about("ht-tip-meadow", "HT-4.1", ["tile:meadow"]),
    **about("ht-tip-forest", "HT-4.3", ["tile:forest"]),
    **about("ht-tip-orchard", "HT-4.5", ["tile:orchard"]),
    **about("ht-tip-pond", "HT-4.5", ["tile:pond"]),
    **about("ht-tip-mushrooms", "HT-4.5", ["tile:mushrooms"]),
    **about("ht-tip-laboratory", "HT-4.15", ["tile:laboratory"]),
    **about("ht-tip-merchant", "HT-4.13", ["tile:merchant"]),
    **about("ht-tip-smith", "HT-4.11", ["tile:smith"]),
    **about("ht-tip-portal", "HT-4.7", [f"tile:portal{n}" for n in range(1, PORTALS + 1)]),
    **about("ht-tip-unknown", "HT-3.3", ["unknown"], name=Message("ht-tip-unknown-name")),
    **about("ht-tip-floor", "HT-7.4", ["cave-floor"]),
    **about("ht-tip-cave_portal", "HT-11.2", ["cave-portal"]),
    **about("ht-tip-skull", "HT-7.7", ["cave-danger", "danger"]),
    **about("ht-tip-lair", "HT-7.12", ["cave-lair"]),
    **about("ht-tip-treasure", "HT-7.9", ["cave-treasure", "chest"]),
}
FIGURES: Final = {
    **about("ht-tip-hero", "HT-7.5", ["hero", "pawn"]),
    **about("ht-tip-monster", "HT-8.9", ["monster"]),
}
BELONGINGS: Final = {
    **about("ht-tip-boots", "HT-2.2", ["token:boots1", "token:boots2", "token:boots3", "actions"]),
    **about("ht-tip-ring", "HT-5.2", ["token:ring1", "token:ring2", "token:ring3", "ring"]),
    **about("ht-tip-sword", "HT-8.3", ["token:sword1", "token:sword2", "token:sword3", "sword"]),
    **about("ht-tip-apple", "HT-5.3", ["token:apple"]),
    **about("ht-tip-fish", "HT-5.3", ["token:fish"]),
    **about("ht-tip-mushroom", "HT-5.3", ["token:mushroom"]),
    **about("ht-tip-healing", "HT-5.5", ["token:healing"]),
    **about("ht-tip-berserk", "HT-5.6", ["token:berserk"]),
    **about("ht-tip-teleport", "HT-5.8", ["token:teleport"]),
    **about("ht-tip-slot", "HT-1.2", ["slot"]),
    **about("ht-tip-backpack", "HT-1.3", ["backpack"]),
    **about("ht-tip-belt", "HT-1.4", ["belt-slot"]),
    **about("ht-tip-discard", "HT-6.7", ["discard"]),
    **about("ht-tip-reserve", "HT-1.8", ["reserve"]),
}
COUNTED: Final = {
    **about("ht-tip-actions-left", "HT-2.3", ["ap-left"]),
    **about("ht-tip-teeth", "HT-12.3", ["teeth"]),
    **about("ht-tip-hearts", "HT-10.2", ["hearts"]),
    **about("ht-tip-life", "HT-8.9", ["life"]),
    **about("ht-tip-defeats", "HT-10.1", ["defeats"]),
}
TIPS: Final[dict[Id, Tip]] = {**GROUND, **FIGURES, **BELONGINGS, **COUNTED}
"""Every tip by the kind of things that it is about."""
