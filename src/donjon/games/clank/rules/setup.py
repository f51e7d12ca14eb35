"""Clank!'s table before the first turn."""

from __future__ import annotations

from typing import final

from donjon.games.clank.content.dungeon_map import DUNGEONS
from donjon.games.clank.content.tables import (
    ARTIFACTS,
    DRAGON,
    DUNGEON_CARDS,
    HAND,
    IDOLS,
    KIND,
    MAJORS,
    MINORS,
    RAGE_START,
    REMOVED,
    ROW,
    START_CLANK,
    STARTERS,
)
from donjon.games.clank.model.effect import owe_effects
from donjon.games.clank.model.state import Clank, new_state
from donjon.games.clank.rules.effects.from_content import BOOK
from donjon.games.clank.rules.noise import add_noise
from donjon.games.clank.rules.thief_cards import draw_cards
from donjon.games.clank.rules.turn import Turn
from donjon.games.clank.words import card_events, events
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.hidden import Pile
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.step import Step


def start(setup: Setup, chance: Chance) -> Clank:
    """CL-0.1, CL-0.2, CL-0.18, CL-R40  Two to four thieves without gold or damage, and a side.

    CL-0.7, CL-0.9, CL-0.11, CL-0.12: market, mastery, black cubes and reserve lie ready.
    """
    guard = setup.is_on("guard")
    banished_count = setup.is_on("banished_companions")  # CL-R5
    dungeon = DUNGEONS[setup.text("board")]
    s = new_state(chance, BOOK, dungeon, guard, banished_count, setup.seats)
    s.owe(SetTable())
    return s


@final
class SetTable(Step["Clank"]):
    """CL-22.6  The table is set; chance is used in this order."""

    def run(self, s: Clank) -> None:
        draw_first_player(s)
        place_artifacts(s)
        place_secrets(s)
        s.idols = (1 << IDOLS) - 1  # CL-0.8
        s.rage = RAGE_START[len(s.thieves)]  # CL-0.10
        deal_row(s)
        for place in range(len(s.thieves)):
            deal_starting_deck(s, (s.first + place) % len(s.thieves))
        s.owe(Turn(s.first))
        s.owe(FirstArrivals())
        make_first_noise(s)


def draw_first_player(s: Clank) -> None:
    """CL-0.15, CL-R2  The first player is drawn at random; play goes clockwise."""
    s.first = s.chance.below(len(s.thieves))
    s.active = s.first
    events.first_player(s, s.first)


def place_artifacts(s: Clank) -> None:
    """CL-0.3, CL-0.4, CL-R3  Some are removed at random; the empty rooms show which."""
    left = list(range(ARTIFACTS))
    removed: list[int] = []
    for _ in range(REMOVED[len(s.thieves)]):
        removed.append(left.pop(s.chance.below(len(left))))
    events.artifacts_removed(s, removed)
    s.artifacts = sum([1 << artifact for artifact in left])


def place_secrets(s: Clank) -> None:
    """CL-0.5, CL-0.6  One major secret or two minor ones on each slot, face down.

    The majors that are left over go back to the box unseen.
    """
    majors = MAJORS[:]
    minors = MINORS[:]
    s.chance.shuffle(majors)
    s.chance.shuffle(minors)
    for room in range(len(s.dungeon.rooms)):
        tokens = [majors.pop() for _ in range(s.dungeon.major[room])]
        tokens += [minors.pop() for _ in range(s.dungeon.minor[room])]
        s.secrets.append(bytes(tokens))
    s.unused = bytes(majors)
    events.secrets_laid(s)


def deal_row(s: Clank) -> None:
    """CL-0.13  Six cards without a dragon symbol; what was set aside is shuffled back."""
    deck = list(range(DUNGEON_CARDS))
    s.chance.shuffle(deck)
    aside: list[int] = []
    for space in range(ROW):
        card = deck.pop()
        while DRAGON[KIND[card]]:
            aside.append(card)
            card = deck.pop()
        s.row[space] = card
    card_events.row_dealt(s, s.row)
    if aside:
        deck.extend(aside)
        s.chance.shuffle(deck)
        card_events.shuffled_back(s, aside)
    s.deck = Pile(deck)


def deal_starting_deck(s: Clank, seat: int) -> None:
    """CL-0.14  Ten cards are shuffled, five of them drawn; the pawn stands on the flag."""
    thief = s.thieves[seat]
    thief.deck.shuffle_in(s, STARTERS[seat])
    card_events.deck_shuffled(s, seat)
    draw_cards(s, thief, HAND)


def make_first_noise(s: Clank) -> None:
    """CL-0.16  In turn order three cubes, two, one and none."""
    for place in range(len(s.thieves)):
        add_noise(s, (s.first + place) % len(s.thieves), START_CLANK[place])


@final
class FirstArrivals(Step["Clank"]):
    """CL-0.17, CL-R1  The arrive text of the first six cards, once, before the first turn."""

    def run(self, s: Clank) -> None:
        for space in range(ROW - 1, -1, -1):
            owe_effects(s, s.card_effects.arrive[KIND[s.row[space]]])
