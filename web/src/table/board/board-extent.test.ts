import { describe, expect, it } from 'vitest';
import type { Spot } from '../../wire';
import { around, extents } from './board-extent';

const spot = (id: string, x: number, y: number): Spot => ({ id, at: [x, y], label: '', shape: 'card', size: [10, 14] });

describe('what is shown of a board without an edge', () => {
  it('is everything on it, with a rim', () => {
    const all = [
      { at: [5, 7] as [number, number], half: [5, 7] as [number, number] },
      { at: [15, 0] as [number, number], half: [5, 7] as [number, number] },
    ];
    expect(around(all, [0, 0, 1, 1], 1)).toEqual([-1, -8, 22, 23]);
  });

  it('is never smaller than the least, around the same middle', () => {
    expect(around([{ at: [5, 7], half: [5, 7] }], [0, 0, 30, 30], 0)).toEqual([-10, -8, 30, 30]);
  });

  it('is the least where there is nothing', () => {
    expect(around([], [1, 2, 3, 4], 1)).toEqual([1, 2, 3, 4]);
  });

  it('counts only places where something can be done', () => {
    expect(extents([spot('a', 0, 0), spot('b', 9, 9)], new Set(['b']))).toEqual([{ at: [9, 9], half: [5, 7] }]);
  });
});
