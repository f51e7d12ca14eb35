import { expect, test } from 'vitest';
import { WALK, metAt, shares } from './line-animation';

test('lines follow each other, the longer the slower', () => {
  expect(shares([1, 3])).toEqual([
    { from: 0, takes: WALK / 4 },
    { from: WALK / 4, takes: (WALK * 3) / 4 },
  ]);
});

test('a line without length takes no time', () => {
  expect(shares([0])).toEqual([{ from: 0, takes: 0 }]);
  expect(shares([])).toEqual([]);
});

test('what a line meets is met on the way, in order', () => {
  const times = [0, 1, 2].map((n) => metAt(n, 3));
  expect(times).toEqual([WALK / 4, WALK / 2, (WALK * 3) / 4]);
});
