"""Players that are programs. A bot never holds the true state of a match."""

from donjon.bots.bot import Bot, Observer, bot, bot_names

__all__ = ["Bot", "Observer", "bot", "bot_names"]
