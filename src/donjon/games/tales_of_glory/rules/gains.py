"""Tales of Glory chapters 12 and 13: gains, and the Keys and chests among them."""

from __future__ import annotations

from typing import Final, final

from donjon.games.tales_of_glory.content.printed_gain import (
    COIN,
    COMBAT,
    FIRST_PLAYER,
    KEY,
    MAGIC,
    POTION,
    Item,
)
from donjon.games.tales_of_glory.content.tables import CHEST_GAIN, CHEST_TILE
from donjon.games.tales_of_glory.model.state import NO_TILE, NOBODY, Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.keys import allowed_chests
from donjon.games.tales_of_glory.rules.multipliers import times
from donjon.games.tales_of_glory.words import events
from donjon.games.tales_of_glory.words.gain_phrases import gain_words
from donjon.games.tales_of_glory.words.ids import tile_id
from donjon.games.tales_of_glory.words.names import tile_name, tile_names
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision, Step
from donjon.kernel.words.message import Message

FROM_TILE: Final = 0
FROM_CHEST: Final = 1
FROM_EDGE: Final = 2


@final
class Receive(Step["TalesOfGlory"]):
    """TG-13.5, TG-13.7  Items one after the other; a Key and its chest before the next item."""

    def __init__(self, seat: int, items: list[Item], at: int, source: int) -> None:
        self.seat: Final = seat
        self.items: Final = items
        self.at: Final = at
        self.source: Final = source

    def run(self, s: TalesOfGlory) -> None:
        player = s.players[self.seat]
        got: list[int] = []
        at = self.at
        while at < len(self.items) and self.items[at].kind != KEY:
            item = self.items[at]
            n = 0 if item.at_end else item.n * times(player, item.per)  # TG-13.8
            if n > 0:
                gain(s, player, item.kind, n, self.source)
                if s.journal is not None:
                    got.extend([item.kind, n])
            at += 1
        if self.source == FROM_TILE and got:
            events.gained(s, self.seat, got)
        if at < len(self.items):
            s.owe(Receive(self.seat, self.items, at + 1, self.source))
            keys: list[GainKey] = []
            for _ in range(self.items[at].n * times(player, self.items[at].per)):
                keys = [GainKey(self.seat, NO_TILE, NO_TILE, keys), *keys]
            for key in keys[::-1]:
                s.owe(key)


def gain(s: TalesOfGlory, player: Player, kind: int, n: int, source: int) -> None:
    """TG-13.1, TG-13.2  Coins and potions to the reserve, skill points to the Banner.

    TG-21.1, TG-21.3, TG-R26: the supply is never a limit.
    """
    if kind == FIRST_PLAYER:
        take_token(s, player)
        return
    if kind == COIN:
        player.coins += n
    elif kind == POTION:
        player.potions += n
    elif kind == COMBAT:
        player.combat += n
    elif kind == MAGIC:
        player.magic += n
    else:
        gain_prestige(player, n, source)


def gain_prestige(player: Player, n: int, source: int) -> None:
    """TG-22.10  Prestige, noted by where it comes from."""
    if source == FROM_CHEST:
        player.from_chests += n
    elif source == FROM_EDGE:
        player.from_edges += n
    else:
        player.from_tiles += n


def take_token(s: TalesOfGlory, player: Player) -> None:
    """TG-13.4, TG-13.9, TG-R23  Of all who gain the token in a step 2, the last in its order has
    it; the order of the step stays (TG-7.8).
    """
    place = place_in_order(s, player.seat)
    if place < s.claim:
        events.token_passes_by(s, player.seat)
        return
    s.claim = place
    if s.first != player.seat:
        s.first = player.seat
        events.token_taken(s, player.seat)


def place_in_order(s: TalesOfGlory, seat: int) -> int:
    """The seat's place in the play order of step 2; outside of step 2 none."""
    return (seat - s.leader) % len(s.players) if s.leader != NOBODY else NOBODY


@final
class GainKey(Step["TalesOfGlory"]):
    """TG-13.3, TG-12.3, TG-12.6  A Key is laid at once; if no allowed chest is closed, it is lost.

    `one` and `other` are the tiles of its Connection; `then` are the Keys of the same cause that
    come after it.
    """

    def __init__(self, seat: int, one: int, other: int, then: list[GainKey]) -> None:
        self.seat: Final = seat
        self.one: Final = one
        self.other: Final = other
        self.then: Final = then

    def run(self, s: TalesOfGlory) -> None:
        player = s.players[self.seat]
        if allowed_chests(player, self.one, self.other):
            s.owe(LayKey(self.seat, self.one, self.other, self.then))
        else:
            player.keys_lost += 1
            events.key_lost(s, self.seat)


@final
class LayKey(Decision["TalesOfGlory"]):
    """TG-12.3, TG-R14, TG-20.8  The player chooses the chest; laying the Key is not optional.

    TG-R16: a Key opens one chest for good, so Keys cannot chain without end.
    """

    def __init__(self, seat: int, one: int, other: int, then: list[GainKey]) -> None:
        super().__init__(seat)
        self.one: Final = one
        self.other: Final = other
        self.then: Final = then

    def options(self, s: TalesOfGlory) -> list[int]:
        return allowed_chests(s.players[self.seat], self.one, self.other)

    def choose(self, s: TalesOfGlory, option: int) -> None:
        """TG-12.2, TG-13.11  The chest's content is received, once in the game."""
        player = s.players[self.seat]
        player.opened |= 1 << option
        events.chest_opened(s, self.seat, option)
        s.owe(Receive(self.seat, CHEST_GAIN[option], 0, FROM_CHEST))

    def label(self, s: TalesOfGlory, option: int) -> Message:
        tile = tile_name(CHEST_TILE[option])
        return Message("tg-lay-key", {"tile": tile, "gain": gain_words(CHEST_GAIN[option])})

    def targets(self, s: TalesOfGlory, option: int) -> list[str]:
        return [tile_id(CHEST_TILE[option])]

    def prompt(self, s: TalesOfGlory) -> Message:
        return Message("tg-ask-lay-key")

    def detail(self, s: TalesOfGlory) -> Message | None:
        """TG-13.10  The Keys of the same placement that come after this one, and what for."""
        if not self.then:
            return None
        player = s.players[self.seat]
        keys = [key_words(allowed_chests(player, key.one, key.other)) for key in self.then]
        return Message("tg-more-lay-key", {"n": len(keys), "keys": keys})

    def rule(self) -> str:
        return "TG-20.8"

    def default(self, s: TalesOfGlory, chance: Chance) -> int:
        """TG-20.8  The hero's chests, then of the tile laid earliest."""
        return self.options(s)[0]


def key_words(chests: list[int]) -> Message:
    """TG-13.10  The tiles whose chests a Key may open, each once."""
    tiles: list[int] = []
    for chest in chests:
        if CHEST_TILE[chest] not in tiles:
            tiles.append(CHEST_TILE[chest])
    if not tiles:
        return Message("tg-key-for-none")
    return Message("tg-key-for", {"tiles": tile_names(tiles)})
