import { expect, test } from 'vitest';
import type { Face } from '../../wire';
import { height, isGround, isPlate, isTight, share, width } from './face-sizes';

const face = (is: Face['is'], rest: object = {}) => ({ is, icon: 'key', tint: 'gold', ...rest }) as unknown as Face;

test('a face has a width in a zone, and a height by its kind', () => {
  expect(width(face('token'), 's')).toBe(44);
  expect(width(undefined, 'm')).toBe(width(face('card'), 'm'));
  expect(height(face('card'), 100)).toBe(140);
  expect(height(face('card'), 72)).toBe(48);
  expect(height(face('back'), 100)).toBe(140);
  expect(height(face('plan', { rows: 2, cols: 4 }), 100)).toBe(50);
  expect(height(face('cube'), 22)).toBe(26);
  expect(height(face('die'), 60)).toBe(60);
});

test('a low card is a plate, a narrow screen is not tight but a phone', () => {
  expect([isPlate(100, 49), isPlate(100, 50)]).toEqual([true, false]);
  expect([isTight(600), isTight(1000), isTight(1400)]).toEqual([false, true, false]);
});

test('what others lie on is ground', () => {
  expect((['plan', 'tile', 'hex', 'card'] as const).map((is) => isGround(face(is)))).toEqual([true, true, true, false]);
  expect([share(face('token')), share(undefined)]).toEqual([0.78, 1]);
});
