import { expect, test } from 'vitest';
import type { Counter, SeatInfo } from '../../wire';
import { besidesScore, countersOf, firstCounters } from './seat-counters';

const counter = (icon: string): Counter => ({ id: icon, of: 0, label: icon, icon, value: 3, show: 'number' });
const [laurels, sword, coin] = [counter('laurels'), counter('sword'), counter('coin')];
const all = new Map([sword, laurels, coin].map((each) => [each.id, each]));
const info: SeatInfo = {
  seat: 0,
  name: 'Maud',
  state: 'waits',
  counters: ['laurels', 'unknown', 'sword', 'coin'],
  score: { icon: 'laurels', n: 3 },
  scoreFirst: true,
};

test('a seat has its counters in its own order', () => {
  expect(countersOf(info, all)).toEqual([laurels, sword, coin]);
});

test('the score is not shown a second time as a counter', () => {
  expect(besidesScore(info, [laurels, sword])).toEqual([sword]);
  expect(firstCounters(info, [laurels, sword, coin], 2)).toEqual([sword]);
  expect(firstCounters(info, [laurels, sword, coin], 1)).toEqual([]);
});

test('a score that does not come first takes no place', () => {
  const last: SeatInfo = { ...info, scoreFirst: false };
  expect(firstCounters(last, [laurels, sword, coin], 2)).toEqual([laurels, sword]);
});
