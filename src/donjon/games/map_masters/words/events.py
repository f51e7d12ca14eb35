"""The events of a match of Map Masters: one function for each thing that happens.

Without a journal nothing is noted, which costs a simulation one test.
"""

from __future__ import annotations

from donjon.games.map_masters.content.tables import BOOK_PRICE, COLUMN_COST
from donjon.games.map_masters.model.state import MapMasters
from donjon.games.map_masters.words.facts import (
    BookSaleFacts,
    CardSaleFacts,
    SecondGoalFacts,
    TimeBonusFacts,
)
from donjon.games.map_masters.words.ids import book_id, card_id, coins_id, goal_id
from donjon.games.map_masters.words.names import (
    card_name,
    card_names,
    objective_name,
    spell_name,
    token_name,
)
from donjon.kernel.journal.facts import Told
from donjon.kernel.journal.log_line import Does
from donjon.kernel.journal.motion import Motion
from donjon.kernel.words.message import Arg, Message, seat_name


def note(
    s: MapMasters,
    key: str,
    args: dict[str, Arg],
    seat: int | None = None,
    kind: str = "",
    does: Does | None = None,
) -> None:
    """Note something that everyone reads."""
    if s.journal is not None:
        s.journal.note(Message(key, args), seat, kind, does=does)


def first_buyer(s: MapMasters, seat: int) -> None:
    """MM-2.1, MM-2.2  A turn begins with the market."""
    note(s, "mm-log-turn", {"turn": s.turn + 1, "seat": seat_name(seat)}, seat, "turn")


def primary_drawn(s: MapMasters, objective: int) -> None:
    """MM-1.2, MM-11.1  The next primary objective."""
    note(s, "mm-log-primary", {"goal": objective_name(objective)})


def secondary_drawn(s: MapMasters, objective: int) -> None:
    """MM-10.6  The secondary objective is turned up."""
    note(s, "mm-log-secondary", {"goal": objective_name(objective)})


def paths_shown(s: MapMasters) -> None:
    """MM-10.2, MM-10.6  Everyone's path, side by side, and the second goal turned up."""
    if s.journal is not None:
        heading = Message("mm-walked", {"turn": s.turn + 1})
        points = [player.board.secondary[-1] for player in s.players]
        goal = SecondGoalFacts(s.turn + 1, s.secondary, points)
        recap = Motion("recap", [goal_id(1)], text=heading)
        s.journal.note(heading, told=[recap, goal])


def passed(s: MapMasters, seat: int) -> None:
    """MM-2.6  A player passes."""
    note(s, "mm-log-passes", {}, seat)


def token_bought(s: MapMasters, seat: int, use: int) -> None:
    """MM-2.10  A fairy token."""
    note(s, "mm-log-buys-token", {"token": token_name(use)}, seat, does="gets")


def twin_taken(s: MapMasters, seat: int, use: int) -> None:
    """SB-13  A second token, free."""
    note(s, "mm-log-takes-twin", {"token": token_name(use)}, seat, does="gets")


def book_bought(s: MapMasters, seat: int, spell: int, is_blind: bool) -> None:
    """MM-2.11, MM-R48  A spellbook, seen before or not."""
    if s.journal is not None:
        key = "mm-log-buys-book-blind" if is_blind else "mm-log-buys-book"
        message = Message(key, {"book": spell_name(spell)})
        sale = BookSaleFacts(seat, spell, BOOK_PRICE)
        s.journal.note(message, seat, refs=[book_id(spell)], told=[sale], does="gets")


def book_given_up(s: MapMasters, seat: int, spell: int) -> None:
    """MM-2.16  One of the old ones."""
    note(s, "mm-log-gives-up", {"book": spell_name(spell)}, seat)


def card_bought(s: MapMasters, seat: int, card: int, price: int, is_blind: bool) -> None:
    """MM-2.12, MM-R48  A dungeon card, seen before or not."""
    if s.journal is not None:
        key = "mm-log-buys-card-blind" if is_blind else "mm-log-buys-card"
        args: dict[str, Arg] = {"card": card_name(card), "price": price}
        sale = CardSaleFacts(seat, card, price)
        s.journal.note(Message(key, args), seat, refs=[card_id(card)], told=[sale], does="gets")


def pile_reshuffled(s: MapMasters, seat: int) -> None:
    """MM-3.2  A discard pile becomes a draw pile."""
    note(s, "mm-log-reshuffles", {}, seat, does="aside")


def column_reshuffled(s: MapMasters, column: int) -> None:
    """MM-R7  The discards of a market column become its pile."""
    note(s, "mm-log-reshuffles-cards", {"cost": COLUMN_COST[column]})


def books_reshuffled(s: MapMasters) -> None:
    """MM-R7  The discarded spellbooks become the pile."""
    note(s, "mm-log-reshuffles-books", {})


def foreseen(s: MapMasters, seat: int, card: int) -> None:
    """SB-14  The owner reads the card, the others that there is one."""
    if s.journal is not None:
        s.journal.note_secret(
            seat,
            Message("mm-log-foresees", {"card": card_name(card)}),
            Message("mm-log-foresees-one"),
        )


def kept(s: MapMasters, seat: int) -> None:
    """SB-14  The card goes into the hand."""
    note(s, "mm-log-keeps", {}, seat)


def thrown_away(s: MapMasters, seat: int, card: int) -> None:
    """SB-14  The card goes to the discard pile, which everyone may look at."""
    note(s, "mm-log-throws-away", {"card": card_name(card)}, seat)


def hand_shown(s: MapMasters, seat: int, cards: list[int]) -> None:
    """MM-4.1  All hands are turned up."""
    if s.journal is not None:
        message = Message("mm-log-hand", {"cards": card_names(cards)})
        refs = [card_id(card) for card in cards]
        s.journal.note(message, seat, refs=refs, does="plays")


def finished(s: MapMasters, seat: int, cards: int, is_exit: bool) -> None:
    """MM-9.6, MM-R44  A dungeon is done; now all may see it."""
    key = "mm-log-finished-exit" if is_exit else "mm-log-finished"
    note(s, key, {"n": cards}, seat)


def is_first(s: MapMasters, seat: int, bonus: int) -> None:
    """MM-9.3  The time bonus is won."""
    if s.journal is not None:
        message = Message("mm-log-first", {"n": bonus})
        s.journal.note(message, seat, told=[TimeBonusFacts(seat, bonus)])


def primary_scored(s: MapMasters, seat: int, points: int, coins: int) -> None:
    """MM-10.2, MM-10.3  Coins and the blue column."""
    if s.journal is not None:
        counted = Motion("count", counter=coins_id(seat), by=coins)
        told: list[Told] = [counted] if coins else []
        message = Message("mm-log-scores-primary", {"n": points, "coins": coins})
        s.journal.note(message, seat, told=told)


def secondary_scored(s: MapMasters, seat: int, points: int) -> None:
    """MM-10.7  The pink column."""
    note(s, "mm-log-scores-secondary", {"n": points}, seat)


def recycled(s: MapMasters, seat: int, card: int) -> None:
    """MM-11.3  A card stays for the next turn."""
    note(s, "mm-log-recycles", {"card": card_name(card)}, seat)


def removed(s: MapMasters, seat: int, card: int) -> None:
    """MM-11.4  A card leaves the game."""
    note(s, "mm-log-removes", {"card": card_name(card)}, seat)


def bartered(s: MapMasters, seat: int, given: int, taken: int) -> None:
    """SB-16  A card for one of the market."""
    names: dict[str, Arg] = {"given": card_name(given), "taken": card_name(taken)}
    note(s, "mm-log-barters", names, seat, does="gets")


def market_refreshed(s: MapMasters) -> None:
    """MM-2.21  All visible cards are replaced."""
    note(s, "mm-log-refresh", {})


def game_ends(s: MapMasters) -> None:
    """MM-12.1  The end."""
    note(s, "mm-log-ends", {}, None, "turn")
