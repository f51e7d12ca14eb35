/** Plans how a recap is shown: paths are drawn, the pieces they pass are marked, then cards are turned up. Pure. */
import type { Board, Face, Id, Recap, XY } from '../../wire';
import type { Timed } from './tracks';

/** How long all lines of a board take together, in milliseconds. */
export const WALK = 1500;
const TURN = 300;
const MARK = 120;

export type RecapTrack = Timed &
  (
    | { is: 'line'; board: Id; line: Id; length: number }
    | { is: 'mark'; piece: Id }
    /** A pawn goes along the lines of its board, one after the other, to where it lies. */
    | { is: 'pen'; board: Id; piece: Id; lines: readonly Id[]; to: XY }
    | { is: 'turn'; piece: Id }
  );

/** When the n-th of `of` things on a line is met. */
export function metAt(n: number, of: number): number {
  return (WALK * (n + 1)) / (of + 1);
}

/** When each of several lines that follow each other begins, and how long it takes. */
export function shares(lengths: readonly number[]): Timed[] {
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let at = 0;
  return lengths.map((length) => {
    const share = { at, takes: (WALK * length) / whole };
    at += share.takes;
    return share;
  });
}

/** `turned`: pieces that are turned up at the end. `lengths`: how long the lines are that are on the page. */
export function planRecap(
  recap: Recap,
  turned: readonly Id[],
  faces: Readonly<Record<Id, Face>>,
  lengths: ReadonlyMap<Id, number>,
): RecapTrack[] {
  return [
    ...recap.boards.flatMap((board) => planBoard(board, recap, faces, lengths)),
    ...turned.map((piece): RecapTrack => ({ is: 'turn', piece, at: WALK, takes: TURN })),
  ];
}

function planBoard(
  { id: board }: Board,
  { strokes, pieces }: Recap,
  faces: Readonly<Record<Id, Face>>,
  lengths: ReadonlyMap<Id, number>,
): RecapTrack[] {
  const lines = strokes.filter((stroke) => stroke.board === board && lengths.has(stroke.id)).map(({ id }) => id);
  const timed = shares(lines.map((line) => lengths.get(line)!));
  const here = new Set(pieces.flatMap(({ id, at }) => (at.is === 'board' && at.board === board ? [id] : [])));
  const marks = pieces.filter(({ at }) => at.is === 'piece' && here.has(at.piece));
  const pen = pieces.find(({ id, face }) => here.has(id) && faces[face]?.is === 'pawn');
  const to = pen?.at.is === 'board' ? pen.at.xy : undefined;
  return [
    ...lines.map((line, n): RecapTrack => ({ is: 'line', board, line, length: lengths.get(line)!, ...timed[n]! })),
    ...marks.map(({ id }, n): RecapTrack => ({ is: 'mark', piece: id, at: metAt(n, marks.length), takes: MARK })),
    ...(pen && to && lines.length > 0
      ? [{ is: 'pen', board, piece: pen.id, lines, to, at: 0, takes: WALK } as const]
      : []),
  ];
}
