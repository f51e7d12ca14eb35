"""What is told of a match of Heldentaufe: one function for each thing that happens.

Without a journal nothing is said, and a simulation pays one test.
"""

from __future__ import annotations

from donjon.games.heldentaufe.content import NONE, SEATS, TREASURE_PIECE, TREASURE_TEETH
from donjon.games.heldentaufe.names import (
    CHEST_ID,
    DISCARD_ID,
    HERO_NAMES,
    HEX_NAMES,
    MISSION_NAMES,
    MONSTER_NAMES,
    POTION_NAMES,
    TOKEN_NAMES,
    danger_id,
    hero_id,
    hero_name,
    hex_id,
    monster_id,
    tile_id,
    tile_name,
    tile_place,
)
from donjon.games.heldentaufe.state import NO_HEX, Heldentaufe
from donjon.kernel.message import Arg, Message, seat_name
from donjon.kernel.scene import Beat


def note(s: Heldentaufe, seat: int, key: str, args: dict[str, Arg]) -> None:
    """Something that everyone may know."""
    if s.journal is not None:
        s.journal.note(Message(key, args), seat)


def note_big(s: Heldentaufe, message: Message, seat: int | None, on: str) -> None:
    """Something that everyone looks up at."""
    if s.journal is not None:
        say = Beat("say", text=message, on=[on], big=True)
        s.journal.note(message, seat, "big", [on], [say])


def note_move(s: Heldentaufe, message: Message, seat: int | None, figure: str, spot: str) -> None:
    """A figure that goes to another place."""
    if s.journal is not None:
        move = Beat("move", [figure], into=[spot])
        s.journal.note(message, seat, refs=[spot], beats=[move])


def first_player(s: Heldentaufe, seat: int) -> None:
    """HT-S.17  Who begins."""
    if s.journal is not None:
        note(s, seat, "ht-log-first", {"seat": seat_name(seat)})


def hero_chosen(s: Heldentaufe, seat: int, kind: int) -> None:
    """HT-S.15  A hero for a seat."""
    if s.journal is not None:
        note(s, seat, "ht-log-hero", {"hero": HERO_NAMES[kind]})


def dealt(s: Heldentaufe, seat: int, cards: list[int]) -> None:
    """HT-S.13  The seat reads its missions, the others that it has three."""
    if s.journal is not None:
        names = [MISSION_NAMES[card] for card in cards]
        s.journal.whisper(
            seat, Message("ht-log-dealt", {"missions": names}), Message("ht-log-dealt-some")
        )


def drew(s: Heldentaufe, seat: int, card: int) -> None:
    """HT-6.1  The seat reads its card, the others that it has drawn."""
    if s.journal is not None:
        s.journal.whisper(
            seat,
            Message("ht-log-draws", {"mission": MISSION_NAMES[card]}),
            Message("ht-log-draws-one"),
        )


def reshuffled(s: Heldentaufe) -> None:
    """HT-6.6  The discard pile becomes the draw pile."""
    if s.journal is not None:
        s.journal.note(Message("ht-log-reshuffled"))


def turn_begins(s: Heldentaufe, seat: int) -> None:
    """A turn begins."""
    if s.journal is not None:
        args: dict[str, Arg] = {"seat": seat_name(seat), "round": s.round}
        s.journal.note(Message("ht-log-turn", args), seat, "turn")


def walked(s: Heldentaufe, seat: int, tile: int) -> None:
    """A hero on another tile."""
    if s.journal is not None:
        message = Message("ht-log-walks", {"tile": tile_name(s, tile)})
        note_move(s, message, seat, hero_id(seat), tile_id(s, tile))


def explored(s: Heldentaufe, seat: int, tile: int) -> None:
    """HT-3.3  A new tile, and the hero on it."""
    if s.journal is not None:
        message = Message("ht-log-explores", {"tile": tile_name(s, tile)})
        note_move(s, message, seat, hero_id(seat), tile_id(s, tile))


def ap_lost(s: Heldentaufe, seat: int) -> None:
    """HT-4.3  The forest takes the time."""
    note(s, seat, "ht-log-ap-lost", {})


def treasure(s: Heldentaufe, seat: int, face: int) -> None:
    """HT-4.10  What the treasure die shows."""
    if s.journal is not None:
        if TREASURE_PIECE[face] != NONE:
            note(s, seat, "ht-log-treasure", {"token": TOKEN_NAMES[TREASURE_PIECE[face]]})
        else:
            note(s, seat, "ht-log-treasure-teeth", {"n": TREASURE_TEETH[face]})
        die, side = ["die:treasure"], [f"die:treasure:{face}"]
        s.journal.show(Beat("roll", die, into=side, spots=[figure_spot(s, seat)]))


def gained(s: Heldentaufe, seat: int, token: int) -> None:
    """A piece comes to a hero."""
    if s.journal is not None:
        note(s, seat, "ht-log-gains", {"token": TOKEN_NAMES[token]})


def missed(s: Heldentaufe, seat: int, token: int) -> None:
    """HT-R41  The reserve has none left."""
    if s.journal is not None:
        note(s, seat, "ht-log-misses", {"token": TOKEN_NAMES[token]})


def teeth_gained(s: Heldentaufe, seat: int, n: int) -> None:
    """Points from the reserve."""
    if s.journal is not None:
        note(s, seat, "ht-log-teeth", {"n": n})


def returned(s: Heldentaufe, seat: int, token: int) -> None:
    """A token goes back to the reserve."""
    if s.journal is not None:
        note(s, seat, "ht-log-returns", {"token": TOKEN_NAMES[token]})


def potion_returned(s: Heldentaufe, seat: int, potion: int) -> None:
    """A potion goes back to the reserve."""
    if s.journal is not None:
        note(s, seat, "ht-log-returns", {"token": POTION_NAMES[potion]})


def equipped(s: Heldentaufe, seat: int, piece: int) -> None:
    """A piece is worn."""
    if s.journal is not None:
        note(s, seat, "ht-log-equips", {"token": TOKEN_NAMES[piece]})


def stowed(s: Heldentaufe, seat: int, piece: int) -> None:
    """A piece goes into the backpack."""
    if s.journal is not None:
        note(s, seat, "ht-log-stows", {"token": TOKEN_NAMES[piece]})


def gathered(s: Heldentaufe, seat: int, food: int) -> None:
    """HT-4.5  Food from a tile."""
    if s.journal is not None:
        note(s, seat, "ht-log-gathers", {"token": TOKEN_NAMES[food]})


def traded(s: Heldentaufe, seat: int, piece: int, other: int) -> None:
    """HT-4.13  At the merchant's."""
    if s.journal is not None:
        args: dict[str, Arg] = {"token": TOKEN_NAMES[piece], "other": TOKEN_NAMES[other]}
        note(s, seat, "ht-log-trades", args)


def forged(s: Heldentaufe, seat: int, piece: int, other: int, result: int) -> None:
    """HT-4.11  At the smith's."""
    if s.journal is not None:
        args: dict[str, Arg] = {
            "token": TOKEN_NAMES[piece],
            "other": TOKEN_NAMES[other],
            "result": TOKEN_NAMES[result],
        }
        note(s, seat, "ht-log-forges", args)


def raised(s: Heldentaufe, seat: int, piece: int) -> None:
    """HT-4.15  In the laboratory."""
    if s.journal is not None:
        args: dict[str, Arg] = {"token": TOKEN_NAMES[piece], "result": TOKEN_NAMES[piece + 1]}
        note(s, seat, "ht-log-raises", args)


def ate(s: Heldentaufe, seat: int, food: int) -> None:
    """HT-5.1  A heart for a food."""
    if s.journal is not None:
        note(s, seat, "ht-log-eats", {"token": TOKEN_NAMES[food]})


def brewed(s: Heldentaufe, seat: int, potion: int) -> None:
    """HT-5.2  A potion for two foods."""
    if s.journal is not None:
        note(s, seat, "ht-log-brews", {"potion": POTION_NAMES[potion]})


def drank(s: Heldentaufe, seat: int, potion: int) -> None:
    """HT-5.4  A potion is used."""
    if s.journal is not None:
        note(s, seat, "ht-log-drinks", {"potion": POTION_NAMES[potion]})


def fury_ends(s: Heldentaufe, seat: int) -> None:
    """HT-5.7  The fury ends with the underground."""
    note(s, seat, "ht-log-fury-ends", {})


def refused(s: Heldentaufe, seat: int, card: int) -> None:
    """HT-6.7  A mission is discarded for all to see."""
    if s.journal is not None:
        message = Message("ht-log-refuses", {"mission": MISSION_NAMES[card]})
        s.journal.note(message, seat, refs=[DISCARD_ID])


def completed(s: Heldentaufe, seat: int, card: int) -> None:
    """HT-6.2  A mission is shown and fulfilled."""
    if s.journal is not None:
        message = Message("ht-log-completes", {"mission": MISSION_NAMES[card]})
        s.journal.note(message, seat, refs=[DISCARD_ID])


def stole(s: Heldentaufe, seat: int, victim: int, card: int) -> None:
    """HT-6.15  A tooth changes hands."""
    if s.journal is not None:
        args: dict[str, Arg] = {"mission": MISSION_NAMES[card], "hero": hero_name(s, victim)}
        s.journal.note(Message("ht-log-steals", args), seat, refs=[hero_id(victim)])


def went_below(s: Heldentaufe, seat: int, hex: int) -> None:
    """HT-7.1  A hero enters the underground."""
    if s.journal is not None:
        message = Message("ht-log-descends", {"hex": HEX_NAMES[hex]})
        note_move(s, message, seat, hero_id(seat), hex_id(hex))


def crept(s: Heldentaufe, seat: int, hex: int) -> None:
    """HT-7.4  A hero on another hex."""
    if s.journal is not None:
        message = Message("ht-log-creeps", {"hex": HEX_NAMES[hex]})
        note_move(s, message, seat, hero_id(seat), hex_id(hex))


def came_up(s: Heldentaufe, seat: int, tile: int) -> None:
    """HT-11.1  A hero leaves the underground."""
    if s.journal is not None:
        message = Message("ht-log-ascends", {"tile": tile_name(s, tile)})
        note_move(s, message, seat, hero_id(seat), tile_id(s, tile))


def chief_comes(s: Heldentaufe, seat: int) -> None:
    """HT-7.2  The monsters act after this seat."""
    if s.journal is not None:
        note(s, seat, "ht-log-chief", {"seat": seat_name(seat)})


def danger_turned(s: Heldentaufe, seat: int, hex: int, is_armed: bool) -> None:
    """HT-7.7  A danger token shows its face."""
    if s.journal is not None:
        key = "ht-log-armed" if is_armed else "ht-log-disarmed"
        face = "danger:armed" if is_armed else "danger:disarmed"
        flip = Beat("flip", [danger_id(hex)], into=[face], spots=[hex_id(hex)])
        s.journal.note(Message(key), seat, refs=[hex_id(hex)], beats=[flip])


def trapped(s: Heldentaufe, seat: int) -> None:
    """HT-7.7  A heart and all AP."""
    if s.journal is not None:
        hurt = Beat("hurt", [hero_id(seat)])
        s.journal.note(Message("ht-log-trapped"), seat, beats=[hurt, lost_heart(seat)])


def chest_opened(s: Heldentaufe, seat: int) -> None:
    """HT-7.9  Three rolls of the treasure die."""
    if s.journal is not None:
        message = Message("ht-log-chest", {"hero": hero_name(s, seat)})
        note_big(s, message, seat, CHEST_ID)


def rebuilt(s: Heldentaufe) -> None:
    """HT-11.4  The underground is as at the start."""
    if s.journal is not None:
        s.journal.note(Message("ht-log-rebuilt"))


def figure_name(s: Heldentaufe, figure: int) -> Message:
    """A hero or a monster."""
    return MONSTER_NAMES[figure - SEATS] if figure >= SEATS else hero_name(s, figure)


def figure_id(figure: int) -> str:
    """The figure of a hero or a monster."""
    return monster_id(figure - SEATS) if figure >= SEATS else hero_id(figure)


def figure_spot(s: Heldentaufe, figure: int) -> str:
    """Where a hero or a monster stands."""
    if figure >= SEATS:
        return hex_id(s.monsters[figure - SEATS].hex)
    hero = s.heroes[figure]
    return tile_id(s, hero.tile) if hero.hex == NO_HEX else hex_id(hero.hex)


def lost_heart(seat: int) -> Beat:
    """A heart of a hero goes."""
    return Beat("count", counter=f"hearts:{seat}", by=-1)


def fought(
    s: Heldentaufe, attacker: int, defender: int, dice: tuple[int, int], sums: tuple[int, int]
) -> None:
    """HT-8.3  Both dice and both sums, and who lost a heart."""
    if s.journal is not None:
        loser = defender if sums[0] >= sums[1] else attacker
        message = Message(
            "ht-log-fight",
            {
                "attacker": figure_name(s, attacker),
                "defender": figure_name(s, defender),
                "die": dice[0],
                "other": dice[1],
                "sum": sums[0],
                "rest": sums[1],
                "loser": figure_name(s, loser),
            },
        )
        rolled = [f"die:combat:{dice[0]}", f"die:combat:{dice[1]}"]
        places = [figure_spot(s, attacker), figure_spot(s, defender)]
        beats = [
            Beat("roll", ["die:attack", "die:defence"], into=rolled, spots=places),
            Beat("hurt", [figure_id(loser)]),
        ]
        if loser < SEATS:
            beats.append(lost_heart(loser))
        refs = [figure_id(attacker), figure_id(defender)]
        seat = attacker if attacker < SEATS else None
        s.journal.note(message, seat, refs=refs, beats=beats)


def monster_defeated(s: Heldentaufe, seat: int, monster: int, tooth: int) -> None:
    """HT-8.9  A monster falls, and what it yields."""
    if s.journal is not None:
        args: dict[str, Arg] = {
            "hero": hero_name(s, seat),
            "monster": MONSTER_NAMES[monster],
            "tooth": tooth,
        }
        note_big(s, Message("ht-log-monster-falls", args), seat, monster_id(monster))


def defeated(s: Heldentaufe, seat: int) -> None:
    """HT-10.2  A hero falls to a monster or a trap."""
    if s.journal is not None:
        note_big(s, Message("ht-log-falls", {"hero": hero_name(s, seat)}), seat, hero_id(seat))


def defeated_by(s: Heldentaufe, seat: int, winner: int) -> None:
    """HT-10.3  A hero falls to a hero."""
    if s.journal is not None:
        args: dict[str, Arg] = {"hero": hero_name(s, seat), "winner": hero_name(s, winner)}
        note_big(s, Message("ht-log-falls-to", args), seat, hero_id(seat))


def exchanged(s: Heldentaufe, winner: int, loser: int) -> None:
    """HT-10.3  Two heaps of teeth change their owners."""
    if s.journal is not None:
        args: dict[str, Arg] = {"hero": hero_name(s, winner), "other": hero_name(s, loser)}
        note(s, winner, "ht-log-exchange", args)


def placed(s: Heldentaufe, seat: int, tile: int) -> None:
    """HT-10.5  Where a defeated hero wakes up."""
    if s.journal is not None:
        args: dict[str, Arg] = {"hero": hero_name(s, seat), "tile": tile_place(s, tile)}
        message = Message("ht-log-placed", args)
        note_move(s, message, seat, hero_id(seat), tile_id(s, tile))


def monsters_begin(s: Heldentaufe) -> None:
    """HT-9.1  The monsters' turn."""
    if s.journal is not None:
        s.journal.note(Message("ht-log-monsters"), None, "turn")


def monsters_skip(s: Heldentaufe) -> None:
    """HT-9.17  No monster is there."""
    if s.journal is not None:
        s.journal.note(Message("ht-log-monsters-skip"))


def monsters_end(s: Heldentaufe) -> None:
    """HT-9.16  The monsters are done."""
    if s.journal is not None:
        s.journal.note(Message("ht-log-monsters-end"))


def monster_moved(s: Heldentaufe, monster: int, hex: int) -> None:
    """HT-9.3  A monster on another hex."""
    if s.journal is not None:
        args: dict[str, Arg] = {"monster": MONSTER_NAMES[monster], "hex": HEX_NAMES[hex]}
        message = Message("ht-log-monster-moves", args)
        note_move(s, message, None, monster_id(monster), hex_id(hex))


def voted(s: Heldentaufe, seat: int, named: int) -> None:
    """HT-R25  A vote, once all are in."""
    if s.journal is not None:
        args: dict[str, Arg] = {"seat": seat_name(seat), "named": seat_name(named)}
        s.journal.note(Message("ht-log-votes", args), seat)


def rolled_off(s: Heldentaufe, seats: list[int], rolls: list[int]) -> None:
    """HT-9.10  A die for each who is in dispute."""
    if s.journal is not None:
        shown = [
            Message("ht-log-roll", {"seat": seat_name(seat), "die": rolls[at]})
            for at, seat in enumerate(seats)
        ]
        roll = Beat(
            "roll",
            [f"die:{seat}" for seat in seats],
            into=[f"die:combat:{die}" for die in rolls],
            spots=[figure_spot(s, seat) for seat in seats],
        )
        s.journal.note(Message("ht-log-rolls", {"rolls": shown}), beats=[roll])


def commands(s: Heldentaufe, seat: int) -> None:
    """HT-9.9  Who moves the monsters this time."""
    if s.journal is not None:
        note(s, seat, "ht-log-commands", {"seat": seat_name(seat)})


def won(s: Heldentaufe, seat: int) -> None:
    """HT-13.1  A hero is baptised."""
    if s.journal is not None:
        note_big(s, Message("ht-log-wins", {"hero": hero_name(s, seat)}), seat, hero_id(seat))


def too_long(s: Heldentaufe) -> None:
    """HT-R46  The guard ends the game."""
    if s.journal is not None:
        s.journal.note(Message("ht-log-too-long"), None, "big")
