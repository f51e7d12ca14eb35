import { expect, test } from 'vitest';
import type { GameInfo } from '../wire';
import { seeded } from './dealing';
import {
  another,
  anyBot,
  botsDraft,
  botsOf,
  fits,
  friendsDraft,
  seatsTaken,
  tableOf,
  withBots,
  withRow,
  withRows,
} from './new-table';

const STARS: Record<string, number> = { pip: 1, hush: 2, anselm: 3, corvin: 4, owl: 4 };

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
  house_players: Object.keys(STARS).map((bot) => ({ bot, title: { key: bot }, stars: STARS[bot]!, temper: null })),
  easiest: false,
};

test('a first draft for friends has me and a seat for whoever has the link', () => {
  expect(friendsDraft(game).rows).toEqual(['me', 'person', 'empty', 'empty']);
  expect(friendsDraft({ ...game, seats: [1, 1] }).rows).toEqual(['me']);
});

test('a first draft against bots has me and three house players, where the game allows it', () => {
  const draft = botsDraft({ ...game, seats: [2, 5] }, 'mixed', seeded(3));
  expect(draft.rows.map((row) => row.slice(0, 3))).toEqual(['me', 'bot', 'bot', 'bot', 'emp']);
  expect(new Set(botsOf(draft.rows).map((bot) => STARS[bot])).size).toBe(3);
  expect([draft.level, draft.access]).toEqual(['mixed', 'private']);
  expect(botsDraft({ ...game, seats: [2, 3] }, 'mixed', seeded(3)).rows).toHaveLength(3);
  expect(botsDraft({ ...game, seats: [1, 1] }, 'mixed', seeded(3)).rows).toEqual(['me']);
});

test('a level deals all bots anew, and leaves me and empty seats', () => {
  const draft = { ...botsDraft(game, 'gentle', seeded(1)), rows: ['bot:pip', 'me', 'empty', 'bot:level4'] as const };
  const dealt = withBots({ ...draft, rows: [...draft.rows] }, game, 'masters', seeded(1));
  expect(dealt.rows.filter((row) => !row.startsWith('bot:'))).toEqual(['me', 'empty']);
  expect(botsOf(dealt.rows).toSorted()).toEqual(['corvin', 'owl']);
  expect(dealt.level).toBe('masters');
});

test('another house player is one of the level who does not sit there yet', () => {
  const draft = { ...friendsDraft(game), level: 'masters' as const, rows: ['me' as const, 'bot:owl' as const] };
  for (const seed of [1, 2, 3, 4, 5]) expect(another(draft, game, seeded(seed))).toBe('bot:corvin');
});

test('where there are no house players the usual bot sits down', () => {
  const plain = { ...game, house_players: [] };
  expect(botsDraft(plain, 'strong', seeded(1)).rows).toEqual(['me', 'bot:greedy', 'bot:greedy', 'bot:greedy']);
  expect(another(friendsDraft(plain), plain, seeded(1))).toBe('bot:greedy');
});

test('a table where anyone may sit can be found, until that is changed', () => {
  const draft = friendsDraft(game);
  expect(draft.access).toBe('private');
  const opened = withRows(draft, ['me', 'open']);
  expect(opened.access).toBe('public');
  expect(withRows({ ...opened, access: 'private' }, ['me', 'open', 'open']).access).toBe('private');
  expect(withRows(draft, ['me', 'bot:owl']).access).toBe('private');
});

test('there is only one me: whoever sat there gets my seat', () => {
  expect(withRow(['me', 'open', 'empty'], 1, 'me')).toEqual(['open', 'me', 'empty']);
  expect(withRow(['me', 'bot:owl'], 1, 'me')).toEqual(['bot:owl', 'me']);
  expect(withRow(['open', 'open'], 1, 'me')).toEqual(['open', 'me']);
});

test('empty rows are no seats, and only changed options are sent', () => {
  const draft = { ...friendsDraft(game), rows: ['me', 'empty', 'bot:greedy', 'person'] as const };
  const table = tableOf({ ...draft, rows: [...draft.rows] }, game);
  expect(table.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'person' }]);
  expect(table.options).toEqual({});
});

test('a draft fits if the game can be played by its seats', () => {
  const draft = friendsDraft(game);
  expect(seatsTaken(draft)).toBe(2);
  expect(fits(draft, game)).toBe(true);
  expect(fits({ ...draft, rows: ['me', 'empty', 'empty', 'empty'] }, game)).toBe(false);
});

test('against bots the match starts at once', () => {
  const draft = { ...botsDraft(game, 'mixed', seeded(1)), rows: ['me' as const, 'bot:owl' as const] };
  const table = tableOf(draft, game, true);
  expect(table.start).toBe(true);
  expect(table.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'owl' }]);
  expect(tableOf(draft, game).start).toBe(false);
});

test('it is known whether certain bots sit at the table', () => {
  expect(anyBot(['me', 'open'])).toBe(false);
  expect(anyBot(['me', 'bot:greedy'])).toBe(true);
  expect(anyBot(['me', 'bot:greedy'], ['level4'])).toBe(false);
  expect(anyBot(['bot:level4', 'bot:greedy'], ['level4'])).toBe(true);
});
