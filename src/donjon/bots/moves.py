"""How a bot takes its choice in a match."""

from __future__ import annotations

from hashlib import blake2b

from donjon.bots.bot import Observer, bot
from donjon.kernel.chance import FastChance
from donjon.kernel.match import Match


def bot_choice(match: Match, seat: int, name: str) -> int:
    """What a bot chooses; the same match at the same point gets the same answer."""
    decision = match.decision(seat)
    assert decision is not None
    state = match.state()
    observer = Observer(match.game, state, decision, decision.options(state))
    return bot(name).choose(observer, FastChance(bot_seed(match, seat, name)))


def bot_seed(match: Match, seat: int, name: str) -> int:
    """A number for the bot's own chance, from which nothing of the match's chance follows."""
    place = f"{match.seed}/{len(match.made)}/{seat}/{name}".encode()
    return int.from_bytes(blake2b(place, digest_size=12, person=b"donjon-bot").digest())
