"""What the views of one match share, so that it is worked out once for all viewers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

S = TypeVar("S")
T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class ViewMemory(Generic[T]):
    """What all viewers of the present moment see alike; built when somebody first looks.

    It belongs to a match and never to a state, so no copy of a state leads to what another
    seat knows. The match calls `forget_moment` whenever its state changes. A game that keeps
    more than one moment's worth makes a subclass.
    """

    def __init__(self) -> None:
        self._shared: T | None = None

    def shared(self, look: Callable[[S], T], s: S) -> T:
        """The result of `look` for the present moment; it is called once for each moment."""
        found = self._shared
        if found is None:
            found = self._shared = look(s)
        return found

    def forget_moment(self) -> None:
        """Forget what all viewers see alike: the state has changed."""
        self._shared = None
