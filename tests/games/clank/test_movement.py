"""Clank! 4.9 to 4.12: market, tunnels, arriving, artifacts; and walks of several rooms."""

from __future__ import annotations

import pytest

from donjon.games.clank.content.dungeon_map import DUNGEONS
from donjon.games.clank.model.state import ESCAPED, IN
from donjon.games.clank.view.shortcuts import routes
from donjon.kernel.scene import Shortcut
from tests.games.clank.set_table import GAME, Heist


def walker(room: str, board: str = "day", **resources: int) -> Heist:
    """A thief with a card still in hand, in a room, with this among the resources."""
    t = Heist(board=board)
    t.owns(hand="burgle")
    t.stands(room)
    t.acts(**resources)
    return t


def again(t: Heist, **resources: int) -> None:
    t.state.owed.clear()
    t.acts(**resources)


def test_the_market_sells_to_who_stands_in_it() -> None:
    """CL-9.1, CL-20.7, CL-R29  Any item, any number of times, also without having just arrived."""
    t = walker("D25")
    t.thief().gold = 21
    assert t.offers_any("Buy") == [
        "Buy Master Key (7 gold)", "Buy Backpack (7 gold)", "Buy Crown (10) (7 gold)",
    ]  # fmt: skip
    t.chooses("Buy Master Key (7 gold)")
    t.chooses("Buy Master Key (7 gold)")
    t.chooses("Buy Backpack (7 gold)")
    assert t.thief().gold == 0
    assert t.offers_any("Buy") == []
    t.thief().gold = 7
    t.stands("D24")
    assert t.offers_any("Buy") == []


def test_crowns_from_the_top() -> None:
    """CL-9.2, CL-9.3, CL-I17  Ten, nine, eight, then sold out; one may own several."""
    t = walker("D18")
    t.thief().gold = 28
    for value in (10, 9, 8):
        t.chooses(f"Buy Crown ({value}) (7 gold)")
    assert t.offers_any("Buy Crown") == []
    assert GAME.view(t.state, 1).thieves[0].items == {"crown_10": 1, "crown_9": 1, "crown_8": 1}


def test_items_lie_open_and_stay() -> None:
    """CL-9.4  Everyone sees them; nothing offers to sell or trade them."""
    t = walker("D18")
    t.thief().gold = 7
    t.chooses("Buy Backpack (7 gold)")
    assert GAME.view(t.state, None).thieves[0].items == {"backpack": 1}
    assert not any("Backpack" in label for label in t.offers() if "Buy" not in label)


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
    t = walker("D02", boots=1)
    assert t.offers_any("Walk") == [
        "Walk to Gatehouse (one boot)",
        "Walk to Shimmering Landing (one boot)",
    ]
    again(t, boots=2)
    assert "Walk to Guard Room (2 boots)" in t.offers()
    t.chooses("Walk to Guard Room (2 boots)")
    assert (t.resources.boots, t.room()) == (0, "D03")


def test_swords_or_damage() -> None:
    """CL-10.2, CL-10.3, CL-R52  The thief splits; damage comes from the supply; no card falls."""
    t = walker("D25", boots=1, swords=1)
    assert t.offers_any("Walk to Shield Hall") == [
        "Walk to Shield Hall (one boot; one sword, 1 damage)",
        "Walk to Shield Hall (one boot; no sword, 2 damage)",
    ]
    t.chooses("Walk to Shield Hall (one boot; no sword, 2 damage)")
    assert (t.thief().damage, t.thief().supply, t.resources.swords) == (2, 28, 1)
    assert (t.state.dungeon_discard, t.thief().gold) == ([], 0)


def test_damage_needs_cubes_and_must_not_knock_out() -> None:
    """CL-10.3, CL-10.4  With one cube, or eight wounds, two monsters need a sword."""
    t = walker("D25", boots=1)
    t.thief().supply, t.thief().clank = 1, 29
    assert t.offers_any("Walk to Shield Hall") == []
    t.thief().supply, t.thief().clank, t.thief().damage = 22, 0, 8
    assert t.offers_any("Walk to Shield Hall") == []
    t.resources.swords = 1
    assert t.offers_any("Walk to Shield Hall") == [
        "Walk to Shield Hall (one boot; one sword, 1 damage)"
    ]


def test_locks_need_a_key() -> None:
    """CL-10.5, CL-R48  In both directions, as often as wanted, at once when bought."""
    t = walker("D26", boots=4)
    t.thief().gold = 7
    assert t.offers_any("Walk to Drowned Geode") == []
    t.chooses("Buy Master Key (7 gold)")
    t.plays("Burgle")
    t.state.resources.crystal_proof = True
    t.chooses("Walk to Drowned Geode (one boot)")
    t.chooses("Leave the minor secrets")
    t.chooses("Walk to Market, south-east stall (one boot)")
    assert "Walk to Drowned Geode (one boot)" in t.offers()
    assert sum(t.thief().items) == 1


def test_one_way_tunnels() -> None:
    """CL-10.6  From D05 to D04, and not back."""
    t = walker("D05", boots=1)
    assert "Walk to Chapel (one boot)" in t.offers()
    t.stands("D04")
    assert t.offers_any("Walk to Tower Top") == []


def test_over_the_edge_of_the_board() -> None:
    """CL-10.7  D16 to D21 is one tunnel of one boot, both ways."""
    t = walker("D16", boots=1)
    assert "Walk to Eastern Geode (one boot)" in t.offers()
    t.stands("D21")
    assert "Walk to Root Crossing (one boot)" in t.offers()


def test_symbols_of_a_tunnel_add_up() -> None:
    """CL-10.8  D17 to D24: two boots and a monster; and every lock on the board is without."""
    t = walker("D17", boots=2, swords=1)
    assert t.offers_any("Walk to Hidden Niche") == [
        "Walk to Hidden Niche (2 boots; one sword, no damage)",
        "Walk to Hidden Niche (2 boots; no sword, 1 damage)",
    ]
    again(t, boots=1, swords=1)
    assert t.offers_any("Walk to Hidden Niche") == []


def test_a_crystal_cave_exhausts() -> None:
    """CL-10.9, CL-21.15, CL-13.8  No boots, not even new ones; teleports still work."""
    t = walker("D02", boots=3, skill=3)
    t.row("ladder")
    t.keeps("swiftness_potion")
    t.chooses("Walk to Shimmering Landing (one boot)")
    assert t.offers_any("Walk") == []
    t.chooses("Use Ladder (3 skill)")
    t.chooses("Use: Potion of Swiftness")
    assert t.resources.boots == 5
    assert t.offers_any("Walk") == []
    t.resources.teleports = 1
    assert t.offers_any("Teleport") == [
        "Teleport to Great Hall", "Teleport to Old Pantry", "Teleport to Mirror Cave",
    ]  # fmt: skip


def test_a_cave_entered_by_teleport_exhausts_too() -> None:
    """CL-10.9  By any means."""
    t = walker("D02", boots=1, teleports=1)
    t.chooses("Teleport to Shimmering Landing")
    assert t.offers_any("Walk") == []


def test_a_turn_that_starts_in_a_cave() -> None:
    """CL-10.10  Is not exhausted."""
    t = walker("D07", boots=1)
    assert "Walk to Great Hall (one boot)" in t.offers()


def test_a_teleport_ignores_everything() -> None:
    """CL-10.11, CL-20.4  Boots, monsters, locks and arrows; the arrival counts in full."""
    t = walker("D04", teleports=1)
    assert t.offers_any("Teleport") == [
        "Teleport to Guard Room", "Teleport to Crystal Stair", "Teleport to Tower Top",
    ]  # fmt: skip
    t.hides("D05", "chalice")
    t.chooses("Teleport to Tower Top")
    assert t.offers() == ["Take the major secret", "Leave the major secret"]
    assert t.resources.teleports == 0


def test_the_flag_needs_an_artifact() -> None:
    """CL-10.12, CL-R13  On foot or by teleport; and from the flag there is one way."""
    t = walker("D01", boots=1, teleports=1)
    assert not any("flag" in label for label in t.offers())
    t.has_artifact(5)
    assert "Walk to Starting flag (one boot)" in t.offers()
    assert "Teleport to Starting flag" in t.offers()
    t.stands("D00")
    assert t.offers_any("Walk") == ["Walk to Gatehouse (one boot)"]
    assert t.offers_any("Teleport") == ["Teleport to Gatehouse"]


def test_rooms_are_shared() -> None:
    """CL-10.13  Pawns never block."""
    t = walker("D01", boots=1)
    t.stands("D02", 1)
    t.chooses("Walk to Great Hall (one boot)")
    assert t.thief(0).room == t.thief(1).room


def test_back_and_forth() -> None:
    """CL-10.14  As long as boots last."""
    t = walker("D01", boots=3)
    for room in ("Great Hall", "Gatehouse", "Great Hall"):
        t.chooses(f"Walk to {room} (one boot)")
    assert (t.room(), t.resources.boots) == ("D02", 0)


def test_the_order_of_arrival() -> None:
    """CL-11.1, CL-R16, CL-11.2  K42 exhausts, then heals; then tokens are asked for."""
    t = walker("K36", "dusk", boots=2)
    t.is_hurt(2)
    t.hides("K42", "treasure")
    t.chooses("Walk to Healing Geode (one boot)")
    assert t.resources.exhausted
    assert t.thief().damage == 1
    assert t.offers()[0] == "Take a minor secret"


def test_every_arrival_at_a_fountain_heals() -> None:
    """CL-11.2  Three times in one turn; and a fountain without damage does nothing."""
    t = walker("D33", boots=9)
    t.is_hurt(2)
    t.state.resources.monster_proof = True
    for damage in (1, 0, 0):
        t.resources.boots = 4
        t.chooses("Walk to Armour Pit (2 boots)")
        t.chooses("Walk to East Fountain (2 boots)")
        assert t.thief().damage == damage


def test_one_token_or_none() -> None:
    """CL-11.3, CL-11.4, CL-20.5  At once, and only on arrival."""
    t = walker("D02", boots=2)
    t.hides("D03", "treasure skill_boost")
    t.chooses("Walk to Guard Room (2 boots)")
    assert t.decision().rule() == "CL-11.3"
    t.chooses("Leave the minor secrets")
    assert t.offers_any("Take") == []
    assert len(t.state.secrets[t.thief().room]) == 2


def test_staying_gives_nothing() -> None:
    """CL-11.5  A turn that starts beside two secrets."""
    t = Heist()
    t.stands("D03")
    t.owns(hand="burgle")
    t.owns(hand="burgle burgle", seat=1)
    t.turn()
    assert t.offers() == ["Play Burgle"]


@pytest.mark.parametrize(("number", "secret"), [(0, "healing_potion"), (1, "dragon_egg")])
def test_one_of_two_at_random(number: int, secret: str) -> None:
    """CL-11.6, CL-11.7, CL-R30  Chance decides which, and all see it; the last one needs none."""
    t = walker("D02", boots=2)
    t.hides("D03", "healing_potion dragon_egg")
    t.script(number)
    t.chooses("Walk to Guard Room (2 boots)")
    revealed = t.state.revealed
    t.chooses("Take a minor secret")
    assert t.script_is_used_up
    assert GAME.view(t.state, 1).thieves[0].secrets == {secret: 1}
    assert t.state.revealed == revealed + 1
    again(t, boots=4)
    t.chooses("Walk to Great Hall (2 boots)")
    t.chooses("Walk to Guard Room (2 boots)")
    t.chooses("Take a minor secret")
    assert len(GAME.view(t.state, 1).thieves[0].secrets) == 2


def test_idols_are_alike_and_no_secrets() -> None:
    """CL-11.8  Three of them; each is worth five points."""
    t = walker("D16", boots=1, swords=1)
    t.chooses("Walk to Monkey Shrine (one boot; one sword, no damage)")
    assert t.offers() == ["Take a Monkey Idol", "Leave the Monkey Idols"]
    t.chooses("Take a Monkey Idol")
    assert GAME.view(t.state, 1).thieves[0].idols == 1
    assert t.state.idols.bit_count() == 2
    assert sum(t.thief().secrets) == 0


def test_artifacts_are_taken_by_an_action() -> None:
    """CL-11.9, CL-12.1, CL-20.6  Not asked on arrival, but offered at any moment, also later."""
    t = walker("D15", boots=1)
    t.lies(7)
    t.chooses("Walk to Chamber of the Ankh (one boot)")
    assert t.decision().rule() == "CL-20.1"
    assert "Take the artifact: Ankh (7)" in t.offers()
    t.plays("Burgle")
    assert "End your turn" in t.offers()
    again(t)
    t.chooses("Take the artifact: Ankh (7)")
    assert t.thief().artifacts == 2


def test_the_wand_of_wind() -> None:
    """CL-11.10, CL-R31, CL-20.13, CL-21.7  From a joined room through lock or arrow; no arrival."""
    t = Heist()
    t.stands("D04")
    t.hides("D05", "greater_treasure")
    t.hides("D09", "treasure treasure")
    t.hides("D03", "")
    t.owns(hand="wand_of_wind burgle")
    t.acts()
    t.plays("Wand of Wind")
    assert t.offers() == ["Gain a teleport", "Take a secret from a connected room"]
    t.chooses("Take a secret from a connected room")
    assert t.offers() == ["Take a secret from Tower Top", "Take a secret from Crystal Stair"]
    t.chooses("Take a secret from Tower Top")
    assert (t.thief().gold, t.room(), t.resources.exhausted) == (5, "D04", False)


def test_the_wand_takes_no_idols() -> None:
    """CL-R31, CL-4.17  Beside the shrine alone only the teleport is left, and taken unasked."""
    t = Heist()
    t.stands("D35")
    t.hides("D29", "")
    t.hides("D36", "")
    t.owns(hand="wand_of_wind burgle")
    t.acts()
    t.plays("Wand of Wind")
    assert t.resources.teleports == 1


def test_the_artifact_limit() -> None:
    """CL-12.2, CL-12.3, CL-R48  One, and one more with a backpack bought on the spot."""
    t = walker("D26")
    t.has_artifact(5)
    t.lies(10)
    t.thief().gold = 7
    assert t.offers_any("Take") == []
    t.chooses("Buy Backpack (7 gold)")
    t.chooses("Take the artifact: Vase (10)")
    assert GAME.view(t.state, 1).thieves[0].artifacts == ["artifact_5", "artifact_10"]


def test_each_artifact_makes_the_dragon_angry() -> None:
    """CL-12.4, CL-12.5, CL-R34  One space at once; the last space is the end."""
    t = walker("D20")
    t.state.rage = 6
    t.lies(7)
    t.chooses("Take the artifact: Ankh (7)")
    assert t.state.rage == 7
    again(t)
    t.has_item("backpack")
    t.stands("D26")
    t.lies(10)
    t.chooses("Take the artifact: Vase (10)")
    assert t.state.rage == 7


def test_who_has_left_moves_no_more() -> None:
    """CL-17.2  On the flag, escaped: no tunnels, no teleports, no market."""
    t = walker("D01", boots=3, teleports=2)
    t.has_artifact(5)
    t.chooses("Walk to Starting flag (one boot)")
    assert t.thief().status == ESCAPED
    assert t.offers() == ["Play Burgle", "End your turn; one card stays unplayed"]


def walks(t: Heist) -> list[Shortcut]:
    return [reach for reach in t.shortcuts() if reach.label is None]


def test_walks_of_several_rooms() -> None:
    """CL-10.1, CL-10.9  The cheapest ways, round monsters, ending at caves and tokens."""
    t = walker("D01", boots=4)
    found = {reach.target: (reach.route, reach.cost[0].n) for reach in walks(t)}
    assert found == {
        "room:D07": (["room:D02", "room:D07"], 2),
        "room:D03": (["room:D02", "room:D03"], 3),
    }
    t.resources.boots = 2
    assert [reach.target for reach in walks(t)] == ["room:D07"]
    t.hides("D03", "")
    t.resources.boots = 6
    ways = {t.state.dungeon.rooms[route[-1]]: boots for route, boots in routes(t.state, t.thief())}
    assert ways == {"D02": 1, "D07": 2, "D03": 3, "D09": 4, "D04": 5}
    t.resources.crystal_proof = True
    ways = {t.state.dungeon.rooms[route[-1]]: boots for route, boots in routes(t.state, t.thief())}
    assert ways["D12"] == 4


def test_every_way_of_a_walk_can_be_walked() -> None:
    """CL-10.1  Step by step each room of a route is offered, without another question."""
    for boots in (2, 4, 7):
        for reach in walks(walker("D01", boots=boots)):
            t = walker("D01", boots=boots)
            for room in reach.route:
                decision = t.decision()
                options = [
                    option
                    for option in decision.options(t.state)
                    if decision.targets(t.state, option) == [room]
                ]
                assert len(options) == 1
                t.chooses(t.offers()[decision.options(t.state).index(options[0])])
            assert t.resources.boots == boots - int(str(reach.cost[0].n))
            assert t.thief().status == IN
