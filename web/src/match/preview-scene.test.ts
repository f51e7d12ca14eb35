import { expect, test } from 'vitest';
import type { Scene, SuggestionScene } from '../wire';
import { withSuggestion } from './preview-scene';

const scene = {
  ...{ format: 1, game: 'g', viewer: 0, title: 'G', layout: {}, zones: [], faces: {}, counters: [], strokes: [] },
  ...{ boards: [{ id: 'old' }], pieces: [{ id: 'mine' }], seats: [{ seat: 0, name: 'Nils' }] },
  ...{ seq: 7, match: 'm', log: [{ seq: 1, text: 'said' }], choices: [{ id: 1, label: 'go', targets: [] }] },
  ...{
    subset: { of: ['a'], least: 1, most: 1, first: 0, label: 'x' },
    modes: [{ id: 'm', label: 'M', icon: 'i', key: 'M' }],
  },
} as unknown as Scene;

const suggestion = {
  seat: 2,
  text: { key: 'best' },
  scene: { ...scene, viewer: 2, boards: [{ id: 'new' }], pieces: [{ id: 'there' }], seats: [], log: [] },
} as unknown as SuggestionScene;

test('a suggestion is drawn, but the seats and the log stay', () => {
  const seen = withSuggestion(scene, suggestion);
  expect(seen.boards).toEqual([{ id: 'new' }]);
  expect(seen.pieces).toEqual([{ id: 'there' }]);
  expect(seen.viewer).toBe(0);
  expect(seen.seats).toBe(scene.seats);
  expect(seen.log).toBe(scene.log);
  expect(seen.seq).toBe(7);
  expect(seen.prompt?.title).toEqual({ key: 'best' });
});

test('nothing can be chosen in a suggestion', () => {
  const seen = withSuggestion(scene, suggestion);
  expect([seen.choices, seen.subset, seen.shortcuts, seen.modes, seen.review]).toEqual(Array(5).fill(undefined));
});
