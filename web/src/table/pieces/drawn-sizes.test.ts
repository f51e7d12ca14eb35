import { expect, test } from 'vitest';
import type { Piece } from '../../wire';
import { DrawnSizes } from './drawn-sizes';
import type { ZoneSizes } from './zone-sizes';

const piece: Piece = { id: 'p', face: 'die', label: '', at: { is: 'zone', zone: 'z', n: 0 } };

/** Sizes of the design: a piece of some width and height, a slot of some width. */
function sizes(width: number, height?: number): ZoneSizes {
  return {
    gap: 12,
    beside: 10,
    closer: 20,
    slotSize: width,
    slotHeight: height,
    pileWidth: 50,
    pileHeight: 70,
    widthOf: () => width,
    heightOf: () => height,
  } as unknown as ZoneSizes;
}

test('everything grows with the window', () => {
  const drawn = new DrawnSizes(sizes(100, 140), 1.5, false);
  expect([drawn.gap, drawn.beside, drawn.slot, drawn.slotHeight]).toEqual([18, 15, 150, 210]);
  expect([drawn.pile, drawn.piece(piece)]).toEqual([
    { w: 75, h: 105 },
    { w: 150, h: 210 },
  ]);
});

test('where there is little room nothing becomes too small for a finger', () => {
  const drawn = (width: number) => new DrawnSizes(sizes(width), 0.5, false);
  expect([drawn(100).slot, drawn(80).slot, drawn(30).slot]).toEqual([50, 44, 30]);
  expect(drawn(80).piece(piece)).toEqual({ w: 44, h: undefined });
});

test('a piece that stays large enough for a finger keeps its form', () => {
  expect(new DrawnSizes(sizes(60, 90), 0.5, false).piece(piece)).toEqual({ w: 44, h: 66 });
});

test('slots on the felt hold what no finger hits', () => {
  expect(new DrawnSizes(sizes(60), 0.5, true).slot).toBe(36);
  expect(new DrawnSizes(sizes(60), 0.5, false).slot).toBe(44);
});

test('only from the second piece on there is one before it to come closer to', () => {
  const drawn = new DrawnSizes(sizes(100), 0.5, false);
  expect([drawn.closer(0), drawn.closer(1)]).toEqual([0, 10]);
});
