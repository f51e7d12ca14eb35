"""What cards and tokens say: the operations of the content file as effects, one to one."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.content import effect_operations as ops
from donjon.games.clank.content.tables import CARDS, NUMBER, PILES, TOKENS
from donjon.games.clank.model.effect import Effect
from donjon.games.clank.model.state import CardEffects
from donjon.games.clank.rules.banish_card import ANY_CARD, Banish
from donjon.games.clank.rules.dragon import AttackNow
from donjon.games.clank.rules.dungeon_row import ReplaceRow
from donjon.games.clank.rules.effects.chosen_or_paid import Choose, PayGold
from donjon.games.clank.rules.effects.conditional import CONDITIONS, If, PerClankAdded
from donjon.games.clank.rules.effects.immediate import (
    AdvanceRage,
    AllMakeNoise,
    DrawCards,
    GainBoots,
    GainGold,
    GainSkill,
    GainSwords,
    GainTeleport,
    GemDiscount,
    GoldBonus,
    Heal,
    IgnoreCrystal,
    IgnoreTunnelMonsters,
    MakeNoise,
    OthersMakeNoise,
    ReturnBlack,
    TakeReserve,
)
from donjon.games.clank.rules.secrets import TakeAdjacentSecret
from donjon.games.clank.rules.thief_cards import DiscardFor
from donjon.games.clank.words.effect_phrases import effect_phrase


def effect_of(op: ops.AnyOp, is_played: bool) -> Effect:
    """The effect of an operation; `is_played` if it stands in the text for playing the card."""
    if isinstance(op, ops.CountedOp):
        return counted(op)
    if isinstance(op, ops.IfOp):
        then = effects_of(op.then, is_played)
        return If(CONDITIONS.index(op.cond), is_played, then)
    if isinstance(op, ops.PerClankAddedOp):
        return PerClankAdded(effects_of(op.then, is_played))
    if isinstance(op, ops.DiscardForOp):
        return DiscardFor(effects_of(op.then, is_played))
    if isinstance(op, ops.PayGoldOp):
        return PayGold(op.n, effects_of(op.then, is_played))
    if isinstance(op, ops.ChooseOp):
        ways = [effects_of(option, is_played) for option in op.options]
        return Choose(ways, [effect_phrase(option) for option in op.options])
    if isinstance(op, ops.BanishOp):
        kind = ANY_CARD if op.filter == "any" else NUMBER[op.filter]
        return Banish(kind, op.window == "end")
    if isinstance(op, ops.TakeReserveOp):
        return TakeReserve(PILES.index(NUMBER[op.card]), op.n)
    return bare(op)


def counted(op: ops.CountedOp) -> Effect:
    """The effect of an operation whose only argument is a number."""
    if isinstance(op, ops.SkillOp):
        return GainSkill(op.n)
    if isinstance(op, ops.SwordsOp):
        return GainSwords(op.n)
    if isinstance(op, ops.BootsOp):
        return GainBoots(op.n)
    if isinstance(op, ops.GoldOp):
        return GainGold(op.n)
    if isinstance(op, ops.TeleportOp):
        return GainTeleport(op.n)
    if isinstance(op, ops.ClankOp):
        return MakeNoise(op.n)
    if isinstance(op, ops.ClankOthersOp):
        return OthersMakeNoise(op.n)
    if isinstance(op, ops.ClankAllOp):
        return AllMakeNoise(op.n)
    if isinstance(op, ops.DrawOp):
        return DrawCards(op.n)
    if isinstance(op, ops.HealOp):
        return Heal(op.n)
    if isinstance(op, ops.RageOp):
        return AdvanceRage(op.n)
    if isinstance(op, ops.ReturnBlackOp):
        return ReturnBlack(op.n)
    if isinstance(op, ops.GoldBonusOp):
        return GoldBonus(op.n)
    assert isinstance(op, ops.GemDiscountOp)
    return GemDiscount(op.n)


def bare(op: ops.Op) -> Effect:
    """The effect of an operation without arguments."""
    if isinstance(op, ops.AttackOp):
        return AttackNow()
    if isinstance(op, ops.IgnoreCrystalOp):
        return IgnoreCrystal()
    if isinstance(op, ops.IgnoreTunnelMonstersOp):
        return IgnoreTunnelMonsters()
    if isinstance(op, ops.ReplaceRowOp):
        return ReplaceRow()
    assert isinstance(op, ops.TakeAdjacentSecretOp)
    return TakeAdjacentSecret()


def effects_of(text: list[ops.AnyOp], is_played: bool = False) -> list[Effect]:
    """The effects of a text, in its order."""
    return [effect_of(op, is_played) for op in text]


BOOK: Final = CardEffects(
    play=[effects_of(card.play, True) for card in CARDS],
    acquire=[effects_of(card.acquire) for card in CARDS],
    use=[effects_of(card.use) for card in CARDS],
    defeat=[effects_of(card.defeat) for card in CARDS],
    arrive=[effects_of(card.arrive) for card in CARDS],
    secret_taken=[effects_of(secret.on_take) for secret in TOKENS.secrets],
    potion_used=[effects_of(secret.on_use) for secret in TOKENS.secrets],
    artifact_taken=[effects_of(artifact.on_take) for artifact in TOKENS.artifacts],
)


COUNTS_NOISE: Final = bytes(
    [any(isinstance(effect, PerClankAdded) for effect in text) for text in BOOK.play]
)
"""By kind of card: whether its text counts the noise of the turn."""
ASKS: Final = bytes([any(effect.is_asking() for effect in text) for text in BOOK.play])
"""By kind of card: whether playing it may ask something; others can be played by one click."""
