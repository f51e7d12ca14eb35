"""Players that are programs. A bot never holds the true state of a match."""

from donjon.bots.bot import ABSENT, Bot, BotFault, Observer, bot_named, bot_names

__all__ = ["ABSENT", "Bot", "BotFault", "Observer", "bot_named", "bot_names"]
