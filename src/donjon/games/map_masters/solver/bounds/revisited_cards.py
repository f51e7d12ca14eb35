"""What a search remembers of the cards that its path visits more than once."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.solver.hand.hand_card import HandCard
from donjon.games.map_masters.solver.hand.opening_masks import bit_of
from donjon.games.map_masters.solver.hand.valued_run import Ride
from donjon.games.map_masters.solver.input.resources import ALL_USES, packed
from donjon.games.map_masters.solver.layout.route_so_far import LONGEST
from donjon.games.map_masters.solver.runs.card_run import tally
from donjon.games.map_masters.solver.runs.compatible_runs import crossings

NOT_SEEN: Final = 0
SEEN_ONCE: Final = 1
SEEN_AGAIN: Final = 2
"""How a card is visited: not yet, for the only time, or marked to be visited again."""
NOTES: Final = 5
"""How many numbers are noted of a card before each run on it."""


@final
class Marks:
    """The marked cards: the runs `taken` on each, and what these have met and used up.

    `extra` and `through` are what further runs on a card can still add (as of a `Ride`), `extras`
    the sum of the latter, `bonus` how much more one of them can bring if the path ends in it;
    `items` are all items on marked cards that are not collected; `dues` is the number of marked
    cards that were visited only once so far, `repeats` that of visits beyond the first; `used` are
    the openings that are used up, as a mask; `stamp` is a number for the runs taken on a card,
    never the same for others. `notes` are what `take_back` restores, NOTES for each run.
    """

    def __init__(self, cards: list[HandCard]) -> None:
        self.cards: Final = cards
        self.seen: Final = vec[i64]([NOT_SEEN] * len(cards))
        self.taken: Final[list[list[Ride]]] = [[] for _ in cards]
        self.met: Final = vec[i64]([0] * len(cards))
        self.low: Final = vec[i64]([0] * len(cards))
        self.high: Final = vec[i64]([0] * len(cards))
        self.extra: Final = vec[i64]([0] * len(cards))
        self.through: Final = vec[i64]([0] * len(cards))
        self.stamp: Final = vec[i64]([0] * len(cards))
        self.visits: Final = vec[i64]([0] * len(cards))
        self.notes: Final = vec[i64]([0] * (LONGEST * NOTES))
        self.depth: i64 = 0
        self.used: i64 = 0
        self.puts: i64 = 1
        self.extras: i64 = 0
        self.bonus: i64 = 0
        self.items: i64 = 0
        self.count: i64 = 0
        self.dues: i64 = 0
        self.repeats: i64 = 0

    def is_marked(self, card: i64) -> bool:
        """Whether the card is to be visited again."""
        return self.seen[card] == SEEN_AGAIN

    def is_due(self, card: i64) -> bool:
        """Whether the card is marked and was visited only once so far."""
        return self.seen[card] == SEEN_AGAIN and self.visits[card] == 1

    def begin(self, card: i64) -> None:
        """A card is marked."""
        self.seen[card] = SEEN_AGAIN
        self.count += 1
        self.dues += 1

    def end(self, card: i64) -> None:
        """The card that was marked last is not any more."""
        self.promise(card, 0, 0)
        self.seen[card] = SEEN_ONCE
        self.count -= 1
        self.dues -= 1

    def put(self, ride: Ride, card: i64) -> None:
        """One more run on a marked card."""
        self.remember(card)
        if self.visits[card]:
            self.repeats += 1
        self.visits[card] += 1
        self.stamp[card] = self.puts
        self.puts += 1
        self.taken[card].append(ride)
        self.low[card] |= ride.low
        self.high[card] |= ride.high
        self.met[card] |= ride.met
        self.used |= ride.slots << (card * SLOTS)

    def remember(self, card: i64) -> None:
        """Note how a card is now, for when its next run is taken back."""
        top = self.depth * NOTES
        self.notes[top] = self.low[card]
        self.notes[top + 1] = self.high[card]
        self.notes[top + 2] = self.met[card]
        self.notes[top + 3] = self.stamp[card]
        self.notes[top + 4] = self.used
        self.depth += 1

    def take_back(self, card: i64) -> None:
        """The last run is taken back."""
        self.depth -= 1
        top = self.depth * NOTES
        self.low[card] = self.notes[top]
        self.high[card] = self.notes[top + 1]
        self.met[card] = self.notes[top + 2]
        self.stamp[card] = self.notes[top + 3]
        self.used = self.notes[top + 4]
        self.taken[card].pop()
        self.visits[card] -= 1
        if self.visits[card]:
            self.repeats -= 1

    def promise(self, card: i64, extra: i64, through: i64) -> None:
        """What further runs on a marked card can add has changed."""
        self.extra[card] = extra
        self.through[card] = through
        self.extras = 0
        self.bonus = 0
        for each in range(i64(len(self.cards))):
            if self.seen[each] == SEEN_AGAIN:
                self.extras += self.through[each]
                self.bonus = max(self.bonus, self.extra[each] - self.through[each])

    def is_unused(self, card: i64, slot: i64) -> bool:
        """Whether an opening of a marked card is still unused."""
        return self.used & bit_of(card, slot) == 0

    def crossings(self, ride: Ride, card: i64) -> int:
        """How often a run crosses the earlier ones on the card, the first aside."""
        found = 0
        taken = self.taken[card]
        for at in range(1, len(taken)):
            found += crossings(self.cards[card].face, ride.run, taken[at].run)
        return found

    def changes(self, ride: Ride, card: i64) -> tuple[i64, i64]:
        """MM-7.4  What a run needs and leaves when some of its rooms are cleared."""
        face = self.cards[card].face
        cleared = int(self.met[card]) >> len(face.kinds)
        if not ride.run.rooms & cleared:
            return ride.needs, ride.gains
        needs = [0] * ALL_USES
        gains = [0] * ALL_USES
        tally(face, ride.run.events, cleared, needs, gains)
        return packed(needs), packed(gains)
