import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo, TableSeat } from '../wire';
import { Absences, PATIENCE } from './absences';

const tell = vi.fn<(kind: string, seat: TableSeat) => void>();
const told = () => tell.mock.calls.map(([kind, { name }]) => `${name} ${kind}`);
let absences: Absences;

const person = (seat: number, name: string, rest: Partial<TableSeat> = {}): TableSeat => ({
  seat, kind: 'person', name, here: true, ...rest,
}); // prettier-ignore
const table = (...seats: TableSeat[]) => ({ seats }) as TableInfo;
const here = table(person(0, 'Maud', { me: true }), person(1, 'Théo'));
const away = table(person(0, 'Maud', { me: true }), person(1, 'Théo', { here: false }));

beforeEach(() => {
  vi.useFakeTimers();
  absences = new Absences(tell);
});

afterEach(() => {
  absences.stop();
  tell.mockReset();
  vi.useRealTimers();
});

test('who stays away is told once, and when they are back', () => {
  absences.begin(here);
  absences.follow(away);
  vi.advanceTimersByTime(PATIENCE - 1);
  absences.follow(away);
  expect(told()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told()).toEqual(['Théo left']);
  absences.follow(away);
  vi.advanceTimersByTime(2 * PATIENCE);
  absences.follow(here);
  expect(told()).toEqual(['Théo left', 'Théo back']);
});

test('a page that is loaded again is no absence', () => {
  absences.begin(here);
  absences.follow(away);
  vi.advanceTimersByTime(PATIENCE - 1);
  absences.follow(here);
  vi.advanceTimersByTime(2 * PATIENCE);
  expect(told()).toEqual([]);
});

test('who was away when one came is only told when they are back', () => {
  absences.begin(away);
  absences.follow(away);
  vi.advanceTimersByTime(2 * PATIENCE);
  expect(told()).toEqual([]);
  absences.follow(here);
  expect(told()).toEqual(['Théo back']);
});

test('who got up, has resigned or is I is not away', () => {
  absences.begin(here);
  absences.follow(away);
  absences.follow(table(person(0, 'Maud', { me: true, here: false }), { seat: 1, kind: 'open' }));
  absences.follow(table(person(1, 'Ann', { here: false, resigned: true })));
  vi.advanceTimersByTime(2 * PATIENCE);
  expect(told()).toEqual([]);
});

test('nothing is told after the table was left', () => {
  absences.begin(here);
  absences.follow(away);
  absences.stop();
  vi.advanceTimersByTime(2 * PATIENCE);
  expect(told()).toEqual([]);
});
