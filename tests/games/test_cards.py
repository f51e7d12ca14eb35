"""Name cards do not import the content; figures in both are the same."""

from __future__ import annotations

import donjon
from donjon.games.clank.content.tables import BOARD, P as CLANK
from donjon.games.dragonquest.content.tables import TREASURE_GOLD, TREASURE_STARS
from donjon.games.heldentaufe.content.tables import CONTENT
from donjon.games.map_masters.content.tables import SEATS as MAP_MASTERS_SEATS
from donjon.games.tales_of_glory.content.tables import P as TALES_OF_GLORY

HELDENTAUFE = CONTENT.game


def defaults(game: str) -> dict[str, object]:
    return {option.name: option.default for option in donjon.game(game).options}


def test_as_many_sit_down_as_the_box_is_for() -> None:
    """MM-0.1  The most of Map Masters; of the others the least as well."""
    boxes = {
        "clank": (CLANK.players_min, CLANK.players_max),
        "heldentaufe": (HELDENTAUFE.players_min, HELDENTAUFE.players_max),
        "tales_of_glory": (TALES_OF_GLORY.players_min, TALES_OF_GLORY.players_max),
        "map_masters": (2, MAP_MASTERS_SEATS),
    }
    assert {name: donjon.game(name).seats for name in boxes} == boxes
    assert donjon.game("map_masters").options[0].most == MAP_MASTERS_SEATS


def test_a_table_of_clank_chooses_among_the_boards_there_are() -> None:
    [board] = [option for option in donjon.game("clank").options if option.name == "board"]
    assert board.values == list(BOARD)
    assert board.default in BOARD


def test_the_blank_treasures_of_dragonquest_are_worth_what_is_printed() -> None:
    given = defaults("dragonquest")
    assert [given[f"blank_{n}_stars"] for n in (1, 2)] == TREASURE_STARS[-2:]
    assert [given[f"blank_{n}_gold"] for n in (1, 2)] == TREASURE_GOLD[-2:]
