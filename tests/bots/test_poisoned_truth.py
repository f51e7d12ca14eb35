"""Bots choose the same when everything hidden in the true state is poison."""

from __future__ import annotations

from collections import Counter

import pytest

import donjon
from donjon import FastChance
from donjon.bots import Bot, Knowledge, bot_named
from donjon.bots.bot import BotFault, SeatedBot, choice_of
from donjon.bots.self_play import play_match
from donjon.conformance.size import COMPILED, size
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.hidden import Hand, OutOfPlay, Pile
from donjon.kernel.rules.state import State
from donjon.registry import OWN
from tests.bots.poison import NO_THING, PoisonRead, give_back, poison
from tests.bots.positions import Position, positions, spread

DECISIONS = size(2, 200)  # of each game, at which a search thinks without the truth
SEARCH = "search:worlds=8"
WITHOUT_CARDS = ("dragonquest",)

pytestmark = pytest.mark.both


class WithoutTruth(Bot):
    """Lets another bot choose while everything hidden in the true state is poison."""

    def __init__(self, bot: Bot, truth: State, taken: Counter[str]) -> None:
        self.bot = bot
        self.truth = truth
        self.taken = taken

    def start(self, game: donjon.Game, seat: int) -> None:
        self.bot.start(game, seat)

    def choose(self, known: Knowledge) -> int:
        taken = poison(self.truth)
        self.taken["poisoned places"] += len(taken)
        self.taken["decisions without the truth"] += 1
        try:
            return int(self.bot.choose(known))
        finally:
            give_back(taken)


@pytest.mark.parametrize("name", [name for name in OWN if COMPILED or name != "map_masters"])
def test_a_bot_plays_the_same_match_without_the_truth(name: str, counts: Counter[str]) -> None:
    """Whole matches: what a bot remembers comes from what it was given, too."""
    game = donjon.game(name)
    bot = SEARCH if name == "tales_of_glory" else "level2"
    scores: list[list[int]] = []
    for is_poisoned in (False, True):
        state = game.new_state(2, game.check_options({}, 2), FastChance(8))
        bots: list[Bot] = [bot_named(bot), bot_named("level1")]
        if is_poisoned:
            bots = [WithoutTruth(each, state, counts) for each in bots]
        play_match(game, state, bots, [FastChance(1), FastChance(2)])
        scores.append(game.rules.result(state).scores)
    assert scores[0] == scores[1]
    assert counts["poisoned places"] > 10


@pytest.mark.parametrize("name", OWN)
def test_a_search_chooses_the_same_without_the_truth(name: str, counts: Counter[str]) -> None:
    """Where it has something to think about, and where something is hidden from it."""
    found = positions(name)
    for position in spread(found.with_ideas, DECISIONS) + spread(found.in_the_dark, DECISIONS):
        truth = position.truth()
        chosen = choice_in(position, truth, bot_named(SEARCH))
        again = choice_in(position, truth, WithoutTruth(bot_named(SEARCH), truth, counts))
        assert again == chosen
    assert counts["decisions without the truth"] > DECISIONS
    assert counts["poisoned places"] > 0


def choice_in(position: Position, truth: State, bot: Bot) -> int:
    """What a bot chooses as in a match: it is given what its seat may know of the truth."""
    game, decision = position.match.game, position.match.decision(position.seat)
    assert decision is not None
    policy = game.brain.policy_for_match()
    seated = SeatedBot(bot, game, FastChance(5), policy, 3)
    return choice_of(seated, truth, decision, decision.options(truth), [])


class Cheat(Bot):
    """Looks into a hidden place of the true state before it chooses."""

    def __init__(self, truth: State, at: int) -> None:
        self.truth = truth
        self.at = at

    def choose(self, known: Knowledge) -> int:
        seen = self.truth.hidden_places()[self.at].items()
        assert seen[0] < NO_THING
        return known.options[0]


@pytest.mark.parametrize("name", OWN)
def test_a_bot_that_looks_at_the_truth_fails(name: str, counts: Counter[str]) -> None:
    """In every hidden place; what was poisoned is whole again afterwards."""
    for position in positions(name).in_the_dark:
        truth = position.truth()
        before = contents(truth)
        for at, place in enumerate(truth.hidden_places()):
            if place.items() and not isinstance(place, OutOfPlay):
                cheat = Cheat(truth, at)
                choice_in(position, truth, cheat)
                with pytest.raises(BotFault):
                    choice_in(position, truth, WithoutTruth(cheat, truth, counts))
                counts["cheats caught"] += 1
        assert contents(truth) == before
    assert counts["cheats caught"] > 0


@pytest.mark.parametrize("name", [name for name in OWN if name not in WITHOUT_CARDS])
def test_poisoned_cards_cannot_be_used(name: str, counts: Counter[str]) -> None:
    """Compiled neither: there they are no numbers."""
    for position in positions(name).in_the_dark:
        for taken in poison(position.truth()):
            cards = taken.holder
            if isinstance(cards, Pile | Hand) and cards.size() > 0:
                with pytest.raises((PoisonRead, TypeError)):
                    assert first_card(cards) < NO_THING
                counts["cards that could not be used"] += 1
    assert counts["cards that could not be used"] > 0


class Foreteller(Bot):
    """Looks at the next number of the true chance before it chooses."""

    def __init__(self, truth: State) -> None:
        self.truth = truth

    def choose(self, known: Knowledge) -> int:
        return known.options[self.truth.chance.clone().below(len(known.options))]


@pytest.mark.parametrize("name", OWN)
def test_a_bot_that_foretells_the_dice_fails(name: str, counts: Counter[str]) -> None:
    for position in positions(name).with_ideas:
        truth = position.truth()
        choice_in(position, truth, Foreteller(truth))
        with pytest.raises(BotFault):
            choice_in(position, truth, WithoutTruth(Foreteller(truth), truth, counts))
        counts["cheats caught"] += 1
    assert counts["cheats caught"] > 0


def first_card(cards: Pile | Hand) -> int:
    """The card that the rules would draw; of a hand, the place of a card in it."""
    return cards.draw_unseen() if isinstance(cards, Pile) else int(cards.remove(0))
