/** Which pieces of a zone lie in which of its slots. Pure. */
import type { Piece } from '../../wire';

/** The piece in the n-th slot. */
export function inSlot(pieces: readonly Piece[], n: number): Piece | undefined {
  return pieces.find(({ at }) => at.is === 'zone' && at.n === n);
}

/** Whether the n-th slot is covered by a wide piece that lies in a slot before it. */
export function isCovered(pieces: readonly Piece[], n: number): boolean {
  return pieces.some(({ at }) => at.is === 'zone' && at.n < n && n < at.n + (at.wide ?? 1));
}

/** The pieces that lie in none of the slots: all of them where there are no slots. */
export function besideSlots(pieces: readonly Piece[], slots: number): readonly Piece[] {
  return slots > 0 ? pieces.filter(({ at }) => at.is === 'zone' && at.n >= slots) : pieces;
}
