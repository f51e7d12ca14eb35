"""Clank! 4.5: noise."""

from __future__ import annotations

from donjon.games.clank.noise import add_noise, all_make_noise, others_make_noise, take_back_noise
from donjon.games.clank.state import ESCAPED, LOST, Pool
from donjon.games.clank.turn import CleanUp
from tests.games.clank.table import GAME, Heist


def test_noise_is_cubes_from_the_supply() -> None:
    """CL-5.1, CL-5.2  Three cubes move; with two left, two."""
    t = Heist()
    add_noise(t.state, 0, 3)
    assert (t.thief().supply, t.thief().clank) == (27, 3)
    t.thief().supply, t.thief().damage = 2, 25
    add_noise(t.state, 0, 5)
    assert (t.thief().supply, t.thief().clank) == (0, 5)


def test_noise_taken_back_and_credit() -> None:
    """CL-5.3, CL-5.4, CL-R53  One cube back, one credit; the next cube is cancelled unasked."""
    t = Heist()
    t.makes_noise(1)
    take_back_noise(t.state, 2)
    assert (t.thief().supply, t.thief().clank, t.pool.credit) == (30, 0, 1)
    add_noise(t.state, 0, 3)
    assert (t.thief().clank, t.pool.credit) == (2, 0)
    assert t.is_idle


def test_credit_does_not_outlast_the_turn() -> None:
    """CL-5.5, CL-14.3, CL-R19  It vanishes before the row is refilled: an Overlord is heard."""
    t = Heist()
    t.owns(hand="burgle", deck="burgle burgle burgle stumble stumble")
    t.owns(hand="burgle burgle", seat=1)
    t.row("sneak tattle brilliance search swagger")
    t.comes_next("overlord")
    t.turn()
    t.pool.credit = 5
    t.plays("Burgle")
    t.ends()
    assert [thief.clank for thief in t.state.thieves] == [1, 1]
    assert t.pool.credit == 0


def test_cubes_in_the_bag_are_lost_to_silence() -> None:
    """CL-5.6  Neither the bag nor the health track gives cubes back."""
    t = Heist()
    t.is_hurt(2)
    t.thief().supply -= 3
    t.state.bag[0] = 3
    take_back_noise(t.state, 2)
    assert (t.state.bag[0], t.thief().damage, t.thief().supply) == (3, 2, 25)
    assert t.pool.credit == 2


def test_others_and_all_are_those_who_are_in() -> None:
    """CL-5.7, CL-22.7, CL-17.6, CL-R27  Also on the flag; who is out stays silent."""
    t = Heist(4)
    t.state.active = 1
    t.thief(3).status = LOST
    t.thief(0).supply = 0
    others_make_noise(t.state, 1)
    assert [thief.clank for thief in t.state.thieves] == [0, 0, 1, 0]
    all_make_noise(t.state, 1)
    assert [thief.clank for thief in t.state.thieves] == [0, 1, 2, 0]
    told = [line for line in t.told() if line.startswith("Clank!")]
    assert told == [
        "Clank! Player 3 adds one cube.",
        "Clank! Player 2 adds one cube.",
        "Clank! Player 3 adds one cube.",
    ]


def test_credit_is_the_active_thiefs_alone() -> None:
    """CL-5.8  A Treasure Hunter's Overlord: only the active thief's cube is cancelled."""
    t = Heist(3)
    t.owns(hand="move_silently treasure_hunter burgle")
    t.row("ladder")
    t.comes_next("overlord")
    t.acts()
    t.plays("Move Silently", "Treasure Hunter")
    assert [thief.clank for thief in t.state.thieves] == [0, 1, 1]
    assert t.pool.credit == 1


def test_cubes_are_public() -> None:
    """CL-5.9, CL-20.14  Area, supply and the bag by colour, for everybody."""
    t = Heist(3)
    t.makes_noise(4, 2)
    t.state.bag[1] = 2
    t.thief(1).supply = 28
    for viewer in (None, 0, 1, 2):
        seen = GAME.view(t.state, viewer)
        assert [thief.clank for thief in seen.thieves] == [0, 0, 4]
        assert [thief.supply for thief in seen.thieves] == [30, 28, 26]
        assert seen.bag == [0, 2, 0, 24]


def test_after_leaving_there_is_only_silence() -> None:
    """CL-17.3  No noise and nothing for Swagger; cubes are still taken back."""
    t = Heist()
    t.makes_noise(3)
    t.thief().status = ESCAPED
    t.owns(hand="swagger stumble sneak burgle")
    t.acts()
    t.plays("Swagger", "Stumble")
    assert (t.thief().clank, t.pool.skill) == (3, 0)
    t.plays("Sneak")
    assert (t.thief().clank, t.thief().supply) == (1, 29)
    t.state.pool = Pool()
    t.happens(CleanUp(0))
    assert t.thief().clank == 1
