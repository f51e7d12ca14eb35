"""From the facts of an event to its great moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from donjon.kernel.journal.facts import Facts
from donjon.kernel.scene.beat import Beat

Moments = dict[type[Facts], Callable[[Any], Beat]]
"""How the great moment of each kind of facts is drawn; each function gets facts of its kind."""
