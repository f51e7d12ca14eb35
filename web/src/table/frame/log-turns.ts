/** The lines of the log by turns: a turn that is over is said in one line, in the words of the recap. Pure. */
import type { LogLine } from '../../wire';
import { foldedLines, type Sentence } from '../look/fold-lines';

export interface LogTurn {
  /** The line that begins it; null for what lies before the first one. */
  head: LogLine | null;
  lines: readonly LogLine[];
}

export function turnsOfLog(lines: readonly LogLine[]): LogTurn[] {
  const begins = lines.flatMap(({ kind }, n) => (kind === 'turn' ? [n] : []));
  const before = lines.slice(0, begins[0] ?? lines.length);
  return [
    ...(before.length > 0 ? [{ head: null, lines: before }] : []),
    ...begins.map((begin, k) => ({ head: lines[begin]!, lines: lines.slice(begin + 1, begins[k + 1]) })),
  ];
}

/** What whoever's turn it was did, and what stands out besides. */
export function summaryOf({ head, lines }: LogTurn): Sentence[] {
  return foldedLines(lines.filter(({ seat, kind }) => kind === 'big' || seat === head?.seat));
}
