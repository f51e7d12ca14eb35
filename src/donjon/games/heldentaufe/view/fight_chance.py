"""The chance of a blow, as everybody at the table can count it."""

from __future__ import annotations

from donjon.games.heldentaufe.rules.underground.fight_odds import attack_odds
from donjon.games.heldentaufe.view.forms import HeroView


def blow_percent(attacker: HeroView, sword: int) -> int:
    """HT-8.4  The chance that the attacker's blow takes a heart of a figure with this sword."""
    return round(100 * attack_odds(attacker.sword - sword))
