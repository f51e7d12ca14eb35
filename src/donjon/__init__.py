"""Donjon: a table for dungeon-adventure board games, on one engine."""

from donjon.kernel.chance import FastChance, ScriptedChance, SealedChance
from donjon.kernel.choice import Choice
from donjon.kernel.errors import (
    BadContent,
    BadOptions,
    BadRecord,
    DonjonError,
    IllegalChoice,
    NotYourTurn,
    UndoRefused,
    UnknownGame,
)
from donjon.kernel.game import Game, Option, Result
from donjon.kernel.match import Match
from donjon.kernel.message import Message
from donjon.kernel.record import Record
from donjon.registry import all_games, game, replay

__version__ = "0.1.0"

__all__ = [
    "BadContent",
    "BadOptions",
    "BadRecord",
    "Choice",
    "DonjonError",
    "FastChance",
    "Game",
    "IllegalChoice",
    "Match",
    "Message",
    "NotYourTurn",
    "Option",
    "Record",
    "Result",
    "ScriptedChance",
    "SealedChance",
    "UndoRefused",
    "UnknownGame",
    "__version__",
    "all_games",
    "game",
    "replay",
]
