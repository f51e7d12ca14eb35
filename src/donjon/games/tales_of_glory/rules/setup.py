"""Tales of Glory's table before the first round."""

from __future__ import annotations

from typing import final

from donjon.games.tales_of_glory.content.cell_grid import CENTRE
from donjon.games.tales_of_glory.content.tables import AGE_1, AGE_3, GAIN, HERO, OF_SET, REMOVED
from donjon.games.tales_of_glory.model.state import (
    TalesOfGlory,
    Variant,
    new_player,
    put_in_order,
)
from donjon.games.tales_of_glory.rules.gains import FROM_TILE, Receive
from donjon.games.tales_of_glory.rules.player_zone import put
from donjon.games.tales_of_glory.rules.quests import DealQuests
from donjon.games.tales_of_glory.rules.turn import Round
from donjon.games.tales_of_glory.words import events
from donjon.games.tales_of_glory.words.gain_phrases import RESOURCES
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.hidden import Pile
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.step import AnyStep, Step


def start(setup: Setup, chance: Chance) -> TalesOfGlory:
    """TG-1.1, TG-18.1  Two to five players, and what the table has agreed on."""
    players = [new_player(seat) for seat in range(setup.seats)]
    s = TalesOfGlory(chance, variant_of(setup), players, [Pile([]), Pile([]), Pile([])])
    s.owe(SetTable())
    return s


def variant_of(setup: Setup) -> Variant:
    """TG-R5, TG-R27, TG-R29, TG-R30, TG-R37  The rulings that a table may choose."""
    by_name = setup.text("first_player") == "name"
    return Variant(
        setup.is_on("quests"),
        setup.is_on("parallel"),
        setup.is_on("gains_last"),
        setup.is_on("majority_needs_one"),
        setup.names[:] if by_name else [],
        [RESOURCES.index(name) for name in setup.text("tie_break").split("-")],
    )


@final
class SetTable(Step["TalesOfGlory"]):
    """TG-22.1, TG-1.11  Heroes, goods, display and token; chance is used in this order."""

    def run(self, s: TalesOfGlory) -> None:
        s.owe(Round())
        if s.variant.quests:  # TG-1.4
            s.owe(DealQuests())
        shuffle_piles(s)
        remove_tiles(s)
        deal_heroes(s)
        fill_display(s)
        name_first_player(s)


def shuffle_piles(s: TalesOfGlory) -> None:
    """TG-1.3  The three Age piles are shuffled separately."""
    for age in range(AGE_1, AGE_3 + 1):
        pile = OF_SET[age][:]
        s.chance.shuffle(pile)
        s.piles[age - AGE_1] = Pile(pile)


def remove_tiles(s: TalesOfGlory) -> None:
    """TG-1.5, TG-R6  With few players some tiles of Age 1 go to the discard, for all to see."""
    for _ in range(REMOVED[len(s.players)]):
        tile = s.piles[0].draw(s)
        put_in_order(s.discard, tile)
        events.removed(s, tile)


def deal_heroes(s: TalesOfGlory) -> None:
    """TG-1.7, TG-1.8, TG-R42  A hero each, with its starting gain; its chests stay closed."""
    heroes = OF_SET[HERO][:]
    s.chance.shuffle(heroes)
    goods: list[AnyStep] = []
    for player in s.players:
        hero = heroes.pop()
        put(player, hero, CENTRE)
        events.hero_dealt(s, player.seat, hero)
        goods.append(Receive(player.seat, GAIN[hero], 0, FROM_TILE))
    s.owe_all(goods)


def fill_display(s: TalesOfGlory) -> None:
    """TG-1.9  Every slot gets a tile of Age 1, face up."""
    for slot in range(1, len(s.display)):
        s.display[slot] = s.piles[0].draw(s)
        events.comes(s, s.display[slot], slot)


def name_first_player(s: TalesOfGlory) -> None:
    """TG-1.10, TG-R5  The longest first name of a person; of equals, or without names, by lot."""
    letters = [letters_of(s.variant.names, seat) for seat in range(len(s.players))]
    most_choices = max(letters)
    equals = [seat for seat in range(len(letters)) if letters[seat] == most_choices]
    by_lot = len(equals) > 1
    s.first = equals[s.chance.below(len(equals))] if by_lot else equals[0]
    events.begins(s, s.first, by_lot)


def letters_of(names: list[str], seat: int) -> int:
    """TG-R5  How many letters the first name of a seat has: the first word with any."""
    for word in names[seat].split() if seat < len(names) else []:
        letters = len([sign for sign in word if sign.isalpha()])
        if letters:
            return letters
    return 0
