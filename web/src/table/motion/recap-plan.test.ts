import { expect, test } from 'vitest';
import type { Board, Face, Piece, Stroke, Recap } from '../../wire';
import { WALK, metAt, planRecap, shares } from './recap-plan';

test('lines follow each other, the longer the slower', () => {
  expect(shares([1, 3])).toEqual([
    { at: 0, takes: WALK / 4 },
    { at: WALK / 4, takes: (WALK * 3) / 4 },
  ]);
});

test('a line without length takes no time', () => {
  expect(shares([0])).toEqual([{ at: 0, takes: 0 }]);
  expect(shares([])).toEqual([]);
});

test('what a line meets is met on the way, in order', () => {
  const times = [0, 1, 2].map((n) => metAt(n, 3));
  expect(times).toEqual([WALK / 4, WALK / 2, (WALK * 3) / 4]);
});

const board = { id: 'map' } as Board;
const line = (id: string): Stroke => ({ id, board: 'map', seat: 0, points: [], style: 'ink' });
const piece = (id: string, face: string, at: Piece['at']): Piece => ({ id, face, label: '', at });
const faces = { pawn: { is: 'pawn', seat: 0 }, plan: { is: 'plan' }, mark: { is: 'mark' } } as unknown as Record<
  string,
  Face
>;
const recap: Recap = {
  boards: [board],
  zones: [],
  counters: [],
  strokes: [line('first'), line('second'), { ...line('elsewhere'), board: 'other' }],
  pieces: [
    piece('card', 'plan', { is: 'board', board: 'map', xy: [0, 0] }),
    piece('ring', 'mark', { is: 'piece', piece: 'card', slot: 'gold' }),
    piece('pawn', 'pawn', { is: 'board', board: 'map', xy: [3, 1] }),
    piece('far', 'mark', { is: 'piece', piece: 'unknown', slot: 'gold' }),
  ],
};

test('a recap draws the lines of each board, marks what they pass, leads the pawn and turns cards up at the end', () => {
  const lengths = new Map([
    ['first', 1],
    ['second', 3],
  ]);
  expect(planRecap(recap, ['goal'], faces, lengths)).toEqual([
    { is: 'line', board: 'map', line: 'first', length: 1, at: 0, takes: WALK / 4 },
    { is: 'line', board: 'map', line: 'second', length: 3, at: WALK / 4, takes: (WALK * 3) / 4 },
    { is: 'mark', piece: 'ring', at: WALK / 2, takes: 120 },
    { is: 'pen', board: 'map', piece: 'pawn', lines: ['first', 'second'], to: [3, 1], at: 0, takes: WALK },
    { is: 'turn', piece: 'goal', at: WALK, takes: 300 },
  ]);
});

test('without lines on the page nothing goes along them', () => {
  expect(planRecap(recap, [], faces, new Map()).map(({ is }) => is)).toEqual(['mark']);
});
