"""Laying cards, turning, moving and taking them back (MM-4)."""

from __future__ import annotations

from typing import final

from donjon.games.map_masters.content.quadrant_grid import UNPLACED, is_turned, place_x, place_y
from donjon.games.map_masters.model.card_places import PLACES
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.rules.building.edit_draft import lay_out
from donjon.games.map_masters.words.ids import card_id, cell_id
from donjon.games.map_masters.words.names import card_name
from donjon.kernel.rules.menu import Action
from donjon.kernel.words.message import Message


@final
class Place(Action["MapMasters", "Player"]):
    """MM-4.3, MM-4.4, MM-4.6  A card is laid, moved or turned to a place that links it.

    Under a path no card is moved: it is taken back first, and the path waits for it.
    """

    def offer(self, s: MapMasters, player: Player, options: list[int]) -> None:
        draft = player.draft
        spots = draft.spots.all
        if draft.has_path():
            spots = [spot for spot in spots if draft.places[spot // PLACES] == UNPLACED]
        options.extend([self.base + spot for spot in spots])

    def take(self, s: MapMasters, player: Player, n: int) -> None:
        places = player.draft.places[:]
        places[n // PLACES] = n % PLACES
        lay_out(player, places)

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        spot = n % PLACES
        if player.draft.places[n // PLACES] == UNPLACED:
            key = "mm-place-turned" if is_turned(spot) else "mm-place"
        else:
            key = "mm-move-turned" if is_turned(spot) else "mm-move"
        return Message(
            key,
            {
                "card": card_name(player.zone[n // PLACES]),
                "x": place_x(spot),
                "y": place_y(spot),
            },
        )

    def targets(self, s: MapMasters, player: Player, n: int) -> list[str]:
        return [card_id(player.zone[n // PLACES]), cell_id(player.seat, n % PLACES)]

    def name(self, s: MapMasters, player: Player, n: int) -> str:
        return "PlaceTurned" if is_turned(n % PLACES) else "Place"


@final
class TakeBack(Action["MapMasters", "Player"]):
    """MM-4.3, MM-4.11, MM-4.12  A card goes back to the hand; the rest may fall apart."""

    def offer(self, s: MapMasters, player: Player, options: list[int]) -> None:
        for at, place in enumerate(player.draft.places):
            if place != UNPLACED:
                options.append(self.base + at)

    def take(self, s: MapMasters, player: Player, n: int) -> None:
        places = player.draft.places[:]
        places[n] = UNPLACED
        lay_out(player, places)

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        return Message("mm-take-back", {"card": card_name(player.zone[n])})

    def targets(self, s: MapMasters, player: Player, n: int) -> list[str]:
        return [card_id(player.zone[n])]


@final
class Clear(Action["MapMasters", "Player"]):
    """MM-4.11  All cards go back to the hand."""

    def offer(self, s: MapMasters, player: Player, options: list[int]) -> None:
        if not player.draft.is_empty():
            options.append(self.base)

    def take(self, s: MapMasters, player: Player, n: int) -> None:
        player.draft.start = -1
        player.draft.steps = []
        lay_out(player, [UNPLACED] * len(player.draft.places))

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        return Message("mm-clear")
