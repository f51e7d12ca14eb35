"""The events of the treasure chamber: its dice, coins and treasures, and the dragon."""

from __future__ import annotations

from donjon.games.dragonquest.content.tables import DRAGON, STAR
from donjon.games.dragonquest.model.state import DragonQuest, Hero
from donjon.games.dragonquest.words import chamber_moments
from donjon.games.dragonquest.words.danger_events import wounds
from donjon.games.dragonquest.words.events import count, note_big
from donjon.games.dragonquest.words.names import (
    treasure_name,
)
from donjon.kernel.journal.beat import Beat
from donjon.kernel.words.message import Message, seat_name


def chamber_thrown(s: DragonQuest, seat: int) -> None:
    """The ecru dice are thrown."""
    if s.journal is None:
        return
    dice = s.chamber_dice
    s.journal.note(
        Message(
            "dq-log-chamber-thrown",
            {"n": len(dice), "dragons": dice.count(DRAGON), "stars": dice.count(STAR)},
        ),
        seat,
        refs=[f"{seat}:CH"],
        beats=[chamber_moments.throw(s, seat)],
    )


def coins_ticked(s: DragonQuest, seat: int, gold: int) -> None:
    """Coins of a throw are ticked."""
    if s.journal is not None and gold:
        s.journal.note(
            Message("dq-log-coins", {"gold": gold}), seat, beats=[count("gold", seat, gold)]
        )


def coins_lost(s: DragonQuest, seat: int, gold: int) -> None:
    """Coins of a throw are lost, because no box is free."""
    if s.journal is not None and gold:
        s.journal.note(Message("dq-log-coins-lost", {"gold": gold}), seat)


def treasure_taken(s: DragonQuest, seat: int, treasure: int) -> None:
    """A treasure is taken for stars."""
    if s.journal is not None:
        s.journal.note(
            Message(
                "dq-log-treasure",
                {"treasure": treasure_name(s, treasure), "gold": s.variant.gold[treasure]},
            ),
            seat,
            refs=[f"treasure:{treasure}"],
            beats=[
                Beat("take", [f"treasure:{treasure}"]),
                count("gold", seat, s.variant.gold[treasure]),
            ],
            does="gets",
        )


def dragon_wakes(s: DragonQuest, seat: int, inside: list[Hero]) -> None:
    """Seven dragons wake the dragon, for all who are inside."""
    if s.journal is not None:
        moment = chamber_moments.dragon_wakes(s, inside)
        note_big(s, Message("dq-log-dragon-wakes"), seat, f"{seat}:CH", moment)


def breath(s: DragonQuest, seat: int, dragons: int) -> None:
    """The dragon breathes fire: ten dice are thrown."""
    if s.journal is not None:
        message = Message("dq-log-breath", {"seat": seat_name(seat), "dragons": dragons})
        s.journal.note(message, seat, refs=[f"{seat}:CH"])


def breath_wounds(s: DragonQuest, hero: Hero, dice: list[int], later: list[Hero]) -> None:
    """The wound dice of the breath: both count. `later` are those whom it strikes after."""
    if s.journal is not None:
        moment = chamber_moments.breath(s, hero, dice, later)
        s.journal.note(wounds(dice, "sum"), hero.seat, beats=[moment])
