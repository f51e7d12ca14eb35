"""Bots: players that are programs. A bot is never given the true state of a match."""

from donjon.bots.bot import Bot, BotFault
from donjon.bots.find_bot import (
    ABSENT,
    LEVELS,
    POLICY,
    bot_named,
    bot_names,
    full_name,
    is_bot,
    is_quick,
    known_names,
    short_name,
)
from donjon.bots.knowledge import Knowledge

__all__ = [
    "ABSENT",
    "LEVELS",
    "POLICY",
    "Bot",
    "BotFault",
    "Knowledge",
    "bot_named",
    "bot_names",
    "full_name",
    "is_bot",
    "is_quick",
    "known_names",
    "short_name",
]
