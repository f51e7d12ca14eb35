"""Policies: a game's sensible choice for a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.state import State
from donjon.kernel.rules.step import AnyDecision

S = TypeVar("S", bound=State)
Policy = Callable[[S, AnyDecision, list[int], Chance], int]
"""From state, decision, options and a chance for ties to one of the options."""
