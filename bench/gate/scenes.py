"""The work of drawing: full scenes, and patches from one scene to the next."""

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
VIEWERS: Final = (0, 1, None)


def match_after(game: Game, choices: int) -> Match:
    """A match of two, with a sealed seed as at a table, after `choices` random choices."""
    match, chance = Match(game, SEATS, SEED, None, [*NAMES], False), FastChance(1)
    while match.waiting and len(match.choices_made) < choices:
        seat = match.waiting[0]
        offered = match.choices(seat)
        match.play(seat, offered[chance.below(len(offered))])
    return match


class Scenes(Work):
    """Full scenes for every viewer, at several moments of a match.

    With `with_previous`, the scene before the last choice was drawn for every viewer, else none.
    """

    def __init__(
        self, game: Game, moments: int, choices_between: int, with_previous: bool = True
    ) -> None:
        whole = match_after(game, moments * choices_between)
        self.with_previous: Final = with_previous
        self.choices: Final = whole.choices_made
        counts = range(choices_between, len(whole.choices_made) + 1, choices_between)
        self.moments: Final = [
            whole.replayed_to(choices - 1, hashes_each_step=False) for choices in counts
        ]
        self.fresh: list[Match] = []

    def ready(self) -> None:
        """Fork the matches, since a match caches what it has drawn, and make one more choice."""
        self.fresh = [match.fork() for match in self.moments]
        for match in self.fresh:
            if self.with_previous:
                for viewer in VIEWERS:
                    match.scene(viewer)
            seat, option = self.choices[len(match.choices_made)]
            match.play(seat, option)

    def do(self) -> int:
        for match in self.fresh:
            for viewer in VIEWERS:
                match.scene(viewer)
        return len(self.fresh) * len(VIEWERS)


class Patches(Work):
    """Patches from each scene of a match to the next, for every viewer."""

    def __init__(self, game: Game, choices: int) -> None:
        self.scenes: Final[list[list[Scene]]] = []
        whole = match_after(game, choices)
        match = whole.restarted(hashes_each_step=False)
        for seat, option in whole.choices_made:
            match.play(seat, option)
            self.scenes.append(
                [match.scene(viewer, len(match.choices_made) - 1) for viewer in VIEWERS]
            )

    def do(self) -> int:
        for before, after in zip(self.scenes, self.scenes[1:]):
            for old, new in zip(before, after):
                patch(old, new, old.seq, new.seq, 0)
        return (len(self.scenes) - 1) * len(VIEWERS)
