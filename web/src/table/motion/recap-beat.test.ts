import { expect, test } from 'vitest';
import type { Scene } from '../../wire';
import { recapBeatIn } from './recap-beat';

const recap = { boards: [], zones: [], pieces: [], strokes: [], counters: [] };
const scene = (...beats: unknown[]) => ({ beats, recap }) as unknown as Scene;

test('the last thing shown counts, wherever it stands among the beats', () => {
  const [first, last] = [
    { do: 'recap', line: 1 },
    { do: 'recap', line: 7 },
  ];
  expect(recapBeatIn(scene(first, last, { do: 'count' }))?.line).toBe(7);
});

test('nothing is shown without a recap, beats or a scene', () => {
  expect(recapBeatIn({ beats: [{ do: 'recap' }, { do: 'move' }] } as Scene)).toBeUndefined();
  expect(recapBeatIn(scene({ do: 'move' }))).toBeUndefined();
  expect(recapBeatIn({} as Scene)).toBeUndefined();
  expect(recapBeatIn(null)).toBeUndefined();
});
