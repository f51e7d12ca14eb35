"""Simulations: many matches between bots, and their statistics."""

from donjon.arena.simulation import MatchOutcome, SimulationSetup, simulate
from donjon.arena.summary import Summary, summary_of

__all__ = ["MatchOutcome", "SimulationSetup", "Summary", "simulate", "summary_of"]
