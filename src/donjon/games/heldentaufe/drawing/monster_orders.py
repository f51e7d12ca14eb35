"""Why a commander of Heldentaufe's monsters cannot pick a thing now."""

from __future__ import annotations

from donjon.games.heldentaufe.content.underground_map import GOLD, HEX_IDS
from donjon.games.heldentaufe.drawing.far_places import figures_below
from donjon.games.heldentaufe.drawing.out_of_reach import hex_of, is_near
from donjon.games.heldentaufe.view.forms import View
from donjon.games.heldentaufe.words.ids import CHEST_ID
from donjon.kernel.drawing.asked import Asked, WhyNot, because, never
from donjon.kernel.words.ids import Id


def not_commanded(view: View, asked: Asked, id: Id) -> WhyNot | None:
    """HT-9.3, HT-9.4, HT-9.15  A monster goes to a free hex or attacks a hero beside it."""
    kind, _, name = id.partition(":")
    if kind == "cave" or kind == "danger":
        return not_moved(view, name)
    if id == CHEST_ID:
        return because("ht-tip-not-at-chest", "HT-9.4")
    if kind == "hero":
        return not_struck(view, asked, id)
    if kind == "monster":
        return None if id in asked.targets else because("ht-tip-not-hemmed-in", "HT-9.3")
    if kind == "beast":
        is_gone = hex_of(view, kind, name) is None
        return never("ht-tip-not-defeated" if is_gone else "ht-tip-not-card", "HT-8.9")
    return never("ht-tip-not-up-there", "HT-9.3") if kind in ("land", "tile") else None


def not_moved(view: View, hex: str) -> WhyNot | None:
    """HT-9.3, HT-9.4  The hex is taken, has the chest, or lies beside no monster."""
    if hex in figures_below(view):
        return because("ht-tip-not-occupied", "HT-7.5")
    if hex == HEX_IDS[GOLD] and view.chest:
        return because("ht-tip-not-at-chest", "HT-9.4")
    return None if is_beside_monster(view, hex) else because("ht-tip-not-beside", "HT-9.3")


def is_beside_monster(view: View, hex: str) -> bool:
    """Whether a monster is one step away."""
    return any(beast.hex is not None and is_near(beast.hex, hex) for beast in view.monsters)


def not_struck(view: View, asked: Asked, id: Id) -> WhyNot | None:
    """HT-9.15  No monster is beside the hero, or it is the commander's own."""
    hex = view.heroes[int(id.partition(":")[2])].hex
    if hex is None:
        return never("ht-tip-not-up-there", "HT-9.3")
    if not is_beside_monster(view, hex):
        return because("ht-tip-not-near-monster", "HT-9.15")
    return None if id in asked.targets else because("ht-tip-not-own-hero", "HT-9.15")
