"""Donjon: a table for dungeon-adventure board games, on one engine."""

from donjon.kernel.match.game import Game
from donjon.kernel.match.match import Match
from donjon.kernel.match.record import Record
from donjon.kernel.rules.chance import FastChance, ScriptedChance, SealedChance
from donjon.kernel.rules.options import GameOption
from donjon.kernel.rules.result import Result
from donjon.kernel.scene import Choice
from donjon.kernel.words.errors import (
    BadContent,
    BadOptions,
    BadRecord,
    DonjonError,
    IllegalChoice,
    NotYourTurn,
    UndoRefused,
    UnknownGame,
)
from donjon.kernel.words.message import Message
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
    "GameOption",
    "IllegalChoice",
    "Match",
    "Message",
    "NotYourTurn",
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
