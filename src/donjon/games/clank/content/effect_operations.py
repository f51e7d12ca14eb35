"""The effect vocabulary of Clank!'s content file: one form for each operation, and what it takes.

Structs stay interpreted; `rules/effects` has one step for each of them.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Op(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One operation of a card, a token or an item."""


class CountedOp(Op, frozen=True):
    """An operation with a number and nothing else."""

    n: int


class SkillOp(CountedOp, frozen=True, tag="skill"):
    """Skill for this turn."""


class SwordsOp(CountedOp, frozen=True, tag="swords"):
    """Swords for this turn."""


class BootsOp(CountedOp, frozen=True, tag="boots"):
    """Boots for this turn."""


class GoldOp(CountedOp, frozen=True, tag="gold"):
    """One gain of gold."""


class ClankOp(CountedOp, frozen=True, tag="clank"):
    """Cubes of the thief; a negative number takes them back."""


class ClankOthersOp(CountedOp, frozen=True, tag="clank_others"):
    """Cubes of every other thief."""


class ClankAllOp(CountedOp, frozen=True, tag="clank_all"):
    """Cubes of every thief."""


class DrawOp(CountedOp, frozen=True, tag="draw"):
    """Cards to draw."""


class HealOp(CountedOp, frozen=True, tag="heal"):
    """Damage that is healed."""


class TeleportOp(CountedOp, frozen=True, tag="teleport"):
    """Teleports for this turn."""


class RageOp(CountedOp, frozen=True, tag="rage"):
    """Spaces on the rage track."""


class ReturnBlackOp(CountedOp, frozen=True, tag="return_black"):
    """Black cubes that go back into the bag."""


class GoldBonusOp(CountedOp, frozen=True, tag="gold_bonus"):
    """More gold for every gain of this turn."""


class GemDiscountOp(CountedOp, frozen=True, tag="gem_discount"):
    """Less skill for gems in this turn."""


class AttackOp(Op, frozen=True, tag="attack"):
    """The dragon attacks now."""


class IgnoreCrystalOp(Op, frozen=True, tag="ignore_crystal"):
    """No exhaustion in this turn."""


class IgnoreTunnelMonstersOp(Op, frozen=True, tag="ignore_tunnel_monsters"):
    """No tunnel monsters in this turn."""


class ReplaceRowOp(Op, frozen=True, tag="replace_row"):
    """One card of the row is replaced."""


class TakeAdjacentSecretOp(Op, frozen=True, tag="take_adjacent_secret"):
    """A secret of a room next to the thief's."""


class BanishOp(Op, frozen=True, tag="banish"):
    """A banish that is owed from now on."""

    filter: str
    window: Literal["turn", "end"]


class TakeReserveOp(Op, frozen=True, tag="take_reserve"):
    """Up to n cards of a reserve pile."""

    n: int
    card: str


class DiscardForOp(Op, frozen=True, tag="discard_for"):
    """A card of the hand for something else."""

    then: list[AnyOp]


class ChooseOp(Op, frozen=True, tag="choose"):
    """Exactly one of these."""

    options: list[list[AnyOp]]


class PayGoldOp(Op, frozen=True, tag="pay_gold"):
    """Gold for something else."""

    n: int
    then: list[AnyOp]


class IfOp(Op, frozen=True, tag="if"):
    """Once in this turn, as soon as the condition holds."""

    cond: Literal["has_artifact", "has_crown", "has_idol", "other_companion"]
    then: list[AnyOp]


class PerClankAddedOp(Op, frozen=True, tag="per_clank_added"):
    """Once for each cube that the thief adds in this turn."""

    then: list[AnyOp]


AnyOp = (
    SkillOp | SwordsOp | BootsOp | GoldOp | ClankOp | ClankOthersOp | ClankAllOp | DrawOp
    | HealOp | TeleportOp | RageOp | ReturnBlackOp | GoldBonusOp | GemDiscountOp | AttackOp
    | IgnoreCrystalOp | IgnoreTunnelMonstersOp | ReplaceRowOp | TakeAdjacentSecretOp | BanishOp
    | TakeReserveOp | DiscardForOp | ChooseOp | PayGoldOp | IfOp | PerClankAddedOp
)  # fmt: skip


class UnlockOp(Op, frozen=True, tag="unlock"):
    """While it is owned: locked tunnels are open."""


class ArtifactLimitOp(CountedOp, frozen=True, tag="artifact_limit"):
    """While it is owned: `n` more artifacts may be carried."""


Passive = UnlockOp | ArtifactLimitOp
