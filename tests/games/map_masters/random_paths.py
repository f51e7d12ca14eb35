"""Random dungeons, random paths, and matches in which everyone builds and draws."""

from __future__ import annotations

from collections.abc import Iterator

from donjon import FastChance
from donjon.games.map_masters import GAME
from donjon.games.map_masters.content.printed_icons import USES
from donjon.games.map_masters.content.quadrant_grid import UNPLACED
from donjon.games.map_masters.content.spellbooks import ON_PATHS
from donjon.games.map_masters.content.tables import FACES
from donjon.games.map_masters.model.dungeon import Dungeon, lay
from donjon.games.map_masters.model.path import Path, new_path
from donjon.games.map_masters.model.state import MapMasters
from donjon.games.map_masters.rules.building.legal_places import spots_of
from donjon.games.map_masters.rules.exploration import (
    ACTION_SPAN,
    CLEAR,
    DONE,
    ERASE,
    PLACE,
    RUN,
    START,
    STEP,
    STEP_BACK,
    TAKE_BACK,
    Explore,
)
from donjon.games.map_masters.rules.path.engine import begin, moves, take
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.state import apply_choice, open_decisions, run_until_choice


def any_dungeon(chance: Chance, cards: int) -> Dungeon:
    """Different cards placed at random beside each other."""
    numbers = list(range(len(FACES)))
    chance.shuffle(numbers)
    faces = [FACES[number] for number in numbers[:cards]]
    places = [UNPLACED] * cards
    for card in range(cards):
        spots = spots_of(faces, places, card)
        if spots:
            places[card] = spots[chance.below(len(spots))]
    return lay(faces, places)


def any_path(where: Dungeon, chance: Chance) -> Path:
    """A path with some tokens and spells that goes on as long as it can."""
    tokens = [chance.below(3) for _ in range(USES)]
    path = new_path(where, tokens, chance.below(ON_PATHS + 1))
    ends = where.free_ends()
    begin(path, ends[chance.below(len(ends))])
    ahead = moves(path)
    while ahead:
        take(path, ahead[chance.below(len(ahead))])
        ahead = moves(path)
    return path


def states(seats: int, seed: int) -> Iterator[MapMasters]:
    """A match in which all build, draw, buy and cut; the state after every choice."""
    chance = FastChance(seed + 1000)
    s = GAME.new_state(seats, GAME.check_options({}, seats), FastChance(seed))
    assert isinstance(s, MapMasters)
    run_until_choice(s)
    yield s
    while open_decisions(s):
        waiting = open_decisions(s)
        decision = waiting[chance.below(len(waiting))]
        options = decision.options(s)
        if isinstance(decision, Explore):
            options = sensible(options, s.players[decision.seat].draft.changes)
        apply_choice(s, decision, options[chance.below(len(options))])
        run_until_choice(s)
        yield s


def sensible(options: list[int], changes: int) -> list[int]:
    """Lay three cards, draw, twice take something back, go on, and stop when nothing is left."""
    kinds = [START, RUN, STEP] if changes > 3 else [PLACE]
    if changes in (8, 17):
        kinds = [TAKE_BACK, STEP_BACK, CLEAR, ERASE]
    for wanted in (kinds, [PLACE] if changes < 25 else [DONE], [DONE]):
        found = [option for option in options if option // ACTION_SPAN in wanted]
        if found and changes < 60:
            return found
    return [option for option in options if option // ACTION_SPAN == DONE] or options
