"""Clank! 4.5: noise, the cubes of the thieves in the Clank! area."""

from __future__ import annotations

from donjon.games.clank import events as tell
from donjon.games.clank.state import IN, Clank


def add_noise(s: Clank, seat: int, n: int) -> None:
    """CL-5.1, CL-5.2  Cubes go from the supply to the Clank! area, as far as there are any.

    CL-5.4, CL-5.8, CL-R53: the active thief's credit cancels them first, unasked.
    CL-17.3, CL-17.6: who is out makes no noise.
    """
    thief = s.thieves[seat]
    if thief.status != IN:
        return
    if seat == s.active and s.pool.credit > 0:
        cancelled = min(s.pool.credit, n)
        s.pool.credit -= cancelled
        n -= cancelled
    n = min(n, thief.supply)
    if n > 0:
        thief.supply -= n
        thief.clank += n
        tell.noise(s, seat, n)
        if seat == s.active:
            count_noise(s, n)


def count_noise(s: Clank, n: int) -> None:
    """CL-4.10, CL-4.11, CL-R10  What waits for noise gets its due for each cube really added."""
    pool = s.pool
    pool.added += n
    for effect in pool.per_clank:
        effect.pay(s, n)


def take_back_noise(s: Clank, n: int) -> None:
    """CL-5.3, CL-5.6  Own cubes come back from the Clank! area, from nowhere else.

    CL-5.4: what could not be taken back is credit for the rest of the turn.
    """
    thief = s.thieves[s.active]
    back = min(n, thief.clank)
    thief.clank -= back
    thief.supply += back
    s.pool.credit += n - back
    tell.noise_taken_back(s, s.active, back, n - back)


def make_noise(s: Clank, n: int) -> None:
    """The active thief's own noise; below zero it is taken back."""
    if n > 0:
        add_noise(s, s.active, n)
    elif n < 0:
        take_back_noise(s, -n)


def others_make_noise(s: Clank, n: int) -> None:
    """CL-5.7, CL-22.7  Each other thief still in, clockwise from the active one."""
    for ahead in range(1, len(s.thieves)):
        add_noise(s, (s.active + ahead) % len(s.thieves), n)


def all_make_noise(s: Clank, n: int) -> None:
    """CL-5.7, CL-22.7  Every thief still in, the active one first; CL-R27: on the flag, too."""
    add_noise(s, s.active, n)
    others_make_noise(s, n)
