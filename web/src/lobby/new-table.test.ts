import { expect, test } from 'vitest';
import type { GameInfo } from '../wire';
import { anyBot, botTable, draftOf, fits, seatsTaken, tableOf, withRow } from './new-table';

const game: GameInfo = {
  name: 'toy',
  title: { key: 'toy' },
  tagline: { key: 'toy' },
  icon: 'key',
  tint: 'slate',
  minutes: 5,
  seats: [2, 4],
  rules_version: 1,
  options: [{ name: 'quick', label: { key: 'quick' }, default: false }],
  bots: ['random', 'greedy', 'level4'],
  usual_bot: 'greedy',
  house_players: [],
};

test('a first draft has me and an open seat', () => {
  expect(draftOf(game).rows).toEqual(['me', 'open', 'empty', 'empty']);
  expect(draftOf({ ...game, seats: [1, 1] }).rows).toEqual(['me']);
});

test('there is only one me', () => {
  expect(withRow(['me', 'open', 'empty'], 1, 'me')).toEqual(['open', 'me', 'empty']);
});

test('empty rows are no seats, and only changed options are sent', () => {
  const draft = { ...draftOf(game), rows: ['me', 'empty', 'bot:greedy', 'person'] as const };
  const table = tableOf({ ...draft, rows: [...draft.rows] }, game);
  expect(table.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'person' }]);
  expect(table.options).toEqual({});
});

test('a draft fits if the game can be played by its seats', () => {
  const draft = draftOf(game);
  expect(seatsTaken(draft)).toBe(2);
  expect(fits(draft, game)).toBe(true);
  expect(fits({ ...draft, rows: ['me', 'empty', 'empty', 'empty'] }, game)).toBe(false);
});

test('against bots every other seat is a bot, and the match starts at once', () => {
  const table = botTable({ ...draftOf(game), rows: ['open', 'person', 'bot:random', 'empty'] }, game);
  expect(table.start).toBe(true);
  expect(table.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'random' }]);
});

test('it is known whether certain bots sit at the table', () => {
  expect(anyBot(['me', 'open'])).toBe(false);
  expect(anyBot(['me', 'bot:greedy'])).toBe(true);
  expect(anyBot(['me', 'bot:greedy'], ['level4'])).toBe(false);
  expect(anyBot(['bot:level4', 'bot:greedy'], ['level4'])).toBe(true);
});
