import { expect, test } from 'vitest';
import type { Piece } from '../../wire';
import { besideSlots, inSlot, isCovered } from './slot-pieces';

const piece = (n: number, wide?: number): Piece => ({
  id: `${n}`,
  face: 'f',
  label: '',
  at: { is: 'zone', zone: 'z', n, ...(wide ? { wide } : {}) },
});
const [first, broad, last] = [piece(0), piece(1, 2), piece(4)];
const pieces = [first, broad, last];

test('a piece is found by the number of its slot', () => {
  expect([0, 1, 2, 4].map((n) => inSlot(pieces, n))).toEqual([first, broad, undefined, last]);
});

test('a wide piece covers the slots after its own', () => {
  expect([0, 1, 2, 3].map((n) => isCovered(pieces, n))).toEqual([false, false, true, false]);
});

test('pieces after the last slot lie beside the slots; without slots all do', () => {
  expect(besideSlots(pieces, 4)).toEqual([last]);
  expect(besideSlots(pieces, 0)).toBe(pieces);
});
