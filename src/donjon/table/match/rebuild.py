"""Rebuild a match from its row and the acts in the ledger."""

from __future__ import annotations

from typing import Final

import msgspec

from donjon.kernel.match.match import Match
from donjon.kernel.match.record import Record
from donjon.kernel.words.errors import DonjonError
from donjon.registry import game
from donjon.table.refusals import Refusal
from donjon.table.store.ledger import Act
from donjon.table.store.table_register import TableRow

HASH_EVERY: Final = 32  # acts


def new_match(row: TableRow) -> Match:
    """The match of a table before its first choice.

    A bot has no name in it: what it is called depends on who reads, see `seat_names`.
    """
    rules = game(row.game)
    if rules.rules_version != row.rules:
        raise Refusal("old-rules", found=row.rules, right=rules.rules_version)
    names = [seat.name if seat.kind == "person" else "" for seat in row.seats]
    people = row.people or names
    return Match(rules, len(row.seats), row.seed, dict(row.options), names, False, people)


def record_with_labels(row: TableRow, match: Match) -> Record:
    """The record of a match, in which a bot has the label that the terminal knows it by."""
    labels = [seat.name for seat in row.seats]
    people = None if match.people == labels else match.people[:]
    return msgspec.structs.replace(match.record(), names=labels, people=people)


def apply_act(match: Match, act: Act) -> Match:
    """Apply one act. Returns the same match, or a new one after a takeback."""
    try:
        if act.kind == "back":
            return match.replayed_to(act.value, hashes_each_step=False)
        if act.kind == "undo":
            match.undo(act.seat)
            return match
        match.play(act.seat, act.value)
    except DonjonError as error:
        raise Refusal("broken-record", number=act.number) from error
    if act.hash and match.hash() != act.hash:
        raise Refusal("broken-record", number=act.number)
    return match


def hash_at(match: Match, number: int) -> str:
    """The hash stored with act `number`: of every 32nd act and of the last; otherwise empty."""
    return match.hash() if number % HASH_EVERY == 0 or match.is_over else ""
