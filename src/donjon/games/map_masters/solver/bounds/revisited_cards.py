"""The cards that the path of a search visits more than once."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.solver.hand.hand_card import HandCard
from donjon.games.map_masters.solver.hand.opening_masks import bit_of
from donjon.games.map_masters.solver.hand.valued_run import ValuedRun
from donjon.games.map_masters.solver.input.resources import ALL_USES, packed
from donjon.games.map_masters.solver.layout.route_so_far import LONGEST
from donjon.games.map_masters.solver.runs.card_run import tally
from donjon.games.map_masters.solver.runs.compatible_runs import crossings

NOT_VISITED: Final = 0
VISITED_ONCE: Final = 1
REVISITED: Final = 2
"""The status of a card: not visited, visited once only, or (to be) visited again."""
UNDO_FIELDS: Final = 5
"""The numbers that are saved for `take_back` with each run."""


@final
class RevisitedCards:
    """The revisited cards: by card the runs `taken`, and what these have met and used up.

    `extra` and `through`, by card: upper bounds for further runs, as in `ValuedRun`.
    `extras`: the sum of `through`; `bonus`: how much more if the path ends in one of the cards.
    `items`: all uncollected items on the cards, packed.
    `count`: how many there are; `pending`: how many of them were visited only once so far.
    `repeats`: the number of visits beyond the first ones.
    `used`: the openings that are used up, as a mask.
    `version`, by card: a number that is unique for the runs taken on the card.
    `undo_log`: what `take_back` restores, UNDO_FIELDS numbers for each run.
    """

    def __init__(self, cards: list[HandCard]) -> None:
        self.cards: Final = cards
        self.status: Final = vec[i64]([NOT_VISITED] * len(cards))
        self.taken: Final[list[list[ValuedRun]]] = [[] for _ in cards]
        self.met: Final = vec[i64]([0] * len(cards))
        self.low: Final = vec[i64]([0] * len(cards))
        self.high: Final = vec[i64]([0] * len(cards))
        self.extra: Final = vec[i64]([0] * len(cards))
        self.through: Final = vec[i64]([0] * len(cards))
        self.version: Final = vec[i64]([0] * len(cards))
        self.visits: Final = vec[i64]([0] * len(cards))
        self.undo_log: Final = vec[i64]([0] * (LONGEST * UNDO_FIELDS))
        self.depth: i64 = 0
        self.used: i64 = 0
        self.next_version: i64 = 1
        self.extras: i64 = 0
        self.bonus: i64 = 0
        self.items: i64 = 0
        self.count: i64 = 0
        self.pending: i64 = 0
        self.repeats: i64 = 0

    def is_revisited(self, card: i64) -> bool:
        """Whether the card is visited more than once."""
        return self.status[card] == REVISITED

    def is_pending(self, card: i64) -> bool:
        """Whether the card will be visited again and was visited only once so far."""
        return self.status[card] == REVISITED and self.visits[card] == 1

    def add(self, card: i64) -> None:
        """Declare that a card will be visited again."""
        self.status[card] = REVISITED
        self.count += 1
        self.pending += 1

    def remove(self, card: i64) -> None:
        """Undo the last `add`."""
        self.set_potential(card, 0, 0)
        self.status[card] = VISITED_ONCE
        self.count -= 1
        self.pending -= 1

    def put(self, run: ValuedRun, card: i64) -> None:
        """Take a run on a revisited card."""
        self.save(card)
        if self.visits[card]:
            self.repeats += 1
        self.visits[card] += 1
        self.version[card] = self.next_version
        self.next_version += 1
        self.taken[card].append(run)
        self.low[card] |= run.low
        self.high[card] |= run.high
        self.met[card] |= run.met
        self.used |= run.slots << (card * SLOTS)

    def save(self, card: i64) -> None:
        """Save the numbers of a card for `take_back`."""
        top = self.depth * UNDO_FIELDS
        self.undo_log[top] = self.low[card]
        self.undo_log[top + 1] = self.high[card]
        self.undo_log[top + 2] = self.met[card]
        self.undo_log[top + 3] = self.version[card]
        self.undo_log[top + 4] = self.used
        self.depth += 1

    def take_back(self, card: i64) -> None:
        """Take the last run back."""
        self.depth -= 1
        top = self.depth * UNDO_FIELDS
        self.low[card] = self.undo_log[top]
        self.high[card] = self.undo_log[top + 1]
        self.met[card] = self.undo_log[top + 2]
        self.version[card] = self.undo_log[top + 3]
        self.used = self.undo_log[top + 4]
        self.taken[card].pop()
        self.visits[card] -= 1
        if self.visits[card]:
            self.repeats -= 1

    def set_potential(self, card: i64, extra: i64, through: i64) -> None:
        """Set what further runs on a card can add, and update the sums."""
        self.extra[card] = extra
        self.through[card] = through
        self.extras = 0
        self.bonus = 0
        for each in range(i64(len(self.cards))):
            if self.status[each] == REVISITED:
                self.extras += self.through[each]
                self.bonus = max(self.bonus, self.extra[each] - self.through[each])

    def is_unused(self, card: i64, slot: i64) -> bool:
        """Whether an opening of a revisited card is unused."""
        return self.used & bit_of(card, slot) == 0

    def crossings(self, run: ValuedRun, card: i64) -> int:
        """How often a run crosses the earlier runs on the card, except the first."""
        found = 0
        taken = self.taken[card]
        for at in range(1, len(taken)):
            found += crossings(self.cards[card].face, run.card_run, taken[at].card_run)
        return found

    def changes(self, run: ValuedRun, card: i64) -> tuple[i64, i64]:
        """MM-7.4  The needs and gains of a run when some of its rooms are cleared."""
        face = self.cards[card].face
        cleared = int(self.met[card]) >> len(face.kinds)
        if not run.card_run.rooms & cleared:
            return run.needs, run.gains
        needs = [0] * ALL_USES
        gains = [0] * ALL_USES
        tally(face, run.card_run.events, cleared, needs, gains)
        return packed(needs), packed(gains)
