import { expect, test } from 'vitest';
import type { Face } from '../../wire';
import { cornerOf, slotOn } from './piece-form';

const face = (is: Face['is'], rest: object = {}) => ({ is, ...rest }) as unknown as Face;
const plan = face('plan', {
  cols: 4,
  rows: 4,
  lower: [],
  upper: [],
  rooms: [],
  things: [{ id: 'gold', at: [1, 3], icon: 'key', tint: 'gold', shape: 'disc' }],
});

test('what is round has round corners', () => {
  expect(['disc', 'square', 'diamond'].map((shape) => cornerOf(face('token', { shape }), 40))).toEqual([20, 5.2, 12]);
  expect([cornerOf(face('pawn'), 40), cornerOf(face('die'), 100), cornerOf(undefined, 40)]).toEqual([20, 19, 8]);
  expect([cornerOf(plan, 160), cornerOf(plan, 16)]).toEqual([20, 4]);
});

test('a piece lies on the thing it names, in the corner of a tile, or in the middle', () => {
  expect(slotOn(plan, 'gold', 100, 100)).toMatchObject({ x: 25, y: 75 });
  expect(slotOn(face('tile'), 'corner', 100, 100)).toEqual({ x: 15, y: 15, wide: 34 });
  expect(slotOn(plan, 'unknown', 100, 140)).toEqual({ x: 50, y: 70, wide: 36 });
});
