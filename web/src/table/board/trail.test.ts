import { expect, test } from 'vitest';
import { CAVE } from '../state/scene.fixture';
import type { Board } from '../../wire';
import { arrowEnd, trailLines } from './trail';

const board: Board = {
  ...CAVE,
  spots: [...CAVE.spots, { id: 'c', at: [50, 60], shape: 'disc', size: 5, label: 'the well' }],
  links: [{ id: 'a-b', from: 'a', to: 'b', label: '', via: [[20, 0], [30, 0]] }], // prettier-ignore
};

test('a way goes along the bends of the links, in both directions', () => {
  expect(trailLines(board, ['a', 'b', 'c'])).toEqual([[[10, 10], [20, 0], [30, 0], [50, 10], [50, 60]]]); // prettier-ignore
  expect(trailLines(board, ['b', 'a'])).toEqual([[[50, 10], [30, 0], [20, 0], [10, 10]]]); // prettier-ignore
});

test('a way over the edge comes back on the other side', () => {
  const round: Board = { ...board, links: [{ id: 'a-b', from: 'a', to: 'b', label: '', wraps: true }] };
  expect(trailLines(round, ['a', 'b', 'c'])).toEqual([[[10, 10], [-2, 10]], [[102, 10], [50, 10], [50, 60]]]); // prettier-ignore
  expect(trailLines(round, ['b', 'a'])).toEqual([[[50, 10], [102, 10]], [[-2, 10], [10, 10]]]); // prettier-ignore
});

test('of a way elsewhere there is nothing', () => {
  expect(trailLines(board, ['a', 'elsewhere'])).toEqual([]);
});

test('an arrow leaves room for the pawn, but never goes back', () => {
  expect(arrowEnd([[50, 10], [50, 60]], 10)).toEqual({ at: [50, 50], angle: 90 }); // prettier-ignore
  expect(arrowEnd([[50, 10], [60, 10]], 10).at[0]).toBeCloseTo(54); // prettier-ignore
});
