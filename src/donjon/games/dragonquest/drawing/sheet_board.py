"""DragonQuest's sheet as a board: suns on top, bones on the left, the castle, and the foot."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.tables import (
    AMULET,
    BLACK,
    BOXES,
    CHAMBER,
    COIN_50_BOXES,
    COIN_100_BOXES,
    EXIT,
    FIND_ROWS,
    LIFE,
    NAMES,
    ORANGE,
    POTION,
    ROWS,
    SQUARES,
    START,
    SUNS,
    TRAP_LOSS,
    TRAP_SKIPS,
    TRAP_WOUND_DICE,
)
from donjon.games.dragonquest.drawing.icons import (
    BONE_ICON,
    DICE_ICON,
    DRAGON_ICON,
    EXIT_ICON,
    ROW_ICONS,
    TREASURE_ICON,
)
from donjon.games.dragonquest.drawing.printed_castle import (
    BONES_X,
    CENTERS,
    FOOT,
    FOOT_ROWS,
    HEIGHT,
    LAST_X,
    SHAPES,
    TOP,
    WIDTH,
)
from donjon.games.dragonquest.drawing.tips import trap_tip
from donjon.games.dragonquest.view.forms import HeroView
from donjon.games.dragonquest.words.names import danger_name, trap_cost
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import Amount, Board, Spot
from donjon.kernel.words.ids import Icon, Tint
from donjon.kernel.words.message import Message, seat_name

LAST_SUNS: Final = 3
MOST_SUNS: Final = SUNS + AMULET
MOST_BONES: Final = LIFE + POTION


def sheet_board(hero: HeroView) -> Board:
    """One seat's sheet; the same object as long as no box is added to it."""
    return SHEETS[hero.seat, hero.sun_boxes, hero.bones + hero.bones_lost]


def new_board(seat: int, suns: int, bones: int) -> Board:
    """A sheet with `suns` sun boxes and `bones` bones."""
    return Board(
        id=f"sheet:{seat}",
        label=Message("dq-sheet", {"seat": seat_name(seat)}),
        box=(0.0, 0.0, WIDTH, HEIGHT),
        skin="paper",
        shapes=SHAPES,
        spots=[
            *CASTLE_SPOTS[seat],
            *[sun_spot(seat, sun, suns) for sun in range(1, suns + 1)],
            *[bone_spot(seat, bone) for bone in range(1, bones + 1)],
            *FOOT_SPOTS[seat],
        ],
        owner=seat,
    )


def castle_spots(seat: int) -> list[Spot]:
    """The squares and the treasure chamber; start, orange, black and exit are marked."""
    spots = [castle_spot(seat, square, None, None) for square in range(SQUARES)]
    spots[START] = castle_spot(seat, START, "position-marker", None)
    spots[ORANGE] = castle_spot(seat, ORANGE, "flying-flag", "ochre")
    spots[BLACK] = castle_spot(seat, BLACK, "imp", "deep")
    spots[EXIT] = castle_spot(seat, EXIT, EXIT_ICON, "life")
    spots.append(
        Spot(
            f"{seat}:CH", CENTERS[CHAMBER], Message("dq-chamber"), "square", (3, 3), "room",
            "gold", TREASURE_ICON, share="row", tip="chamber",
        )
    )  # fmt: skip
    return spots


def castle_spot(seat: int, square: int, icon: Icon | None, tint: Tint | None) -> Spot:
    """A square: its label names its kind, its short name is «A12»."""
    name = NAMES[square]
    return Spot(
        id=f"{seat}:{name}",
        at=CENTERS[square],
        label=Message(SQUARE_LABELS.get(square, "dq-square"), {"name": name}),
        shape="square",
        size=(1, 1),
        style="cell",
        tint=tint,
        icon=icon,
        name=name,
        inset=square == BLACK,
        tip=SQUARE_LABELS.get(square, "dq-square").removeprefix("dq-"),
    )


SQUARE_LABELS: Final = {
    START: "dq-square-start",
    ORANGE: "dq-square-orange",
    BLACK: "dq-square-black",
    EXIT: "dq-square-exit",
}


def sun_spot(seat: int, sun: int, of: int) -> Spot:
    """A box of the sun track; the last ones warn, and the very last is the sunset."""
    last = sun == of
    label = Message("dq-sunset" if last else "dq-sun", {"n": sun})
    tint: Tint = "blood" if sun > of - LAST_SUNS else "ochre"
    icon = "sunset" if last else "sun"
    at = (1.35 + 1.18 * (sun - 1), 1.4)
    tip = "sunset" if last else "sun"
    return Spot(f"{seat}:sun-{sun}", at, label, "dot", 0.48, "print", tint, icon, tip=tip)


def bone_spot(seat: int, bone: int) -> Spot:
    """A bone of the life column; the potion's three lie to the left of the last ones."""
    more = bone > LIFE
    at = (1.12, TOP + bone - POTION - 0.5) if more else (BONES_X, TOP + bone - 0.5)
    label = Message("dq-bone", {"n": bone})
    return Spot(
        f"{seat}:bone-{bone}", at, label, "bone", (1.2, 0.56), "print", None, BONE_ICON,
        tip="bone",
    )  # fmt: skip


def find_spots(seat: int) -> list[Spot]:
    """Three rows of six boxes, each with a danger at its end."""
    spots: list[Spot] = []
    for row in range(ROWS):
        y = FOOT_ROWS[row]
        for box in range(1, BOXES + 1):
            label = Message("dq-find-box", {"row": row + 1, "n": box})
            at = (0.35 + 1.1 * box, y)
            spots.append(
                Spot(
                    f"{seat}:find-{row}-{box}", at, label, "box", (0.96, 0.96), "print",
                    badge=Amount("", box), tip="find",
                )
            )  # fmt: skip
        spots.append(
            Spot(
                f"{seat}:find-{row}-danger", (8.35, y), danger_label(FIND_ROWS[row]), "disc",
                0.6, "print", "deep", ROW_ICONS[FIND_ROWS[row]], tip=f"row-{FIND_ROWS[row]}",
            )
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
            (12.2 + 2.0 * time, FOOT_ROWS[trap]),
            Message("dq-trap-box", {"trap": danger_name(trap), "cost": trap_cost(trap, time)}),
            "box",
            (1.75, 1.0),
            "print",
            "blood",
            badge=tinted_amount(trap_icon(trap), f"−{losses[time]}"),
            tip=trap_tip(trap),
        )
        for trap, losses in enumerate(TRAP_LOSS)
        for time in range(len(losses))
    ]


def trap_icon(trap: int) -> Icon:
    """The icon of what a trap costs in addition to the printed loss: a wound die, or a turn."""
    if TRAP_SKIPS[trap]:
        return "hourglass"
    return DICE_ICON if TRAP_WOUND_DICE[trap] else ""


def danger_spots(seat: int) -> list[Spot]:
    """The slots A, B and C for the danger dice."""
    return [
        Spot(
            f"{seat}:danger-{slot}", (16.9, FOOT_ROWS[slot]),
            Message("dq-danger-slot", {"slot": "ABC"[slot]}), "box", (1.25, 1.15), "slot",
            "ochre", badge=Amount("", "ABC"[slot]), tip="danger",
        )
        for slot in range(3)
    ]  # fmt: skip


def coin_spots(seat: int) -> list[Spot]:
    """Twelve boxes of 50 and twelve of 100, in two lines each."""
    spots: list[Spot] = []
    for top, value, boxes in ((FOOT + 1.7, 50, COIN_50_BOXES), (FOOT + 4.0, 100, COIN_100_BOXES)):
        tint: Tint = "paper" if value == 50 else "gold"
        for box in range(boxes):
            at = (19.0 + box % 6, top + box // 6)
            label = Message("dq-coin-box", {"value": value, "n": box + 1})
            spots.append(
                Spot(
                    f"{seat}:coin-{value}-{box + 1}", at, label, "disc", 0.44, "print", tint,
                    badge=Amount("", value), tip="coin",
                )
            )  # fmt: skip
    return spots


def last_spots(seat: int) -> list[Spot]:
    """The box for death, and where the gold is counted."""
    return [
        Spot(
            f"{seat}:death", (LAST_X, FOOT + 2.1), Message("dq-death"), "box", (1.5, 1.5), "print",
            None, DRAGON_ICON, tip="death",
        ),
        Spot(
            f"{seat}:gold", (LAST_X, FOOT + 4.75), Message("dq-row-gold"), "dot", 0.6, "print",
            tip="gold",
        ),
    ]  # fmt: skip


def foot_spots(seat: int) -> list[Spot]:
    """Everything below the castle."""
    return [
        *find_spots(seat),
        *trap_spots(seat),
        *danger_spots(seat),
        *coin_spots(seat),
        *last_spots(seat),
    ]


CASTLE_SPOTS: Final = [castle_spots(seat) for seat in range(4)]
FOOT_SPOTS: Final = [foot_spots(seat) for seat in range(4)]
"""What is printed on the sheet of each seat."""
SHEETS: Final = {
    (seat, suns, bones): new_board(seat, suns, bones)
    for seat in range(4)
    for suns in (SUNS, MOST_SUNS)
    for bones in (LIFE, MOST_BONES)
}
"""The sheets of each seat, with and without the boxes that the amulet and the potion add."""
