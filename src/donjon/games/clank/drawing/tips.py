"""What the rules say about each kind of thing on Clank!'s table."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.content.schema import RoomEntry, TunnelEntry
from donjon.games.clank.content.tables import (
    BOARD,
    IS_CROWN,
    ITEM_IDS,
    POTION,
    PRICE,
    SECRET_IDS,
    SECRET_MODE,
)
from donjon.games.clank.drawing.icons import BAG_ICON, DRAGON_ICON, NOISE_ICON
from donjon.kernel.drawing.tips import about
from donjon.kernel.scene import Tip
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

CROWNS: Final = [f"face:{id}" for at, id in enumerate(ITEM_IDS) if IS_CROWN[at]]
POTIONS: Final = [f"face:{id}" for at, id in enumerate(SECRET_IDS) if SECRET_MODE[at] == POTION]
ROOM_RULES: Final = {
    "start": "CL-17.1",
    "market": "CL-9.1",
    "fountain": "CL-11.2",
    "crystal": "CL-10.9",
    "idol_shrine": "CL-11.3",
    "deep": "CL-17.4",
}
"""The kinds of a room that have a tip of their own: the first one that a room is counts."""


def room_tip(room: RoomEntry) -> Id | None:
    """The key of what is said about a room; None for one that is no more than a room."""
    if "fountain" in room.kinds and "crystal" in room.kinds:
        return "room-healing_crystal"
    kinds = [*room.kinds, "deep"] if room.deep else room.kinds
    return next((f"room-{kind}" for kind in ROOM_RULES if kind in kinds), None)


def tunnel_tip(tunnel: TunnelEntry) -> Id:
    """The key of what is said about a tunnel: its symbols."""
    return f"tunnel-{tunnel.boots}-{tunnel.monsters}-{tunnel.lock:d}-{tunnel.one_way:d}"


def said_of_tunnel(tunnel: TunnelEntry) -> Tip:
    """What all symbols of a tunnel mean together; the dearest one has the rule."""
    symbols = {
        "boots": tunnel.boots,
        "monsters": tunnel.monsters,
        "lock": int(tunnel.lock),
        "oneway": int(tunnel.one_way),
    }
    rule = "CL-10.5" if tunnel.lock else "CL-10.2" if tunnel.monsters else "CL-10.1"
    icon = "padlock" if tunnel.lock else "daemon-skull" if tunnel.monsters else "boot-prints"
    return Tip(
        Message("cl-tip-tunnel", {**symbols}),
        "CL-10.6" if rule == "CL-10.1" and tunnel.one_way else rule,
        Message("cl-tip-tunnel-name", {**symbols}),
        icon,
    )


ROOMS: Final = {
    **about("cl-tip-room", "CL-10.13", ["room"]),
    **about("cl-tip-healing_crystal", "CL-10.9", ["room-healing_crystal"]),
}
for kind, rule in ROOM_RULES.items():
    ROOMS[f"room-{kind}"] = Tip(Message(f"cl-tip-room-{kind}", {"price": PRICE}), rule)
TUNNELS: Final = {
    tunnel_tip(tunnel): said_of_tunnel(tunnel) for side in BOARD for tunnel in BOARD[side].tunnels
}
THE_DRAGON: Final = {
    **about("cl-tip-countdown", "CL-18.4", ["countdown"]),
    **about("cl-tip-countdown-last", "CL-18.5", ["countdown-last"]),
    **about("cl-tip-rage", "CL-15.3", ["rage", "rage-at", "rage-marker"], DRAGON_ICON),
    **about("cl-tip-noise", "CL-15.2", ["noise", "noise-of", "noise-n", "cube"], NOISE_ICON),
    **about("cl-tip-bag", "CL-15.4", ["bag", "bag-n"], BAG_ICON),
    **about("cl-tip-odds", "CL-15.6", ["odds"]),
    **about("cl-tip-attack", "CL-15.3", ["attack"]),
}
TOKENS: Final = {
    **about("cl-tip-artifact", "CL-12.1", ["artifact"]),
    **about("cl-tip-major", "CL-11.3", ["face:major"]),
    **about("cl-tip-minor", "CL-11.6", ["face:minor"]),
    **about("cl-tip-idol", "CL-11.8", ["face:idol", "idols"]),
    **about("cl-tip-chalice", "CL-13.1", ["face:chalice"]),
    **about("cl-tip-egg", "CL-13.2", ["face:dragon_egg"]),
    **about("cl-tip-potion", "CL-13.7", POTIONS),
    **about("cl-tip-key", "CL-10.5", ["face:master_key", "keys"]),
    **about("cl-tip-backpack", "CL-12.2", ["face:backpack", "packs"]),
    **about("cl-tip-crown", "CL-9.2", CROWNS),
    **about("cl-tip-mastery", "CL-17.1", ["mastery"]),
    **about("cl-tip-pawn", "CL-10.13", ["pawn"]),
    **about("cl-tip-back", "CL-3.7", ["back"]),
    **about("cl-tip-row", "CL-14.6", ["row"], "card-pick"),
    **about("cl-tip-reserve", "CL-6.4", ["reserve"], "card-pick"),
}
COUNTED: Final = {
    **about("cl-tip-life", "CL-16.3", ["life"]),
    **about("cl-tip-gold", "CL-4.3", ["gold"]),
    **about("cl-tip-cards", "CL-19.3", ["cards"]),
    **about("cl-tip-artifacts", "CL-12.2", ["artifacts"]),
    **about("cl-tip-secrets", "CL-13.1", ["secrets"]),
    **about("cl-tip-skill", "CL-6.1", ["skill"]),
    **about("cl-tip-swords", "CL-8.1", ["swords"]),
    **about("cl-tip-boots", "CL-10.1", ["boots"]),
    **about("cl-tip-teleports", "CL-10.11", ["teleports"]),
    **about("cl-tip-credit", "CL-5.4", ["credit"]),
}
TIPS: Final[dict[Id, Tip]] = {**ROOMS, **TUNNELS, **THE_DRAGON, **TOKENS, **COUNTED}
"""Every tip by the kind of things that it is about."""
