"""DragonQuest's right-hand neighbour, the player against a hero's owner."""

from __future__ import annotations

from donjon.games.dragonquest.model.state import DragonQuest


def neighbour(s: DragonQuest, seat: int) -> int:
    """DQ-1.9, DQ-0.7, DQ-R59  The player who plays immediately before; DQ-1.10: also when out."""
    return (seat - 1) % len(s.heroes)


def is_automaton(s: DragonQuest, seat: int) -> bool:
    """DQ-19.1, DQ-19.3, DQ-19.4, DQ-R9  Alone, or by agreement for a neighbour who is out."""
    if len(s.heroes) == 1:
        return True
    return s.variant.automaton_when_out and not s.heroes[neighbour(s, seat)].is_inside()
