"""A legal answer to a decision."""

from __future__ import annotations

import msgspec

from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal answer: a small int within its decision, a label, and what one clicks for it.

    `kind` is the name of its decision, and after a slash that of the action where the decision
    offers several; `cost` is what it costs as the rules count it: units, each with an amount.
    """

    id: int
    label: Message
    targets: list[str] = []
    kind: str = ""
    cost: list[tuple[str, int]] = []

    def text(self, lang: str = "en", names: list[str] | None = None) -> str:
        """The label in the reader's language."""
        return translate(self.label, lang, names)
