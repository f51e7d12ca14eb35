"""The events of the treasure chamber: its dice, coins and treasures, and the dragon."""

from __future__ import annotations

from donjon.games.dragonquest.content.schema import SYMBOLS
from donjon.games.dragonquest.content.tables import (
    DRAGON,
    STAR,
)
from donjon.games.dragonquest.model.state import DragonQuest
from donjon.games.dragonquest.words.events import count, note_big
from donjon.games.dragonquest.words.ids import chamber_die_id
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
    thrown = chamber_roll(s)
    s.journal.note(
        Message(
            "dq-log-chamber-thrown",
            {"n": len(dice), "dragons": dice.count(DRAGON), "stars": dice.count(STAR)},
        ),
        seat,
        refs=thrown.pieces,
        beats=[thrown],
    )


def chamber_roll(s: DragonQuest) -> Beat:
    """A beat: the ecru dice roll."""
    rolled = [chamber_die_id(die) for die in range(len(s.chamber_dice))]
    faces = [f"chamber-{SYMBOLS['chamber'][face]}" for face in s.chamber_dice]
    return Beat("roll", rolled, into=faces, zone="tray")


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
        )


def dragon_wakes(s: DragonQuest, seat: int) -> None:
    """Seven dragons wake the dragon."""
    if s.journal is not None:
        note_big(s, Message("dq-log-dragon-wakes"), seat, f"{seat}:CH")


def breath(s: DragonQuest, seat: int, dragons: int) -> None:
    """The dragon breathes fire: ten dice are thrown."""
    if s.journal is not None:
        thrown = chamber_roll(s)
        s.journal.note(
            Message("dq-log-breath", {"seat": seat_name(seat), "dragons": dragons}),
            seat,
            refs=thrown.pieces,
            beats=[thrown],
        )
