"""Tales of Glory chapter 18: two Quests for each player."""

from __future__ import annotations

from typing import final

from donjon.games.tales_of_glory.content.tables import OF_SET, QUEST, QUESTS_DEALT
from donjon.games.tales_of_glory.model.state import KEEP_QUESTS, NOBODY, TalesOfGlory
from donjon.games.tales_of_glory.words import events
from donjon.games.tales_of_glory.words.ids import tile_id
from donjon.games.tales_of_glory.words.names import tile_name, tile_names
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.hidden import Secret
from donjon.kernel.rules.step import AnyDecision, Decision, Step
from donjon.kernel.rules.together import together
from donjon.kernel.words.message import Message


@final
class DealQuests(Step["TalesOfGlory"]):
    """TG-18.2, TG-22.2  Three for each player, face down; the others go to the box unseen."""

    def run(self, s: TalesOfGlory) -> None:
        s.phase = KEEP_QUESTS
        pile = OF_SET[QUEST][:]
        s.chance.shuffle(pile)
        for player in s.players:
            dealt = [pile.pop() for _ in range(QUESTS_DEALT)]
            player.quests = Secret(bytes(dealt), player.seat)
            events.quests_dealt(s, player.seat, dealt)
        s.box = Secret(bytes(sorted(pile)), NOBODY)
        keeping: list[AnyDecision] = [ReturnQuest(player.seat) for player in s.players]
        s.owe(together(keeping))


@final
class ReturnQuest(Decision["TalesOfGlory"]):
    """TG-18.3, TG-20.1, TG-R44  Each keeps two of three in secret and returns the third."""

    def options(self, s: TalesOfGlory) -> list[int]:
        return list(range(QUESTS_DEALT))

    def choose(self, s: TalesOfGlory, option: int) -> None:
        player = s.players[self.seat]
        quests = player.quests.hidden_values
        kept = quests[:option] + quests[option + 1 :]
        player.returned = Secret(quests[option : option + 1], self.seat)
        player.quests = Secret(kept, self.seat)
        events.quest_returned(s, self.seat, quests[option], list(kept))

    def label(self, s: TalesOfGlory, option: int) -> Message:
        quests = s.players[self.seat].quests.hidden_values
        kept = [quests[at] for at in range(len(quests)) if at != option]
        names = {"returned": tile_name(quests[option])}
        return Message("tg-return-quest", {**names, "kept": tile_names(kept)})

    def targets(self, s: TalesOfGlory, option: int) -> list[str]:
        return [tile_id(s.players[self.seat].quests.hidden_values[option])]

    def prompt(self, s: TalesOfGlory) -> Message:
        return Message("tg-ask-return-quest")

    def rule(self) -> str:
        return "TG-18.3"

    def default(self, s: TalesOfGlory, chance: Chance) -> int:
        """TG-20.1  The first two dealt are kept."""
        return QUESTS_DEALT - 1
