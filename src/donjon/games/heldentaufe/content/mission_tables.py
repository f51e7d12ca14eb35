"""Heldentaufe's missions as flat tables (5.6)."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.tables import (
    CONTENT,
    MONSTER_IDS,
    NONE,
    POTION_IDS,
    TILE_IDS,
    TOKEN_IDS,
)

MISSIONS: Final[int] = len(CONTENT.missions)
MISSION_IDS: Final[list[str]] = [mission.id for mission in CONTENT.missions]

DELIVERER: Final = 0
OBSERVER: Final = 1
THIEF: Final = 2
DISCOVERER: Final = 3
SLAYER: Final = 4
MISSION_KINDS: Final = ["deliverer", "observer", "thief", "discoverer", "slayer"]
MISSION_KIND: Final = bytes([MISSION_KINDS.index(mission.kind) for mission in CONTENT.missions])
IS_RED: Final = bytes([mission.colour == "red" for mission in CONTENT.missions])
RED_CARDS: Final[list[int]] = [card for card in range(MISSIONS) if IS_RED[card]]
BLUE_CARDS: Final[list[int]] = [card for card in range(MISSIONS) if not IS_RED[card]]
DISCOVERERS: Final[list[int]] = [
    card for card in range(MISSIONS) if MISSION_KIND[card] == DISCOVERER
]
SLAYER_OF: Final[list[int]] = [
    [mission.monster for mission in CONTENT.missions].index(id) for id in MONSTER_IDS
]
"""HT-6.19  The card of each monster."""

PLACE: Final = bytes(
    [
        TILE_IDS.index(mission.place) if mission.place in TILE_IDS else NONE
        for mission in CONTENT.missions
    ]
)
"""The kind of tile where a deliverer or an observer is completed."""


def token_of(word: str) -> int:
    """`sword:1` and `apple` as tokens; anything else is none."""
    name = word.replace(":", "")
    return TOKEN_IDS.index(name) if name in TOKEN_IDS else NONE


def tokens_of(words: list[str]) -> list[int]:
    """The equipment and food of a cost or reward."""
    return [token_of(word) for word in words if token_of(word) != NONE]


def teeth_of(words: list[str]) -> int:
    """`tooth:2` as 2."""
    return sum([int(word[6:]) for word in words if word.startswith("tooth:")])


def potion_of(words: list[str]) -> int:
    """`potion:healing` as its number."""
    for word in words:
        if word.startswith("potion:"):
            return POTION_IDS.index(word[7:])
    return NONE


COSTS: Final[list[list[str]]] = [mission.cost for mission in CONTENT.missions]
LATER_COSTS: Final[list[list[str]]] = [
    mission.alt_cost or mission.cost for mission in CONTENT.missions
]
"""HT-V.3, HT-R13  With the switch the campfire deliveries cost two food of a kind."""
COST_TOKENS: Final[list[list[list[int]]]] = [
    [tokens_of(cost) for cost in costs] for costs in (COSTS, LATER_COSTS)
]
COST_TEETH: Final[list[bytes]] = [
    bytes([teeth_of(cost) for cost in costs]) for costs in (COSTS, LATER_COSTS)
]
COST_POTION: Final = bytes([potion_of(cost) for cost in COSTS])

REWARDS: Final[list[list[str]]] = [
    mission.reward + mission.reward_choice for mission in CONTENT.missions
]
REWARD_TEETH: Final = bytes([teeth_of(reward) for reward in REWARDS])
REWARD_PIECE: Final = bytes([(tokens_of(reward) + [NONE])[0] for reward in REWARDS])
