"""The great moments of Tales of Glory: what is worth more than a line of the log."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.content.printed_gain import KINDS, Item
from donjon.games.tales_of_glory.content.tables import (
    CHEST_GAIN,
    CHEST_TILE,
    EDGE_GAIN,
    MAJORITY_PRESTIGE,
)
from donjon.games.tales_of_glory.model.state import Player, TalesOfGlory
from donjon.games.tales_of_glory.words.gain_phrases import ICONS, RESOURCES, amount, item_words
from donjon.games.tales_of_glory.words.icons import (
    CHEST_ICON,
    GAIN_ICONS,
    KEY_ICON,
    OPEN_CHEST_ICON,
    PRESTIGE_ICON,
)
from donjon.games.tales_of_glory.words.ids import face_id, tile_id
from donjon.games.tales_of_glory.words.names import tile_name
from donjon.kernel.journal.beat import Beat, moment_beat
from donjon.kernel.journal.great_moment import (
    Drawn,
    GreatMoment,
    MomentPart,
    MomentSide,
    MomentStage,
)
from donjon.kernel.words.ids import SEAT_TINTS, Icon
from donjon.kernel.words.message import Message, seat_name

REVEALED: Final[Icon] = "card-pick"
LAID: Final[Icon] = "puzzle"
EDGE: Final[Icon] = "castle"
CROWN: Final[Icon] = "queen-crown"
LATE: Final[Icon] = "hourglass"


def slots_revealed(s: TalesOfGlory, order: list[int]) -> Beat:
    """TG-3.5, TG-4.1, TG-5.1  All cards at once: of those on one slot the first in order takes."""
    chosen = sorted({s.players[seat].card for seat in order})
    late = late_seats(s, order)
    issue = MomentPart(REVEALED, Message("tg-moment-no-clash"), tint="life")
    if late:
        words = Message("tg-moment-clash", {"seats": [seat_name(seat) for seat in late]})
        issue = MomentPart(LATE, words, tint="blood")
    return moment_beat(
        GreatMoment(
            "reveal",
            Message("tg-moment-revealed"),
            REVEALED,
            "ochre",
            order,
            others="full",
            why=Message("tg-moment-order", {"seat": seat_name(order[0])}) if late else None,
            drawn=[slot_drawn(s, order, slot) for slot in chosen],
            issue=issue,
        )
    )


def slot_drawn(s: TalesOfGlory, order: list[int], slot: int) -> Drawn:
    """A tile, who takes it, and who wanted it, too."""
    seats = [seat for seat in order if s.players[seat].card == slot]
    text = Message("tg-slot-board", {"slot": slot})
    return Drawn(face_id(s.display[slot]), seats[0], text, seats[1:])


def late_seats(s: TalesOfGlory, order: list[int]) -> list[int]:
    """TG-5.1  Who has chosen what another takes first, in turn order."""
    late: list[int] = []
    taken: list[int] = []
    for seat in order:
        slot = s.players[seat].card
        if slot in taken:
            late.append(seat)
        taken.append(slot)
    return late


def tile_laid(seat: int, tile: int) -> Beat:
    """TG-10.2  A tile lands on the map of its owner."""
    args = {"seat": seat_name(seat), "tile": tile_name(tile)}
    return moment_beat(
        GreatMoment(
            "gain",
            Message("tg-moment-lays", {**args}),
            LAID,
            "ochre",
            [seat],
            mine="inset",
            at=tile_id(tile),
            drawn=[Drawn(face_id(tile))],
        )
    )


def keys_joined(s: TalesOfGlory, seat: int, n: int) -> Beat:
    """TG-11.1, TG-13.10  Half-keys meet beside the tile that was laid."""
    at = tile_id(s.players[seat].laid[-1])
    title = Message("tg-moment-keys", {"seat": seat_name(seat), "n": n})
    issue = MomentPart(KEY_ICON, amount("key", n), f"+{n}", "gold")
    return moment_beat(gain(seat, title, KEY_ICON, at, issue=issue))


def chest_opened(seat: int, chest: int) -> Beat:
    """TG-12.2, TG-13.11  A chest opens where it lies, and what is in it."""
    tile = CHEST_TILE[chest]
    title = Message("tg-moment-chest", {"seat": seat_name(seat), "tile": tile_name(tile)})
    items = item_parts(CHEST_GAIN[chest])
    return moment_beat(gain(seat, title, OPEN_CHEST_ICON, tile_id(tile), items))


def edge_paid(seat: int, edge: int) -> Beat:
    """TG-14.1  A connector gives to who laid beside it; the others read the log."""
    title = Message("tg-moment-edge", {"tile": tile_name(edge // 4)})
    items = item_parts(EDGE_GAIN[edge])
    return moment_beat(gain(seat, title, EDGE, tile_id(edge // 4), items, others="line"))


def received(seat: int, sums: dict[int, int]) -> Beat:
    """TG-13.5, TG-13.8  The gain of a tile or of a discard; the others read the log."""
    parts = [
        MomentPart(GAIN_ICONS[KINDS[kind]], amount(KINDS[kind], n), tint="gold")
        for kind, n in sums.items()
    ]
    title = Message("tg-moment-gains", {"seat": seat_name(seat)})
    return moment_beat(gain(seat, title, PRESTIGE_ICON, None, parts, others="line"))


def gain(
    seat: int,
    title: Message,
    icon: Icon,
    at: str | None,
    parts: list[MomentPart] | None = None,
    issue: MomentPart | None = None,
    others: MomentStage = "inset",
) -> GreatMoment:
    """Something that a player gets, in a panel on the map."""
    return GreatMoment(
        "gain", title, icon, "ochre", [seat], "inset", others, at=at, parts=parts or [], issue=issue
    )


def item_parts(items: list[Item]) -> list[MomentPart]:
    """A gain as it is printed."""
    return [
        MomentPart(GAIN_ICONS[KINDS[item.kind]], item_words(item), tint="gold") for item in items
    ]


def contest(
    s: TalesOfGlory, resources: list[int], at: int, amounts: list[int], holders: list[int]
) -> Beat:
    """TG-17.3 to TG-17.6  Everybody's amount of one of the resources, and who has the most."""
    resource = resources[at]
    names = [seat_name(seat) for seat in holders]
    issue = MomentPart(CROWN, Message("tg-moment-nobody"), tint="blood")
    if names:
        words = Message("tg-moment-holders", {"seats": names, "n": len(names)})
        issue = MomentPart(CROWN, words, f"+{MAJORITY_PRESTIGE}", "gold")
    return moment_beat(
        GreatMoment(
            "reveal",
            Message(f"tg-moment-majority-{RESOURCES[resource]}"),
            ICONS[resource],
            "ochre",
            [player.seat for player in s.players],
            others="full",
            steps=count_steps(resources),
            step=at,
            sides=[
                MomentSide(
                    seat_name(seat), None, SEAT_TINTS[seat], seat, sum=n, wins=seat in holders
                )
                for seat, n in enumerate(amounts)
            ],
            issue=issue,
        )
    )


def count_steps(resources: list[int]) -> list[Message | str]:
    """TG-17.2  The contests, and the count after them."""
    steps: list[Message | str] = [
        Message(f"tg-moment-step-{RESOURCES[resource]}") for resource in resources
    ]
    return [*steps, Message("tg-moment-step-count")]


def count(s: TalesOfGlory, resources: list[int]) -> Beat:
    """TG-17.7 to TG-17.9, TG-22.10  Where everybody's Prestige comes from, and how much it is."""
    best = max(player.prestige for player in s.players)
    return moment_beat(
        GreatMoment(
            "reveal",
            Message("tg-moment-count"),
            PRESTIGE_ICON,
            "gold",
            [player.seat for player in s.players],
            others="full",
            steps=count_steps(resources),
            step=len(resources),
            sides=[
                MomentSide(
                    seat_name(player.seat), None, SEAT_TINTS[player.seat], player.seat,
                    parts=count_parts(player), sum=player.prestige, wins=player.prestige == best,
                )
                for player in s.players
            ],
        )
    )  # fmt: skip


def count_parts(player: Player) -> list[MomentPart]:
    """TG-22.10  Prestige by where it came from."""
    return [
        MomentPart(LAID, Message("tg-row-tiles"), player.from_tiles),
        MomentPart(CHEST_ICON, Message("tg-row-chests"), player.from_chests),
        MomentPart(EDGE, Message("tg-row-edges"), player.from_edges),
        MomentPart(CROWN, Message("tg-moment-majorities"), player.from_majorities),
        MomentPart(LATE, Message("tg-moment-at-end"), player.from_end),
    ]
