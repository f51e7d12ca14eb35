"""A scenario of Clank!: cards and rooms by their ids, everything else empty."""

from __future__ import annotations

from donjon.games.clank import GAME
from donjon.games.clank.content import tables as content
from donjon.games.clank.content.tables import CARD_IDS, KIND, PILES, SECRET_IDS, SECRETS
from donjon.games.clank.model.state import NO_CARD, Clank, Thief, TurnResources, new_turn_resources
from donjon.games.clank.rules.turn import Turn
from donjon.games.clank.rules.turn_actions import TakeAction
from donjon.games.clank.view.forms import View
from donjon.kernel.rules.byte_rows import with_value
from tests.scenario import Scenario

__all__ = ["BLACK", "GAME", "NO_SECRETS", "ClankScenario", "obtainable_cards"]


def view_of(s: Clank, seat: int | None) -> View:
    """The view of a state that belongs to no match."""
    found: View = GAME.view(s, seat)
    return found


class ClankScenario(Scenario):
    """A table with an empty row and empty hands, where nobody has made noise."""

    state: Clank

    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(GAME, seats, **options)
        s = self.state
        s.active = s.first = 0
        s.revealed = 0
        s.deck.hidden_cards.extend(s.row)
        s.row = [NO_CARD] * 6
        for thief in s.thieves:
            thief.supply, thief.clank = 30, 0
            thief.deck.hidden_cards.extend(thief.hand.hidden_cards)
            thief.hand.hidden_cards = []

    def view(self, seat: int | None = 0) -> View:
        """The view of a seat now, also after the state was changed directly."""
        return view_of(self.state, seat)

    def thief(self, seat: int = 0) -> Thief:
        return self.state.thieves[seat]

    @property
    def resources(self) -> TurnResources:
        return self.state.resources

    def take_out(self, id: str, seat: int = 0) -> int:
        """Take a card of this kind out of the hidden place where it is."""
        s = self.state
        kind = CARD_IDS.index(id)
        if kind in PILES:
            pile = PILES.index(kind)
            s.reserve[pile] -= 1
            return content.PILE_FIRST[pile] + s.reserve[pile]
        for place in (s.deck.hidden_cards, s.removed_cards, self.thief(seat).deck.hidden_cards):
            for card in place:
                if KIND[card] == kind and (
                    place is not s.removed_cards or card in obtainable_cards(seat)
                ):
                    place.remove(card)
                    return card
        raise AssertionError(f"no {id} is left")

    def set_cards(
        self, hand: str = "", deck: str = "", discard: str = "", played: str = "", seat: int = 0
    ) -> None:
        """All the cards of a thief; the first of the deck is drawn first."""
        s, thief = self.state, self.thief(seat)
        for pile in (thief.deck.hidden_cards, thief.hand.hidden_cards, thief.played, thief.discard):
            s.removed_cards.extend(pile)
            pile.clear()
        thief.hand.hidden_cards = [self.take_out(id, seat) for id in hand.split()]
        thief.deck.hidden_cards = [self.take_out(id, seat) for id in deck.split()][::-1]
        thief.discard = [self.take_out(id, seat) for id in discard.split()]
        thief.played = [self.take_out(id, seat) for id in played.split()]

    def set_row(self, ids: str) -> None:
        """The cards of the row, from the left."""
        s = self.state
        s.deck.hidden_cards.extend([card for card in s.row if card != NO_CARD])
        cards = [self.take_out(id) for id in ids.split()]
        s.row = cards + [NO_CARD] * (6 - len(cards))

    def put_on_deck(self, ids: str) -> None:
        """The next cards of the dungeon deck."""
        cards = [self.take_out(id) for id in ids.split()]
        self.state.deck.hidden_cards.extend(cards[::-1])

    def set_deck(self, ids: str) -> None:
        """The whole dungeon deck."""
        cards = [self.take_out(id) for id in ids.split()]
        self.state.dungeon_discard.extend(self.state.deck.hidden_cards)
        self.state.deck.hidden_cards = cards[::-1]

    def place_thief(self, room: str, seat: int = 0) -> None:
        self.thief(seat).room = self.state.dungeon.number(room)

    def room(self, seat: int = 0) -> str:
        return self.state.dungeon.rooms[self.thief(seat).room]

    def set_secrets(self, room: str, secrets: str) -> None:
        """These secrets lie face down in a room."""
        kinds = [SECRET_IDS.index(id) for id in secrets.split()]
        self.state.secrets[self.state.dungeon.number(room)] = bytes(kinds)

    def give_secret(self, secret: str, seat: int = 0, n: int = 1) -> None:
        """The thief has found this before."""
        thief = self.thief(seat)
        thief.secrets = with_value(thief.secrets, SECRET_IDS.index(secret), n)

    def give_item(self, item: str, seat: int = 0) -> None:
        """The thief has bought this before."""
        thief, at = self.thief(seat), content.ITEM_IDS.index(item)
        thief.items = with_value(thief.items, at, thief.items[at] + 1)
        self.state.stock = with_value(self.state.stock, at, self.state.stock[at] - 1)

    def give_artifact(self, vp: int, seat: int = 0) -> None:
        """The thief has stolen this before; the rage stays as it is."""
        at = content.ARTIFACT_IDS.index(f"artifact_{vp}")
        self.thief(seat).artifacts |= 1 << at
        self.state.artifacts &= ~(1 << at)

    def put_artifact(self, vp: int) -> None:
        """The artifact is on the board."""
        self.state.artifacts |= 1 << content.ARTIFACT_IDS.index(f"artifact_{vp}")

    def add_clank(self, n: int, seat: int = 0) -> None:
        """Cubes of the thief lie in the Clank! area."""
        self.thief(seat).clank += n
        self.thief(seat).supply -= n

    def add_damage(self, n: int, seat: int = 0) -> None:
        self.thief(seat).damage += n
        self.thief(seat).supply -= n

    def acts(self, seat: int = 0, **resources: int) -> None:
        """The thief acts with these resources; after the end of its turn nothing follows."""
        self.state.active = seat
        self.state.resources = new_turn_resources()
        for name, n in resources.items():
            setattr(self.state.resources, name, n)
        self.happens(TakeAction(seat))

    def begins_turn(self, seat: int = 0) -> None:
        """A whole turn begins."""
        self.happens(Turn(seat))

    def plays(self, *names: str) -> None:
        for name in names:
            self.chooses(f"Play {name}")

    def ends_turn(self) -> None:
        """End the turn, unless it has ended by itself because nothing else was possible."""
        if not self.is_idle and "End your turn" in self.offers():
            self.chooses("End your turn")

    def skill_swords_boots(self) -> tuple[int, int, int]:
        """Skill, swords and boots."""
        return self.resources.skill, self.resources.swords, self.resources.boots

    def card_ids(self, cards: list[int]) -> list[str]:
        return [CARD_IDS[KIND[card]] for card in cards if card != NO_CARD]

    @property
    def row_ids(self) -> list[str]:
        return ["" if card == NO_CARD else CARD_IDS[KIND[card]] for card in self.state.row]

    def script_cubes(self, *owners: int) -> None:
        """The next attack draws cubes of these seats; 4 is black. Say it before the attack."""
        bag = self.state.bag[:]
        for thief in self.state.thieves:
            bag[thief.seat] += thief.clank
        for owner in owners:
            self.script(sum(bag[:owner]))
            bag[owner] -= 1


def obtainable_cards(seat: int) -> list[int]:
    """The starting cards of a seat, and all that belong to nobody."""
    others = [card for other, deck in enumerate(content.STARTERS) if other != seat for card in deck]
    return [card for card in range(len(KIND)) if card not in others]


NO_SECRETS = bytes(SECRETS)
BLACK = 4
