"""The great moments of the council: votes, dice, and who commands the monsters."""

from __future__ import annotations

from donjon.games.heldentaufe.content.tables import MONSTER_AP
from donjon.games.heldentaufe.drawing.icons import AP_ICON, CHIEF_ICON, DICE_ICON, VOTE_ICON
from donjon.games.heldentaufe.words.facts import CommandFacts, DisputeFacts
from donjon.games.heldentaufe.words.ids import CHIEF_ID
from donjon.games.heldentaufe.words.names import HERO_NAMES
from donjon.kernel.scene.beat import Beat, moment_beat
from donjon.kernel.scene.great_moment import GreatMoment, MomentPart, MomentRow, MomentSide
from donjon.kernel.words.ids import SEAT_TINTS
from donjon.kernel.words.message import Message, seat_name


def dice_decide(facts: DisputeFacts) -> Beat:
    """HT-9.10 to HT-9.12  Every seat in the dispute throws a die; the highest decides."""
    rolls = facts.rolls
    title = Message("ht-moment-who-commands")
    if facts.woken is not None:
        title = Message("ht-moment-who-wakes", {"hero": HERO_NAMES[facts.woken]})
    return moment_beat(
        GreatMoment(
            "throw",
            title,
            DICE_ICON,
            "ochre",
            facts.seats,
            mine="inset",
            at=CHIEF_ID if facts.has_chief else None,
            sides=[
                MomentSide(
                    seat_name(seat), None, SEAT_TINTS[seat], seat,
                    thrown=[f"die:combat:{rolls[at]}"], sum=rolls[at],
                    wins=rolls[at] == max(rolls),
                )
                for at, seat in enumerate(facts.seats)
            ],
        )
    )  # fmt: skip


def takes_command(facts: CommandFacts) -> Beat:
    """HT-9.2, HT-9.8, HT-9.9  Who commands the monsters and why, and their four action points."""
    boots = MomentRow(
        AP_ICON, "gold", 0, MONSTER_AP, MONSTER_AP, name=Message("ht-moment-monster-ap")
    )
    return moment_beat(
        GreatMoment(
            "gain",
            Message("ht-moment-commands", {"seat": seat_name(facts.seat)}),
            CHIEF_ICON,
            "blood",
            [facts.seat],
            mine="inset",
            at=CHIEF_ID if facts.has_chief else None,
            why=facts.why,
            parts=[vote_part(voter, named) for voter, named in facts.votes],
            rows=[boots],
        )
    )


def vote_part(voter: int, named: int) -> MomentPart:
    """HT-R25  A vote, once all are in."""
    names = {"seat": seat_name(voter), "named": seat_name(named)}
    return MomentPart(VOTE_ICON, Message("ht-moment-vote", {**names}))
