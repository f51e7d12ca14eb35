"""Tales of Glory: what the bot reckons of a play is what the rules make of it."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.tales_of_glory.bot.best_play import TriedPlays, discard_worth, try_tile
from donjon.games.tales_of_glory.bot.policy import USUAL, policy
from donjon.games.tales_of_glory.bot.quest_play import after, try_quests
from donjon.games.tales_of_glory.bot.tally import tally_of
from donjon.games.tales_of_glory.bot.values import position_worth
from donjon.games.tales_of_glory.model.state import NO_TILE, TalesOfGlory
from donjon.games.tales_of_glory.rules.payment import is_wild
from donjon.games.tales_of_glory.rules.setup import start
from donjon.games.tales_of_glory.rules.turn_actions import DISCARD, END, TakeAction
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice
from tests.games.tales_of_glory.scenario import GAME


def tried_plays(s: TalesOfGlory, seat: int) -> TriedPlays:
    """Every play of the tile in hand and of each Quest, as the bot reckons it."""
    player, prices = s.players[seat], USUAL.prices_now(s)
    base, tried = tally_of(s, player, prices), TriedPlays(keeps_all=True)
    if player.taken != NO_TILE:
        try_tile(base, player.taken, is_wild(s, player.slot), prices, tried)
        tried.add(DISCARD, discard_worth(base, prices))
    try_quests(s, player, prices, tried)
    return tried


def worth_by_the_rules(s: TalesOfGlory, seat: int, option: int) -> float:
    """What the position is worth once the option was played on a copy of the table."""
    prices = USUAL.prices_now(s)
    then = after(s, seat, option, prices)
    return position_worth(tally_of(then, then.players[seat], prices), prices)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (5, {}), (3, {"quests": True}), (2, {"majority_needs_one": True, "quests": True})],
)
def test_every_play_is_reckoned_as_the_rules_do_it(seats: int, options: dict[str, object]) -> None:
    """TG-13.6, TG-14.4, TG-12.3  Keys, connectors, gains and the token, at every turn of a match,
    for all that may be played.
    """
    s = start(Setup(seats, GAME.check_options(options, seats), []), FastChance(21))
    offered = run_until_choice(s)
    compared = 0
    while offered:
        decision = first_decision(s)
        if isinstance(decision, TakeAction):
            found = tried_plays(s, decision.seat).all
            assert {result.option for result in found} == {*offered} - {END}
            for result in found:
                right = worth_by_the_rules(s, decision.seat, result.option)
                assert result.worth == pytest.approx(right, abs=1e-9)
                compared += 1
        apply_choice(s, decision, policy(s, decision, offered, FastChance(1)))
        offered = run_until_choice(s)
    assert compared > 80
