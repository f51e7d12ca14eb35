"""Clank!'s content as flat tables: cards, tokens, tracks.

A kind is a card of the list; every copy of it has a number of its own: first the dungeon cards,
then the reserve, then ten for each seat.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from donjon.games.clank.content.checks import read, sides
from donjon.games.clank.content.effect_operations import ArtifactLimitOp, HealOp, UnlockOp

FILE: Final = Path(__file__).parent / "clank.toml"
CONTENT: Final = read(FILE)
P: Final = CONTENT.game
CARDS: Final = CONTENT.cards
TOKENS: Final = CONTENT.tokens
BOARD: Final = sides(CONTENT)  # CL-0.2

HAND: Final[int] = P.hand_size  # CL-0.14
ROW: Final[int] = P.row_size  # CL-0.13
PRICE: Final[int] = P.market_price  # CL-9.1
MASTERY_VP: Final[int] = P.mastery_vp  # CL-17.1
GOLD_VP: Final[int] = P.gold_vp
CUBES: Final[int] = P.player_cubes  # CL-0.1
BLACK_CUBES: Final[int] = P.black_cubes  # CL-0.11
HEALTH: Final[int] = CONTENT.health_track.spaces  # CL-16.1
SEATS: Final[int] = P.players_max
START_CLANK: Final[list[int]] = CONTENT.setup.start_clank  # CL-0.16
RAGE: Final = bytes(CONTENT.rage_track.cubes)  # CL-15.3
LAST_RAGE: Final[int] = len(CONTENT.rage_track.cubes)
REMOVED: Final[list[int]] = [
    CONTENT.setup.artifacts_removed.get(str(seats), 0) for seats in range(SEATS + 1)
]  # CL-0.3
RAGE_START: Final[list[int]] = [
    CONTENT.setup.rage_start_space.get(str(seats), 0) for seats in range(SEATS + 1)
]  # CL-0.10

NONE: Final = 255
BLACK: Final[int] = SEATS

PLAIN: Final = 0
COMPANION: Final = 1
GEM: Final = 2
DEVICE: Final = 3
MONSTER: Final = 4
TYPES: Final = ["plain", "companion", "gem", "device", "monster"]

ANYWHERE: Final = 0
DEEP: Final = 1
CRYSTAL: Final = 2
PLACES: Final = ["any", "deep", "crystal"]

KINDS: Final[int] = len(CARDS)
CARD_IDS: Final[list[str]] = [card.id for card in CARDS]
TYPE: Final = bytes([TYPES.index(card.type) for card in CARDS])
WHERE: Final = bytes([PLACES.index(card.where) for card in CARDS])
SKILL_COST: Final = bytes([card.skill_cost for card in CARDS])
SWORDS_COST: Final = bytes([card.swords_cost for card in CARDS])
DRAGON: Final = bytes([card.dragon for card in CARDS])  # CL-R42
DANGER: Final = bytes([card.danger for card in CARDS])
SKILL: Final = bytes([card.skill for card in CARDS])
SWORDS: Final = bytes([card.swords for card in CARDS])  # CL-R41
BOOTS: Final = bytes([card.boots for card in CARDS])
GOLD: Final = bytes([card.gold for card in CARDS])
DRAW: Final = bytes([card.draw for card in CARDS])
CLANK: Final[list[int]] = [card.clank for card in CARDS]
VP: Final = bytes([card.vp for card in CARDS])

DUNGEON_KINDS: Final[list[int]] = [
    kind for kind, card in enumerate(CARDS) for _ in range(card.count) if card.set == "dungeon"
]
PILES: Final[list[int]] = [
    kind for kind, card in enumerate(CARDS) if card.set == "reserve" and card.type != "monster"
]
"""CL-0.12  The kinds of the reserve piles."""
PILE_COUNTS: Final[list[int]] = [CARDS[kind].count for kind in PILES]
RESERVE_KINDS: Final[list[int]] = [kind for kind in PILES for _ in range(CARDS[kind].count)]
STAYING_KINDS: Final[list[int]] = [
    kind for kind, card in enumerate(CARDS) if card.set == "reserve" and card.stays
]
"""CL-8.2  What stays in the reserve and is never taken."""
STARTER_KINDS: Final[list[int]] = [
    kind for kind, card in enumerate(CARDS) for _ in range(card.count) if card.set == "starter"
]

KIND: Final = bytes(DUNGEON_KINDS + RESERVE_KINDS + STAYING_KINDS + STARTER_KINDS * SEATS)
"""The kind of each single card."""
DUNGEON_CARDS: Final[int] = len(DUNGEON_KINDS)
PILE_FIRST: Final[list[int]] = [
    DUNGEON_CARDS + sum(PILE_COUNTS[:pile]) for pile in range(len(PILES))
]
STAYING: Final[list[int]] = [
    DUNGEON_CARDS + len(RESERVE_KINDS) + at for at in range(len(STAYING_KINDS))
]
STARTERS: Final[list[list[int]]] = [
    [
        DUNGEON_CARDS + len(RESERVE_KINDS) + len(STAYING) + seat * len(STARTER_KINDS) + at
        for at in range(len(STARTER_KINDS))
    ]
    for seat in range(SEATS)
]
LEAST_COST: Final[int] = min(
    [card.skill_cost for card in CARDS if card.set != "starter" and card.type != "monster"]
)
"""With less skill nothing can be acquired or used."""
NUMBER: Final[dict[str, int]] = {id: kind for kind, id in enumerate(CARD_IDS)}

DISCARD_FIRST: Final[list[int]] = [NUMBER[id] for id in CONTENT.defaults.discard]  # CL-20.9
BANISH_FIRST: Final[list[int]] = [NUMBER[id] for id in CONTENT.defaults.banish]  # CL-20.12

KEEP: Final = 0
POTION: Final = 1
INSTANT: Final = 2
MODES: Final = ["keep", "potion", "instant"]
SECRETS: Final[int] = len(TOKENS.secrets)
SECRET_IDS: Final[list[str]] = [secret.id for secret in TOKENS.secrets]
SECRET_MODE: Final = bytes([MODES.index(secret.mode) for secret in TOKENS.secrets])
SECRET_VP: Final = bytes([secret.vp for secret in TOKENS.secrets])
MAJORS: Final[list[int]] = [
    kind
    for kind, secret in enumerate(TOKENS.secrets)
    for _ in range(secret.count)
    if secret.level == "major"
]
MINORS: Final[list[int]] = [
    kind
    for kind, secret in enumerate(TOKENS.secrets)
    for _ in range(secret.count)
    if secret.level == "minor"
]
HEALS_ONLY: Final[list[bool]] = [
    secret.mode == "potion" and all(isinstance(op, HealOp) for op in secret.on_use)
    for secret in TOKENS.secrets
]
"""CL-13.8  Potions that do nothing but heal."""

POTIONS: Final[list[int]] = [
    kind for kind, secret in enumerate(TOKENS.secrets) if secret.mode == "potion"
]

ARTIFACTS: Final[int] = len(TOKENS.artifacts)
ARTIFACT_IDS: Final[list[str]] = [artifact.id for artifact in TOKENS.artifacts]
ARTIFACT_VP: Final = bytes([artifact.vp for artifact in TOKENS.artifacts])
IDOLS: Final[int] = TOKENS.idols.count
IDOL_VP: Final[int] = TOKENS.idols.vp  # CL-11.8

ITEMS: Final[int] = len(TOKENS.market)
ITEM_IDS: Final[list[str]] = [item.id for item in TOKENS.market]
ITEM_VP: Final = bytes([item.vp for item in TOKENS.market])
ITEM_COUNT: Final = bytes([item.count for item in TOKENS.market])
IS_CROWN: Final = bytes([item.stack == "crown" for item in TOKENS.market])
UNLOCKS: Final = bytes(
    [any(isinstance(passive, UnlockOp) for passive in item.passive) for item in TOKENS.market]
)
ROOM_FOR: Final = bytes(
    [
        sum(passive.n for passive in item.passive if isinstance(passive, ArtifactLimitOp))
        for item in TOKENS.market
    ]
)
"""CL-12.2  How many artifacts more each item lets one own."""
GOODS: Final[list[list[int]]] = [
    [at for at, item in enumerate(TOKENS.market) if (item.stack or item.id) == name]
    for name in dict.fromkeys([item.stack or item.id for item in TOKENS.market])
]
"""CL-9.2  What can be bought: a kind of item, or a stack from the top."""

NOTHING_HAPPENS: Final = 0
ATTACK: Final = 1
KNOCK_OUT_ALL: Final = 2
COUNTDOWN_KINDS: Final = ["none", "attack", "knock_out_all"]
COUNTDOWN: Final = bytes([COUNTDOWN_KINDS.index(space.effect) for space in CONTENT.countdown])
EXTRA: Final = bytes([space.extra_cubes for space in CONTENT.countdown])  # CL-18.4
LAST_COUNTDOWN: Final[int] = len(CONTENT.countdown)
