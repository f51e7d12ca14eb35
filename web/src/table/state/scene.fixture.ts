/** A small scene for tests: a board with two linked spots, a hand of two cards, and a pawn. */
import { vi } from 'vitest';
import type { Board, Piece, Scene, SceneChoice } from '../../wire';
import { TableState } from './table-state.svelte';

export const CAVE: Board = {
  id: 'cave',
  label: 'The cave',
  box: [0, 0, 100, 100],
  skin: 'rock',
  shapes: [],
  spots: [
    { id: 'a', at: [10, 10], shape: 'disc', size: 5, label: 'the entrance' },
    { id: 'b', at: [50, 10], shape: 'disc', size: 5, label: 'the hall' },
  ],
  links: [{ id: 'a-b', from: 'a', to: 'b', label: 'a tunnel' }],
};

export const CARDS: Piece[] = [
  { id: 'card:2', face: 'boots', label: 'Boots', at: { is: 'zone', zone: 'hand', n: 1 } },
  { id: 'card:1', face: 'boots', label: 'Boots', at: { is: 'zone', zone: 'hand', n: 0 } },
];
export const PAWN: Piece = { id: 'pawn', face: 'pawn:0', label: 'Maud', at: { is: 'spot', spot: 'a' } };

export function scene(rest: Partial<Scene> = {}): Scene {
  return {
    format: 1,
    game: 'test',
    viewer: 0,
    title: '',
    seats: [],
    layout: { wide: { is: 'show', show: 'cave' }, narrow: { is: 'show', show: 'cave' } },
    boards: [CAVE],
    zones: [{ id: 'hand', kind: 'fan', label: 'Your hand', slots: [{ id: 'slot', label: 'the first place' }] }],
    pieces: [...CARDS, PAWN],
    faces: {
      boots: { is: 'card', tint: 'moss', title: 'Boots', art: 'walking-boot' },
      'pawn:0': { is: 'pawn', seat: 0 },
    },
    counters: [{ id: 'gold', of: 0, label: 'gold', icon: 'two-coins', value: 3, show: 'number', spot: 'b' }],
    strokes: [],
    ...rest,
  };
}

export function choice(id: number, targets: string[], rest: Partial<SceneChoice> = {}): SceneChoice {
  return { id, label: `choice ${id}`, targets, ...rest };
}

/** A scene in which the viewer is asked. */
export function asking(choices: SceneChoice[], rest: Partial<Scene> = {}): Scene {
  return scene({ prompt: { mine: true, title: 'Well?', waiting: [0] }, choices, ...rest });
}

/** The state of a table that shows a scene, with what it asks of the server as spies. */
export function tableOf(shown: Scene, rest: { busy?: boolean; isInteractive?: boolean } = {}) {
  const spies = { onchoose: vi.fn(), onwhy: vi.fn(() => Promise.resolve(null)), onundo: vi.fn() };
  const table = new TableState({ scene: shown, info: null, busy: false, isInteractive: true, ...rest, ...spies });
  return { table, ...table, ...spies };
}
