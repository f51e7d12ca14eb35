"""Worlds: ways in which a match could go on, dealt from what a seat knows and played on."""

from __future__ import annotations

from typing import Final, final

from donjon.bots.search.ending import Ending, ending_of
from donjon.bots.search.sheet_labels import SheetLabels
from donjon.bots.search.style_value import StyleValue
from donjon.kernel.match.game import Game
from donjon.kernel.rules.chance import FastChance
from donjon.kernel.rules.foreseen import Foreseen
from donjon.kernel.rules.idea import LET_GO, Controller, Idea, Turn
from donjon.kernel.rules.state import (
    State,
    apply_choice,
    first_decision,
    next_decision,
    run_until_choice,
    sample_undecided,
)
from donjon.kernel.rules.step import AnyDecision

WORD: Final = 0xFFFFFFFF
NO_TURN: Final = 0
FOR_POLICIES: Final = 1 << 24
"""Stands in for a turn in the seed of the chance that policies draw from."""


@final
class World:
    """One way in which the hidden things could lie, and the seed of all chance to come."""

    def __init__(self, s: State, seed: int) -> None:
        self.s: Final = s
        self.seed: Final = seed


@final
class Worlds:
    """The worlds of one thought, in a fixed order, and how ideas do in them.

    Every idea is played in the same worlds. At every turn a world takes a new source of chance, so
    that two ideas meet the same chance even if one of them drew more numbers before. `seed` is the
    same at all decisions of a match: the thoughts of one turn begin from the same numbers.
    `style_value` values what a style counts besides the result, and `added_by_style` is its value
    in the world that was played last.
    """

    def __init__(
        self,
        game: Game,
        s: State,
        decision: AnyDecision,
        seed: int,
        style_value: StyleValue | None = None,
    ) -> None:
        brain, rules = game.brain, game.rules
        self.brain: Final = brain
        self.s: Final = s
        self.decision: Final = decision
        self.seat: Final = decision.seat
        self.turn: Final = brain.turn
        self.first_turn: Final = turn_of(brain.turn, s)
        self.seed: Final = mixed(seed, self.first_turn)
        self.foresee: Final = brain.foresee
        self.evaluate: Final = brain.evaluate
        self.horizon: Final = brain.advice.horizon
        self.result: Final = rules.result
        self.most_choices: Final = game.most_choices
        self.labels: Final = SheetLabels()
        self.style_value: Final = style_value
        self.dealt: list[World] = []
        self.played = 0
        self.added_by_style = 0.0

    def world(self, number: int) -> World:
        """The world with this number; it is dealt when it is first needed."""
        while len(self.dealt) <= number:
            seed = mixed(self.seed, len(self.dealt))
            s = sample_undecided(self.s, self.seat, FastChance(seed))
            self.dealt.append(World(s, seed))
        return self.dealt[number]

    def after(self, world: World, option: int) -> State:
        """How a world looks right after an option was chosen."""
        s = world.s.clone()
        s.chance = FastChance(mixed(world.seed, self.first_turn))
        apply_choice(s, self.decision, option)
        return s

    def play(self, number: int, idea: Idea) -> Ending:
        """How the match ends in a world in which the seat follows an idea.

        A game that foresees its end is played only until it does. A game with a horizon is played
        on for that many turns and then judged.
        """
        world = self.world(number)
        s = self.after(world, idea.option)
        self.played += 1
        style_value = self.style_value
        if style_value is None:
            return self.play_on(s, world.seed, idea.controller)
        style_value.begin(self.first_turn)
        ending = self.play_on(s, world.seed, idea.controller)
        self.added_by_style = style_value.value(s, ending)
        return ending

    def play_on(self, s: State, seed: int, controller: Controller | None) -> Ending:
        """Let everybody follow the policy to the end, and the seat its controller before that."""
        turn = self.first_turn
        last = turn + self.horizon
        chance = FastChance(mixed(seed, FOR_POLICIES))
        policy = self.brain.policy_for_world()
        made = 0
        style_value = self.style_value
        options = run_until_choice(s)
        while options:
            foreseen: Foreseen | None = None
            if self.foresee is not None:
                foreseen = self.foresee(s, self.seat)
            if foreseen is not None:
                return Ending(foreseen.chance, foreseen.result, False)
            now = turn_of(self.turn, s)
            if now != turn:
                if self.evaluate is not None and last <= now and self.horizon > 0:
                    return Ending(self.evaluate(s, self.seat), self.result(s), False)
                turn = now
                s.chance = FastChance(mixed(seed, turn))
            decision = next_decision(s)
            if decision is not first_decision(s):
                options = decision.options(s)
            option = LET_GO
            if style_value is not None and decision.seat == self.seat:
                style_value.watch(s, turn)
            if controller is not None and decision.seat == self.seat:
                option = controller.choose(s, decision, options)
                if option == LET_GO:
                    controller = None
            if option == LET_GO:
                option = policy(s, decision, options, chance)
            apply_choice(s, decision, option)
            made += 1
            if made > self.most_choices:
                raise RuntimeError(f"a world did not end after {made} choices")
            options = run_until_choice(s)
        return ending_of(self.result(s), self.seat)


def turn_of(turn: Turn | None, s: State) -> int:
    """The number of the turn; always the same in a game that does not tell."""
    return NO_TURN if turn is None else turn(s)


def mixed(seed: int, number: int) -> int:
    """Another seed for each number: 96 bits, since FastChance uses as many."""
    word = ((number + 1) * 0x9E3779B1) & WORD
    return seed ^ word ^ (word << 37) ^ (word << 64)
