import { expect, test } from 'vitest';
import type { BackFace, Face } from '../../wire';
import { drawnAs, height, isBackOfTile } from './face-sizes';

const back: BackFace = { is: 'back', icon: 'brick-wall', tint: 'slate' };
const token: Face = { is: 'token', shape: 'square', icon: 'brick-wall', tint: 'slate', title: 'wall' };

test('the back of a token is drawn as a token, and is as tall as wide', () => {
  const drawn = drawnAs(back, { back, token });
  expect(drawn).toBe(token);
  expect(height(drawn, 54)).toBe(54);
});

test('another back is drawn as a card', () => {
  expect(drawnAs(back, { back })).toBe(back);
  expect(height(back, 100)).toBe(140);
});

test('the back of a tile is told by its kind', () => {
  const tile: Face = {
    is: 'tile',
    kind: 'brick-wall',
    tint: 'slate',
    title: 'wall',
    art: 'ring',
    sides: [null, null, null, null],
  };
  expect(isBackOfTile(back, { back, tile })).toBe(true);
  expect(isBackOfTile({ ...back, tint: 'plum' }, { back, tile })).toBe(false);
});

test('a small card is a picture alone', () => {
  expect(height({ is: 'card', tint: 'slate', title: '', art: 'ring' }, 58)).toBe(48);
});
