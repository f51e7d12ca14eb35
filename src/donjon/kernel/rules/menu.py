"""Menus: a decision whose options are made by a list of actions, one for each kind of deed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.rules.step import FREE, Cost, Decision, S

if TYPE_CHECKING:
    from donjon.kernel.words.message import Message

P = TypeVar("P")
"""What a game keeps for one seat: its thief, its hero, its player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Immutable, Generic[S, P]):
    """One kind of thing a player can do; its options are `base + n`.

    `span` is the distance between two numbers. An action may use several numbers in a row.
    """

    def __init__(self, number: int, span: int) -> None:
        self.base: Final = number * span

    def offer(self, s: S, player: P, options: list[int]) -> None:
        """Add the options that are possible now."""
        raise NotImplementedError

    def take(self, s: S, player: P, n: int) -> None:
        """Carry out the option `base + n`."""
        raise NotImplementedError

    def label(self, s: S, player: P, n: int) -> Message:
        """The option in words."""
        raise NotImplementedError

    def targets(self, s: S, player: P, n: int) -> list[str]:
        """What one picks for it on the table, in order; nothing means a button."""
        return []

    def cost(self, s: S, player: P, n: int) -> Cost:
        """What the option costs."""
        return FREE

    def name(self, s: S, player: P, n: int) -> str:
        """Which kind of thing the option is, for its style."""
        return type(self).__name__


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Decision[S], Generic[S, P]):
    """A decision whose options come from its actions, in their order."""

    def player(self, s: S) -> P:
        """The player whose decision this is."""
        raise NotImplementedError

    def actions(self) -> list[Action[S, P]]:
        """All actions, in the order in which their options are offered."""
        raise NotImplementedError

    def action_of(self, option: int) -> Action[S, P]:
        """The action that makes this option."""
        raise NotImplementedError

    def options(self, s: S) -> list[int]:
        player = self.player(s)
        options: list[int] = []
        for action in self.actions():
            action.offer(s, player, options)
        return options

    def choose(self, s: S, option: int) -> None:
        self.take(s, self.player(s), option)

    def take(self, s: S, player: P, option: int) -> None:
        """Carry out the option for this player; a bot tries it on a copy of its player."""
        action = self.action_of(option)
        action.take(s, player, option - action.base)

    def label(self, s: S, option: int) -> Message:
        action = self.action_of(option)
        return action.label(s, self.player(s), option - action.base)

    def targets(self, s: S, option: int) -> list[str]:
        action = self.action_of(option)
        return action.targets(s, self.player(s), option - action.base)

    def action(self, s: S, option: int) -> str:
        action = self.action_of(option)
        return action.name(s, self.player(s), option - action.base)

    def cost(self, s: S, option: int) -> Cost:
        action = self.action_of(option)
        return action.cost(s, self.player(s), option - action.base)
