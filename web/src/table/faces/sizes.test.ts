import { expect, test } from 'vitest';
import type { BackFace, Face } from '../../wire';
import { drawnAs, height } from './sizes';

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

test('a small card is a picture alone', () => {
  expect(height({ is: 'card', tint: 'slate', title: '', art: 'ring' }, 58)).toBe(48);
});
