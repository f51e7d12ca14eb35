"""Heldentaufe 6.2: the vote on who commands, or places a defeated hero."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.tables import COMBAT_FACES
from donjon.games.heldentaufe.model.state import NO_HEX, NOBODY, Heldentaufe
from donjon.games.heldentaufe.model.surface_map import NO_TILE
from donjon.games.heldentaufe.rules.underground.place_defeated_hero import PLACEMENTS
from donjon.games.heldentaufe.words import fight_events
from donjon.games.heldentaufe.words.names import hero_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import AnyDecision, Decision, Step
from donjon.kernel.rules.together import together
from donjon.kernel.words.message import Message, seat_name


def clockwise(s: Heldentaufe, seat: int) -> list[int]:
    """All seats, beginning after this one."""
    seats = len(s.heroes)
    return [(seat + place) % seats for place in range(1, seats + 1)]


def council(s: Heldentaufe, after: int) -> list[int]:
    """HT-9.8, HT-R3  The seats whose heroes are on the surface, clockwise."""
    return [seat for seat in clockwise(s, after) if is_above(s, seat)]


def is_above(s: Heldentaufe, seat: int) -> bool:
    """Whether a hero stands on a tile."""
    hero = s.heroes[seat]
    return hero.hex == NO_HEX and hero.tile != NO_TILE


def vote(s: Heldentaufe, electorate: list[int], victim: int) -> None:
    """HT-R25  All name one of them at the same time; then the votes are counted."""
    s.votes = [NOBODY] * len(s.heroes)
    s.owe(CountVotes(electorate, victim))
    ballots: list[AnyDecision] = [Vote(seat, electorate, victim) for seat in electorate]
    s.owe(together(ballots))


@final
class Vote(Decision["Heldentaufe"]):
    """HT-9.10, HT-10.5, HT-D.12, HT-D.14, HT-A.21  One member is named, hidden until all have."""

    def __init__(self, seat: int, electorate: list[int], victim: int) -> None:
        super().__init__(seat)
        self.electorate: Final = electorate
        self.victim: Final = victim

    def options(self, s: Heldentaufe) -> list[int]:
        return self.electorate

    def choose(self, s: Heldentaufe, option: int) -> None:
        s.votes[self.seat] = option
        fight_events.voted(s, self.seat, option)

    def label(self, s: Heldentaufe, option: int) -> Message:
        if option != self.seat:
            return Message("ht-vote-yield", {"seat": seat_name(option)})
        return Message("ht-vote-command" if self.victim == NOBODY else "ht-vote-place")

    def action(self, s: Heldentaufe, option: int) -> str:
        return "claim" if option == self.seat else "yield"

    def prompt(self, s: Heldentaufe) -> Message:
        if self.victim == NOBODY:
            return Message("ht-ask-vote-command")
        return Message("ht-ask-vote-place", {"hero": hero_name(s, self.victim)})

    def rule(self) -> str:
        return "HT-9.10" if self.victim == NOBODY else "HT-10.5"

    def default(self, s: Heldentaufe, chance: Chance) -> int:
        """HT-D.12, HT-D.14, HT-R61  An absent seat names the first member clockwise."""
        return self.electorate[0]


@final
class CountVotes(Step["Heldentaufe"]):
    """HT-R25  The same name from all decides; else the named ones roll."""

    def __init__(self, electorate: list[int], victim: int) -> None:
        self.electorate: Final = electorate
        self.victim: Final = victim

    def run(self, s: Heldentaufe) -> None:
        votes = s.votes
        named = [seat for seat in self.electorate if seat in votes]
        s.votes = []
        if len(named) == 1:
            decide(s, named[0], self.victim, "agreed", votes)
        else:
            decide(s, roll_off(s, named, self.victim), self.victim, "dice", votes)


def roll_off(s: Heldentaufe, seats: list[int], victim: int) -> int:
    """HT-9.10 to HT-9.12  The highest die decides; tied ones roll again among themselves."""
    rivals = seats
    while len(rivals) > 1:
        rolls = [COMBAT_FACES[s.chance.below(len(COMBAT_FACES))] for _ in rivals]
        fight_events.rolled_off(s, rivals, rolls, victim)
        best = max(rolls)
        rivals = [seat for at, seat in enumerate(rivals) if rolls[at] == best]
    return rivals[0]


def decide(s: Heldentaufe, seat: int, victim: int, why: str, votes: list[int]) -> None:
    """HT-9.9, HT-R25  Who commands in this monsters' turn, or places the victim, and why."""
    if victim == NOBODY:
        s.commander = seat
        fight_events.commands(s, seat, why, votes)
    else:
        s.owe(PLACEMENTS[seat])
