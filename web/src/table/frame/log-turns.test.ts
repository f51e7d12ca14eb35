import { expect, test } from 'vitest';
import type { LogLine } from '../../wire';
import { summaryOf, turnsOfLog } from './log-turns';

const line = (n: number, rest: Partial<LogLine>): LogLine => ({ n, seq: n, text: `line ${n}`, ...rest });
const LOG = [
  line(0, {}),
  line(1, { kind: 'turn', seat: 0 }),
  line(2, { seat: 0 }),
  line(3, { seat: 1 }),
  line(4, { kind: 'big' }),
  line(5, { kind: 'turn', seat: 1 }),
  line(6, { seat: 1, text: 'again' }),
  line(7, { seat: 1, text: 'again' }),
];

test('a turn begins with its line; what lies before the first one has none', () => {
  const turns = turnsOfLog(LOG);
  expect(turns.map(({ head, lines }) => [head?.n ?? null, lines.map(({ n }) => n)])).toEqual([
    [null, [0]],
    [1, [2, 3, 4]],
    [5, [6, 7]],
  ]);
  expect(turnsOfLog(LOG.slice(1))[0]!.head?.n).toBe(1);
  expect(turnsOfLog([])).toEqual([]);
});

test('it is said by what its player did and by what stands out', () => {
  const [, first, second] = turnsOfLog(LOG).map(summaryOf);
  expect(first!.map(({ text }) => text)).toEqual(['line 2', 'line 4']);
  expect(second!.map(({ text }) => text)).toEqual(['again', 'again']);
});
