import { expect, test } from 'vitest';
import { scene } from '../../table/state/scene.fixture';
import type { Beat, GreatMoment } from '../../wire';
import { marksAlong } from './great-marks';
import type { Step } from './happened';
import { turnsOf } from './ribbon-turns';

const moment = (title: string, rest: Partial<GreatMoment> = {}): Beat => ({
  do: 'moment',
  moment: { kind: 'gain', title, icon: title, tint: 'gold', ...rest },
});
/** Steps of a seat, some of them with beats. */
const steps = (count: number, beats: Record<number, Beat[]> = {}): Step[] =>
  Array.from({ length: count }, (_, n) => ({ seat: 1, scene: scene({ beats: beats[n] ?? [] }) }));
const told = (all: Step[]) => marksAlong(all, 0).map(({ at, icon, texts }) => [at, icon, texts]);

test('each step with great moments has a mark with all their titles', () => {
  const beats = { 2: [moment('a find'), moment('a fight', { others: 'full' })], 7: [moment('a trap')] };
  expect(told(steps(9, beats))).toEqual([
    [2, 'a fight', ['a find', 'a fight']],
    [7, 'a trap', ['a trap']],
  ]);
});

test('what the log alone tells has none', () => {
  expect(told(steps(3, { 1: [moment('a purchase', { others: 'line' })] }))).toEqual([]);
  expect(told(steps(3, { 1: [moment('mine', { others: 'line', seats: [0] })] }))).toHaveLength(1);
});

test('where there is little room the greatest stay', () => {
  const beats = { 10: [moment('a find')], 11: [moment('an attack', { others: 'full' })], 30: [moment('a trap')] };
  expect(told(steps(100, beats)).map(([at]) => at)).toEqual([11, 30]);
});

test('a ribbon has a part for each turn', () => {
  const of = (seat: number | null): Step => ({ seat, scene: scene() });
  expect(turnsOf([of(1), of(1), of(null), of(1)])).toEqual([
    { seat: 1, from: 0, count: 2 },
    { seat: null, from: 2, count: 1 },
    { seat: 1, from: 3, count: 1 },
  ]);
});
