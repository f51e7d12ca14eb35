import { expect, test } from 'vitest';
import { addTexts } from '../../text/translate.svelte';
import type { Face, Tint } from '../../wire';
import { amountWords } from '../../text/amount-words';
import { backOf, drawnAs, height, isBackOfTile, isGround, isPlate, isTight, share, width } from './face-sizes';
import { colour, ink, letter, letterBase, letterSize, shape } from '../../ui/seat-marks';
import { ground, meaning, onChip, pair, printInk, printed } from '../look/colours';

const TINTS: Tint[] = [
  ...(['paper', 'sand', 'crystal', 'rock', 'deep', 'gold', 'blood', 'life', 'arcane'] as const),
  ...(['slate', 'lapis', 'garnet', 'plum', 'teal', 'moss', 'ochre', 'umber'] as const),
];
const face = (is: Face['is'], rest: object = {}) => ({ is, icon: 'key', tint: 'gold', ...rest }) as unknown as Face;

test('five seats differ in letter, shape and colour; the sixth is the first again', () => {
  for (const look of [letter, shape, colour, ink]) {
    expect(new Set([0, 1, 2, 3, 4].map(look)).size).toBe(5);
    expect([look(5), look(-1)]).toEqual([look(0), look(4)]);
  }
  expect([letterBase(2), letterSize(2)]).toEqual([18.9, 10.6]);
});

test('every tint has its colours', () => {
  for (const tint of TINTS) {
    expect(new Set(pair(tint)).size).toBe(2);
    expect(new Set(ground(tint)).size).toBe(2);
    expect(printed(tint)).toHaveLength(2);
    expect(printInk(tint)).toBeTruthy();
  }
  expect(pair('unknown' as Tint)).toEqual(pair('slate'));
  expect(ground(undefined)).toEqual(ground('sand'));
  expect(printed(undefined)).toEqual(printed('paper'));
});

test('a meaning has one colour, and what means nothing has none', () => {
  const meant = TINTS.filter((tint) => meaning(tint) !== undefined);
  expect(new Set(meant.map(meaning)).size).toBe(4);
  expect(meaning('slate')).toBeUndefined();
  expect(meaning(undefined)).toBeUndefined();
});

test('an amount on a chip has the colour of its tint, else of its icon, else of all', () => {
  const swords = onChip({ icon: 'broadsword' });
  expect(onChip({ icon: 'broadsword', tint: 'life' })).not.toBe(swords);
  expect(onChip({ icon: 'unknown' })).toBe('#eadfce');
});

test('an amount is said with its number and its word', () => {
  addTexts('en', 'icon-key = key\namount-key = { $n } keys\nlock = lock');
  expect(amountWords({ icon: 'key', n: 3 })).toBe('3 keys');
  expect(amountWords({ icon: 'key' })).toBe('key');
  expect(amountWords({ icon: 'key', n: '+2' })).toBe('+2 key');
  expect(amountWords({ icon: 'key', n: 1, label: { key: 'lock' } })).toBe('1 lock');
});

test('a face has a width in a zone, and a height by its kind', () => {
  expect(width(face('token'), 's')).toBe(44);
  expect(width(undefined, 'm')).toBe(width(face('card'), 'm'));
  expect(height(face('card'), 100)).toBe(140);
  expect(height(face('card'), 72)).toBe(48);
  expect(height(face('back'), 100)).toBe(140);
  expect(height(face('plan', { rows: 2, cols: 4 }), 100)).toBe(50);
  expect(height(face('cube'), 22)).toBe(26);
  expect(height(face('die'), 60)).toBe(60);
});

test('a low card is a plate, a narrow screen is not tight but a phone', () => {
  expect([isPlate(100, 49), isPlate(100, 50)]).toEqual([true, false]);
  expect([isTight(600), isTight(1000), isTight(1400)]).toEqual([false, true, false]);
});

test('what others lie on is ground', () => {
  expect((['plan', 'tile', 'hex', 'card'] as const).map((is) => isGround(face(is)))).toEqual([true, true, true, false]);
  expect([share(face('token')), share(undefined)]).toEqual([0.78, 1]);
});

test('a back is drawn as the token whose back it is', () => {
  const back = face('back') as Face & { is: 'back' };
  const token = face('token');
  expect(drawnAs(back, { token })).toBe(token);
  expect(drawnAs(back, { token: face('token', { tint: 'life' }) })).toBe(back);
  expect(drawnAs(token, {})).toBe(token);
  expect(backOf(back, {})).toBeUndefined();
  expect(isBackOfTile(back, { tile: face('tile', { kind: 'key' }) })).toBe(true);
  expect(isBackOfTile(back, { tile: face('tile', { kind: 'lock' }) })).toBe(false);
});
