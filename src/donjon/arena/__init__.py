"""Bots against bots, in bulk, with statistics."""

from donjon.arena.simulation import Plan, Played, simulate
from donjon.arena.summary import Summary, summary_of

__all__ = ["Plan", "Played", "Summary", "simulate", "summary_of"]
