"""The panels beside a board: seats, lines of the log, the prompt."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from donjon.kernel.journal.log_line import LogLine
from donjon.kernel.scene import Counter, Scene, SeatInfo
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.plain_table import plain_table
from donjon.terminal.draw.spots import DrawOptions
from donjon.terminal.draw.zones import grouped, is_taken, piece_text, pieces_in, zones_to_show
from donjon.terminal.translator import Translator, letter


def seats_panel(scene: Scene, options: DrawOptions, beside: bool) -> list[RenderableType]:
    """The counters of all seats, one row each; notes stand beside them, or below the table."""
    labels = counter_labels(scene, options.translator)
    table = plain_table("", *labels, "", right=tuple(range(1, len(labels) + 1)))
    table.columns[0].no_wrap = True
    for info in scene.seats:
        own = counters_of(scene, info, labels, options.translator)
        values = [counter_value(counter) for counter in own]
        about = seat_about(scene, info, options) if beside else ""
        style = paint.FAINT if info.out else ""
        table.add_row(seat_name(info, options.translator), *values, about, style=style)
    if beside:
        return [table]
    return [table, *[seat_line(scene, info, options) for info in scene.seats]]


def seat_line(scene: Scene, info: SeatInfo, options: DrawOptions) -> Text:
    """The letter of a seat, its note and what it holds."""
    style = f"bold {paint.of_seat(info.seat)}"
    return Text.assemble((f"{letter(info.seat)} ", style), seat_about(scene, info, options))


def counter_labels(scene: Scene, translator: Translator) -> list[str]:
    """The labels of the seats' counters, each once."""
    own = {counter.id: translator.text(counter.label) for counter in scene.counters}
    return list(dict.fromkeys(own[id] for info in scene.seats for id in info.counters if id in own))


def counters_of(
    scene: Scene, info: SeatInfo, labels: list[str], translator: Translator
) -> list[Counter | None]:
    """The counters of a seat in the order of the labels; None where it has none."""
    own = {
        translator.text(counter.label): counter
        for counter in scene.counters
        if counter.id in info.counters
    }
    return [own.get(label) for label in labels]


def counter_value(counter: Counter | None) -> Text:
    """«12/13»."""
    if counter is None:
        return Text("")
    most = f"/{counter.max}" if counter.max is not None else ""
    return Text(f"{counter.value}{most}", paint.of_tint(counter.tint))


def seat_name(info: SeatInfo, translator: Translator) -> Text:
    """The sign of a seat's state, its letter and its name."""
    plays = info.state in ("plays", "thinks")
    mark = "▶ " if plays else "✓ " if info.state == "ready" else "  "
    style = f"bold {paint.of_seat(info.seat)}"
    return Text.assemble((mark, style), (letter(info.seat), style), " ", translator.text(info.name))


def seat_about(scene: Scene, info: SeatInfo, options: DrawOptions) -> Text:
    """The note of a seat and what it holds."""
    text = Text()
    text.append(options.translator.text(info.note) if info.note else "", paint.FAINT)
    shown = {zone.id for zone in zones_to_show(scene)}
    held = [
        piece
        for zone in scene.zones
        for piece in pieces_in(scene, zone.id)
        if (zone.owner == info.seat and zone.id not in shown)
        or (piece.owner == info.seat and is_taken(scene, piece))
    ]
    for number, (piece, count) in enumerate(grouped(held, options)):
        text.append(" — " if number == 0 else ", ", paint.FAINT)
        text.append_text(piece_text(scene, piece, options, with_amounts=False))
        text.append(f" ×{count}" if count > 1 else "")
    return text


def log_line(line: LogLine, translator: Translator) -> Text:
    """A line of the log with the letter of its seat."""
    words = translator.text(line.text)
    if line.kind == "turn":
        return Text(f"── {words}", paint.FAINT if line.seat is None else paint.of_seat(line.seat))
    text = Text()
    if line.seat is not None:
        text.append(f"{letter(line.seat)} ", f"bold {paint.of_seat(line.seat)}")
        if words[:1].islower():
            words = f"{translator.seat(line.seat)} {words}"
    return text.append(words)


def prompt_text(scene: Scene, translator: Translator) -> Text:
    """The prompt: who is asked what, and the id of the rule."""
    prompt = scene.prompt
    assert prompt is not None  # every scene of a match has one
    text = Text()
    if prompt.mine and scene.viewer is not None:
        style = f"bold {paint.of_seat(scene.viewer)}"
        text.append(f"▶ {letter(scene.viewer)} ", style)
    text.append(translator.text(prompt.title), "bold")
    if prompt.detail:
        text.append(f" {translator.text(prompt.detail)}")
    if prompt.rule:
        text.append(f"  {prompt.rule}", paint.FAINT)
    return text
