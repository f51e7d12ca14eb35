/**
 * Plans the motion from one scene to the next: pieces glide from where they were to where they are, lines are drawn,
 * then beats play in order. Pure: what is on the page comes in as two layouts, and tracks come out.
 */
import type { Id, Scene, XY } from '../../wire';
import { type Rect, centre } from '../look/geometry';
import { CALM_RING, planBeats, playedBeats } from './plan-beats';
import type { Home, Layout, MeasuredLine, MeasuredPiece } from './measure';
import type { Times } from './times';
import type { Track } from './tracks';

/** How much later the next piece begins, and how much later the last one at most. */
const APART = 40;
const ALL_APART = 600;
const APPEAR = 120;
const LONGEST_LINE = 900;
/** A piece that lies this close to where it was has not moved, in pixels. */
const STILL = 3;
/** A line that grows by less than this share of its length is not drawn again. */
const SAME_LENGTH = 0.002;

export interface Change {
  before: Layout;
  after: Layout;
  old: Scene;
  now: Scene;
  /** The person wants little motion. */
  calm: boolean;
  /** How long things take. */
  times: Times;
}

export function plan(change: Change): Track[] {
  const moved = movedPieces(change);
  const apart = Math.min(APART, ALL_APART / Math.max(1, moved.length));
  const { now, calm, times } = change;
  const gliding = moved.length > 0 ? times.card + moved.length * apart : 0;
  return [...planPieces(change, moved, apart), ...planLines(change), ...planBeats(now, gliding, calm, times)];
}

/** A piece that was measured after the change, with where it was before if it was there. */
interface Moved {
  element: number;
  piece: MeasuredPiece;
  was: MeasuredPiece | undefined;
}

function movedPieces(change: Change): Moved[] {
  const { before, after, now } = change;
  const known = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const growing = new Set(now.boards.filter(({ grows }) => grows).map(({ id }) => id));
  const still = resting(change);
  return after.pieces
    .map((piece, element): Moved => ({ element, piece, was: known.get(piece.id) }))
    .filter(({ piece, was }) => {
      if (piece.home && !before.homes.has(piece.home.id)) return false; // it has come up with its board or zone
      if (!was) return known.size > 0;
      if (piece.home?.id !== was.home?.id) return true;
      // When a board that grows is refitted, all of its pieces move on the screen.
      if (piece.home && growing.has(piece.home.id) && still.has(piece.id)) return false;
      return Math.hypot(...offset(piece, was)) > STILL;
    });
}

/** Pieces that lie where they lay, of a scene with boards that grow. */
function resting({ old, now }: Change): ReadonlySet<Id> {
  if (!now.boards.some(({ grows }) => grows)) return new Set();
  const places = new Map(old.pieces.map(({ id, at }) => [id, JSON.stringify(at)]));
  return new Set(now.pieces.filter(({ id, at }) => JSON.stringify(at) === places.get(id)).map(({ id }) => id));
}

function planPieces({ now, calm, times }: Change, moved: readonly Moved[], apart: number): Track[] {
  const rolled = new Set(
    playedBeats(now)
      .filter((beat) => beat.do === 'roll')
      .flatMap((beat) => beat.pieces ?? []),
  );
  return moved.flatMap(({ element, piece, was }, n): Track[] => {
    const target = { piece: piece.id, element };
    if (!was) return [{ is: 'appear', target, at: n * apart, takes: APPEAR, grows: !calm }];
    if (calm) return [{ is: 'ring', target, at: 0, takes: CALM_RING }];
    if (rolled.has(piece.id) || piece.rect.width === 0) return [];
    const flies = piece.home?.id !== was.home?.id;
    const scale = was.rect.width / piece.rect.width || 1;
    const takes = flies ? times.card : times.step;
    return [{ is: 'glide', target, at: n * apart, takes, by: offset(piece, was), scale, flies }];
  });
}

/** How far a piece was from where it is. */
function offset({ rect, home }: MeasuredPiece, was: MeasuredPiece): XY {
  const [x, y] = cameFrom(was, home);
  const [nowX, nowY] = centre(rect);
  return [x - nowX, y - nowY];
}

/** Where the middle of a piece was. In the same home, as if that had always been where and as large as it is now. */
function cameFrom(was: MeasuredPiece, home: Home | null): XY {
  const [x, y] = centre(was.rect);
  if (!home || home.id !== was.home?.id) return [x, y];
  const before: Rect = was.home.rect;
  const scale = home.rect.width / before.width || 1;
  return [home.rect.left + (x - before.left) * scale, home.rect.top + (y - before.top) * scale];
}

function planLines({ before, after, calm, times }: Change): Track[] {
  if (before.pieces.length === 0) return [];
  const known = new Map(before.lines.map((line) => [line.id, line]));
  return after.lines.flatMap((line, element): Track[] => {
    const was = known.get(line.id);
    if (was?.points === line.points || line.home === null || !before.homes.has(line.home)) return [];
    const from = was?.length ?? 0;
    const to = line.length;
    if (to <= from + to * SAME_LENGTH) return [];
    const target = { line: line.id, element };
    if (calm) return [{ is: 'appear', target, at: 0, takes: APPEAR, grows: false }];
    return line.dashed ? [] : [{ is: 'draw', target, at: 0, takes: drawingTime(line, was, times), from, to }];
  });
}

/** A line takes as long as a piece for each of its new points. */
function drawingTime(line: MeasuredLine, was: MeasuredLine | undefined, times: Times): number {
  const steps = line.points - (was?.points ?? 1);
  return Math.min(Math.max(1, steps) * times.step, LONGEST_LINE);
}
