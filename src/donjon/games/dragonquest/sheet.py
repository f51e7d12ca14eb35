"""DragonQuest's sheet as a board: suns on top, bones on the left, the castle, and the foot."""

from __future__ import annotations

from donjon.games.dragonquest.content import (
    BLACK,
    BOXES,
    CHAMBER,
    COIN_BOXES,
    COLUMN,
    DANGERS,
    EXIT,
    NAMES,
    NUMBER,
    ORANGE,
    ROW,
    ROWS,
    SQUARES,
    START,
    TRAP_LOSS,
)
from donjon.games.dragonquest.view import HeroView
from donjon.kernel.message import Message
from donjon.kernel.scene import (
    XY,
    Amount,
    Board,
    OnSpot,
    Piece,
    Shape,
    Spot,
    Stroke,
    TextShape,
)

LEFT = 2.0
TOP = 2.0
FOOT = TOP + 14.0
ROW_DANGERS = ["spider", "demon", "skeleton"]
ROW_ICONS = ["spider-alt", "imp", "raise-skeleton"]
TRAP_ICONS = ["broadhead-arrow", "hole", "poison-gas"]


def center(square: int) -> XY:
    """Where the middle of a square lies on the sheet."""
    return (LEFT + COLUMN[square] + 0.5, TOP + ROW[square] + 0.5)


def sheet_board(hero: HeroView) -> Board:
    """One seat's sheet."""
    seat = hero.seat
    return Board(
        id=f"sheet:{seat}",
        label=Message("dq-sheet", {"seat": Message("seat", {"n": seat})}),
        box=(0, 0, LEFT + 21.5, FOOT + 4.5),
        skin="paper",
        shapes=prints(),
        spots=[
            *[castle_spot(seat, square) for square in range(SQUARES)],
            chamber_spot(seat),
            *[sun_spot(seat, sun, hero.sun_boxes) for sun in range(1, hero.sun_boxes + 1)],
            *[bone_spot(seat, bone) for bone in range(1, hero.bones + hero.bones_lost + 1)],
            *find_spots(seat),
            *trap_spots(seat),
            *danger_spots(seat),
            *coin_spots(seat),
            Spot(f"{seat}:death", (LEFT + 20.5, FOOT + 2), Message("dq-death"), "square", 0.5,
                 "print", "blood", "spiked-dragon-head"),
        ],
        owner=seat,
    )  # fmt: skip


def prints() -> list[Shape]:
    """The words printed on the paper."""
    titles = [
        ("dq-finds", LEFT, FOOT + 0.5),
        ("dq-traps", LEFT + 8, FOOT + 0.5),
        ("dq-danger", LEFT + 11.5, FOOT + 0.5),
        ("dq-coins", LEFT + 14, FOOT + 0.5),
    ]
    return [TextShape(Message(key), (x, y), 0.6, "title", "start") for key, x, y in titles]


def castle_spot(seat: int, square: int) -> Spot:
    """A square of the castle; start, orange, black and exit are marked."""
    kinds = {
        START: ("position-marker", None),
        ORANGE: ("flying-flag", "ochre"),
        BLACK: ("imp", "deep"),
        EXIT: ("exit-door", "life"),
    }
    icon, tint = kinds.get(square, (None, None))
    return Spot(
        id=f"{seat}:{NAMES[square]}",
        at=center(square),
        label=Message("dq-square", {"name": NAMES[square]}),
        shape="square",
        size=(1, 1),
        style="cell",
        tint=tint,  # type: ignore[arg-type]
        icon=icon,
    )


def chamber_spot(seat: int) -> Spot:
    """The treasure chamber: one large square."""
    return Spot(
        f"{seat}:CH", center(CHAMBER), Message("dq-chamber"), "square", (3, 3),
        "room", "gold", "open-treasure-chest",
    )  # fmt: skip


def sun_spot(seat: int, sun: int, of: int) -> Spot:
    """A box of the sun track."""
    icon = "sunset" if sun == of else "sun"
    label = Message("dq-sun", {"n": sun})
    return Spot(f"{seat}:sun-{sun}", (LEFT + sun, 0.75), label, "disc", 0.4, "print", "ochre", icon)


def bone_spot(seat: int, bone: int) -> Spot:
    """A bone of the life column; the potion's three stand beside the last ones."""
    at = (0.75, TOP + bone - 0.5) if bone <= 13 else (1.5, TOP + bone - 3.5)
    label = Message("dq-bone", {"n": bone})
    return Spot(f"{seat}:bone-{bone}", at, label, "box", 0.4, "print", None, "crossed-bones")


def find_spots(seat: int) -> list[Spot]:
    """Three rows of six boxes, each with a danger at its end."""
    spots: list[Spot] = []
    for row in range(ROWS):
        y = FOOT + 1.5 + row
        for box in range(1, BOXES + 1):
            label = Message("dq-find-box", {"row": row + 1, "n": box})
            spots.append(
                Spot(f"{seat}:find-{row}-{box}", (LEFT + box - 0.5, y), label, "box", 0.4, "print",
                     badge=Amount("", box))
            )  # fmt: skip
        spots.append(
            Spot(f"{seat}:find-{row}-danger", (LEFT + 6.6, y), danger_label(ROW_DANGERS[row]),
                 "disc", 0.45, "print", "deep", ROW_ICONS[row])
        )  # fmt: skip
    return spots


def danger_label(danger: str) -> Message:
    """What a danger is called."""
    return Message(f"dq-danger-{danger}")


def trap_spots(seat: int) -> list[Spot]:
    """Two boxes for each kind of trap, with the loss printed in them."""
    return [
        Spot(
            f"{seat}:trap-{trap}-{time}",
            (LEFT + 8.5 + time, FOOT + 1.5 + trap),
            danger_label(DANGERS[trap]),
            "box",
            0.4,
            "print",
            "blood",
            TRAP_ICONS[trap],
            Amount("crossed-bones", f"-{losses[time]}"),
        )
        for trap, losses in enumerate(TRAP_LOSS)
        for time in range(2)
    ]


def danger_spots(seat: int) -> list[Spot]:
    """The slots A, B and C for the danger dice."""
    return [
        Spot(f"{seat}:danger-{slot}", (LEFT + 12.3, FOOT + 1.5 + slot),
             Message("dq-danger-slot", {"slot": "ABC"[slot]}), "box", 0.45, "slot",
             badge=Amount("", "ABC"[slot]))
        for slot in range(3)
    ]  # fmt: skip


def coin_spots(seat: int) -> list[Spot]:
    """Twelve boxes of 50 and twelve of 100, in two lines each."""
    spots: list[Spot] = []
    for line, value in ((0, 50), (2, 100)):
        for box in range(1, COIN_BOXES + 1):
            x = LEFT + 14 + (box - 1) % 6
            y = FOOT + 1.2 + (line + (box - 1) // 6) * 0.85
            label = Message("dq-coin-box", {"value": value, "n": box})
            spots.append(
                Spot(f"{seat}:coin-{value}-{box}", (x, y), label, "disc", 0.38, "print", "gold",
                     badge=Amount("", value))
            )  # fmt: skip
    return spots


def sheet_pieces(hero: HeroView) -> list[Piece]:
    """What is written on the sheet, and the pawns on it."""
    seat = hero.seat
    marks = [
        *[(f"sun-{n}", "cross") for n in range(1, hero.suns + 1)],
        *[(f"bone-{n}", "strike") for n in range(1, hero.bones_lost + 1)],
        *find_marks(hero),
        *[
            (f"trap-{trap}-{time}", "cross")
            for trap, kind in enumerate(("arrow", "trapdoor", "fog"))
            for time in range(hero.traps[kind])
        ],
        *coin_marks(50, hero.crossed_50, hero.coins_50),
        *coin_marks(100, hero.crossed_100, hero.coins_100),
    ]
    if hero.skip == "circle" and hero.suns < hero.sun_boxes:
        marks.append((f"sun-{hero.suns + 1}", "ring"))
    if hero.status == "dead":
        marks.append(("death", "cross"))
    pieces = [
        Piece(f"{seat}:{mark}:{spot}", f"{mark}:{seat}", Message(f"dq-mark-{mark}"),
              OnSpot(f"{seat}:{spot}"), seat)
        for spot, mark in marks
    ]  # fmt: skip
    pieces.extend(walkers(hero))
    return pieces


def find_marks(hero: HeroView) -> list[tuple[str, str]]:
    """Ticks in the boxes; a closed row is struck through, a woken danger ticked."""
    marks: list[tuple[str, str]] = []
    for row, state in enumerate(hero.rows):
        points = hero.finds[row]
        marks.extend((f"find-{row}-{box}", "tick") for box in range(1, points + 1))
        if state != "open":
            marks.extend((f"find-{row}-{box}", "strike") for box in range(points + 1, BOXES + 1))
            marks.append((f"find-{row}-danger", "tick" if state == "woken" else "strike"))
    return marks


def coin_marks(value: int, crossed: int, ticked: int) -> list[tuple[str, str]]:
    """Boxes crossed out come first, then the ticked ones."""
    return [
        (f"coin-{value}-{box}", "cross" if box <= crossed else "tick")
        for box in range(1, crossed + ticked + 1)
    ]


def walkers(hero: HeroView) -> list[Piece]:
    """Walls, danger dice, the hero and the demon."""
    seat = hero.seat
    pieces = [
        Piece(f"{seat}:wall:{name}", "brick", Message("dq-mark-brick"), OnSpot(f"{seat}:{name}"))
        for name in hero.blocked
    ]
    pieces.extend(
        Piece(f"{seat}:danger-die-{slot}", f"danger-{danger}", danger_label(danger),
              OnSpot(f"{seat}:danger-{slot}"))
        for slot, danger in enumerate(hero.danger)
    )  # fmt: skip
    if hero.square and hero.status != "dead":
        name = Message("dq-hero", {"seat": Message("seat", {"n": seat})})
        pieces.append(
            Piece(f"pawn:{seat}", f"pawn:{seat}", name, OnSpot(f"{seat}:{hero.square}"), seat)
        )
    if hero.demon is not None:
        pieces.append(
            Piece(f"demon:{seat}", "demon", danger_label("demon"), OnSpot(f"{seat}:{hero.demon}"))
        )
    return pieces


def sheet_strokes(hero: HeroView) -> list[Stroke]:
    """The hero's line and the demon's hunt."""
    board = f"sheet:{hero.seat}"
    strokes: list[Stroke] = []
    if hero.line:
        points = [center(NUMBER[name]) for name in hero.line]
        strokes.append(
            Stroke(f"line:{hero.seat}", board, hero.seat, points, "ink", [0, *hero.stops])
        )
    if hero.demon_line:
        hunt = [center(NUMBER[name]) for name in hero.demon_line]
        strokes.append(Stroke(f"hunt:{hero.seat}", board, hero.seat, hunt, "hunt"))
    return strokes
