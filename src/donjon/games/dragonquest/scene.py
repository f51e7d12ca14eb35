"""DragonQuest's table laid out to be drawn: sheets, dice, objects and treasures."""

from __future__ import annotations

from donjon.games.dragonquest.content import (
    CONTENT,
    OBJECT_COST,
)
from donjon.games.dragonquest.schema import OBJECT_IDS, SYMBOLS
from donjon.games.dragonquest.sheet import sheet_board, sheet_pieces, sheet_strokes
from donjon.games.dragonquest.view import HeroView, TreasureView, View
from donjon.kernel.message import Message, seat_name
from donjon.kernel.scene import (
    Amount,
    Area,
    BackFace,
    CardFace,
    Counter,
    DieFace,
    Face,
    InZone,
    Layout,
    MarkFace,
    PawnFace,
    Piece,
    Scene,
    SeatInfo,
    Show,
    Slot,
    Split,
    Tab,
    Tabs,
    TokenFace,
    Zone,
)

FACE_ICONS = {
    "blank": None,
    "skull": "death-skull",
    "double_skull": "death-skull",
    "find": "semi-closed-eye",
    "room": "doorway",
    "corridor": "stone-path",
    "dragon": "spiked-dragon-head",
    "star": "round-star",
    "coin_50": "two-coins",
    "coin_100": "two-coins",
}
OBJECT_ICONS = {
    "amulet_of_time": "pocket-watch",
    "dragon_talisman": "dragon-orb",
    "golden_necklace": "pearl-necklace",
    "healing_potion": "health-potion",
    "magic_ring": "power-ring",
    "orb_of_light": "crystal-ball",
    "key_to_secret_doors": "skeleton-key",
    "golden_belt_buckle": "belt-buckles",
    "chainmail_coat": "chain-mail",
    "rope": "rope-coil",
    "leather_hood": "hood",
    "silver_ring": "ring",
}
TREASURE_ICONS = {
    "silver_goblet": "jeweled-chalice",
    "jade_figurine": "ankh",
    "pearl_string": "pearl-necklace",
    "ruby_brooch": "cut-diamond",
    "jewelled_dagger": "plain-dagger",
    "ivory_chess_king": "chess-king",
    "sapphire_chalice": "trophy-cup",
    "golden_apple": "shiny-apple",
    "emerald_sceptre": "orb-wand",
    "diamond_tiara": "tiara",
    "crown_of_the_wizard_king": "queen-crown",
    "blank_1": "locked-chest",
    "blank_2": "open-chest",
}


def scene(view: View) -> Scene:
    """Everything that lies on the table as this viewer sees it."""
    return Scene(
        format=1,
        game="dragonquest",
        viewer=view.viewer,
        title=title(view),
        phases=[Message(f"dq-phase-{phase}") for phase in range(1, 6)],
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
    pieces = goods(view.objects, "objects", None)
    pieces.extend(goods(view.treasures, "treasures", None))
    for hero in view.heroes:
        pieces.extend(goods([*hero.objects, *hero.treasures], f"goods:{hero.seat}", hero.seat))
    if view.tile_hidden_by is not None:
        face = "wall-back" if view.tile is None else f"wall-{view.tile}"
        label = (
            Message("dq-tile-hidden")
            if view.tile is None
            else Message("dq-tile-number", {"number": view.tile})
        )
        pieces.append(Piece("wall-tile", face, label, InZone("walls", 0), view.tile_hidden_by))
    return pieces


def goods(ids: list[str], zone: str, owner: int | None) -> list[Piece]:
    """Objects and treasures of one zone."""
    return [
        Piece(piece_id(id), f"face:{id}", goods_name(id), InZone(zone, n), owner)
        for n, id in enumerate(ids)
    ]


def piece_id(id: str) -> str:
    """The stable id of an object or treasure."""
    if id in OBJECT_IDS:
        return f"object:{OBJECT_IDS.index(id)}"
    return f"treasure:{[t.id for t in CONTENT.treasures].index(id)}"


def goods_name(id: str) -> Message:
    """What an object or treasure is called."""
    return Message(f"dq-object-{id}" if id in OBJECT_IDS else f"dq-treasure-{id}")


def faces(view: View) -> dict[str, Face]:
    """Every face that can be seen in a match."""
    found: dict[str, Face] = {}
    for face in SYMBOLS["move_black"]:
        found[f"black-{face}"] = die_face("slate", "move_black", face)
        found[f"red-{face}"] = die_face("garnet", "move_red", face)
    for face in SYMBOLS["chamber"]:
        found[f"chamber-{face}"] = die_face("paper", "chamber", face)
    for index, id in enumerate(OBJECT_IDS):
        found[f"face:{id}"] = object_face(id, OBJECT_COST[index])
    for treasure in view.all_treasures:
        found[f"face:{treasure.id}"] = treasure_face(treasure)
    for danger, icon in DANGER_ICONS.items():
        found[f"danger-{danger}"] = DieFace("ochre", list(DANGER_ICONS.values()), icon)
    for number in (1, 2, 3):
        found[f"wall-{number}"] = TokenFace(
            "square", "rock", "brick-wall", Message("dq-tile-number", {"number": number}), number
        )
    found["wall-back"] = BackFace("brick-wall", "rock")
    for hero in view.heroes:
        found[f"pawn:{hero.seat}"] = PawnFace(hero.seat)
        for mark in ("tick", "cross", "strike", "ring"):
            found[f"{mark}:{hero.seat}"] = MarkFace(mark, hero.seat)
    found["brick"] = MarkFace("brick")
    found["demon"] = TokenFace("disc", "blood", "imp", Message("dq-danger-demon"))
    return found


DANGER_ICONS = {
    "arrow": "broadhead-arrow",
    "trapdoor": "hole",
    "fog": "poison-gas",
    "ghoul": "shambling-zombie",
    "troll": "troll",
    "orc": "orc-head",
}


def die_face(tint: str, die: str, face: str) -> DieFace:
    """One face of a die, with all that flickers by while it rolls."""
    sides = [FACE_ICONS[symbol] or "" for symbol in SYMBOLS[die]]
    text = {"coin_50": "50", "coin_100": "100", "double_skull": "2"}.get(face)
    if tint == "garnet":
        return DieFace("garnet", sides, FACE_ICONS[face], text)
    return DieFace("slate" if tint == "slate" else "paper", sides, FACE_ICONS[face], text)


def object_face(id: str, cost: int) -> CardFace:
    """An object: its find cost and what it does."""
    return CardFace(
        tint="slate",
        title=Message(f"dq-object-{id}"),
        art=OBJECT_ICONS[id],
        cost=[Amount("semi-closed-eye", cost)],
        text=Message(f"dq-does-{id}"),
    )


def treasure_face(treasure: TreasureView) -> CardFace:
    """A treasure: its stars and gold."""
    return CardFace(
        tint="ochre",
        title=treasure.name or Message(f"dq-treasure-{treasure.id}"),
        art=TREASURE_ICONS[treasure.id],
        cost=[Amount("round-star", treasure.stars)],
        worth=Amount("two-coins", treasure.gold, late=True),
    )


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
