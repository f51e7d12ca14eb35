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
from donjon.games.tales_of_glory.drawing.icons import (
    CHEST_ICON,
    CROWN_ICON,
    EDGE_ICON,
    GAIN_ICONS,
    KEY_ICON,
    LATE_ICON,
    OPEN_CHEST_ICON,
    PRESTIGE_ICON,
    RESOURCE_ICONS,
    REVEAL_ICON,
    TILE_ICON,
)
from donjon.games.tales_of_glory.words.facts import (
    ChestFacts,
    ContestFacts,
    CountFacts,
    EdgeFacts,
    GainFacts,
    KeyFacts,
    LayingFacts,
    PrestigeFacts,
    RevealFacts,
    TakingFacts,
)
from donjon.games.tales_of_glory.words.gain_phrases import RESOURCES, amount, item_words
from donjon.games.tales_of_glory.words.ids import face_id, tile_id
from donjon.games.tales_of_glory.words.names import tile_name
from donjon.kernel.drawing.moments import Moments
from donjon.kernel.scene.beat import Beat, moment_beat
from donjon.kernel.scene.great_moment import (
    Drawn,
    GreatMoment,
    MomentPart,
    MomentSide,
    MomentStage,
)
from donjon.kernel.words.ids import SEAT_TINTS, Icon
from donjon.kernel.words.message import Message, seat_name


def slots_revealed(facts: RevealFacts) -> Beat:
    """TG-3.5, TG-4.1, TG-5.1  All cards at once: of those on one slot the first in order takes."""
    order, late = facts.order, facts.late
    issue = MomentPart(REVEAL_ICON, Message("tg-moment-no-clash"), tint="life")
    if late:
        words = Message("tg-moment-clash", {"seats": [seat_name(seat) for seat in late]})
        issue = MomentPart(LATE_ICON, words, tint="blood")
    return moment_beat(
        GreatMoment(
            "reveal",
            Message("tg-moment-revealed"),
            REVEAL_ICON,
            "ochre",
            order,
            others="full",
            why=Message("tg-moment-order", {"seat": seat_name(order[0])}) if late else None,
            drawn=[slot_drawn(taking) for taking in facts.takings],
            issue=issue,
        )
    )


def slot_drawn(taking: TakingFacts) -> Drawn:
    """A tile, who takes it, and who wanted it, too."""
    text = Message("tg-slot-board", {"slot": taking.slot})
    return Drawn(face_id(taking.tile), taking.seat, text, taking.also)


def tile_laid(facts: LayingFacts) -> Beat:
    """TG-10.2  A tile lands on the map of its owner."""
    seat, tile = facts.seat, facts.tile
    args = {"seat": seat_name(seat), "tile": tile_name(tile)}
    return moment_beat(
        GreatMoment(
            "gain",
            Message("tg-moment-lays", {**args}),
            TILE_ICON,
            "ochre",
            [seat],
            mine="inset",
            at=tile_id(tile),
            drawn=[Drawn(face_id(tile))],
        )
    )


def keys_joined(facts: KeyFacts) -> Beat:
    """TG-11.1, TG-13.10  Half-keys meet beside the tile that was laid."""
    seat, n = facts.seat, facts.n
    title = Message("tg-moment-keys", {"seat": seat_name(seat), "n": n})
    issue = MomentPart(KEY_ICON, amount("key", n), f"+{n}", "gold")
    return moment_beat(gain(seat, title, KEY_ICON, tile_id(facts.tile), issue=issue))


def chest_opened(facts: ChestFacts) -> Beat:
    """TG-12.2, TG-13.11  A chest opens where it lies, and what is in it."""
    seat, chest = facts.seat, facts.chest
    tile = CHEST_TILE[chest]
    title = Message("tg-moment-chest", {"seat": seat_name(seat), "tile": tile_name(tile)})
    items = item_parts(CHEST_GAIN[chest])
    return moment_beat(gain(seat, title, OPEN_CHEST_ICON, tile_id(tile), items))


def edge_paid(facts: EdgeFacts) -> Beat:
    """TG-14.1  A connector gives to who laid beside it; the others read the log."""
    edge = facts.edge
    title = Message("tg-moment-edge", {"tile": tile_name(edge // 4)})
    items = item_parts(EDGE_GAIN[edge])
    return moment_beat(gain(facts.seat, title, EDGE_ICON, tile_id(edge // 4), items, others="line"))


def received(facts: GainFacts) -> Beat:
    """TG-13.5, TG-13.8  The gain of a tile or of a discard; the others read the log."""
    parts = [
        MomentPart(GAIN_ICONS[KINDS[kind]], amount(KINDS[kind], n), tint="gold")
        for kind, n in facts.sums
    ]
    title = Message("tg-moment-gains", {"seat": seat_name(facts.seat)})
    return moment_beat(gain(facts.seat, title, PRESTIGE_ICON, None, parts, others="line"))


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


def contest(facts: ContestFacts) -> Beat:
    """TG-17.3 to TG-17.6  Everybody's amount of one of the resources, and who has the most."""
    resources, at, holders = facts.resources, facts.at, facts.holders
    resource = resources[at]
    names = [seat_name(seat) for seat in holders]
    issue = MomentPart(CROWN_ICON, Message("tg-moment-nobody"), tint="blood")
    if names:
        words = Message("tg-moment-holders", {"seats": names, "n": len(names)})
        issue = MomentPart(CROWN_ICON, words, f"+{MAJORITY_PRESTIGE}", "gold")
    return moment_beat(
        GreatMoment(
            "reveal",
            Message(f"tg-moment-majority-{RESOURCES[resource]}"),
            RESOURCE_ICONS[resource],
            "ochre",
            list(range(len(facts.amounts))),
            others="full",
            steps=count_steps(resources),
            step=at,
            sides=[
                MomentSide(
                    seat_name(seat), None, SEAT_TINTS[seat], seat, sum=n, wins=seat in holders
                )
                for seat, n in enumerate(facts.amounts)
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


def count(facts: CountFacts) -> Beat:
    """TG-17.7 to TG-17.9, TG-22.10  Where everybody's Prestige comes from, and how much it is."""
    best = max(player.all for player in facts.prestige)
    return moment_beat(
        GreatMoment(
            "reveal",
            Message("tg-moment-count"),
            PRESTIGE_ICON,
            "gold",
            list(range(len(facts.prestige))),
            others="full",
            steps=count_steps(facts.resources),
            step=len(facts.resources),
            sides=[
                MomentSide(
                    seat_name(seat), None, SEAT_TINTS[seat], seat,
                    parts=count_parts(player), sum=player.all, wins=player.all == best,
                )
                for seat, player in enumerate(facts.prestige)
            ],
        )
    )  # fmt: skip


def count_parts(player: PrestigeFacts) -> list[MomentPart]:
    """TG-22.10  Prestige by where it came from."""
    return [
        MomentPart(TILE_ICON, Message("tg-row-tiles"), player.tiles),
        MomentPart(CHEST_ICON, Message("tg-row-chests"), player.chests),
        MomentPart(EDGE_ICON, Message("tg-row-edges"), player.edges),
        MomentPart(CROWN_ICON, Message("tg-moment-majorities"), player.majorities),
        MomentPart(LATE_ICON, Message("tg-moment-at-end"), player.end),
    ]


MOMENTS: Final[Moments] = {
    RevealFacts: slots_revealed,
    LayingFacts: tile_laid,
    KeyFacts: keys_joined,
    ChestFacts: chest_opened,
    EdgeFacts: edge_paid,
    GainFacts: received,
    ContestFacts: contest,
    CountFacts: count,
}
"""How the great moment of each kind of facts is drawn."""
