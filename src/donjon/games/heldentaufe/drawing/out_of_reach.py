"""Why a figure of Heldentaufe cannot be attacked now."""

from __future__ import annotations

from donjon.games.heldentaufe.content.underground_map import HEX_IDS, NEXT_HEXES
from donjon.games.heldentaufe.drawing.far_places import no_actions
from donjon.games.heldentaufe.view.forms import HeroView, View
from donjon.kernel.drawing.asked import WhyNot, because, never


def not_attacked(view: View, hero: HeroView, kind: str, name: str) -> WhyNot | None:
    """HT-8.1  One attacks below ground, a figure on an adjacent hex, with an action."""
    if kind == "hero" and int(name) == hero.seat:
        return None
    hex = hex_of(view, kind, name)
    if hex is None and kind != "hero":
        return because("ht-tip-not-defeated", "HT-8.9")
    if hero.hex is None or hex is None:
        return not_robbed(view, hero, kind, name)
    if not is_near(hero.hex, hex):
        return because("ht-tip-not-adjacent", "HT-8.1")
    return no_actions(view) or (never("ht-tip-not-card", "HT-8.1") if kind == "beast" else None)


def hex_of(view: View, kind: str, name: str) -> str | None:
    """Where a figure stands below ground."""
    if kind == "hero":
        return view.heroes[int(name)].hex
    return next(monster.hex for monster in view.monsters if monster.monster == name)


def not_robbed(view: View, hero: HeroView, kind: str, name: str) -> WhyNot | None:
    """HT-6.15, HT-8.1  Above ground nobody fights; a thief needs a mission for it."""
    if kind != "hero":
        return because("ht-tip-not-above", "HT-8.1")
    is_beside = hero.tile is not None and view.heroes[int(name)].tile == hero.tile
    return None if is_beside else because("ht-tip-not-fought-above", "HT-8.1")


def is_near(hex: str, other: str) -> bool:
    """HT-8.1  Whether two hexes share a side."""
    return HEX_IDS.index(other) in NEXT_HEXES[HEX_IDS.index(hex)]
