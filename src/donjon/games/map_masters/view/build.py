"""What a seat may know of a match of Map Masters."""

from __future__ import annotations

import msgspec

from donjon.games.map_masters.content.objectives import OBJECTIVE_IDS
from donjon.games.map_masters.content.printed_icons import USE_IDS
from donjon.games.map_masters.content.tables import (
    HOURGLASS,
    OBJECTIVE_OF,
    OBJECTIVE_VP,
)
from donjon.games.map_masters.model.finished_exploration import FinishedExploration
from donjon.games.map_masters.model.state import NO_CARD, NOBODY, MapMasters, Player
from donjon.games.map_masters.rules.market import market_order
from donjon.games.map_masters.rules.scoring import scores
from donjon.games.map_masters.view.dungeon_view import dungeon_view, explored_dungeon
from donjon.games.map_masters.view.forms import (
    BoardView,
    ExploredView,
    ObjectiveView,
    PlayerView,
    View,
)
from donjon.games.map_masters.view.memory import ExploredMemory
from donjon.games.map_masters.view.step_outcomes import step_outcomes
from donjon.games.map_masters.words.ids import PHASE_IDS


def view(s: MapMasters, seat: int | None, memory: ExploredMemory) -> View:
    """MM-2.19, MM-15.1, MM-15.2, MM-R44  All that the seat may know; None is a spectator.

    Hidden are the order of every pile, face-down cards, and the drafts of others.
    """
    seen = memory.shared(public_view, s)
    explored = last_explored(s, memory)
    if seat is None:
        return msgspec.structs.replace(seen, explored=explored)
    players = seen.players[:]
    players[seat] = player_view(s, s.players[seat], seat, players[seat].score)
    steps = step_outcomes(s, seat)
    return msgspec.structs.replace(
        seen, viewer=seat, players=players, explored=explored, steps=steps
    )


def public_view(s: MapMasters) -> View:
    """The table as a spectator sees it, without the last finished exploration."""
    points = scores(s)
    return View(
        viewer=None,
        turn=s.turn,
        phase=PHASE_IDS[s.phase],
        over=not s.owed,
        first=s.first,
        buyer=none_if(s.buyer, NOBODY),
        finisher=none_if(s.finisher, NOBODY),
        order=market_order(s),
        players=[player_view(s, player, None, points[player.seat]) for player in s.players],
        stock=by_use(s.stock),
        books=[none_if(spell, NO_CARD) for spell in s.books],
        book_pile=s.book_pile.size(),
        book_discard=s.book_discard[:],
        gone_books=s.gone_books[:],
        display=[[none_if(card, NO_CARD) for card in row] for row in s.display],
        piles=[pile.size() for pile in s.piles],
        discards=[pile[:] for pile in s.discards],
        box=s.box[:],
        primary=objective_view(s.primary),
        secondary=objective_view(s.secondary),
        drawn=[seen for seen in [objective_view(card) for card in s.drawn] if seen is not None],
        objectives_left=s.objective_pile.size(),
        explored=None,
        steps={},
    )


def player_view(s: MapMasters, player: Player, seat: int | None, score: int) -> PlayerView:
    """One player; drafts and foreseen cards are only for their owner."""
    is_own = player.seat == seat
    dealt = player.dealt.seen_by(seat)
    is_shown = is_own or player.is_finished or s.shows_drafts
    return PlayerView(
        seat=player.seat,
        coins=player.coins,
        pile_size=player.pile.size(),
        discard=player.discard[:],
        zone=player.zone[:],
        dealt=player.dealt.size(),
        foreseen=dealt[-1] if dealt else None,
        kept=player.kept[:],
        tokens=by_use(player.tokens),
        books=[(spell, player.is_ready(1 << spell)) for spell in player.spells],
        recycles=player.recycles,
        scissors=player.scissors,
        has_passed=player.has_passed,
        is_finished=player.is_finished,
        dungeon=dungeon_view(s, player) if is_shown and player.draft.places else None,
        board=board_view(player),
        score=score,
    )


def board_view(player: Player) -> BoardView:
    """The four columns."""
    board = player.board
    return BoardView(
        primary=board.primary[:],
        secondary=board.secondary[:],
        bonus=board.bonus[:],
        exits=[tick == 1 for tick in board.exits],
    )


def last_explored(s: MapMasters, memory: ExploredMemory) -> ExploredView | None:
    """MM-15.2  The last finished exploration; None in the first turn. Cached until the next one."""
    if memory.explored is not s.explored:
        memory.explored = s.explored
        memory.explored_view = None if s.explored is None else explored_view(s.explored)
    return memory.explored_view


def explored_view(explored: FinishedExploration) -> ExploredView:
    """A finished exploration; all of it was open to everybody."""
    primary, secondary = objective_view(explored.primary), objective_view(explored.secondary)
    assert primary is not None
    assert secondary is not None
    dungeons = [explored_dungeon(explored, seat) for seat in range(len(explored.hands))]
    return ExploredView(explored.turn, primary, secondary, dungeons)


def objective_view(card: int) -> ObjectiveView | None:
    """A face-up objective card; None if there is none."""
    if card == NO_CARD:
        return None
    objective = OBJECTIVE_OF[card]
    return ObjectiveView(card, OBJECTIVE_IDS[objective], OBJECTIVE_VP[objective], HOURGLASS[card])


def none_if(number: int, nothing: int) -> int | None:
    """The number, or None if it is `nothing`."""
    return None if number == nothing else number


def by_use(numbers: list[int]) -> dict[str, int]:
    """Swords, scrolls, keys and ropes by name."""
    return {id: numbers[use] for use, id in enumerate(USE_IDS)}
