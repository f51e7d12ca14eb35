"""Tales of Glory for the search: what is worth a thought, its turns, and how to search in it."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.bot.best_play import (
    TrialResult,
    TriedPlays,
    discard_worth,
    try_tile,
)
from donjon.games.tales_of_glory.bot.policy import USUAL
from donjon.games.tales_of_glory.bot.prices import Prices
from donjon.games.tales_of_glory.bot.quest_play import try_quests, worth_before_tile
from donjon.games.tales_of_glory.bot.slot_choice import slot_worths_with_denial
from donjon.games.tales_of_glory.bot.tally import tally_of
from donjon.games.tales_of_glory.bot.values import position_worth
from donjon.games.tales_of_glory.model.state import NO_TILE, Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.gains import LayKey
from donjon.games.tales_of_glory.rules.payment import is_wild
from donjon.games.tales_of_glory.rules.selection import Select
from donjon.games.tales_of_glory.rules.take_tiles import CatchUp
from donjon.games.tales_of_glory.rules.turn_actions import DISCARD, END, SPAN, TakeAction
from donjon.kernel.rules.idea import Idea, plain_ideas
from donjon.kernel.rules.search_advice import SearchAdvice
from donjon.kernel.rules.step import AnyDecision

ADVICE: Final = SearchAdvice(
    caution=1.0, margin=0.5, scale=25.0, level3=128, level4=2048, slip_loss=4.0
)

WORSE_SLOT: Final = 6.0
WORSE_PLAY: Final = 3.0
WORSE_CHEST: Final = 1.5
"""What leaves the player worse off by more Prestige than this is not worth a thought."""
MOST_PLAYS: Final = 6


def turn(s: TalesOfGlory) -> int:
    """All play at the same time, so a round is a turn."""
    return s.round


def ideas(s: TalesOfGlory, decision: AnyDecision, options: list[int], usual: int) -> list[Idea]:
    """What is worth a thought, the policy's choice first; of what is alike the best alone."""
    player = s.players[decision.seat]
    prices = USUAL.prices_now(s)
    if isinstance(decision, (Select, CatchUp)):
        return ideas_of(usual, slot_results(s, player, options, prices), WORSE_SLOT)
    if isinstance(decision, TakeAction):
        found = ideas_of(usual, play_results(s, player, prices), WORSE_PLAY)
        return found[: 1 + MOST_PLAYS]
    if isinstance(decision, LayKey):
        return ideas_of(usual, chest_results(options, prices), WORSE_CHEST)
    return plain_ideas(options, usual)


def ideas_of(usual: int, results: list[TrialResult], worse: float) -> list[Idea]:
    """The policy's choice, then the others from the best on, as far as they are not much worse."""
    most = max([result.worth for result in results])
    found = [Idea(usual)]
    for result in sorted(results, key=worst_last):
        if result.option != usual and result.worth >= most - worse:
            found.append(Idea(result.option, result.worth - most))
    return found


def worst_last(result: TrialResult) -> float:
    """Sorts the best to the front."""
    return -result.worth


def slot_results(
    s: TalesOfGlory, player: Player, slots: list[int], prices: Prices
) -> list[TrialResult]:
    """Each slot by what its tile leaves the player with."""
    worths = slot_worths_with_denial(s, player, slots, prices)
    return [TrialResult(slot, worths[at]) for at, slot in enumerate(slots)]


def chest_results(chests: list[int], prices: Prices) -> list[TrialResult]:
    """Each chest by what opening it brings; of chests with the same gain the first."""
    found: list[TrialResult] = []
    seen: list[float] = []
    for chest in chests:
        worth = prices.opening[chest]
        if worth not in seen:
            seen.append(worth)
            found.append(TrialResult(chest, worth))
    return found


def play_results(s: TalesOfGlory, player: Player, prices: Prices) -> list[TrialResult]:
    """The plays of the tile, and the best play of each Quest, by what they leave the player with.

    In each cell only the better way to pay is worth a thought.
    """
    base = tally_of(s, player, prices)
    tried = TriedPlays(True)
    if player.taken == NO_TILE:
        tried.add(END, position_worth(base, prices))
    else:
        try_tile(base, player.taken, is_wild(s, player.slot), prices, tried)
        tried.add(DISCARD, discard_worth(base, prices))
    found = best_in_each_cell(tried.all)
    quests = TriedPlays(True)
    try_quests(s, player, prices, quests)
    for result in best_of_each_quest(quests.all):
        worth = result.worth
        if player.taken != NO_TILE:
            worth = worth_before_tile(s, player.seat, result.option, prices)
        found.append(TrialResult(result.option, worth))
    return found


def best_in_each_cell(results: list[TrialResult]) -> list[TrialResult]:
    """Of plays into the same cell, which differ in the payment alone, the best."""
    return best_of_each(results, [result.option % SPAN for result in results])


def best_of_each_quest(results: list[TrialResult]) -> list[TrialResult]:
    """Of the cells for the same Quest the best."""
    return best_of_each(results, [result.option // SPAN for result in results])


def best_of_each(results: list[TrialResult], kinds: list[int]) -> list[TrialResult]:
    """Of the results of each kind the best."""
    best: dict[int, TrialResult] = {}
    for at, result in enumerate(results):
        kind = kinds[at]
        if kind not in best or result.worth > best[kind].worth:
            best[kind] = result
    return list(best.values())
