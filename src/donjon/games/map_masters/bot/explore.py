"""How a bot explores: it solves its hand once and follows that plan (MM-15.5)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.bot.spellbook_values import FAVOUR_WORTH
from donjon.games.map_masters.bot.wanted_discoveries import turns_left, wishes
from donjon.games.map_masters.content.spellbooks import FAIRY_FAVOUR
from donjon.games.map_masters.content.tables import FACE_OF, TIME_BONUS
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.plans.next_choice import REACHED, Target, next_choice, stride
from donjon.games.map_masters.rules.building.draft_change import BASE, DONE, RUN, path_spells
from donjon.games.map_masters.rules.finish import may_be_first
from donjon.games.map_masters.rules.path.engine import take
from donjon.games.map_masters.rules.path.long_steps import run
from donjon.games.map_masters.solver.input.question import Question, Solution
from donjon.games.map_masters.solver.input.time_limit import Effort
from donjon.games.map_masters.solver.input.weights import POINT, Aims, value_of
from donjon.games.map_masters.solver.solve import quick_answer

EFFORT: Final = 2000
"""Looks of the search; most hands need fewer than fifty."""
HASTE: Final = 64
"""In a time bonus turn each further choice may be the one in which somebody else is finished."""
KEPT: Final = 256


@final
class Trek:
    """What a bot wants, and the path it has found for it."""

    def __init__(self, aims: Aims, target: Target) -> None:
        self.aims: Final = aims
        self.target: Final = target


KNOWN: Final[dict[str, Trek]] = {}


def next_change(s: MapMasters, player: Player, options: list[int]) -> int:
    """MM-15.5  The next change on the way to the path of the optimiser; then the pen goes down."""
    trek = trek_for(s, player)
    option = next_choice(player, trek.target)
    if option == REACHED or (may_be_first(s, player) and is_time(s, player, trek)):
        option = DONE * BASE
    return option if option in options else options[0]


def trek_for(s: MapMasters, player: Player) -> Trek:
    """The path for a hand: found with the first choice, then known."""
    aims = wishes(s)
    faces = [FACE_OF[card] for card in player.zone]
    spells = path_spells(player)
    key = f"{faces}{player.tokens}{spells}{aims.worth}{aims.exit}"
    if key not in KNOWN:
        if len(KNOWN) >= KEPT:
            KNOWN.clear()
        found = best_path(Question(faces, player.tokens[:], spells, aims), turns_left(s) > 0)
        KNOWN[key] = Trek(aims, Target(found.places, found.start, found.steps))
    return KNOWN[key]


def best_path(question: Question, may_wait: bool) -> Solution:
    """The best path with little effort; SB-11 only where it brings enough."""
    if not question.spells & FAIRY_FAVOUR:
        return quick_answer(question, Effort(EFFORT))
    spells = question.spells & ~FAIRY_FAVOUR
    plain = Question(question.faces, question.tokens, spells, question.aims)
    without = quick_answer(plain, Effort(EFFORT))
    favoured = quick_answer(question, Effort(EFFORT))
    price = FAVOUR_WORTH if may_wait else 0
    return favoured if favoured.value > without.value + price else without


def is_time(s: MapMasters, player: Player, trek: Trek) -> bool:
    """MM-9.3  Whether the rest of the path brings less than the hurry for the time bonus.

    Only a path that goes the right way is weighed.
    """
    path = player.draft.path
    steps = trek.target.steps
    if path is None or path.start != trek.target.start:
        return False
    if path.moves != steps[: len(path.moves)]:
        return False
    bonus = POINT * TIME_BONUS[s.turn]
    now = worth_now(path, trek.aims) + bonus
    twin = path.clone()
    while len(twin.moves) < len(steps):
        go_on(twin, steps)
        bonus -= bonus // HASTE
        if worth_now(twin, trek.aims) + bonus > now:
            return False
    return True


def worth_now(path: Path, aims: Aims) -> int:
    """What a path is worth as it is drawn."""
    return value_of(aims, path.found, path.is_exit())


def go_on(path: Path, steps: list[int]) -> None:
    """One choice further on the way."""
    option = stride(path, steps)
    if option // BASE == RUN:
        run(path, option % BASE)
    else:
        take(path, option % BASE)
