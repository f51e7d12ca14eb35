"""The faces of Map Masters' cards, books, goals, tokens and marks: printed once for all matches."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import (
    HEIGHT,
    LOWER,
    UPPER,
    WIDTH,
    FaceGraph,
    GraphRoom,
)
from donjon.games.map_masters.content.objectives import COUNTED, OBJECTIVE_IDS, OBJECTIVES
from donjon.games.map_masters.content.printed_icons import KEY, ROPE, SCROLL, STAIRS, SWORD, USES
from donjon.games.map_masters.content.spellbooks import SPELLS
from donjon.games.map_masters.content.tables import (
    BOOK_PRICE,
    FACES as PRINTED,
    OBJECTIVE_VP,
    SEATS,
)
from donjon.games.map_masters.drawing.corridor_lines import ways_of
from donjon.games.map_masters.drawing.icons import (
    BOOK_ICON,
    CARD_BACK_ICON,
    COIN_ICON,
    KIND_ICONS,
    KIND_TINTS,
    POINTS_ICON,
    SPELL_ART,
    TIME_ICON,
    UNKNOWN_ICON,
    shape_of,
)
from donjon.games.map_masters.words.ids import book_face_id, goal_face_id, plan_face_id
from donjon.games.map_masters.words.names import (
    OBJECTIVE_NAMES,
    SPELL_NAMES,
    SPELL_TEXTS,
    TOKEN_NAMES,
)
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import (
    BackFace,
    CardFace,
    Face,
    MarkFace,
    PawnFace,
    PlanFace,
    PlanThing,
    TokenFace,
)
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

KIND_OF_USE: Final = [SWORD, SCROLL, KEY, ROPE]
"""The kind of each fairy token, in the order of the fairy market."""
BACK_FACE: Final = "back:card"
BOOK_BACK_FACE: Final = "back:book"
NO_GOAL_FACE: Final = "goal:none"

Rectangle = tuple[float, float, float, float]


def plan_face(face: FaceGraph) -> PlanFace:
    """A dungeon card: both levels with their rooms and icons."""
    return PlanFace(
        cols=WIDTH,
        rows=HEIGHT,
        upper=ways_of(face, UPPER),
        lower=ways_of(face, LOWER),
        rooms=[rectangle(room) for room in face.rooms if room.level == UPPER],
        things=[thing(face, icon) for icon in range(len(face.kinds))],
        cost=tinted_amount(COIN_ICON, face.cost) if face.cost else None,
        cellars=[rectangle(room) for room in face.rooms if room.level == LOWER],
    )


def rectangle(room: GraphRoom) -> Rectangle:
    """Left, top, width and height of a room."""
    return (
        float(room.left),
        float(room.top),
        float(room.right - room.left + 1),
        float(room.bottom - room.top + 1),
    )


def thing(face: FaceGraph, icon: int) -> PlanThing:
    """A printed icon; a staircase belongs to both levels and is drawn on the upper one."""
    kind = face.kinds[icon]
    return PlanThing(
        id=str(icon),
        at=(face.icon_x[icon] + 0.5, face.icon_y[icon] + 0.5),
        icon=KIND_ICONS[kind],
        tint=KIND_TINTS[kind],
        shape=shape_of(kind),
        below=kind != STAIRS and face.level[face.homes[icon]] == LOWER,
    )


def goal_face(objective: int, is_timed: bool) -> CardFace:
    """An objective: what it counts and what each is worth; an hourglass on a time bonus turn."""
    kind = COUNTED[objective]
    text = Message(f"mm-goal-{OBJECTIVE_IDS[objective]}-text", {"n": OBJECTIVE_VP[objective]})
    return CardFace(
        tint="ochre",
        title=OBJECTIVE_NAMES[objective],
        art=KIND_ICONS[kind],
        worth=tinted_amount(POINTS_ICON, OBJECTIVE_VP[objective]),
        marks=[TIME_ICON] if is_timed else [],
        text=Message("mm-goal-timed-text", {"text": text}) if is_timed else text,
    )


def goal_faces() -> dict[Id, Face]:
    """All objectives, with and without an hourglass, and the back of one that is not drawn yet."""
    found: dict[Id, Face] = {
        NO_GOAL_FACE: CardFace(
            tint="slate",
            title=Message("mm-goal-second"),
            art=UNKNOWN_ICON,
            text=Message("mm-goal-second-text"),
        )
    }
    for objective in range(OBJECTIVES):
        found[goal_face_id(OBJECTIVE_IDS[objective], False)] = goal_face(objective, False)
        found[goal_face_id(OBJECTIVE_IDS[objective], True)] = goal_face(objective, True)
    return found


def book_face(spell: int) -> CardFace:
    """A spellbook."""
    return CardFace(
        tint="plum",
        title=SPELL_NAMES[spell],
        art=SPELL_ART[spell],
        cost=[tinted_amount(COIN_ICON, BOOK_PRICE)],
        text=SPELL_TEXTS[spell],
    )


def token_face(use: int) -> TokenFace:
    """A fairy token."""
    kind = KIND_OF_USE[use]
    return TokenFace("disc", KIND_TINTS[kind], KIND_ICONS[kind], TOKEN_NAMES[use])


def token_face_id(use: int) -> Id:
    """The face of a fairy token."""
    return f"fairy:{use}"


def seat_faces(seat: int) -> dict[Id, Face]:
    """What a seat writes with: its pawn, rings, strokes and ticks."""
    return {
        f"pawn:{seat}": PawnFace(seat),
        f"ring:{seat}": MarkFace("ring", seat),
        f"strike:{seat}": MarkFace("strike", seat),
        f"tick:{seat}": MarkFace("tick", seat),
    }


def legend_face(upper: bool, lower: bool) -> PlanFace:
    """A piece of corridor as on the cards; a room if it is of neither level."""
    line = [[(0.0, 0.5), (3.0, 0.5)]]
    room: list[Rectangle] = [] if upper or lower else [(0.0, 0.0, 3.0, 1.0)]
    return PlanFace(3, 1, line if upper else [], line if lower else [], room, [])


def all_faces() -> dict[Id, Face]:
    """Everything that is printed."""
    found: dict[Id, Face] = {
        BACK_FACE: BackFace(CARD_BACK_ICON, "umber"),
        BOOK_BACK_FACE: BackFace(BOOK_ICON, "plum"),
        "legend:upper": legend_face(True, False),
        "legend:lower": legend_face(False, True),
        "legend:room": legend_face(False, False),
    }
    for face in PRINTED:
        found[plan_face_id(face)] = plan_face(face)
    for spell in range(SPELLS):
        found[book_face_id(spell)] = book_face(spell)
    for use in range(USES):
        found[token_face_id(use)] = token_face(use)
    for seat in range(SEATS):
        found.update(seat_faces(seat))
    found.update(goal_faces())
    return found


FACES: Final[dict[Id, Face]] = all_faces()
