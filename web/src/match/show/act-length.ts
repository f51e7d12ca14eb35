/** How long an act is shown, from what it changes on the table. Pure. */
import { isAbout, momentsIn, schedule } from '../../table/moments/moment-time';
import { beatLength, type Times } from '../../table/motion/times';
import type { Beat, Id, Place, Scene } from '../../wire';

/** How much later each further piece begins to move, and how much later the last one at most. */
const APART = 40;
const ALL_APART = 600;

export interface ActLength {
  /** The time from the old scene to the new one; less if the turn is too long. 0 if nothing can be seen of it. */
  takes: number;
  /** The time of great moments that are about the viewer: they are never shortened. */
  keeps: number;
}

export function actLength(old: Scene, now: Scene, times: Times): ActLength {
  const moves = Math.min(times.act, movesLength(old, now, times) + beatsLength(now.beats ?? [], times));
  return { takes: moves + momentsLength(now, times, false), keeps: momentsLength(now, times, true) };
}

/** The time of the great moments that are about the viewer, or of all others. */
function momentsLength(now: Scene, times: Times, mine: boolean): number {
  return momentsIn(now)
    .filter((moment) => isAbout(moment, now.viewer) === mine)
    .reduce((sum, moment) => sum + schedule(moment, now.viewer, times).whole, 0);
}

function movesLength(old: Scene, now: Scene, times: Times): number {
  const places = new Map<Id, Place>(old.pieces.map(({ id, at }) => [id, at]));
  const moves = now.pieces
    .map(({ id, at }) => moveLength(places.get(id), at, times))
    .filter((length): length is number => length !== null);
  return moves.length === 0 ? 0 : Math.max(...moves) + Math.min(ALL_APART, APART * (moves.length - 1));
}

/** How long one piece is on its way; null if it stays where it is. */
function moveLength(was: Place | undefined, at: Place, times: Times): number | null {
  if (!was) return times.card;
  if (was === at || isSamePlace(was, at)) return null;
  const [left, came] = [isOnBoard(was), isOnBoard(at)];
  if (left && came) return times.step;
  return left || came ? times.take : times.card;
}

function isOnBoard(place: Place): boolean {
  return place.is !== 'zone';
}

/** Others in a zone may have closed up: only where a piece lies counts, not how many lie before it. */
export function isSamePlace(was: Place, at: Place): boolean {
  if (was.is === 'zone' && at.is === 'zone') return was.zone === at.zone;
  return JSON.stringify(was) === JSON.stringify(at);
}

function beatsLength(beats: readonly Beat[], times: Times): number {
  return beats.reduce((sum, beat) => sum + beatLength(beat, times), 0);
}
