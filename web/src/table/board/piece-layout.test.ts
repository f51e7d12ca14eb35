import { expect, test } from 'vitest';
import type { Face, Piece, Spot } from '../../wire';
import { type Drawing, layAnywhere, layOnSpot, toPixels } from './piece-layout';

const faces: Record<string, Face> = {
  pawn: { is: 'pawn', seat: 0 },
  token: { is: 'token' } as unknown as Face,
  hex: { is: 'hex', icon: 'key', tint: 'moss' } as unknown as Face,
  plan: { is: 'plan', cols: 4, rows: 4 } as unknown as Face,
};
const faceOf = ({ face }: Piece) => faces[face];
const piece = (id: string, face: string): Piece => ({ id, face, label: '', at: { is: 'spot', spot: 'a' } });
const spot = (rest: Partial<Spot> = {}): Spot => ({
  id: 'a',
  at: [50, 30],
  shape: 'disc',
  size: 10,
  label: '',
  ...rest,
});
const on: Drawing = { scale: 2, corner: [10, 10], unit: 1, pawn: undefined, spotSize: 10 };

test('a point of a board is seen from the corner of what is shown', () => {
  expect(toPixels([50, 30], on)).toEqual([80, 40]);
});

test('one piece lies in the middle of its spot and takes its share of it', () => {
  const [laid] = layOnSpot(spot(), [piece('t', 'token')], faceOf, on);
  expect(laid).toMatchObject({ x: 80, y: 40, flat: false });
  expect(laid!.w).toBeCloseTo(20 * 2 * 0.78);
});

test('several share a spot and are smaller', () => {
  const laid = layOnSpot(spot(), [piece('a', 'pawn'), piece('b', 'pawn')], faceOf, on);
  expect(laid[0]!.x).not.toBeCloseTo(laid[1]!.x);
  expect(laid[0]!.w).toBeLessThan(20 * 2 * 0.86);
});

test('the ground of a hexagon is as large as the spot, and a lone pawn on it stands aside', () => {
  const hexagon = spot({ shape: 'flathex' });
  const [ground, pawn] = layOnSpot(hexagon, [piece('g', 'hex'), piece('p', 'pawn')], faceOf, on);
  expect(ground).toMatchObject({ x: 80, y: 40, w: 40, h: 40, flat: true });
  expect(pawn!.x).toBeCloseTo(86);
  expect(pawn!.y).toBeCloseTo(45.6);
});

test('a pawn in a large room is no larger than elsewhere', () => {
  const [small] = layOnSpot(spot(), [piece('p', 'pawn')], faceOf, on);
  const [large] = layOnSpot(spot({ size: 50 }), [piece('p', 'pawn')], faceOf, on);
  expect(large!.w / small!.w).toBeCloseTo(5 * 0.42);
});

test('a pawn has the width that its board asks for, and is never too small to see', () => {
  const pawn = (scale: number) => layOnSpot(spot(), [piece('p', 'pawn')], faceOf, { ...on, pawn: 1.45, scale })[0]!.w;
  expect([pawn(20), pawn(2)]).toEqual([29, 22]);
});

test('a plan is as wide as its columns; anything else as a usual spot', () => {
  const at: Piece['at'] = { is: 'board', board: 'map', xy: [20, 20] };
  expect(layAnywhere({ ...piece('c', 'plan'), at }, faceOf, on)).toMatchObject({ x: 20, y: 20, w: 8, h: 8 });
  const token = layAnywhere({ ...piece('t', 'token'), at }, faceOf, { ...on, spotSize: undefined });
  expect(token.w).toBeCloseTo(22 * 2 * 0.78 * 2);
});
