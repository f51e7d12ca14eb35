"""Tales of Glory chapter 3: all choose a slot at the same time."""

from __future__ import annotations

from typing import Final, final

from donjon.games.tales_of_glory.content.tables import SLOTS
from donjon.games.tales_of_glory.model.state import NO_TILE, SELECT, Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.payment import is_wild
from donjon.games.tales_of_glory.rules.play_tile import can_play
from donjon.games.tales_of_glory.words import events
from donjon.games.tales_of_glory.words.ids import tile_id
from donjon.games.tales_of_glory.words.names import tile_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import AnyDecision, Decision, Step
from donjon.kernel.rules.together import together
from donjon.kernel.words.message import Message


@final
class SelectAll(Step["TalesOfGlory"]):
    """TG-22.3, TG-3.4, TG-3.5  All lay a card face down; once the last lies, all are revealed."""

    def run(self, s: TalesOfGlory) -> None:
        s.phase = SELECT
        cards: list[AnyDecision] = [Select(player.seat) for player in s.players]
        s.owe(together(cards))  # new ones each round: an answer belongs to its own question


@final
class Select(Decision["TalesOfGlory"]):
    """TG-3.1, TG-3.6, TG-20.2  A slot, whether or not its tile can be paid or placed."""

    def options(self, s: TalesOfGlory) -> list[int]:
        """TG-3.2, TG-R4  Every slot of the board has a card and a tile."""
        return ALL_SLOTS[len(s.players)]

    def is_forced(self, s: TalesOfGlory) -> bool:
        """TG-3.2  There is always a choice."""
        return False

    def choose(self, s: TalesOfGlory, option: int) -> None:
        s.players[self.seat].card = option
        events.revealed(s, self.seat, option)

    def label(self, s: TalesOfGlory, option: int) -> Message:
        return slot_label(s, "tg-select", option)

    def targets(self, s: TalesOfGlory, option: int) -> list[str]:
        return [tile_id(s.display[option])]

    def prompt(self, s: TalesOfGlory) -> Message:
        return Message("tg-ask-select")

    def detail(self, s: TalesOfGlory) -> Message | None:
        return Message("tg-until-all")

    def rule(self) -> str:
        return "TG-3.1"

    def default(self, s: TalesOfGlory, chance: Chance) -> int:
        """TG-20.2  The lowest slot whose tile the player can play now, else slot 1."""
        return lowest_playable(s, s.players[self.seat])


ALL_SLOTS: Final[list[list[int]]] = [list(range(1, slots + 1)) for slots in SLOTS]


def slots_with_tiles(s: TalesOfGlory) -> list[int]:
    """The slots of the central board that hold a tile."""
    return [slot for slot in range(1, len(s.display)) if s.display[slot] != NO_TILE]


def slot_label(s: TalesOfGlory, key: str, slot: int) -> Message:
    """A slot with its tile; TG-8.6: and that it lies in the Wild Lands."""
    wild = "yes" if is_wild(s, slot) else "no"
    return Message(key, {"slot": slot, "tile": tile_name(s.display[slot]), "wild": wild})


def lowest_playable(s: TalesOfGlory, player: Player) -> int:
    """TG-20.2, TG-20.3  The lowest slot whose tile can be played now, else the lowest of all."""
    slots = slots_with_tiles(s)
    for slot in slots:
        if can_play(s, player, s.display[slot], slot):
            return slot
    return slots[0]
