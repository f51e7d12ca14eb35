import { expect, test } from 'vitest';
import { addTexts, texts } from '../text/translate.svelte';
import type { TableSeat, TableSummary } from '../wire';
import { detail, sorted, waitingFor } from './table-line';

const nils: TableSeat = { seat: 0, kind: 'person', name: 'Nils' };
const maud: TableSeat = { seat: 1, kind: 'person', name: 'Maud', me: true };
const bot: TableSeat = { seat: 2, kind: 'bot', name: 'greedy', bot: 'greedy' };
const open: TableSeat = { seat: 3, kind: 'open' };

function table(rest: Partial<TableSummary> = {}): TableSummary {
  return {
    id: 'x',
    game: 'toy',
    state: 'playing',
    access: 'public',
    seats: [nils, maud, bot, open],
    pace: 0,
    made: 0,
    moved: 0,
    version: 8,
    ...rest,
  };
}

test('a table of mine names whom I play with, another one who plays', () => {
  expect(detail(table({ mine: true }))).toBe('with Nils, greedy · 8 choices so far');
  expect(detail(table())).toBe('Nils, greedy · 8 choices so far');
  expect(detail(table({ mine: true, seats: [maud, bot, bot] }))).toMatch(/^with greedy, greedy/);
  expect(detail(table({ mine: true, seats: [nils, maud, bot, bot, bot] }))).toMatch(/^with Nils and 3 bots/);
  expect(detail(table({ seats: [open] }))).toMatch(/^nobody yet/);
});

test('a house player is called by its name in the language of the reader', () => {
  addTexts('en', 'bot-grumble = Sir Grumble');
  addTexts('fr', 'bot-grumble = Sire Grognon');
  const grumble: TableSeat = { seat: 2, kind: 'bot', name: { key: 'bot-grumble' }, bot: 'grumble' };
  const mine = table({ mine: true, waiting: [2], seats: [nils, maud, grumble] });
  expect(detail(mine)).toMatch(/^with Nils, Sir Grumble/);
  texts.lang = 'fr';
  expect(detail(mine)).toMatch(/^avec Nils, Sire Grognon/);
  expect(waitingFor(mine)).toBe('Sire Grognon');
  texts.lang = 'en';
});

test('a waiting table shows its pace, a finished one when it ended', () => {
  expect(detail(table({ state: 'open', pace: 180 }))).toBe('Nils, greedy · 3 min a choice');
  expect(detail(table({ state: 'open' }))).toBe('Nils, greedy');
  expect(detail(table({ state: 'over', moved: Date.now() / 1000 }))).toBe('Nils, greedy · finished now');
});

test('my turn comes first, then running, waiting and finished tables, each the latest first', () => {
  const tables = [
    table({ id: 'over', state: 'over' }),
    table({ id: 'open', state: 'open' }),
    table({ id: 'old', moved: 1 }),
    table({ id: 'new', moved: 2 }),
    table({ id: 'mine', my_turn: true }),
  ];
  expect(sorted(tables).map(({ id }) => id)).toEqual(['mine', 'new', 'old', 'open', 'over']);
  expect(tables[0]!.id).toBe('over');
});

test('the seats that have to choose are named', () => {
  expect(waitingFor(table({ waiting: [0, 2] }))).toBe('Nils, greedy');
  expect(waitingFor(table({ waiting: [3] }))).toBe('');
  expect(waitingFor(table())).toBe('');
});
