"""Map Masters' table before the first turn."""

from __future__ import annotations

from typing import final

from donjon.games.map_masters.content.spellbooks import SPELLS
from donjon.games.map_masters.content.tables import (
    COLUMNS,
    OBJECTIVE_OF,
    OF_A_COLUMN,
    STARTERS,
)
from donjon.games.map_masters.model.state import MapMasters, Player, new_state
from donjon.games.map_masters.rules.market_piles import fill_books, fill_display
from donjon.games.map_masters.rules.reward import draw_objective
from donjon.games.map_masters.rules.turn import Turn
from donjon.games.map_masters.words import events
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.step import Step


def start(setup: Setup, chance: Chance) -> MapMasters:
    """MM-0.1, MM-0.2, MM-0.4, MM-0.5, MM-0.8, MM-R1  Two to five players with six coins each.

    Fairy tokens lie ready; the bank is not limited, and nothing of the Coop mode is there.
    """
    s = new_state(chance, setup.seats, setup.is_on("open_drafts"))
    s.barters_left_out = setup.is_on("barter_left_out")
    s.owe(SetTable(setup.number("youngest")))
    return s


@final
class SetTable(Step["MapMasters"]):
    """The table is set; chance is used in this order."""

    def __init__(self, youngest: int) -> None:
        self.youngest = youngest

    def run(self, s: MapMasters) -> None:
        s.first = first_of_all(s, self.youngest)
        for player in s.players:
            deal_starting_set(s, player)
        lay_out_books(s)
        for column in range(COLUMNS):
            lay_out_column(s, column)
        s.objective_pile.shuffle_in(s, list(range(len(OBJECTIVE_OF))))  # MM-0.9
        s.primary = draw_objective(s)  # MM-1.2
        events.primary_drawn(s, s.primary)
        s.owe(Turn())


def first_of_all(s: MapMasters, youngest: int) -> int:
    """MM-0.11, MM-2.1, MM-R2  The seat named as youngest (1 is the first), else a random one."""
    if 1 <= youngest <= len(s.players):
        return youngest - 1
    return s.chance.below(len(s.players))


def deal_starting_set(s: MapMasters, player: Player) -> None:
    """MM-0.2, MM-0.3, MM-0.10, MM-I2  Nine starting cards, shuffled; unused sets stay out."""
    player.pile.shuffle_in(s, STARTERS[player.seat])


def lay_out_books(s: MapMasters) -> None:
    """MM-0.6  Seventeen spellbooks, two of them turned up."""
    s.book_pile.shuffle_in(s, list(range(SPELLS)))
    fill_books(s)


def lay_out_column(s: MapMasters, column: int) -> None:
    """MM-0.7  The dungeon cards of one cost, two of them turned up."""
    cards = list(range(column * OF_A_COLUMN, (column + 1) * OF_A_COLUMN))
    s.piles[column].shuffle_in(s, cards)
    fill_display(s, column)
