"""What must hold in the file of figures, objectives and spellbooks beyond its form."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from donjon.games.map_masters.content.objectives import OBJECTIVE_IDS
from donjon.games.map_masters.content.schema import Content
from donjon.games.map_masters.content.spellbooks import SPELLS
from donjon.kernel.content import load, wrong

OBJECTIVE_CARDS: Final = 27


def read_box(path: Path) -> Content:
    """The file's content, checked as far as its own kinds cannot."""
    content = load(path, Content)
    ids = [objective.id for objective in content.objectives]
    if ids != OBJECTIVE_IDS:
        raise wrong(path, "objectives", "id", f"expected {', '.join(OBJECTIVE_IDS)}")
    cards = sum([each.cards + each.hourglasses for each in content.objectives])
    if cards != OBJECTIVE_CARDS:
        raise wrong(path, "objectives", "cards", f"{cards} in all instead of {OBJECTIVE_CARDS}")
    check_spellbooks(path, content)
    if len(content.game.time_bonus) != content.game.turns:
        raise wrong(path, "game", "time_bonus", "not one for each turn")
    return content


def check_spellbooks(path: Path, content: Content) -> None:
    """MM-14.6  Seventeen, numbered; those of the paths come first."""
    ids = [book.id for book in content.spellbooks]
    if ids != [f"SB-{number}" for number in range(1, SPELLS + 1)]:
        raise wrong(path, "spellbooks", "id", f"not SB-1 to SB-{SPELLS}")
    phases = [book.phase for book in content.spellbooks]
    expected = ["exploration"] * 11 + ["market"] * 2 + ["hand"] + ["reset"] * 3
    if phases != expected:
        raise wrong(path, "spellbooks", "phase", f"expected {expected}")
