"""The cache of the views of one match of Map Masters."""

from __future__ import annotations

from typing import final

from donjon.games.map_masters.model.finished_exploration import FinishedExploration
from donjon.games.map_masters.view.forms import ExploredView, View
from donjon.kernel.view.view_memory import ViewMemory


@final
class ExploredMemory(ViewMemory[View]):
    """The public view of a moment, and the view of the last finished exploration.

    `explored_view` belongs to `explored`, which the rules replace once a turn and never change.
    """

    def __init__(self) -> None:
        super().__init__()
        self.explored: FinishedExploration | None = None
        self.explored_view: ExploredView | None = None
