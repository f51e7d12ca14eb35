/** How much of a board without an edge is shown: what lies on it and where something can be done. */
import type { Board, Id, Spot, XY } from '../../wire';
import { halves } from '../look/geometry';

export type Box = Board['box'];

/** A thing on a board: its middle, and half its width and height. */
export interface Extent {
  at: XY;
  half: XY;
}

/** The places that are among these. */
export function extents(spots: readonly Spot[], among: ReadonlySet<Id>): Extent[] {
  return spots.filter(({ id }) => among.has(id)).map(({ at, size }) => ({ at, half: halves(size) }));
}

/** The box around all of these, with a rim; never smaller than the least one, around the same middle. */
export function around(all: readonly Extent[], least: Box, rim: number): Box {
  if (all.length === 0) return least;
  const [x, w] = span(all, 0, least[2], rim);
  const [y, h] = span(all, 1, least[3], rim);
  return [x, y, w, h];
}

function span(all: readonly Extent[], n: 0 | 1, least: number, rim: number): [number, number] {
  const from = Math.min(...all.map(({ at, half }) => at[n] - half[n])) - rim;
  const to = Math.max(...all.map(({ at, half }) => at[n] + half[n])) + rim;
  const size = Math.max(to - from, least);
  return [(from + to - size) / 2, size];
}
