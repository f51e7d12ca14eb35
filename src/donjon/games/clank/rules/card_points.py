"""Clank! 4.19: cards whose points follow a rule."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.content.schema import CardEntry, KindsAtLeast, PerCard, PerGold, WithMastery
from donjon.games.clank.content.tables import CARDS, KIND, NONE, NUMBER, SECRET_IDS
from donjon.games.clank.model.state import Thief
from donjon.kernel.rules.immutable import Immutable

IDOL: Final = NONE


class PointsRule(Immutable):
    """CL-19.4  What a card is worth to its owner."""

    def points(self, thief: Thief, cards: list[int]) -> int:
        """The points of the card; `cards` are all that its owner has."""
        raise NotImplementedError


@final
class PointsPerCard(PointsRule):
    """CL-19.4  Points for each card of a kind."""

    def __init__(self, kind: int, each: int) -> None:
        self.kind: Final = kind
        self.each: Final = each

    def points(self, thief: Thief, cards: list[int]) -> int:
        return self.each * len([card for card in cards if KIND[card] == self.kind])


@final
class PointsPerGold(PointsRule):
    """CL-19.4  Points for each full heap of gold."""

    def __init__(self, step: int, each: int) -> None:
        self.step: Final = step
        self.each: Final = each

    def points(self, thief: Thief, cards: list[int]) -> int:
        return thief.gold // self.step * self.each


@final
class PointsWithMastery(PointsRule):
    """CL-19.4  Points only with a mastery token."""

    def __init__(self, vp: int) -> None:
        self.vp: Final = vp

    def points(self, thief: Thief, cards: list[int]) -> int:
        return self.vp if thief.mastery else 0


@final
class PointsWithKinds(PointsRule):
    """CL-19.4, CL-R32  Points with enough different kinds of tokens; two of a kind are one."""

    def __init__(self, tokens: list[int], need: int, vp: int) -> None:
        self.tokens: Final = tokens
        self.need: Final = need
        self.vp: Final = vp

    def points(self, thief: Thief, cards: list[int]) -> int:
        kinds = 0
        for token in self.tokens:
            if thief.idols != 0 if token == IDOL else thief.secrets[token] > 0:
                kinds += 1
        return self.vp if kinds >= self.need else 0


def points_rule(card: CardEntry) -> PointsRule | None:
    """The rule of a card's points, if it has one."""
    rule = card.vp_rule
    if isinstance(rule, PerCard):
        return PointsPerCard(NUMBER[rule.card], rule.each)
    if isinstance(rule, PerGold):
        return PointsPerGold(rule.step, rule.each)
    if isinstance(rule, WithMastery):
        return PointsWithMastery(rule.vp)
    if isinstance(rule, KindsAtLeast):
        tokens = [IDOL if id == "monkey_idol" else SECRET_IDS.index(id) for id in rule.of]
        return PointsWithKinds(tokens, rule.need, rule.vp)
    return None


RULES: Final[list[PointsRule | None]] = [points_rule(card) for card in CARDS]
