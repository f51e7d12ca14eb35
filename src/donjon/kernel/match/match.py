"""One play of a game: its seed and its list of choices, and everything derived from them."""

from __future__ import annotations

from typing import Any, SupportsIndex

from donjon.kernel.drawing.asked import Asked, WhyNot
from donjon.kernel.journal.event import Event
from donjon.kernel.journal.journal import Journal
from donjon.kernel.match.beats import BeatMemory
from donjon.kernel.match.changed_choice import choices_made_again, last_choice_of
from donjon.kernel.match.fingerprint import fingerprint
from donjon.kernel.match.game import Game
from donjon.kernel.match.game_parts import AnyView
from donjon.kernel.match.offered_choice import asked_of, offered_choice
from donjon.kernel.match.record import Record, record_of
from donjon.kernel.match.refusals import check_viewer, illegal_choice, not_your_turn
from donjon.kernel.match.setup_checks import check_names, check_seed
from donjon.kernel.match.undo import Undo
from donjon.kernel.rules.chance import Chance, chance_of, commitment
from donjon.kernel.rules.policy import Policy
from donjon.kernel.rules.result import Result
from donjon.kernel.rules.state import (
    State,
    apply_choice,
    hidden_choice_of,
    open_decisions,
    run_until_choice,
    sample,
)
from donjon.kernel.rules.step import AnyDecision
from donjon.kernel.scene import Choice, Scene
from donjon.kernel.words.errors import NotYourTurn
from donjon.kernel.words.message import Message
from donjon.kernel.words.numbers import whole_number
from donjon.kernel.words.translate import translate


class Match:
    """A match that is played: `choices`, `play`, and what each seat may see."""

    def __init__(
        self,
        game: Game,
        seats: SupportsIndex = 2,
        seed: int | str | None = None,
        options: dict[str, object] | None = None,
        names: list[str] | None = None,
        hashes_each_step: bool = True,
        people: list[str] | None = None,
    ) -> None:
        """With `hashes_each_step` every choice is hashed at once, otherwise `record` does it later.

        `people` are the names of the people who begin it, if `names` has others as well: a bot's
        seat has a label, not a name. A game gets the names of people alone.
        """
        self.hashes_each_step = hashes_each_step
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.check_options(options or {}, self.seats)
        self.names = check_names(names or [], self.seats)
        self.people = check_names(self.names if people is None else people, self.seats)
        self.seed: int | str = check_seed(seed)
        self.choices_made: list[tuple[int, int]] = []
        self.hashes: list[str] = []
        self.unchanged_prefix = 0
        """How many of the first choices the last undo or takeback left as they were."""
        self._undo = Undo()
        self._policies: dict[int, Policy[Any]] = {}
        self._parts = game.load()  # a game looks for its parts at every question
        self.drawing = self._parts.drawing
        self._view_memory = self._parts.views.memory()
        self.drawing_memory: Any = self.drawing.memory()
        self.beat_memory = BeatMemory(self.drawing)
        self._state = game.new_state(self.seats, self.options, chance_of(self.seed), self.people)
        self._state.journal = Journal()
        run_until_choice(self._state)

    @property
    def commitment(self) -> str:
        """The hash of the seed: shown before the first choice, proven by the seed at the end."""
        return commitment(str(self.seed))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a choice; () when the match is over."""
        return tuple(decision.seat for decision in open_decisions(self._state))

    @property
    def is_over(self) -> bool:
        """Whether nothing is owed any more."""
        return not self._state.owed

    @property
    def result(self) -> Result | None:
        """Points and places once the match is over."""
        return self._parts.rules.result(self._state) if self.is_over else None

    def decision(self, seat: int) -> AnyDecision | None:
        """What the seat is asked, or has chosen and may still change; None if neither."""
        s = self._state
        asking = s.owed[-1].answerable_decisions(s) if s.owed else []
        for decision in asking:
            if decision.seat == seat:
                return decision
        return None

    def choices(self, seat: int) -> list[Choice]:
        """What the seat may choose; [] when nothing is asked of it.

        In a simultaneous decision a seat may change its choice until the last one is made.
        """
        decision = self.decision(seat)
        if decision is None:
            return []
        s = self._state
        return [offered_choice(s, decision, option) for option in decision.options(s)]

    def play(self, seat: int, choice: Choice | SupportsIndex) -> None:
        """Make a choice. `NotYourTurn` and `IllegalChoice` leave the match as it was."""
        option = choice.id if isinstance(choice, Choice) else whole_number(choice)
        decision = self.decision(seat)
        if decision is None:
            raise self.not_your_turn(seat)
        if option is None or option not in decision.options(self._state):
            raise illegal_choice(self._state, decision, choice if option is None else option)
        if hidden_choice_of(self._state, seat) is None:
            self._take(decision, option)
        else:
            self._change_choice(seat, option)

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice.

        Refused once chance was drawn, something was revealed or another seat has chosen since;
        what others chose side by side with it is no obstacle, and stays.
        """
        back = self._undo.steps_back(seat, self.choices_made, self._state.owed)
        if back == 0:
            raise self._undo.refusal(seat, self.choices_made)
        at = self.unchanged_prefix = len(self.choices_made) - back
        since = self.choices_made[at + 1 :]
        journal = self._state.journal
        self._state = self._undo.take_back(back)
        del self.choices_made[at:], self.hashes[at:]
        if journal is not None:
            journal.truncate(at)
            self._state.journal = journal
        self._view_memory.forget_moment()
        run_until_choice(self._state)
        for who, option in since:
            self.play(who, option)

    def may_undo(self, seat: int) -> bool:
        """Whether `undo` would be granted."""
        return self._undo.steps_back(seat, self.choices_made, self._state.owed) > 0

    def is_race(self, decision: AnyDecision, option: int) -> bool:
        """Whether the first of several seats to choose this option gains by being first."""
        return decision.is_race(self._state, option)

    def view(self, seat: int | None = None) -> AnyView:
        """All that the seat may know (None: a spectator), as plain data."""
        viewer = check_viewer(seat, self.seats)
        return self._parts.views.view(self._state, viewer, self._view_memory)

    def scene(
        self, seat: int | None = None, since: int | None = None, lines_from: int = 0
    ) -> Scene:
        """The view laid out to be drawn, with what may be done.

        For a viewer who has the scene after `since` choices: its beats are what happened from
        there on. The log begins with line `lines_from`.
        """
        # The scene needs the match, not the reverse.
        from donjon.kernel.match.complete_scene import complete_scene

        view = self.view(seat)
        scene = self.drawing.scene(view, self.drawing_memory)
        return complete_scene(self, self._state, seat, view, scene, since, lines_from)

    def why_not(self, seat: int | None, id: str) -> WhyNot | None:
        """Why a seat that is asked cannot pick a thing, and the rule; None: nothing to say."""
        explain = self.drawing.why_not
        asked = None if explain is None or seat is None else self.asked(seat)
        if explain is None or asked is None or id in asked.targets:
            return None
        return explain(self.view(seat), asked, id)

    def asked(self, seat: int) -> Asked | None:
        """What the drawing is told of the seat's open question; None: nothing is asked."""
        decision = self.decision(seat)
        return None if decision is None else asked_of(self._state, decision)

    def means_now(self, seat: int | None, id: str) -> Message | None:
        """What a thing means now to whoever looks at it, in figures; None: nothing to say."""
        explain = self.drawing.means_now
        return None if explain is None else explain(self.view(seat), id)

    def policy(self, seat: int) -> Policy[Any]:
        """The game's policy for a seat, with what it remembers of this match and seat."""
        if seat not in self._policies:
            self._policies[seat] = self._parts.brain.policy_for_match()
        return self._policies[seat]

    def journal(self, seat: int | None = None) -> list[Event]:
        """What happened, as far as the seat may know."""
        journal = self._state.journal
        return journal.read(check_viewer(seat, self.seats)) if journal is not None else []

    def prompt(self, seat: int) -> Message | None:
        """What the seat is asked."""
        decision = self.decision(seat)
        return decision.prompt(self._state) if decision is not None else None

    def translate(self, message: Message, lang: str = "en") -> str:
        """A message of this match in the reader's language, with the seats' names."""
        return translate(message, lang, self.names)

    def fork(self) -> Match:
        """An independent match that goes on from here."""
        twin = self.restarted(self.hashes_each_step)
        twin.choices_made = self.choices_made[:]
        twin.hashes = self.hashes[:]
        twin._undo = self._undo.clone()
        journal = self._state.journal
        twin._state = self._state.clone()
        twin._state.journal = journal.clone() if journal is not None else None
        return twin

    def restarted(self, hashes_each_step: bool) -> Match:
        """The same match before the first choice."""
        options: dict[str, object] = {**self.options}
        return Match(
            self.game, self.seats, self.seed, options, self.names, hashes_each_step, self.people
        )

    def replayed_to(self, choices: int, hashes_each_step: bool) -> Match:
        """Replay this match up to its first `choices` choices."""
        from donjon.kernel.match.replay import Replay  # a replay needs the match, not the reverse

        earlier = Replay(self.restarted(hashes_each_step), self.choices_made, []).go_to(choices)
        earlier.unchanged_prefix = choices
        return earlier

    def hash(self) -> str:
        """The hash of the present moment."""
        return fingerprint(self._state, str(self.seed))

    def state(self) -> State:
        """A copy of the whole truth, for tests and simulations; never for a player or a bot."""
        return self._state.clone()

    def sample(self, seat: int, chance: Chance) -> State:
        """A state that the seat cannot tell from the truth; a bot may think with it."""
        return sample(self._state, seat, chance)

    def record(self) -> Record:
        """The match as data."""
        return record_of(self, self._all_hashes())

    def _all_hashes(self) -> list[str]:
        """The hash after every choice; a match without them is played again to take them."""
        if self.hashes_each_step:
            return self.hashes[:]
        return self.replayed_to(len(self.choices_made), hashes_each_step=True).hashes

    def _take(self, decision: AnyDecision, option: int) -> None:
        """Make a legal choice, and note whether it can be undone."""
        s = self._state
        self._view_memory.forget_moment()
        before = s.clone()
        if s.journal is not None:
            s.journal.seq += 1
        apply_choice(s, decision, option)
        run_until_choice(s)
        self._undo.chosen(before, s)
        self.choices_made.append((decision.seat, option))
        if self.hashes_each_step:
            self.hashes.append(self.hash())

    def _change_choice(self, seat: int, option: int) -> None:
        """Change a choice that is still hidden; the record keeps only the one that counts.

        All simultaneous choices are made again, in the order they had. If others chose side by side
        with them meanwhile, the whole match is played again.
        """
        step = self._state.owed[-1]
        opened = step.reopened(self._state, seat)
        changed = choices_made_again(step, opened, self.choices_made, seat, option)
        if not changed:
            self._play_again_with(seat, option)
            return
        again = len(changed)
        self._state.owed[-1] = opened
        self._undo.forget(again)
        del self.choices_made[-again:], self.hashes[-again:]
        if self._state.journal is not None:
            self._state.journal.seq -= again
        for who, old in changed:
            decision = self.decision(who)
            assert decision is not None
            self._take(decision, old)

    def _play_again_with(self, seat: int, option: int) -> None:
        """Become the match in which the seat's last choice was this one."""
        from donjon.kernel.match.replay import Replay

        at = last_choice_of(seat, self.choices_made)
        made = self.choices_made[:]
        made[at] = (seat, option)
        twin = Replay(self.restarted(self.hashes_each_step), made, []).go_to(len(made))
        self.unchanged_prefix = at
        self.choices_made, self.hashes = twin.choices_made, twin.hashes
        self._state, self._undo = twin._state, twin._undo
        self._view_memory.forget_moment()

    def not_your_turn(self, seat: int) -> NotYourTurn:
        """The error for a seat that owes no choice."""
        return not_your_turn(self._state, seat, self.seats)
