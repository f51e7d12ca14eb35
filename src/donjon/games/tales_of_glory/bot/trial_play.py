"""Tales of Glory: the worth of a play, tried on a copy of the player who makes it."""

from __future__ import annotations

from typing import Final, final

from donjon.games.tales_of_glory.bot.values import PRICES, chest_worth, position_worth
from donjon.games.tales_of_glory.content.tables import ROUNDS
from donjon.games.tales_of_glory.model.clones import clone_player
from donjon.games.tales_of_glory.model.state import Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.play_tile import end_step
from donjon.games.tales_of_glory.rules.turn_actions import (
    DISCARD,
    PLAY_QUEST,
    PLAY_TILE,
    TakeAction,
)
from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice

NO_OPTION: Final = -1


@final
class TrialResult(Immutable):
    """An option of step 2 and what the position is worth after it."""

    def __init__(self, option: int, worth: float) -> None:
        self.option: Final = option
        self.worth: Final = worth


def trial_copy(s: TalesOfGlory, seat: int) -> TalesOfGlory:
    """A copy with nothing owed, in which only this player may change: the others are shared."""
    players = s.players[:]
    players[seat] = clone_player(s.players[seat])
    twin = TalesOfGlory(s.chance, s.variant, players, [])
    twin.round = s.round
    twin.first = s.first
    twin.leader = s.leader
    twin.claim = s.claim
    return twin


def with_tile(s: TalesOfGlory, seat: int, tile: int, slot: int) -> TalesOfGlory:
    """A trial copy in which the player holds this tile."""
    twin = trial_copy(s, seat)
    twin.players[seat].taken = tile
    twin.players[seat].slot = slot
    return twin


def after(s: TalesOfGlory, seat: int, option: int) -> TalesOfGlory:
    """A trial copy after an option of step 2, with all its Keys laid."""
    twin = trial_copy(s, seat)
    player = twin.players[seat]
    TakeAction(seat).take(twin, player, option)
    end_step(twin, player)
    lay_keys(twin, player)
    return twin


def lay_keys(s: TalesOfGlory, player: Player) -> None:
    """Do all that is owed, and lay each Key where it brings most."""
    options = run_until_choice(s)
    while options:
        apply_choice(s, first_decision(s), best_chest(s, player, options))
        options = run_until_choice(s)


def best_chest(s: TalesOfGlory, player: Player, chests: list[int]) -> int:
    """The chest that brings most."""
    prices = PRICES[ROUNDS - s.round]
    best = chests[0]
    most = chest_worth(best, player, prices)
    for chest in chests:
        worth = chest_worth(chest, player, prices)
        if worth > most:
            most = worth
            best = chest
    return best


def best_trial(s: TalesOfGlory, seat: int, options: list[int]) -> TrialResult:
    """The option after which the position is worth most."""
    best = NO_OPTION
    most = 0.0
    for option in options:
        worth = position_worth(s, after(s, seat, option).players[seat])
        if best == NO_OPTION or worth > most:
            most = worth
            best = option
    return TrialResult(best, most)


def best_tile_play(s: TalesOfGlory, seat: int) -> TrialResult:
    """The best play of the tile in hand."""
    return best_trial(s, seat, tile_options(s, seat))


def best_quest_play(s: TalesOfGlory, seat: int) -> TrialResult:
    """The best play of a Quest now, or None if no Quest can be played."""
    options: list[int] = []
    PLAY_QUEST.offer(s, s.players[seat], options)
    return best_trial(s, seat, options)


def tile_options(s: TalesOfGlory, seat: int) -> list[int]:
    """All options for the tile in hand."""
    options: list[int] = []
    PLAY_TILE.offer(s, s.players[seat], options)
    options.append(DISCARD)
    return options


def best_tile_play_before_quest(s: TalesOfGlory, seat: int) -> TrialResult:
    """The best play of the tile in hand when a Quest may follow it."""
    best = NO_OPTION
    most = 0.0
    for option in tile_options(s, seat):
        then = after(s, seat, option)
        worth = position_worth(then, then.players[seat])
        quest = best_quest_play(then, seat)
        if quest.option != NO_OPTION and quest.worth > worth:
            worth = quest.worth
        if best == NO_OPTION or worth > most:
            most = worth
            best = option
    return TrialResult(best, most)
