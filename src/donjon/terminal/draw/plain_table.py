"""Tables without frames and with a faint head."""

from __future__ import annotations

from rich.table import Table

from donjon.terminal.draw import colours as paint


def plain_table(*columns: str, right: tuple[int, ...] = ()) -> Table:
    """A table with these heads; the columns numbered in `right` are aligned to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=paint.FAINT)
    for number, head in enumerate(columns):
        table.add_column(head, justify="right" if number in right else "left")
    return table
