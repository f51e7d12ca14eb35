"""Tales of Glory: where a tile could go and what it would give, before anyone chooses."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from donjon import FastChance, Match
from donjon.games.tales_of_glory.content.cell_grid import x_of, y_of
from donjon.games.tales_of_glory.content.tables import CHESTS, TILE_COUNT
from donjon.games.tales_of_glory.drawing.player_maps import NUMBER_OF
from donjon.games.tales_of_glory.model.clones import clone_player
from donjon.games.tales_of_glory.model.state import NO_SLOT, NO_TILE, Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.placement import EdgePays
from donjon.games.tales_of_glory.rules.play_tile import end_step
from donjon.games.tales_of_glory.rules.selection import Select, slots_with_tiles
from donjon.games.tales_of_glory.rules.take_tiles import CatchUp
from donjon.games.tales_of_glory.rules.turn_actions import (
    DISCARD,
    END,
    SPAN,
    TakeAction,
    surcharge_of,
    tile_of,
)
from donjon.games.tales_of_glory.view.forms import (
    ChestView,
    EdgeView,
    OutcomeView,
    PriceView,
    TilePreview,
)
from donjon.games.tales_of_glory.view.memory import PreviewMemory
from donjon.games.tales_of_glory.view.tile_outcomes import preview
from donjon.games.tales_of_glory.words.ids import SHORT_IDS
from donjon.games.tales_of_glory.words.names import TILE_NAMES
from donjon.kernel.journal.journal import Journal
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.state import apply_choice, first_decision, open_decisions, run_until_choice
from donjon.kernel.words.translate import translate
from tests.games.tales_of_glory.scenario import GAME, TalesOfGloryScenario
from tests.reachable import reachable


def of(scenario: TalesOfGloryScenario, id: str) -> TilePreview:
    """The preview of one tile."""
    [found] = [each for each in preview(scenario.state, 0, PreviewMemory()) if each.tile == id]
    return found


def keyless(scenario: TalesOfGloryScenario, id: str) -> list[OutcomeView]:
    """The outcome of a tile in the first cell where it forms no Key."""
    return [cell for cell in of(scenario, id).cells if not cell.keyed][0].outcomes  # noqa: RUF015


def test_all_tiles_that_concern_a_seat() -> None:
    """TG-3.3, TG-7.4  The display, the tile taken, the own Quests, and nothing of others."""
    scenario = TalesOfGloryScenario(2, quests=True)
    scenario.set_display("A1-01 - A1-03 A1-04 A1-05 A1-06")
    scenario.set_taken_tile("A1-02", 2)
    scenario.set_quests("Q01 Q02")
    scenario.set_quests("Q03 Q04", seat=1)
    shown = [(each.tile, each.slot) for each in preview(scenario.state, 0, PreviewMemory())]
    assert shown == [
        ("A1-01", 1), ("A1-03", 3), ("A1-04", 4), ("A1-05", 5), ("A1-06", 6), ("A1-02", 2),
        ("Q01", 0), ("Q02", 0),
    ]  # fmt: skip
    assert [each.tile for each in scenario.view(0).previews] == []  # nothing is owed: it is over
    assert scenario.view(None).previews == []


def test_cost_with_surcharge_and_reinforcement() -> None:
    """TG-8.4, TG-8.6, TG-8.8  Each way to pay; without any it cannot be played now."""
    scenario = TalesOfGloryScenario(4)
    scenario.set_display("A1-01 A1-02 A1-03 A1-04 A1-05 A2-09 A1-07 A1-08")
    scenario.set_goods(combat=1, coins=3, potions=2)
    found = of(scenario, "A2-09")
    assert found.missing == 1
    assert found.prices == [PriceView(2, 1, "coin"), PriceView(1, 2, "potion")]
    scenario.set_goods(coins=0)
    assert of(scenario, "A2-09").prices == []
    assert of(scenario, "A2-09").cells


def test_gains_with_keys_and_every_chest() -> None:
    """TG-11.1, TG-12.3  One outcome for each chest that the Key may open."""
    scenario = TalesOfGloryScenario()
    scenario.set_display("A1-01 A1-02 A1-03 A1-04 A1-05 A1-06")
    scenario.set_goods(combat=1)
    [below, east] = of(scenario, "A1-01").cells
    assert (below.x, below.y, below.keyed) == (0, -1, [])
    assert [(each.coins, each.prestige) for each in below.outcomes] == [(0, 3)]
    assert (east.x, east.y, len(east.keyed)) == (1, 0, 1)
    assert [(each.chests, each.coins, each.potions, each.prestige) for each in east.outcomes] == [
        ([ChestView("H1", 0)], 3, 0, 3),
        ([ChestView("H1", 1)], 0, 2, 3),
        ([ChestView("A1-01", 0)], 2, 0, 3),
    ]


def test_place_gains_from_both_sides() -> None:
    """TG-14.4, TG-14.5  What pays, and what would be lost for good."""
    scenario = TalesOfGloryScenario()
    scenario.set_display("A1-14 A1-02 A1-03 A1-04 A1-05 A1-06")
    scenario.place_tile("A1-11", 0, 1)
    [west] = [cell for cell in of(scenario, "A1-14").cells if (cell.x, cell.y) == (-1, 1)]
    assert west.edges == [EdgeView("A1-14", 1, True), EdgeView("A1-11", 3, True)]
    assert [(each.coins, each.potions) for each in west.outcomes] == [(2, 2)]
    [east] = [cell for cell in of(scenario, "A1-04").cells if (cell.x, cell.y) == (1, 1)]
    assert east.edges == [EdgeView("A1-11", 1, False)]


def test_a_lost_key_and_the_token() -> None:
    """TG-12.6, TG-13.4  Both are foreseen."""
    scenario = TalesOfGloryScenario()
    scenario.set_display("A1-08 A1-18 A1-03 A1-04 A1-05 A1-06")
    scenario.open_chest("H1", 0)
    scenario.open_chest("H1", 1)
    scenario.set_goods(coins=2)
    scenario.state.first = 1
    [east] = [cell for cell in of(scenario, "A1-18").cells if (cell.x, cell.y) == (1, 0)]
    assert [(each.keys_lost, each.first_player) for each in east.outcomes] == [(1, False)]
    assert of(scenario, "A1-08").cells[0].outcomes[0].first_player


@pytest.mark.parametrize(
    ("quests", "parallel", "gains_last"), list(product([False, True], repeat=3))
)
def test_what_is_foreseen_is_what_happens(quests: bool, parallel: bool, gains_last: bool) -> None:
    """TG-V18, TG-R30, TG-7.7  Each play offered is foreseen, and nothing else: its price, its Keys
    and connectors, and all its outcomes, whatever the table has agreed on.
    """
    options = {"quests": quests, "parallel": parallel, "gains_last": gains_last}
    compared = owed = 0
    for seed in range(4):
        s = GAME.new_state(3, GAME.check_options({**options}, 3), FastChance(seed))
        assert isinstance(s, TalesOfGlory)
        chance = FastChance(seed)
        while run_until_choice(s):
            waiting = open_decisions(s)
            decision = waiting[chance.below(len(waiting))]
            seat = decision.seat
            if isinstance(decision, TakeAction):
                owed += bool(s.players[seat].later)
                compared += check_plays(s, decision, found_of(s, seat))
            elif isinstance(decision, Select | CatchUp) and chance.below(4) == 0:
                compared += check_display(s, seat)
            picked = decision.options(s)
            apply_choice(s, decision, picked[chance.below(len(picked))])
    assert compared > 500
    assert (owed > 10) == (quests and gains_last)


def found_of(s: TalesOfGlory, seat: int) -> dict[tuple[str, int], TilePreview]:
    """The previews by tile and slot; looking at them changes nothing."""
    before = contents(s)
    found = {(each.tile, each.slot): each for each in preview(s, seat, PreviewMemory())}
    assert contents(s) == before
    return found


def check_display(s: TalesOfGlory, seat: int) -> int:
    """Compare the previews of the display with the outcome of each tile once it is taken."""
    found = found_of(s, seat)
    compared = 0
    for slot in slots_with_tiles(s):
        twin = s.clone()
        twin.players[seat].taken, twin.players[seat].slot = s.display[slot], slot
        compared += check_plays(twin, TakeAction(seat), found)
    return compared


def check_plays(
    s: TalesOfGlory, decision: TakeAction, found: dict[tuple[str, int], TilePreview]
) -> int:
    """Compare every offered play with its preview. Returns how many there were."""
    player = s.players[decision.seat]
    in_hand = [(player.taken, player.slot)] if player.taken != NO_TILE else []
    in_hand += [(quest, NO_SLOT) for quest in player.quests.hidden_values]
    foreseen = [
        (tile, price.surcharge, (cell.x, cell.y))
        for tile, slot in in_hand
        for cell in found[SHORT_IDS[tile], slot].cells
        for price in found[SHORT_IDS[tile], slot].prices
    ]
    offered = [option for option in decision.options(s) if option < DISCARD]
    assert foreseen == [
        (tile_of(player, option), way_of(option), (x_of(option % SPAN), y_of(option % SPAN)))
        for option in offered
    ]
    for option in offered:
        tile = tile_of(player, option)
        slot = player.slot if tile == player.taken else NO_SLOT
        check_play(s, decision, option, found[SHORT_IDS[tile], slot])
    return len(offered)


def way_of(option: int) -> str:
    """How an option pays the surcharge, in the words of a preview."""
    return ["", "coin", "potion"][surcharge_of(option)]


def check_play(s: TalesOfGlory, decision: TakeAction, option: int, seen: TilePreview) -> None:
    """Compare one play with its preview: payment, log, chests and gains."""
    cell = option % SPAN
    [place] = [c for c in seen.cells if (c.x, c.y) == (x_of(cell), y_of(cell))]
    [price] = [each for each in seen.prices if each.surcharge == way_of(option)]
    player = s.players[decision.seat]
    twin = s.clone()
    twin.owed = [decision]
    twin.journal = Journal()
    apply_choice(twin, decision, option)
    laying = twin.players[decision.seat]
    assert player.coins - laying.coins == price.coins
    assert player.potions - laying.potions == price.potions
    before = clone_player(laying)
    messages = [event.message for event in twin.journal.read(None)]
    keys = [message.args["n"] for message in messages if message.key == "tg-log-keys"]
    assert keys == ([len(place.keyed)] if place.keyed else [])
    void = [message.args["tile"] for message in messages if message.key == "tg-log-edge-void"]
    assert void == [TILE_NAMES[NUMBER_OF[e.tile]] for e in place.edges if not e.pays]
    caused = laying.later if s.variant.gains_last else twin.owed[1:]
    paying = [step for step in caused if isinstance(step, EdgePays)]
    owed = [step for step in player.later if isinstance(step, EdgePays)]
    assert len(paying) - len(owed) == len([edge for edge in place.edges if edge.pays])
    if s.variant.gains_last and laying.taken == NO_TILE:
        apply_choice(twin, decision, END)
    elif s.variant.gains_last:
        end_step(twin, laying)
    right = [each for each in place.outcomes if each.surcharge in (None, way_of(option))]
    assert sorted(reached(twin, decision, before), key=repr) == sorted(
        [msgspec.structs.replace(each, surcharge=None) for each in right], key=repr
    )


def reached(s: TalesOfGlory, decision: TakeAction, before: Player) -> list[OutcomeView]:
    """All outcomes of a play, for every chest that its Keys may open."""
    found: list[OutcomeView] = []
    paths = [s]
    while paths:
        path = paths.pop()
        while path.owed and path.owed[-1] is not decision:
            options = path.owed[-1].advance(path)
            if options:
                for option in options:
                    twin = path.clone()
                    apply_choice(twin, open_decisions(twin)[0], option)
                    paths.append(twin)
                break
        else:
            outcome = outcome_of(path, before)
            if outcome not in found:
                found.append(outcome)
    return found


def outcome_of(s: TalesOfGlory, before: Player) -> OutcomeView:
    """What a player has now and had not before."""
    player = s.players[before.seat]
    opened = [
        ChestView(SHORT_IDS[tile], n)
        for tile in range(TILE_COUNT)
        for n, chest in enumerate(CHESTS[tile])
        if (player.opened & ~before.opened) >> chest & 1
    ]
    return OutcomeView(
        chests=opened,
        keys_lost=player.keys_lost - before.keys_lost,
        coins=player.coins - before.coins,
        potions=player.potions - before.potions,
        combat=player.combat - before.combat,
        magic=player.magic - before.magic,
        prestige=player.prestige - before.prestige,
        first_player=s.first == player.seat,
    )


def test_matches_side_by_side_do_not_share_what_is_foreseen() -> None:
    """TG-R30  The same tiles lie at a table that receives at once and at one that receives last:
    each is shown its own figures, whichever is looked at first.
    """
    for last_first in (True, False):
        shown: dict[bool, TilePreview] = {}
        for gains_last in (last_first, not last_first):
            scenario = TalesOfGloryScenario(quests=True, gains_last=gains_last)
            scenario.set_goods(combat=3, coins=2)
            scenario.set_taken_tile("A1-01", 1)
            scenario.set_quests("Q09 Q13")
            scenario.begins_turn()
            scenario.chooses("Lay Cellar Rats at 1 south (pay nothing)")
            shown[gains_last] = of(scenario, "Q09")
        for gains_last, prestige in ((True, 5), (False, 2)):
            assert shown[gains_last].with_owed is gains_last
            assert {
                outcome.prestige for cell in shown[gains_last].cells for outcome in cell.outcomes
            } == {prestige}


def test_what_the_step_owes_is_part_of_what_is_foreseen_in_hand() -> None:
    """TG-R30  Once a tile is laid, a Quest shows all that the step will give, and says so; a tile
    of the display cannot be played in this step and shows its own gain alone.
    """
    scenario = TalesOfGloryScenario(quests=True, gains_last=True)
    scenario.set_display("A1-17 - A1-03 A1-04 A1-05 A1-06")
    scenario.set_goods(combat=2, coins=2)
    scenario.set_taken_tile("A1-02", 2)
    scenario.set_quests("Q09")
    scenario.begins_turn()
    lone = keyless(scenario, "Q09")
    assert [(each.coins, each.prestige) for each in lone] == [(0, 0)]
    assert not of(scenario, "Q09").with_owed
    scenario.chooses("Lay Goblin Scouts at 1 west (pay nothing)")
    both = keyless(scenario, "Q09")
    assert [(each.coins, each.prestige) for each in both] == [(1, 6)]
    assert of(scenario, "Q09").with_owed
    assert [(each.coins, each.prestige) for each in keyless(scenario, "A1-17")] == [(4, 0)]
    assert not of(scenario, "A1-17").with_owed


def test_how_the_surcharge_is_paid_matters_when_coins_are_counted_later() -> None:
    """TG-R30, TG-15.6, TG-8.6  A Quest that still owes Prestige for every three coins."""
    scenario = TalesOfGloryScenario(quests=True, gains_last=True)
    scenario.set_display("A1-17 A1-02 A1-03 - A1-05 A1-06")
    scenario.set_goods(combat=3, coins=3, potions=1)
    scenario.set_taken_tile("A1-18", 4)
    scenario.set_quests("Q01")
    scenario.begins_turn()
    scenario.chooses(scenario.offers_starting_with("Lay The Miser")[0])
    outcomes = [(each.surcharge, each.prestige) for each in keyless(scenario, "A1-18")]
    assert outcomes == [("coin", 2), ("potion", 4)]
    shown = {}
    for choice in scenario.drawn_choices()[:2]:
        assert choice.preview is not None
        shown[way_of(choice.id)] = choice.preview.counters["prestige:0"]
    assert shown == {"coin": 2, "potion": 4}
    detail = scenario.decision().detail(scenario.state)
    assert detail is not None
    assert translate(detail, "en").endswith(
        "This already counts what you are still to receive in this step."
    )


def test_what_is_foreseen_of_a_whole_display_is_remembered() -> None:
    """A scene asks for all eight tiles again and again."""
    match = Match(GAME, 5, 4)
    chance = FastChance(4)
    while match.view(0).round < 8:
        seat = match.waiting[0]
        choices = match.choices(seat)
        match.play(seat, choices[chance.below(len(choices))])
    first, again = match.view(0).previews, match.view(0).previews
    assert len(first) == 8
    assert all(one is other for one, other in zip(first, again, strict=True))


def test_what_is_gone_is_forgotten() -> None:
    """A match remembers no more than what its seats may come to play."""
    s = GAME.new_state(3, GAME.check_options({"quests": True}, 3), FastChance(4))
    assert isinstance(s, TalesOfGlory)
    memory = PreviewMemory()
    chance = FastChance(4)
    looks = 0
    while options := run_until_choice(s):
        in_play = sum([len(preview(s, seat, memory)) for seat in range(3)])
        assert len(memory.depends_on) == len(memory.previews) == in_play
        looks += in_play
        apply_choice(s, first_decision(s), options[chance.below(len(options))])
    assert looks > 100


def test_no_state_leads_to_a_preview() -> None:
    """TG-18.4  What another seat was shown of its Quests stays with the match."""
    match = Match(GAME, 2, 4, {"quests": True})
    assert "Q" in {each.tile[0] for each in match.view(1).previews}
    for s in (match._state, match.state(), match.sample(0, FastChance(1))):
        assert not [each for each in reachable(s) if isinstance(each, TilePreview)]
    assert [each for each in reachable(match) if isinstance(each, TilePreview)]
