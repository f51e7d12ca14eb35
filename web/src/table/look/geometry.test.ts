import { describe, expect, it } from 'vitest';
import type { Board, Link, Spot } from '../../wire';
import { covers, distance, hand, inked, isNear, outline, pixel, shared, toward, ways } from './geometry';

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

describe('directions', () => {
  const others = [at(100, 0), at(0, 100), at(60, 70), at(-80, 0)];
  it('finds the nearest thing that way', () => {
    expect(toward(at(0, 0), others, 'right')).toBe(0);
    expect(toward(at(0, 0), others, 'down')).toBe(1);
    expect(toward(at(0, 0), others, 'left')).toBe(3);
    expect(toward(at(0, 0), others, 'up')).toBe(-1);
  });
  it('knows how far a tap is from a thing', () => {
    expect(distance([5, 5], at(0, 0))).toBe(0);
    expect(distance([13, 14], at(0, 0))).toBe(5);
  });
});

describe('outlines', () => {
  it('has as many corners as the shape', () => {
    expect(outline({ shape: 'hex', at: [0, 0], size: 10 }).match(/L/g)).toHaveLength(5);
    expect(outline({ shape: 'octagon', at: [0, 0], size: 10 }).match(/L/g)).toHaveLength(7);
    expect(outline({ shape: 'flathex', at: [0, 0], size: 10 }).match(/L/g)).toHaveLength(5);
    expect(outline({ shape: 'box', at: [0, 0], size: [4, 2] })).toContain('a');
  });
  it('is round for a disc, with four knobs for a bone, and wider where it grows', () => {
    expect(outline({ shape: 'disc', at: [0, 0], size: 10 })).toBe('M-10 0a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z');
    expect(outline({ shape: 'dot', at: [0, 0], size: 10 }, 2)).toMatch(/^M-12 0a12 12/);
    expect(outline({ shape: 'bone', at: [0, 0], size: [20, 8] }).match(/a/g)).toHaveLength(4);
  });
});

describe('the way of a link', () => {
  const spot = (x: number, y: number) => ({ at: [x, y] }) as Spot;
  const link = (rest: Partial<Link> = {}) => ({ id: 'l', from: 'a', to: 'b', label: 'l', ...rest }) as Link;
  const box: Board['box'] = [0, 0, 100, 50];
  it('bends a little, each in its own way', () => {
    const [one, other] = [0, 1].map((n) => ways(link(), spot(0, 0), spot(10, 0), box, n));
    expect(one).toHaveLength(1);
    expect(one![0]!.d).toMatch(/^M0 0Q5 .* 10 0$/);
    expect(one![0]!.d).not.toBe(other![0]!.d);
    expect(one![0]!.angle).toBe(0);
  });
  it('goes through the points it is given', () => {
    const [way] = ways(link({ via: [[3, 4]] }), spot(0, 0), spot(10, 0), box, 0);
    expect(way).toMatchObject({ d: 'M0 0L3 4L10 0', middle: [3, 4] });
  });
  it('leaves the board on either side where it goes round it', () => {
    for (const [a, b] of [
      [spot(10, 5), spot(90, 7)],
      [spot(90, 7), spot(10, 5)],
    ] as const) {
      expect(ways(link({ wraps: true }), a, b, box, 0).map(({ d }) => d)).toEqual(['M10 5L-2 5', 'M90 7L102 7']);
    }
  });
});

describe('the pixel of a board', () => {
  it('follows from its typical spot', () => {
    const spot = { id: 's', at: [0, 0] as [number, number], label: 's', shape: 'square' as const, size: 11 };
    const board: Board = { id: 'b', label: 'b', box: [0, 0, 834, 1], skin: 'bare', shapes: [], spots: [spot] };
    expect(pixel(board)).toBe(0.5);
    expect(pixel({ ...board, spots: [] })).toBe(1);
  });
});

describe('a hand', () => {
  it('draws the same line every time', () => {
    const points: [number, number][] = [
      [0, 0],
      [1, 0],
      [1, 1],
    ];
    expect(inked(points, 'a', 0.1)).toBe(inked(points, 'a', 0.1));
    expect(inked(points, 'a', 0.1)).not.toBe(inked(points, 'b', 0.1));
    const next = hand('x');
    for (let n = 0; n < 50; n += 1) expect(Math.abs(next())).toBeLessThanOrEqual(1);
  });
});

describe('sharing a spot', () => {
  it('leaves one piece in the middle and sets several apart', () => {
    expect(shared(0, 1, undefined)).toEqual({ dx: 0, dy: 0, scale: 1 });
    const places = [0, 1, 2].map((n) => shared(n, 3, 'ring'));
    expect(new Set(places.map(({ dx, dy }) => `${dx.toFixed(2)} ${dy.toFixed(2)}`)).size).toBe(3);
  });
  it('sets a row out evenly about the middle, and a pile aslant', () => {
    const row = [0, 1, 2].map((n) => shared(n, 3, 'row'));
    expect(row.map(({ dx }) => Math.round(dx * 100))).toEqual([-57, 0, 57]);
    expect(new Set(row.map(({ dy, scale }) => `${dy} ${scale}`)).size).toBe(1);
    const [below, above] = [0, 1].map((n) => shared(n, 2, 'pile'));
    expect([above!.dx > below!.dx, above!.dy < below!.dy]).toEqual([true, true]);
  });
});

it('knows what a spot covers, and when a point is near the end of a line', () => {
  expect(covers({ at: [5, 5], size: [4, 2] }, [6.9, 5.9])).toBe(true);
  expect(covers({ at: [5, 5], size: [4, 2] }, [6.9, 6.1])).toBe(false);
  expect(isNear([0.3, 0], [0, 0], [1, 0])).toBe(true);
  expect(isNear([0.5, 0], [0, 0], [1, 0])).toBe(false);
});
