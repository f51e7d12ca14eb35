import { expect, test } from 'vitest';
import type { Board, Spot } from '../../wire';
import { inscription, isInscribed, prints } from './spot-print';

const PAPER = { paper: true, u: 1, least: 0.1 };
const spot = (id: string, more: Partial<Spot> = {}): Spot => ({
  id, at: [0, 0], label: id, shape: 'square', size: [1, 1], style: 'cell', ...more,
}); // prettier-ignore
const board = (...spots: Spot[]): Board => ({
  id: 'b',
  label: 'B',
  box: [0, 0, 9, 9],
  skin: 'paper',
  shapes: [],
  spots,
});

test('spots that look alike are one path, in the order in which they first come', () => {
  const found = prints(board(spot('a'), spot('b', { tint: 'life' }), spot('c')), 1);
  expect(found.map(({ d }) => d.split('Z').length - 1)).toEqual([2, 1]);
  expect(new Set(found.map(({ fill }) => fill)).size).toBe(2);
});

test('what is not there until it is lit, and a dot, have no ground', () => {
  expect(prints(board(spot('a', { style: 'empty' }), spot('b', { style: 'print', shape: 'dot' })), 1)).toEqual([]);
});

test('only spots with an icon or a number are inscribed', () => {
  expect(isInscribed(spot('a'))).toBe(false);
  expect(isInscribed(spot('a', { icon: 'castle' }))).toBe(true);
  expect(isInscribed(spot('a', { badge: { icon: 'two-coins', n: 2 } }))).toBe(true);
  expect(isInscribed(spot('a', { icon: 'castle', style: 'empty' }))).toBe(false);
});

test('a number stands alone, beside an icon on a wide spot, or on a plate over it', () => {
  const alone = inscription(spot('a', { style: 'print' }), PAPER, 'A', 7);
  expect(alone.icon).toBeUndefined();
  expect(alone.words).toMatchObject([{ text: '7', x: 0, weight: 800 }]);
  const wide = inscription(spot('a', { style: 'print', size: [4, 1], badge: { icon: 'key', n: 3 } }), PAPER, 'A');
  expect(wide.words[0]!.x).toBeLessThan(wide.icon!.x);
  expect(wide.plate).toBeUndefined();
  const over = inscription(spot('a', { style: 'print', badge: { icon: 'key', n: 3 } }), PAPER, 'A');
  expect(over.plate).toBeDefined();
});

test('a large room with an icon prints its name, in two lines if it is long', () => {
  const room = spot('a', { style: 'room', size: [200, 200], icon: 'castle' });
  const { words } = inscription(room, PAPER, 'the treasure chamber');
  expect(words.map(({ text }) => text)).toEqual(['The treasure', 'chamber']);
});

test('a bone has no icon on it', () => {
  expect(inscription(spot('a', { shape: 'bone', icon: 'crossed-bones' }), PAPER, 'A')).toEqual({ words: [] });
});

test('on a small board numbers keep their size, and a name that would be too small is left out', () => {
  const small = { ...PAPER, least: 20 };
  expect(inscription(spot('a', { style: 'print' }), small, 'A', 7).words[0]!.size).toBe(20);
  const room = spot('a', { style: 'room', size: [200, 200], icon: 'castle' });
  expect(inscription(room, small, 'the treasure chamber')).toMatchObject({ words: [], icon: { name: 'castle' } });
});
