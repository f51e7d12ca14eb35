"""Clank! 4.15, 4.17 and 4.18: the dragon, leaving, and the countdown."""

from __future__ import annotations

import pytest

from donjon.games.clank.model.state import ESCAPED, IN, LOST, RESCUED
from donjon.games.clank.rules.countdown import CountdownTurn
from donjon.games.clank.rules.dragon import attack, cubes_to_draw
from donjon.games.clank.rules.effects.immediate import ReturnBlack
from donjon.games.clank.rules.escape_and_knockout import knock_out, knock_out_all
from donjon.kernel.words.translate import translate
from tests.games.clank.set_table import BLACK, GAME, Heist

FULL_ROW = "sneak tattle brilliance search swagger ladder"


def test_the_noise_goes_into_the_bag() -> None:
    """CL-15.2, CL-15.9, CL-17.3  Of all colours, also of who has left; undrawn cubes stay."""
    t = Heist(3)
    t.state.rage = 1
    for seat, cubes in enumerate((1, 2, 3)):
        t.makes_noise(cubes, seat)
    t.thief(2).status = ESCAPED
    t.draws_cubes(BLACK, BLACK)
    attack(t.state, 0)
    assert t.state.bag == [1, 2, 3, 0, 22]
    assert [thief.clank for thief in t.state.thieves] == [0, 0, 0]


@pytest.mark.parametrize(
    ("space", "row", "extra", "cubes"),
    [
        (1, "", 0, 2), (2, "", 0, 2), (3, "", 0, 3), (4, "", 0, 3), (5, "", 0, 4), (6, "", 0, 4),
        (7, "", 0, 5), (1, "kobold kobold dragon_shrine", 0, 5), (3, "kobold ogre", 2, 6),
    ],
)  # fmt: skip
def test_how_many_cubes(space: int, row: str, extra: int, cubes: int) -> None:
    """CL-15.3, CL-R28  The rage space, one for each danger card, and the countdown's extra."""
    t = Heist()
    t.state.rage = space
    t.row(row)
    assert cubes_to_draw(t.state, extra) == cubes


def test_an_empty_bag_ends_the_drawing() -> None:
    """CL-15.4, CL-R24  Two cubes in the bag, five to draw."""
    t = Heist()
    t.state.rage = 7
    t.state.bag = [1, 0, 0, 0, 1]
    t.thief().supply = 29
    t.script(0, 0)
    attack(t.state, 0)
    assert t.script_is_used_up
    assert (sum(t.state.bag), t.thief().damage, t.state.cubes_set_aside[BLACK]) == (0, 1, 1)


def test_black_cubes_are_set_aside() -> None:
    """CL-15.5, CL-15.6  A black one hurts nobody, a coloured one its owner."""
    t = Heist(3)
    t.state.rage = 3
    t.makes_noise(2, 1)
    t.draws_cubes(BLACK, 1, 1)
    attack(t.state, 0)
    assert t.state.cubes_set_aside == [0, 0, 0, 0, 1]
    assert [thief.damage for thief in t.state.thieves] == [0, 2, 0]


def test_an_attack_is_told_in_order_and_hurts_who_is_in() -> None:
    """CL-15.4, CL-15.7, CL-R25  The attack, the cubes as they are drawn, then who falls."""
    t = Heist(3)
    t.thief(2).status = ESCAPED
    t.is_hurt(9, 1)
    for seat in range(3):
        t.makes_noise(1, seat)
    t.state.rage = 5
    t.draws_cubes(2, 1, BLACK, 0)
    attack(t.state, 0)
    assert t.log_lines() == [
        "The dragon attacks: 4 cubes!", "Cubes drawn: Player 3, Player 2, black, Player 1.",
        "Player 2 is knocked out and lost.",
        "The countdown begins: Player 2 is the first to be out.",
    ]  # fmt: skip
    journal = t.state.journal
    assert journal is not None
    (drawn,) = [event for event in journal.read(None) if "cubes" in event.message.args]
    assert [(beat.do, beat.pieces) for beat in drawn.beats] == [("hurt", ["pawn:1", "pawn:0"])]


def test_cubes_of_who_is_out() -> None:
    """CL-15.7, CL-R23, CL-17.6  They are set aside for good: a Shrine returns black ones only."""
    t = Heist(3)
    t.thief(1).status = ESCAPED
    t.makes_noise(2, 1)
    t.state.rage = 3
    t.draws_cubes(1, 1, BLACK)
    attack(t.state, 0)
    assert t.thief(1).damage == 0
    assert t.state.cubes_set_aside == [0, 2, 0, 0, 1]
    t.happens(ReturnBlack(3))
    assert t.state.cubes_set_aside == [0, 2, 0, 0, 0]
    assert t.state.bag[BLACK] == 24


def test_a_knock_out_within_an_attack() -> None:
    """CL-15.8, CL-R26  From the tenth cube on the others of that colour are set aside."""
    t = Heist()
    t.is_hurt(9)
    t.makes_noise(3)
    t.state.rage = 3
    t.draws_cubes(0, 0, 0)
    attack(t.state, 0)
    assert (t.thief().damage, t.thief().status, t.state.cubes_set_aside[0]) == (10, LOST, 2)


def test_nobody_is_safe_on_the_flag() -> None:
    """CL-15.10, CL-R27  A thief who never entered is wounded, and lost in the end."""
    t = Heist()
    t.makes_noise(3)
    t.is_hurt(8)
    t.state.rage = 1
    t.draws_cubes(0, 0)
    attack(t.state, 0)
    assert (t.thief().room, t.thief().status) == (0, LOST)


def test_a_shrine_returns_three() -> None:
    """CL-15.11, CL-21.14  Up to three black cubes when it arrives."""
    for aside, back in ((5, 3), (2, 2), (0, 0)):
        t = Heist()
        t.state.cubes_set_aside[BLACK], t.state.bag[BLACK] = aside, 24 - aside
        t.happens(ReturnBlack(3))
        assert (t.state.cubes_set_aside[BLACK], t.state.bag[BLACK]) == (
            aside - back,
            24 - aside + back,
        )


def test_three_causes() -> None:
    """CL-15.1, CL-15.12, CL-21.9  Row, countdown and Mister Whiskers; only one has extra cubes."""
    t = Heist()
    t.state.rage, t.state.runner, t.state.countdown = 1, 1, 3
    t.thief(1).status = ESCAPED
    t.row("kobold")
    t.owns(hand="mister_whiskers burgle")
    t.acts()
    t.plays("Mister Whiskers")
    t.draws_cubes(BLACK, BLACK, BLACK)
    t.chooses("The dragon attacks")
    t.draws_cubes(BLACK, BLACK, BLACK, BLACK, BLACK, BLACK)
    t.happens(CountdownTurn(1))
    said = [line for line in t.log_lines() if "attacks:" in line]
    assert said == ["The dragon attacks: 3 cubes!", "The dragon attacks: 6 cubes!"]


def test_escaping() -> None:
    """CL-17.1, CL-1.2, CL-I12, CL-22.5  At once, with a mastery token."""
    t = Heist()
    t.stands("D01")
    t.has_artifact(5)
    t.owns(hand="burgle burgle")
    t.acts(boots=1)
    t.chooses("Walk to Starting flag (one boot)")
    assert (t.thief().status, t.thief().mastery) == (ESCAPED, True)
    assert GAME.view(t.state, 1).thieves[0].status == "escaped"


def test_the_turn_goes_on_after_leaving() -> None:
    """CL-17.2, CL-R17  Cards, purchases, devices, fights and potions; nothing deep."""
    t = Heist()
    t.stands("D01")
    t.has_artifact(5)
    t.keeps("strength_potion")
    t.row("sneak ladder kobold the_vault crystal_golem")
    t.owns(hand="burgle wand_of_wind burgle")
    t.acts(boots=1, skill=3, swords=4)
    t.chooses("Walk to Starting flag (one boot)")
    assert sorted({label.split(" (")[0] for label in t.offers()}) == [
        "Acquire Explore", "Acquire Mercenary", "Acquire Sneak",
        "End your turn; 3 cards stay unplayed", "Fight Goblin", "Fight Kobold",
        "Play Burgle", "Play Wand of Wind", "Use Ladder", "Use: Potion of Strength",
    ]  # fmt: skip
    t.plays("Wand of Wind")
    assert t.resources.teleports == 1  # no tokens any more: only the other option is left
    assert t.offers_any("Teleport") == []


@pytest.mark.parametrize(
    ("room", "artifact", "status"),
    [
        ("D15", True, RESCUED), ("D16", True, LOST), ("D15", False, LOST), ("D00", False, LOST),
        ("D18", True, LOST),
    ],
)  # fmt: skip
def test_rescued_or_lost(room: str, artifact: bool, status: int) -> None:
    """CL-17.4, CL-1.2, CL-R47  With an artifact outside the depths, else lost."""
    t = Heist()
    t.stands(room)
    if artifact:
        t.has_artifact(5)
    knock_out(t.state, t.thief())
    assert t.thief().status == status


def test_the_market_above_ground() -> None:
    """CL-R47, CL-17.4  K18 is not in the depths, K19 is."""
    for room, status in (("K18", RESCUED), ("K19", LOST)):
        t = Heist(board="dusk")
        t.stands(room)
        t.has_artifact(5)
        knock_out(t.state, t.thief())
        assert t.thief().status == status


def test_knocked_out_in_ones_own_turn() -> None:
    """CL-17.5, CL-R18, CL-22.4  The turn stops: all cards are discarded, the row is filled."""
    t = Heist()
    t.owns(hand="master_burglar mister_whiskers burgle", deck="stumble", discard="sneak")
    t.owns(hand="burgle burgle", seat=1)
    t.row("tattle brilliance search swagger ladder")
    t.comes_next("teleporter")
    t.makes_noise(2)
    t.is_hurt(9)
    t.state.rage = 1
    t.turn()
    t.plays("Master Burglar", "Mister Whiskers")
    t.draws_cubes(0, BLACK)
    t.chooses("The dragon attacks")
    thief = t.thief()
    assert thief.status == LOST
    assert t.state.cubes_set_aside[BLACK] == 1  # the attack was finished first
    assert (thief.hand.hidden_cards, thief.played, t.kinds(thief.deck.hidden_cards)) == (
        [],
        [],
        ["stumble"],
    )
    assert sorted(t.kinds(thief.discard)) == [
        "burgle",
        "master_burglar",
        "mister_whiskers",
        "sneak",
    ]
    assert t.in_row[5] == "teleporter"
    assert (t.state.active, t.resources.banishes) == (1, [])


def test_who_has_left_attacks_and_goes_on() -> None:
    """CL-17.2, CL-17.5  Mister Whiskers after leaving: the turn of who escaped does not stop."""
    t = Heist()
    t.thief().status = ESCAPED
    t.owns(hand="mister_whiskers burgle")
    t.acts()
    t.plays("Mister Whiskers")
    t.draws_cubes(BLACK, BLACK, BLACK)
    t.chooses("The dragon attacks")
    assert t.offers() == ["Play Burgle", "End your turn; one card stays unplayed"]


def left_the_dungeon(hand: str) -> Heist:
    """The first thief has just come back to the flag, with these cards still in hand."""
    t = Heist()
    t.stands("D01")
    t.has_artifact(5)
    t.owns(hand=f"sidestep {hand}", deck="burgle burgle", discard="sneak")
    t.owns(hand="burgle burgle", seat=1)
    t.row(FULL_ROW)
    t.turn()
    t.plays("Sidestep")
    assert t.offers_any("End") == []  # inside the dungeon every card must be played
    t.chooses("Walk to Starting flag (one boot)")
    return t


def test_who_has_left_need_not_play_on() -> None:
    """CL-2.2, CL-2.6, CL-17.2, CL-R17  The cards left in hand go to the discard pile, unplayed."""
    t = left_the_dungeon("stumble treasure_map")
    assert t.offers() == [
        "Play Stumble", "Play Treasure Map", "End your turn; 2 cards stay unplayed",
    ]  # fmt: skip
    t.plays("Treasure Map")
    t.chooses("End your turn; one card stays unplayed")
    thief = t.thief()
    assert (thief.hand.hidden_cards, thief.played, thief.gold) == ([], [], 5)
    assert t.kinds(thief.discard) == ["sneak", "sidestep", "treasure_map", "stumble"]
    assert (len(thief.deck.hidden_cards), t.state.active) == (
        2,
        1,
    )  # no new hand, and the next thief plays
    assert "leaves unplayed: Stumble." in t.log_lines()


def test_after_the_flag_the_prompt_says_that_the_turn_goes_on() -> None:
    """CL-17.2  In both languages, with what may still be played."""
    t = left_the_dungeon("stumble treasure_map")
    prompt = t.decision().prompt(t.state)
    assert translate(prompt, "en") == (
        "You are out of the dungeon and your turn goes on: you may still play 2 cards. "
        "What do you do?"
    )
    assert "votre tour continue" in translate(prompt, "fr")
    ending = t.drawn_choices()[-1]
    assert (ending.icon, ending.weight, ending.key) == ("hourglass", None, None)
    t.resources.skill = 2
    t.plays("Treasure Map", "Stumble")
    prompt = t.decision().prompt(t.state)
    assert (
        translate(prompt, "en")
        == "You are out of the dungeon and your turn goes on. What do you do?"
    )
    assert t.offers()[-1] == "End your turn"


def test_what_the_fallen_keep() -> None:
    """CL-17.6, CL-17.7  Cards, gold and tokens; no card effect reaches them."""
    t = Heist(3)
    t.owns(deck="secret_tome", seat=1)
    t.thief(1).gold = 4
    t.stands("D02", 1)
    t.has_artifact(5, 1)
    t.is_hurt(10, 1)
    knock_out(t.state, t.thief(1))
    t.owns(hand="tattle burgle")
    t.acts()
    t.plays("Tattle")
    assert [thief.clank for thief in t.state.thieves] == [0, 0, 1]
    assert (t.thief(1).gold, t.kinds(t.thief(1).deck.hidden_cards)) == (4, ["secret_tome"])
    assert t.thief(1).artifacts == 1


def test_the_first_who_is_out_runs() -> None:
    """CL-18.1, CL-18.2, CL-I14, CL-R25  Space 1, and nothing else; nobody else ever runs."""
    t = Heist(3)
    knock_out(t.state, t.thief(2))
    assert (t.state.runner, t.state.countdown) == (2, 1)
    knock_out(t.state, t.thief(0))
    assert (t.state.runner, t.state.countdown) == (2, 1)
    assert not any("attacks" in line for line in t.log_lines())


def test_the_runner_decides_nothing() -> None:
    """CL-18.3, CL-18.4, CL-18.6  Its turns advance the pawn; nothing is refilled."""
    t = Heist(2)
    t.thief(1).status = ESCAPED
    t.state.runner, t.state.countdown = 1, 1
    t.state.rage = 1
    t.owns(hand="burgle", deck="burgle burgle burgle stumble stumble")
    t.row(FULL_ROW)
    t.turn()
    t.state.row[0] = 255
    t.comes_next("sneak")
    t.draws_cubes(BLACK, BLACK, BLACK)
    t.plays("Burgle")
    t.ends()
    assert (t.state.countdown, t.state.active) == (2, 0)
    assert t.script_is_used_up
    assert t.in_row[0] == "sneak"  # filled at the end of the turn, before the countdown


def test_the_last_space() -> None:
    """CL-18.5, CL-18.7, CL-19.1  Every thief who is in falls, clockwise; the game is over."""
    t = Heist(4)
    t.thief(1).status = ESCAPED
    t.state.runner, t.state.countdown = 1, 4
    t.stands("D02", 3)
    t.has_artifact(5, 3)
    t.turn(1)
    assert [thief.status for thief in t.state.thieves] == [LOST, ESCAPED, LOST, RESCUED]
    assert t.is_idle
    fallen = [line for line in t.log_lines() if "knocked out" in line]
    assert fallen == [
        "Player 3 is knocked out and lost.",
        "Player 4 is knocked out, but rescued.",
        "Player 1 is knocked out and lost.",
    ]


def test_the_runner_when_all_fall_at_once() -> None:
    """CL-18.7  In turn order from the active thief on."""
    t = Heist(3)
    t.state.active = 1
    knock_out_all(t.state)
    assert t.state.runner == 1


def test_status_never_changes_twice() -> None:
    """CL-1.1, CL-I13  Who has escaped is not knocked out by the last space."""
    t = Heist(2)
    t.thief(0).status = ESCAPED
    assert t.thief(1).status == IN
    knock_out_all(t.state)
    assert [thief.status for thief in t.state.thieves] == [ESCAPED, LOST]
