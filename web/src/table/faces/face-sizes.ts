/** How large a face is: in a zone by its size, on a spot by the spot. */
import type { Face } from '../../wire';

export type Size = 's' | 'm' | 'l';

/** From this width on a foot of many parts has room. */
const ROOMY = 1320;
/** Screens as narrow as this are phones, where little lies side by side. */
const NARROW = 700;

const WIDTHS: Record<Face['is'], Record<Size, number>> = {
  card: { s: 72, m: 108, l: 132 },
  back: { s: 72, m: 92, l: 120 },
  tile: { s: 92, m: 116, l: 148 },
  plan: { s: 72, m: 112, l: 150 },
  hex: { s: 64, m: 88, l: 104 },
  token: { s: 44, m: 54, l: 68 },
  die: { s: 44, m: 66, l: 76 },
  pawn: { s: 26, m: 34, l: 44 },
  cube: { s: 16, m: 20, l: 26 },
  mark: { s: 28, m: 36, l: 44 },
};

/** How much of a spot's width a face takes. */
const SHARES: Record<Face['is'], number> = {
  card: 1,
  back: 0.9,
  tile: 1,
  plan: 1,
  hex: 1,
  token: 0.78,
  die: 0.86,
  pawn: 0.86,
  cube: 0.62,
  mark: 1,
};

/** Whether a screen of this width has little room for things side by side. */
export function isTight(screen: number): boolean {
  return screen < ROOMY && screen > NARROW;
}

/** The width of a face in a zone, in pixels. */
export function width(face: Face | undefined, size: Size): number {
  return (WIDTHS[face?.is ?? 'card'] ?? WIDTHS.card)[size];
}

/** The height of a face that is `w` pixels wide. */
export function height(face: Face | undefined, w: number): number {
  switch (face?.is ?? 'card') {
    case 'card':
      return w < 76 ? Math.min(w, 48) : w * 1.4;
    case 'back':
      return face?.is === 'back' && face.of === 'tile' ? w : w * 1.4;
    case 'plan':
      return face?.is === 'plan' ? (w * face.rows) / face.cols : w;
    case 'cube':
      return (w * 26) / 22;
    default:
      return w;
  }
}

/** Whether a card is so low that it is one line of a list. */
export function isPlate(w: number, h: number): boolean {
  return h * 2 < w;
}

/** The part of a spot that a face covers. */
export function share(face: Face | undefined): number {
  return SHARES[face?.is ?? 'card'] ?? 1;
}

/** Whether a face is ground that other pieces lie on. */
export function isGround(face: Face | undefined): boolean {
  return face?.is === 'plan' || face?.is === 'tile' || face?.is === 'hex';
}

/** What a face looks like: the back of a token is drawn as a token. */
export function drawnAs(face: Face | undefined): Face | undefined {
  if (face?.is !== 'back') return face;
  const { icon, tint, of = 'card' } = face;
  return of === 'card' || of === 'tile' ? face : { is: 'token', shape: of, icon, tint, title: '' };
}

/** A number on a piece is at least this high, in pixels. */
const LEAST_TYPE = 12;

/** The size of a number in a drawing of which a unit is so many pixels: as designed, or as large as it must be. */
export function leastType(designed: number, scale: number): number {
  return Math.max(designed, LEAST_TYPE / (scale || 1));
}
