"""The great moments of Clank!: what is worth more than a line of the log."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.content.tables import (
    ARTIFACT_IDS,
    ARTIFACT_VP,
    BLACK,
    DANGER,
    HEALTH,
    ITEM_IDS,
    KEEP,
    KIND,
    LAST_COUNTDOWN,
    LAST_RAGE,
    POTION,
    RAGE,
    SECRET_IDS,
    SECRET_MODE,
)
from donjon.games.clank.model.state import IN, NO_CARD, Clank
from donjon.games.clank.words.ids import artifact_id, pawn_id, room_id
from donjon.games.clank.words.names import (
    CARD_NAMES,
    artifact_name,
    item_name,
    room_name,
    secret_name,
)
from donjon.kernel.journal.beat import Beat, moment_beat
from donjon.kernel.journal.great_moment import Drawn, GreatMoment, MomentPart, MomentRow, Source
from donjon.kernel.words.ids import Icon, Tint
from donjon.kernel.words.message import Message, seat_name

DRAGON: Final[Icon] = "spiked-dragon-head"
HEART: Final[Icon] = "hearts"
LOST_HEART: Final[Icon] = "broken-heart"
POINTS: Final[Icon] = "laurels"
CLOCK: Final[Icon] = "sands-of-time"


def cubes(s: Clank, drawn: list[int]) -> Beat:
    """CL-15.4 to CL-15.8  The attack: why so many cubes, whose they are, and what is left."""
    hit = [drawn.count(thief.seat) if thief.status == IN else 0 for thief in s.thieves]
    rows = [
        MomentRow(
            HEART, "blood", HEALTH - thief.damage, max(0, HEALTH - thief.damage - hit[thief.seat]),
            HEALTH, thief.seat,
        )
        for thief in s.thieves
        if thief.status == IN
    ]  # fmt: skip
    seats = [thief.seat for thief in s.thieves if hit[thief.seat]]
    return moment_beat(
        GreatMoment(
            "draw",
            Message("cl-moment-attack"),
            DRAGON,
            "blood",
            seats,
            others="full",
            why=why_so_many(s, len(drawn)),
            drawn=[drawn_cube(s, owner) for owner in drawn],
            source=bag(s),
            rows=rows,
            issue=attack_issue(seats, hit),
        ),
        "roar",
    )


def why_so_many(s: Clank, n: int) -> Message:
    """CL-15.3  What the rage shows, the danger cards, and what the countdown adds."""
    rage = RAGE[s.rage - 1]
    danger = sum(1 for card in s.row if card != NO_CARD and DANGER[KIND[card]])
    extra = max(0, n - rage - danger)
    return Message("cl-moment-attack-why", {"n": n, "rage": rage, "danger": danger, "extra": extra})


def drawn_cube(s: Clank, owner: int) -> Drawn:
    """A cube, and whom it wounds."""
    if owner == BLACK:
        return Drawn("cube:black", text=Message("cl-moment-black"))
    if s.thieves[owner].status != IN:
        return Drawn(f"cube:{owner}", text=Message("cl-moment-out"))
    return Drawn(f"cube:{owner}", owner)


def bag(s: Clank) -> Source:
    """What is left in the bag, and how likely a cube of one's own is next."""
    rest: list[tuple[str, int, int | None]] = [
        (f"cube:{thief.seat}", s.bag[thief.seat], thief.seat if thief.status == IN else None)
        for thief in s.thieves
        if s.bag[thief.seat]
    ]
    if s.bag[BLACK]:
        rest.insert(0, ("cube:black", s.bag[BLACK], None))
    return Source("swap-bag", Message("cl-moment-bag"), sum(s.bag), rest, Message("cl-moment-next"))


def attack_issue(seats: list[int], hit: list[int]) -> MomentPart:
    """Who loses how many hearts."""
    if not seats:
        return MomentPart(HEART, Message("cl-moment-nobody-hurt"), tint="life")
    names = [seat_name(seat) for seat in seats]
    lost = sum(hit)
    return MomentPart(LOST_HEART, Message("cl-moment-hurt", {"seats": names}), f"−{lost}", "blood")


def rage_grows(space: int) -> Beat:
    """CL-12.5  The marker advances: how many cubes from now on."""
    more = MomentPart(DRAGON, Message("cl-moment-rage-cubes"), RAGE[space - 1], "blood")
    return moment_beat(
        GreatMoment(
            "loss",
            Message("cl-moment-rage"),
            DRAGON,
            "blood",
            mine="inset",
            at="rage-marker",
            rows=[MomentRow(DRAGON, "blood", space, space, LAST_RAGE, name=Message("cl-rage"))],
            issue=more,
        ),
        "breath",
    )


def gain(
    seat: int, title: Message, icon: Icon, tint: Tint, face: str | None, at: str | None
) -> GreatMoment:
    """Something a thief got: a panel for the thief alone; everyone else reads the log."""
    drawn = [] if face is None else [Drawn(face)]
    return GreatMoment(
        "gain", title, icon, tint, [seat], mine="inset", others="line", at=at, drawn=drawn
    )


def artifact(seat: int, artifact: int) -> Beat:
    """CL-12.2  An artifact is stolen, and what it is worth."""
    return moment_beat(
        GreatMoment(
            "gain",
            Message("cl-moment-artifact", {"seat": seat_name(seat)}),
            POINTS,
            "gold",
            [seat],
            mine="inset",
            at=artifact_id(artifact),
            drawn=[Drawn(f"face:{ARTIFACT_IDS[artifact]}")],
            issue=MomentPart(POINTS, artifact_name(artifact), f"+{ARTIFACT_VP[artifact]}", "gold"),
        )
    )


def secret(s: Clank, seat: int, room: int, kind: int) -> Beat:
    """CL-13.2  A secret is turned where it lay."""
    face = f"face:{SECRET_IDS[kind]}" if SECRET_MODE[kind] in (KEEP, POTION) else None
    title = Message("cl-moment-secret", {"secret": secret_name(kind)})
    return moment_beat(gain(seat, title, "secret-book", "plum", face, room_id(s, room)))


def goods(seat: int, item: int) -> Beat:
    """CL-9.4  Something of the market is bought."""
    title = Message("cl-moment-bought", {"item": item_name(item)})
    face = f"face:{ITEM_IDS[item]}"
    return moment_beat(gain(seat, title, "two-coins", "ochre", face, None), "pings")


def monster_beaten(seat: int, kind: int) -> Beat:
    """CL-8.3  A monster of the row is defeated."""
    title = Message("cl-moment-defeated", {"card": CARD_NAMES[kind]})
    return moment_beat(gain(seat, title, "broadsword", "garnet", None, None), "steel")


def leaving(seat: int) -> Beat:
    """CL-17.1  A thief is out, with a mastery token."""
    return moment_beat(
        GreatMoment(
            "gain",
            Message("cl-moment-escaped", {"seat": seat_name(seat)}),
            POINTS,
            "gold",
            [seat],
            at=pawn_id(seat),
            why=Message("cl-moment-escaped-why"),
            drawn=[Drawn("face:mastery", seat)],
            issue=MomentPart(POINTS, Message("cl-token-mastery"), tint="gold"),
        )
    )


def falling(s: Clank, seat: int, is_rescued: bool) -> Beat:
    """CL-17.4  The last heart breaks: where the pawn fell, and what still counts."""
    thief = s.thieves[seat]
    key = "rescued" if is_rescued else "lost"
    hearts = HEALTH - thief.damage
    return moment_beat(
        GreatMoment(
            "loss",
            Message("cl-moment-knocked-out", {"seat": seat_name(seat)}),
            LOST_HEART,
            "blood",
            [seat],
            at=pawn_id(seat),
            why=Message("cl-moment-fell", {"room": room_name(s, thief.room)}),
            rows=[MomentRow(HEART, "blood", hearts, 0, HEALTH, seat)] if hearts else [],
            issue=MomentPart(LOST_HEART, Message(f"cl-moment-counts-{key}"), tint="blood"),
        ),
        "fall",
    )


def countdown_starts(seat: int) -> Beat:
    """CL-18.1  The countdown begins: how long it lasts, and what it adds."""
    name = Message("cl-moment-countdown-track")
    track = MomentRow(CLOCK, "gold", 0, 1, LAST_COUNTDOWN, name=name)
    return moment_beat(
        GreatMoment(
            "loss",
            Message("cl-moment-countdown"),
            CLOCK,
            "blood",
            [seat],
            others="full",
            why=Message("cl-moment-countdown-why", {"seat": seat_name(seat)}),
            rows=[track],
            issue=MomentPart(DRAGON, Message("cl-moment-countdown-end"), tint="blood"),
        ),
        "bell",
    )
