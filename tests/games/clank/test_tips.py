"""What is said about things on Clank!'s table, and why they cannot be picked."""

from __future__ import annotations

from donjon import Match
from donjon.conformance.checks.tips import things
from donjon.games.clank import GAME
from donjon.games.clank.content.dungeon_map import FLAG
from donjon.games.clank.content.tables import BOARD, HEALTH
from donjon.games.clank.drawing.dungeon_board import BOARDS
from donjon.games.clank.drawing.tips import TIPS
from donjon.games.clank.rules.turn_actions import TakeAction
from donjon.kernel.scene import Scene, kind_of, tip_keys
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate
from tests.games.clank.scenario import ClankScenario


def new_match() -> Match:
    return Match(GAME, seats=2, seed=5)


def asked_scene(match: Match) -> tuple[int, Scene]:
    seat = match.waiting[0]
    return seat, match.scene(seat)


def why(match: Match, id: str) -> str:
    """Why the seat that is asked cannot pick a thing, in English; nothing if it may."""
    told = match.why_not(match.waiting[0], id)
    return translate(told[0], "en") if told is not None else ""


def said(tip: str) -> str:
    text = TIPS[tip].text
    assert isinstance(text, Message)
    return translate(text, "en")


def test_no_tip_is_about_nothing() -> None:
    """Each tip is that of some room, tunnel, face or kind of thing."""
    ids = {spot.tip for side in BOARDS.values() for spot in side[2].spots}
    ids |= {link.tip for side in BOARDS.values() for link in side[2].links}
    match = new_match()
    scene = match.scene(0)
    used = {key for counter in scene.counters for key in tip_keys(counter)}
    used |= {key for spot in scene.boards[0].spots for key in tip_keys(spot)}
    used |= {key for piece in scene.pieces for key in tip_keys(piece)}
    used |= {kind_of(face) for face in scene.faces} | set(scene.faces)
    later = {"artifacts", "idols", "keys", "mastery", "packs", "secrets", "teleports", "credit"}
    assert TIPS.keys() - used - ids - later == {"row", "reserve"}  # slots


def test_a_tunnel_says_what_all_its_symbols_cost() -> None:
    assert said("tunnel-1-0-0-0") == "One boot."
    assert said("tunnel-1-0-1-0") == "One boot. Only with a Master Key."
    assert said("tunnel-2-1-0-0") == "Two boots. Pay a sword or take 1 damage."


class TestWhyNot:
    """At the first choice of a match, on the flag of the day side, with no card played."""

    def test_boots_that_are_missing_are_counted(self) -> None:
        assert why(new_match(), "room:D01") == "one boot, you have 0"
        assert why(new_match(), "room:D04").endswith("boots, you have 0")

    def test_a_tunnel_elsewhere_is_out_of_reach(self) -> None:
        elsewhere = BOARD["day"].tunnels[-1]
        assert why(new_match(), f"tunnel:{elsewhere.id}") == "it does not begin where you are"

    def test_goods_are_sold_in_markets(self) -> None:
        assert why(new_match(), "item:master_key") == "you are in no market"

    def test_skill_that_is_missing_is_counted(self) -> None:
        match = new_match()
        scene = match.scene(match.waiting[0])
        tome = next(piece for piece in scene.pieces if piece.face == "face:secret_tome")
        assert why(match, tome.id) == "7 skill, you have 0"

    def test_what_may_be_picked_needs_no_reason(self) -> None:
        match = new_match()
        seat, _ = asked_scene(match)
        assert {why(match, id) for choice in match.choices(seat) for id in choice.targets} == {""}

    def test_nobody_else_is_told(self) -> None:
        match = new_match()
        assert match.why_not(None, "room:D04") is None
        assert match.why_not(1 - match.waiting[0], "room:D04") is None

    def test_everything_on_the_table_can_be_asked_about_all_along(self) -> None:
        match = new_match()
        asked = 0
        for _ in range(60):
            seat, scene = asked_scene(match)
            for thing in things(scene):
                asked += match.why_not(seat, thing.id) is not None
            match.play(seat, match.choices(seat)[0])
        assert asked > 1000

    def test_damage_that_can_be_borne_is_no_reason(self) -> None:
        """CL-10.2, CL-10.3, CL-10.4  Without swords a monster's tunnel costs damage."""
        scenario = ClankScenario(board="day")
        room, way = next(
            (room, way)
            for room, ways in enumerate(scenario.state.dungeon.exits)
            for way in ways
            if way.monsters == 1 and not way.lock and way.to != FLAG
        )
        thief = scenario.state.thieves[0]
        thief.room = room
        scenario.state.resources.boots = 3
        scenario.happens(TakeAction(0))
        there = f"room:{scenario.state.dungeon.rooms[way.to]}"
        assert scenario.why_not(there) == ""
        thief.damage = HEALTH - 1
        assert scenario.why_not(there) == "you could not bear the damage"
        scenario.state.resources.teleports = 1
        assert scenario.why_not(there) == ""


def test_the_next_attack_is_counted() -> None:
    match = new_match()
    seat = match.waiting[0]
    for id in ("rage-marker", "bag", "noise:0"):
        told = match.means_now(seat, id)
        assert told is not None
        assert translate(told, "en").startswith("next attack: ")
        assert match.means_now(None, id) is None


def test_what_the_market_has_left_is_counted() -> None:
    told = new_match().means_now(None, "item:master_key")
    assert told is not None
    assert translate(told, "en") == "for sale: 2"
