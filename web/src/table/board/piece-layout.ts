/** Where pieces lie on a board, and how large they are drawn. Pure. */
import type { Face, Piece, Spot, XY } from '../../wire';
import { height, isGround, share } from '../faces/face-sizes';
import { halves, shared } from '../look/geometry';

/** What stands on a hexagon leaves its ground in sight: how much of it a face takes. */
const ON_HEXAGON: Record<string, number> = { pawn: 0.58, token: 0.84, die: 0.62 };
const ELSE_ON_HEXAGON = 0.8;
/** A pawn in a room of several units is as large as elsewhere: rooms have a half larger than this, in design pixels. */
const LARGE_ROOM = 40;
const IN_LARGE_ROOM = 0.42;
/** A piece that stands alone on a tile does not hide what the tile shows. */
const ASIDE = { dx: 0.3, dy: 0.28, scale: 1 };
/** A pawn with a width of its own is at least this wide, in pixels. */
const LEAST_PAWN = 22;
/** So is a token: one may have to pick it. */
const LEAST_TOKEN = 22;
/** Half the width of a usual spot, in design pixels. */
const USUAL_HALF = 22;

/** How a board is drawn now. */
export interface Drawing {
  /** Pixels of the screen for a unit of the board, and the corner of what is seen, in its units. */
  scale: number;
  corner: XY;
  /** A design pixel in units of the board. */
  unit: number;
  /** The width of a pawn in units of the board, if it does not follow from its spot. */
  pawn: number | undefined;
  /** The size of a usual spot, if the board has any. */
  spotSize: Spot['size'] | undefined;
}

/** A piece on a board: its middle and size in pixels. */
export interface LaidPiece {
  piece: Piece;
  x: number;
  y: number;
  w: number;
  h: number;
  /** It lies on a hexagon with a flat top. */
  flat: boolean;
}

type FaceOf = (piece: Piece) => Face | undefined;

/** A point of the board in pixels from the corner of what is seen. */
export function toPixels([x, y]: XY, { scale, corner }: Pick<Drawing, 'scale' | 'corner'>): XY {
  return [(x - corner[0]) * scale, (y - corner[1]) * scale];
}

/** Pieces that share a spot. */
export function layOnSpot(spot: Spot, pieces: readonly Piece[], faceOf: FaceOf, on: Drawing): LaidPiece[] {
  const [w, h] = halves(spot.size);
  const isHexagon = spot.shape === 'hex' || spot.shape === 'flathex';
  const sharing = pieces.filter((piece) => !isGround(faceOf(piece)) && faceOf(piece)?.is !== 'mark');
  return pieces.map((piece) => {
    const face = faceOf(piece);
    const n = sharing.indexOf(piece);
    const aside = isHexagon && sharing.length === 1 && pieces.length > 1;
    const place = n < 0 ? shared(0, 1, undefined) : aside ? ASIDE : shared(n, sharing.length, spot.share);
    const whole = face?.is === 'hex' || face?.is === 'mark';
    const base = (whole ? w : Math.min(w, h)) * 2 * share(face) * place.scale * on.scale;
    const own = base * partOfSpot(face, spot, on.unit);
    const size =
      face?.is === 'pawn' && on.pawn !== undefined
        ? pawnWidth(on.pawn, on)
        : face?.is === 'token'
          ? Math.max(own, LEAST_TOKEN)
          : own;
    const [x, y] = toPixels([spot.at[0] + place.dx * w, spot.at[1] + place.dy * h], on);
    const high = whole ? h * 2 * share(face) * place.scale * on.scale : height(face, size);
    return { piece, x, y, w: size, h: high, flat: spot.shape === 'flathex' };
  });
}

/** How much of its share of a spot a face really takes. */
function partOfSpot(face: Face | undefined, spot: Spot, unit: number): number {
  if (face?.is === 'hex' || face?.is === 'mark') return 1;
  if (spot.shape === 'hex' || spot.shape === 'flathex') return ON_HEXAGON[face?.is ?? ''] ?? ELSE_ON_HEXAGON;
  return face?.is === 'pawn' && Math.min(...halves(spot.size)) > unit * LARGE_ROOM ? IN_LARGE_ROOM : 1;
}

/** A piece anywhere on the board. */
export function layAnywhere(piece: Piece, faceOf: FaceOf, on: Drawing): LaidPiece {
  const face = faceOf(piece);
  const [half] = on.spotSize === undefined ? [on.unit * USUAL_HALF] : halves(on.spotSize);
  const units = face?.is === 'plan' ? face.cols : half * 2 * share(face);
  const w = face?.is !== 'plan' && on.pawn !== undefined ? pawnWidth(on.pawn, on) : units * on.scale;
  const [x, y] = toPixels(piece.at.is === 'board' ? piece.at.xy : [0, 0], on);
  return { piece, x, y, w, h: height(face, w), flat: false };
}

function pawnWidth(units: number, { scale }: Drawing): number {
  return Math.max(units * scale, LEAST_PAWN);
}
