"""Bots against bots, in bulk, with statistics."""

from donjon.arena.simulate import Plan, Played, simulate
from donjon.arena.summary import Summary, summary

__all__ = ["Plan", "Played", "Summary", "simulate", "summary"]
