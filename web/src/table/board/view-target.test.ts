import { expect, test } from 'vitest';
import type { Spot } from '../../wire';
import { leastScaleFor, viewTargetOf } from './view-target';

const spot = (x: number, y: number): Spot => ({ id: `${x}`, at: [x, y], shape: 'disc', size: 1, label: '' });

test('one looks at all targets and at the own pawn', () => {
  expect(viewTargetOf([spot(5, 5), spot(9, 3)], [spot(2, 2)], [1, 1])).toEqual({
    from: [0, 0],
    to: [9, 5],
    heart: [1, 1],
  });
});

test('targets far ahead of the own pawn do not count', () => {
  const [near, far, own] = [spot(5, 5), spot(30, 5), spot(4, 5)];
  expect(viewTargetOf([near, far], [own], [0, 0], 7)).toMatchObject({ from: [3, 4], to: [6, 6] });
  expect(viewTargetOf([near, far], [], [0, 0], 7)).toEqual({ from: [4, 4], to: [31, 6] });
});

test('without anything to look at there is no target', () => {
  expect(viewTargetOf([], [], [0, 0])).toBeNull();
});

test('a board is so large that each target can be seen, and hit beside the next', () => {
  expect(leastScaleFor([])).toBe(0);
  expect(leastScaleFor([spot(0, 0), spot(100, 0)])).toBe(11);
  expect(leastScaleFor([spot(0, 0), spot(2, 0), spot(9, 0)])).toBe(15);
});
