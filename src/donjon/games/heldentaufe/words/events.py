"""The events of a match of Heldentaufe: one function for each thing that happens.

Here heroes set out, walk and win; token_events.py has what they gain and give, fight_events.py
fights and the turns of the monsters. Without a journal nothing is noted, which costs a simulation
one test.
"""

from __future__ import annotations

from donjon.games.heldentaufe.model.state import Heldentaufe
from donjon.games.heldentaufe.words.facts import (
    ChestFacts,
    DangerFacts,
    TileFacts,
    TrapFacts,
    WakingFacts,
)
from donjon.games.heldentaufe.words.figure_names import figure_spot
from donjon.games.heldentaufe.words.ids import (
    CHEST_ID,
    danger_id,
    hero_id,
    hex_id,
    monster_id,
    tile_id,
)
from donjon.games.heldentaufe.words.names import (
    HERO_NAMES,
    HEX_NAMES,
    MISSION_NAMES,
    MONSTER_NAMES,
    POTION_NAMES,
    TILE_NAMES,
    hero_name,
    tile_name,
    tile_place,
)
from donjon.kernel.journal.facts import Facts, Told
from donjon.kernel.journal.log_line import Does
from donjon.kernel.journal.motion import Motion
from donjon.kernel.words.message import Arg, Message, seat_name


def note(
    s: Heldentaufe, seat: int, key: str, args: dict[str, Arg], does: Does | None = None
) -> None:
    """Note something that everyone may know."""
    if s.journal is not None:
        s.journal.note(Message(key, args), seat, does=does)


def note_great(s: Heldentaufe, message: Message, seat: int, on: str, facts: Facts) -> None:
    """Note something that is shown as a great moment."""
    if s.journal is not None:
        s.journal.note(message, seat, "big", [on], [facts])


def note_move(
    s: Heldentaufe,
    message: Message,
    seat: int | None,
    figure: str,
    spot: str,
    facts: Facts | None = None,
    does: Does | None = None,
) -> None:
    """A figure moves to another place, where something great may happen."""
    if s.journal is not None:
        told: list[Told] = [Motion("move", [figure], into=[spot])]
        if facts is not None:
            told.append(facts)
        s.journal.note(message, seat, refs=[spot], told=told, does=does)


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
        s.journal.note_secret(
            seat, Message("ht-log-dealt", {"missions": names}), Message("ht-log-dealt-some")
        )


def boxed(s: Heldentaufe) -> None:
    """HT-S.3 to HT-S.5  The tiles that are not used."""
    if s.journal is not None:
        tiles = [
            Message("ht-log-box-tile", {"n": n, "tile": TILE_NAMES[kind]})
            for kind, n in enumerate(s.box)
            if n
        ]
        if tiles:
            s.journal.note(Message("ht-log-box", {"tiles": tiles}))


def stacked(s: Heldentaufe, monster: int) -> None:
    """HT-S.10  The teeth that a monster guards, as all see them."""
    if s.journal is not None:
        stack = s.monsters[monster].stack
        teeth = [Message("ht-tooth", {"n": tooth}) for tooth in stack[::-1]]
        args: dict[str, Arg] = {"monster": MONSTER_NAMES[monster], "teeth": teeth}
        s.journal.note(Message("ht-log-stack", args), refs=[monster_id(monster)])


def turn_begins(s: Heldentaufe, seat: int) -> None:
    """A turn begins."""
    if s.journal is not None:
        args: dict[str, Arg] = {"seat": seat_name(seat), "round": s.round}
        s.journal.note(Message("ht-log-turn", args), seat, "turn")


def walked(s: Heldentaufe, seat: int, tile: int) -> None:
    """A hero moves to another tile."""
    if s.journal is not None:
        message = Message("ht-log-walks", {"tile": tile_name(s, tile)})
        note_move(s, message, seat, hero_id(seat), tile_id(s, tile), does="goes")


def explored(s: Heldentaufe, seat: int, tile: int) -> None:
    """HT-3.3  A new tile, and the hero on it."""
    if s.journal is not None:
        message = Message("ht-log-explores", {"tile": tile_name(s, tile)})
        found = TileFacts(seat, s.heroes[seat].kind, s.surface.kinds[tile], tile_id(s, tile))
        note_move(s, message, seat, hero_id(seat), tile_id(s, tile), found, "goes")


def ap_lost(s: Heldentaufe, seat: int) -> None:
    """HT-4.3  The forest takes the time."""
    note(s, seat, "ht-log-ap-lost", {})


def went_below(s: Heldentaufe, seat: int, hex: int) -> None:
    """HT-7.1  A hero enters the underground."""
    if s.journal is not None:
        message = Message("ht-log-descends", {"hex": HEX_NAMES[hex]})
        note_move(s, message, seat, hero_id(seat), hex_id(hex), does="goes")


def crept(s: Heldentaufe, seat: int, hex: int) -> None:
    """HT-7.4  A hero on another hex."""
    if s.journal is not None:
        message = Message("ht-log-creeps", {"hex": HEX_NAMES[hex]})
        note_move(s, message, seat, hero_id(seat), hex_id(hex), does="goes")


def came_up(s: Heldentaufe, seat: int, tile: int) -> None:
    """HT-11.1  A hero leaves the underground."""
    if s.journal is not None:
        message = Message("ht-log-ascends", {"tile": tile_name(s, tile)})
        note_move(s, message, seat, hero_id(seat), tile_id(s, tile), does="goes")


def drank(s: Heldentaufe, seat: int, potion: int) -> None:
    """HT-5.4  A potion is used."""
    if s.journal is not None:
        note(s, seat, "ht-log-drinks", {"potion": POTION_NAMES[potion]}, "plays")


def fury_ends(s: Heldentaufe, seat: int) -> None:
    """HT-5.7  The fury ends with the underground."""
    note(s, seat, "ht-log-fury-ends", {})


def chief_comes(s: Heldentaufe, seat: int) -> None:
    """HT-7.2  The monsters act after this seat."""
    if s.journal is not None:
        note(s, seat, "ht-log-chief", {"seat": seat_name(seat)})


def danger_turned(s: Heldentaufe, seat: int, hex: int, is_armed: bool) -> None:
    """HT-7.7  A danger token shows its face."""
    if s.journal is not None:
        key = "armed" if is_armed else "disarmed"
        flip = Motion("flip", [danger_id(hex)], into=[f"danger:{key}"], spots=[hex_id(hex)])
        told: list[Told] = [flip, DangerFacts(seat, s.heroes[seat].kind, hex, is_armed)]
        s.journal.note(Message(f"ht-log-{key}"), seat, refs=[hex_id(hex)], told=told)


def trapped(s: Heldentaufe, seat: int) -> None:
    """HT-7.7, HT-R6  A heart and all AP, and the turn unless the table has decided otherwise."""
    if s.journal is not None:
        hero = s.heroes[seat]
        ends_turn = s.house_rules.trap_ends_turn
        key = "ht-log-trapped" if ends_turn else "ht-log-trapped-stays"
        facts = TrapFacts(seat, hero.kind, hero.hearts, figure_spot(s, seat), ends_turn)
        hurt = Motion("hurt", [hero_id(seat)])
        s.journal.note(Message(key), seat, told=[hurt, lost_heart(seat), facts])


def lost_heart(seat: int) -> Motion:
    """A hero loses a heart."""
    return Motion("count", counter=f"hearts:{seat}", by=-1)


def chest_opened(s: Heldentaufe, seat: int) -> None:
    """HT-7.9  Three rolls of the treasure die."""
    if s.journal is not None:
        message = Message("ht-log-chest", {"hero": hero_name(s, seat)})
        note_great(s, message, seat, CHEST_ID, ChestFacts(seat, s.heroes[seat].kind))


def rebuilt(s: Heldentaufe) -> None:
    """HT-11.4  The underground is as at the start."""
    if s.journal is not None:
        s.journal.note(Message("ht-log-rebuilt"))


def placed(s: Heldentaufe, seat: int, tile: int) -> None:
    """HT-10.5  Where a defeated hero wakes up."""
    if s.journal is not None:
        args: dict[str, Arg] = {"hero": hero_name(s, seat), "tile": tile_place(s, tile)}
        message = Message("ht-log-placed", args)
        spot = tile_id(s, tile)
        waking = WakingFacts(seat, s.heroes[seat].kind, s.surface.kinds[tile], spot)
        note_move(s, message, seat, hero_id(seat), spot, waking)


def won(s: Heldentaufe, seat: int) -> None:
    """HT-13.1  A hero is baptised."""
    if s.journal is not None:
        message = Message("ht-log-wins", {"hero": hero_name(s, seat)})
        s.journal.note(message, seat, "big", [hero_id(seat)])


def too_long(s: Heldentaufe) -> None:
    """HT-R46  The guard ends the game."""
    if s.journal is not None:
        s.journal.note(Message("ht-log-too-long"), None, "big")
