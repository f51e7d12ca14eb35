"""A scenario of Tales of Glory: tiles by short ids, cells as (x, y) relative to the hero."""

from __future__ import annotations

from typing import Any

from donjon.games.tales_of_glory import GAME
from donjon.games.tales_of_glory.content.cell_grid import CENTRE, EMPTY_GRID, cell_at, x_of, y_of
from donjon.games.tales_of_glory.content.printed_gain import Item
from donjon.games.tales_of_glory.content.tables import CHEST_TILE, CHESTS, GAIN, TILE_IDS
from donjon.games.tales_of_glory.model.state import NO_SLOT, NO_TILE, Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.gains import FROM_TILE, Receive
from donjon.games.tales_of_glory.rules.placement import lay
from donjon.games.tales_of_glory.rules.play_tile import discard
from donjon.games.tales_of_glory.rules.player_zone import legal_cells, put
from donjon.games.tales_of_glory.rules.selection import SelectAll
from donjon.games.tales_of_glory.rules.take_tiles import ChangeFirstPlayer, TakeTiles
from donjon.games.tales_of_glory.rules.turn import PlayTurn
from donjon.games.tales_of_glory.view.forms import View
from donjon.games.tales_of_glory.words.ids import SHORT_IDS
from donjon.kernel.rules.hidden import Secret
from donjon.kernel.rules.state import apply_choice, run_until_choice
from donjon.kernel.words.translate import translate
from tests.scenario import Scenario

__all__ = ["GAME", "TalesOfGloryScenario", "gain_of", "tile_number"]

HEROES = ["H1", "H2", "H3", "H4", "H5"]


def tile_number(id: str) -> int:
    """The tile with this short id."""
    return TILE_IDS.index(f"TG-{id}")


def gain_of(id: str) -> list[Item]:
    """What is printed as the gain of a tile."""
    return GAIN[tile_number(id)]


def view_of(s: TalesOfGlory, seat: int | None) -> View:
    """The view of a state that belongs to no match."""
    found: View = GAME.view(s, seat)
    return found


class TalesOfGloryScenario(Scenario):
    """A table in round 1: the display is full, heroes H1 to H5 sit in order without any goods."""

    state: TalesOfGlory

    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(GAME, seats, **options)
        s = self.state
        s.first = 0
        s.revealed = 0
        for seat in range(seats):
            self.set_hero(HEROES[seat], seat)
            self.player(seat).quests = Secret(b"", seat)

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def set_hero(self, id: str, seat: int = 0) -> None:
        """The seat's hero, alone in its zone, with nothing at all."""
        player = self.player(seat)
        player.grid, player.laid, player.cells, player.open = EMPTY_GRID, b"", [], []
        player.opened = 0
        player.coins = player.potions = player.combat = player.magic = player.from_tiles = 0
        put(player, tile_number(id), CENTRE)

    def set_goods(self, seat: int = 0, **goods: int) -> None:
        """Set coins, potions, Combat and Magic; Prestige counts as from tiles."""
        for name, n in goods.items():
            setattr(self.player(seat), "from_tiles" if name == "prestige" else name, n)

    def goods(self, seat: int = 0) -> tuple[int, int, int, int, int]:
        """Combat, Magic, potions, coins, Prestige."""
        player = self.player(seat)
        return (player.combat, player.magic, player.potions, player.coins, player.prestige)

    def place_tile(self, id: str, x: int, y: int, seat: int = 0) -> None:
        """Place a tile without any effect."""
        put(self.player(seat), tile_number(id), cell_at(x, y))

    def lays_tile(self, id: str, x: int, y: int, seat: int = 0) -> None:
        """Lay a tile without paying for it; its effects happen."""
        assert cell_at(x, y) in legal_cells(self.player(seat), tile_number(id)), (
            "it may not lie there"
        )
        lay(self.state, self.player(seat), tile_number(id), cell_at(x, y))
        run_until_choice(self.state)

    def close_zone(self, seat: int = 0) -> None:
        """Monsters with a single connector close the zone of the Thief."""
        self.set_hero("H4", seat)
        for id, x, y in (("A3-01", 0, 1), ("A3-03", 0, -1), ("A2-01", 1, 0)):
            self.place_tile(id, x, y, seat)

    def receives(self, items: list[Item], seat: int = 0) -> None:
        self.happens(Receive(seat, items, 0, FROM_TILE))

    def discards(self, id: str, seat: int = 0) -> None:
        """The taken tile is discarded."""
        self.player(seat).taken = tile_number(id)
        discard(self.state, self.player(seat))
        run_until_choice(self.state)

    def legal_cells(self, id: str, seat: int = 0) -> list[tuple[int, int]]:
        """Where the tile may lie."""
        return [
            (x_of(cell), y_of(cell)) for cell in legal_cells(self.player(seat), tile_number(id))
        ]

    def open_chest(self, id: str, chest: int = 0, seat: int = 0) -> None:
        """A chest is open already."""
        self.player(seat).opened |= 1 << CHESTS[tile_number(id)][chest]

    def open_chest_tiles(self, seat: int = 0) -> list[str]:
        """The tiles of the open chests."""
        open_ones = [at for at in range(len(CHEST_TILE)) if self.player(seat).opened >> at & 1]
        return [SHORT_IDS[CHEST_TILE[chest]] for chest in open_ones]

    def set_display(self, ids: str) -> None:
        """The display from slot 1 on; a dash is an empty slot."""
        tiles = [NO_TILE if id == "-" else tile_number(id) for id in ids.split()]
        self.state.display = [NO_TILE, *tiles]

    def display(self) -> list[str]:
        return ["-" if tile == NO_TILE else SHORT_IDS[tile] for tile in self.state.display[1:]]

    def set_taken_tile(self, id: str, slot: int = NO_SLOT, seat: int = 0) -> None:
        """The seat has taken this tile from a slot."""
        self.player(seat).taken, self.player(seat).slot = tile_number(id), slot

    def set_quests(self, quests: str, seat: int = 0) -> None:
        """The Quests in hand."""
        self.player(seat).quests = Secret(bytes([tile_number(id) for id in quests.split()]), seat)

    def begins_turn(self, seat: int = 0) -> None:
        """The seat's part of step 2 begins."""
        self.happens(PlayTurn(seat))

    def selects(self, *slots: int) -> None:
        """All choose at the same time; taking and catch-up follow, then the change."""
        self.state.owe_all([SelectAll(), TakeTiles(), ChangeFirstPlayer()])
        run_until_choice(self.state)
        for seat, slot in enumerate(slots):
            apply_choice(self.state, self.decision(seat), slot)
        run_until_choice(self.state)

    def catches_up(self, slot: int) -> int:
        """The seat that is asked takes from this slot. Returns the seat."""
        decision = self.decision()
        apply_choice(self.state, decision, slot)
        run_until_choice(self.state)
        return decision.seat

    def slots_taken(self) -> list[int]:
        """From which slot each seat has taken; 0 is none."""
        return [player.slot for player in self.state.players]

    def view(self, seat: int | None = 0) -> View:
        """The view of a seat now, also after the state was changed directly."""
        return view_of(self.state, seat)

    def default_label(self, seat: int | None = None) -> str:
        """The label of the option that an absent seat takes."""
        decision = self.decision(seat)
        option = decision.default(self.state, self.state.chance)
        options: dict[int, str] = dict(
            zip(decision.options(self.state), self.offers(seat), strict=True)
        )
        return options[option]

    def score_rows(self) -> dict[str, list[Any]]:
        """The final count, line by line."""
        result = GAME.rules.result(self.state)
        return {translate(row.label, "en"): list(row.values) for row in result.details}
