/** How a great moment is shown to a viewer, and when each part of it appears. Pure. */
import type { GreatMoment, Id, MomentStage, Scene } from '../../wire';
import type { Times } from '../motion/times';

/** The heading stands for so long before the first part appears, as a share of the whole. */
const FIRST = 0.15;
/** How long what is turned up together takes, as a share of the whole. */
const TURNING = 0.25;

type Shown = Pick<Scene, 'beats' | 'viewer'>;

/** The things that the viewer has looked at shortly before. */
export interface Looked {
  has(id: Id): boolean;
}
const NOTHING: Looked = new Set();

/** When the parts of a moment appear, in milliseconds, and how long all of it takes. */
export interface Schedule {
  /** The first thing that is drawn or thrown, and how much later each further one. */
  deed: number;
  apart: number;
  /** How long dice roll, of each throw. */
  roll: number;
  /** Sums, rows and the issue. */
  issue: number;
  whole: number;
}

export function isAbout(moment: GreatMoment, viewer: number | null): boolean {
  return viewer !== null && (moment.seats ?? []).includes(viewer);
}

export function stageFor(moment: GreatMoment, viewer: number | null, looked: Looked = NOTHING): MomentStage {
  if (isAbout(moment, viewer)) return moment.mine ?? 'full';
  if (moment.watchers && moment.at && looked.has(moment.at)) return moment.watchers;
  return moment.others ?? 'inset';
}

/** The moments among the beats of a scene that are more to its viewer than a line of the log. */
export function momentsIn({ beats = [], viewer }: Shown, looked?: Looked): GreatMoment[] {
  return beats.flatMap(({ moment }) => (moment && stageFor(moment, viewer, looked) !== 'line' ? [moment] : []));
}

/** The moments of a scene before its recap, and those after it; `last` are more at its end. */
export function aroundRecap(
  { beats = [], viewer }: Shown,
  last: readonly GreatMoment[] = [],
  looked?: Looked,
): [GreatMoment[], GreatMoment[]] {
  const at = beats.findLastIndex((beat) => beat.do === 'recap');
  if (at < 0) return [[...momentsIn({ beats, viewer }, looked), ...last], []];
  const [before, after] = [beats.slice(0, at), beats.slice(at)];
  return [momentsIn({ beats: before, viewer }, looked), [...momentsIn({ beats: after, viewer }, looked), ...last]];
}

export function schedule(moment: GreatMoment, viewer: number | null, times: Times): Schedule {
  const full = stageFor(moment, viewer) === 'full';
  const base = full ? times.full : times.inset;
  const drawn = moment.drawn?.length ?? 0;
  const throws = throwsIn(moment);
  const roll = throws > 0 ? times.roll : 0;
  const together = moment.kind === 'reveal';
  const apart = together ? 0 : full ? times.drawn : times.drawn / 2;
  const deed = base * FIRST;
  const acts = drawn * apart + throws * roll;
  const issue = deed + acts + (together ? base * TURNING : 0);
  return { deed, apart, roll, issue, whole: base + acts };
}

/** How often dice are thrown: once for all that roll together. */
function throwsIn({ thrown = [], sides = [], throws = [] }: GreatMoment): number {
  if (throws.length > 0) return throws.length;
  return thrown.length > 0 || sides.some((side) => (side.thrown ?? []).length > 0) ? 1 : 0;
}
