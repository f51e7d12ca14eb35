import { expect, test } from 'vitest';
import { changedByOthers } from './just-changed';
import { scene } from './scene.fixture';

const log = [
  { n: 0, seq: 1, seat: 0, text: 'Maud walks.' },
  { n: 1, seq: 2, seat: 1, text: 'Nils plays boots.' },
  { n: 2, seq: 2, text: 'The dragon stirs.' },
];

test('what others have moved or taken is theirs', () => {
  const beats = [
    { do: 'move' as const, pieces: ['pawn'], line: 0 },
    { do: 'take' as const, pieces: ['card:1', 'die'], line: 1 },
    { do: 'flip' as const, pieces: ['card:2'], line: 2 },
  ];
  expect([...changedByOthers(scene({ beats, log }))]).toEqual([['card:1', 1]]);
  expect([...changedByOthers(scene({ beats, log, viewer: 1 }))]).toEqual([['pawn', 0]]);
});

test('a scene without beats has changed nothing', () => {
  expect(changedByOthers(scene({ log })).size).toBe(0);
});
