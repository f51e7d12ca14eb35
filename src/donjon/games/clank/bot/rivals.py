"""How the other thieves stand, from what everybody can see: cards owned, room, noise, wounds."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.bot.distances import BOOT, FAR
from donjon.games.clank.bot.likelihood import chance_in_time, chance_to_live
from donjon.games.clank.bot.weights import Weights
from donjon.games.clank.content.dungeon_map import FLAG
from donjon.games.clank.content.tables import (
    ARTIFACT_VP,
    BOOTS,
    DRAW,
    HAND,
    HEALTH,
    KIND,
    LAST_COUNTDOWN,
    MASTERY_VP,
    RAGE,
)
from donjon.games.clank.model.state import ESCAPED, IN, LOST, NOBODY, Clank, Thief
from donjon.games.clank.rules.movement import has_key
from donjon.games.clank.rules.scoring import score

LONG: Final = 99.0  # turns
SOON: Final = 20.0


def pace(thief: Thief, weights: Weights) -> float:
    """Tenths of boots that a turn brings on average, with the cards as they are."""
    boots = 0
    draws = 0
    count = 0
    for cards in (thief.deck.hidden_cards, thief.hand.hidden_cards, thief.played, thief.discard):
        count += len(cards)
        for card in cards:
            kind = KIND[card]
            boots += BOOTS[kind]
            draws += DRAW[kind]
    return max(weights.least_pace, boots * HAND * BOOT / float(max(HAND, count - draws)))


def turns_for(way: float, speed: float, weights: Weights) -> float:
    """How many turns a way takes at a pace that grows."""
    if way <= 0.0:
        return 0.0
    grown = speed + weights.pace_growth * way / speed
    return way / min(weights.most_pace, grown) + weights.waste


def wounds_a_turn(s: Clank, thief: Thief, weights: Weights) -> float:
    """The wounds that the attacks of a round are likely to bring."""
    attacks = 0.0 if s.runner == NOBODY else weights.countdown_attacks
    bag = 0
    for cubes in s.bag:
        bag += cubes
    for other in s.thieves:
        bag += other.clank
        if other.status == IN:
            attacks += weights.attacks_a_turn
    if bag == 0:
        return 0.0
    mine = s.bag[thief.seat] + thief.clank
    return attacks * min(RAGE[s.rage - 1] + 1, bag) * mine / bag


@final
class Rival:
    """Another thief: its points, and its turns until it is safe and home with an artifact."""

    def __init__(self, s: Clank, thief: Thief, weights: Weights) -> None:
        points = float(score(thief))
        home = safe = 0.0
        if thief.status == ESCAPED:
            points -= MASTERY_VP
        elif thief.status == IN:
            way = way_home(s, thief, weights)
            speed = pace(thief, weights)
            points += way.points
            home = turns_for(way.home, speed, weights)
            safe = turns_for(way.safe, speed, weights)
        self.weights: Final = weights
        self.points: Final = points
        self.home: Final = home
        self.safe: Final = safe
        self.status: Final = thief.status
        self.health: Final = HEALTH - thief.damage
        self.wounds: Final = wounds_a_turn(s, thief, weights) if thief.status == IN else 0.0

    def points_after(self, rest: float) -> float:
        """The points without mastery that it will have, if it has at most `rest` more turns."""
        return self.points + self.weights.points_a_turn * min(self.home, rest)

    def chance(self, turns: float, rest: float, unsure: float) -> float:
        """How likely it lives and completes something that takes `turns` of its `rest` turns."""
        in_time = chance_in_time(rest - turns, unsure)
        return in_time * chance_to_live(self.health, self.wounds * turns, self.weights)

    def standing(self) -> float:
        """What it is likely to end with."""
        if self.status == LOST:
            return 0.0
        return self.points + (MASTERY_VP if self.home < SOON else 0)


@final
class WayHome:
    """The way of a thief to the surface and home, and what the artifact on it is worth."""

    def __init__(self, home: float, safe: float, points: float) -> None:
        self.home: Final = home
        self.safe: Final = safe
        self.points: Final = points


def way_home(s: Clank, thief: Thief, weights: Weights) -> WayHome:
    """Straight home; a thief without an artifact goes by way of one that is near and worth it."""
    table = weights.boards.distances_for(s.dungeon, thief, has_key(thief))
    between, here = table.between, thief.room
    if thief.artifacts:
        return WayHome(between[here][FLAG], table.surface[here], 0.0)
    best = FAR
    nearest = float(FAR)
    for room in weights.boards.board(s.dungeon).artifact_rooms:
        artifact = s.dungeon.artifacts[room]
        if s.artifacts >> artifact & 1:
            way = between[here][room] + between[room][FLAG]
            pulled = way - weights.artifact_pull * ARTIFACT_VP[artifact]
            if pulled < nearest:
                nearest = pulled
                best = room
    if best == FAR:
        return WayHome(FAR, FAR, 0.0)
    way = between[here][best]
    points = ARTIFACT_VP[s.dungeon.artifacts[best]]
    return WayHome(way + between[best][FLAG], way + table.surface[best], points)


def strongest_rival(rivals: list[Rival]) -> Rival:
    """The one that is likely to end with most."""
    best = rivals[0]
    for rival in rivals:
        if rival.standing() > best.standing():
            best = rival
    return best


def turns_left(s: Clank, rivals: list[Rival], weights: Weights) -> float:
    """How many more turns a thief is likely to have after this one."""
    if s.runner != NOBODY:
        return float(LAST_COUNTDOWN - s.countdown - 1)
    left = LONG
    for rival in rivals:
        if rival.status == IN:
            left = min(left, rival.home + weights.countdown_turns)
    return left
