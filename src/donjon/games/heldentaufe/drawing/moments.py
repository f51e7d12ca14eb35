"""How the great moment of each kind of facts is drawn."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.drawing.command_moments import dice_decide, takes_command
from donjon.games.heldentaufe.drawing.defeat_moments import (
    hero_falls,
    hero_falls_to,
    monster_falls,
    wakes,
)
from donjon.games.heldentaufe.drawing.fight_moments import blow
from donjon.games.heldentaufe.drawing.way_moments import (
    chest,
    danger,
    found_tile,
    mission_done,
    theft,
    trap,
    treasure_die,
)
from donjon.games.heldentaufe.words.facts import (
    ChestFacts,
    CommandFacts,
    DangerFacts,
    DisputeFacts,
    FightFacts,
    HeroFallFacts,
    HeroFallToFacts,
    MissionFacts,
    MonsterFallFacts,
    TheftFacts,
    TileFacts,
    TrapFacts,
    TreasureFacts,
    WakingFacts,
)
from donjon.kernel.drawing.moments import Moments

MOMENTS: Final[Moments] = {
    TileFacts: found_tile,
    DangerFacts: danger,
    TrapFacts: trap,
    ChestFacts: chest,
    TreasureFacts: treasure_die,
    MissionFacts: mission_done,
    TheftFacts: theft,
    FightFacts: blow,
    MonsterFallFacts: monster_falls,
    HeroFallFacts: hero_falls,
    HeroFallToFacts: hero_falls_to,
    WakingFacts: wakes,
    DisputeFacts: dice_decide,
    CommandFacts: takes_command,
}
