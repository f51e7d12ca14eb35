"""One character for each icon, and the characters of marks."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

GLYPHS: Final = {
    "anticlockwise-rotation": "↶",
    "barrel": "◙",
    "big-egg": "◯",
    "boot-prints": "⇈",
    "brick-wall": "▒",
    "broadhead-arrow": "→",
    "broadsword": "†",
    "broken-heart": "♡",
    "campfire": "♨",
    "card-draw": "▥",
    "cave-entrance": "∩",
    "check-mark": "✓",
    "cowled": "☺",
    "crossed-bones": "♥",
    "crossed-swords": "⚔",
    "crowned-skull": "☠",
    "crystal-cluster": "✧",
    "cut-diamond": "♦",
    "daemon-skull": "☠",
    "death-skull": "☠",
    "doorway": "∩",
    "double-fish": "∝",
    "encirclement": "⊞",
    "exit-door": "»",
    "fairy": "✿",
    "fish-monster": "Ψ",
    "flying-flag": "⚑",
    "gooey-daemon": "Ω",
    "health-potion": "♁",
    "hearts": "♥",
    "help": "?",
    "high-grass": "„",
    "hole": "▼",
    "hourglass": "⧗",
    "imp": "Ψ",
    "imp-laugh": "ψ",
    "key": "⚷",
    "knapsack": "⊞",
    "laurels": "♔",
    "lava": "≈",
    "locked-chest": "▣",
    "magic-palm": "✶",
    "magic-portal": "◎",
    "magic-potion": "♁",
    "magic-swirl": "@",
    "monster-grasp": "Ω",
    "open-chest": "▤",
    "open-treasure-chest": "❖",
    "padlock": "▣",
    "pentagram-rose": "✪",
    "pine-tree": "♣",
    "poison-gas": "≈",
    "portal": "◎",
    "position-marker": "◊",
    "potion-of-madness": "♁",
    "queen-crown": "♛",
    "raise-skeleton": "☠",
    "recycle": "↻",
    "ring": "⊚",
    "ringing-bell": "♪",
    "rope-coil": "§",
    "round-potion": "♁",
    "round-star": "★",
    "saber-tooth": "▾",
    "sands-of-time": "⧗",
    "scissors": "✂",
    "scroll-unfurled": "¶",
    "semi-closed-eye": "◉",
    "shiny-apple": "●",
    "skeleton-key": "⚷",
    "spider-alt": "✱",
    "spiked-dragon-head": "♞",
    "stairs": "≡",
    "stone-path": "═",
    "stone-tower": "♜",
    "sun": "☼",
    "sunset": "◒",
    "super-mushroom": "♠",
    "tied-scroll": "¶",
    "two-coins": "¤",
    "vintage-robot": "⌬",
    "visored-helm": "♟",
    "walking-boot": "↟",
}

MARKS: Final = {
    "tick": "✓",
    "cross": "✗",
    "strike": "–",
    "ring": "○",
    "dot": "•",
    "brick": "▒",
    "x": "✗",
}


def glyph(icon: str, name: str = "") -> str:
    """The icon's character; else the first two letters of its name."""
    return GLYPHS.get(icon) or (name or icon)[:2]


def fit(text: str, width: int) -> str:
    """The text centred in `width` columns, cut when it is longer."""
    while cell_len(text) > width:
        text = text[:-1]
    left = (width - cell_len(text)) // 2
    return " " * left + text + " " * (width - cell_len(text) - left)
