"""The events of tokens, teeth and missions that come and go."""

from __future__ import annotations

from donjon.games.heldentaufe.content.tables import NONE, TREASURE_PIECE, TREASURE_TEETH
from donjon.games.heldentaufe.model.state import Heldentaufe
from donjon.games.heldentaufe.words.events import note
from donjon.games.heldentaufe.words.facts import MissionFacts, TheftFacts, TreasureFacts
from donjon.games.heldentaufe.words.figure_names import figure_spot
from donjon.games.heldentaufe.words.ids import DISCARD_ID, hero_id, mission_face_id
from donjon.games.heldentaufe.words.names import MISSION_NAMES, POTION_NAMES, TOKEN_NAMES, hero_name
from donjon.kernel.words.message import Arg, Message


def treasure(s: Heldentaufe, seat: int, face: int) -> None:
    """HT-4.10  What the treasure die shows."""
    if s.journal is not None:
        if TREASURE_PIECE[face] != NONE:
            message = Message("ht-log-treasure", {"token": TOKEN_NAMES[TREASURE_PIECE[face]]})
        else:
            message = Message("ht-log-treasure-teeth", {"n": TREASURE_TEETH[face]})
        s.journal.note(
            message, seat, told=[TreasureFacts(seat, face, figure_spot(s, seat))], does="aside"
        )


def gained(s: Heldentaufe, seat: int, token: int) -> None:
    """A hero gains a piece."""
    if s.journal is not None:
        note(s, seat, "ht-log-gains", {"token": TOKEN_NAMES[token]}, "gets")


def missed(s: Heldentaufe, seat: int, token: int) -> None:
    """HT-R41  The reserve has none left."""
    if s.journal is not None:
        note(s, seat, "ht-log-misses", {"token": TOKEN_NAMES[token]})


def teeth_gained(s: Heldentaufe, seat: int, n: int) -> None:
    """A hero gains points from the reserve."""
    if s.journal is not None:
        note(s, seat, "ht-log-teeth", {"n": n}, "aside")


def took_for_change(s: Heldentaufe, seat: int, tooth: int, back: int) -> None:
    """HT-R18, step 3  A tooth of the reserve that is worth too much, for small ones."""
    if s.journal is not None:
        note(s, seat, "ht-log-takes-for-change", {"tooth": tooth, "n": back}, "aside")


def exchanged_small(s: Heldentaufe, seat: int, tooth: int) -> None:
    """HT-12.2, HT-R18, step 4  Small teeth are exchanged for one of the same worth."""
    if s.journal is not None:
        note(s, seat, "ht-log-exchanges-small", {"tooth": tooth}, "aside")


def broke(s: Heldentaufe, seat: int, tooth: int, back: list[int]) -> None:
    """HT-R18  A tooth goes to the reserve, and all but a point of it comes back."""
    if s.journal is not None:
        change = [
            Message("ht-tooth", {"n": value})
            for value in range(len(back) - 1, 0, -1)
            for _ in range(back[value])
        ]
        note(s, seat, "ht-log-breaks", {"tooth": tooth, "change": change}, "aside")


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
        note(s, seat, "ht-log-equips", {"token": TOKEN_NAMES[piece]}, "aside")


def stowed(s: Heldentaufe, seat: int, piece: int) -> None:
    """A piece goes into the backpack."""
    if s.journal is not None:
        note(s, seat, "ht-log-stows", {"token": TOKEN_NAMES[piece]}, "aside")


def gathered(s: Heldentaufe, seat: int, food: int) -> None:
    """HT-4.5  Food from a tile."""
    if s.journal is not None:
        note(s, seat, "ht-log-gathers", {"token": TOKEN_NAMES[food]}, "gets")


def traded(s: Heldentaufe, seat: int, piece: int, other: int) -> None:
    """HT-4.13  At the merchant's."""
    if s.journal is not None:
        args: dict[str, Arg] = {"token": TOKEN_NAMES[piece], "other": TOKEN_NAMES[other]}
        note(s, seat, "ht-log-trades", args, "gets")


def forged(s: Heldentaufe, seat: int, piece: int, other: int, result: int) -> None:
    """HT-4.11  At the smith's."""
    if s.journal is not None:
        args: dict[str, Arg] = {
            "token": TOKEN_NAMES[piece],
            "other": TOKEN_NAMES[other],
            "result": TOKEN_NAMES[result],
        }
        note(s, seat, "ht-log-forges", args, "gets")


def raised(s: Heldentaufe, seat: int, piece: int) -> None:
    """HT-4.15  In the laboratory."""
    if s.journal is not None:
        args: dict[str, Arg] = {"token": TOKEN_NAMES[piece], "result": TOKEN_NAMES[piece + 1]}
        note(s, seat, "ht-log-raises", args, "gets")


def ate(s: Heldentaufe, seat: int, food: int) -> None:
    """HT-5.1  A heart for a food."""
    if s.journal is not None:
        note(s, seat, "ht-log-eats", {"token": TOKEN_NAMES[food]}, "plays")


def brewed(s: Heldentaufe, seat: int, potion: int) -> None:
    """HT-5.2  A potion for two foods."""
    if s.journal is not None:
        note(s, seat, "ht-log-brews", {"potion": POTION_NAMES[potion]}, "gets")


def drew(s: Heldentaufe, seat: int, card: int) -> None:
    """HT-6.1  The seat reads its card, the others that it has drawn."""
    if s.journal is not None:
        s.journal.note_secret(
            seat,
            Message("ht-log-draws", {"mission": MISSION_NAMES[card]}),
            Message("ht-log-draws-one"),
        )


def reshuffled(s: Heldentaufe) -> None:
    """HT-6.6  The discard pile becomes the draw pile."""
    if s.journal is not None:
        s.journal.note(Message("ht-log-reshuffled"))


def refused(s: Heldentaufe, seat: int, card: int) -> None:
    """HT-6.7  A mission is discarded for all to see."""
    if s.journal is not None:
        message = Message("ht-log-refuses", {"mission": MISSION_NAMES[card]})
        s.journal.note(message, seat, refs=[DISCARD_ID])


def completed(s: Heldentaufe, seat: int, card: int, teeth: int, piece: int) -> None:
    """HT-6.2, HT-6.8  A mission is shown and fulfilled, for `teeth` teeth or for a piece."""
    if s.journal is not None:
        message = Message("ht-log-completes", {"mission": MISSION_NAMES[card]})
        rules = s.house_rules
        face = mission_face_id(card, rules.two_food, rules.thief_any_time)
        is_there = teeth == 0 and s.reserve[piece] > 0
        done = MissionFacts(
            seat, s.heroes[seat].kind, card, face, rules.two_food, teeth, piece, is_there,
            figure_spot(s, seat),
        )  # fmt: skip
        s.journal.note(message, seat, refs=[DISCARD_ID], told=[done], does="gets")


def stole(s: Heldentaufe, seat: int, victim: int, card: int) -> None:
    """HT-6.15  A tooth changes hands."""
    if s.journal is not None:
        args: dict[str, Arg] = {"mission": MISSION_NAMES[card], "hero": hero_name(s, victim)}
        rules = s.house_rules
        theft = TheftFacts(
            seat, s.heroes[seat].kind, victim, s.heroes[victim].kind, card,
            mission_face_id(card, rules.two_food, rules.thief_any_time), figure_spot(s, seat),
        )  # fmt: skip
        s.journal.note(Message("ht-log-steals", args), seat, refs=[hero_id(victim)], told=[theft])
