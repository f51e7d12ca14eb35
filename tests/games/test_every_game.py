"""Conformance: what holds for every game and every number of seats."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from donjon import FastChance, Game, Match, Message, UndoRefused
from donjon.kernel.fingerprint import attributes, contents, shared
from donjon.kernel.hidden import Secret
from donjon.kernel.record import read_record
from donjon.kernel.replay import replay
from donjon.kernel.scene import (
    Area,
    CounterArea,
    InZone,
    OnBoard,
    OnPiece,
    OnSpot,
    Piece,
    Scene,
    Show,
    Split,
    Tabs,
    Tint,
)
from donjon.kernel.state import State, answer, asked, play_out, sample, settle
from donjon.kernel.step import Decision, Step
from donjon.kernel.text import LANGUAGES
from tests.games.matches import (
    GAMES,
    MOMENTS,
    MORE,
    TABLES,
    appearance,
    first_plays,
    moments,
    new_state,
    plays,
    said,
    seeds,
    whole_match,
)
from tools.trace import DEFINITION

RULES = Path(__file__).parents[2] / "docs" / "rules"

PLAYED_OUT = 40 // MORE  # one moment of so many is played to the end

CHANCE = re.compile(r"chance=drawn \d+")

every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def viewers(seats: int) -> range:
    """Every seat and, as -1, a spectator."""
    return range(-1, seats)


def catalogue(game: Game) -> set[str]:
    """The ids of a game's catalogue."""
    path = RULES / f"{game.catalogue}.md"
    text = (path if path.exists() else game.folder / "rules.md").read_text(encoding="utf-8")
    found = [DEFINITION.match(line) for line in text.splitlines()]
    return {each["item"] or each["cell"] for each in found if each}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_its_name_card(game: Game) -> None:
    least, most = game.seats
    assert 1 <= least <= most
    assert game.rules_version >= 1
    assert all(game.title(lang) for lang in LANGUAGES)
    assert len({option.name for option in game.options}) == len(game.options)
    assert game.icon
    assert game.tint in get_args(Tint)
    assert game.minutes > 0
    card = {game.text("title").key, game.text("tagline").key}
    for option in game.options:
        card |= {game.option_text(option).key}
        card |= {game.value_text(option, value).key for value in option.values}
    assert all(said(Message(key), lang) for key in card for lang in LANGUAGES)
    texts = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    assert {key for key in re.findall(r"^[\w-]+", texts, re.M) if "-option-" in key} <= card
    assert (
        all(game.check_options({}, seats) for seats in range(least, most + 1)) or not game.options
    )


@every_table
class TestDecisions:
    def test_options_labels_and_what_an_absent_seat_does(self, game: Game, seats: int) -> None:
        ids = catalogue(game)
        chance = FastChance(5)
        for seed in seeds(2):
            for s, decision in moments(game, seats, seed):
                options = decision.options(s)
                assert options
                assert len(set(options)) == len(options)
                for lang in LANGUAGES:
                    labels = [said(decision.label(s, option), lang) for option in options]
                    assert len(set(labels)) == len(labels), labels
                    assert all(labels)
                    assert said(decision.prompt(s), lang)
                assert decision.rule() in ids
                before = contents(s)
                assert decision.default(s, chance) in options
                assert game.policy(s, decision, options, chance) in options
                assert contents(s) == before
                assert math.isfinite(game.evaluate(s, decision.seat))

    def test_a_subset_is_the_sum_of_what_is_picked(self, game: Game, seats: int) -> None:
        for s, decision in moments(game, seats, 1):
            pieces = decision.subset(s)
            if pieces:
                assert decision.options(s) == list(range(1 << len(pieces)))
                for option in decision.options(s):
                    picked = [piece for n, piece in enumerate(pieces) if option >> n & 1]
                    assert decision.on(s, option) == picked

    def test_every_match_ends_in_time_with_a_result(self, game: Game, seats: int) -> None:
        for seed in seeds(8):
            s = new_state(game, seats, seed)
            assert play_out(s, FastChance(seed)) <= game.longest
            result = game.result(s)
            placed = [seat for place in result.ranking for seat in place]
            assert len(set(placed)) == len(placed)
            assert set(placed) <= set(range(seats))
            assert [len(row.values) for row in result.details] == [seats] * len(result.details)
            assert len(result.scores) == seats
            messages = [result.text, *[row.label for row in result.details]]
            assert all(said(message, lang) for message in messages for lang in LANGUAGES)


@every_table
class TestClones:
    def test_a_clone_equals_its_original_and_shares_nothing(self, game: Game, seats: int) -> None:
        for s, _ in moments(game, seats, 2):
            twin = s.clone()
            assert contents(twin) == contents(s)
            assert shared(s, twin) == []

    def test_playing_leaves_all_earlier_clones_untouched(self, game: Game, seats: int) -> None:
        for seed in seeds(2):
            kept: list[tuple[State, str]] = []
            for n, (s, _) in enumerate(moments(game, seats, seed)):
                if n % 4 == 0:
                    kept.append((s.clone(), contents(s)))
                if n % PLAYED_OUT == 0:
                    before = contents(s)
                    play_out(s.clone(), FastChance(n))
                    assert contents(s) == before
            assert all(contents(clone) == before for clone, before in kept)

    def test_the_same_seed_and_choices_give_the_same_state(self, game: Game, seats: int) -> None:
        one = [contents(s) for s, _ in moments(game, seats, 3)]
        other = [contents(s) for s, _ in moments(game, seats, 3)]
        assert one == other

    def test_a_clone_goes_on_like_its_original(self, game: Game, seats: int) -> None:
        s = new_state(game, seats, 4)
        settle(s)
        twin = s.clone()
        assert play_out(s, FastChance(9)) == play_out(twin, FastChance(9))
        assert contents(s) == contents(twin)


@every_table
class TestInformation:
    """What a seat cannot see may be dealt anew, and the seat must not be able to tell."""

    def test_nothing_shows_when_it_is_dealt_anew(self, game: Game, seats: int) -> None:
        for seed in seeds(3):
            for n, (s, _) in enumerate(moments(game, seats, seed)):
                truth = bare(s)
                for seat in viewers(seats):
                    twin = sample(s, seat, FastChance(n))
                    dealt = bare(twin)
                    if dealt == truth:
                        continue  # as good as a clone
                    assert appearance(game, twin, seat) == appearance(game, s, seat)
                    assert settle(twin)
                    assert bare(twin) == dealt, "a forced choice tells a secret"

    def test_what_is_hidden_is_really_dealt_anew(self, game: Game, seats: int) -> None:
        """Else a bot would think with the truth; nor may it foresee chance."""
        hidden = varied = 0
        for n, (s, _) in enumerate(moments(game, seats, 9)):
            for seat in viewers(seats):
                own = FastChance(n)
                twin = sample(s, seat, own)
                assert twin.chance is own
                if deface(s.clone(), seat, 0):
                    hidden += 1
                    varied += bare(twin) != bare(s)
        assert varied >= hidden // 4

    def test_a_dealt_state_goes_on_legally_to_the_end(self, game: Game, seats: int) -> None:
        for n, (s, _) in enumerate(moments(game, seats, 5)):
            if n % PLAYED_OUT == 0:
                seat = n // PLAYED_OUT % (seats + 1) - 1
                twin = sample(s, seat, FastChance(n))
                assert play_out(twin, FastChance(n + 1)) <= game.longest
                game.result(twin)

    def test_no_secret_of_another_shows(self, game: Game, seats: int) -> None:
        for n, (s, _) in enumerate(moments(game, seats, 6)):
            for seat in viewers(seats):
                twin = s.clone()
                hidden = deface(twin, seat, 770000 + n)
                if hidden:
                    assert appearance(game, twin, seat) == appearance(game, s, seat)

    def test_the_journal_tells_no_more_than_the_state(self, game: Game, seats: int) -> None:
        """What another seat chose in secret is not in the log, nor anywhere in the scene."""
        chance = FastChance(7)
        for match, seat, option in first_plays(game, seats, 7):
            decision = match.decision(seat)
            assert decision is not None
            options = decision.options(match.state())
            other = options[chance.below(len(options))]
            if other != option:
                one, two = match.fork(), match.fork()
                one.play(seat, option)
                two.play(seat, other)
                for viewer in viewers(seats):
                    if viewer != seat and same_to(one, two, viewer):
                        eye = viewer if viewer >= 0 else None
                        assert one.journal(eye) == two.journal(eye)
                        scenes = [msgspec.json.encode(each.scene(eye, 0)) for each in (one, two)]
                        assert scenes[0] == scenes[1]

    def test_the_journal_does_not_tell_what_was_dealt(self, game: Game, seats: int) -> None:
        """Two deals that a seat cannot tell apart read the same to it."""
        for viewer in viewers(seats):
            read: dict[tuple[str, ...], list[Any]] = {}
            for seed in range(30):
                match = Match(game, seats, seed)
                journal = match.journal(viewer if viewer >= 0 else None)
                assert read.setdefault(thoughts(match, viewer), journal) == journal

    def test_whispers_are_said_in_both_languages(self, game: Game, seats: int) -> None:
        match = whole_match(game, seats, 8)
        for seat in viewers(seats):
            for event in match.journal(seat if seat >= 0 else None):
                assert all(said(event.message, lang) for lang in LANGUAGES)


def bare(s: State) -> str:
    """All that a state holds but its chance."""
    return CHANCE.sub("", contents(s))


def same_to(one: Match, two: Match, viewer: int) -> bool:
    """Whether the viewer cannot tell the two choices apart, of which nothing has come yet."""
    if not (one.may_undo(one.made[-1][0]) and two.may_undo(two.made[-1][0])):
        return False
    if contents(one.state()) == contents(two.state()):
        return False  # nothing is hidden: two open ways to the same
    return thoughts(one, viewer) == thoughts(two, viewer)


def thoughts(match: Match, viewer: int) -> tuple[str, ...]:
    """What the viewer can think of, three times the same way."""
    return tuple(contents(match.sample(viewer, FastChance(seed))) for seed in range(3))


def deface(thing: Any, seat: int, number: int) -> int:
    """Write a number that nobody holds into every secret of others; how many there were."""
    found = 0
    if isinstance(thing, list):
        for at, item in enumerate(thing):
            if isinstance(item, Secret):
                if item.keeper != seat and item.keeper >= 0:
                    thing[at] = Secret(number, item.keeper)
                    found += 1
            else:
                found += deface(item, seat, number)
    elif hasattr(type(thing), "clone") and not isinstance(thing, Step):
        for name in attributes(thing):
            item = getattr(thing, name)
            if isinstance(item, Secret):
                if item.keeper != seat and item.keeper >= 0:
                    setattr(thing, name, Secret(number, item.keeper))
                    found += 1
            elif name not in ("chance", "owed", "journal"):
                found += deface(item, seat, number)
    return found


@every_table
class TestRecords:
    def test_a_record_replays_to_the_same_hashes(self, game: Game, seats: int) -> None:
        for seed in seeds(1):
            match = whole_match(game, seats, 10 + seed)
            again = replay(read_record(match.record().to_json()), game)
            assert again.hashes == match.hashes
            assert again.result == match.result is not None
            assert contents(again.state()) == contents(match.state())
            for seat in viewers(seats):
                eye = seat if seat >= 0 else None
                assert again.journal(eye) == match.journal(eye)

    def test_a_fork_goes_its_own_way(self, game: Game, seats: int) -> None:
        for n, (match, seat, option) in enumerate(plays(game, seats, 12)):
            if n % 12 == 0:
                before = contents(match.state())
                twin = match.fork()
                twin.play(seat, option)
                assert contents(match.state()) == before
                assert twin.made[:-1] == match.made


@every_table
class TestUndo:
    def test_it_never_crosses_a_draw_a_reveal_or_what_depends_on_it(
        self, game: Game, seats: int
    ) -> None:
        before = drawn = ""
        chooser, horizon = -1, 0
        for n, (match, seat, _) in enumerate(plays(game, seats, 13)):
            s = match.state()
            now = f"{s.chance.drawn} {s.revealed}"
            if chooser >= 0:
                if now != drawn:
                    horizon = len(match.made)
                assert match.may_undo(chooser) == (now == drawn)
                for other in range(seats):
                    if not match.may_undo(other):
                        refuses(match, other)
                    elif other != chooser and n % 6 == 0:
                        takes_back_apart(match, other)
                if now == drawn:
                    twin = match.fork()
                    twin.undo(chooser)
                    assert contents(twin.state()) == before
                    assert twin.hashes == match.hashes[:-1]
                    if n % 12 == 0 or n < MOMENTS // 4:
                        undo_all(twin)
                        assert len(twin.made) == horizon
                        assert contents(match.state()) == contents(s)
            before, drawn, chooser = contents(s), now, seat
        assert match.is_over
        for seat in range(seats):
            refuses(match, seat)

    def test_what_can_be_undone_has_told_nothing(self, game: Game, seats: int) -> None:
        """Had something hidden been otherwise, nobody would have seen a difference."""
        chance = FastChance(17)
        for seed in seeds(2):
            for s, decision in moments(game, seats, 20 + seed):
                options = decision.options(s)
                option = options[chance.below(len(options))]
                after = s.clone()
                answer(after, decision, option)
                settle(after)
                if not after.owed or (after.chance.drawn, after.revealed) != (
                    (s.chance.drawn, s.revealed)
                ):
                    continue
                for seat in viewers(seats):
                    twin = sample(s, seat, chance)
                    if option in decision.options(twin):
                        answer(twin, decision, option)
                        settle(twin)
                        assert appearance(game, twin, seat) == appearance(game, after, seat)


def refuses(match: Match, seat: int) -> None:
    assert not match.may_undo(seat)
    with pytest.raises(UndoRefused) as error:
        match.undo(seat)
    assert all(error.value.say(lang) for lang in LANGUAGES)


def takes_back_apart(match: Match, seat: int) -> None:
    """Others have chosen since, side by side: that stays, and played again it is as it was."""
    twin = match.fork()
    at = max(n for n, (who, _) in enumerate(match.made) if who == seat)
    twin.undo(seat)
    assert twin.made == match.made[:at] + match.made[at + 1 :]
    twin.play(*match.made[at])
    assert contents(twin.state()) == contents(match.state())


def undo_all(match: Match) -> None:
    """Everybody takes back what can be taken back; chance and reveals stand still."""
    s = match.state()
    horizon = (s.chance.drawn, s.revealed)
    while match.made and match.may_undo(match.made[-1][0]):
        match.undo(match.made[-1][0])
        s = match.state()
        assert (s.chance.drawn, s.revealed) == horizon


@every_table
class TestScenes:
    def test_everything_in_a_scene_is_there(self, game: Game, seats: int) -> None:
        n = 0
        for n, (match, seat, _) in enumerate(plays(game, seats, 14)):
            if n % 6 == 0:
                eye = n // 6 % (seats + 1) - 1
                check_scene(match.scene(eye if eye >= 0 else None))
            if n % 3 == 0:
                check_choices(match.scene(seat), match, seat)
        for eye in viewers(seats):
            scene = match.scene(eye if eye >= 0 else None)
            check_scene(scene)
            assert scene.result is not None

    def test_beats_and_refs_lead_to_what_was_there(self, game: Game, seats: int) -> None:
        """Each is about a thing that some scene has shown, or is seen in a zone of the table."""
        for eye in (None, 0):
            known: set[str] = set()
            seq = lines = 0
            for match, _, _ in plays(game, seats, 18):
                scene = match.scene(eye, seq, lines)
                known |= ids_to_pick(scene)
                check_beats(scene, known, lines)
                seq, lines = scene.seq, lines + len(scene.log)
            whole = match.scene(eye)
            assert [line.n for line in whole.log] == list(range(len(whole.log)))
            assert whole.beats == []

    def test_what_has_not_changed_is_the_same_object(self, game: Game, seats: int) -> None:
        """A server finds what is new in a scene by looking at the objects themselves."""
        before: dict[bytes, object] = {}
        for n, (match, _, _) in enumerate(plays(game, seats, 19)):
            if n % 9 < 2:
                things = {msgspec.json.encode(thing): thing for thing in lasting(match.scene(0))}
                for sent, thing in things.items():
                    assert n % 9 == 0 or before.get(sent, thing) is thing, thing
                before = things

    def test_a_view_is_json(self, game: Game, seats: int) -> None:
        for n, (s, _) in enumerate(moments(game, seats, 15)):
            if n % 5 == 0:
                for seat in viewers(seats):
                    view = game.view(s, seat if seat >= 0 else None)
                    sent = msgspec.json.encode(view)
                    assert isinstance(msgspec.json.decode(sent), dict)
                    assert msgspec.json.decode(sent, type=type(view)) == view


def lasting(scene: Scene) -> list[object]:
    """The large parts of a scene, and the many."""
    return [scene.layout, *scene.boards, *scene.zones, *scene.pieces, *scene.faces.values()]


def check_beats(scene: Scene, known: set[str], lines: int) -> None:
    """Beats come in the order of their lines, with faces and places that are there."""
    zones = {zone.id for zone in scene.zones}
    counters = {counter.id for counter in scene.counters}
    told = [beat.line for beat in scene.beats]
    assert told == sorted(told, key=lambda line: line or 0)
    for beat in scene.beats:
        assert beat.line is not None
        assert beat.line >= lines
        if beat.do in ("flip", "roll"):
            assert len(beat.into) == len(beat.pieces)
            assert set(beat.into) <= set(scene.faces)
        if beat.do in ("move", "take"):
            assert set(beat.into) <= known | zones
        seen = len(beat.spots) == len(beat.pieces) and set(beat.spots) <= known
        seen = seen or (beat.zone is None and set(beat.pieces) <= known)
        assert beat.zone in zones or seen
        assert beat.counter is None or beat.counter in counters
        assert set(beat.on) <= known
    for line in scene.log:
        assert set(line.refs) <= known | {id for beat in scene.beats for id in beat.pieces}


def check_choices(scene: Scene, match: Match, seat: int) -> None:
    """What one picks for a choice lies on the table."""
    targets = ids_to_pick(scene)
    choices = match.choices(seat)
    assert all(id in targets for choice in choices for id in choice.on)
    assert scene.prompt is not None
    assert scene.prompt.mine
    assert len([choice for choice in scene.choices if choice.weight == "main"]) <= 1
    assert all(reach.on == reach.route[-1] for reach in scene.reach)
    assert {id for reach in scene.reach for id in reach.route} <= targets
    if scene.subset is None:
        assert [choice.id for choice in scene.choices] == [choice.id for choice in choices]
    else:
        assert set(scene.subset.of) <= targets
        assert (scene.subset.least, scene.subset.most) == (1, len(scene.subset.of))


def check_scene(scene: Scene) -> None:
    """Ids are unique, references lead somewhere, and the wire carries it."""
    pieces = {piece.id: piece for piece in scene.pieces}
    places = {board.id for board in scene.boards} | {zone.id for zone in scene.zones}
    counters = {counter.id for counter in scene.counters}
    boards = {board.id for board in scene.boards}
    spots = {spot.id for board in scene.boards for spot in board.spots}
    count = len(scene.pieces) + sum(
        len(board.spots) + len(board.links) for board in scene.boards
    ) + sum(len(zone.slots) for zone in scene.zones)  # fmt: skip
    assert len(ids_to_pick(scene)) == count
    assert len(places) == len(scene.boards) + len(scene.zones)
    assert len(counters) == len(scene.counters)
    for piece in scene.pieces:
        assert piece.face in scene.faces, piece
        assert is_somewhere(piece, scene, spots, pieces), piece
    for board in scene.boards:
        assert all(link.start in spots and link.end in spots for link in board.links)
    for info in scene.seats:
        assert set(info.counters) <= counters
        assert info.peek is None or info.peek in places
    assert all(stroke.board in boards for stroke in scene.strokes)
    wide, narrow = leaves(scene.layout.wide), leaves(scene.layout.narrow)
    narrow += leaves(scene.layout.dock) if scene.layout.dock is not None else []
    assert set(wide) == set(narrow) <= places | counters
    assert len(set(wide)) == len(wide)
    for message in messages(scene):
        assert all(said(message, lang) for lang in LANGUAGES)
    assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


def ids_to_pick(scene: Scene) -> set[str]:
    found = {piece.id for piece in scene.pieces}
    found |= {spot.id for board in scene.boards for spot in board.spots}
    found |= {link.id for board in scene.boards for link in board.links}
    return found | {slot.id for zone in scene.zones for slot in zone.slots}


def is_somewhere(piece: Piece, scene: Scene, spots: set[str], pieces: dict[str, Piece]) -> bool:
    at = piece.at
    if isinstance(at, InZone):
        return at.zone in {zone.id for zone in scene.zones}
    if isinstance(at, OnSpot):
        return at.spot in spots
    if isinstance(at, OnBoard):
        return at.board in {board.id for board in scene.boards}
    assert isinstance(at, OnPiece)
    return at.piece in pieces and at.piece != piece.id


def leaves(area: Area) -> list[str]:
    """The boards, zones and counters that a layout shows."""
    if isinstance(area, Show):
        return [area.show]
    if isinstance(area, CounterArea):
        return area.counters
    parts = area.parts if isinstance(area, Split) else [tab.area for tab in area.tabs]
    assert isinstance(area, Split | Tabs)
    return [leaf for part in parts for leaf in leaves(part)]


def messages(thing: object) -> Iterator[Message]:
    """Every message in a thing made of structs, lists and dicts."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from messages(getattr(thing, name))
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from messages(item)
    elif isinstance(thing, dict):
        for item in thing.values():
            yield from messages(item)


def unhurried(s: State, decision: Decision[Any]) -> int:
    """The first option with which nobody is the first of several."""
    return next(each for each in decision.options(s) if not decision.is_race(s, each))


@every_table
def test_choices_of_several_seats_come_in_any_order(game: Game, seats: int) -> None:
    """Whoever answers first, the same answers lead to the same state."""
    for s, _ in moments(game, seats, 16):
        waiting = asked(s)
        if len(waiting) > 1:
            ends = set()
            for order in (waiting, waiting[::-1]):
                twin = s.clone()
                for decision in order:
                    answer(twin, decision, unhurried(s, decision))
                settle(twin)
                ends.add(contents(twin))
            assert len(ends) == 1
