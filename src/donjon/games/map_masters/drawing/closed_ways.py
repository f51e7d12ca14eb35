"""Why a card of Map Masters cannot lie somewhere, and why the path cannot go there."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.view.forms import PlayerView
from donjon.kernel.drawing.asked import WhyNot, because

FAULT_RULES: Final = {
    "overlap": "MM-4.5",
    "mismatch": "MM-4.8",
    "not-linked": "MM-4.9",
    "no-card": "MM-R50",
}
"""The rule behind each fault of a layout."""


def not_laid(player: PlayerView) -> WhyNot | None:
    """MM-4.8  No card of the hand fits there."""
    return because("mm-tip-not-aligned", "MM-4.8") if player.dungeon is not None else None


def not_begun(player: PlayerView) -> WhyNot | None:
    """MM-5.1  The path begins once, at a free end of a legal dungeon."""
    if player.dungeon is None:
        return None
    if player.dungeon.path is not None:
        return because("mm-fault-has-started", "MM-5.2")
    return not_legal(player) or because("mm-tip-not-free", "MM-5.1")


def not_legal(player: PlayerView) -> WhyNot | None:
    """MM-4.5 to MM-4.9  What is wrong with the layout."""
    fault = None if player.dungeon is None else player.dungeon.fault
    if fault is None:
        return None
    return because(f"mm-fault-{fault}", FAULT_RULES.get(fault, "MM-4.9"))


def not_drawn(player: PlayerView, card: int, node: int) -> WhyNot | None:
    """MM-5.1, MM-5.3, MM-5.4, MM-5.8  The path has no beginning, has ended, or was there."""
    path = None if player.dungeon is None else player.dungeon.path
    if path is None:
        return not_legal(player) or because("mm-tip-not-yet-begun", "MM-5.1")
    if (card, node) in path.nodes:
        return because("mm-tip-not-passed-twice", "MM-5.4")
    if path.is_exit:
        return because("mm-tip-not-outside", "MM-5.8")
    if path.is_stuck:
        return because("mm-fault-has-ended", "MM-5.8")
    return because("mm-tip-not-from-head", "MM-5.3")
