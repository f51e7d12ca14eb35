import { expect, test } from 'vitest';
import { scene } from '../../table/state/scene.fixture';
import type { Counter, LogLine, Scene, SeatInfo } from '../../wire';
import { hasNews, turnsSince } from './turns-since';

const seats = [0, 1, 2].map((seat): SeatInfo => ({ seat, name: `${seat}`, state: 'waits', counters: [] }));
const gold = (of: number, value: number | string): Counter => ({
  ...{ id: `gold:${of}`, of, value, label: 'gold', icon: 'two-coins', show: 'number' },
});
const line = (n: number, rest: Partial<LogLine> = {}): LogLine => ({ n, seq: n, text: `line ${n}`, ...rest });
const at = (log: LogLine[], counters: Counter[] = []): Scene => scene({ seats, log, counters });

const OLD = [line(0, { seat: 1 })];

test('each of the others has a line with what is new, in the order after the viewer', () => {
  const now = at([...OLD, line(1, { seat: 0 }), line(2, { seat: 2 }), line(3, { seat: 2 })]);
  const { others, mine } = turnsSince(at(OLD), now, 1);
  expect(others.map(({ seat, sentences }) => [seat, sentences.map(({ text }) => text)])).toEqual([
    [2, ['line 2', 'line 3']],
    [0, ['line 1']],
  ]);
  expect(mine.sentences).toEqual([]);
});

test('numbers that changed are told by how much', () => {
  const now = at(OLD, [gold(0, 5), gold(1, 1), gold(2, 3)]);
  const { others, mine } = turnsSince(at(OLD, [gold(0, 2), gold(1, 4), gold(2, 3)]), now, 0);
  expect(mine.changes.map(({ n }) => n)).toEqual(['+3']);
  expect(others.map(({ seat, changes }) => [seat, changes.map(({ n }) => n)])).toEqual([[1, ['−3']]]);
});

test('words and new numbers are no change', () => {
  const { mine } = turnsSince(at(OLD, [gold(0, 'two')]), at(OLD, [gold(0, 'three'), { ...gold(0, 1), id: 'new' }]), 0);
  expect(mine.changes).toEqual([]);
});

test('what stands out is told of nobody; headings of turns are left out', () => {
  const log = [...OLD, line(1, { kind: 'turn', seat: 2 }), line(2, { kind: 'big' }), line(3)];
  const { general, others } = turnsSince(at(OLD), at(log), 0);
  expect(general.map(({ text }) => text)).toEqual(['line 2']);
  expect(others).toEqual([]);
});

test('there is news where somebody did something, or something befell the viewer', () => {
  const nothing = { others: [], mine: { seat: 0, sentences: [], changes: [] }, general: [] };
  expect(hasNews(nothing)).toBe(false);
  expect(hasNews({ ...nothing, general: [{ text: 'a roar', times: 1 }] })).toBe(true);
});
