"""Heldentaufe 4.13: victory at the campfire, and the ranking."""

from __future__ import annotations

from donjon.games.heldentaufe.content.tables import BEST_TOOTH
from donjon.games.heldentaufe.model.state import NO_HEX, NOBODY, Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import HOME
from donjon.games.heldentaufe.rules.teeth import points
from donjon.games.heldentaufe.words import events
from donjon.kernel.rules.result import Result, ResultRow
from donjon.kernel.words.message import Message, seat_name


def win_if_home(s: Heldentaufe, seat: int) -> bool:
    """HT-13.1, HT-13.3, HT-4.2, HT-R42, HT-R45  On the campfire with enough points: the end."""
    hero = s.heroes[seat]
    if hero.tile != HOME or hero.hex != NO_HEX or points(hero) < s.target:
        return False
    s.winner = seat
    s.owed.clear()
    events.won(s, seat)
    return True


def result(s: Heldentaufe) -> Result:
    """HT-13.4, HT-13.5, HT-R46, HT-R56  The winner alone, then the others by their points."""
    order = ranked(s)
    if s.winner == NOBODY:
        ranking: list[list[int]] = []
        text = Message("ht-nobody-wins")
    else:
        ranking = [[hero.seat] for hero in order]
        text = Message("ht-wins", {"seat": seat_name(s.winner), "points": points(order[0])})
    scores = [points(hero) for hero in s.heroes]
    return Result(scores, ranking, text, details(s.heroes), s.round)


def ranked(s: Heldentaufe) -> list[Hero]:
    """HT-13.5  The winner, then by points, fewer defeats and seat order."""
    keys = [(hero.seat != s.winner, -points(hero), hero.defeats, hero.seat) for hero in s.heroes]
    return [s.heroes[key[3]] for key in sorted(keys)]


def details(heroes: list[Hero]) -> list[ResultRow]:
    """The rows of the count."""
    small: list[int | None] = [hero.teeth[1] for hero in heroes]
    precious: list[int | None] = [
        sum([hero.teeth[value] for value in range(2, BEST_TOOTH + 1)]) for hero in heroes
    ]
    total: list[int | None] = [points(hero) for hero in heroes]
    defeats: list[int | None] = [hero.defeats for hero in heroes]
    return [
        ResultRow(Message("ht-row-small"), small),
        ResultRow(Message("ht-row-precious"), precious),
        ResultRow(Message("ht-row-points"), total),
        ResultRow(Message("ht-row-defeats"), defeats),
    ]
