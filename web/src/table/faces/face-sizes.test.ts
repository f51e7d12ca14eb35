import { expect, test } from 'vitest';
import type { BackFace } from '../../wire';
import { drawnAs, height } from './face-sizes';

const back: BackFace = { is: 'back', icon: 'brick-wall', tint: 'slate' };

test('the back of a token is drawn as a token of its shape, and is as tall as wide', () => {
  const drawn = drawnAs({ ...back, of: 'square' });
  expect(drawn).toEqual({ is: 'token', shape: 'square', icon: 'brick-wall', tint: 'slate', title: '' });
  expect(height(drawn, 54)).toBe(54);
});

test('the back of a card is as tall as a card, that of a tile is a square', () => {
  const tile: BackFace = { ...back, of: 'tile' };
  expect([drawnAs(back), drawnAs(tile)]).toEqual([back, tile]);
  expect([height(back, 100), height(tile, 100)]).toEqual([140, 100]);
});

test('a small card is a picture alone', () => {
  expect(height({ is: 'card', tint: 'slate', title: '', art: 'ring' }, 58)).toBe(48);
});
