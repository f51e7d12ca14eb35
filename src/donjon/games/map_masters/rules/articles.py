"""What the market sells: fairy tokens, spellbooks, dungeon cards (MM-2.9 to MM-2.17)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.printed_icons import USES
from donjon.games.map_masters.content.spellbooks import HAGGLER, TWIN_FAIRIES
from donjon.games.map_masters.content.tables import (
    BOOK_PRICE,
    BOOKS_HELD,
    BOOKS_SHOWN,
    CARDS_SHOWN,
    COLUMN_COST,
    COLUMNS,
    DISCOUNT,
    HAND,
    TOKEN_PRICE,
)
from donjon.games.map_masters.model.state import NO_CARD, MapMasters, Player
from donjon.games.map_masters.rules.after_purchase import GiveUpBook, TakeTwin
from donjon.games.map_masters.rules.market_piles import (
    draw_book,
    draw_card,
    has_books,
    has_pile,
    take_book,
    take_card,
)
from donjon.games.map_masters.words import events
from donjon.games.map_masters.words.ids import BOOK_PILE_ID, book_id, card_id, pile_id, token_id
from donjon.games.map_masters.words.names import card_name, spell_name, token_name
from donjon.kernel.rules.menu import Action
from donjon.kernel.rules.step import Cost
from donjon.kernel.words.message import Message

PASS: Final = 0
TOKEN: Final = 1
BOOK: Final = 2
CARD: Final = 3
HAGGLED_CARD: Final = 4
ARTICLE_SPAN: Final = 100
"""An option is the number of its action * ARTICLE_SPAN + n."""
BLIND: Final = 9
"""In place of a number in the display: the unseen top card."""


@final
class Pass(Action["MapMasters", "Player"]):
    """MM-2.6  Nothing more is bought in this market."""

    def offer(self, s: MapMasters, player: Player, options: list[int]) -> None:
        options.append(self.base)

    def take(self, s: MapMasters, player: Player, n: int) -> None:
        player.has_passed = True
        events.passed(s, player.seat)

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        return Message("mm-pass")


@final
class BuyToken(Action["MapMasters", "Player"]):
    """MM-2.10, MM-13.5  A fairy token of a kind that is in stock; one may hold any number."""

    def offer(self, s: MapMasters, player: Player, options: list[int]) -> None:
        if player.coins >= TOKEN_PRICE:
            options.extend([self.base + use for use in range(USES) if s.stock[use] > 0])

    def take(self, s: MapMasters, player: Player, n: int) -> None:
        player.coins -= TOKEN_PRICE
        s.stock[n] -= 1
        player.tokens[n] += 1
        events.token_bought(s, player.seat, n)
        if player.is_ready(TWIN_FAIRIES):
            s.owe(TakeTwin(player.seat, n))

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        return Message("mm-buy-token", {"token": token_name(n), "price": TOKEN_PRICE})

    def targets(self, s: MapMasters, player: Player, n: int) -> list[str]:
        return [token_id(n)]

    def cost(self, s: MapMasters, player: Player, n: int) -> Cost:
        return [("coins", TOKEN_PRICE)]


@final
class BuyBook(Action["MapMasters", "Player"]):
    """MM-2.11, MM-2.16, MM-2.17  A visible spellbook or the unseen top one; it arrives ready."""

    def offer(self, s: MapMasters, player: Player, options: list[int]) -> None:
        if player.coins < BOOK_PRICE:
            return
        options.extend([self.base + at for at in range(BOOKS_SHOWN) if s.books[at] != NO_CARD])
        if has_books(s):
            options.append(self.base + BLIND)

    def take(self, s: MapMasters, player: Player, n: int) -> None:
        player.coins -= BOOK_PRICE
        spell = draw_book(s) if n == BLIND else take_book(s, n)
        player.spells.append(spell)
        player.ready |= 1 << spell
        events.book_bought(s, player.seat, spell, n == BLIND)
        if len(player.spells) > BOOKS_HELD:
            s.owe(GiveUpBook(player.seat))

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        if n == BLIND:
            return Message("mm-buy-book-blind", {"price": BOOK_PRICE})
        return Message("mm-buy-book", {"book": spell_name(s.books[n]), "price": BOOK_PRICE})

    def targets(self, s: MapMasters, player: Player, n: int) -> list[str]:
        return [BOOK_PILE_ID] if n == BLIND else [book_id(s.books[n])]

    def cost(self, s: MapMasters, player: Player, n: int) -> Cost:
        return [("coins", BOOK_PRICE)]


@final
class BuyCard(Action["MapMasters", "Player"]):
    """MM-2.12, MM-2.13, MM-2.14, MM-R6  A dungeon card, visible or not, into a zone of four."""

    def __init__(self, number: int, span: int, is_haggled: bool) -> None:
        super().__init__(number, span)
        self.is_haggled: Final = is_haggled

    def price(self, column: int) -> int:
        """MM-2.9  Its cost; one less with SB-12."""
        return COLUMN_COST[column] - (DISCOUNT if self.is_haggled else 0)

    def offer(self, s: MapMasters, player: Player, options: list[int]) -> None:
        if len(player.zone) >= HAND or (self.is_haggled and not player.is_ready(HAGGLER)):
            return
        for column in range(COLUMNS):
            if player.coins >= self.price(column):
                for at in range(CARDS_SHOWN):
                    if s.display[column][at] != NO_CARD:
                        options.append(self.base + column * 10 + at)
                if has_pile(s, column):
                    options.append(self.base + column * 10 + BLIND)

    def take(self, s: MapMasters, player: Player, n: int) -> None:
        column, at = n // 10, n % 10
        player.coins -= self.price(column)
        if self.is_haggled:
            player.ready &= ~HAGGLER
        card = draw_card(s, column) if at == BLIND else take_card(s, column, at)
        player.zone.append(card)
        events.card_bought(s, player.seat, card, self.price(column), at == BLIND)

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        column, at = n // 10, n % 10
        key = "mm-haggle-card" if self.is_haggled else "mm-buy-card"
        if at == BLIND:
            cost = COLUMN_COST[column]
            return Message(f"{key}-blind", {"cost": cost, "price": self.price(column)})
        card = s.display[column][at]
        return Message(key, {"card": card_name(card), "price": self.price(column)})

    def targets(self, s: MapMasters, player: Player, n: int) -> list[str]:
        column, at = n // 10, n % 10
        return [pile_id(column) if at == BLIND else card_id(s.display[column][at])]

    def cost(self, s: MapMasters, player: Player, n: int) -> Cost:
        return [("coins", self.price(n // 10))]


ARTICLES: Final[list[Action[MapMasters, Player]]] = [
    Pass(PASS, ARTICLE_SPAN),
    BuyToken(TOKEN, ARTICLE_SPAN),
    BuyBook(BOOK, ARTICLE_SPAN),
    BuyCard(CARD, ARTICLE_SPAN, is_haggled=False),
    BuyCard(HAGGLED_CARD, ARTICLE_SPAN, is_haggled=True),
]
