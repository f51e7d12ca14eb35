import { expect, test } from 'vitest';
import type { Spot } from '../../wire';
import { viewTargetOf } from './view-target';

const spot = (x: number, y: number): Spot => ({ id: `${x}`, at: [x, y], shape: 'disc', size: 1, label: '' });

test('one looks at all targets and at the own pawn', () => {
  expect(viewTargetOf([spot(5, 5), spot(9, 3)], [spot(2, 2)], undefined, [1, 1])).toEqual({ from: [0, 0], to: [9, 5] });
});

test('with a pen one looks ahead of its tip', () => {
  expect(viewTargetOf([spot(5, 5), spot(30, 5)], [], [4, 5], [0, 0])).toEqual({ from: [4, 4], to: [6, 6] });
});

test('without anything to look at there is no target', () => {
  expect(viewTargetOf([], [], undefined, [0, 0])).toBeNull();
});
