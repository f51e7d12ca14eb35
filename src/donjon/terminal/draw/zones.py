"""Writes zones of pieces: as one paragraph, or as a table of cards."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from donjon.kernel.scene import (
    Area,
    CardFace,
    Counter,
    CounterArea,
    DieFace,
    InZone,
    Piece,
    Scene,
    Show,
    Split,
    Tabs,
    TileFace,
    Zone,
)
from donjon.kernel.words.ids import Id
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.amounts import amount_text, amounts_words
from donjon.terminal.draw.spots import DrawOptions, highlight_glyph
from donjon.terminal.translator import Translator, letter
from donjon.terminal.wrap_text import HARD, glue


def leaves(area: Area) -> Iterator[Show | CounterArea]:
    """The leaves of a layout, in order."""
    if isinstance(area, Show | CounterArea):
        yield area
    elif isinstance(area, Tabs):
        for tab in area.tabs:
            yield from leaves(tab.area)
    else:
        for part in area.parts:
            yield from leaves(part)


def shown_in(area: Area) -> Iterator[Show]:
    """The boards and zones of a layout, in order."""
    return (leaf for leaf in leaves(area) if isinstance(leaf, Show))


def always_shown(area: Area) -> Iterator[Show]:
    """The boards and zones of a layout that are not behind a tab."""
    if isinstance(area, Show):
        yield area
    elif isinstance(area, Split):
        for part in area.parts:
            yield from always_shown(part)


def zones_to_show(scene: Scene) -> list[Zone]:
    """The zones of the layout, then other common zones; those of a seat go to its panel."""
    order = [show.show for show in shown_in(scene.layout.wide)]
    rank = {zone.id: order.index(zone.id) for zone in scene.zones if zone.id in order}
    others = [zone for zone in scene.zones if zone.owner is None or zone.id in rank]
    return sorted(others, key=lambda zone: rank.get(zone.id, len(order)))


def pieces_in(scene: Scene, zone: Id) -> list[Piece]:
    """The pieces of a zone in their order."""
    found = [
        (piece.at.n, number)
        for number, piece in enumerate(scene.pieces)
        if isinstance(piece.at, InZone) and piece.at.zone == zone
    ]
    return [scene.pieces[number] for _, number in sorted(found)]


def is_taken(scene: Scene, piece: Piece) -> bool:
    """Whether a piece is held by a seat or out of the game."""
    held = piece.owner is not None and isinstance(scene.faces.get(piece.face), CardFace)
    return held or "out" in piece.state


def amounts_text(face: CardFace | TileFace) -> str:
    """The cost and worth of a card, or the cost of a tile."""
    worth = face.worth if isinstance(face, CardFace) else None
    return amounts_words([*face.cost, *([worth] if worth else [])])


def card_words(face: CardFace | TileFace, translator: Translator) -> str:
    """What a card gives and its text: «1✶ 2† — Draw a card.»; the text of a tile."""
    words = [amounts_words(face.gives)] if isinstance(face, CardFace) else []
    words.append(translator.text(face.text) if face.text else "")
    return " — ".join(word for word in words if word)


def zone_paragraph(scene: Scene, zone: Zone, options: DrawOptions) -> Text | None:
    """The zone in one paragraph; None if it is empty.

    Pieces that a seat holds stand in its panel; pieces out of the game are left out.
    """
    pieces = [piece for piece in pieces_in(scene, zone.id) if not is_taken(scene, piece)]
    badge = badge_text(zone, options)
    if not pieces and not (badge and zone.badge and zone.badge.n):
        return None
    text = Text()
    text.append(
        options.translator("term-zone", zone=options.translator.text(zone.label)), paint.TITLE
    )
    if zone.count is not None:
        return text.append(f" {zone.count}")
    if badge:
        text.append(f" {badge}", paint.FAINT)
    for number, (piece, count) in enumerate(grouped(pieces, options)):
        is_die = isinstance(scene.faces.get(piece.face), DieFace)
        text.append(" " if is_die or number == 0 else f"{HARD}· ")
        text.append_text(piece_text(scene, piece, options))
        text.append(f"×{count}" if count > 1 else "")
    return text


def counter_lines(scene: Scene, options: DrawOptions) -> list[Text]:
    """A paragraph for each group of counters that has a title."""
    counters = {counter.id: counter for counter in scene.counters}
    lines: list[Text] = []
    for area in counters_in(scene.layout.wide):
        if area.title is not None:
            line = Text(
                options.translator("term-zone", zone=options.translator.text(area.title)),
                paint.TITLE,
            )
            shown = [counters[id] for id in area.counters if id in counters]
            words = [counter_words(each, options.translator) for each in shown]
            lines.append(line.append(" " + f"{HARD}· ".join(glue(word) for word in words), ""))
    return lines


def counter_words(counter: Counter, translator: Translator) -> str:
    """A counter: «Rage 3», with its seats: «Most Combat 2 (A, C)»."""
    words = f"{translator.text(counter.label)} {counter.value}".rstrip()
    holders = ", ".join(letter(seat) for seat in counter.seats)
    return f"{words} ({holders})" if holders else words


def counters_in(area: Area) -> Iterator[CounterArea]:
    """The groups of counters of a layout, in order."""
    return (leaf for leaf in leaves(area) if isinstance(leaf, CounterArea))


def badge_text(zone: Zone, options: DrawOptions) -> str:
    """The badge of a zone: «2 of 3»; "" for none."""
    badge = zone.badge
    if badge is None or badge.n == 0:
        return ""
    if badge.label is None:
        return amount_text(badge)
    label = options.translator.text(badge.label)
    return label if badge.n is None else f"{badge.n} {label}"


def grouped(pieces: list[Piece], options: DrawOptions) -> list[tuple[Piece, int]]:
    """Pieces with their counts: equal ones are grouped, unless they may be chosen."""
    found: dict[Id, tuple[Piece, int]] = {}
    for piece in pieces:
        key = piece.id if piece.id in options.highlights else piece.face
        first, count = found.get(key, (piece, 0))
        found[key] = first, count + 1
    return list(found.values())


def piece_text(scene: Scene, piece: Piece, options: DrawOptions, with_amounts: bool = True) -> Text:
    """The name of a piece with its cost and worth; a die in brackets."""
    face = scene.faces.get(piece.face)
    text = Text()
    highlight = options.highlights.get(piece.id)
    if highlight is not None:
        text.append_text(highlight_mark(highlight, options))
    name = options.translator.text(
        face.title if isinstance(face, CardFace | TileFace) else piece.label
    )
    style = paint.of_tint(getattr(face, "tint", None))
    text.append(f"[{glue(name)}]" if isinstance(face, DieFace) else glue(name), style)
    if isinstance(face, CardFace | TileFace) and with_amounts:
        text.append(glue(f" {amounts_text(face)}".rstrip()), paint.FAINT)
        if isinstance(face, TileFace) and face.gain:
            text.append(glue(f" → {amounts_words(face.gain)}"), paint.FAINT)
    if piece.n is not None and piece.n != 1:
        text.append(f" ×{piece.n}")
    return text


def highlight_mark(highlight: str, options: DrawOptions) -> Text:
    """The number of a choice, to stand before its piece."""
    spot_glyph = highlight_glyph(highlight, options.plain)
    text = Text(spot_glyph.text if options.plain else f" {highlight} ", spot_glyph.style)
    return text.append(HARD, "")


def has_cards(scene: Scene, zone: Zone) -> bool:
    """Whether cards lie in the zone: they take more than a paragraph."""
    return any(isinstance(scene.faces.get(p.face), CardFace) for p in pieces_in(scene, zone.id))


def zone_table(scene: Scene, zone: Zone, options: DrawOptions) -> Table:
    """The cards of a zone with cost, worth and text, one in each row."""
    table = Table(
        title=options.translator.text(zone.label), box=None, show_header=False, pad_edge=False,
        title_justify="left", title_style=paint.TITLE, padding=(0, 2, 0, 0),
    )  # fmt: skip
    for piece in pieces_in(scene, zone.id):
        face = scene.faces.get(piece.face)
        highlight = options.highlights.get(piece.id)
        mark = highlight_mark(highlight, options) if highlight is not None else Text("")
        if isinstance(face, CardFace | TileFace):
            table.add_row(
                mark,
                Text(options.translator.text(face.title), paint.of_tint(face.tint)),
                Text(amounts_text(face)),
                Text(card_words(face, options.translator), paint.FAINT),
            )
        else:
            table.add_row(mark, piece_text(scene, piece, options._replace(highlights={})), "", "")
    return table
