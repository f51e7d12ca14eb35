"""A choice that is still hidden and is changed: which choices are made again."""

from __future__ import annotations

from donjon.kernel.rules.step import AnyStep


def choices_made_again(
    step: AnyStep, opened: AnyStep, made: list[tuple[int, int]], seat: int, option: int
) -> list[tuple[int, int]]:
    """The last choices of the seats that choose at the same time, in order, with the new one.

    `opened` is the step before any of them has chosen. The list is empty if others chose side by
    side with them meanwhile.
    """
    still_open = step.open_decisions()
    seats = [each.seat for each in opened.open_decisions() if each not in still_open]
    again = [(who, option if who == seat else old) for who, old in made[-len(seats) :]]
    return again if all(who in seats for who, _ in again) else []


def last_choice_of(seat: int, made: list[tuple[int, int]]) -> int:
    """The place of the seat's last choice among all choices."""
    return max(n for n, (who, _) in enumerate(made) if who == seat)
