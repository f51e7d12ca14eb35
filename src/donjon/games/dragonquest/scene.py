"""DragonQuest's table laid out to be drawn: sheets, dice, objects and treasures."""

from __future__ import annotations

from donjon.games.dragonquest.content import TREASURE_IDS
from donjon.games.dragonquest.faces import faces
from donjon.games.dragonquest.schema import OBJECT_IDS
from donjon.games.dragonquest.sheet import sheet_board, sheet_pieces, sheet_strokes
from donjon.games.dragonquest.view import HeroView, View
from donjon.kernel.message import Message, seat_name
from donjon.kernel.scene import (
    Amount,
    Area,
    Counter,
    InZone,
    Layout,
    Piece,
    Scene,
    SeatInfo,
    Show,
    Slot,
    Split,
    Tab,
    Tabs,
    Text,
    Zone,
)


def scene(view: View) -> Scene:
    """Everything that lies on the table as this viewer sees it."""
    return Scene(
        format=1,
        game="dragonquest",
        viewer=view.viewer,
        title=title(view),
        phases=[Message(f"dq-phase-{phase}") for phase in range(1, 6)],
        phase=view.phase,
        seats=[seat_panel(view, hero) for hero in view.heroes],
        layout=layout(view),
        boards=[sheet_board(hero) for hero in view.heroes],
        zones=zones(view),
        pieces=[
            *[piece for hero in view.heroes for piece in sheet_pieces(hero)],
            *movement_dice(view),
            *chamber_dice(view),
            *tiles(view),
        ],
        faces=faces(view),
        counters=[counter for hero in view.heroes for counter in counters(hero)],
        strokes=[stroke for hero in view.heroes for stroke in sheet_strokes(hero)],
    )


def title(view: View) -> Message:
    """«Sun 9 of 19» of whoever plays."""
    hero = view.heroes[view.active]
    return Message("dq-sun-of", {"sun": hero.suns, "of": hero.sun_boxes})


def seat_panel(view: View, hero: HeroView) -> SeatInfo:
    """Life, suns and gold of a seat, and where its hero is."""
    return SeatInfo(
        seat=hero.seat,
        name=seat_name(hero.seat),
        here=True,
        state="waits",
        counters=[f"bones:{hero.seat}", f"suns:{hero.seat}", f"gold:{hero.seat}"],
        out=hero.status != "inside",
        first=view.first == hero.seat,
        note=whereabouts(hero),
        score=Amount("two-coins", hero.gold),
        peek=f"sheet:{hero.seat}",
    )


def whereabouts(hero: HeroView) -> Message:
    """One line on where the hero is or what became of it."""
    if hero.status == "dead":
        return Message(f"dq-where-dead-{hero.death}")
    if hero.status == "escaped":
        return Message("dq-where-escaped")
    if hero.square == "CH":
        return Message("dq-where-chamber")
    return Message("dq-where-out" if hero.been_in_chamber else "dq-where-in")


def layout(view: View) -> Layout:
    """The sheet beside dice, objects and treasures; on a narrow screen one below the other."""
    shown = view.shown if view.shown is not None else view.active
    sheet = Show(f"sheet:{shown}", "fit")
    dice: list[Area] = [Show("tray"), Show("skulls", "s"), Show("chamber", "s")]
    goods: list[Area] = [
        Show("objects", "s", Message("dq-objects"), Message("dq-finds-needed")),
        Show("treasures", "s", Message("dq-treasures"), Message("dq-stars-needed")),
    ]
    wide = Split("row", [sheet, Split("column", [*dice, *goods])], [3, 1])
    narrow = Split(
        "column",
        [
            sheet,
            Tabs(
                [
                    Tab(Message("dq-dice"), "rolling-dices", Split("column", dice)),
                    Tab(Message("dq-objects"), "knapsack", Split("column", goods)),
                ]
            ),
        ],
    )
    return Layout(wide, narrow)


def zones(view: View) -> list[Zone]:
    """Where dice and tiles lie."""
    skulls = [Slot(f"skull:{n}", Message("dq-skull-slot", {"n": n})) for n in range(1, 4)]
    held = [
        Zone(f"goods:{hero.seat}", "row", Message("dq-goods"), hero.seat, size="s")
        for hero in view.heroes
    ]
    return [
        Zone("tray", "row", Message("dq-tray")),
        Zone("skulls", "row", Message("dq-skulls"), slots=skulls),
        Zone("chamber", "row", Message("dq-chamber-dice"), badge=pool_badge(view)),
        Zone("objects", "grid", Message("dq-objects"), cols=4, size="s"),
        Zone("treasures", "grid", Message("dq-treasures"), cols=4, size="s"),
        Zone("walls", "row", Message("dq-walls"), size="s"),
        *held,
    ]


def pool_badge(view: View) -> Amount:
    """How many dice lie aside with a dragon."""
    return Amount("spiked-dragon-head", view.dragons_aside, label=Message("dq-aside"))


def movement_dice(view: View) -> list[Piece]:
    """The five dice: skulls lie locked in their own row."""
    pieces: list[Piece] = []
    tray = skulls = 0
    for n, face in enumerate(view.dice):
        colour = "red" if n == 0 else "black"
        locked = face in ("skull", "double_skull")
        at = InZone("skulls", skulls) if locked else InZone("tray", tray)
        if locked:
            skulls += 2 if face == "double_skull" else 1
        else:
            tray += 1
        pieces.append(
            Piece(
                id="die:red" if n == 0 else f"die:{n}",
                face=f"{colour}-{face}",
                label=Message(f"dq-face-{face}"),
                at=at,
                state=["locked"] if locked else [],
            )
        )
    return pieces


def chamber_dice(view: View) -> list[Piece]:
    """The last throw in the chamber, and the dragons that lie aside when nothing is thrown."""
    return [
        Piece(
            f"die:chamber-{n}",
            f"chamber-{face}",
            Message(f"dq-chamber-{face}"),
            InZone("chamber", n),
        )
        for n, face in enumerate(view.chamber_dice)
    ]


def tiles(view: View) -> list[Piece]:
    """Objects and treasures in the supply and before their owners, and a hidden wall tile."""
    pieces = goods(view, view.objects, "objects", None)
    pieces.extend(goods(view, view.treasures, "treasures", None))
    for hero in view.heroes:
        held = [*hero.objects, *hero.treasures]
        pieces.extend(goods(view, held, f"goods:{hero.seat}", hero.seat))
    if view.tile_hidden_by is not None:
        face = "wall-back" if view.tile is None else f"wall-{view.tile}"
        label = (
            Message("dq-tile-hidden")
            if view.tile is None
            else Message("dq-tile-number", {"number": view.tile})
        )
        pieces.append(Piece("wall-tile", face, label, InZone("walls", 0), view.tile_hidden_by))
    return pieces


def goods(view: View, ids: list[str], zone: str, owner: int | None) -> list[Piece]:
    """Objects and treasures of one zone."""
    return [
        Piece(piece_id(id), f"face:{id}", goods_name(view, id), InZone(zone, n), owner)
        for n, id in enumerate(ids)
    ]


def piece_id(id: str) -> str:
    """The stable id of an object or treasure."""
    if id in OBJECT_IDS:
        return f"object:{OBJECT_IDS.index(id)}"
    return f"treasure:{TREASURE_IDS.index(id)}"


def goods_name(view: View, id: str) -> Text:
    """What an object or treasure is called; a blank treasure may have a name of its own."""
    if id in OBJECT_IDS:
        return Message(f"dq-object-{id}")
    own = [treasure.name for treasure in view.all_treasures if treasure.id == id]
    return own[0] or Message(f"dq-treasure-{id}")


def counters(hero: HeroView) -> list[Counter]:
    """Life, suns left and gold."""
    seat = hero.seat
    return [
        Counter(
            f"bones:{seat}", seat, "crossed-bones", hero.bones, Message("dq-life"), "number",
            max=hero.bones + hero.bones_lost, tint="life",
        ),
        Counter(
            f"suns:{seat}", seat, "sun", hero.sun_boxes - hero.suns, Message("dq-suns-left"),
            "number", max=hero.sun_boxes,
        ),
        Counter(
            f"gold:{seat}", seat, "two-coins", hero.gold, Message("dq-row-gold"), "number",
            tint="gold",
        ),
    ]  # fmt: skip
