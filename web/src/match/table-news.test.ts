import { expect, test } from 'vitest';
import type { TableInfo, TableSeat } from '../wire';
import { newsBetween } from './table-news';

const seat = (n: number, rest: Partial<TableSeat> = {}): TableSeat => ({ seat: n, kind: 'open', ...rest });
const me = seat(0, { kind: 'person', name: 'Maud', me: true, here: true });
const theo = seat(1, { kind: 'person', name: 'Théo', here: true });

function table(seats: TableSeat[], rest: Partial<TableInfo> = {}): TableInfo {
  return { id: 't', state: 'open', seats, me: 0, ...rest } as TableInfo;
}

const told = (before: TableInfo, after: TableInfo, seq = 9) =>
  newsBetween(before, after, seq).map(({ kind, seat: n, name }) => [kind, n, name]);

test('who sits down and who gets up is told, but not what I do', () => {
  const empty = table([seat(0), seat(1)]);
  expect(told(empty, table([seat(0), theo]))).toEqual([['sat', 1, 'Théo']]);
  expect(told(table([me, theo]), table([me, seat(1)]))).toEqual([['stood', 1, 'Théo']]);
  expect(told(empty, table([me, seat(1)]))).toEqual([]);
  expect(told(table([me, seat(1)]), empty)).toEqual([]);
  expect(told(table([me, theo]), table([me, { ...theo, name: 'Ann' }]))).toEqual([['sat', 1, 'Ann']]);
});

test('a bot that is put on a seat is no news', () => {
  expect(told(table([me, seat(1)]), table([me, seat(1, { kind: 'bot', bot: 'level2' })]))).toEqual([]);
});

test('who has opened the link is told once, and not who has just got up', () => {
  const none = table([me, seat(1)]);
  const one = table([me, seat(1)], { coming: ['Ann'] });
  expect(told(none, one)).toEqual([['coming', null, 'Ann']]);
  expect(told(one, one)).toEqual([]);
  expect(told(one, table([me, seat(1)], { coming: ['Ann', '', ''] }))).toEqual([
    ['coming', null, ''],
    ['coming', null, ''],
  ]);
  expect(told(table([me, theo]), table([me, seat(1)], { coming: ['Théo'] }))).toEqual([['stood', 1, 'Théo']]);
});

test('a bot that takes over, a person who comes back, a resignation', () => {
  const before = table([me, theo]);
  const bot = table([me, { ...theo, stand_in: 'level2' }]);
  const gone = table([me, { ...theo, resigned: true }]);
  expect(told(before, bot)).toEqual([['bot-plays', 1, 'Théo']]);
  expect(told(bot, bot)).toEqual([]);
  expect(told(bot, before)).toEqual([['plays-again', 1, 'Théo']]);
  expect(told(before, gone)).toEqual([['resigned', 1, 'Théo']]);
  expect(told(gone, gone)).toEqual([]);
  const mine = table([{ ...me, stand_in: 'level2' }, theo]);
  expect(told(before, mine)).toEqual([]);
});

test('a request to take a choice back, and how it ended', () => {
  const before = table([me, theo]);
  const asked = (by: number) => table([me, theo], { takeback: { by, to: 5, waiting: [1 - by] } });
  expect(told(before, asked(1))).toEqual([['takeback', 1, 'Théo']]);
  expect(told(before, asked(0))).toEqual([]);
  expect(told(asked(1), before, 5)).toEqual([['taken-back', 1, 'Théo']]);
  expect(told(asked(1), before, 6)).toEqual([['takeback-off', 1, 'Théo']]);
  expect(told(asked(0), before, 6)).toEqual([['takeback-off', 0, 'Maud']]);
});

test('a rematch is told once', () => {
  const over = table([me, theo], { state: 'over' });
  const next = table([me, theo], { state: 'over', rematch: 't2' });
  expect(told(over, next)).toEqual([['rematch', null, '']]);
  expect(told(next, next)).toEqual([]);
});
