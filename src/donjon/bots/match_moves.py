"""The choice of a bot in a match, its plan, and the review of a match."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from donjon.bots.bot import SeatedBot, choice_of
from donjon.bots.deadline import NO_DEADLINE, Deadline
from donjon.bots.find_bot import bot_named
from donjon.kernel.match.game import Game
from donjon.kernel.match.match import Match
from donjon.kernel.rules.chance import FastChance
from donjon.kernel.rules.suggestion import Suggestion
from donjon.kernel.scene import SuggestionScene

NOBODY: Final = -1
"""The seat number of a spectator, who knows what everybody knows."""


def choose_for(match: Match, seat: int, name: str, deadline: Deadline = NO_DEADLINE) -> int:
    """Let the named bot choose; the same position of the same match gives the same choice.

    Only a bot that thinks until the deadline may choose otherwise another time.

    `BotFault` if the bot raises an error or chooses an option that is not offered.
    """
    decision = match.decision(seat)
    assert decision is not None
    state, bot = match.state(), bot_named(name)
    bot.start(match.game, seat)
    chance = FastChance(bot_seed(match, seat, name))
    seed = match_seed(match, seat, name)
    seated = SeatedBot(bot, match.game, chance, match.policy(seat), seed, deadline)
    return choice_of(seated, state, decision, decision.options(state), match.journal(seat))


def suggest_plan(match: Match, seat: int) -> SuggestionScene | None:
    """The plan behind the next choice, made with the knowledge of the seat; None for none."""
    suggest = match.game.brain.suggest
    if suggest is None or match.decision(seat) is None:
        return None
    chance = FastChance(bot_seed(match, seat, "plan"))
    found = suggest(match.sample(seat, chance), seat)
    return None if found is None else draw_suggestion(match.game, found)


def review_match(match: Match) -> list[SuggestionScene]:
    """The best that each seat could have done, from what everybody may know."""
    review = match.game.brain.review
    if review is None:
        return []
    chance = FastChance(bot_seed(match, NOBODY, "review"))
    found = review(match.sample(NOBODY, chance))
    return [draw_suggestion(match.game, each) for each in found]


def draw_suggestion(game: Game, suggestion: Suggestion) -> SuggestionScene:
    """A suggestion laid out to be drawn, as its seat sees it."""
    scene = game.scene(suggestion.s, suggestion.seat)
    return SuggestionScene(suggestion.seat, suggestion.text, scene)


def bot_seed(match: Match, seat: int, name: str) -> int:
    """A seed for the chance of a bot; it reveals nothing of the chance of the match."""
    return seed_from(f"{match.seed}/{len(match.choices_made)}/{seat}/{name}")


def match_seed(match: Match, seat: int, name: str) -> int:
    """A seed for a bot that stays the same in this match; it reveals nothing either."""
    return seed_from(f"{match.seed}/{seat}/{name}")


def seed_from(words: str) -> int:
    """A seed that tells nothing of the words it is made from."""
    return int.from_bytes(blake2b(words.encode(), digest_size=12, person=b"donjon-bot").digest())
