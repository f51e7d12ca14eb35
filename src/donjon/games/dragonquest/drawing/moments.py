"""How the great moment of each kind of facts is drawn."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.drawing.chamber_moments import breath, dragon_wakes, throw
from donjon.games.dragonquest.drawing.danger_moments import (
    danger,
    demon_hunts,
    trap,
    venom,
    woken,
)
from donjon.games.dragonquest.drawing.fight_moments import fought
from donjon.games.dragonquest.drawing.hero_moments import death, escape, wall, wall_guess
from donjon.games.dragonquest.words.facts import (
    BreathFacts,
    ChamberFacts,
    DangerDiceFacts,
    DeathFacts,
    DemonFacts,
    DragonFacts,
    EscapeFacts,
    FightFacts,
    TrapFacts,
    VenomFacts,
    WallFacts,
    WallGuessFacts,
    WokenFacts,
)
from donjon.kernel.drawing.moments import Moments

MOMENTS: Final[Moments] = {
    WallGuessFacts: wall_guess,
    WallFacts: wall,
    DangerDiceFacts: danger,
    TrapFacts: trap,
    FightFacts: fought,
    WokenFacts: woken,
    VenomFacts: venom,
    DemonFacts: demon_hunts,
    ChamberFacts: throw,
    DragonFacts: dragon_wakes,
    BreathFacts: breath,
    DeathFacts: death,
    EscapeFacts: escape,
}
