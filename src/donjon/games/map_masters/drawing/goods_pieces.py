"""Goals, spellbooks, fairy tokens and cards: the pieces next to a dungeon."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.objectives import OBJECTIVE_IDS
from donjon.games.map_masters.content.printed_icons import USE_IDS
from donjon.games.map_masters.content.spellbooks import ON_PATHS
from donjon.games.map_masters.content.tables import HAND, SEATS
from donjon.games.map_masters.drawing.card_pieces import NO_STATE, SPENT, card_in
from donjon.games.map_masters.drawing.dungeon_board import hand_id, placed_of
from donjon.games.map_masters.drawing.faces import (
    BACK_FACE,
    NO_GOAL_FACE,
    token_face_id,
)
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.view.forms import ObjectiveView, PathView, PlayerView
from donjon.games.map_masters.words.ids import (
    GOALS_ID,
    book_face_id,
    book_id,
    goal_face_id,
    goal_id,
)
from donjon.games.map_masters.words.names import OBJECTIVE_NAMES, TOKEN_NAMES, spell_name
from donjon.kernel.scene import InZone, Piece, PieceState, Zone
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message, seat_name

GOALS: Final = Zone(GOALS_ID, "list", Message("mm-goals"), size="l")
NO_GOAL: Final = Piece(goal_id(1), NO_GOAL_FACE, Message("mm-goal-second"), InZone(GOALS.id, 1))
"""The secondary objective before it is drawn."""
BOOKS: Final = [
    Zone(f"books:{seat}", "list", Message("mm-books-of", {"seat": seat_name(seat)}), seat, size="l")
    for seat in range(SEATS)
]
TOKENS: Final = [
    Zone(f"tokens:{seat}", "row", Message("mm-tokens-of", {"seat": seat_name(seat)}), seat)
    for seat in range(SEATS)
]
HANDS: Final = [
    Zone(hand_id(seat), "row", Message("mm-hand-of", {"seat": seat_name(seat)}), seat, usual=HAND)
    for seat in range(SEATS)
]
KEPT_CARDS: Final = [
    Zone(f"kept:{seat}", "row", Message("mm-kept-of", {"seat": seat_name(seat)}), seat, usual=HAND)
    for seat in range(SEATS)
]
FORESEEN: Final = Zone("foreseen", "row", Message("mm-foreseen"), usual=HAND)
DISCARDS: Final = [
    Zone(f"discard:{seat}", "stack", Message("mm-discard"), seat) for seat in range(SEATS)
]
DECK_PIECES: Final = [
    Piece(f"deck:{seat}", BACK_FACE, Message("mm-deck"), InZone(f"deck:{seat}", 0))
    for seat in range(SEATS)
]


def goal_pieces(
    primary: ObjectiveView | None, secondary: ObjectiveView | None, memory: DrawingMemory
) -> list[Piece]:
    """The primary objective, and the secondary one or a placeholder for it."""
    pieces = [] if primary is None else [goal(primary, 0, memory)]
    pieces.append(NO_GOAL if secondary is None else goal(secondary, 1, memory))
    return pieces


def goal(objective: ObjectiveView, n: int, memory: DrawingMemory) -> Piece:
    """An objective card; cached in `memory`."""
    face = goal_face_id(objective.id, objective.hourglass)
    key = f"{face} {n}"
    found = memory.pieces.get(key)
    if found is None:
        name = OBJECTIVE_NAMES[OBJECTIVE_IDS.index(objective.id)]
        label = Message(f"mm-goal-piece-{n}", {"goal": name})
        found = memory.pieces.put(key, Piece(goal_id(n), face, label, InZone(GOALS.id, n)))
    return found


def path_of(player: PlayerView) -> PathView | None:
    """The path of a seat, if the viewer may see it."""
    return None if player.dungeon is None else player.dungeon.path


def book_pieces(player: PlayerView, memory: DrawingMemory) -> list[Piece]:
    """The spellbooks of a seat; those that the path uses, too, are drawn as spent."""
    path = None if player.is_finished else path_of(player)
    zone = BOOKS[player.seat].id
    pieces: list[Piece] = []
    for n, (spell, is_ready) in enumerate(player.books):
        is_used = path is not None and 1 << spell & ON_PATHS and spell not in path.spells
        state = SPENT if is_used or not is_ready else NO_STATE
        pieces.append(book(spell, zone, n, state, memory))
    return pieces


def book(spell: int, zone: Id, n: int, state: list[PieceState], memory: DrawingMemory) -> Piece:
    """A spellbook in its place; cached in `memory`."""
    key = f"book {spell} {zone} {n} {state}"
    found = memory.pieces.get(key)
    if found is None:
        face, name = book_face_id(spell), spell_name(spell)
        made = Piece(book_id(spell), face, name, InZone(zone, n), state=state)
        found = memory.pieces.put(key, made)
    return found


def has_tokens(player: PlayerView) -> bool:
    """Whether a seat has any fairy tokens."""
    return any(n > 0 for n in player.tokens.values())


def token_pieces(player: PlayerView, memory: DrawingMemory) -> list[Piece]:
    """The fairy tokens of a seat, those that the path would use are drawn as spent."""
    path = None if player.is_finished else path_of(player)
    pieces: list[Piece] = []
    for use, id in enumerate(USE_IDS):
        owned = player.tokens[id]
        left = owned if path is None else path.tokens.get(id, 0)
        if left:
            pieces.append(token(player.seat, use, len(pieces), left, NO_STATE, memory))
        if owned > left:
            used = owned - left
            pieces.append(token(player.seat, use, len(pieces), used, SPENT, memory))
    return pieces


def token(
    seat: int, use: int, n: int, count: int, state: list[PieceState], memory: DrawingMemory
) -> Piece:
    """Fairy tokens of one kind; cached in `memory`."""
    key = f"token {seat} {use} {n} {count} {state}"
    found = memory.pieces.get(key)
    if found is None:
        id = f"fairy:{seat}:{USE_IDS[use]}" + (":used" if state else "")
        made = Piece(
            id=id,
            face=token_face_id(use),
            label=TOKEN_NAMES[use],
            at=InZone(TOKENS[seat].id, n),
            state=state,
            n=count if count > 1 else None,
        )
        found = memory.pieces.put(key, made)
    return found


def deck_zone(seat: int, count: int, memory: DrawingMemory) -> Zone:
    """A draw pile with its number; cached in `memory`."""
    found = memory.decks.get((seat, count))
    if found is None:
        made = Zone(f"deck:{seat}", "stack", Message("mm-deck"), seat, count=count)
        found = memory.decks.put((seat, count), made)
    return found


def deck_pieces(player: PlayerView) -> list[Piece]:
    """The back of the draw pile."""
    return [DECK_PIECES[player.seat]] if player.pile_size else []


def discard_pieces(player: PlayerView, memory: DrawingMemory) -> list[Piece]:
    """The discard pile, through which all may look."""
    zone = DISCARDS[player.seat].id
    return [card_in(card, zone, n, memory) for n, card in enumerate(player.discard)]


def kept_pieces(player: PlayerView, memory: DrawingMemory) -> list[Piece]:
    """MM-11.3  The cards that stay for the next turn, except those still drawn in the dungeon."""
    laid = [each.card for each in placed_of(player)]
    kept = [card for card in player.kept if card not in laid]
    zone = KEPT_CARDS[player.seat].id
    return [card_in(card, zone, n, memory) for n, card in enumerate(kept)]


def foreseen_pieces(player: PlayerView, memory: DrawingMemory) -> list[Piece]:
    """SB-14  The card that its owner looks at."""
    if player.foreseen is None:
        return []
    return [card_in(player.foreseen, FORESEEN.id, 0, memory)]
