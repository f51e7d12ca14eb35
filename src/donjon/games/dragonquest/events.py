"""What is told of a match of DragonQuest: one function for each thing that happens.

Without a journal nothing is said, and a simulation pays one test.
"""

from __future__ import annotations

from donjon.games.dragonquest.content import DRAGON, NAMES, NONE, STAR
from donjon.games.dragonquest.names import (
    danger_name,
    dice_faces,
    object_name,
    square_name,
    treasure_name,
)
from donjon.games.dragonquest.schema import SYMBOLS
from donjon.games.dragonquest.state import DragonQuest
from donjon.kernel.message import Message, seat_name


def first_player(s: DragonQuest, seat: int) -> None:
    """Who begins."""
    if s.journal is not None and len(s.heroes) > 1:
        s.journal.note(Message("dq-log-first", {"seat": seat_name(seat)}), seat)


def begins(s: DragonQuest, seat: int, square: int) -> None:
    """Where the hero's line begins."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-begins", {"square": square_name(square)}), seat)


def turn_begins(s: DragonQuest, seat: int, sun: int, of: int) -> None:
    """A sun box is ticked."""
    if s.journal is not None:
        s.journal.note(
            Message("dq-log-turn", {"seat": seat_name(seat), "sun": sun, "of": of}), seat, "turn"
        )


def turn_skipped(s: DragonQuest, seat: int) -> None:
    """The fog costs this turn."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-skipped"), seat)


def stays_or_leaves(s: DragonQuest, seat: int, leaves: bool) -> None:
    """What the hero in the chamber declares."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-leaves" if leaves else "dq-log-stays"), seat)


def venom(s: DragonQuest, seat: int, face: int) -> None:
    """The spider die."""
    if s.journal is not None:
        s.journal.note(Message(f"dq-log-venom-{SYMBOLS['spider'][face]}"), seat)


def coin_crossed(s: DragonQuest, seat: int, value: int) -> None:
    """The venom's price in coin."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-coin-crossed", {"value": value}), seat)


def bought(s: DragonQuest, seat: int, thing: int) -> None:
    """An object for find points."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-bought", {"object": object_name(thing)}), seat)


def used(s: DragonQuest, seat: int, thing: int) -> None:
    """An object leaves the game."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-used", {"object": object_name(thing)}), seat)


def tile_hidden(s: DragonQuest, seat: int, number: int) -> None:
    """DQ-4.3  Only the neighbour knows the number."""
    if s.journal is not None:
        s.journal.whisper(
            seat, Message("dq-log-hid-tile", {"number": number}), Message("dq-log-hid-a-tile")
        )


def tile_shown(s: DragonQuest, seat: int, named: int, number: int) -> None:
    """The number said and the tile."""
    if s.journal is not None:
        key = "dq-log-tile-match" if named == number else "dq-log-tile-differs"
        s.journal.note(Message(key, {"named": named, "number": number}), seat)


def nothing_to_block(s: DragonQuest, seat: int) -> None:
    """No square is eligible."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-nothing-to-block"), seat)


def blocked(s: DragonQuest, seat: int, square: int) -> None:
    """A wall on this seat's sheet."""
    if s.journal is not None:
        s.journal.note(
            Message("dq-log-blocked", {"seat": seat_name(seat), "square": square_name(square)}),
            seat,
        )


def thrown(s: DragonQuest, seat: int) -> None:
    """The movement dice as they lie."""
    if s.journal is not None:
        key = "dq-log-thrown" if s.throws == 1 else "dq-log-rethrown"
        s.journal.note(Message(key, {"dice": dice_faces(s.dice)}), seat)


def stepped(s: DragonQuest, seat: int, square: int) -> None:
    """One more square on the line."""
    if s.journal is not None:
        key = "dq-log-chamber" if NAMES[square] == "CH" else "dq-log-step"
        s.journal.note(Message(key, {"square": square_name(square)}), seat)


def found(s: DragonQuest, seat: int, ticked: int, row: int, points: int) -> None:
    """Find boxes ticked."""
    if s.journal is not None and ticked:
        s.journal.note(
            Message("dq-log-found", {"n": ticked, "row": row + 1, "points": points}), seat
        )


def danger(s: DragonQuest, seat: int, met: int) -> None:
    """What the danger dice name."""
    if s.journal is None:
        return
    dice = [danger_name(die) for die in s.heroes[seat].danger]
    if met == NONE:
        s.journal.note(Message("dq-log-danger-none", {"dice": dice}), seat)
    else:
        s.journal.note(Message("dq-log-danger", {"dice": dice, "danger": danger_name(met)}), seat)


def must_skip(s: DragonQuest, seat: int) -> None:
    """The fog's marker."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-must-skip"), seat)


def monster_strikes(s: DragonQuest, seat: int, monster: int) -> None:
    """A monster face."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-strikes", {"monster": danger_name(monster)}), seat)


def monster_beaten(s: DragonQuest, seat: int, monster: int) -> None:
    """A sword."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-beaten", {"monster": danger_name(monster)}), seat)


def hurt(s: DragonQuest, seat: int, points: int, left: int) -> None:
    """Bones crossed."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-hurt", {"points": points, "left": left}), seat)


def bitten(s: DragonQuest, seat: int) -> None:
    """The spider is awake."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-bitten"), seat, "big")


def demon_woken(s: DragonQuest, seat: int) -> None:
    """The demon is awake."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-demon-woken"), seat, "big")


def demon_moved(s: DragonQuest, seat: int, square: int) -> None:
    """The demon's step on this seat's sheet."""
    if s.journal is not None:
        s.journal.note(
            Message("dq-log-demon", {"seat": seat_name(seat), "square": square_name(square)}), seat
        )


def skeleton_woken(s: DragonQuest, seat: int) -> None:
    """The skeleton is awake."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-skeleton-woken"), seat, "big")


def chamber_thrown(s: DragonQuest, seat: int) -> None:
    """The ecru dice."""
    if s.journal is None:
        return
    dice = s.chamber_dice
    s.journal.note(
        Message(
            "dq-log-chamber-thrown",
            {"n": len(dice), "dragons": dice.count(DRAGON), "stars": dice.count(STAR)},
        ),
        seat,
    )


def coins_ticked(s: DragonQuest, seat: int, gold: int) -> None:
    """Coins of a throw."""
    if s.journal is not None and gold:
        s.journal.note(Message("dq-log-coins", {"gold": gold}), seat)


def treasure_taken(s: DragonQuest, seat: int, treasure: int) -> None:
    """A treasure for stars."""
    if s.journal is not None:
        s.journal.note(
            Message(
                "dq-log-treasure",
                {"treasure": treasure_name(s, treasure), "gold": s.setting.gold[treasure]},
            ),
            seat,
        )


def dragon_wakes(s: DragonQuest, seat: int) -> None:
    """Seven dragons."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-dragon-wakes"), seat, "big")


def breath(s: DragonQuest, seat: int, dragons: int, loss: int) -> None:
    """The dragon's breath."""
    if s.journal is not None:
        s.journal.note(
            Message("dq-log-breath", {"seat": seat_name(seat), "dragons": dragons, "loss": loss}),
            seat,
        )


def died(s: DragonQuest, seat: int, cause: int) -> None:
    """A hero is dead."""
    if s.journal is not None:
        s.journal.note(Message(f"dq-log-died-{cause}", {"seat": seat_name(seat)}), seat, "big")


def escaped(s: DragonQuest, seat: int) -> None:
    """A hero is out."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-escaped", {"seat": seat_name(seat)}), seat, "big")


def game_ends(s: DragonQuest) -> None:
    """Nobody is inside any more."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-ends"), None, "big")
