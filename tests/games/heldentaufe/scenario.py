"""A scenario of Heldentaufe: tiles, tokens and missions by their ids, hands empty."""

from __future__ import annotations

from donjon.games.heldentaufe import GAME
from donjon.games.heldentaufe.content.mission_tables import MISSION_IDS
from donjon.games.heldentaufe.content.tables import (
    EQUIPMENT_IDS,
    HERO_IDS,
    KIND_OF,
    MONSTER_IDS,
    POTION_IDS,
    SEATS,
    TILE_IDS,
    TOKEN_IDS,
    VALUE_OF,
)
from donjon.games.heldentaufe.content.underground_map import HEX_IDS
from donjon.games.heldentaufe.model.state import ARMED, DISARMED, NO_HEX, NOBODY, Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import NO_TILE, STEP_Q, STEP_R, ZERO
from donjon.games.heldentaufe.rules.action_points import ap_left
from donjon.games.heldentaufe.rules.setup import become
from donjon.games.heldentaufe.rules.teeth import points
from donjon.games.heldentaufe.rules.turn import TURNS
from donjon.games.heldentaufe.rules.turn_actions import GO_ON
from donjon.games.heldentaufe.rules.underground.ascent_and_rebuild import full_hearts
from donjon.games.heldentaufe.rules.underground.monsters_turn import MonstersTurn
from donjon.games.heldentaufe.view.forms import View
from donjon.kernel.rules.byte_rows import with_value
from tests.scenario import Scenario

__all__ = ["GAME", "HeldentaufeScenario"]

A, B, C, D, E = range(SEATS)


def view_of(s: Heldentaufe, seat: int | None) -> View:
    """The view of a state that belongs to no match."""
    found: View = GAME.view(s, seat)
    return found


class HeldentaufeScenario(Scenario):
    """Heroes in the order of the file, without missions; tooth stacks as with the switch."""

    state: Heldentaufe

    def __init__(self, seats: int = 2, heroes: str = "", **options: object) -> None:
        given = {"first_player": "first_seat", "stack_assignment": "fixed", **options}
        super().__init__(GAME, seats, **given)
        s = self.state
        s.owed.clear()
        kinds = heroes.split() or HERO_IDS[:seats]
        for hero in s.heroes:
            s.pile.hidden_cards.extend(hero.hand.hidden_cards)
            hero.hand.hidden_cards = []
            hero.reds_dealt = hero.blues_dealt = 0
            become(s, hero.seat, HERO_IDS.index(kinds[hero.seat]))
        for hex in (5, 7, 9, 10, 18):
            s.danger = with_value(s.danger, hex, DISARMED)
        s.revealed = 0
        assert s.journal is not None
        s.journal.events.clear()

    def hero(self, seat: int = 0) -> Hero:
        return self.state.heroes[seat]

    def view(self, seat: int | None = 0) -> View:
        """The view of a seat now, also after the state was changed directly."""
        return view_of(self.state, seat)

    # The surface

    def place_tile(self, tile: str, q: int, r: int) -> None:
        """This tile has been discovered before."""
        s = self.state
        kind = TILE_IDS.index(tile)
        if kind in s.stack.hidden_cards:
            s.stack.hidden_cards.remove(kind)
        for side in range(6):
            beside = s.surface.tile_at(ZERO + q - STEP_Q[side], ZERO + r - STEP_R[side])
            if beside != NO_TILE:
                s.surface = s.surface.with_tile(beside, side, kind)
                return
        raise AssertionError(f"nothing lies beside ({q}, {r})")

    def put_on_stack(self, tiles: str) -> None:
        """The next tiles of the stack, the first first."""
        s = self.state
        kinds = [TILE_IDS.index(tile) for tile in tiles.split()]
        for kind in kinds:
            s.stack.hidden_cards.remove(kind)
        s.stack.hidden_cards.extend(kinds[::-1])

    def place_hero(self, q: int, r: int, seat: int = 0) -> None:
        """The hero stands on this tile."""
        hero = self.hero(seat)
        hero.hex = NO_HEX
        hero.tile = self.state.surface.tile_at(ZERO + q, ZERO + r)
        assert hero.tile != NO_TILE

    def place_hero_on(self, tile: str, seat: int = 0) -> None:
        """The hero stands on a tile of this kind, east of the campfire."""
        self.place_tile(tile, 1, 0)
        self.place_hero(1, 0, seat)

    def hero_position(self, seat: int = 0) -> tuple[int, int] | str | None:
        """Where the hero is: a position, the id of a hex, or nowhere."""
        hero = self.hero(seat)
        if hero.hex != NO_HEX:
            return HEX_IDS[hero.hex]
        if hero.tile == NO_TILE:
            return None
        return self.state.surface.q(hero.tile), self.state.surface.r(hero.tile)

    # Below

    def place_hero_underground(self, hex: str, seat: int = 0) -> None:
        """The hero has been underground before; the first sets the chief."""
        hero = self.hero(seat)
        hero.tile = NO_TILE
        hero.hex = HEX_IDS.index(hex)
        if self.state.chief == NOBODY:
            self.state.chief = seat

    def place_monster(self, id: str, hex: str | None = None, hearts: int = 0) -> None:
        """Place a monster with these hearts; without a hex it is off the board."""
        at = MONSTER_IDS.index(id)
        monster = self.state.monsters[at]
        monster.hex = NO_HEX if hex is None else HEX_IDS.index(hex)
        monster.hearts = 0 if hex is None else hearts or full_hearts(self.state, at)

    def remove_monsters(self) -> None:
        """All of them have been defeated before."""
        for id in MONSTER_IDS:
            self.place_monster(id)

    def set_monster_teeth(self, id: str, *stack: int) -> None:
        """A monster's teeth from the bottom up; the others go to the reserve."""
        s, at = self.state, MONSTER_IDS.index(id)
        for tooth in s.monsters[at].stack:
            s.teeth[tooth] += 1
        for tooth in stack:
            s.teeth[tooth] -= 1
        s.monsters[at].stack = bytes(stack)
        s.monsters[at].hearts = full_hearts(s, at)

    def monster_hex(self, id: str) -> str | None:
        hex = self.state.monsters[MONSTER_IDS.index(id)].hex
        return None if hex == NO_HEX else HEX_IDS[hex]

    def monster_hearts(self, id: str) -> int:
        return self.state.monsters[MONSTER_IDS.index(id)].hearts

    def place_danger(self, hex: str, armed: bool = True) -> None:
        """A danger token lies here."""
        s = self.state
        s.danger = with_value(s.danger, HEX_IDS.index(hex), ARMED if armed else DISARMED)

    # The board

    def give_tokens(self, tokens: str, seat: int = 0) -> None:
        """These are in the backpack."""
        s, hero = self.state, self.hero(seat)
        for id in tokens.split():
            token = TOKEN_IDS.index(id)
            s.reserve[token] -= 1
            hero.pack[token] += 1
            hero.packed += 1

    def give_equipment(self, pieces: str, seat: int = 0) -> None:
        """These are in their slots."""
        s, hero = self.state, self.hero(seat)
        for id in pieces.split():
            piece = TOKEN_IDS.index(id)
            s.reserve[piece] -= 1
            hero.worn[KIND_OF[piece]] = VALUE_OF[piece]

    def give_potion(self, potion: str, seat: int = 0, used: bool = False) -> None:
        """This potion is on the belt."""
        hero = self.hero(seat)
        hero.belt = POTION_IDS.index(potion)
        hero.used = used
        self.state.potions[hero.belt] -= 1

    def set_teeth(self, seat: int, *teeth: int) -> None:
        """These are all the hero's teeth."""
        s, hero = self.state, self.hero(seat)
        for value in range(1, 6):
            s.teeth[value] += hero.teeth[value]
            hero.teeth[value] = 0
        for tooth in teeth:
            s.teeth[tooth] -= 1
            hero.teeth[tooth] += 1

    def give_missions(self, missions: str, seat: int = 0) -> None:
        """These missions are in hand."""
        s = self.state
        for id in missions.split():
            card = MISSION_IDS.index(id)
            s.pile.hidden_cards.remove(card)
            self.hero(seat).hand.hidden_cards.append(card)

    def put_on_mission_pile(self, missions: str) -> None:
        """The next cards of the pile, the first first."""
        cards = [MISSION_IDS.index(id) for id in missions.split()]
        for card in cards:
            self.state.pile.hidden_cards.remove(card)
        self.state.pile.hidden_cards.extend(cards[::-1])

    def backpack(self, seat: int = 0) -> list[str]:
        """What is in the backpack, by the numbers of the tokens."""
        hero = self.hero(seat)
        return [id for at, id in enumerate(TOKEN_IDS) for _ in range(hero.pack[at])]

    def worn(self, seat: int = 0) -> list[str]:
        """What is worn."""
        hero = self.hero(seat)
        return [f"{EQUIPMENT_IDS[at]}{value}" for at, value in enumerate(hero.worn) if value]

    def hand(self, seat: int = 0) -> list[str]:
        return [MISSION_IDS[card] for card in self.hero(seat).hand.hidden_cards]

    def discarded(self) -> list[str]:
        return [MISSION_IDS[card] for card in self.state.discard]

    def points(self, seat: int = 0) -> int:
        return points(self.hero(seat))

    def teeth(self, seat: int = 0) -> list[int]:
        """A hero's teeth, the smallest first."""
        teeth = self.hero(seat).teeth
        return [value for value in range(1, 6) for _ in range(teeth[value])]

    # The turn

    def acts(self, seat: int = 0, spent: int = 0) -> None:
        """The hero acts; after the end of the turn nothing follows."""
        s = self.state
        s.active = seat
        s.spent = spent
        s.ap_lost = s.turn_over = s.traded = s.arrived = False
        s.gathered = s.free_acts = 0
        self.happens(GO_ON[seat])

    def begins_turn(self, seat: int = 0) -> None:
        """A whole turn begins, and the others follow."""
        self.happens(TURNS[seat])

    def begins_monsters_turn(self) -> None:
        self.happens(MonstersTurn())

    @property
    def ap_left(self) -> int:
        return ap_left(self.state, self.hero(self.state.active))

    def deciding_seat(self) -> int:
        """The seat that must choose."""
        return self.decision().seat

    def chooses_each(self, *labels: str) -> None:
        """One choice after the other."""
        for label in labels:
            self.chooses(label)
