import { expect, test } from 'vitest';
import type { Piece, Stroke } from '../../wire';
import { CARDS, CAVE, PAWN, scene } from './scene.fixture';
import { type Overlay, SceneIndex, placeIdOf } from './scene-index.svelte';

const NOTHING: Overlay = { temporaryPieces: [], ghosts: [], strokes: [], counters: {} };
const indexOf = (shown = scene(), overlay: Partial<Overlay> = {}) =>
  new SceneIndex({ scene: shown }, { ...NOTHING, ...overlay });
const line = (id: string, board: string): Stroke => ({ id, board, seat: 0, points: [], style: 'ink' });

test('things are found by their id, whatever they are', () => {
  const index = indexOf();
  expect(index.boards.get('cave')).toBe(CAVE);
  expect(['pawn', 'b', 'slot', 'a-b', 'hand', 'cave', 'unknown'].map((id) => index.label(id))).toEqual([
    'Maud',
    'the hall',
    'the first place',
    'a tunnel',
    'Your hand',
    'The cave',
    '',
  ]);
});

test('the pieces of a place come in their order', () => {
  const index = indexOf();
  expect(index.at('zone', 'hand').map(({ id }) => id)).toEqual(['card:1', 'card:2']);
  expect(index.at('spot', 'a')).toEqual([PAWN]);
  expect(index.at('spot', 'b')).toEqual([]);
});

test('a board has the pieces on its spots and those anywhere on it', () => {
  const loose: Piece = { ...PAWN, id: 'loose', at: { is: 'board', board: 'cave', xy: [1, 1] } };
  const index = indexOf(scene({ pieces: [...CARDS, PAWN, loose] }));
  expect(index.on('cave')).toEqual([PAWN, loose]);
  expect([index.boardAt(PAWN.at), index.boardAt(loose.at), index.boardAt(CARDS[0]!.at)]).toEqual([
    'cave',
    'cave',
    undefined,
  ]);
  expect(index.on('elsewhere')).toEqual([]);
});

test('a piece lies on or in one thing', () => {
  const places: Piece['at'][] = [
    { is: 'zone', zone: 'hand', n: 0 },
    { is: 'spot', spot: 'a' },
    { is: 'board', board: 'cave', xy: [0, 0] },
    { is: 'piece', piece: 'pawn', slot: 'on' },
  ];
  expect(places.map((at) => placeIdOf({ at }))).toEqual(['hand', 'a', 'cave', 'pawn']);
});

test('a preview adds ghosts, lines and values; a temporary piece gives way to one of the scene', () => {
  const ghost: Piece = { ...PAWN, id: 'pawn~', at: { is: 'spot', spot: 'b' } };
  const index = indexOf(scene({ strokes: [line('path', 'cave')] }), {
    temporaryPieces: [{ ...PAWN, label: 'another' }],
    ghosts: [ghost],
    strokes: [line('plan', 'cave')],
    counters: { gold: 7 },
  });
  expect(index.pieces.get('pawn')).toBe(PAWN);
  expect(index.at('spot', 'b')).toEqual([ghost]);
  expect(index.strokesOn('cave').map(({ id }) => id)).toEqual(['path', 'plan']);
  expect(index.counters.get('gold')?.value).toBe(7);
  expect(index.counterOn('b')?.value).toBe(3);
});

test('the own pawn is the pawn of the viewer', () => {
  expect([PAWN, CARDS[0]!].map((piece) => indexOf().isOwnPawn(piece))).toEqual([true, false]);
  expect(indexOf(scene({ viewer: null })).isOwnPawn(PAWN)).toBe(false);
});
