"""Tales of Glory: when a bot plays its Quests, before a tile, after it, or later."""

from __future__ import annotations

from donjon.games.tales_of_glory.bot.best_play import (
    NO_OPTION,
    TrialResult,
    TriedPlays,
    best_chest,
    best_tile_play,
)
from donjon.games.tales_of_glory.bot.prices import Prices
from donjon.games.tales_of_glory.bot.tally import tally_of
from donjon.games.tales_of_glory.bot.tally_after_play import laid
from donjon.games.tales_of_glory.bot.values import likely_majorities, position_worth, quest_worth
from donjon.games.tales_of_glory.content.tables import COIN_COST
from donjon.games.tales_of_glory.model.clones import clone_player
from donjon.games.tales_of_glory.model.state import NO_TILE, Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.payment import NO_SURCHARGE, can_pay, potions_due
from donjon.games.tales_of_glory.rules.play_tile import end_step
from donjon.games.tales_of_glory.rules.player_zone import legal_cells
from donjon.games.tales_of_glory.rules.turn_actions import (
    DISCARD,
    END,
    FIRST_QUEST,
    PLAY_TILE,
    SPAN,
    TakeAction,
)
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice


def best_act_with_quests(s: TalesOfGlory, player: Player, prices: Prices) -> int:
    """The tile is played as well as can be, Quests before or after it when their time has come."""
    quest = best_quest_play(s, player, prices)
    if player.taken == NO_TILE:
        now = position_worth(tally_of(s, player, prices), prices)
        is_time = quest.option != NO_OPTION and quest.worth > now
        return quest.option if is_time else END
    tile = best_tile_play_before_quest(s, player.seat, prices)
    if quest.option == NO_OPTION:
        return tile.option
    is_first = worth_before_tile(s, player.seat, quest.option, prices) > tile.worth
    return quest.option if is_first else tile.option


def best_quest_play(s: TalesOfGlory, player: Player, prices: Prices) -> TrialResult:
    """The best that can be done with a Quest now; `NO_OPTION` if none can be played."""
    tried = TriedPlays()
    try_quests(s, player, prices, tried)
    return TrialResult(tried.best, tried.most)


def try_quests(s: TalesOfGlory, player: Player, prices: Prices, tried: TriedPlays) -> None:
    """Try each Quest that can be paid in every cell."""
    base = tally_of(s, player, prices)
    quests = base.quests
    for n in range(len(quests)):
        quest = quests[n]
        if can_pay(player, quest, NO_SURCHARGE):
            base.quests = quests[:n] + quests[n + 1 :]
            coins, potions = COIN_COST[quest], potions_due(player, quest, NO_SURCHARGE)
            for cell in legal_cells(player, quest):
                tally = laid(base, quest, cell, coins, potions, prices)
                tried.add((FIRST_QUEST + n) * SPAN + cell, position_worth(tally, prices))


def best_tile_play_before_quest(s: TalesOfGlory, seat: int, prices: Prices) -> TrialResult:
    """The best that can be done with the tile in hand when a Quest may follow it."""
    options: list[int] = []
    PLAY_TILE.offer(s, s.players[seat], options)
    options.append(DISCARD)
    tried = TriedPlays()
    for option in options:
        then = after(s, seat, option, prices)
        player = then.players[seat]
        worth = position_worth(tally_of(then, player, prices), prices)
        quest = best_quest_play(then, player, prices)
        if quest.option != NO_OPTION and quest.worth > worth:
            worth = quest.worth
        tried.add(option, worth)
    return TrialResult(tried.best, tried.most)


def worth_before_tile(s: TalesOfGlory, seat: int, quest: int, prices: Prices) -> float:
    """What the position is worth when a Quest is played and then the tile."""
    then = after(s, seat, quest, prices)
    player = then.players[seat]
    return best_tile_play(then, player, player.taken, player.slot, prices).worth


def trial_copy(s: TalesOfGlory, seat: int) -> TalesOfGlory:
    """A table with nothing owed, on which only this player may change: the others are shared."""
    players = s.players[:]
    players[seat] = clone_player(s.players[seat])
    twin = TalesOfGlory(s.chance, s.variant, players, [])
    twin.phase = s.phase
    twin.round = s.round
    twin.first = s.first
    twin.leader = s.leader
    twin.claim = s.claim
    return twin


def after(s: TalesOfGlory, seat: int, option: int, prices: Prices) -> TalesOfGlory:
    """The table aside after an option of step 2, all its Keys laid where they bring most."""
    twin = trial_copy(s, seat)
    player = twin.players[seat]
    TakeAction(seat).take(twin, player, option)
    end_step(twin, player)
    options = run_until_choice(twin)
    while options:
        apply_choice(twin, first_decision(twin), best_chest(options, prices))
        options = run_until_choice(twin)
    return twin


def worst_quest(s: TalesOfGlory, player: Player, options: list[int], prices: Prices) -> int:
    """The Quest that promises least."""
    tally = tally_of(s, player, prices)
    majorities = likely_majorities(tally, prices) * prices.majority_trust
    worst = options[0]
    least = quest_worth(tally, tally.quests[worst], prices, majorities)
    for option in options[1:]:
        worth = quest_worth(tally, tally.quests[option], prices, majorities)
        if worth < least:
            worst = option
            least = worth
    return worst
