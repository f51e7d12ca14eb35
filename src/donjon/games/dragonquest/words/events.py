"""What is told of a match of DragonQuest: one function for each thing that happens.

Without a journal nothing is said, and a simulation pays one test.
"""

from __future__ import annotations

from donjon.games.dragonquest.content.schema import DANGER_DICE, SYMBOLS, WOUND_RULES
from donjon.games.dragonquest.content.tables import (
    COMBAT_DIE_IDS,
    DANGERS,
    DEMON_ROW,
    DRAGON,
    EXIT,
    GHOUL,
    MOVEMENT_DICE,
    NAMES,
    NONE,
    SKELETON_ROW,
    SPIDER_ROW,
    STAR,
    STRIKE,
)
from donjon.games.dragonquest.model.state import DragonQuest
from donjon.games.dragonquest.words.ids import chamber_die_id, die_face_id, die_id, spot_id
from donjon.games.dragonquest.words.names import (
    danger_name,
    dice_faces,
    object_name,
    square_name,
    treasure_name,
)
from donjon.kernel.journal.beat import Beat
from donjon.kernel.words.message import Arg, Message, seat_name


def first_player(s: DragonQuest, seat: int) -> None:
    """Who begins."""
    if s.journal is not None and len(s.heroes) > 1:
        s.journal.note(Message("dq-log-first", {"seat": seat_name(seat)}), seat)


def begins(s: DragonQuest, seat: int, square: int) -> None:
    """Where the hero's line begins."""
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
    """What the hero in the chamber declares."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-leaves" if leaves else "dq-log-stays"), seat)


def venom(s: DragonQuest, seat: int, face: int) -> None:
    """The spider die."""
    if s.journal is not None:
        symbol = SYMBOLS["spider"][face]
        s.journal.note(
            Message(f"dq-log-venom-{symbol}"), seat, beats=[roll("die:spider", f"spider-{symbol}")]
        )


def coin_crossed(s: DragonQuest, seat: int, value: int) -> None:
    """The venom's price in coin."""
    if s.journal is not None:
        hero = s.heroes[seat]
        box = hero.crossed_50 if value == 50 else hero.crossed_100
        s.journal.note(
            Message("dq-log-coin-crossed", {"value": value}),
            seat,
            refs=[f"{seat}:coin-{value}-{box}"],
            beats=[count("gold", seat, -value)],
        )


def bought(s: DragonQuest, seat: int, thing: int) -> None:
    """An object for find points."""
    if s.journal is not None:
        card = f"object:{thing}"
        s.journal.note(
            Message("dq-log-bought", {"object": object_name(thing)}),
            seat,
            refs=[card],
            beats=[Beat("take", [card])],
        )


def used(s: DragonQuest, seat: int, thing: int) -> None:
    """An object leaves the game."""
    if s.journal is not None:
        s.journal.note(
            Message("dq-log-used", {"object": object_name(thing)}), seat, refs=[f"object:{thing}"]
        )


def tile_hidden(s: DragonQuest, seat: int, number: int) -> None:
    """DQ-4.3  Only the neighbour knows the number."""
    if s.journal is not None:
        s.journal.note_secret(
            seat,
            Message("dq-log-hid-tile", {"number": number}),
            Message("dq-log-hid-a-tile"),
            ["wall-tile"],
        )


def tile_shown(s: DragonQuest, seat: int, named: int, number: int) -> None:
    """The number said and the tile."""
    if s.journal is not None:
        key = "dq-log-tile-match" if named == number else "dq-log-tile-differs"
        flip = Beat("flip", ["wall-tile"], into=[f"wall-{number}"], zone="tray")
        s.journal.note(Message(key, {"named": named, "number": number}), seat, beats=[flip])


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
            refs=[spot_id(seat, square)],
        )


def thrown(s: DragonQuest, seat: int, which: int) -> None:
    """The movement dice as they lie; these were thrown."""
    if s.journal is not None:
        key = "dq-log-thrown" if s.throws == 1 else "dq-log-rethrown"
        dice = [die for die in range(MOVEMENT_DICE) if which >> die & 1]
        rolled = [die_id(die) for die in dice]
        faces = [die_face_id(die, SYMBOLS["move_black"][s.dice[die]]) for die in dice]
        s.journal.note(
            Message(key, {"dice": dice_faces(s.dice)}),
            seat,
            refs=rolled,
            beats=[Beat("roll", rolled, into=faces, zone="tray")],
        )


def stepped(s: DragonQuest, seat: int, square: int) -> None:
    """One more square on the line."""
    if s.journal is not None:
        key = "dq-log-chamber" if NAMES[square] == "CH" else "dq-log-step"
        spot = spot_id(seat, square)
        s.journal.note(
            Message(key, {"square": square_name(square)}),
            seat,
            refs=[spot],
            beats=[Beat("move", [f"pawn:{seat}"], into=[spot])],
        )


def found(s: DragonQuest, seat: int, ticked: int, row: int, points: int) -> None:
    """Find boxes ticked."""
    if s.journal is not None and ticked:
        s.journal.note(
            Message("dq-log-found", {"n": ticked, "row": row + 1, "points": points}),
            seat,
            refs=[f"{seat}:find-{row}-{box}" for box in range(points - ticked + 1, points + 1)],
        )


def danger(s: DragonQuest, seat: int, met: int) -> None:
    """What the danger dice name."""
    if s.journal is None:
        return
    dice = list(s.heroes[seat].danger)
    slots = [f"{seat}:danger-die-{slot}" for slot in range(len(dice))]
    faces = [f"danger-{DANGERS[die]}" for die in dice]
    beats = [Beat("roll", slots, into=faces, zone="tray")]
    args: dict[str, Arg] = {"dice": [danger_name(die) for die in dice]}
    key = "dq-log-danger"
    if met == NONE:
        key = "dq-log-danger-none"
        beats.append(roll("die:letter", "letter-blank"))
    else:
        args["danger"] = danger_name(met)
    if met != NONE and len(set(dice)) == DANGER_DICE:
        key = "dq-log-danger-letter"
        args["letter"] = letter = SYMBOLS["letter"][dice.index(met)]
        beats.append(roll("die:letter", f"letter-{letter}"))
    s.journal.note(Message(key, args), seat, refs=slots, beats=beats)


def roll(die: str, face: str) -> Beat:
    """A die that is only seen while it is thrown."""
    return Beat("roll", [die], into=[face], zone="tray")


def count(counter: str, seat: int, by: int) -> Beat:
    """A counter of a seat goes up or down."""
    return Beat("count", counter=f"{counter}:{seat}", by=by)


def note_big(s: DragonQuest, message: Message, seat: int, on: str) -> None:
    """Something that everyone looks up at."""
    if s.journal is not None:
        say = Beat("say", text=message, on=[on], big=True)
        s.journal.note(message, seat, "big", [on], [say])


def must_skip(s: DragonQuest, seat: int) -> None:
    """The fog's marker."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-must-skip"), seat)


def monster_strikes(s: DragonQuest, seat: int, monster: int) -> None:
    """A monster face."""
    if s.journal is not None:
        die = COMBAT_DIE_IDS[monster - GHOUL]
        face = f"{die}-{SYMBOLS[die][STRIKE]}"
        s.journal.note(
            Message("dq-log-strikes", {"monster": danger_name(monster)}),
            seat,
            beats=[roll("die:combat", face)],
        )


def monster_beaten(s: DragonQuest, seat: int, monster: int) -> None:
    """A sword."""
    if s.journal is not None:
        die = COMBAT_DIE_IDS[monster - GHOUL]
        s.journal.note(
            Message("dq-log-beaten", {"monster": danger_name(monster)}),
            seat,
            beats=[roll("die:combat", f"{die}-sword")],
        )


def wounds_thrown(s: DragonQuest, seat: int, dice: list[int], rule: int) -> None:
    """The white dice, and which of two numbers counts."""
    if s.journal is not None:
        key = "dq-log-wound" if len(dice) == 1 else f"dq-log-wounds-{WOUND_RULES[rule]}"
        rolled = [f"die:wound-{die}" for die in range(len(dice))]
        faces = [f"wound-{points}" for points in dice]
        s.journal.note(
            Message(key, {"dice": [Message("dq-wound", {"points": points}) for points in dice]}),
            seat,
            beats=[Beat("roll", rolled, into=faces, zone="tray")],
        )


def hurt(s: DragonQuest, seat: int, points: int, lost: int, left: int) -> None:
    """Bones crossed."""
    if s.journal is not None:
        first = s.heroes[seat].bones_lost - lost + 1
        s.journal.note(
            Message("dq-log-hurt", {"points": points, "left": left}),
            seat,
            refs=[f"{seat}:bone-{bone}" for bone in range(first, first + lost)],
            beats=[Beat("hurt", [f"pawn:{seat}"]), count("bones", seat, -lost)],
        )


def bitten(s: DragonQuest, seat: int) -> None:
    """The spider is awake."""
    if s.journal is not None:
        note_big(s, Message("dq-log-bitten"), seat, f"{seat}:find-{SPIDER_ROW}-danger")


def demon_woken(s: DragonQuest, seat: int) -> None:
    """The demon is awake."""
    if s.journal is not None:
        note_big(s, Message("dq-log-demon-woken"), seat, f"{seat}:find-{DEMON_ROW}-danger")


def demon_moved(s: DragonQuest, seat: int, square: int) -> None:
    """The demon's step on this seat's sheet."""
    if s.journal is not None:
        spot = spot_id(seat, square)
        s.journal.note(
            Message("dq-log-demon", {"seat": seat_name(seat), "square": square_name(square)}),
            seat,
            refs=[spot],
            beats=[Beat("move", [f"demon:{seat}"], into=[spot])],
        )


def skeleton_woken(s: DragonQuest, seat: int) -> None:
    """The skeleton is awake."""
    if s.journal is not None:
        note_big(s, Message("dq-log-skeleton-woken"), seat, f"{seat}:find-{SKELETON_ROW}-danger")


def chamber_thrown(s: DragonQuest, seat: int) -> None:
    """The ecru dice."""
    if s.journal is None:
        return
    dice = s.chamber_dice
    thrown = chamber_roll(s)
    s.journal.note(
        Message(
            "dq-log-chamber-thrown",
            {"n": len(dice), "dragons": dice.count(DRAGON), "stars": dice.count(STAR)},
        ),
        seat,
        refs=thrown.pieces,
        beats=[thrown],
    )


def chamber_roll(s: DragonQuest) -> Beat:
    """The ecru dice as they fall."""
    rolled = [chamber_die_id(die) for die in range(len(s.chamber_dice))]
    faces = [f"chamber-{SYMBOLS['chamber'][face]}" for face in s.chamber_dice]
    return Beat("roll", rolled, into=faces, zone="tray")


def coins_ticked(s: DragonQuest, seat: int, gold: int) -> None:
    """Coins of a throw."""
    if s.journal is not None and gold:
        s.journal.note(
            Message("dq-log-coins", {"gold": gold}), seat, beats=[count("gold", seat, gold)]
        )


def coins_lost(s: DragonQuest, seat: int, gold: int) -> None:
    """Coins of a throw for which no box is free."""
    if s.journal is not None and gold:
        s.journal.note(Message("dq-log-coins-lost", {"gold": gold}), seat)


def treasure_taken(s: DragonQuest, seat: int, treasure: int) -> None:
    """A treasure for stars."""
    if s.journal is not None:
        s.journal.note(
            Message(
                "dq-log-treasure",
                {"treasure": treasure_name(s, treasure), "gold": s.setting.gold[treasure]},
            ),
            seat,
            refs=[f"treasure:{treasure}"],
            beats=[
                Beat("take", [f"treasure:{treasure}"]),
                count("gold", seat, s.setting.gold[treasure]),
            ],
        )


def dragon_wakes(s: DragonQuest, seat: int) -> None:
    """Seven dragons."""
    if s.journal is not None:
        note_big(s, Message("dq-log-dragon-wakes"), seat, f"{seat}:CH")


def breath(s: DragonQuest, seat: int, dragons: int) -> None:
    """The dragon's breath: its ten dice."""
    if s.journal is not None:
        thrown = chamber_roll(s)
        s.journal.note(
            Message("dq-log-breath", {"seat": seat_name(seat), "dragons": dragons}),
            seat,
            refs=thrown.pieces,
            beats=[thrown],
        )


def died(s: DragonQuest, seat: int, cause: int) -> None:
    """A hero is dead."""
    if s.journal is not None:
        message = Message(f"dq-log-died-{cause}", {"seat": seat_name(seat)})
        note_big(s, message, seat, f"{seat}:death")


def escaped(s: DragonQuest, seat: int) -> None:
    """A hero is out."""
    if s.journal is not None:
        message = Message("dq-log-escaped", {"seat": seat_name(seat)})
        note_big(s, message, seat, spot_id(seat, EXIT))


def game_ends(s: DragonQuest) -> None:
    """Nobody is inside any more."""
    if s.journal is not None:
        s.journal.note(Message("dq-log-ends"), None, "big")
