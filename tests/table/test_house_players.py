"""The house players in the API: all eight, with the sentences that hold."""

from __future__ import annotations

import pytest

import donjon
from donjon.bots.characters import CHARACTERS
from donjon.bots.tempers import sentence
from donjon.registry import EASIEST, OWN
from donjon.table.http.api.games import game_info
from donjon.table.lobby.seats import bot_label, known_bot
from donjon.table.refusals import BadRequest
from donjon.table.settings import limits_of


def test_every_game_has_all_of_them() -> None:
    for name in OWN:
        info = game_info(donjon.game(name))
        assert [each.bot for each in info.house_players] == [*CHARACTERS]
        assert {each.stars for each in info.house_players} == {1, 2, 3, 4}
        for each in info.house_players:
            assert each.temper == sentence(each.bot, name)
            assert each.bot not in info.bots  # the lobby lists levels


def test_one_game_is_the_easiest() -> None:
    assert [name for name in OWN if game_info(donjon.game(name)).easiest] == [EASIEST]


def test_they_may_sit_at_a_table_and_give_hints() -> None:
    for name in CHARACTERS:
        assert known_bot(name) == name
        assert limits_of([f"hint_bot={name}"]).hint_bot == name
    assert bot_label("anselm", 1) == "Anselm B"
    with pytest.raises(BadRequest):
        known_bot("anselme")
