"""The great moments of Clank!: what is worth more than a line of the log."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.content.tables import (
    ARTIFACT_IDS,
    ARTIFACT_VP,
    BLACK,
    HEALTH,
    ITEM_IDS,
    KEEP,
    LAST_COUNTDOWN,
    LAST_RAGE,
    POTION,
    RAGE,
    SECRET_IDS,
    SECRET_MODE,
)
from donjon.games.clank.drawing.icons import (
    BAG_ICON,
    COUNTDOWN_ICON,
    DRAGON_ICON,
    GOLD_ICON,
    HEART_ICON,
    LOST_HEART_ICON,
    MAJOR_ICON,
    POINTS_ICON,
    SWORD_ICON,
)
from donjon.games.clank.words.facts import (
    ArtifactFacts,
    BeatenMonsterFacts,
    CountdownFacts,
    CubeFacts,
    FallFacts,
    GoodsFacts,
    LeavingFacts,
    RageFacts,
    SecretFacts,
)
from donjon.games.clank.words.ids import artifact_id, pawn_id
from donjon.games.clank.words.names import CARD_NAMES, artifact_name, item_name, secret_name
from donjon.kernel.drawing.moments import Moments
from donjon.kernel.scene.beat import Beat, Sound, moment_beat
from donjon.kernel.scene.great_moment import Drawn, GreatMoment, MomentPart, MomentRow, Source
from donjon.kernel.words.ids import Icon, Tint
from donjon.kernel.words.message import Message, seat_name


def cubes(facts: CubeFacts) -> Beat:
    """CL-15.4 to CL-15.8  The attack: why so many cubes, whose they are, and what is left."""
    hit = [
        0 if hearts is None else facts.cubes.count(seat) for seat, hearts in enumerate(facts.hearts)
    ]
    rows = [
        MomentRow(HEART_ICON, "blood", hearts, max(0, hearts - hit[seat]), HEALTH, seat)
        for seat, hearts in enumerate(facts.hearts)
        if hearts is not None
    ]
    seats = [seat for seat, wounds in enumerate(hit) if wounds]
    return moment_beat(
        GreatMoment(
            "draw",
            Message("cl-moment-attack"),
            DRAGON_ICON,
            "blood",
            seats,
            others="full",
            why=why_so_many(facts),
            drawn=[drawn_cube(facts, owner) for owner in facts.cubes],
            source=bag(facts),
            rows=rows,
            issue=attack_issue(seats, hit),
        ),
        "roar",
    )


def why_so_many(facts: CubeFacts) -> Message:
    """CL-15.3  What the rage shows, the danger cards, and what the countdown adds."""
    n = len(facts.cubes)
    rage = RAGE[facts.rage - 1]
    danger = facts.danger
    extra = max(0, n - rage - danger)
    return Message("cl-moment-attack-why", {"n": n, "rage": rage, "danger": danger, "extra": extra})


def drawn_cube(facts: CubeFacts, owner: int) -> Drawn:
    """A cube, and whom it wounds."""
    if owner == BLACK:
        return Drawn("cube:black", text=Message("cl-moment-black"))
    if facts.hearts[owner] is None:
        return Drawn(f"cube:{owner}", text=Message("cl-moment-out"))
    return Drawn(f"cube:{owner}", owner)


def bag(facts: CubeFacts) -> Source:
    """What is left in the bag, and how likely a cube of one's own is next."""
    rest: list[tuple[str, int, int | None]] = [
        (f"cube:{seat}", facts.bag[seat], None if hearts is None else seat)
        for seat, hearts in enumerate(facts.hearts)
        if facts.bag[seat]
    ]
    if facts.bag[BLACK]:
        rest.insert(0, ("cube:black", facts.bag[BLACK], None))
    left = sum(facts.bag)
    return Source(BAG_ICON, Message("cl-moment-bag"), left, rest, Message("cl-moment-next"))


def attack_issue(seats: list[int], hit: list[int]) -> MomentPart:
    """Who loses how many hearts."""
    if not seats:
        return MomentPart(HEART_ICON, Message("cl-moment-nobody-hurt"), tint="life")
    names = [seat_name(seat) for seat in seats]
    lost = sum(hit)
    return MomentPart(
        LOST_HEART_ICON, Message("cl-moment-hurt", {"seats": names}), f"−{lost}", "blood"
    )


def rage_grows(facts: RageFacts) -> Beat:
    """CL-12.5  The marker advances: how many cubes from now on."""
    space = facts.space
    track = MomentRow(DRAGON_ICON, "blood", space, space, LAST_RAGE, name=Message("cl-rage"))
    more = MomentPart(DRAGON_ICON, Message("cl-moment-rage-cubes"), RAGE[space - 1], "blood")
    return moment_beat(
        GreatMoment(
            "loss",
            Message("cl-moment-rage"),
            DRAGON_ICON,
            "blood",
            mine="inset",
            at="rage-marker",
            rows=[track],
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


def artifact(facts: ArtifactFacts) -> Beat:
    """CL-12.2  An artifact is stolen, and what it is worth."""
    seat, artifact = facts.seat, facts.artifact
    points = f"+{ARTIFACT_VP[artifact]}"
    return moment_beat(
        GreatMoment(
            "gain",
            Message("cl-moment-artifact", {"seat": seat_name(seat)}),
            POINTS_ICON,
            "gold",
            [seat],
            mine="inset",
            at=artifact_id(artifact),
            drawn=[Drawn(f"face:{ARTIFACT_IDS[artifact]}")],
            issue=MomentPart(POINTS_ICON, artifact_name(artifact), points, "gold"),
        )
    )


def secret(facts: SecretFacts) -> Beat:
    """CL-13.2  A secret is turned where it lay."""
    kind = facts.kind
    face = f"face:{SECRET_IDS[kind]}" if SECRET_MODE[kind] in (KEEP, POTION) else None
    title = Message("cl-moment-secret", {"secret": secret_name(kind)})
    return moment_beat(gain(facts.seat, title, MAJOR_ICON, "plum", face, facts.room))


def goods(facts: GoodsFacts) -> Beat:
    """CL-9.4  Something of the market is bought."""
    title = Message("cl-moment-bought", {"item": item_name(facts.item)})
    face = f"face:{ITEM_IDS[facts.item]}"
    return moment_beat(gain(facts.seat, title, GOLD_ICON, "ochre", face, None), "pings")


def monster_beaten(facts: BeatenMonsterFacts) -> Beat:
    """CL-8.3  A monster of the row is defeated."""
    title = Message("cl-moment-defeated", {"card": CARD_NAMES[facts.kind]})
    return moment_beat(gain(facts.seat, title, SWORD_ICON, "garnet", None, None), "steel")


def leaving(facts: LeavingFacts) -> Beat:
    """CL-17.1  A thief is out, with a mastery token."""
    seat = facts.seat
    return moment_beat(
        GreatMoment(
            "gain",
            Message("cl-moment-escaped", {"seat": seat_name(seat)}),
            POINTS_ICON,
            "gold",
            [seat],
            at=pawn_id(seat),
            why=Message("cl-moment-escaped-why"),
            drawn=[Drawn("face:mastery", seat)],
            issue=MomentPart(POINTS_ICON, Message("cl-token-mastery"), tint="gold"),
        )
    )


def falling(facts: FallFacts) -> Beat:
    """CL-17.4  The last heart breaks: where the pawn fell, and what still counts."""
    seat, hearts = facts.seat, facts.hearts
    key = "rescued" if facts.is_rescued else "lost"
    return moment_beat(
        GreatMoment(
            "loss",
            Message("cl-moment-knocked-out", {"seat": seat_name(seat)}),
            LOST_HEART_ICON,
            "blood",
            [seat],
            at=pawn_id(seat),
            why=Message("cl-moment-fell", {"room": facts.room}),
            rows=[MomentRow(HEART_ICON, "blood", hearts, 0, HEALTH, seat)] if hearts else [],
            issue=MomentPart(LOST_HEART_ICON, Message(f"cl-moment-counts-{key}"), tint="blood"),
        ),
        "fall",
    )


def countdown_starts(facts: CountdownFacts) -> Beat:
    """CL-18.1  The countdown begins: how long it lasts, and what it adds."""
    seat = facts.seat
    name = Message("cl-moment-countdown-track")
    track = MomentRow(COUNTDOWN_ICON, "gold", 0, 1, LAST_COUNTDOWN, name=name)
    return moment_beat(
        GreatMoment(
            "loss",
            Message("cl-moment-countdown"),
            COUNTDOWN_ICON,
            "blood",
            [seat],
            others="full",
            why=Message("cl-moment-countdown-why", {"seat": seat_name(seat)}),
            rows=[track],
            issue=MomentPart(DRAGON_ICON, Message("cl-moment-countdown-end"), tint="blood"),
        ),
        "bell",
    )


MOMENTS: Final[Moments] = {
    CubeFacts: cubes,
    RageFacts: rage_grows,
    ArtifactFacts: artifact,
    SecretFacts: secret,
    GoodsFacts: goods,
    BeatenMonsterFacts: monster_beaten,
    LeavingFacts: leaving,
    FallFacts: falling,
    CountdownFacts: countdown_starts,
}
"""How the great moment of each kind of facts is drawn."""
SOUNDS: Final[dict[str, Sound]] = {"gold": "pings", "noise": "clang", "life": "heal"}
"""What is heard when a counter changes."""
