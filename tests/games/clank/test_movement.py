"""Clank! 4.9 to 4.12: market, tunnels, arriving, artifacts; and walks of several rooms."""

from __future__ import annotations

import pytest

from donjon.games.clank.content.dungeon_map import DUNGEONS
from donjon.games.clank.model.state import ESCAPED, IN
from donjon.games.clank.view.shortcuts import routes
from donjon.kernel.scene import Shortcut
from tests.games.clank.scenario import GAME, ClankScenario


def walker(room: str, board: str = "day", **resources: int) -> ClankScenario:
    """A thief with a card still in hand, in a room, with this among the resources."""
    scenario = ClankScenario(board=board)
    scenario.set_cards(hand="burgle")
    scenario.place_thief(room)
    scenario.acts(**resources)
    return scenario


def again(scenario: ClankScenario, **resources: int) -> None:
    scenario.state.owed.clear()
    scenario.acts(**resources)


def test_the_market_sells_to_who_stands_in_it() -> None:
    """CL-9.1, CL-20.7, CL-R29  Any item, any number of times, also without having just arrived."""
    scenario = walker("D25")
    scenario.thief().gold = 21
    assert scenario.offers_starting_with("Buy") == [
        "Buy Master Key (7 gold)", "Buy Backpack (7 gold)", "Buy Crown (10) (7 gold)",
    ]  # fmt: skip
    scenario.chooses("Buy Master Key (7 gold)")
    scenario.chooses("Buy Master Key (7 gold)")
    scenario.chooses("Buy Backpack (7 gold)")
    assert scenario.thief().gold == 0
    assert scenario.offers_starting_with("Buy") == []
    scenario.thief().gold = 7
    scenario.place_thief("D24")
    assert scenario.offers_starting_with("Buy") == []


def test_crowns_from_the_top() -> None:
    """CL-9.2, CL-9.3, CL-I17  Ten, nine, eight, then sold out; one may own several."""
    scenario = walker("D18")
    scenario.thief().gold = 28
    for value in (10, 9, 8):
        scenario.chooses(f"Buy Crown ({value}) (7 gold)")
    assert scenario.offers_starting_with("Buy Crown") == []
    assert GAME.view(scenario.state, 1).thieves[0].items == {
        "crown_10": 1,
        "crown_9": 1,
        "crown_8": 1,
    }


def test_items_lie_open_and_stay() -> None:
    """CL-9.4  Everyone sees them; nothing offers to sell or trade them."""
    scenario = walker("D18")
    scenario.thief().gold = 7
    scenario.chooses("Buy Backpack (7 gold)")
    assert GAME.view(scenario.state, None).thieves[0].items == {"backpack": 1}
    assert not any("Backpack" in label for label in scenario.offers() if "Buy" not in label)


@pytest.mark.parametrize(
    ("side", "rooms"),
    [("day", "D18 D19 D25 D26"), ("dusk", "K18 K20 K25 K26 K33")],
)
def test_the_market_rooms(side: str, rooms: str) -> None:
    """CL-9.5  One common supply for all of them."""
    dungeon = DUNGEONS[side]
    found = [dungeon.rooms[room] for room, market in enumerate(dungeon.market) if market]
    assert found == rooms.split()


def test_one_boot_or_two() -> None:
    """CL-10.1, CL-20.3  Footprints cost two."""
    scenario = walker("D02", boots=1)
    assert scenario.offers_starting_with("Walk") == [
        "Walk to Gatehouse (one boot)",
        "Walk to Shimmering Landing (one boot)",
    ]
    again(scenario, boots=2)
    assert "Walk to Guard Room (2 boots)" in scenario.offers()
    scenario.chooses("Walk to Guard Room (2 boots)")
    assert (scenario.resources.boots, scenario.room()) == (0, "D03")


def test_swords_or_damage() -> None:
    """CL-10.2, CL-10.3, CL-R52  The thief splits; damage comes from the supply; no card falls."""
    scenario = walker("D25", boots=1, swords=1)
    assert scenario.offers_starting_with("Walk to Shield Hall") == [
        "Walk to Shield Hall (one boot; one sword, 1 damage)",
        "Walk to Shield Hall (one boot; no sword, 2 damage)",
    ]
    scenario.chooses("Walk to Shield Hall (one boot; no sword, 2 damage)")
    assert (scenario.thief().damage, scenario.thief().supply, scenario.resources.swords) == (
        2,
        28,
        1,
    )
    assert (scenario.state.dungeon_discard, scenario.thief().gold) == ([], 0)


def test_damage_needs_cubes_and_must_not_knock_out() -> None:
    """CL-10.3, CL-10.4  With one cube, or eight wounds, two monsters need a sword."""
    scenario = walker("D25", boots=1)
    scenario.thief().supply, scenario.thief().clank = 1, 29
    assert scenario.offers_starting_with("Walk to Shield Hall") == []
    scenario.thief().supply, scenario.thief().clank, scenario.thief().damage = 22, 0, 8
    assert scenario.offers_starting_with("Walk to Shield Hall") == []
    scenario.resources.swords = 1
    assert scenario.offers_starting_with("Walk to Shield Hall") == [
        "Walk to Shield Hall (one boot; one sword, 1 damage)"
    ]


def test_locks_need_a_key() -> None:
    """CL-10.5, CL-R48  In both directions, as often as wanted, at once when bought."""
    scenario = walker("D26", boots=4)
    scenario.thief().gold = 7
    assert scenario.offers_starting_with("Walk to Drowned Geode") == []
    scenario.chooses("Buy Master Key (7 gold)")
    scenario.plays("Burgle")
    scenario.state.resources.crystal_proof = True
    scenario.chooses("Walk to Drowned Geode (one boot)")
    scenario.chooses("Leave the minor secrets")
    scenario.chooses("Walk to Market, south-east stall (one boot)")
    assert "Walk to Drowned Geode (one boot)" in scenario.offers()
    assert sum(scenario.thief().items) == 1


def test_one_way_tunnels() -> None:
    """CL-10.6  From D05 to D04, and not back."""
    scenario = walker("D05", boots=1)
    assert "Walk to Chapel (one boot)" in scenario.offers()
    scenario.place_thief("D04")
    assert scenario.offers_starting_with("Walk to Tower Top") == []


def test_over_the_edge_of_the_board() -> None:
    """CL-10.7  D16 to D21 is one tunnel of one boot, both ways."""
    scenario = walker("D16", boots=1)
    assert "Walk to Eastern Geode (one boot)" in scenario.offers()
    scenario.place_thief("D21")
    assert "Walk to Root Crossing (one boot)" in scenario.offers()


def test_symbols_of_a_tunnel_add_up() -> None:
    """CL-10.8  D17 to D24: two boots and a monster; and every lock on the board is without."""
    scenario = walker("D17", boots=2, swords=1)
    assert scenario.offers_starting_with("Walk to Hidden Niche") == [
        "Walk to Hidden Niche (2 boots; one sword, no damage)",
        "Walk to Hidden Niche (2 boots; no sword, 1 damage)",
    ]
    again(scenario, boots=1, swords=1)
    assert scenario.offers_starting_with("Walk to Hidden Niche") == []


def test_a_crystal_cave_exhausts() -> None:
    """CL-10.9, CL-21.15, CL-13.8  No boots, not even new ones; teleports still work."""
    scenario = walker("D02", boots=3, skill=3)
    scenario.set_row("ladder")
    scenario.give_secret("swiftness_potion")
    scenario.chooses("Walk to Shimmering Landing (one boot)")
    assert scenario.offers_starting_with("Walk") == []
    scenario.chooses("Use Ladder (3 skill)")
    scenario.chooses("Use: Potion of Swiftness")
    assert scenario.resources.boots == 5
    assert scenario.offers_starting_with("Walk") == []
    scenario.resources.teleports = 1
    assert scenario.offers_starting_with("Teleport") == [
        "Teleport to Great Hall", "Teleport to Old Pantry", "Teleport to Mirror Cave",
    ]  # fmt: skip


def test_a_cave_entered_by_teleport_exhausts_too() -> None:
    """CL-10.9  By any means."""
    scenario = walker("D02", boots=1, teleports=1)
    scenario.chooses("Teleport to Shimmering Landing")
    assert scenario.offers_starting_with("Walk") == []


def test_a_turn_that_starts_in_a_cave() -> None:
    """CL-10.10  Is not exhausted."""
    scenario = walker("D07", boots=1)
    assert "Walk to Great Hall (one boot)" in scenario.offers()


def test_a_teleport_ignores_everything() -> None:
    """CL-10.11, CL-20.4  Boots, monsters, locks and arrows; the arrival counts in full."""
    scenario = walker("D04", teleports=1)
    assert scenario.offers_starting_with("Teleport") == [
        "Teleport to Guard Room", "Teleport to Crystal Stair", "Teleport to Tower Top",
    ]  # fmt: skip
    scenario.set_secrets("D05", "chalice")
    scenario.chooses("Teleport to Tower Top")
    assert scenario.offers() == ["Take the major secret", "Leave the major secret"]
    assert scenario.resources.teleports == 0


def test_the_flag_needs_an_artifact() -> None:
    """CL-10.12, CL-R13  On foot or by teleport; and from the flag there is one way."""
    scenario = walker("D01", boots=1, teleports=1)
    assert not any("flag" in label for label in scenario.offers())
    scenario.give_artifact(5)
    assert "Walk to Starting flag (one boot)" in scenario.offers()
    assert "Teleport to Starting flag" in scenario.offers()
    scenario.place_thief("D00")
    assert scenario.offers_starting_with("Walk") == ["Walk to Gatehouse (one boot)"]
    assert scenario.offers_starting_with("Teleport") == ["Teleport to Gatehouse"]


def test_rooms_are_shared() -> None:
    """CL-10.13  Pawns never block."""
    scenario = walker("D01", boots=1)
    scenario.place_thief("D02", 1)
    scenario.chooses("Walk to Great Hall (one boot)")
    assert scenario.thief(0).room == scenario.thief(1).room


def test_back_and_forth() -> None:
    """CL-10.14  As long as boots last."""
    scenario = walker("D01", boots=3)
    for room in ("Great Hall", "Gatehouse", "Great Hall"):
        scenario.chooses(f"Walk to {room} (one boot)")
    assert (scenario.room(), scenario.resources.boots) == ("D02", 0)


def test_the_order_of_arrival() -> None:
    """CL-11.1, CL-R16, CL-11.2  K42 exhausts, then heals; then tokens are asked for."""
    scenario = walker("K36", "dusk", boots=2)
    scenario.add_damage(2)
    scenario.set_secrets("K42", "treasure")
    scenario.chooses("Walk to Healing Geode (one boot)")
    assert scenario.resources.exhausted
    assert scenario.thief().damage == 1
    assert scenario.offers()[0] == "Take a minor secret"


def test_every_arrival_at_a_fountain_heals() -> None:
    """CL-11.2  Three times in one turn; and a fountain without damage does nothing."""
    scenario = walker("D33", boots=9)
    scenario.add_damage(2)
    scenario.state.resources.monster_proof = True
    for damage in (1, 0, 0):
        scenario.resources.boots = 4
        scenario.chooses("Walk to Armour Pit (2 boots)")
        scenario.chooses("Walk to East Fountain (2 boots)")
        assert scenario.thief().damage == damage


def test_one_token_or_none() -> None:
    """CL-11.3, CL-11.4, CL-20.5  At once, and only on arrival."""
    scenario = walker("D02", boots=2)
    scenario.set_secrets("D03", "treasure skill_boost")
    scenario.chooses("Walk to Guard Room (2 boots)")
    assert scenario.decision().rule() == "CL-11.3"
    scenario.chooses("Leave the minor secrets")
    assert scenario.offers_starting_with("Take") == []
    assert len(scenario.state.secrets[scenario.thief().room]) == 2


def test_staying_gives_nothing() -> None:
    """CL-11.5  A turn that starts beside two secrets."""
    scenario = ClankScenario()
    scenario.place_thief("D03")
    scenario.set_cards(hand="burgle")
    scenario.set_cards(hand="burgle burgle", seat=1)
    scenario.begins_turn()
    assert scenario.offers() == ["Play Burgle"]


@pytest.mark.parametrize(("number", "secret"), [(0, "healing_potion"), (1, "dragon_egg")])
def test_one_of_two_at_random(number: int, secret: str) -> None:
    """CL-11.6, CL-11.7, CL-R30  Chance decides which, and all see it; the last one needs none."""
    scenario = walker("D02", boots=2)
    scenario.set_secrets("D03", "healing_potion dragon_egg")
    scenario.script(number)
    scenario.chooses("Walk to Guard Room (2 boots)")
    revealed = scenario.state.revealed
    scenario.chooses("Take a minor secret")
    assert scenario.script_is_used_up
    assert GAME.view(scenario.state, 1).thieves[0].secrets == {secret: 1}
    assert scenario.state.revealed == revealed + 1
    again(scenario, boots=4)
    scenario.chooses("Walk to Great Hall (2 boots)")
    scenario.chooses("Walk to Guard Room (2 boots)")
    scenario.chooses("Take a minor secret")
    assert len(GAME.view(scenario.state, 1).thieves[0].secrets) == 2


def test_idols_are_alike_and_no_secrets() -> None:
    """CL-11.8  Three of them; each is worth five points."""
    scenario = walker("D16", boots=1, swords=1)
    scenario.chooses("Walk to Monkey Shrine (one boot; one sword, no damage)")
    assert scenario.offers() == ["Take a Monkey Idol", "Leave the Monkey Idols"]
    scenario.chooses("Take a Monkey Idol")
    assert GAME.view(scenario.state, 1).thieves[0].idols == 1
    assert scenario.state.idols.bit_count() == 2
    assert sum(scenario.thief().secrets) == 0


def test_artifacts_are_taken_by_an_action() -> None:
    """CL-11.9, CL-12.1, CL-20.6  Not asked on arrival, but offered at any moment, also later."""
    scenario = walker("D15", boots=1)
    scenario.put_artifact(7)
    scenario.chooses("Walk to Chamber of the Ankh (one boot)")
    assert scenario.decision().rule() == "CL-20.1"
    assert "Take the artifact: Ankh (7)" in scenario.offers()
    scenario.plays("Burgle")
    assert "End your turn" in scenario.offers()
    again(scenario)
    scenario.chooses("Take the artifact: Ankh (7)")
    assert scenario.thief().artifacts == 2


def test_the_wand_of_wind() -> None:
    """CL-11.10, CL-R31, CL-20.13, CL-21.7  From a joined room through lock or arrow; no arrival."""
    scenario = ClankScenario()
    scenario.place_thief("D04")
    scenario.set_secrets("D05", "greater_treasure")
    scenario.set_secrets("D09", "treasure treasure")
    scenario.set_secrets("D03", "")
    scenario.set_cards(hand="wand_of_wind burgle")
    scenario.acts()
    scenario.plays("Wand of Wind")
    assert scenario.offers() == ["Gain a teleport", "Take a secret from a connected room"]
    scenario.chooses("Take a secret from a connected room")
    assert scenario.offers() == ["Take a secret from Tower Top", "Take a secret from Crystal Stair"]
    scenario.chooses("Take a secret from Tower Top")
    assert (scenario.thief().gold, scenario.room(), scenario.resources.exhausted) == (
        5,
        "D04",
        False,
    )


def test_the_wand_takes_no_idols() -> None:
    """CL-R31, CL-4.17  Beside the shrine alone only the teleport is left, and taken unasked."""
    scenario = ClankScenario()
    scenario.place_thief("D35")
    scenario.set_secrets("D29", "")
    scenario.set_secrets("D36", "")
    scenario.set_cards(hand="wand_of_wind burgle")
    scenario.acts()
    scenario.plays("Wand of Wind")
    assert scenario.resources.teleports == 1


def test_the_artifact_limit() -> None:
    """CL-12.2, CL-12.3, CL-R48  One, and one more with a backpack bought on the spot."""
    scenario = walker("D26")
    scenario.give_artifact(5)
    scenario.put_artifact(10)
    scenario.thief().gold = 7
    assert scenario.offers_starting_with("Take") == []
    scenario.chooses("Buy Backpack (7 gold)")
    scenario.chooses("Take the artifact: Vase (10)")
    assert GAME.view(scenario.state, 1).thieves[0].artifacts == ["artifact_5", "artifact_10"]


def test_each_artifact_makes_the_dragon_angry() -> None:
    """CL-12.4, CL-12.5, CL-R34  One space at once; the last space is the end."""
    scenario = walker("D20")
    scenario.state.rage = 6
    scenario.put_artifact(7)
    scenario.chooses("Take the artifact: Ankh (7)")
    assert scenario.state.rage == 7
    again(scenario)
    scenario.give_item("backpack")
    scenario.place_thief("D26")
    scenario.put_artifact(10)
    scenario.chooses("Take the artifact: Vase (10)")
    assert scenario.state.rage == 7


def test_who_has_left_moves_no_more() -> None:
    """CL-17.2  On the flag, escaped: no tunnels, no teleports, no market."""
    scenario = walker("D01", boots=3, teleports=2)
    scenario.give_artifact(5)
    scenario.chooses("Walk to Starting flag (one boot)")
    assert scenario.thief().status == ESCAPED
    assert scenario.offers() == ["Play Burgle", "End your turn; one card stays unplayed"]


def walks(scenario: ClankScenario) -> list[Shortcut]:
    return [reach for reach in scenario.shortcuts() if reach.label is None]


def test_walks_of_several_rooms() -> None:
    """CL-10.1, CL-10.9  The cheapest ways, round monsters, ending at caves and tokens."""
    scenario = walker("D01", boots=4)
    found = {reach.target: (reach.route, reach.cost[0].n) for reach in walks(scenario)}
    assert found == {
        "room:D07": (["room:D02", "room:D07"], 2),
        "room:D03": (["room:D02", "room:D03"], 3),
    }
    scenario.resources.boots = 2
    assert [reach.target for reach in walks(scenario)] == ["room:D07"]
    scenario.set_secrets("D03", "")
    scenario.resources.boots = 6
    ways = {
        scenario.state.dungeon.rooms[route[-1]]: boots
        for route, boots in routes(scenario.state, scenario.thief())
    }
    assert ways == {"D02": 1, "D07": 2, "D03": 3, "D09": 4, "D04": 5}
    scenario.resources.crystal_proof = True
    ways = {
        scenario.state.dungeon.rooms[route[-1]]: boots
        for route, boots in routes(scenario.state, scenario.thief())
    }
    assert ways["D12"] == 4


def test_every_way_of_a_walk_can_be_walked() -> None:
    """CL-10.1  Step by step each room of a route is offered, without another question."""
    for boots in (2, 4, 7):
        for reach in walks(walker("D01", boots=boots)):
            scenario = walker("D01", boots=boots)
            for room in reach.route:
                decision = scenario.decision()
                options = [
                    option
                    for option in decision.options(scenario.state)
                    if decision.targets(scenario.state, option) == [room]
                ]
                assert len(options) == 1
                scenario.chooses(
                    scenario.offers()[decision.options(scenario.state).index(options[0])]
                )
            assert scenario.resources.boots == boots - int(str(reach.cost[0].n))
            assert scenario.thief().status == IN
