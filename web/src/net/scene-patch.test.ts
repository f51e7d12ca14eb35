import { expect, test } from 'vitest';
import type { Patch, Scene } from '../wire';
import { patched } from './scene-patch';

const scene: Scene = {
  format: 1,
  game: 'toy',
  viewer: 0,
  title: 'before',
  seats: [
    { seat: 0, name: 'Maud', state: 'plays', counters: [] },
    { seat: 1, name: 'Nils', state: 'waits', counters: [] },
  ],
  layout: { wide: { is: 'show', show: 'map' }, narrow: { is: 'show', show: 'map' } },
  boards: [{ id: 'map', label: 'Map', box: [0, 0, 9, 9], skin: 'earth', shapes: [], spots: [] }],
  zones: [],
  pieces: [
    { id: 'a', face: 'f', label: 'A', at: { is: 'zone', zone: 'z', n: 0 } },
    { id: 'b', face: 'f', label: 'B', at: { is: 'zone', zone: 'z', n: 1 } },
  ],
  faces: { f: { is: 'cube', seat: 0 } },
  counters: [],
  strokes: [],
  prompt: { mine: true, title: 'Choose', waiting: [0] },
  choices: [{ id: 1, label: 'One', targets: ['a'] }],
  subset: { of: ['a'], least: 0, most: 1, first: 0, label: 'Any' },
  phase: 1,
  seq: 4,
  log: [
    { n: 0, seq: 0, text: 'first' },
    { n: 1, seq: 1, text: 'second' },
  ],
};

function patch(part: Partial<Patch>): Patch {
  return { is: 'patch', from: 4, to: 5, seq: 5, set: {}, drop: {}, lines: 2, ...part };
}

test('an empty patch keeps every object and only moves on', () => {
  const next = patched(scene, patch({}));
  expect(next.seq).toBe(5);
  expect(next.pieces).toBe(scene.pieces);
  expect(next.seats).toBe(scene.seats);
  expect(next.log).toBe(scene.log);
  expect(next.layout).toBe(scene.layout);
  expect(next.beats).toEqual([]);
});

test('what is set replaces by id in its place; what is new comes last; the rest stays the same object', () => {
  const moved = { ...scene.pieces[0]!, label: 'A moved' };
  const fresh = { ...scene.pieces[0]!, id: 'c' };
  const next = patched(scene, patch({ set: { pieces: [fresh, moved] } }));
  expect(next.pieces.map((piece) => piece.id)).toEqual(['a', 'b', 'c']);
  expect(next.pieces[0]).toBe(moved);
  expect(next.pieces[1]).toBe(scene.pieces[1]);
});

test('what is dropped is gone, parts too', () => {
  const next = patched(scene, patch({ drop: { pieces: ['a'], parts: ['subset', 'phase'] } }));
  expect(next.pieces).toEqual([scene.pieces[1]]);
  expect('subset' in next).toBe(false);
  expect('phase' in next).toBe(false);
  expect(scene.subset).toBeDefined();
});

test('seats are told apart by their number', () => {
  const waits = { ...scene.seats[0]!, state: 'waits' as const };
  const next = patched(scene, patch({ set: { seats: [waits] } }));
  expect(next.seats).toEqual([waits, scene.seats[1]]);
  expect(next.seats[1]).toBe(scene.seats[1]);
});

test('lists that are parts are replaced, also by nothing', () => {
  expect(patched(scene, patch({ set: { choices: [] } })).choices).toEqual([]);
  expect(patched(scene, patch({})).choices).toBe(scene.choices);
});

test('faces are added', () => {
  const next = patched(scene, patch({ set: { faces: { g: { is: 'cube', seat: null } } } }));
  expect(Object.keys(next.faces)).toEqual(['f', 'g']);
});

test('the log keeps its first lines and goes on: an undo takes lines back', () => {
  const other = { n: 1, seq: 1, text: 'other' };
  const next = patched(scene, patch({ lines: 1, log: [other] }));
  expect(next.log).toEqual([scene.log![0], other]);
  expect(patched(scene, patch({ lines: 1 })).log).toEqual([scene.log![0]]);
});

test('a recap comes and goes with its beat', () => {
  const recap = { boards: [], zones: [], pieces: [], strokes: [], counters: [] };
  const beat = { do: 'recap' } as const;
  const shown = patched(scene, patch({ beats: [beat], recap }));
  expect(shown.recap).toBe(recap);
  expect('recap' in patched(shown, patch({}))).toBe(false);
});
