"""The events of a match of DragonQuest: one function for each thing that happens.

Without a journal nothing is noted, which costs a simulation one test.
"""

from __future__ import annotations

from donjon.games.dragonquest.content.schema import OBJECT_IDS, SYMBOLS
from donjon.games.dragonquest.content.tables import (
    EXIT,
    MOVEMENT_DICE,
    NAMES,
    OBJECT_GOLD,
    OBJECTS,
    TREASURE_IDS,
    TREASURES,
)
from donjon.games.dragonquest.model.state import DragonQuest, Hero
from donjon.games.dragonquest.words.facts import (
    DeathFacts,
    EscapeFacts,
    WallFacts,
    WallGuessFacts,
)
from donjon.games.dragonquest.words.ids import die_face_id, die_id, spot_id
from donjon.games.dragonquest.words.names import (
    dice_faces,
    object_name,
    square_name,
)
from donjon.kernel.journal.facts import Facts, Told
from donjon.kernel.journal.motion import Motion
from donjon.kernel.words.message import Message, seat_name


def first_player(s: DragonQuest, seat: int) -> None:
    """A seat is drawn to begin."""
    if s.journal is not None and len(s.heroes) > 1:
        s.journal.note(Message("dq-log-first", {"seat": seat_name(seat)}), seat)


def begins(s: DragonQuest, seat: int, square: int) -> None:
    """The hero's line begins on a square."""
    if s.journal is not None:
        s.journal.note(
            Message("dq-log-begins", {"square": square_name(square)}),
            seat,
            refs=[spot_id(seat, square)],
        )


def turn_begins(s: DragonQuest, seat: int, sun: int, of: int) -> None:
    """A sun box is ticked."""
    if s.journal is not None:
        s.journal.note(
            Message("dq-log-turn", {"seat": seat_name(seat), "sun": sun, "of": of}),
            seat,
            "turn",
            [f"{seat}:sun-{sun}"],
        )


def turn_skipped(s: DragonQuest, seat: int) -> None:
    """The fog costs this turn."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-skipped"), seat)


def stays_or_leaves(s: DragonQuest, seat: int, leaves: bool) -> None:
    """The hero in the chamber declares to stay or to leave."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-leaves" if leaves else "dq-log-stays"), seat)


def coin_crossed(s: DragonQuest, seat: int, value: int) -> None:
    """A coin is crossed for the venom."""
    if s.journal is not None:
        hero = s.heroes[seat]
        box = hero.crossed_50 if value == 50 else hero.crossed_100
        s.journal.note(
            Message("dq-log-coin-crossed", {"value": value}),
            seat,
            refs=[f"{seat}:coin-{value}-{box}"],
            told=[count("gold", seat, -value)],
        )


def bought(s: DragonQuest, seat: int, thing: int) -> None:
    """An object is bought for find points."""
    if s.journal is not None:
        card = f"object:{thing}"
        s.journal.note(
            Message("dq-log-bought", {"object": object_name(thing)}),
            seat,
            refs=[card],
            told=[Motion("take", [card])],
            does="gets",
        )


def used(s: DragonQuest, seat: int, thing: int) -> None:
    """An object leaves the game."""
    if s.journal is not None:
        s.journal.note(
            Message("dq-log-used", {"object": object_name(thing)}),
            seat,
            refs=[f"object:{thing}"],
            does="plays",
        )


def tile_hidden(s: DragonQuest, seat: int, number: int) -> None:
    """DQ-4.3  Only the neighbour knows the number."""
    if s.journal is not None:
        s.journal.note_secret(
            seat,
            Message("dq-log-hid-tile", {"number": number}),
            Message("dq-log-hid-a-tile"),
            ["wall-tile"],
            does="aside",
        )


def tile_shown(s: DragonQuest, seat: int, named: int, number: int, keeper: int) -> None:
    """The number that was said, and the tile of its keeper, are shown."""
    if s.journal is not None:
        key = "dq-log-tile-match" if named == number else "dq-log-tile-differs"
        message = Message(key, {"named": named, "number": number})
        s.journal.note(message, seat, told=[WallGuessFacts(seat, named, number, keeper)])


def nothing_to_block(s: DragonQuest, seat: int) -> None:
    """No square can be blocked."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-nothing-to-block"), seat)


def blocked(s: DragonQuest, seat: int, square: int) -> None:
    """A wall is drawn on this seat's sheet."""
    if s.journal is not None:
        s.journal.note(
            Message("dq-log-blocked", {"seat": seat_name(seat), "square": square_name(square)}),
            seat,
            refs=[spot_id(seat, square)],
            told=[WallFacts(seat, square)],
        )


def thrown(s: DragonQuest, seat: int, which: int) -> None:
    """Movement dice are thrown; `which` has a bit for each of them."""
    if s.journal is not None:
        key = "dq-log-thrown" if s.throws == 1 else "dq-log-rethrown"
        dice = [die for die in range(MOVEMENT_DICE) if which >> die & 1]
        rolled = [die_id(die) for die in dice]
        faces = [die_face_id(die, SYMBOLS["move_black"][s.dice[die]]) for die in dice]
        s.journal.note(
            Message(key, {"dice": dice_faces(s.dice)}),
            seat,
            refs=rolled,
            told=[Motion("roll", rolled, into=faces, zone="tray")],
            does="plays",
        )


def stepped(s: DragonQuest, seat: int, square: int) -> None:
    """The line goes on to a square."""
    if s.journal is not None:
        key = "dq-log-chamber" if NAMES[square] == "CH" else "dq-log-step"
        spot = spot_id(seat, square)
        s.journal.note(
            Message(key, {"square": square_name(square)}),
            seat,
            refs=[spot],
            told=[Motion("move", [f"pawn:{seat}"], into=[spot])],
            does="goes",
        )


def found(s: DragonQuest, seat: int, ticked: int, row: int, points: int) -> None:
    """Find boxes are ticked."""
    if s.journal is not None and ticked:
        s.journal.note(
            Message("dq-log-found", {"n": ticked, "row": row + 1, "points": points}),
            seat,
            refs=[f"{seat}:find-{row}-{box}" for box in range(points - ticked + 1, points + 1)],
        )


def count(counter: str, seat: int, by: int) -> Motion:
    """A counter of a seat goes up or down."""
    return Motion("count", counter=f"{counter}:{seat}", by=by)


def note_big(s: DragonQuest, message: Message, seat: int, on: str, facts: Facts) -> None:
    """Note something that is shown as a great moment."""
    if s.journal is not None:
        s.journal.note(message, seat, "big", [on], [facts])


def hurt(s: DragonQuest, seat: int, points: int, lost: int, facts: Facts | None = None) -> None:
    """Bones are crossed; what did it comes first."""
    if s.journal is not None:
        hero = s.heroes[seat]
        first = hero.bones_lost - lost + 1
        told: list[Told] = [Motion("hurt", [f"pawn:{seat}"]), count("bones", seat, -lost)]
        s.journal.note(
            Message("dq-log-hurt", {"points": points, "left": hero.bones}),
            seat,
            refs=[f"{seat}:bone-{bone}" for bone in range(first, first + lost)],
            told=told if facts is None else [facts, *told],
        )


def died(s: DragonQuest, seat: int, cause: int, gold: int) -> None:
    """A hero dies, and its gold is lost."""
    if s.journal is not None:
        message = Message(f"dq-log-died-{cause}", {"seat": seat_name(seat)})
        hero = s.heroes[seat]
        facts = DeathFacts(seat, message, gold, hero.bones, hero.bones + hero.bones_lost)
        note_big(s, message, seat, f"{seat}:death", facts)


def escaped(s: DragonQuest, seat: int, gold: list[int]) -> None:
    """A hero escapes from the castle with the gold of its treasures, coins and jewels."""
    if s.journal is not None:
        message = Message("dq-log-escaped", {"seat": seat_name(seat)})
        hero = s.heroes[seat]
        facts = EscapeFacts(seat, gold, riches(hero), hero.suns, hero.sun_boxes, hero.bones)
        note_big(s, message, seat, spot_id(seat, EXIT), facts)


def riches(hero: Hero) -> list[str]:
    """The faces of the treasures and jewels that a hero has."""
    found = [TREASURE_IDS[each] for each in range(TREASURES) if hero.treasures >> each & 1]
    jewels = [each for each in range(OBJECTS) if OBJECT_GOLD[each] and hero.has(each)]
    return [f"face:{id}" for id in [*found, *[OBJECT_IDS[each] for each in jewels]]]


def game_ends(s: DragonQuest) -> None:
    """Nobody is inside any more."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-ends"), None, "big")
