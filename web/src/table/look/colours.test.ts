import { expect, test } from 'vitest';
import type { Tint } from '../../wire';
import { ground, meaning, onChip, pair, printInk, printed, tintOf } from './colours';

const TINTS: Tint[] = [
  ...(['paper', 'sand', 'crystal', 'rock', 'deep', 'gold', 'blood', 'life', 'arcane'] as const),
  ...(['slate', 'lapis', 'garnet', 'plum', 'teal', 'moss', 'ochre', 'umber'] as const),
];

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

test('the tint of an amount counts before that of its icon', () => {
  expect(tintOf({ icon: 'broadsword' })).toBe('blood');
  expect(tintOf({ icon: 'broadsword', tint: 'life' })).toBe('life');
  expect(tintOf({ icon: 'unknown' })).toBeUndefined();
});
