import { expect, test } from 'vitest';
import type { GameInfo, GameOptionInfo, TableInfo } from '../wire';
import { botName, gameTitle, games } from '../state/games.svelte';
import { optionLines } from './option-lines';
import { addTexts } from '../text/translate.svelte';

const label = (key: string) => ({ key });
const OPTIONS: GameOptionInfo[] = [
  { name: 'guard', label: label('guard'), default: true },
  { name: 'quick', label: label('quick'), default: false },
  { name: 'board', label: label('board'), default: 'day', values: [{ value: 'night', label: label('night') }] },
  { name: 'rounds', label: label('rounds'), default: 3 },
  { name: 'treasures', label: label('treasures'), default: ['', ''] },
];

function info(options: TableInfo['options'], game = 'toy'): TableInfo {
  return { game, options } as TableInfo;
}

addTexts('en', 'toy-title = The toy\nboard = Board\nnight = By night');
games.all = [{ name: 'toy', title: label('toy-title'), options: OPTIONS } as GameInfo];

test('only what differs from the defaults is told', () => {
  expect(optionLines(info({ guard: true, rounds: 3, treasures: ['', ''] }))).toEqual([]);
  expect(optionLines(info({}))).toEqual([]);
  expect(optionLines(info({ guard: false }, 'unknown'))).toEqual([]);
});

test('every kind of value is said', () => {
  const chosen = { guard: false, quick: true, board: 'night', rounds: 5, treasures: ['Crown', 'Ring'] };
  expect(optionLines(info(chosen)).map(({ value }) => value)).toEqual(['no', 'yes', 'By night', '5', 'Crown, Ring']);
  expect(optionLines(info({ board: 'night' }))[0]!.label).toBe('Board');
});

test('a value without a name is said as it is', () => {
  expect(optionLines(info({ board: 'dusk' }))[0]!.value).toBe('dusk');
});

test('a game is called by its title, an unknown one and an unknown bot by their names', () => {
  expect([gameTitle('toy'), gameTitle('go')]).toEqual(['The toy', 'go']);
  expect(botName('of-mine')).toBe('of-mine');
  expect(botName('random')).not.toBe('ui-bot-random');
});
