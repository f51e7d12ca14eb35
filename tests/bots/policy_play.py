"""Plays a match on as the policy of its game would."""

from __future__ import annotations

from donjon import FastChance, Match


def follow_policy(match: Match) -> None:
    """Make one choice by the policy, for the first seat that is asked."""
    seat = match.waiting[0]
    decision = match.decision(seat)
    assert decision is not None
    s = match.state()
    match.play(seat, match.game.brain.policy(s, decision, decision.options(s), FastChance(1)))
