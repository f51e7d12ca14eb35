"""From the acts in the ledger back to the match."""

from __future__ import annotations

from collections.abc import Iterable

from donjon.kernel.errors import DonjonError
from donjon.kernel.match import Match
from donjon.registry import game
from donjon.table.errors import Refusal
from donjon.table.ledger import Act
from donjon.table.register import TableRow


def new_match(row: TableRow) -> Match:
    """The match of a table before the first choice."""
    rules = game(row.game)
    if rules.rules_version != row.rules:
        raise Refusal("old-rules", found=row.rules, right=rules.rules_version)
    names = [seat.name for seat in row.seats]
    return Match(rules, len(row.seats), row.seed, dict(row.options), names)


def follow(match: Match, acts: Iterable[Act]) -> Match:
    """The match after some more acts; each choice must lead where it once led."""
    for act in acts:
        match = act_out(match, act)
    return match


def act_out(match: Match, act: Act) -> Match:
    """The match after one more act: the same, or for a takeback another one."""
    try:
        if act.kind == "back":
            return gone_back(match, act.value)
        if act.kind == "undo":
            match.undo(act.seat)
            return match
        match.play(act.seat, act.value)
    except DonjonError as error:
        raise Refusal("broken-record", number=act.number) from error
    if match.hashes[-1] != act.hash:
        raise Refusal("broken-record", number=act.number)
    return match


def gone_back(match: Match, to: int) -> Match:
    """The same match when only `to` choices had been made."""
    earlier = Match(match.game, match.seats, match.seed, dict(match.options), match.names)
    for seat, option in match.made[:to]:
        earlier.play(seat, option)
    return earlier
