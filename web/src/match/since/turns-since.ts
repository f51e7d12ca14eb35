/** What has happened between two scenes, a line for each player. Pure. */
import type { Amount, Counter, LogLine, Scene } from '../../wire';
import { foldedLines, type Sentence } from '../../table/look/fold-lines';

/** What one seat did, and which of its numbers changed. */
export interface TurnLine {
  seat: number;
  sentences: Sentence[];
  changes: Amount[];
}

export interface Since {
  /** The others, in the order of play after the viewer. */
  others: TurnLine[];
  /** What befell the viewer. */
  mine: TurnLine;
  /** What stands out and is nobody's own. */
  general: Sentence[];
}

export function turnsSince(before: Scene, now: Scene, viewer: number): Since {
  const last = before.log?.at(-1)?.n ?? -1;
  const lines = (now.log ?? []).filter(({ n, kind }) => n > last && kind !== 'turn');
  const of = (seat: number): TurnLine => ({
    seat,
    sentences: foldedLines(lines.filter((line) => line.seat === seat)),
    changes: changesOf(seat, before, now),
  });
  const count = now.seats.length;
  const after = now.seats.map(({ seat }) => seat).filter((seat) => seat !== viewer);
  const others = after.sort((a, b) => ((a - viewer + count) % count) - ((b - viewer + count) % count)).map(of);
  return {
    others: others.filter(({ sentences, changes }) => sentences.length > 0 || changes.length > 0),
    mine: of(viewer),
    general: foldedLines(lines.filter(isGeneral)),
  };
}

/** Whether there is anything to tell. */
export function hasNews({ others, mine, general }: Since): boolean {
  return others.length + mine.changes.length + general.length > 0;
}

function isGeneral({ seat, kind }: LogLine): boolean {
  return seat === undefined && kind === 'big';
}

/** By how much each number of a seat has changed. */
function changesOf(seat: number, before: Scene, now: Scene): Amount[] {
  const old = new Map(before.counters.map((counter) => [counter.id, counter.value]));
  return now.counters
    .filter((counter) => counter.of === seat)
    .flatMap((counter) => {
      const was = old.get(counter.id);
      if (typeof was !== 'number' || typeof counter.value !== 'number' || was === counter.value) return [];
      return [change(counter, counter.value - was)];
    });
}

function change({ icon, tint, label }: Counter, by: number): Amount {
  return { icon, n: by > 0 ? `+${by}` : `−${-by}`, label, ...(tint ? { tint } : {}) };
}
