"""What a player of Tales of Glory lacks to play a tile."""

from __future__ import annotations

from donjon.games.tales_of_glory.content.tables import COIN_COST, POTION_COST, SURCHARGE
from donjon.games.tales_of_glory.drawing.player_maps import NUMBER_OF
from donjon.games.tales_of_glory.view.forms import PlayerView, TilePreview, View
from donjon.kernel.drawing.asked import WhyNot, because


def preview_of(view: View, tile: str) -> TilePreview | None:
    """What the viewer knows of a tile that it may get to play."""
    for preview in view.previews:
        if preview.tile == tile:
            return preview
    return None


def not_played(view: View, player: PlayerView, tile: str) -> WhyNot | None:
    """TG-8.1, TG-10.4  It cannot be paid, or no cell fits."""
    preview = preview_of(view, tile)
    if preview is None:
        return None
    if not preview.prices:
        return not_paid(player, preview)
    return None if preview.cells else because("tg-tip-not-placed", "TG-10.4")


def not_paid(player: PlayerView, preview: TilePreview) -> WhyNot:
    """TG-8.2, TG-8.4, TG-8.6  Coins, potions or skill are missing, or what the Wild Lands cost."""
    number = NUMBER_OF[preview.tile]
    coins, potions = COIN_COST[number], POTION_COST[number] + preview.missing
    if coins > player.coins:
        return because("tg-tip-not-coins", "TG-8.2", {"cost": coins, "has": player.coins})
    if potions > player.potions:
        figures = {"cost": potions, "has": player.potions, "missing": preview.missing}
        return because(
            "tg-tip-not-skill" if preview.missing else "tg-tip-not-potions", "TG-8.4", {**figures}
        )
    return because("tg-tip-not-wild", "TG-8.6", {"more": SURCHARGE})
