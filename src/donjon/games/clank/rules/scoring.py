"""Clank!'s end and points."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.content.tables import (
    ARTIFACT_VP,
    ARTIFACTS,
    GOLD_VP,
    IDOL_VP,
    ITEM_VP,
    ITEMS,
    KIND,
    MASTERY_VP,
    SECRET_VP,
    SECRETS,
    VP,
)
from donjon.games.clank.model.state import ESCAPED, RESCUED, Clank, Thief
from donjon.games.clank.rules.card_points import RULES
from donjon.kernel.rules.result import Result, ResultRow
from donjon.kernel.words.message import Message, seat_name


def score(thief: Thief) -> int:
    """CL-19.3  Artifacts, mastery, tokens, items, gold and the points of all owned cards."""
    return (
        artifact_points(thief)
        + mastery_points(thief)
        + token_points(thief)
        + item_points(thief)
        + gold_points(thief)
        + card_points(thief)
    )


def artifact_points(thief: Thief) -> int:
    """The sum of the values of the artifacts."""
    if thief.artifacts == 0:
        return 0
    return sum(ARTIFACT_VP[at] for at in range(ARTIFACTS) if thief.artifacts >> at & 1)


def mastery_points(thief: Thief) -> int:
    """CL-17.1  For a thief that escaped."""
    return MASTERY_VP if thief.mastery else 0


def token_points(thief: Thief) -> int:
    """CL-13.1, CL-13.9, CL-11.8  Kept secrets and idols; potions are worth nothing."""
    kept = sum(SECRET_VP[kind] * thief.secrets[kind] for kind in range(SECRETS))
    return kept + IDOL_VP * thief.idols.bit_count()


def item_points(thief: Thief) -> int:
    """CL-9.4  What was bought in the market."""
    return sum(ITEM_VP[item] * thief.items[item] for item in range(ITEMS))


def gold_points(thief: Thief) -> int:
    """One point for each coin."""
    return GOLD_VP * thief.gold


def card_points(thief: Thief) -> int:
    """CL-3.14, CL-19.3, CL-19.4  All cards in deck, hand, play area and discard pile."""
    points = 0
    for cards in (thief.deck.hidden_cards, thief.hand.hidden_cards, thief.played, thief.discard):
        for card in cards:
            kind = KIND[card]
            points += points_by_rule(thief, kind) if HAS_RULE[kind] else VP[kind]
    return points


def points_by_rule(thief: Thief, kind: int) -> int:
    """CL-19.4  The points of a card that has a rule of its own."""
    rule = RULES[kind]
    assert rule is not None
    return rule.points(thief, owned_cards(thief))


HAS_RULE: Final = bytes([rule is not None for rule in RULES])


def owned_cards(thief: Thief) -> list[int]:
    """CL-3.1  Every card that the thief owns."""
    return thief.deck.hidden_cards + thief.hand.hidden_cards + thief.played + thief.discard


def is_scoring(thief: Thief) -> bool:
    """CL-1.3  Only a thief who escaped or was rescued has points."""
    return thief.status == ESCAPED or thief.status == RESCUED


def best_artifact(thief: Thief) -> int:
    """The value of the thief's most valuable artifact; 0 without any."""
    best = 0
    for at in range(ARTIFACTS):
        if thief.artifacts >> at & 1:
            best = max(best, ARTIFACT_VP[at])
    return best


def result(s: Clank) -> Result:
    """CL-1.3, CL-19.5, CL-19.7, CL-R37  The most points among those who are out alive."""
    ranking = places([thief for thief in s.thieves if is_scoring(thief)])
    lost = [thief.seat for thief in s.thieves if not is_scoring(thief)]
    if ranking and lost:
        ranking.append(lost)
    return Result(
        scores=[score(thief) if is_scoring(thief) else 0 for thief in s.thieves],
        ranking=ranking,
        text=verdict(s, ranking[0][0] if ranking else NO_WINNER),
        details=details(s.thieves),
    )


NO_WINNER: Final = -1


def places(thieves: list[Thief]) -> list[list[int]]:
    """CL-19.6  Seats by points; a tie for first goes to the most valuable artifact."""
    by_score: dict[int, list[Thief]] = {}
    for thief in thieves:
        by_score.setdefault(score(thief), []).append(thief)
    found: list[list[int]] = []
    for points in sorted(by_score, reverse=True):
        tied = by_score[points]
        if not found and len(tied) > 1:
            best = max([best_artifact(thief) for thief in tied])
            found.append([thief.seat for thief in tied if best_artifact(thief) == best])
            tied = [thief for thief in tied if best_artifact(thief) != best]
        found.append([thief.seat for thief in tied])
    return found


def details(thieves: list[Thief]) -> list[ResultRow]:
    """The count, line by line; CL-19.5: the lost have none."""
    return [
        row("cl-row-artifacts", thieves, [artifact_points(t) for t in thieves]),
        row("cl-row-mastery", thieves, [mastery_points(t) for t in thieves]),
        row("cl-row-tokens", thieves, [token_points(t) for t in thieves]),
        row("cl-row-items", thieves, [item_points(t) for t in thieves]),
        row("cl-row-gold", thieves, [gold_points(t) for t in thieves]),
        row("cl-row-cards", thieves, [card_points(t) for t in thieves]),
        row("cl-row-total", thieves, [score(t) for t in thieves]),
    ]


def row(key: str, thieves: list[Thief], values: list[int]) -> ResultRow:
    """One row of the count; a thief without points has no value in it."""
    shown: list[int | None] = []
    for at, thief in enumerate(thieves):
        shown.append(values[at] if is_scoring(thief) else None)
    return ResultRow(Message(key), shown)


def verdict(s: Clank, winner: int) -> Message:
    """The sentence that names the winner, or says that there is none."""
    if winner == NO_WINNER:
        return Message("cl-nobody-wins")
    points = score(s.thieves[winner])
    return Message("cl-wins", {"seat": seat_name(winner), "points": points})
