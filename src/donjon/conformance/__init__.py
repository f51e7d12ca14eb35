"""Conformance: what holds for every game and every number of seats, whoever wrote the game.

A game of another package runs the suite in its own tests: `donjon new-game` writes such a test.
"""

from donjon.conformance.check import Check, Expected, Sometimes
from donjon.conformance.suite import (
    check_name_card,
    check_option_values,
    check_table,
)
from donjon.conformance.table import Table, tables

__all__ = [
    "Check",
    "Expected",
    "Sometimes",
    "Table",
    "check_name_card",
    "check_option_values",
    "check_table",
    "tables",
]
