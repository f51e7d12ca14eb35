"""Clank! 4.13: secrets and potions."""

from __future__ import annotations

from typing import final

from donjon.games.clank.content.tables import HEALS_ONLY, INSTANT, POTIONS, SECRET_MODE
from donjon.games.clank.model.effect import Effect, owe_effects
from donjon.games.clank.model.state import IN, Clank, Thief
from donjon.games.clank.rules.thief_action import ThiefAction
from donjon.games.clank.words import events
from donjon.games.clank.words.ids import potion_id, tokens_id
from donjon.games.clank.words.names import room_name, secret_name
from donjon.kernel.rules.byte_rows import with_value
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.message import Message


def take_secret(s: Clank, thief: Thief, room: int) -> None:
    """CL-11.6, CL-11.7, CL-R30  One of the room's secrets, at random, is revealed and resolved.

    CL-13.1, CL-13.7: some are kept; CL-13.3 to CL-13.6: the others go to the box.
    """
    tokens = s.secrets[room]
    at = s.chance.below(len(tokens)) if len(tokens) > 1 else 0
    kind = tokens[at]
    s.secrets[room] = tokens[:at] + tokens[at + 1 :]
    s.reveal()
    events.secret_taken(s, thief.seat, room, kind)
    if SECRET_MODE[kind] == INSTANT:
        s.spent = with_value(s.spent, kind, s.spent[kind] + 1)
    else:
        thief.secrets = with_value(thief.secrets, kind, thief.secrets[kind] + 1)
    owe_effects(s, s.card_effects.secret_taken[kind])


@final
class Drink(ThiefAction):
    """CL-13.7, CL-20.8  A potion is used once, on one's own turn."""

    def offer(self, s: Clank, thief: Thief, options: list[int]) -> None:
        """CL-13.8  Not a healing potion without damage."""
        for kind in POTIONS:
            if thief.secrets[kind]:
                if thief.damage > 0 or not HEALS_ONLY[kind]:
                    options.append(self.base + kind)

    def take(self, s: Clank, thief: Thief, n: int) -> None:
        thief.secrets = with_value(thief.secrets, n, thief.secrets[n] - 1)
        s.spent = with_value(s.spent, n, s.spent[n] + 1)
        events.drunk(s, thief.seat, n)
        owe_effects(s, s.card_effects.potion_used[n])

    def label(self, s: Clank, thief: Thief, n: int) -> Message:
        return Message("cl-drink", {"potion": secret_name(n)})

    def targets(self, s: Clank, thief: Thief, n: int) -> list[str]:
        return [potion_id(thief.seat, n)]


@final
class TakeAdjacentSecret(Effect):
    """CL-11.10, CL-R31, CL-21.7  A secret of a room joined to one's own; it is no arrival."""

    def run(self, s: Clank) -> None:
        if rooms_with_secrets(s):
            s.owe(TakeFromRoom(s.active))

    def is_possible(self, s: Clank) -> bool:
        return bool(rooms_with_secrets(s))

    def is_asking(self) -> bool:
        return True


def rooms_with_secrets(s: Clank) -> list[int]:
    """The rooms beside the active thief's that hold secrets; CL-17.2: none for a thief who left."""
    thief = s.thieves[s.active]
    if thief.status != IN:
        return []
    return sorted([room for room in s.dungeon.joined[thief.room] if s.secrets[room]])


@final
class TakeFromRoom(Decision["Clank"]):
    """CL-20.13  From which room the secret is taken."""

    def options(self, s: Clank) -> list[int]:
        return rooms_with_secrets(s)

    def choose(self, s: Clank, option: int) -> None:
        take_secret(s, s.thieves[self.seat], option)

    def label(self, s: Clank, option: int) -> Message:
        return Message("cl-take-from", {"room": room_name(s, option)})

    def targets(self, s: Clank, option: int) -> list[str]:
        return [tokens_id(s, option)]

    def prompt(self, s: Clank) -> Message:
        return Message("cl-ask-take-from")

    def rule(self) -> str:
        return "CL-20.13"

    def default(self, s: Clank, chance: Chance) -> int:
        """CL-20.13  The room with the lowest id."""
        return self.options(s)[0]
