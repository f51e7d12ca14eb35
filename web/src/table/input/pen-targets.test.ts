import { describe, expect, it, vi } from 'vitest';
import type { Face, Piece, SceneChoice, Stroke } from '../../wire';
import { canDraw, penTargetsAt, stepBack } from './pen-targets';
import type { TableState } from '../state/table-state.svelte';

const step: SceneChoice = { id: 1, label: '', targets: ['node:1'] };
const placing: SceneChoice = { id: 2, label: '', targets: ['node:2', 'cell:1'] };
const back: SceneChoice = { id: 3, label: '', targets: [], key: 'Backspace' };
const pawn: Piece = { id: 'pawn:0', face: 'pawn:0', label: '', at: { is: 'board', board: 'map', xy: [1, 1] } };
const theirs: Piece = { ...pawn, id: 'pawn:1', face: 'pawn:1' };
const faces: Record<string, Face> = { 'pawn:0': { is: 'pawn', seat: 0 }, 'pawn:1': { is: 'pawn', seat: 1 } };
const ink: Stroke = {
  id: 'path',
  board: 'map',
  seat: 0,
  points: [
    [0, 1],
    [1, 1],
  ],
  style: 'ink',
};

function table(strokes: Stroke[], choices = [step, placing, back]) {
  const spied = { choose: vi.fn(), undo: vi.fn(), pick: vi.fn() };
  const index = {
    viewer: 0,
    pieces: new Map([
      [pawn.id, pawn],
      [theirs.id, theirs],
    ]),
    boardOf: new Map([
      ['node:1', 'map'],
      ['node:2', 'map'],
    ]),
    strokesOn: () => strokes,
    on: () => [pawn, theirs],
    boardAt: () => 'map',
    face: (piece: Piece) => faces[piece.face],
    isOwnPawn: (piece: Piece) => piece === pawn,
  };
  const highlights = new Map([
    ['node:1', [step]],
    ['node:2', [placing]],
  ]);
  const selection = { picked: [], choices, highlights, choose: spied.choose, pick: spied.pick };
  const found = { index, selection, busy: false, undo: spied.undo };
  return { ...spied, table: found as unknown as TableState };
}

describe('a pen', () => {
  it('is put down where it can go in one step, and at its own tip', () => {
    const { table: drawn } = table([ink]);
    expect(['node:1', 'node:2', 'pawn:0', 'pawn:1', 'elsewhere'].filter((id) => canDraw(drawn, id))).toEqual([
      'node:1',
      'pawn:0',
    ]);
  });

  it('draws only where something is drawn', () => {
    expect(canDraw(table([]).table, 'node:1')).toBe(false);
    expect(canDraw(table([{ ...ink, seat: 1 }]).table, 'node:1')).toBe(false);
  });

  it('goes where it is led', () => {
    const { table: drawn, pick } = table([ink], [step]);
    const paper = penTargetsAt(drawn, 'pawn:0', () => 'node:1');
    expect(paper.at([0, 0])).toBe('node:1');
    expect(paper.leads('node:2')).toBe(false);
    paper.go('node:1');
    expect(pick).toHaveBeenCalledWith('node:1');
  });
});

describe('the last step', () => {
  it('is taken back by the choice for it, else undone', () => {
    const one = table([ink]);
    stepBack(one.table);
    expect(one.choose).toHaveBeenCalledWith(back);
    const other = table([ink], [step]);
    stepBack(other.table);
    expect(other.undo).toHaveBeenCalled();
  });
});
