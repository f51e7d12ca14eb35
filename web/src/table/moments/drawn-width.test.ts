import { expect, test } from 'vitest';
import { drawnWidth } from './drawn-width';

test('few cards can be read, many things are small', () => {
  expect(drawnWidth('card', 2, false)).toBeGreaterThan(drawnWidth('card', 5, false));
  expect(drawnWidth('card', 2, true)).toBeGreaterThan(drawnWidth('card', 3, true));
  expect(drawnWidth('cube', 3, false)).toBeGreaterThan(drawnWidth('cube', 9, false));
  expect(drawnWidth(undefined, 1, true)).toBe(drawnWidth('token', 9, true));
});
