"""A scenario of Map Masters: cards by their ids, everything else empty."""

from __future__ import annotations

from donjon.games.map_masters import GAME
from donjon.games.map_masters.content.objectives import OBJECTIVE_IDS
from donjon.games.map_masters.content.printed_icons import USE_IDS
from donjon.games.map_masters.content.tables import (
    DUNGEON_CARDS,
    FACE_OF,
    FACES,
    HOURGLASS,
    NUMBER,
    OBJECTIVE_OF,
    STARTERS,
    column_of,
)
from donjon.games.map_masters.model.plan import Placement, Plan
from donjon.games.map_masters.model.state import NO_CARD, MapMasters, Player
from donjon.games.map_masters.plans.plan_to_choices import plan_choices
from donjon.games.map_masters.rules.exploration import ACTION_SPAN, DONE, Exploration
from donjon.games.map_masters.rules.market import Market
from donjon.games.map_masters.view.forms import View
from donjon.kernel.rules.state import apply_choice, run_until_choice
from tests.scenario import Scenario

__all__ = ["GAME", "MapMastersScenario", "plan"]


def view_of(s: MapMasters, seat: int | None) -> View:
    """The view of a state that belongs to no match."""
    found: View = GAME.view(s, seat)
    return found


class MapMastersScenario(Scenario):
    """A table before the market of turn 1; seat 0 buys first, the objective is a key."""

    state: MapMasters

    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(GAME, seats, **{"youngest": 1, **options})
        self.set_primary_objective("key")

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def card_number(self, id: str, seat: int = 0) -> int:
        """The number of a card; a starting card is the seat's own."""
        number = NUMBER[id]
        return STARTERS[seat][number] if number < 9 else number - 9

    def take_out(self, id: str, seat: int = 0) -> int:
        """Take a card out of the place where it is."""
        s = self.state
        card = self.card_number(id, seat)
        for player in s.players:
            for place in (
                player.pile.hidden_cards,
                player.discard,
                player.zone,
                player.dealt.hidden_cards,
                player.kept,
            ):
                if card in place:
                    place.remove(card)
        if card < DUNGEON_CARDS:
            column = column_of(card)
            for place in (s.piles[column].hidden_cards, s.discards[column], s.box):
                if card in place:
                    place.remove(card)
            row = s.display[column]
            if card in row:
                row[row.index(card)] = s.piles[column].hidden_cards.pop(0)
        return card

    def set_zone(self, ids: str, seat: int = 0) -> None:
        """The cards of the Construction Zone; the others go to the bottom of the pile."""
        player = self.player(seat)
        player.pile.hidden_cards[:0] = [card for card in player.zone if card >= DUNGEON_CARDS]
        player.zone = []
        player.zone = [self.take_out(id, seat) for id in ids.split()]

    def put_on_pile(self, ids: str, seat: int = 0) -> None:
        """The top cards of a draw pile, the first one first."""
        cards = [self.take_out(id, seat) for id in ids.split()]
        self.player(seat).pile.hidden_cards.extend(cards[::-1])

    def set_market_column(self, column: int, ids: str) -> None:
        """The visible cards of a market column."""
        s = self.state
        for at, id in enumerate(ids.split()):
            card = self.take_out(id)
            old = s.display[column][at]
            if old != NO_CARD:
                s.piles[column].hidden_cards.insert(0, old)
            s.display[column][at] = card

    def set_visible_books(self, *numbers: int) -> None:
        """The visible spellbooks, by the numbers of SB-n."""
        s = self.state
        s.book_pile.hidden_cards = [
            *s.book_pile.hidden_cards,
            *[spell for spell in s.books if spell != NO_CARD],
        ]
        s.books = [number - 1 for number in numbers]
        s.book_pile.hidden_cards = [
            spell for spell in s.book_pile.hidden_cards if spell not in s.books
        ]

    def give_books(self, *numbers: int, seat: int = 0) -> None:
        """Spellbooks that a player owns, ready."""
        s, player = self.state, self.player(seat)
        for number in numbers:
            spell = number - 1
            if spell in s.books:
                s.books[s.books.index(spell)] = s.book_pile.hidden_cards.pop(0)
            else:
                s.book_pile.hidden_cards.remove(spell)
            player.spells.append(spell)
            player.ready |= 1 << spell

    def give_token(self, id: str, seat: int = 0, n: int = 1) -> None:
        use = USE_IDS.index(id)
        self.player(seat).tokens[use] += n
        self.state.stock[use] -= n

    def set_primary_objective(self, id: str, hourglass: bool = False) -> None:
        """The primary objective of the turn."""
        s = self.state
        s.objective_pile.hidden_cards.append(s.drawn.pop())
        s.primary = self.take_objective(id, hourglass)
        s.drawn.append(s.primary)

    def take_objective(self, id: str, hourglass: bool = False) -> int:
        """An objective card that is still in the pile, taken out of it."""
        kind = OBJECTIVE_IDS.index(id)
        for card in self.state.objective_pile.hidden_cards:
            if OBJECTIVE_OF[card] == kind and HOURGLASS[card] == hourglass:
                self.state.objective_pile.hidden_cards.remove(card)
                return card
        raise AssertionError(f"no objective {id} is left")

    def put_on_objective_pile(self, id: str, hourglass: bool = False) -> None:
        """The objective on top of the pile."""
        self.state.objective_pile.hidden_cards.append(self.take_objective(id, hourglass))

    def begins_market(self) -> None:
        """The market phase begins."""
        self.happens(Market())

    def begins_exploration(self) -> None:
        """The exploration begins, with what is in the zones and nothing else dealt."""
        self.happens(Exploration())

    def hands_in(self, what: Plan, seat: int = 0, until_done: bool = True) -> None:
        """Hand in a plan by single choices."""
        decision = self.decision(seat)
        chosen = plan_choices(self.state, seat, what)
        for option in [*chosen, DONE * ACTION_SPAN] if until_done else chosen:
            assert option in decision.options(self.state)
            apply_choice(self.state, decision, option)
            run_until_choice(self.state)

    def finishes(self, seat: int = 0) -> None:
        """The seat finishes with nothing placed."""
        self.chooses("Finished", seat)

    def view(self, seat: int | None = 0) -> View:
        """The view of a seat now, also after the state was changed directly."""
        return view_of(self.state, seat)

    def card_ids(self, cards: list[int]) -> list[str]:
        return [FACES[FACE_OF[card]].name for card in cards]


def plan(cards: str, path: str = "") -> Plan:
    """`plan("S-9 0 0, S-4 2 1 turned", "L1 (1,3) ...")`."""
    placements = []
    for part in cards.split(",") if cards else []:
        id, x, y, *turned = part.split()
        placements.append(Placement(id, int(x), int(y), bool(turned)))
    return Plan(placements, path)
