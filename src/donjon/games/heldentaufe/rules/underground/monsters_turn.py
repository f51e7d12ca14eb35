"""Heldentaufe 4.9: the monsters' turn."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.tables import MONSTER_AP, MONSTERS, SEATS
from donjon.games.heldentaufe.content.underground_map import GOLD, HEXES, NEAR, NEXT_HEXES
from donjon.games.heldentaufe.model.state import NO_HEX, NOBODY, Heldentaufe
from donjon.games.heldentaufe.rules.underground.ascent_and_rebuild import is_anyone_below
from donjon.games.heldentaufe.rules.underground.enter_and_move import occupied
from donjon.games.heldentaufe.rules.underground.fights import FIRST_MONSTER, fight
from donjon.games.heldentaufe.rules.underground.vote import (
    clockwise,
    council,
    decide,
    roll_off,
    vote,
)
from donjon.games.heldentaufe.words import fight_events
from donjon.games.heldentaufe.words.ids import hero_id, hex_id, monster_id
from donjon.games.heldentaufe.words.names import HEX_NAMES, MONSTER_NAMES, hero_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision, Step
from donjon.kernel.words.message import Message

ATTACKS: Final[int] = MONSTERS * HEXES
PASS: Final[int] = ATTACKS + MONSTERS * SEATS
"""An option of the commander: a monster and a hex, a monster and a seat, or the end."""


@final
class MonstersTurn(Step["Heldentaufe"]):
    """HT-9.1, HT-9.17  At the chief's place, once a round; skipped with no monster on the board."""

    def run(self, s: Heldentaufe) -> None:
        if not is_any_monster_there(s):
            fight_events.monsters_skip(s)
            return
        s.monster_ap = MONSTER_AP  # HT-9.2
        fight_events.monsters_begin(s)
        s.owe(MONSTERS_GO_ON)
        find_commander(s)


def find_commander(s: Heldentaufe) -> None:
    """HT-9.8 to HT-9.11, HT-R54  The seat on the surface; several vote; if nobody is, all roll."""
    members = council(s, s.chief)
    if len(members) > 1:
        vote(s, members, NOBODY)
    elif members:
        decide(s, members[0], NOBODY, "alone", [])
    else:
        decide(s, roll_off(s, clockwise(s, s.chief), NOBODY), NOBODY, "nobody", [])


def is_any_monster_there(s: Heldentaufe) -> bool:
    """Whether a monster is on the board."""
    for monster in s.monsters:
        if monster.hex != NO_HEX:
            return True
    return False


@final
class MonstersGoOn(Step["Heldentaufe"]):
    """HT-9.16, HT-R37  Until their AP are spent, no monster or no hero is left below."""

    def run(self, s: Heldentaufe) -> None:
        if s.monster_ap > 0 and is_any_monster_there(s) and is_anyone_below(s):
            s.owe(COMMANDS[s.commander])
        else:
            s.monster_ap = 0
            s.commander = NOBODY
            fight_events.monsters_end(s)


MONSTERS_GO_ON: Final = MonstersGoOn()


@final
class Command(Decision["Heldentaufe"]):
    """HT-9.13, HT-9.14, HT-D.13, HT-A.22  The commander moves a monster, lets it attack, or ends.

    HT-9.2, HT-9.7: four AP for all monsters, split at will; they need not be spent.
    """

    def options(self, s: Heldentaufe) -> list[int]:
        options: list[int] = []
        figures = occupied(s)
        for at, monster in enumerate(s.monsters):
            if monster.hex == NO_HEX:
                continue
            for hex in NEXT_HEXES[monster.hex]:
                if not figures >> hex & 1 and may_enter(s, hex):
                    options.append(at * HEXES + hex)
            for hero in s.heroes:
                if hero.hex != NO_HEX and NEAR[monster.hex] >> hero.hex & 1:
                    if self.may_attack(s, hero.seat):
                        options.append(ATTACKS + at * SEATS + hero.seat)
        options.append(PASS)
        return options

    def may_attack(self, s: Heldentaufe, seat: int) -> bool:
        """HT-9.15, HT-R26  Any hero; by the switch not the commander's own."""
        return seat != self.seat or s.house_rules.own_hero

    def choose(self, s: Heldentaufe, option: int) -> None:
        s.owe(MONSTERS_GO_ON)
        if option == PASS:
            s.monster_ap = 0
            return
        s.monster_ap -= 1
        if option < ATTACKS:
            move_monster(s, option // HEXES, option % HEXES)
        else:
            attack = option - ATTACKS
            fight(s, FIRST_MONSTER + attack // SEATS, attack % SEATS)  # HT-8.2

    def label(self, s: Heldentaufe, option: int) -> Message:
        if option == PASS:
            return Message("ht-monsters-end")
        if option < ATTACKS:
            monster, hex = MONSTER_NAMES[option // HEXES], HEX_NAMES[option % HEXES]
            return Message("ht-monster-moves", {"monster": monster, "hex": hex})
        attack = option - ATTACKS
        hero = hero_name(s, attack % SEATS)
        return Message(
            "ht-monster-attacks", {"monster": MONSTER_NAMES[attack // SEATS], "hero": hero}
        )

    def targets(self, s: Heldentaufe, option: int) -> list[str]:
        if option == PASS:
            return []
        if option < ATTACKS:
            return [monster_id(option // HEXES), hex_id(option % HEXES)]
        attack = option - ATTACKS
        return [monster_id(attack // SEATS), hero_id(attack % SEATS)]

    def action(self, s: Heldentaufe, option: int) -> str:
        if option == PASS:
            return "pass"
        return "move" if option < ATTACKS else "attack"

    def prompt(self, s: Heldentaufe) -> Message:
        return Message("ht-ask-command", {"ap": s.monster_ap})

    def rule(self) -> str:
        return "HT-9.13"

    def default(self, s: Heldentaufe, chance: Chance) -> int:
        """HT-D.13, HT-R48  The monsters of an absent commander do nothing."""
        return PASS


COMMANDS: Final = [Command(seat) for seat in range(SEATS)]


def may_enter(s: Heldentaufe, hex: int) -> bool:
    """HT-9.4  A monster stays away from the chest; danger and portals do not matter to it."""
    return hex != GOLD or not s.chest


def move_monster(s: Heldentaufe, at: int, hex: int) -> None:
    """HT-9.3, HT-9.5, HT-9.6, HT-R35  To an adjacent free hex; a danger token stays as it is."""
    s.monsters[at].hex = hex
    fight_events.monster_moved(s, at, hex)
