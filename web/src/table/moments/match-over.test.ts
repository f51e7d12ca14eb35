import { expect, test } from 'vitest';
import type { Outcome, Scene } from '../../wire';
import { scene } from '../state/scene.fixture';
import { matchOver } from './match-over';

const result: Outcome = {
  places: [[1], [0]],
  text: 'Maud wins',
  seed: '',
  rows: [],
  scores: [11, 14],
};
const seats = [0, 1].map((seat) => ({ seat, name: `Seat ${seat}`, counters: [], state: 'waits' as const }));
const now = (rest: Partial<Scene> = {}) => scene({ seats, result, ...rest });

test('the end shows all seats in the order of their places, with their points', () => {
  const over = matchOver(scene({ seats }), now());
  expect(over?.sides?.map(({ seat, sum, wins }) => [seat, sum, wins])).toEqual([
    [1, 14, true],
    [0, 11, false],
  ]);
  expect([over?.issue?.text, over?.seats, over?.others]).toEqual(['Maud wins', [0, 1], 'full']);
});

test('a match that nobody has won has no sides', () => {
  const over = matchOver(scene({ seats }), now({ result: { ...result, places: [] } }));
  expect([over?.kind, over?.sides]).toEqual(['loss', []]);
});

test('it is shown once', () => {
  expect(matchOver(now(), now())).toBeUndefined();
  expect(matchOver(scene({ seats }), scene({ seats }))).toBeUndefined();
});
