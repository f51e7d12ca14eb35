"""Heldentaufe's table before the first turn."""

from __future__ import annotations

from typing import final

from donjon.games.heldentaufe.content.mission_tables import BLUE_CARDS, RED_CARDS
from donjon.games.heldentaufe.content.tables import (
    CAMPFIRE,
    DEAL_BLUE,
    DEAL_RED,
    FIXED_STACKS,
    FOREST,
    FORESTS_OUT,
    HERO_HEARTS,
    HEROES,
    RESOURCES,
    RESOURCES_OUT,
    STACKS,
    TARGETS,
    TILE_COUNTS,
)
from donjon.games.heldentaufe.model.house_rules import house_rules
from donjon.games.heldentaufe.model.state import Heldentaufe, new_table
from donjon.games.heldentaufe.rules.turn import TURNS
from donjon.games.heldentaufe.rules.underground.ascent_and_rebuild import full_hearts, lay_dangers
from donjon.games.heldentaufe.words import events
from donjon.games.heldentaufe.words.ids import hero_card_id
from donjon.games.heldentaufe.words.names import HERO_NAMES, PERKS
from donjon.kernel.rules.byte_rows import with_value
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.hidden import Hand
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.step import AnyStep, Decision, Step
from donjon.kernel.words.message import Message


def start(setup: Setup, chance: Chance) -> Heldentaufe:
    """HT-S.1, HT-S.7, HT-S.9, HT-S.18, HT-S.19, HT-R52  Two to five heroes on the campfire."""
    s = new_table(chance, house_rules(setup), setup.seats)
    s.target = TARGETS[setup.seats]  # HT-S.20
    s.owe(SetTable())
    return s


@final
class SetTable(Step["Heldentaufe"]):
    """The table is set; chance is used in this order."""

    def run(self, s: Heldentaufe) -> None:
        draw_first_player(s)
        stack_tiles(s)
        lay_dangers(s)
        deal_teeth(s)
        deal_missions(s)
        seats = len(s.heroes)
        order = [(s.first + place) % seats for place in range(seats)]
        if s.house_rules.random_heroes:
            draw_heroes(s, order)
            s.owe(TURNS[s.first])
            return
        choices: list[AnyStep] = [ChooseHero(seat) for seat in order]
        s.owe_all([*choices, TURNS[s.first]])


def draw_first_player(s: Heldentaufe) -> None:
    """HT-S.17, HT-R43  At random, unless the most rested one sits on the first seat."""
    s.first = 0 if s.house_rules.first_seat else s.chance.below(len(s.heroes))
    s.active = s.first
    events.first_player(s, s.first)


def stack_tiles(s: Heldentaufe) -> None:
    """HT-S.2 to HT-S.6, HT-R43  Some go back to the box; the rest is one face-down stack."""
    seats = len(s.heroes)
    s.box = with_value(s.box, FOREST, FORESTS_OUT[seats])
    resources = RESOURCES[:]
    s.chance.shuffle(resources)
    for kind in resources[: RESOURCES_OUT[seats]]:
        s.box = with_value(s.box, kind, 1)
    tiles: list[int] = []
    for kind, count in enumerate(TILE_COUNTS):
        if kind != CAMPFIRE:
            tiles.extend([kind] * (count - s.box[kind]))
    s.stack.shuffle_in(s, tiles)
    events.boxed(s)


def deal_teeth(s: Heldentaufe) -> None:
    """HT-S.10, HT-S.11, HT-S.12, HT-R2  Teeth and hearts for each monster; the rest is reserve."""
    stacks = FIXED_STACKS[:]
    if not s.house_rules.fixed_stacks:
        s.chance.shuffle(stacks)
    for at, monster in enumerate(s.monsters):
        monster.stack = STACKS[stacks[at]]
        monster.hearts = full_hearts(s, at)
        for tooth in monster.stack:
            s.teeth[tooth] -= 1
        events.stacked(s, at)


def deal_missions(s: Heldentaufe) -> None:
    """HT-S.13, HT-S.14, HT-R14  Two red and a blue one each; all others form one pile."""
    reds, blues = RED_CARDS[:], BLUE_CARDS[:]
    s.chance.shuffle(reds)
    s.chance.shuffle(blues)
    for hero in s.heroes:
        dealt = [reds.pop() for _ in range(DEAL_RED)] + [blues.pop() for _ in range(DEAL_BLUE)]
        hero.hand = Hand(hero.seat, dealt, 0)
        hero.reds_dealt = DEAL_RED
        hero.blues_dealt = DEAL_BLUE
        events.dealt(s, hero.seat, dealt)
    s.pile.shuffle_in(s, reds + blues)


def draw_heroes(s: Heldentaufe, order: list[int]) -> None:
    """HT-R43  Heroes by lot."""
    kinds = list(range(HEROES))
    s.chance.shuffle(kinds)
    for seat in order:
        become(s, seat, kinds.pop())


def become(s: Heldentaufe, seat: int, kind: int) -> None:
    """HT-S.16  A hero with all hearts and nothing else."""
    hero = s.heroes[seat]
    hero.kind = kind
    hero.hearts = HERO_HEARTS[kind]
    events.hero_chosen(s, seat, kind)


@final
class ChooseHero(Decision["Heldentaufe"]):
    """HT-S.15, HT-D.1, HT-R43  One that nobody has, after seeing the missions."""

    def options(self, s: Heldentaufe) -> list[int]:
        taken = [hero.kind for hero in s.heroes]
        return [kind for kind in range(HEROES) if kind not in taken]

    def choose(self, s: Heldentaufe, option: int) -> None:
        become(s, self.seat, option)

    def label(self, s: Heldentaufe, option: int) -> Message:
        perk = PERKS[option]
        return Message("ht-choose-hero", {"hero": HERO_NAMES[option], "perk": perk})

    def targets(self, s: Heldentaufe, option: int) -> list[str]:
        return [hero_card_id(option)]

    def prompt(self, s: Heldentaufe) -> Message:
        return Message("ht-ask-hero")

    def rule(self) -> str:
        return "HT-1.1"

    def default(self, s: Heldentaufe, chance: Chance) -> int:
        """HT-D.1  The first free hero."""
        return self.options(s)[0]
