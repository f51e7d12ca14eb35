"""Tales of Glory chapter 17: the end of the game and the final count."""

from __future__ import annotations

from typing import Final, final

from donjon.games.tales_of_glory.content.tables import CONTENT, GAIN, HAS_END, MAJORITY_PRESTIGE
from donjon.games.tales_of_glory.model.state import FINAL, Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.multipliers import times
from donjon.games.tales_of_glory.words import events
from donjon.games.tales_of_glory.words.gain_phrases import RESOURCES
from donjon.games.tales_of_glory.words.names import tile_name
from donjon.kernel.rules.result import Result, ResultRow
from donjon.kernel.rules.step import Step
from donjon.kernel.words.message import Message, seat_name

COMBAT: Final = 0
MAGIC: Final = 1
POTIONS: Final = 2
COINS: Final = 3
MAJORITIES: Final[list[int]] = [
    RESOURCES.index(name) for name in CONTENT.game.majority_order
]  # TG-R28


@final
class FinalCount(Step["TalesOfGlory"]):
    """TG-17.2, TG-22.7  Majorities, then end-of-game gains; the ranking is the result."""

    def run(self, s: TalesOfGlory) -> None:
        s.phase = FINAL
        award_majorities(s)
        for player in s.players:
            receive_end_gains(s, player)
        for player in s.players:  # TG-18.12
            player.quests = player.quests.turn_up(s)
            events.quests_shown(s, player.seat, list(player.quests.hidden_values))
        events.counted(s, MAJORITIES)


def holding(player: Player, resource: int) -> int:
    """TG-17.5  How much a player has of one of the four resources."""
    if resource == COMBAT:
        return player.combat
    if resource == MAGIC:
        return player.magic
    return player.potions if resource == POTIONS else player.coins


def majority_holders(s: TalesOfGlory, resource: int) -> list[int]:
    """TG-17.3, TG-17.4, TG-17.5, TG-17.13  All with the highest amount, even if it is zero;
    TG-R27: a table may want at least one.
    """
    most = max([holding(player, resource) for player in s.players])
    if most == 0 and s.variant.majority_needs_one:
        return []
    return [player.seat for player in s.players if holding(player, resource) == most]


def award_majorities(s: TalesOfGlory) -> None:
    """TG-17.3, TG-17.6  Four Prestige for each majority, all on the same state."""
    for at, resource in enumerate(MAJORITIES):
        holders = majority_holders(s, resource)
        amounts = [holding(player, resource) for player in s.players]
        events.contest(s, MAJORITIES, at, amounts, holders)
        for seat in holders:
            player = s.players[seat]
            player.majorities |= 1 << resource
            player.from_majorities += MAJORITY_PRESTIGE
            events.majority(s, seat, resource)


def end_gain(player: Player, tile: int) -> int:
    """TG-17.7, TG-R43  What the end-of-game items of a tile give."""
    return sum([item.n * times(player, item.per) for item in GAIN[tile] if item.at_end])


def receive_end_gains(s: TalesOfGlory, player: Player) -> None:
    """TG-17.7, TG-17.8, TG-12.9  Every tile of the zone; what was not played gives nothing."""
    for tile in player.laid:
        n = end_gain(player, tile) if HAS_END[tile] else 0
        player.from_end += n
        if n > 0:
            events.end_gain(s, player.seat, tile, n)


def strength(s: TalesOfGlory, player: Player) -> list[int]:
    """TG-17.9, TG-17.10, TG-17.12, TG-R29  Prestige, then the tie-breaks in the agreed order."""
    return [player.prestige] + [holding(player, resource) for resource in s.variant.tie_break]


def places(s: TalesOfGlory) -> list[list[int]]:
    """TG-17.10, TG-17.11  All seats from the best; seats that tie in everything share a place."""
    strengths = [strength(s, player) for player in s.players]
    found: list[list[int]] = []
    for best in sorted(strengths, reverse=True):
        seats = [seat for seat in range(len(strengths)) if strengths[seat] == best]
        if seats not in found:
            found.append(seats)
    return found


def result(s: TalesOfGlory) -> Result:
    """TG-2.6, TG-17.9  The most Prestige wins."""
    ranking = places(s)
    winners = [seat_name(seat) for seat in ranking[0]]
    points = s.players[ranking[0][0]].prestige
    return Result(
        scores=[player.prestige for player in s.players],
        ranking=ranking,
        text=Message("tg-wins", {"seats": winners, "n": len(winners), "points": points}),
        details=details(s),
    )


def details(s: TalesOfGlory) -> list[ResultRow]:
    """TG-22.10  Prestige from tiles, chests, connectors, majorities, end-of-game tiles."""
    players = s.players
    rows = [
        row("tg-row-tiles", [player.from_tiles for player in players]),
        row("tg-row-chests", [player.from_chests for player in players]),
        row("tg-row-edges", [player.from_edges for player in players]),
    ]
    for resource in MAJORITIES:
        won = [MAJORITY_PRESTIGE * (player.majorities >> resource & 1) for player in players]
        rows.append(row(f"tg-row-majority-{RESOURCES[resource]}", won))
    for player in players:
        for tile in player.laid:
            if HAS_END[tile]:
                rows.append(end_row(s, player.seat, tile))
    rows.append(row("tg-row-total", [player.prestige for player in players]))
    return rows


def row(key: str, values: list[int]) -> ResultRow:
    """One row of the count."""
    return ResultRow(Message(key), [*values])


def end_row(s: TalesOfGlory, seat: int, tile: int) -> ResultRow:
    """The row of an end-of-game tile: only its owner has a value."""
    values: list[int | None] = [None] * len(s.players)
    values[seat] = end_gain(s.players[seat], tile)
    return ResultRow(Message("tg-row-end", {"tile": tile_name(tile)}), values)
