/** What has happened since a scene, a line for each player. Pure. */
import { foldedLines, type Sentence } from '../../table/look/fold-lines';
import { isAbout } from '../../table/moments/moment-time';
import type { Amount, Beat, Id, LogLine, Scene } from '../../wire';
import { greatIn, type Mark, markOf } from './great-marks';
import { Happened, type Step } from './happened';
import { type Route, routeOf } from './route';
import { gotIn, isShown, playedIn, type Thing } from './things';
import { type Change, changesOf, gathered } from './totals';

/** What one seat did, and which of its numbers changed. */
export interface TurnLine {
  seat: number;
  /** The step with which it begins. */
  from: number;
  /** All of it in the words of the log. */
  sentences: Sentence[];
  played: Thing[];
  totals: Amount[];
  route: Route;
  got: Thing[];
  /** What nothing of this shows, in words. */
  words: Sentence[];
  /** What happened in this turn and is nobody's own. */
  events: Mark[];
  changes: Change[];
  /** The pieces and spots that it is about. */
  refs: Id[];
}

export interface Since {
  /** The others, in the order of play after the viewer. */
  others: TurnLine[];
  /** What befell the viewer. */
  mine: { events: Mark[]; changes: Change[] };
  /** What stands out and is nobody's own. */
  general: Sentence[];
}

/** What happened in the steps after a scene; a `mixed` step has acts of the viewer, too: then nobody knows its price. */
export function turnsSince(start: Scene, steps: readonly Step[], viewer: number, mixed = false): Since {
  const happened = new Happened(start, steps);
  const { now, lines } = happened;
  const count = now.seats.length;
  const after = now.seats.map(({ seat }) => seat).filter((seat) => seat !== viewer);
  const others = after
    .sort((a, b) => ((a - viewer + count) % count) - ((b - viewer + count) % count))
    .map((seat) => turnLine(seat, start, steps, happened));
  const great = greatIn(
    steps.flatMap(({ scene }) => scene.beats ?? []),
    viewer,
  );
  return {
    others: others.filter(({ sentences, changes }) => sentences.length > 0 || changes.length > 0),
    mine: {
      events: great.filter((moment) => isAbout(moment, viewer)).map(markOf),
      changes: mixed ? [] : changesOf(viewer, start, now),
    },
    general: foldedLines(lines.filter(({ seat, kind }) => seat === undefined && kind === 'big')),
  };
}

/** Whether there is anything to tell. */
export function hasNews({ others, mine, general }: Since): boolean {
  return others.length + mine.changes.length + general.length > 0;
}

function turnLine(seat: number, start: Scene, steps: readonly Step[], happened: Happened): TurnLine {
  const lines = happened.lines.filter((line) => line.seat === seat);
  const [got, route] = [gotIn(lines, happened), routeOf(seat, lines, happened)];
  const names = new Set(got.map(({ text }) => JSON.stringify(text)));
  return {
    seat,
    from: beginningOf(seat, lines, steps, happened),
    sentences: foldedLines(lines),
    played: playedIn(lines, happened).filter(({ text }) => !names.has(JSON.stringify(text))),
    totals: gathered(seat, start, steps),
    route,
    got,
    words: foldedLines(lines.flatMap((line) => wordsOf(line, happened))),
    events: steps.flatMap((step) => (step.seat === seat ? eventsOf(step, happened) : [])),
    changes: changesOf(seat, start, happened.now),
    refs: [...new Set([...lines.flatMap(({ refs = [] }) => refs), ...movedIn(lines, happened)])],
  };
}

/** The first step of a seat; where several acted at once that of its first line. */
function beginningOf(seat: number, lines: readonly LogLine[], steps: readonly Step[], happened: Happened): number {
  const own = steps.findIndex((step) => step.seat === seat);
  return own >= 0 || !lines[0] ? own : happened.stepOf(lines[0].n);
}

/** A line that nothing else shows; of a great moment its title says enough. */
function wordsOf(line: LogLine, happened: Happened): LogLine[] {
  const beats = happened.beats(line.n);
  const isTold =
    line.does === 'aside' || line.does === 'goes' || isShown(line, happened) || beats.some(isOwnNumber(line, happened));
  if (isTold) return [];
  const [great] = greatIn(beats, happened.now.viewer);
  return [great ? { ...line, text: great.title } : line];
}

/** Whether a beat changes a number of the seat whose line it is: the changes tell that. */
function isOwnNumber({ seat }: LogLine, { now }: Happened): (beat: Beat) => boolean {
  return (beat) => beat.do === 'count' && now.counters.some(({ id, of }) => id === beat.counter && of === seat);
}

/** The great moments of a step that the lines of no seat tell, each title once. */
function eventsOf({ scene }: Step, happened: Happened): Mark[] {
  const seats = new Map(happened.lines.map(({ n, seat }) => [n, seat]));
  const free = (scene.beats ?? []).filter(({ line }) => line !== undefined && seats.get(line) === undefined);
  return greatIn(free, scene.viewer).map(markOf);
}

function movedIn(lines: readonly LogLine[], happened: Happened): Id[] {
  return lines.flatMap(({ n }) => happened.beats(n).flatMap(({ do: what, pieces }) => (what === 'move' ? (pieces ?? []) : []))); // prettier-ignore
}
