import { expect, test } from 'vitest';
import type { Tint } from '../../wire';
import { ground, meaning, meaningOf, onChip, pair, printInk, printed } from './colours';

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

test('an amount on a chip has the colour of its tint, and without one that of all others', () => {
  expect(onChip({ tint: 'gold' })).not.toBe(onChip({ tint: 'blood' }));
  expect(onChip({})).toBe('#eadfce');
  expect(onChip({ tint: 'slate' })).toBe('#eadfce');
});

test('tints of one family mean the same', () => {
  expect([meaningOf('garnet'), meaningOf('ochre')]).toEqual(['blood', 'gold']);
  expect(meaningOf('plum')).toBeUndefined();
});
