"""Heldentaufe's cards: missions, monsters, heroes to choose from; and the tokens in reserve."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.mission_tables import MISSION_IDS
from donjon.games.heldentaufe.content.tables import (
    HERO_IDS,
    POTION_COUNTS,
    POTION_IDS,
    SEATS,
    TOKEN_COUNTS,
    TOKEN_IDS,
)
from donjon.games.heldentaufe.drawing.faces import MISSION_FACES
from donjon.games.heldentaufe.drawing.icons import HEART_ICON, MISSION_ICON, RESERVE_ICON
from donjon.games.heldentaufe.drawing.memory import DrawingMemory
from donjon.games.heldentaufe.drawing.underground_board import monster_label
from donjon.games.heldentaufe.view.forms import HeroView, MonsterView, View
from donjon.games.heldentaufe.words.ids import DISCARD_ID, RESERVE_ID
from donjon.games.heldentaufe.words.names import (
    HERO_NAMES,
    MISSION_NAMES,
    PERKS,
    POTION_LABELS,
    TOKEN_LABELS,
)
from donjon.kernel.scene import Amount, InZone, Piece, Slot, Zone
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message, seat_name

HAND: Final = "missions"
DISCARD: Final = "discarded"
MONSTERS: Final = "monsters"
RESERVE: Final = "stock"
HEROES: Final = "heroes"

HANDS: Final = [
    Zone(HAND, "fan", Message("ht-missions-of", {"seat": seat_name(seat)}), seat)
    for seat in range(SEATS)
]
DISCARD_ZONE: Final = Zone(
    DISCARD, "stack", Message("ht-discard"), size="s",
    slots=[Slot(DISCARD_ID, Message("ht-discard"), icon=MISSION_ICON)],
)  # fmt: skip
MONSTER_ZONE: Final = Zone(MONSTERS, "list", Message("ht-monsters"))
HERO_ZONE: Final = Zone(HEROES, "row", Message("ht-heroes"))
LID: Final = len(TOKEN_IDS) + len(POTION_IDS)

NAME_OF: Final[dict[str, Message]] = dict(zip(MISSION_IDS, MISSION_NAMES, strict=True))
HERO_CARDS: Final = [
    Piece(
        f"card:{id}", f"hero:{id}",
        Message("ht-choose-hero", {"hero": HERO_NAMES[at], "perk": PERKS[at]}), InZone(HEROES, at),
    )
    for at, id in enumerate(HERO_IDS)
]  # fmt: skip


def is_choosing(view: View) -> bool:
    """Whether some seat has no hero yet."""
    for hero in view.heroes:
        if hero.hero is None:
            return True
    return False


def hero_cards(view: View) -> list[Piece]:
    """The heroes that can still be chosen."""
    taken = [hero.hero for hero in view.heroes]
    return [HERO_CARDS[at] for at, id in enumerate(HERO_IDS) if id not in taken]


def mission_faces(view: View) -> dict[str, Id]:
    """The face of each mission at this table."""
    return MISSION_FACES[view.two_food][view.thief_any_time]


def hand_pieces(hero: HeroView, faces: dict[str, Id], memory: DrawingMemory) -> list[Piece]:
    """A hand of missions; face down for any other seat."""
    if hero.missions is None:
        return [back(n, memory) for n in range(hero.mission_count)]
    return [mission(id, HAND, n, faces[id], memory) for n, id in enumerate(hero.missions)]


def discard_pieces(view: View, memory: DrawingMemory) -> list[Piece]:
    """All that was completed or refused, for everybody to look through."""
    faces = mission_faces(view)
    return [mission(id, DISCARD, n, faces[id], memory) for n, id in enumerate(view.discard)]


def mission(id: str, zone: Id, n: int, face: Id, memory: DrawingMemory) -> Piece:
    """A mission in its place; cached in `memory`."""
    key = (face, zone, n)
    found = memory.missions.get(key)
    if found is None:
        made = Piece(f"mission:{id}", face, NAME_OF[id], InZone(zone, n))
        found = memory.missions.put(key, made)
    return found


def back(n: int, memory: DrawingMemory) -> Piece:
    """A face-down mission."""
    found = memory.mission_backs.get(n)
    if found is None:
        label = Message("ht-mission-hidden")
        made = Piece(f"back:{n}", "back:mission", label, InZone(HAND, n))
        found = memory.mission_backs.put(n, made)
    return found


def monster_cards(view: View, memory: DrawingMemory) -> list[Piece]:
    """Each monster with its hearts; the tooth on top of its stack sets its values."""
    return [monster_card(monster, n, memory) for n, monster in enumerate(view.monsters)]


def monster_card(monster: MonsterView, n: int, memory: DrawingMemory) -> Piece:
    """The card of a monster; cached in `memory`."""
    top = monster.teeth[-1] if monster.teeth else 0
    gone = monster.hex is None
    key = (monster.monster, top, monster.hearts, monster.most_hearts, gone)
    found = memory.monster_cards.get(key)
    if found is None:
        hearts = Amount(HEART_ICON, f"{monster.hearts}/{monster.most_hearts}", "blood")
        made = Piece(
            f"beast:{monster.monster}", f"monster:{monster.monster}:{top}",
            monster_label(monster), InZone(MONSTERS, n),
            state=["spent"] if gone else [], badges=[hearts],
        )  # fmt: skip
        found = memory.monster_cards.put(key, made)
    return found


def reserve_zone(view: View, memory: DrawingMemory) -> Zone:
    """The reserve with the number of its tokens; cached in `memory`."""
    count = sum(view.reserve.values()) + sum(view.potions.values())
    found = memory.reserves.get(count)
    if found is None:
        made = Zone(
            RESERVE, "stack", Message("ht-reserve"), size="s", count=count,
            slots=[Slot(RESERVE_ID, Message("ht-reserve"), icon=RESERVE_ICON)],
        )  # fmt: skip
        found = memory.reserves.put(count, made)
    return found


def reserve_pieces(view: View) -> list[Piece]:
    """Each kind of token with its number, below a lid."""
    found = [stacks[view.reserve[id]] for id, stacks in TOKEN_STACKS.items() if id in view.reserve]
    for id, stacks in POTION_STACKS.items():
        if id in view.potions:
            found.append(stacks[view.potions[id]])
    found.append(RESERVE_LID)
    return found


def stacks_of(id: str, label: Message, place: int, most: int) -> list[Piece]:
    """The tokens of a kind in the reserve, by their number."""
    at = InZone(RESERVE, place)
    return [Piece(f"reserve:{id}", f"token:{id}", label, at, n=n) for n in range(most + 1)]


TOKEN_STACKS: Final = {
    id: stacks_of(id, TOKEN_LABELS[id], n, TOKEN_COUNTS[n]) for n, id in enumerate(TOKEN_IDS)
}
POTION_STACKS: Final = {
    id: stacks_of(id, POTION_LABELS[id], len(TOKEN_IDS) + n, POTION_COUNTS[n])
    for n, id in enumerate(POTION_IDS)
}
RESERVE_LID: Final = Piece("lid", "back:reserve", Message("ht-reserve"), InZone(RESERVE, LID))
