"""Bots against bots, in bulk, with statistics."""

from donjon.arena.simulation import MatchOutcome, SimulationSetup, simulate
from donjon.arena.summary import Summary, summary_of

__all__ = ["MatchOutcome", "SimulationSetup", "Summary", "simulate", "summary_of"]
