"""What a match caches between views and between scenes; a fork has caches of its own."""

from __future__ import annotations

from donjon import Game, Match
from donjon.kernel.drawing.interned import Interned
from donjon.kernel.match.game_parts import AnyParts
from donjon.kernel.view.view_memory import ViewMemory
from donjon.testing.toy import GAME as TOY


class TestInterned:
    def test_the_same_key_gives_the_same_object(self) -> None:
        table: Interned[str, list[int]] = Interned(4)
        made = [1]
        assert table.get("a") is None
        assert table.put("a", made) is made
        assert table.get("a") is made

    def test_the_number_of_entries_is_bounded(self) -> None:
        table: Interned[int, list[int]] = Interned(10)
        for n in range(100):
            table.put(n, [n])
            kept = [key for key in range(100) if key in table._recent or key in table._older]
            assert len(kept) <= 10
            assert kept[-5:] == list(range(max(0, n - 4), n + 1))

    def test_what_is_used_is_kept(self) -> None:
        table: Interned[int, list[int]] = Interned(10)
        used = table.put(-1, [])
        for n in range(100):
            table.put(n, [n])
            assert table.get(-1) is used
        assert table.get(0) is None


class TestViewMemory:
    def test_the_shared_part_of_a_moment_is_computed_once(self) -> None:
        looks: list[int] = []
        memory: ViewMemory[int] = ViewMemory()

        def look(s: int) -> int:
            looks.append(s)
            return s * 10

        assert [memory.shared(look, 3), memory.shared(look, 4)] == [30, 30]
        memory.forget_moment()
        assert memory.shared(look, 5) == 50
        assert looks == [3, 5]

    def test_a_choice_and_its_undo_are_other_moments(self) -> None:
        match = Match(TOY, 2, 3)
        before = match.view(None)
        assert match.view(None).players[0] is before.players[0]
        match.play(0, match.choices(0)[0])
        assert match.view(None).players[0] is not before.players[0]
        chosen = match.view(None)
        match.undo(0)
        assert match.view(None).players[0] is not chosen.players[0]
        assert match.view(None) == before


class TestAMatchAndItsFork:
    def test_a_fork_has_memories_of_its_own(self) -> None:
        match = Match(TOY, 2, 3)
        picture = match.scene(0)
        twin = match.fork()
        again, other = match.scene(0), twin.scene(0)
        assert other == picture
        assert all(one is two for one, two in zip(picture.pieces, again.pieces, strict=True))
        assert not any(one is two for one, two in zip(picture.pieces, other.pieces, strict=True))


class CountedGame(Game):
    """Three Chests, counting how often it is asked for its parts."""

    def __init__(self) -> None:
        super().__init__(
            name=TOY.name, prefix=TOY.prefix, seats=TOY.seats, minutes=TOY.minutes,
            icon=TOY.icon, tint=TOY.tint, rules_version=TOY.rules_version,
            options=TOY.options, folder=TOY.folder, catalogue=TOY.catalogue,
            most_choices=TOY.most_choices, parts=TOY.load(),
        )  # fmt: skip
        self.asked = 0

    def load(self) -> AnyParts:
        self.asked += 1
        return super().load()


def test_a_match_asks_its_game_for_the_parts_at_the_start_alone() -> None:
    """The cost of a scene is no question to the game for every option."""
    game = CountedGame()
    match = Match(game, 2, 3)
    at_the_start = game.asked
    while match.waiting:
        for viewer in (0, 1, None):
            match.scene(viewer)
        match.play(match.waiting[0], match.choices(match.waiting[0])[0])
    assert match.scene(0).result is not None
    assert game.asked == at_the_start > 0
