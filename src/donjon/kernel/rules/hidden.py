"""Hidden things: who may know them, and how they are dealt again for somebody who does not.

A game keeps what is hidden in a `Pile`, a `Hand` or a `Secret`, and names every place of its state
that hides something in `State.hidden_places`. The kernel deals these places again
(`State.redeal`), counts what is revealed (`State.reveal`), and shows a viewer what `seen_by` gives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from donjon.kernel.rules.immutable import Immutable

if TYPE_CHECKING:
    from donjon.kernel.rules.state import State

NOBODY: Final = -1
"""The keeper of what no seat knows."""
EVERYONE: Final = -2
"""The keeper of what was turned up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenPlace:
    """One place whose content somebody cannot see. Made when it is asked for, never kept.

    What a viewer cannot see in the places of one `pool` is dealt again among those places.
    `keeper` is the seat that knows the content, or NOBODY, or EVERYONE.
    """

    def __init__(self, pool: int, keeper: int) -> None:
        self.pool: Final = pool
        self.keeper: Final = keeper

    def is_known_to(self, seat: int) -> bool:
        """Whether the seat can see the content; a spectator (-1) has no secrets."""
        return self.keeper == EVERYONE or (self.keeper == seat and seat != NOBODY)

    def items(self) -> list[int]:
        """What lies there. The caller does not change the list."""
        raise NotImplementedError

    def size(self) -> int:
        """How many things lie there."""
        return len(self.items())

    def fill(self, items: list[int]) -> None:
        """Put as many items there as `items()` gives. Called by `State.deal_pool` alone."""
        raise NotImplementedError


@final
@mypyc_attr(free_list_len=1)
class Pile:
    """Cards in an order that nobody knows; the last one is on top."""

    def __init__(self, hidden_cards: list[int]) -> None:
        self.hidden_cards = hidden_cards

    def clone(self) -> Pile:
        """An independent copy."""
        return Pile(self.hidden_cards[:])

    def size(self) -> int:
        """How many cards are left: everyone may know."""
        return len(self.hidden_cards)

    def is_empty(self) -> bool:
        """Whether no card is left."""
        return not self.hidden_cards

    def draw(self, s: State) -> int:
        """Take the top card and let somebody see it; counts towards undo."""
        s.reveal()
        return self.hidden_cards.pop()

    def draw_unseen(self) -> int:
        """Take the top card, which nobody sees yet."""
        return self.hidden_cards.pop()

    def shuffle_in(self, s: State, cards: list[int]) -> None:
        """Add cards, then shuffle the pile."""
        self.hidden_cards.extend(cards)
        s.chance.shuffle(self.hidden_cards)

    def place(self, pool: int) -> HiddenPlace:
        """The pile as a hidden place."""
        return PilePlace(self, pool)


@final
class PilePlace(HiddenPlace):
    """A pile as a hidden place: nobody knows its order."""

    def __init__(self, pile: Pile, pool: int) -> None:
        super().__init__(pool, NOBODY)
        self.pile: Final = pile

    def items(self) -> list[int]:
        return self.pile.hidden_cards

    def size(self) -> int:
        return len(self.pile.hidden_cards)

    def fill(self, items: list[int]) -> None:
        self.pile.hidden_cards = items


@final
@mypyc_attr(free_list_len=1)
class Hand:
    """Cards that only their owner sees.

    The first `before_shuffle` cards were in hand when the discard pile last became the draw pile.
    Everyone has seen the cards of that discard pile, so everyone can tell that these are others.
    """

    def __init__(self, owner: int, hidden_cards: list[int], before_shuffle: int) -> None:
        self.owner = owner
        self.hidden_cards = hidden_cards
        self.before_shuffle = before_shuffle

    def clone(self) -> Hand:
        """An independent copy."""
        return Hand(self.owner, self.hidden_cards[:], self.before_shuffle)

    def size(self) -> int:
        """How many cards there are: everyone may know."""
        return len(self.hidden_cards)

    def is_empty(self) -> bool:
        """Whether there is no card."""
        return not self.hidden_cards

    def seen_by(self, viewer: int | None) -> list[int] | None:
        """The cards for their owner, None for anyone else."""
        return self.hidden_cards[:] if viewer == self.owner else None

    def add(self, card: int) -> None:
        """Take a card that was drawn."""
        self.hidden_cards.append(card)

    def remove(self, card: int) -> bool:
        """Take a card out; returns whether it was in hand before the last shuffle."""
        at = 0
        while self.hidden_cards[at] != card:
            at += 1
        del self.hidden_cards[at]
        if at >= self.before_shuffle:
            return False
        self.before_shuffle -= 1
        return True

    def remove_all(self) -> list[int]:
        """Take all cards out."""
        cards = self.hidden_cards
        self.hidden_cards = []
        self.before_shuffle = 0
        return cards

    def note_shuffle(self) -> None:
        """The discard pile has become the draw pile."""
        self.before_shuffle = len(self.hidden_cards)

    def places(self, before_pool: int, after_pool: int) -> list[HiddenPlace]:
        """The cards from before and after the last shuffle, as two hidden places."""
        return [HandPart(self, before_pool, True), HandPart(self, after_pool, False)]


@final
class HandPart(HiddenPlace):
    """The cards of a hand from before the last shuffle, or those drawn after it."""

    def __init__(self, hand: Hand, pool: int, is_before: bool) -> None:
        super().__init__(pool, hand.owner)
        self.hand: Final = hand
        self.is_before: Final = is_before

    def items(self) -> list[int]:
        at = self.hand.before_shuffle
        return self.hand.hidden_cards[:at] if self.is_before else self.hand.hidden_cards[at:]

    def size(self) -> int:
        at = self.hand.before_shuffle
        return at if self.is_before else len(self.hand.hidden_cards) - at

    def fill(self, items: list[int]) -> None:
        at = self.hand.before_shuffle
        cards = self.hand.hidden_cards
        self.hand.hidden_cards = items + cards[at:] if self.is_before else cards[:at] + items


@final
class Secret(Immutable):
    """A few small numbers that one seat knows until they are turned up. Clones share it."""

    def __init__(self, hidden_values: bytes, keeper: int) -> None:
        self.hidden_values: Final = hidden_values
        self.keeper: Final = keeper

    def size(self) -> int:
        """How many numbers there are: everyone may know."""
        return len(self.hidden_values)

    def seen_by(self, viewer: int | None) -> bytes | None:
        """The numbers for their keeper, None for anyone else."""
        is_seen = self.keeper == EVERYONE or self.keeper == viewer
        return self.hidden_values if is_seen else None

    def turn_up(self, s: State) -> Secret:
        """The same numbers, which everyone may see from now on; counts towards undo."""
        s.reveal()
        return Secret(self.hidden_values, EVERYONE)


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretPlace(HiddenPlace):
    """A secret. A game says in `put` where it stands, since clones share a secret."""

    def __init__(self, secret: Secret, pool: int) -> None:
        super().__init__(pool, secret.keeper)
        self.secret: Final = secret

    def items(self) -> list[int]:
        return list(self.secret.hidden_values)

    def fill(self, items: list[int]) -> None:
        self.put(Secret(bytes(items), self.keeper))

    def put(self, secret: Secret) -> None:
        """Let this secret stand in the place of the other one."""
        raise NotImplementedError


@final
class OutOfPlay(HiddenPlace):
    """What belongs to a pool and lies nowhere on the table."""

    def __init__(self, pool: int, spare: list[int]) -> None:
        super().__init__(pool, NOBODY)
        self.spare: Final = spare

    def items(self) -> list[int]:
        return self.spare

    def fill(self, items: list[int]) -> None:
        """It stays out of play."""
