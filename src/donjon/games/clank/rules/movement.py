"""Clank! 4.10: walking through tunnels, and teleports."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.content.dungeon_map import FLAG, Exit
from donjon.games.clank.content.tables import HEALTH, ITEMS, UNLOCKS
from donjon.games.clank.model.state import IN, Clank, Thief
from donjon.games.clank.rules.arrival import arrive
from donjon.games.clank.rules.thief_action import ThiefAction
from donjon.games.clank.words import events
from donjon.games.clank.words.ids import room_id
from donjon.games.clank.words.names import room_name
from donjon.kernel.rules.step import Cost
from donjon.kernel.words.message import Message

SPLITS: Final = 4


@final
class Walk(ThiefAction):
    """CL-10.1, CL-10.14, CL-20.3  Through a tunnel, with a number of swords for its monsters."""

    def offer(self, s: Clank, thief: Thief, options: list[int]) -> None:
        if s.resources.boots == 0 or not may_walk(s, thief):
            return
        for way in s.dungeon.exits[thief.room]:
            if way.boots <= s.resources.boots and is_open(thief, way):
                monsters = monsters_in(s, way)
                for swords in range(min(monsters, s.resources.swords), -1, -1):
                    if may_suffer(thief, monsters - swords):
                        options.append(self.base + way.tunnel * SPLITS + swords)

    def take(self, s: Clank, thief: Thief, n: int) -> None:
        """CL-10.3  Boots and swords are paid, the damage comes from the supply."""
        way = exit_by(s, thief, n // SPLITS)
        swords = n % SPLITS
        damage = monsters_in(s, way) - swords
        s.resources.boots -= way.boots
        s.resources.swords -= swords
        thief.supply -= damage
        thief.damage += damage
        events.walked(s, thief.seat, swords, damage)
        arrive(s, thief, way.to)

    def label(self, s: Clank, thief: Thief, n: int) -> Message:
        way = exit_by(s, thief, n // SPLITS)
        swords = n % SPLITS
        damage = monsters_in(s, way) - swords
        room = room_name(s, way.to)
        if swords + damage == 0:
            return Message("cl-walk", {"room": room, "boots": way.boots})
        return Message(
            "cl-walk-past",
            {"room": room, "boots": way.boots, "swords": swords, "wounds": damage},
        )

    def targets(self, s: Clank, thief: Thief, n: int) -> list[str]:
        return [room_id(s, exit_by(s, thief, n // SPLITS).to)]

    def cost(self, s: Clank, thief: Thief, n: int) -> Cost:
        """CL-10.3  Boots, and for each monster a sword or a wound."""
        way = exit_by(s, thief, n // SPLITS)
        swords = n % SPLITS
        damage = monsters_in(s, way) - swords
        cost = [("boots", way.boots)]
        if swords:
            cost.append(("swords", swords))
        if damage:
            cost.append(("wounds", damage))
        return cost


def may_walk(s: Clank, thief: Thief) -> bool:
    """CL-10.9, CL-10.10, CL-4.15  Not exhausted in this turn, and not out."""
    return thief.status == IN and (not s.resources.exhausted or s.resources.crystal_proof)


def is_open(thief: Thief, way: Exit) -> bool:
    """CL-10.5, CL-10.12  Locks need a master key, the flag an artifact."""
    if way.lock and not has_key(thief):
        return False
    return way.to != FLAG or thief.artifacts != 0


def has_key(thief: Thief) -> bool:
    """CL-10.5  A key opens every lock and is not used up."""
    for item in range(ITEMS):
        if UNLOCKS[item] and thief.items[item]:
            return True
    return False


def monsters_in(s: Clank, way: Exit) -> int:
    """CL-4.16, CL-R52  The monsters that must be paid for; they are no cards."""
    return 0 if s.resources.monster_proof else way.monsters


def may_suffer(thief: Thief, damage: int) -> bool:
    """CL-10.2 to CL-10.4  The cubes are in the supply, and they do not knock out."""
    return damage <= thief.supply and thief.damage + damage < HEALTH


def exit_by(s: Clank, thief: Thief, tunnel: int) -> Exit:
    """The exit of the thief's room that leads into the tunnel."""
    for way in s.dungeon.exits[thief.room]:
        if way.tunnel == tunnel:
            return way
    raise ValueError(f"tunnel {tunnel} does not begin in room {thief.room}")


@final
class Teleport(ThiefAction):
    """CL-10.11, CL-20.4, CL-R12  To any room joined to one's own, whatever is in the tunnel."""

    def offer(self, s: Clank, thief: Thief, options: list[int]) -> None:
        """CL-10.12, CL-R13  To the flag only with an artifact."""
        if s.resources.teleports > 0 and thief.status == IN:
            for room in s.dungeon.joined[thief.room]:
                if room != FLAG or thief.artifacts:
                    options.append(self.base + room)

    def take(self, s: Clank, thief: Thief, n: int) -> None:
        s.resources.teleports -= 1
        arrive(s, thief, n)

    def label(self, s: Clank, thief: Thief, n: int) -> Message:
        return Message("cl-teleport", {"room": room_name(s, n)})

    def targets(self, s: Clank, thief: Thief, n: int) -> list[str]:
        return [room_id(s, n)]

    def cost(self, s: Clank, thief: Thief, n: int) -> Cost:
        return [("teleports", 1)]
