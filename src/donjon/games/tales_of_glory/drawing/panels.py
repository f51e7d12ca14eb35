"""The players' panels and all that is counted at the table of Tales of Glory."""

from __future__ import annotations

from typing import Final, Literal

from donjon.games.tales_of_glory.content.tables import SEATS
from donjon.games.tales_of_glory.drawing.icons import (
    COIN_ICON,
    COMBAT_ICON,
    GAIN_ICONS,
    KEY_ICON,
    MAGIC_ICON,
    POTION_ICON,
    PRESTIGE_ICON,
    QUEST_ICON,
    TOKEN_ICON,
)
from donjon.games.tales_of_glory.drawing.memory import DrawingMemory
from donjon.games.tales_of_glory.drawing.player_maps import NUMBER_OF, map_id
from donjon.games.tales_of_glory.view.forms import PlayerView, View
from donjon.games.tales_of_glory.words.gain_phrases import RESOURCES
from donjon.games.tales_of_glory.words.names import TILE_NAMES
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import Counter, SeatInfo
from donjon.kernel.words.ids import Icon, Id, Tint
from donjon.kernel.words.message import Message, seat_name

POOLS: Final = ["prestige", "coin", "potion"]
BANNER: Final = ["combat", "magic", "key"]
ICONS: Final[dict[str, tuple[Icon, Tint | None]]] = {
    "prestige": (PRESTIGE_ICON, None),
    "coin": (COIN_ICON, "gold"),
    "potion": (POTION_ICON, "life"),
    "combat": (COMBAT_ICON, "blood"),
    "magic": (MAGIC_ICON, "arcane"),
    "key": (KEY_ICON, "gold"),
    "quest": (QUEST_ICON, None),
}
FIRST_COUNTER: Final = "first"
FIRST_COUNTERS: Final = [
    Counter(
        FIRST_COUNTER, None, TOKEN_ICON, "", Message("tg-token"), "number",
        tint="gold", seats=[seat],
    )
    for seat in range(SEATS)
]  # fmt: skip
"""TG-6.1  Who has the First Player token."""


def panel(view: View, player: PlayerView, memory: DrawingMemory) -> SeatInfo:
    """Prestige, what is on the Banner and in the reserve, and who the hero is."""
    return SeatInfo(
        seat=player.seat,
        name=seat_name(player.seat),
        state="waits",
        counters=[counter.id for counter in seat_counters(view, player, memory)],
        first=view.first == player.seat,
        note=note(player),
        score=tinted_amount(PRESTIGE_ICON, player.prestige, label=Message("tg-count-prestige")),
        score_first=True,
        peek=map_id(player.seat),
    )


def note(player: PlayerView) -> Message:
    """The hero, and the tile that is to be played."""
    hero = TILE_NAMES[NUMBER_OF[player.hero]]
    if player.taken is None:
        return hero
    return Message("tg-note-hand", {"hero": hero, "tile": TILE_NAMES[NUMBER_OF[player.taken]]})


def seat_counters(view: View, player: PlayerView, memory: DrawingMemory) -> list[Counter]:
    """The counters of a player; with the variant also the Quests in hand."""
    seat = player.seat
    found = [
        counter("prestige", seat, player.prestige, memory),
        counter("combat", seat, player.combat, memory),
        counter("magic", seat, player.magic, memory),
        counter("coin", seat, player.coins, memory),
        counter("potion", seat, player.potions, memory),
        counter("key", seat, player.keys, memory),
    ]
    if view.variant:
        found.append(counter("quest", seat, player.quests_left, memory))
    return found


def counter_id(kind: str, seat: int) -> Id:
    """The counter of a kind of thing of a seat."""
    return f"{kind}:{seat}"


def counter(kind: str, seat: int, value: int, memory: DrawingMemory) -> Counter:
    """A counter of a seat with its value; cached in `memory`."""
    key = (counter_id(kind, seat), value)
    found = memory.counters.get(key)
    if found is None:
        icon, tint = ICONS[kind]
        label = Message(f"tg-count-{kind}")
        show: Literal["pool", "number"] = "pool" if kind in POOLS else "number"
        made = Counter(counter_id(kind, seat), seat, icon, value, label, show, tint=tint)
        found = memory.counters.put(key, made)
    return found


def leading_counters(view: View, memory: DrawingMemory) -> list[Counter]:
    """TG-17.3  The seats that would have each majority now, and their amounts."""
    return [leading(view, kind, memory) for kind in RESOURCES]


def leading(view: View, kind: str, memory: DrawingMemory) -> Counter:
    """One majority as it stands; cached in `memory`."""
    seats = view.leading[kind]
    most = amount_of(view.players[seats[0]], kind) if seats else 0
    key = f"{kind} {most} {seats}"
    found = memory.leading.get(key)
    if found is None:
        made = Counter(
            leading_id(kind), None, GAIN_ICONS[kind], most, Message(f"tg-leading-{kind}"),
            "number", tint=ICONS[kind][1], seats=seats,
        )  # fmt: skip
        found = memory.leading.put(key, made)
    return found


def leading_id(kind: str) -> Id:
    """The counter of a majority."""
    return f"majority:{kind}"


def amount_of(player: PlayerView, kind: str) -> int:
    """TG-17.5  How much a player has of one of the four resources."""
    if kind == "combat":
        return player.combat
    if kind == "magic":
        return player.magic
    return player.potions if kind == "potion" else player.coins
