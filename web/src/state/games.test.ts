import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addTexts } from '../text/translate.svelte';
import { botName, gameInfo, gameTitle, games, housePlayer, loadGames } from './games.svelte';

const fetched = vi.fn<typeof fetch>();
const OWL = { bot: 'owl', title: { key: 'bot-owl' }, stars: 4, temper: null };
const LIST = [{ name: 'clank', title: { key: 'cl-title' }, house_players: [OWL] }];

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  addTexts('en', 'cl-title = Clank!');
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('the list is asked for again after a failure, and only once when it is there', async () => {
  expect(gameTitle('clank')).toBe('clank');
  fetched.mockRejectedValueOnce(new TypeError('network'));
  await expect(loadGames()).rejects.toThrow();
  expect(games.all).toEqual([]);
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(LIST))));
  await Promise.all([loadGames(), loadGames()]);
  await loadGames();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(gameTitle('clank')).toBe('Clank!');
  expect(gameInfo('chess')).toBeUndefined();
  expect(housePlayer('clank', 'owl')?.stars).toBe(4);
  for (const bot of ['level4', undefined]) expect(housePlayer('clank', bot)).toBeUndefined();
  expect(housePlayer('chess', 'owl')).toBeUndefined();
});

test('a bot is called by its strength or its title, one of our own by its name', () => {
  expect(botName('greedy')).toBe('good');
  addTexts('en', 'bot-anselm = Brother Anselm');
  expect(botName('anselm')).toBe('Brother Anselm');
  expect(botName('my_bot.py:Mine')).toBe('my_bot.py:Mine');
});
