"""How the choices of Map Masters look."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.tables import TIME_BONUS
from donjon.games.map_masters.drawing.choice_modes import CARDS_MODE, PATH_MODE
from donjon.games.map_masters.drawing.icons import COIN_ICON, TIME_ICON
from donjon.games.map_masters.drawing.step_preview import step_preview
from donjon.games.map_masters.view.forms import DungeonView, PathView, View
from donjon.kernel.drawing.choice_styles import PLAIN, priced
from donjon.kernel.scene import Choice, ChoiceStyle
from donjon.kernel.words.ids import Icon
from donjon.kernel.words.message import Message

ONWARDS: Final = ChoiceStyle("quill", mode=PATH_MODE)
STYLES: Final[dict[str, ChoiceStyle]] = {
    "Buy/BuyToken": ChoiceStyle("shop"),
    "Buy/BuyBook": ChoiceStyle("shop"),
    "Buy/BuyCard": ChoiceStyle("shop"),
    "Buy/Pass": ChoiceStyle("stop-sign", "main", "Enter"),
    "GiveUpBook": PLAIN,
    "TakeTwin": PLAIN,
    "UseForesight": PLAIN,
    "KeepForeseen": PLAIN,
    "Explore/Done": ChoiceStyle("check-mark", "main", "F"),
    "Explore/DoneFirst": ChoiceStyle("check-mark", "main", "F"),
    "Explore/Rest": ChoiceStyle(TIME_ICON, "quiet"),
    "Explore/Place": ChoiceStyle(turn=0, mode=CARDS_MODE),
    "Explore/PlaceTurned": ChoiceStyle(turn=180, mode=CARDS_MODE),
    "Explore/TakeBack": ChoiceStyle("card-pickup", key="Delete", mode=CARDS_MODE),
    "Explore/Clear": ChoiceStyle("broom", "quiet", mode=CARDS_MODE),
    "Explore/StartPath": ONWARDS,
    "Explore/StepOn": ONWARDS,
    "Explore/RunOn": ONWARDS,
    "Explore/StepBack": ChoiceStyle("anticlockwise-rotation", key="Backspace", mode=PATH_MODE),
    "Explore/GoBack": ChoiceStyle("anticlockwise-rotation", "quiet", mode=PATH_MODE),
    "Explore/Erase": ChoiceStyle("broom", "quiet", mode=PATH_MODE),
    "Optimise/stop": ChoiceStyle("check-mark", "main", "Enter"),
    "Optimise/recycle": ChoiceStyle("recycle"),
    "Optimise/scissors": ChoiceStyle("scissors", "grave"),
    "Optimise/unravel": ChoiceStyle("scissors", "grave"),
    "Optimise/rewind": ChoiceStyle("recycle"),
    "Barter": PLAIN,
}
STOPPING: Final = ChoiceStyle("check-mark", key="F")
UNITS: Final[dict[str, Icon]] = {"coins": COIN_ICON}


def style(view: View, choice: Choice) -> ChoiceStyle:
    """Icon, key, weight, cost and preview of a choice, by its kind."""
    kind = choice.kind
    if kind == "Explore/StepOn" or kind == "Explore/RunOn":
        return stepping(view, choice)
    if kind == "Explore/Done" or kind == "Explore/DoneFirst":
        return finishing(view, kind)
    return priced(STYLES.get(kind, PLAIN), choice.cost, UNITS)


def stepping(view: View, choice: Choice) -> ChoiceStyle:
    """A step shows the way there and what it would find."""
    assert view.viewer is not None
    shows = step_preview(view.viewer, own_dungeon(view), view.steps[choice.id])
    return ChoiceStyle(ONWARDS.icon, preview=shows, mode=ONWARDS.mode)


def finishing(view: View, kind: str) -> ChoiceStyle:
    """It is confirmed where much is at stake, and no main choice while the path can go on."""
    base = STYLES[kind] if has_ended(view) else STOPPING
    return ChoiceStyle(base.icon, base.weight, base.key, ask=last_question(view, kind))


def last_question(view: View, kind: str) -> Message | None:
    """What is asked before all is final: where the bonus is won, and where nothing is."""
    if kind == "Explore/DoneFirst":
        return Message("mm-finish-first", {"n": TIME_BONUS[view.turn]})
    dungeon = own_dungeon(view)
    if dungeon.path is None:
        return Message("mm-finish-without-path")
    return Message("mm-finish-worthless") if is_worthless(dungeon, dungeon.path) else None


def is_worthless(dungeon: DungeonView, path: PathView) -> bool:
    """Whether a path has brought nothing that could count, for a later objective either."""
    return not (dungeon.primary or dungeon.coins or path.is_exit or any(path.found.values()))


def has_ended(view: View) -> bool:
    """Whether the viewer's path has left the dungeon or cannot go on."""
    path = own_dungeon(view).path
    return path is not None and (path.is_exit or not view.steps)


def own_dungeon(view: View) -> DungeonView:
    """What the viewer has built."""
    assert view.viewer is not None
    dungeon = view.players[view.viewer].dungeon
    assert dungeon is not None
    return dungeon
