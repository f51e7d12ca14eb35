"""Copies of the state and its parts: made by donjon.clone_writer from the classes of this folder.

Do not edit: change the classes, then run `python -m donjon.clone_writer` on the game's folder, or
`make clones` for the games of Donjon.
"""

from __future__ import annotations

from donjon.games.map_masters.model import draft, path, state


def clone_state(old: state.MapMasters) -> state.MapMasters:
    """An independent copy."""
    new = state.MapMasters(
        old.chance,
        [clone_player(each) for each in old.players],
        old.shows_drafts,
        old.stock[:],
        old.book_pile.clone(),
        old.books[:],
        old.book_discard[:],
        [each.clone() for each in old.piles],
        [each[:] for each in old.display],
        [each[:] for each in old.discards],
        old.box[:],
        old.gone_books[:],
        old.objective_pile.clone(),
        old.drawn[:],
    )
    old.copy_kernel(new)
    new.barters_left_out = old.barters_left_out
    new.turn = old.turn
    new.phase = old.phase
    new.first = old.first
    new.buyer = old.buyer
    new.finisher = old.finisher
    new.primary = old.primary
    new.secondary = old.secondary
    new.explored = old.explored
    return new


def clone_player(old: state.Player) -> state.Player:
    """An independent copy."""
    new = state.Player(
        old.seat,
        old.pile.clone(),
        old.discard[:],
        old.zone[:],
        old.dealt.clone(),
        old.kept[:],
        old.left_out[:],
        old.tokens[:],
        old.spells[:],
        clone_draft(old.draft),
        clone_board(old.board),
    )
    new.coins = old.coins
    new.ready = old.ready
    new.recycles = old.recycles
    new.scissors = old.scissors
    new.has_passed = old.has_passed
    new.is_finished = old.is_finished
    return new


def clone_draft(old: draft.Draft) -> draft.Draft:
    """An independent copy."""
    new = draft.Draft(old.places[:], old.spots, old.tokens[:], old.spells)
    new.start = old.start
    new.steps = old.steps[:]
    new.path = None if old.path is None else clone_path(old.path)
    new.changes = old.changes
    new.saved_places = old.saved_places[:]
    new.saved_start = old.saved_start
    new.saved_steps = old.saved_steps[:]
    return new


def clone_board(old: state.Board) -> state.Board:
    """An independent copy."""
    return state.Board(old.primary[:], old.secondary[:], old.bonus[:], old.exits[:])


def clone_path(old: path.Path) -> path.Path:
    """An independent copy."""
    new = path.Path(
        old.dungeon,
        old.tokens[:],
        old.spells,
        old.nodes[:],
        old.moves[:],
        old.used[:],
        old.cleared[:],
        old.circled[:],
        old.crossed[:],
        old.passages[:],
        [each[:] for each in old.bag],
        old.found[:],
    )
    new.start = old.start
    new.at = old.at
    new.came = old.came
    new.door = old.door
    new.roped = old.roped
    new.is_stuck = old.is_stuck
    new.on_trapdoor = old.on_trapdoor
    return new
