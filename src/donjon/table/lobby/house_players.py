"""The house players, as the API lists them for each game."""

from __future__ import annotations

from donjon.bots.characters import CHARACTERS
from donjon.bots.tempers import sentence
from donjon.table.wire.games import HousePlayer


def house_players(game: str) -> list[HousePlayer]:
    """All characters, with the sentence on their temper where it was found to hold."""
    return [
        HousePlayer(
            bot=character.name,
            title=character.title(),
            stars=character.stars,
            temper=sentence(character.name, game),
        )
        for character in CHARACTERS.values()
    ]
