import { expect, test } from 'vitest';
import { colour, ink, letter, letterBase, letterSize, letterSizeAt, shape } from './seat-marks';

test('five seats differ in letter, shape and colour; the sixth is the first again', () => {
  for (const look of [letter, shape, colour, ink]) {
    expect(new Set([0, 1, 2, 3, 4].map(look)).size).toBe(5);
    expect([look(5), look(-1)]).toEqual([look(0), look(4)]);
  }
  expect([letterBase(2), letterSize(2)]).toEqual([18.9, 10.6]);
});

test('a small badge has a larger letter, a very small one none', () => {
  expect([letterSizeAt(0, 17), letterSizeAt(0, 40)]).toEqual([0, letterSize(0)]);
  expect((letterSizeAt(0, 18) * 18) / 26).toBeCloseTo(10);
  expect(letterBase(0, 16.5)).toBeCloseTo(letterBase(0) + 1.32);
});
