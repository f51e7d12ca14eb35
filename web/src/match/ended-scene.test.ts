import { expect, test } from 'vitest';
import type { Scene, TableSeat } from '../wire';
import { withEnding } from './ended-scene';

const info = (seat: number, n?: number) => ({
  seat,
  name: ['Nils', 'Maud', 'Théo'][seat],
  state: 'plays',
  turn: true,
  counters: [],
  ...(n === undefined ? {} : { score: { icon: 'two-coins', n } }),
});
const scene = (...scores: (number | undefined)[]) =>
  ({
    seats: scores.map((n, seat) => info(seat, n)),
    prompt: { mine: true, title: 'Roll?', waiting: [0] },
    choices: [{ id: 1, label: 'Yes', targets: [] }],
    shortcuts: [],
  }) as unknown as Scene;
const seats = (...resigned: boolean[]) => resigned.map((gone, seat) => ({ seat, resigned: gone }) as TableSeat);

test('a match that was played to its end is as it is', () => {
  const over = { ...scene(1, 2), result: { places: [[0]], text: 'won', seed: 's', rows: [], scores: [] } };
  expect(withEnding(over, { ended: 'played', seats: seats(false, false) })).toBe(over);
});

test('who has not resigned has won, and nobody is asked any more', () => {
  const {
    prompt,
    choices,
    result,
    seats: shown,
  } = withEnding(scene(300, 0), { ended: 'resigned', seats: seats(true, false) });
  expect(result?.places).toEqual([[1], [0]]);
  expect(result?.text).toContain('Maud');
  expect(prompt).toMatchObject({ mine: false, waiting: [] });
  expect(choices).toEqual([]);
  expect(shown.every(({ state, turn }) => state === 'waits' && !turn)).toBe(true);
});

test('when all have left, nobody has won', () => {
  expect(withEnding(scene(1, 2), { ended: 'abandoned', seats: seats(false, false) }).result?.places).toEqual([]);
  expect(withEnding(scene(1, 2), { ended: 'resigned', seats: seats(true, true) }).result?.places).toEqual([]);
});

test('how things stood is shown, where there are scores', () => {
  expect(withEnding(scene(300, undefined, 20), { ended: 'abandoned', seats: [] }).result?.rows[0]?.values).toEqual([
    300,
    null,
    20,
  ]);
  expect(withEnding(scene(undefined), { ended: 'abandoned', seats: [] }).result?.rows).toEqual([]);
});
