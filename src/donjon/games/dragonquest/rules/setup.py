"""DragonQuest's table before the first turn."""

from __future__ import annotations

from typing import Final, final

from donjon.games.dragonquest.content.tables import (
    OBJECTS,
    ORANGE,
    PRINTED_TREASURES,
    START,
    TREASURE_GOLD,
    TREASURE_STARS,
    TREASURES,
)
from donjon.games.dragonquest.model.state import DragonQuest, Hero, Variant
from donjon.games.dragonquest.rules.hero_line import begin_line
from donjon.games.dragonquest.rules.turn import Turn
from donjon.games.dragonquest.words import events
from donjon.games.dragonquest.words.ids import spot_id
from donjon.games.dragonquest.words.names import square_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.step import AnyDecision, Decision, Step
from donjon.kernel.rules.together import together
from donjon.kernel.words.message import Message

STARTS: Final = [START, ORANGE]


def start(setup: Setup, chance: Chance) -> DragonQuest:
    """DQ-0.1, DQ-0.3  One unused sheet each, all dice in the stock; the table is set next.

    A hero bears the name of its seat, which has no effect (DQ-0.2).
    """
    s = DragonQuest(chance, variant_of(setup), [Hero(seat) for seat in range(setup.seats)])
    s.owe(SetTable())
    return s


def variant_of(setup: Setup) -> Variant:
    """DQ-20.2, DQ-22.17  What the options say, with the host's figures for the blank treasures."""
    blanks = range(1, TREASURES - PRINTED_TREASURES + 1)
    return Variant(
        start_square=setup.text("start_square"),
        automaton_when_out=setup.text("neighbour_when_out") == "automaton",
        walls_off_corners=setup.text("walls_keep_off") == "corners",
        custom_treasures=setup.is_on("custom_treasures"),
        treasure_names=[setup.text(f"blank_{n}_name") for n in blanks],
        stars=TREASURE_STARS[:PRINTED_TREASURES] + figures(setup, "stars"),
        gold=TREASURE_GOLD[:PRINTED_TREASURES] + figures(setup, "gold"),
    )


def figures(setup: Setup, kind: str) -> list[int]:
    """The stars or the gold of the blank treasures."""
    return [setup.number(f"blank_{n}_{kind}") for n in range(1, TREASURES - PRINTED_TREASURES + 1)]


@final
class SetTable(Step["DragonQuest"]):
    """DQ-0.4  The supply holds 12 objects and 11 treasures, 13 with the blank ones (DQ-R45)."""

    def run(self, s: DragonQuest) -> None:
        s.objects = (1 << OBJECTS) - 1
        count = TREASURES if s.variant.custom_treasures else PRINTED_TREASURES
        s.treasures = (1 << count) - 1
        draw_first_player(s)
        s.owe(Turn(s.first))
        choose_starts(s)


def draw_first_player(s: DragonQuest) -> None:
    """DQ-0.5  The first player is drawn at random."""
    if len(s.heroes) > 1:
        s.first = s.chance.below(len(s.heroes))
    events.first_player(s, s.first)


def choose_starts(s: DragonQuest) -> None:
    """DQ-20.1  All begin on the start square, all on the orange one, or each as it likes."""
    if s.variant.start_square == "each":
        starts: list[AnyDecision] = [ChooseStart(seat) for seat in range(len(s.heroes))]
        s.owe(together(starts))
        return
    for hero in s.heroes:
        begin_line(hero, ORANGE if s.variant.start_square == "orange" else START)


@final
class ChooseStart(Decision["DragonQuest"]):
    """DQ-22.1, DQ-0.6  Start or orange square; DQ-R46: the other one stays an ordinary square."""

    def options(self, s: DragonQuest) -> list[int]:
        return STARTS

    def choose(self, s: DragonQuest, option: int) -> None:
        begin_line(s.heroes[self.seat], option)
        events.begins(s, self.seat, option)

    def label(self, s: DragonQuest, option: int) -> Message:
        key = "dq-begin-orange" if option == ORANGE else "dq-begin-start"
        return Message(key, {"square": square_name(option)})

    def targets(self, s: DragonQuest, option: int) -> list[str]:
        return [spot_id(self.seat, option)]

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-begin")

    def rule(self) -> str:
        return "DQ-20.1"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        return START
