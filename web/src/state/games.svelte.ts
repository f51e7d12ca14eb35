/** The games that can be played, asked for once. */
import type { GameInfo, HousePlayer } from '../wire';
import { api } from '../net/api';
import { has, translate, t } from '../text/translate.svelte';

class Games {
  all = $state.raw<readonly GameInfo[]>([]);
}

export const games = new Games();

let asked: Promise<void> | null = null;

/** Load the list of games; later calls return the same promise, until it fails. */
export function loadGames(): Promise<void> {
  asked ??= api.games().then(
    (all) => void (games.all = all),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The description of a game, or undefined while the list is loading. */
export function gameInfo(name: string): GameInfo | undefined {
  return games.all.find((game) => game.name === name);
}

/** The game to begin with; undefined while the list is loading. */
export function easiestGame(): GameInfo | undefined {
  return games.all.find((game) => game.easiest) ?? games.all[0];
}

/** The title of a game in the reader's language, or its name while the list is loading. */
export function gameTitle(name: string): string {
  const info = gameInfo(name);
  return info ? translate(info.title) : name;
}

/** What is known of a house player in a game; undefined for any other bot. */
export function housePlayer(game: string, bot: string | undefined): HousePlayer | undefined {
  return gameInfo(game)?.house_players.find((player) => player.bot === bot);
}

/** The name of a bot: the word for its strength, what a house player is called, or its own name. */
export function botName(bot: string): string {
  const known = [`ui-bot-${bot}`, `bot-${bot}`].find(has);
  return known ? t(known) : bot;
}
