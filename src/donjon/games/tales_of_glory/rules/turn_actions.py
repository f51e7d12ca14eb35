"""Tales of Glory chapters 7 and 20: what a player does in step 2."""

from __future__ import annotations

from typing import Final, final

from donjon.games.tales_of_glory.content.tables import COMPENSATION
from donjon.games.tales_of_glory.model.state import NO_SLOT, NO_TILE, Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.payment import NO_SURCHARGE, coins_due, potions_due
from donjon.games.tales_of_glory.rules.play_tile import (
    discard,
    end_step,
    play_quest,
    play_tile,
    playable_ways,
)
from donjon.games.tales_of_glory.rules.player_zone import legal_cells
from donjon.games.tales_of_glory.words.gain_phrases import gain_words, price_words, tile_words
from donjon.games.tales_of_glory.words.ids import cell_id, tile_id
from donjon.games.tales_of_glory.words.names import cell_name, tile_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.menu import Action, Menu
from donjon.kernel.rules.step import Cost
from donjon.kernel.words.message import Message

SPAN: Final = 1024
"""An option is a number of its action * SPAN + a cell."""
TILE: Final = 0  # paid without a surcharge; one more: with a coin; two more: with a potion
FIRST_QUEST: Final = 3  # the first Quest in hand; one more: the second
DISCARD: Final = 8 * SPAN
END: Final = 9 * SPAN


class Play(Action["TalesOfGlory", "Player"]):
    """TG-7.3, TG-R45  A tile or a Quest is laid into a cell: both are chosen in one."""

    def label(self, s: TalesOfGlory, player: Player, n: int) -> Message:
        option = self.base + n
        tile, surcharge = tile_of(player, option), surcharge_of(option)
        price = price_words(coins_due(tile, surcharge), potions_due(player, tile, surcharge))
        return Message(
            "tg-play",
            {"tile": tile_name(tile), "cell": cell_name(n % SPAN), "price": price},
        )

    def targets(self, s: TalesOfGlory, player: Player, n: int) -> list[str]:
        return [tile_id(tile_of(player, self.base + n)), cell_id(player.seat, n % SPAN)]

    def cost(self, s: TalesOfGlory, player: Player, n: int) -> Cost:
        """TG-8.2  Coins and potions, as far as there are any."""
        option = self.base + n
        tile, surcharge = tile_of(player, option), surcharge_of(option)
        coins, potions = coins_due(tile, surcharge), potions_due(player, tile, surcharge)
        due = [("coins", coins), ("potions", potions)]
        return [(unit, amount) for unit, amount in due if amount]


@final
class PlayTile(Play):
    """TG-7.2, TG-7.4  The taken tile, wherever it may lie and however it can be paid."""

    def offer(self, s: TalesOfGlory, player: Player, options: list[int]) -> None:
        if player.taken != NO_TILE:
            ways = playable_ways(s, player, player.taken, player.slot)
            offer(player, player.taken, ways, TILE, options)

    def take(self, s: TalesOfGlory, player: Player, n: int) -> None:
        play_tile(s, player, n // SPAN, n % SPAN)


@final
class PlayQuest(Play):
    """TG-18.5, TG-18.6  The Quests in hand, wherever they may lie."""

    def offer(self, s: TalesOfGlory, player: Player, options: list[int]) -> None:
        for n, quest in enumerate(player.quests.hidden_values):
            ways = playable_ways(s, player, quest, NO_SLOT)
            offer(player, quest, ways, FIRST_QUEST + n, options)

    def take(self, s: TalesOfGlory, player: Player, n: int) -> None:
        play_quest(s, player, n // SPAN, n % SPAN)


@final
class Discard(Action["TalesOfGlory", "Player"]):
    """TG-9.5  The taken tile is not played."""

    def offer(self, s: TalesOfGlory, player: Player, options: list[int]) -> None:
        if player.taken != NO_TILE:
            options.append(DISCARD)

    def take(self, s: TalesOfGlory, player: Player, n: int) -> None:
        discard(s, player)

    def label(self, s: TalesOfGlory, player: Player, n: int) -> Message:
        words = gain_words(COMPENSATION)
        return Message("tg-discard", {"tile": tile_name(player.taken), "gain": words})


@final
class EndStep(Action["TalesOfGlory", "Player"]):
    """TG-22.9  Nothing more, once the tile is played or discarded."""

    def offer(self, s: TalesOfGlory, player: Player, options: list[int]) -> None:
        if player.taken == NO_TILE:
            options.append(END)

    def take(self, s: TalesOfGlory, player: Player, n: int) -> None:
        end_step(s, player)

    def label(self, s: TalesOfGlory, player: Player, n: int) -> Message:
        return Message("tg-end-step")


PLAY_TILE: Final = PlayTile(TILE, SPAN)
PLAY_QUEST: Final = PlayQuest(FIRST_QUEST, SPAN)
DISCARD_TILE: Final = Discard(DISCARD // SPAN, SPAN)
END_STEP: Final = EndStep(END // SPAN, SPAN)
ACTIONS: Final[list[Action[TalesOfGlory, Player]]] = [
    PLAY_TILE,
    PLAY_QUEST,
    DISCARD_TILE,
    END_STEP,
]
BY_NUMBER: Final[list[Action[TalesOfGlory, Player]]] = [
    *[PLAY_TILE] * FIRST_QUEST,
    *[PLAY_QUEST] * (DISCARD // SPAN - FIRST_QUEST),
    DISCARD_TILE,
    END_STEP,
]


@final
class TakeAction(Menu["TalesOfGlory", "Player"]):
    """TG-7.1, TG-7.2, TG-18.5  The tile is played or discarded, Quests before or after it.

    Tile, cell and surcharge are chosen in one (TG-R45); TG-20.11: by the owner of the tile.
    """

    def player(self, s: TalesOfGlory) -> Player:
        return s.players[self.seat]

    def actions(self) -> list[Action[TalesOfGlory, Player]]:
        return ACTIONS

    def action_of(self, option: int) -> Action[TalesOfGlory, Player]:
        return BY_NUMBER[option // SPAN]

    def options(self, s: TalesOfGlory) -> list[int]:
        """TG-7.4, TG-7.5, TG-9.5, TG-20.4 to TG-20.7, TG-20.9  What can be paid and laid now.

        The actions are called by name, not through their list: native code calls them directly.
        """
        player = s.players[self.seat]
        options: list[int] = []
        PLAY_TILE.offer(s, player, options)
        PLAY_QUEST.offer(s, player, options)
        DISCARD_TILE.offer(s, player, options)
        END_STEP.offer(s, player, options)
        return options

    def must_be_asked(self, s: TalesOfGlory) -> bool:
        """TG-22.9, TG-R46  Going on unasked would tell that no Quest in hand can be played."""
        return s.players[self.seat].quests.size() > 0

    def choose(self, s: TalesOfGlory, option: int) -> None:
        if option != END:
            s.owe(self)
        self.take(s, s.players[self.seat], option)

    def prompt(self, s: TalesOfGlory) -> Message:
        player = s.players[self.seat]
        if player.taken == NO_TILE:
            return Message("tg-ask-end")
        return Message("tg-ask-play", {"tile": tile_name(player.taken)})

    def detail(self, s: TalesOfGlory) -> Message | None:
        """TG-8.6  What the tile costs here, and whether there is a place for it."""
        player = s.players[self.seat]
        if player.taken == NO_TILE:
            return None
        tile = player.taken
        prices = [
            (coins_due(tile, way), potions_due(player, tile, way))
            for way in playable_ways(s, player, tile, player.slot)
        ]
        return tile_words(prices, len(legal_cells(player, tile)), bool(player.later))

    def rule(self) -> str:
        return "TG-20.5"

    def default(self, s: TalesOfGlory, chance: Chance) -> int:
        """TG-20.4 to TG-20.7, TG-20.9, TG-R36  No Quest; the tile is played in the first cell, paid
        in the first way; it is discarded only if it cannot be played. Then the step is ended.
        """
        player = s.players[self.seat]
        if player.taken == NO_TILE:
            return END
        plays: list[int] = []
        PLAY_TILE.offer(s, player, plays)
        return plays[0] if plays else DISCARD


def offer(player: Player, tile: int, ways: list[int], base: int, options: list[int]) -> None:
    """TG-20.6, TG-20.7  Each cell with each way to pay, the defaults first."""
    if ways:
        for cell in legal_cells(player, tile):
            for surcharge in ways:
                options.append((base + surcharge) * SPAN + cell)


def tile_of(player: Player, option: int) -> int:
    """The tile or Quest that an option plays."""
    kind = option // SPAN
    return player.taken if kind < FIRST_QUEST else player.quests.hidden_values[kind - FIRST_QUEST]


def surcharge_of(option: int) -> int:
    """How an option pays the surcharge; TG-18.7: a Quest has none."""
    kind = option // SPAN
    return kind - TILE if kind < FIRST_QUEST else NO_SURCHARGE
