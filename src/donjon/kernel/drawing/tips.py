"""What the tips of all games have in common."""

from __future__ import annotations

from donjon.kernel.scene import Tip
from donjon.kernel.words.ids import Icon, Id, Text
from donjon.kernel.words.message import Message


def about(
    text: str, rule: str, keys: list[Id], icon: Icon | None = None, name: Text | None = None
) -> dict[Id, Tip]:
    """The same tip under several keys: ids, faces or kinds of things."""
    return dict.fromkeys(keys, Tip(Message(text), rule, name, icon))
