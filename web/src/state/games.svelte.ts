/** The games that can be played, asked for once. */
import type { GameInfo } from '../wire';
import { api } from '../net/api';
import { has, translate, t } from '../text/translate.svelte';

class Games {
  all = $state.raw<readonly GameInfo[]>([]);
}

export const games = new Games();

let asked: Promise<void> | null = null;

export function loadGames(): Promise<void> {
  asked ??= api.games().then(
    (cards) => void (games.all = cards),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export function gameCard(name: string): GameInfo | undefined {
  return games.all.find((game) => game.name === name);
}

export function gameTitle(name: string): string {
  const card = gameCard(name);
  return card ? translate(card.title) : name;
}

/** What a bot is called: by its strength where we have a word for it. */
export function botName(bot: string): string {
  return has(`ui-bot-${bot}`) ? t(`ui-bot-${bot}`) : bot;
}
