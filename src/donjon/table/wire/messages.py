"""What the server sends over the live connection: replies to commands, and the feed."""

from __future__ import annotations

import msgspec

from donjon.kernel.scene import SuggestionScene
from donjon.kernel.words.message import Message
from donjon.table.wire.scenes import FullScene, Patch, UpToDate
from donjon.table.wire.tables import TableInfo


class Ack(msgspec.Struct, frozen=True, tag_field="is", tag="ack"):
    """The command with this key is done and durable; the match is at `v`."""

    key: str
    v: int


class Reject(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="reject"):
    """The command was refused and nothing was changed; the match is at `v`."""

    key: str
    code: str
    message: Message
    sentence: str
    v: int
    rule: str | None = None


class Hinted(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="hint"):
    """What the bot would choose; in some games also its whole plan as a suggestion."""

    key: str
    choice: int
    label: Message
    v: int
    suggestion: SuggestionScene | None = None


class Reviewed(msgspec.Struct, frozen=True, tag_field="is", tag="review"):
    """The best that each seat could have done."""

    key: str
    suggestions: list[SuggestionScene]
    v: int


class RuleReason(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="why"):
    """Why a thing cannot be chosen now, and a rule; `now`: what it means now, in figures.

    `apt`: the reason is about this very thing and may pass, so a tip tells it unasked.
    """

    key: str
    id: str
    message: Message
    sentence: str
    rule: str | None = None
    apt: bool = False
    now: Message | None = None


class Pong(msgspec.Struct, frozen=True, tag_field="is", tag="pong"):
    """The reply to a ping."""


class TableNews(msgspec.Struct, frozen=True, tag_field="is", tag="table"):
    """The table after a change: its seats, who is connected, an open takeback."""

    table: TableInfo


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the chat; `seat` is None if the person watches."""

    n: int
    at: float
    name: str
    text: str
    seat: int | None = None


class NewChatLines(msgspec.Struct, frozen=True, tag_field="is", tag="chat"):
    """The lines of the chat that this client does not have yet."""

    lines: list[ChatLine]


Reply = Ack | Reject | Hinted | Reviewed | RuleReason | Pong
FeedMessage = FullScene | Patch | UpToDate | TableNews | NewChatLines
ServerMessage = Reply | FeedMessage
