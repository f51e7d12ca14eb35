"""A bar that shows how many of some things are done."""

from __future__ import annotations

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from donjon.terminal.console import new_console


def new_progress_bar() -> Progress:
    """A bar on stderr that vanishes at the end; it is shown at a terminal only."""
    console = new_console(stderr=True)
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, disable=not console.is_terminal, transient=True,
    )  # fmt: skip
