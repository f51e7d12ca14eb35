"""What the rules say about each kind of thing on Map Masters' table."""

from __future__ import annotations

from typing import Final

from donjon.kernel.drawing.tips import about
from donjon.kernel.scene import Tip
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

THE_SHEET: Final = {
    **about("mm-tip-primary", "MM-10.3", ["sheet-primary"]),
    **about("mm-tip-secondary", "MM-12.4", ["sheet-secondary"]),
    **about("mm-tip-bonus", "MM-10.5", ["sheet-bonus"]),
    **about("mm-tip-exit", "MM-10.8", ["sheet-exit", "tick", "exits"]),
}
THE_DUNGEON: Final = {
    **about("mm-tip-cell", "MM-4.8", ["cell"], name=Message("mm-tip-cell-name")),
    **about("mm-tip-end", "MM-5.1", ["end"]),
    **about("mm-tip-node", "MM-5.4", ["node"], name=Message("mm-tip-node-name")),
    **about("mm-tip-pen", "MM-5.2", ["pawn"]),
    **about("mm-tip-circled", "MM-6.2", ["ring"]),
    **about("mm-tip-crossed", "MM-6.6", ["strike"]),
    **about("mm-tip-upper", "MM-8.1", ["legend:upper"]),
    **about("mm-tip-lower", "MM-8.2", ["legend:lower"]),
    **about("mm-tip-room", "MM-7.1", ["legend:room", "found-room"]),
}
BELONGINGS: Final = {
    **about("mm-tip-sword", "MM-6.8", ["fairy:0", "found-sword"]),
    **about("mm-tip-scroll", "MM-6.26", ["fairy:1", "found-scroll"]),
    **about("mm-tip-key", "MM-6.8", ["fairy:2", "found-key"]),
    **about("mm-tip-rope", "MM-6.8", ["fairy:3", "found-rope"]),
    **about("mm-tip-coins", "MM-12.7", ["coins"]),
    **about("mm-tip-books", "MM-14.1", ["books"]),
}
FOUND: Final = {
    **about("mm-tip-coin", "MM-6.7", ["found-coin"]),
    **about("mm-tip-barrel", "MM-6.7", ["found-barrel"]),
    **about("mm-tip-monster", "MM-6.14", ["found-monster"]),
    **about("mm-tip-padlock", "MM-6.15", ["found-padlock"]),
    **about("mm-tip-trap", "MM-6.17", ["found-trapdoor", "found-lava"]),
    **about("mm-tip-circle", "MM-6.25", ["found-circle"]),
    **about("mm-tip-recycle", "MM-11.3", ["found-recycle"]),
    **about("mm-tip-scissors", "MM-11.4", ["found-scissors"]),
    **about("mm-tip-stairs", "MM-8.4", ["found-stairs"]),
}
TIPS: Final[dict[Id, Tip]] = {**THE_SHEET, **THE_DUNGEON, **BELONGINGS, **FOUND}
"""Every tip by the kind of things that it is about."""
