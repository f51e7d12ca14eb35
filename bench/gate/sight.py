"""What is shown: scenes, and what changes from one to the next."""

from __future__ import annotations

from typing import Final

from bench.gate.work import Work
from donjon import Game, Match
from donjon.kernel.rules.chance import FastChance
from donjon.kernel.scene import Scene
from donjon.table.feed.scene_patch import patch

SEATS: Final = 2
SEED: Final = "a seed for the gate"
NAMES: Final = ("Anna", "Bert")
EYES: Final = (0, 1, None)


def walked(game: Game, choices: int) -> Match:
    """A match of two, with a sealed seed as at a table, after so many random choices."""
    match, chance = Match(game, SEATS, SEED, None, [*NAMES], False), FastChance(1)
    while match.waiting and len(match.choices_made) < choices:
        seat = match.waiting[0]
        offered = match.choices(seat)
        match.play(seat, offered[chance.below(len(offered))])
    return match


class Scenes(Work):
    """The whole scene, for everybody's eyes, at several moments of a match.

    Where it goes `on`, everybody has seen the scene before the last choice; else nobody has seen
    any.
    """

    def __init__(self, game: Game, moments: int, apart: int, on: bool = True) -> None:
        whole = walked(game, moments * apart)
        self.on: Final = on
        self.choices: Final = whole.choices_made
        there = range(apart, len(whole.choices_made) + 1, apart)
        self.moments: Final = [
            whole.replayed_to(choices - 1, hashes_each_step=False) for choices in there
        ]
        self.fresh: list[Match] = []

    def ready(self) -> None:
        """A match keeps what it has drawn, so forks are looked at."""
        self.fresh = [match.fork() for match in self.moments]
        for match in self.fresh:
            if self.on:
                for eyes in EYES:
                    match.scene(eyes)
            seat, option = self.choices[len(match.choices_made)]
            match.play(seat, option)

    def do(self) -> int:
        for match in self.fresh:
            for eyes in EYES:
                match.scene(eyes)
        return len(self.fresh) * len(EYES)


class Patches(Work):
    """From each scene of a match to the next, for everybody's eyes."""

    def __init__(self, game: Game, choices: int) -> None:
        self.scenes: Final[list[list[Scene]]] = []
        whole = walked(game, choices)
        match = whole.restarted(hashes_each_step=False)
        for seat, option in whole.choices_made:
            match.play(seat, option)
            self.scenes.append([match.scene(eyes, len(match.choices_made) - 1) for eyes in EYES])

    def do(self) -> int:
        for before, after in zip(self.scenes, self.scenes[1:]):
            for old, new in zip(before, after):
                patch(old, new, old.seq, new.seq, 0)
        return (len(self.scenes) - 1) * len(EYES)
