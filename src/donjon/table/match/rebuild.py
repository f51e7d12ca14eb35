"""From the acts in the ledger back to the match."""

from __future__ import annotations

from typing import Final

from donjon.kernel.match.match import Match
from donjon.kernel.words.errors import DonjonError
from donjon.registry import game
from donjon.table.refusals import Refusal
from donjon.table.store.ledger import Act
from donjon.table.store.table_register import TableRow

CHECKED: Final = 32


def new_match(row: TableRow) -> Match:
    """The match of a table before the first choice."""
    rules = game(row.game)
    if rules.rules_version != row.rules:
        raise Refusal("old-rules", found=row.rules, right=rules.rules_version)
    names = [seat.name for seat in row.seats]
    people = row.people or [seat.name if seat.kind == "person" else "" for seat in row.seats]
    return Match(rules, len(row.seats), row.seed, dict(row.options), names, False, people)


def act_out(match: Match, act: Act) -> Match:
    """The match after one more act: the same, or for a takeback another one."""
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
    """The hash that goes into the ledger with an act: of one in so many, and of the last."""
    return match.hash() if number % CHECKED == 0 or match.is_over else ""
