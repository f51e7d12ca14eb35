"""How the bot explores: it solves its hand once and follows that plan (MM-15.5)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.bot.spellbook_values import favour_price
from donjon.games.map_masters.bot.wanted_discoveries import turns_left, wanted_discoveries
from donjon.games.map_masters.bot.weights import PolicyWeights
from donjon.games.map_masters.content.spellbooks import FAIRY_FAVOUR
from donjon.games.map_masters.content.tables import FACE_OF, TIME_BONUS
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.plans.next_choice import REACHED, Target, after_stride, next_choice
from donjon.games.map_masters.rules.building.edit_draft import path_spells
from donjon.games.map_masters.rules.exploration import ACTION_SPAN, DONE
from donjon.games.map_masters.rules.finish import may_be_first
from donjon.games.map_masters.solver.input.question import Question, Solution
from donjon.games.map_masters.solver.input.time_limit import StepLimit
from donjon.games.map_masters.solver.input.weights import POINT, Weights, value_of
from donjon.games.map_masters.solver.solve import quick_answer

STEPS: Final = 2000
"""Steps of a search; most hands need fewer than 50."""
PLANS_KEPT: Final = 8
"""A seat explores with one hand at a time; earlier plans are wanted again after an undo."""


@final
class ExplorationPlan:
    """The dungeon and path that the bot is going to draw, and what they were found for."""

    def __init__(self, wanted: Weights, target: Target) -> None:
        self.wanted: Final = wanted
        self.target: Final = target


@final
class PlanMemory:
    """The last plans of one bot in one match.

    The key is all that a plan depends on, so what is remembered never changes a choice.
    """

    def __init__(self) -> None:
        self.plans: Final[dict[str, ExplorationPlan]] = {}

    def exploration_plan(
        self, s: MapMasters, player: Player, weights: PolicyWeights
    ) -> ExplorationPlan:
        """The plan for the player's hand; it is found with the first choice, then remembered."""
        wanted = wanted_discoveries(s, player, weights)
        faces = [FACE_OF[card] for card in player.zone]
        spells = path_spells(player)
        price = favour_price(turns_left(s), weights)
        key = f"{faces}{player.tokens}{spells}{wanted.worth}{wanted.exit}/{price}"
        if key not in self.plans:
            if len(self.plans) >= PLANS_KEPT:
                del self.plans[next(iter(self.plans))]
            question = Question(faces, player.tokens[:], spells, wanted)
            self.plans[key] = exploration_plan(question, price)
        return self.plans[key]


def next_change(
    s: MapMasters, player: Player, options: list[int], memory: PlanMemory, weights: PolicyWeights
) -> int:
    """MM-15.5  The next change of the draft towards the plan; then the bot finishes."""
    plan = memory.exploration_plan(s, player, weights)
    option = next_choice(player, plan.target)
    if option == REACHED or (may_be_first(s, player) and should_stop(s, player, plan, weights)):
        option = DONE * ACTION_SPAN
    return option if option in options else options[0]


def exploration_plan(question: Question, price: int) -> ExplorationPlan:
    """The plan for a hand; with SB-11 if that gains more than its price."""
    found = best_path(question, price, STEPS)
    return ExplorationPlan(question.weights, Target(found.places, found.start, found.steps))


def best_path(question: Question, price: int, steps: int) -> Solution:
    """The best path that `steps` steps find; with SB-11 if that gains more than its price."""
    if not question.spells & FAIRY_FAVOUR:
        return quick_answer(question, StepLimit(steps))
    spells = question.spells & ~FAIRY_FAVOUR
    plain = Question(question.faces, question.tokens, spells, question.weights)
    without = quick_answer(plain, StepLimit(steps))
    favoured = quick_answer(question, StepLimit(steps))
    return favoured if favoured.value > without.value + price else without


def should_stop(
    s: MapMasters, player: Player, plan: ExplorationPlan, weights: PolicyWeights
) -> bool:
    """MM-9.3  Whether the rest of the path is worth less than a better chance of the time bonus.

    False while the path drawn so far is not the beginning of the plan.
    """
    path = player.draft.path
    steps = plan.target.steps
    if path is None or path.start != plan.target.start:
        return False
    if path.moves != steps[: len(path.moves)]:
        return False
    bonus = POINT * TIME_BONUS[s.turn]
    now = worth_now(path, plan.wanted) + bonus
    longer = path
    while len(longer.moves) < len(steps):
        longer = after_stride(longer, steps)
        bonus -= int(bonus * weights.bonus_risk)
        if worth_now(longer, plan.wanted) + bonus > now:
            return False
    return True


def worth_now(path: Path, wanted: Weights) -> int:
    """The worth of a path as far as it is drawn."""
    return value_of(wanted, path.found, path.is_exit())
