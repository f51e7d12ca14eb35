import { expect, test } from 'vitest';
import type { GameInfo } from '../wire';
import { botTable, draftOf, fits, seated, tableOf } from './new-table';

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
  bots: ['random', 'greedy'],
};

test('a first draft is me and somebody', () => {
  expect(draftOf(game).rows).toEqual(['me', 'open', 'empty', 'empty']);
  expect(draftOf({ ...game, seats: [1, 1] }).rows).toEqual(['me']);
});

test('there is only one me', () => {
  expect(seated(['me', 'open', 'empty'], 1, 'me')).toEqual(['open', 'me', 'empty']);
});

test('empty rows are no seats, and only changed options are asked for', () => {
  const draft = { ...draftOf(game), rows: ['me', 'empty', 'bot:greedy', 'person'] as const };
  const wish = tableOf({ ...draft, rows: [...draft.rows] }, game);
  expect(wish.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'person' }]);
  expect(wish.options).toEqual({});
});

test('a game needs its players', () => {
  const draft = draftOf(game);
  expect(fits(draft, game)).toBe(true);
  expect(fits({ ...draft, rows: ['me', 'empty', 'empty', 'empty'] }, game)).toBe(false);
});

test('bots now: every other seat is a bot, and it begins', () => {
  const wish = botTable({ ...draftOf(game), rows: ['open', 'person', 'bot:random', 'empty'] }, game);
  expect(wish.start).toBe(true);
  expect(wish.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'random' }]);
});
