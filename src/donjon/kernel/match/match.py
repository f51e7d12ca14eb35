"""One play of a game: its seed and its list of choices, and everything derived from them."""

from __future__ import annotations

from typing import Any, SupportsIndex

from donjon.kernel.journal.event import Event
from donjon.kernel.journal.journal import Journal
from donjon.kernel.match.fingerprint import fingerprint
from donjon.kernel.match.game import Game
from donjon.kernel.match.record import FORMAT, Record
from donjon.kernel.rules.chance import Chance, chance_of, commitment, new_seed
from donjon.kernel.rules.options import NAME_LENGTH, NAMES, Options, is_name
from donjon.kernel.rules.result import Result
from donjon.kernel.rules.state import State, answer, asked, sample, settle
from donjon.kernel.rules.step import Decision
from donjon.kernel.rules.together import UNANSWERED, Together
from donjon.kernel.scene import Choice, Scene
from donjon.kernel.words.errors import BadOptions, IllegalChoice, NotYourTurn, UndoRefused
from donjon.kernel.words.message import Message, seat_name
from donjon.kernel.words.numbers import listed, whole_number
from donjon.kernel.words.translate import say


class Match:
    """A match that is played: `choices`, `play`, and what each seat may see."""

    def __init__(
        self,
        game: Game,
        seats: SupportsIndex = 2,
        seed: int | str | None = None,
        options: dict[str, object] | None = None,
        names: list[str] | None = None,
        hashing: bool = True,
        people: list[str] | None = None,
    ) -> None:
        """`hashing` takes the hash of every step at once; without it `record` takes them later.

        `people` are the names of those who begin it, where `names` are not these alone: the seat
        of a bot has a label, and no name. A game is told of people.
        """
        self.hashing = hashing
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.check_options(options or {}, self.seats)
        self.names = check_names(names or [], self.seats)
        self.people = check_names(self.names if people is None else people, self.seats)
        self.seed: int | str = check_seed(seed)
        self.made: list[tuple[int, int]] = []
        self.hashes: list[str] = []
        self.untouched = 0
        """How many choices, from the first on, were made before the last undo or takeback."""
        self._past: list[State] = []
        self._no_undo = "undo-nothing"
        told: Options = {**self.options, NAMES: self.people}
        self._state = game.new_state(self.seats, told, chance_of(self.seed))
        self._state.journal = Journal()
        settle(self._state)

    @property
    def commitment(self) -> str:
        """The hash of the seed: shown before the first choice, proven by the seed at the end."""
        return commitment(str(self.seed))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a choice; () when the match is over."""
        return tuple(decision.seat for decision in asked(self._state))

    @property
    def is_over(self) -> bool:
        """Whether nothing is owed any more."""
        return not self._state.owed

    @property
    def result(self) -> Result | None:
        """Points and places once the match is over."""
        return self.game.result(self._state) if self.is_over else None

    def decision(self, seat: int) -> Decision[Any] | None:
        """What the seat is asked, or may still answer otherwise (simultaneous choices)."""
        s = self._state
        asking = s.owed[-1].questions(s) if s.owed else []
        for decision in asking:
            if decision.seat == seat:
                return decision
        return None

    def choices(self, seat: int) -> list[Choice]:
        """What the seat may choose; [] when nothing is asked of it.

        In a simultaneous decision a seat that has answered may answer anew until the last is in.
        """
        decision = self.decision(seat)
        if decision is None:
            return []
        s = self._state
        return [
            Choice(option, decision.label(s, option), decision.on(s, option))
            for option in decision.options(s)
        ]

    def play(self, seat: int, choice: Choice | SupportsIndex) -> None:
        """Make a choice. `NotYourTurn` and `IllegalChoice` leave the match as it was."""
        option = choice.id if isinstance(choice, Choice) else whole_number(choice)
        decision = self.decision(seat)
        if decision is None:
            raise self.not_your_turn(seat)
        if option is None or option not in decision.options(self._state):
            raise IllegalChoice(
                Message(
                    "illegal-choice",
                    {
                        "choice": str(choice if option is None else option),
                        "rule": decision.rule(),
                        "right": listed(decision.options(self._state)),
                    },
                )
            )
        step = self._state.owed[-1]
        if isinstance(step, Together) and (
            step.answers[step.decisions.index(decision)] != UNANSWERED
        ):
            self._answer_anew(decision, option)
        else:
            self._take(decision, option)

    def undo(self, seat: int) -> None:
        """Take the seat's last choice back, if nothing came of it by chance.

        Others must not have chosen since; but what they chose side by side with it stays.
        """
        back = self._way_back(seat)
        if back == 0:
            raise self._no_way_back(seat)
        at = self.untouched = len(self.made) - back
        since = self.made[at + 1 :]
        journal = self._state.journal
        self._state = self._past[-back].clone()  # a fork has the same past
        del self._past[-back:], self.made[at:], self.hashes[at:]
        if journal is not None:
            journal.go_back(at)
            self._state.journal = journal
        settle(self._state)
        for who, option in since:
            self.play(who, option)

    def may_undo(self, seat: int) -> bool:
        """Whether `undo` would be granted."""
        return self._way_back(seat) > 0

    def is_race(self, decision: Decision[Any], option: int) -> bool:
        """Whether who chooses this first among those who are asked at once wins by it."""
        return decision.is_race(self._state, option)

    def view(self, seat: int | None = None) -> Any:
        """All that the seat may know (None: a spectator), as plain data."""
        return self.game.view(self._state, self._viewer(seat))

    def scene(
        self, seat: int | None = None, since: int | None = None, lines_from: int = 0
    ) -> Scene:
        """The view laid out to be drawn, with what may be done.

        For a viewer who has the scene after `since` choices: its beats are what happened from
        there on. The log begins with line `lines_from`.
        """
        from donjon.kernel.match.complete_scene import (
            furnish,  # the scene needs the match, not the reverse
        )

        scene = self.game.scene(self.view(seat))
        return furnish(self, self._state, seat, scene, since, lines_from)

    def journal(self, seat: int | None = None) -> list[Event]:
        """What happened, as far as the seat may know."""
        journal = self._state.journal
        return journal.read(self._viewer(seat)) if journal is not None else []

    def prompt(self, seat: int) -> Message | None:
        """What the seat is asked."""
        decision = self.decision(seat)
        return decision.prompt(self._state) if decision is not None else None

    def say(self, message: Message, lang: str = "en") -> str:
        """A message of this match in the reader's language, with the seats' names."""
        return say(message, lang, self.names)

    def fork(self) -> Match:
        """An independent match that goes on from here."""
        twin = self.anew(self.hashing)
        twin.made = self.made[:]
        twin.hashes = self.hashes[:]
        twin._past = self._past[:]
        twin._no_undo = self._no_undo
        journal = self._state.journal
        twin._state = self._state.clone()
        twin._state.journal = journal.clone() if journal is not None else None
        return twin

    def anew(self, hashing: bool) -> Match:
        """The same match before the first choice."""
        options: dict[str, object] = {**self.options}
        return Match(self.game, self.seats, self.seed, options, self.names, hashing, self.people)

    def after(self, choices: int, hashing: bool) -> Match:
        """The same match when only so many choices had been made."""
        earlier = self.anew(hashing)
        for seat, option in self.made[:choices]:
            earlier.play(seat, option)
        earlier.untouched = choices
        return earlier

    def hash(self) -> str:
        """The hash of the present moment."""
        return fingerprint(self._state, str(self.seed))

    def state(self) -> State:
        """A copy of the whole truth, for proofs and arenas; never for a player or a bot."""
        return self._state.clone()

    def sample(self, seat: int, chance: Chance) -> State:
        """A state that the seat cannot tell from the truth: what a bot may think with."""
        return sample(self._state, seat, chance)

    def record(self) -> Record:
        """The match as data."""
        return Record(
            format=FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            seats=self.seats,
            options=dict(self.options),
            names=self.names[:],
            seed=self.seed,
            commitment=self.commitment,
            choices=self.made[:],
            hashes=self.hashes[:] if self.hashing else self.after(len(self.made), True).hashes,
            result=self.result,
            people=None if self.people == self.names else self.people[:],
        )

    def _take(self, decision: Decision[Any], option: int) -> None:
        """Make a legal choice, and note whether it can be undone."""
        s = self._state
        before = s.clone()
        drawn, revealed = s.chance.drawn, s.revealed
        if s.journal is not None:
            s.journal.seq += 1
        answer(s, decision, option)
        settle(s)
        if s.chance.drawn != drawn or s.revealed != revealed or self.is_over:
            self._past.clear()  # the end shows the seed
            self._no_undo = "undo-drawn" if s.chance.drawn != drawn else "undo-revealed"
        else:
            self._past.append(before)
        self.made.append((decision.seat, option))
        if self.hashing:
            self.hashes.append(self.hash())

    def _way_back(self, seat: int) -> int:
        """How many choices ago the seat chose what it may take back; 0 if there is none."""
        if not self._past:
            return 0
        if self.made[-1][0] == seat:
            return 1
        for back in range(2, len(self._past) + 1):
            if self.made[-back][0] == seat:
                before, after = self._past[-back].owed[-1], self._past[1 - back].owed[-1]
                now = self._state.owed[-1]
                return back if before.keeps_apart(seat, after, now) else 0
        return 0

    def _no_way_back(self, seat: int) -> UndoRefused:
        if not self.made:
            return UndoRefused(Message("undo-nothing"))
        if self.made[-1][0] != seat:
            return UndoRefused(Message("undo-other", {"seat": seat_name(self.made[-1][0])}))
        return UndoRefused(Message(self._no_undo))

    def _answer_anew(self, decision: Decision[Any], option: int) -> None:
        """Change an answer that is still hidden; the record keeps only what counts."""
        step = self._state.owed[-1]
        assert isinstance(step, Together)
        forced = [each.is_forced(self._state) for each in step.decisions]
        blank = [step.answers[at] if forced[at] else UNANSWERED for at in range(len(forced))]
        given = blank.count(UNANSWERED) - step.answers.count(UNANSWERED)
        kept = [
            (seat, option if seat == decision.seat else old) for seat, old in self.made[-given:]
        ]
        self._state.owed[-1] = Together(step.decisions, blank)
        del self.made[-given:], self.hashes[-given:], self._past[-given:]
        if self._state.journal is not None:
            self._state.journal.seq -= given
        for seat, old in kept:
            asking = self.decision(seat)
            assert asking is not None
            self._take(asking, old)

    def not_your_turn(self, seat: int) -> NotYourTurn:
        """The error for a seat that owes no choice."""
        if not 0 <= seat < self.seats:
            return NotYourTurn(Message("no-such-seat", {"seat": seat, "most": self.seats - 1}))
        if self.is_over:
            return NotYourTurn(Message("match-is-over"))
        waiting = [seat_name(other) for other in self.waiting]
        return NotYourTurn(Message("not-your-turn", {"seat": seat_name(seat), "waiting": waiting}))

    def _viewer(self, seat: int | None) -> int | None:
        """The seat if there is such a one; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise NotYourTurn(Message("no-such-seat", {"seat": seat, "most": self.seats - 1}))
        return seat


def check_names(names: list[Any], seats: int) -> list[str]:
    """What the seats are called: at most one short name each."""
    if len(names) > seats or not all(isinstance(name, str) and is_name(name) for name in names):
        raise BadOptions(Message("bad-names", {"seats": seats, "most": NAME_LENGTH}))
    return names[:]


def is_text(seed: str) -> bool:
    """Whether it is a text that can be written down: not empty, no half characters."""
    return seed != "" and seed.encode(errors="replace").decode() == seed


def check_seed(seed: int | str | None) -> int | str:
    """A number (fast chance), a text (sealed), or nothing: then a fresh sealed seed."""
    if seed is None:
        return new_seed()
    if isinstance(seed, bool) or (seed < 0 if isinstance(seed, int) else not is_text(seed)):
        raise BadOptions(Message("bad-seed", {"seed": str(seed)}))
    return seed
