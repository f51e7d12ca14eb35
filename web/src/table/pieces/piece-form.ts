/** Forms that follow from a piece's face: the roundness of its corners, and where other pieces lie on it. Pure. */
import type { Face } from '../../wire';
import { radius } from '../look/plan-lines';

/** How wide a ring around a thing of a plan is, in halves of the thing. */
const RINGED = 2.55;

/** The radius of the corners of a face that is `w` pixels wide. */
export function cornerOf(face: Face | undefined, w: number): number {
  switch (face?.is) {
    case 'die':
      return w * 0.19;
    case 'token':
      return face.shape === 'disc' ? w / 2 : face.shape === 'square' ? w * 0.13 : w * 0.3;
    case 'pawn':
    case 'hex':
      return w / 2;
    case 'plan':
      return Math.max(4, (w / face.cols) * 0.5);
    default:
      return 8;
  }
}

/** Where a piece lies on another one of `w` by `h` pixels, and how wide it is: at the thing that `slot` names, in the corner of a tile, else in the middle. */
export function slotOn(
  face: Face | undefined,
  slot: string,
  w: number,
  h: number,
): { x: number; y: number; wide: number } {
  if (face?.is === 'tile' && slot === 'corner') return { x: w * 0.15, y: w * 0.15, wide: w * 0.34 };
  const n = face?.is === 'plan' ? face.things.findIndex(({ id }) => id === slot) : -1;
  if (face?.is !== 'plan' || n < 0) return { x: w / 2, y: h / 2, wide: w * 0.36 };
  const cell = w / face.cols;
  const [x, y] = face.things[n]!.at;
  return { x: x * cell, y: y * cell, wide: radius(face, n, cell) * cell * RINGED };
}
