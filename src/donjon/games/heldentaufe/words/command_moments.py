"""The great moments of the council: votes, dice, and who commands the monsters."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.tables import (
    MONSTER_AP,
)
from donjon.games.heldentaufe.model.state import NOBODY, Heldentaufe
from donjon.games.heldentaufe.words.icons import (
    AP_ICON,
    CHIEF_ICON,
)
from donjon.games.heldentaufe.words.ids import CHIEF_ID
from donjon.games.heldentaufe.words.names import (
    hero_name,
)
from donjon.kernel.journal.beat import Beat, moment_beat
from donjon.kernel.journal.great_moment import (
    GreatMoment,
    MomentPart,
    MomentRow,
    MomentSide,
)
from donjon.kernel.words.ids import SEAT_TINTS, Icon
from donjon.kernel.words.message import Message, seat_name

VOTE: Final[Icon] = "vote"
DIE: Final[Icon] = "rolling-dices"


def dice_decide(s: Heldentaufe, seats: list[int], rolls: list[int], victim: int) -> Beat:
    """HT-9.10 to HT-9.12  Every seat in the dispute throws a die; the highest decides."""
    title = Message("ht-moment-who-commands")
    if victim != NOBODY:
        title = Message("ht-moment-who-wakes", {"hero": hero_name(s, victim)})
    return moment_beat(
        GreatMoment(
            "throw",
            title,
            DIE,
            "ochre",
            seats,
            mine="inset",
            at=chief_or_none(s),
            sides=[
                MomentSide(
                    seat_name(seat), None, SEAT_TINTS[seat], seat,
                    thrown=[f"die:combat:{rolls[at]}"], sum=rolls[at],
                    wins=rolls[at] == max(rolls),
                )
                for at, seat in enumerate(seats)
            ],
        )
    )  # fmt: skip


def takes_command(s: Heldentaufe, seat: int, why: Message, votes: list[int]) -> Beat:
    """HT-9.2, HT-9.8, HT-9.9  Who commands the monsters and why, and their four action points."""
    boots = MomentRow(
        AP_ICON, "gold", 0, MONSTER_AP, MONSTER_AP, name=Message("ht-moment-monster-ap")
    )
    return moment_beat(
        GreatMoment(
            "gain",
            Message("ht-moment-commands", {"seat": seat_name(seat)}),
            CHIEF_ICON,
            "blood",
            [seat],
            mine="inset",
            at=chief_or_none(s),
            why=why,
            parts=[
                MomentPart(
                    VOTE,
                    Message(
                        "ht-moment-vote", {"seat": seat_name(voter), "named": seat_name(named)}
                    ),
                )
                for voter, named in enumerate(votes)
                if named != NOBODY
            ],
            rows=[boots],
        )
    )


def vote_part(voter: int, named: int) -> MomentPart:
    """HT-R25  A vote, once all are in."""
    names = {"seat": seat_name(voter), "named": seat_name(named)}
    return MomentPart(VOTE, Message("ht-moment-vote", {**names}))


def chief_or_none(s: Heldentaufe) -> str | None:
    """The row of the monsters in the turn order, while they have one."""
    return None if s.chief == NOBODY else CHIEF_ID
