"""What goes over the wire: requests, answers and live messages. The client's types come from here.

A `v` is the version of a match: how many acts (choices, undos, takebacks) it has seen. It only
grows. A message is said in the reader's language by the client; `sentence` is for those who have
no texts.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from donjon.kernel.journal.beat import Beat, LogLine
from donjon.kernel.rules.options import Value
from donjon.kernel.scene import (
    Board,
    ChoicePreview,
    Counter,
    Face,
    Layout,
    Mode,
    Outcome,
    Piece,
    Prompt,
    Scene,
    SceneChoice,
    SeatInfo,
    Shortcut,
    Stroke,
    Subset,
    SuggestionScene,
    Zone,
)
from donjon.kernel.words.ids import Id, Text, Tint
from donjon.kernel.words.message import Message
from donjon.native import Lack

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9A-Za-z_-]+$")]
Version = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
State = Literal["open", "playing", "over"]
Access = Literal["public", "private"]

# The server


class Speed(msgspec.Struct, frozen=True):
    """Whether native code runs: everywhere, for bots, not yet (at so many percent), or why not."""

    kind: Literal["native", "bots", "compiling", "interpreted"]
    percent: int = 0
    reason: Lack | None = None


# People


class Me(msgspec.Struct, frozen=True):
    """Who asks; a guest has no name yet."""

    name: str | None


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to be called."""

    name: Name


# Games and rules


class OptionCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that can be set when a table is made; `label` and `values` are said by texts."""

    name: str
    label: Message
    default: Value
    values: list[OptionValue] = []
    least: int = 0
    most: int = 0


class OptionValue(msgspec.Struct, frozen=True):
    """One of a closed list of values."""

    value: str
    label: Message


class GameCard(msgspec.Struct, frozen=True):
    """What the lobby shows of a game."""

    name: str
    title: Message
    tagline: Message
    icon: str
    tint: Tint
    minutes: int
    seats: tuple[int, int]
    rules_version: int
    options: list[OptionCard]
    bots: list[str]


class RuleSection(msgspec.Struct, frozen=True):
    """A heading of a catalogue with its text (Markdown) and the ids stated in it."""

    heading: str
    text: str
    ids: list[str]


class RuleBook(msgspec.Struct, frozen=True):
    """The catalogue of a game; `lang` is English where there is no translation."""

    game: str
    lang: str
    title: str
    sections: list[RuleSection]


class Rule(msgspec.Struct, frozen=True):
    """What one id says."""

    id: str
    game: str
    lang: str
    heading: str
    text: str


# Tables


class SeatWish(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who is to sit there: me, anyone, somebody with the invite link, or a bot."""

    kind: Literal["me", "open", "person", "bot"]
    bot: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. `pace` is the time for a choice in seconds, 0 without limit."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = {}
    access: Access = "public"
    pace: Annotated[int, Meta(ge=0, le=1_209_600)] = 0
    start: bool = False


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: on that seat, or on the first free one."""

    seat: SeatNumber | None = None
    invite: str | None = None


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on against bots from a moment of a finished match."""

    at: Annotated[int, Meta(ge=0)]
    seat: SeatNumber


class SeatCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits where. `stand_in` is the bot that plays for an absent person; an open seat that
    is `invited` waits for somebody with the invite link."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    me: bool = False
    bot: str | None = None
    here: bool = False
    stand_in: str | None = None
    resigned: bool = False
    invited: bool = False


class Takeback(msgspec.Struct, frozen=True):
    """Somebody asks to go back to where `to` choices were made; who has yet to agree."""

    by: int
    to: int
    waiting: list[int]


class TableCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as a line of a list."""

    id: str
    game: str
    state: State
    access: Access
    seats: list[SeatCard]
    pace: int
    made: float
    moved: float
    version: int
    waiting: list[int] = []
    mine: bool = False
    my_turn: bool = False


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """All about a table but the match itself. Times are seconds since 1970."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    state: State
    access: Access
    pace: int
    seats: list[SeatCard]
    made: float
    commitment: str
    watching: int = 0
    me: int | None = None
    host: bool = False
    invite: str | None = None
    ends: float | None = None
    takeback: Takeback | None = None
    rematch: str | None = None
    branch_of: str | None = None
    ended: Literal["played", "resigned", "abandoned"] | None = None


class TableList(msgspec.Struct, frozen=True):
    """A page of tables; `next` asks for the following one."""

    tables: list[TableCard]
    people: int
    playing: int
    next: str | None = None


# Errors


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong, in a word for programs, a message for clients, a sentence for people."""

    code: str
    message: Message
    sentence: str
    rule: str | None = None


# The scene and how it changes


class Setting(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is new in a scene: whole objects, and the parts that have changed."""

    title: Text | None = None
    phases: list[Text] | None = None
    phase: int | None = None
    seats: list[SeatInfo] = []
    layout: Layout | None = None
    boards: list[Board] = []
    zones: list[Zone] = []
    pieces: list[Piece] = []
    faces: dict[Id, Face] = {}
    counters: list[Counter] = []
    strokes: list[Stroke] = []
    prompt: Prompt | None = None
    choices: list[SceneChoice] | None = None
    subset: Subset | None = None
    shortcuts: list[Shortcut] | None = None
    result: Outcome | None = None
    previews: dict[Id, ChoicePreview] | None = None
    modes: list[Mode] | None = None
    review: Text | None = None


class Dropped(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is gone, by id; a part of the scene by its name."""

    boards: list[Id] = []
    zones: list[Id] = []
    pieces: list[Id] = []
    counters: list[Id] = []
    strokes: list[Id] = []
    parts: list[Literal["phase", "subset", "result", "review"]] = []


class Patch(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="patch"):
    """From one version of a scene to a later one. The log keeps `lines`, then `log` follows."""

    start: int = field(name="from")
    to: int
    seq: int
    set: Setting
    drop: Dropped
    lines: int
    log: list[LogLine] = []
    beats: list[Beat] = []


class Whole(msgspec.Struct, frozen=True, tag_field="is", tag="scene"):
    """The whole scene at a version."""

    v: int
    scene: Scene


class Replay(msgspec.Struct, frozen=True):
    """A stretch of a match: the scene after `at` choices and the patches that follow.

    `turns` are the seats that made each choice of the whole match.
    """

    at: int
    scene: Scene
    patches: list[Patch]
    turns: list[int]
    marks: list[ReplayMark]
    table: TableInfo


class ReplayMark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A great event on the timeline, and the things it is about."""

    seq: int
    text: Message
    refs: list[Id] = []


# Live: what a client says


class Choose(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="choose"):
    """Make a choice at the version the person saw; the key makes sending it twice harmless."""

    v: Version
    choice: Annotated[int, Meta(ge=0, lt=2**53)]
    key: Key


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="undo"):
    """Take my last choice back, within the kernel's horizon."""

    v: Version
    key: Key


class AskBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="back"):
    """Ask everyone to go back to before my last choice."""

    v: Version
    key: Key


class Agree(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="agree"):
    """Answer a takeback that was asked for; who asked may call it off with no."""

    yes: bool
    key: Key


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hint"):
    """What would the bot do in my place?"""

    v: Version
    key: Key


class Review(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="review"):
    """How could everybody have done best, in what the scene offers to look back at?"""

    key: Key


class Why(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="why"):
    """Why can this not be picked?"""

    id: Annotated[str, Meta(max_length=80)]
    key: Key


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hand"):
    """Hand my seat, or an absent person's, to a bot; None takes mine back."""

    seat: SeatNumber
    bot: str | None
    key: Key


class Resign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="resign"):
    """Give up."""

    key: Key


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """I am still here."""


Said = Choose | Undo | AskBack | Agree | Hint | Review | Why | Say | Hand | Resign | Ping

# Live: what the server says


class Ack(msgspec.Struct, frozen=True, tag_field="is", tag="ack"):
    """What the key stands for is done and durable; the match is at `v`."""

    key: str
    v: int


class Reject(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="reject"):
    """What was asked cannot be; nothing was changed. `v` is where the match is."""

    key: str
    code: str
    message: Message
    sentence: str
    v: int
    rule: str | None = None


class Hinted(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="hint"):
    """What the bot would do; in some games also the whole it has in mind."""

    key: str
    choice: int
    label: Message
    v: int
    plan: SuggestionScene | None = None


class Reviewed(msgspec.Struct, frozen=True, tag_field="is", tag="review"):
    """How everybody could have done best, seat by seat."""

    key: str
    suggestions: list[SuggestionScene]
    v: int


class Because(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="why"):
    """Why something cannot be picked now, and the rule that asks."""

    key: str
    id: str
    message: Message
    sentence: str
    rule: str | None = None


class AboutTable(msgspec.Struct, frozen=True, tag_field="is", tag="table"):
    """Who sits, who is here, what is asked of the table."""

    table: TableInfo


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something somebody said; `seat` is None for one who watches."""

    n: int
    at: float
    name: str
    text: str
    seat: int | None = None


class Chat(msgspec.Struct, frozen=True, tag_field="is", tag="chat"):
    """Lines of the chat that are new to this client."""

    lines: list[ChatLine]


class Current(msgspec.Struct, frozen=True, tag_field="is", tag="current"):
    """The scene the client has is the latest."""

    v: int


class Pong(msgspec.Struct, frozen=True, tag_field="is", tag="pong"):
    """So am I."""


Told = (
    Whole | Patch | Current | AboutTable | Ack | Reject | Hinted | Reviewed | Because | Chat | Pong
)  # fmt: skip
