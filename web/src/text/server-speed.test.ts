import { expect, test } from 'vitest';
import type { NativeFailure, Speed } from '../wire';
import { speedText } from './server-speed';
import { texts } from './translate.svelte';

const LACKS: Record<NativeFailure, null> = {
  'no-compiler': null,
  'no-headers': null,
  'no-tools': null,
  'no-space': null,
  failed: null,
};
const SPEEDS: Speed[] = [
  { kind: 'native', percent: 0, reason: null, weaker: [] },
  { kind: 'bots', percent: 0, reason: null, weaker: [] },
  { kind: 'compiling', percent: 60, reason: null, weaker: [] },
  { kind: 'interpreted', percent: 0, reason: null, weaker: [] },
  ...(Object.keys(LACKS) as NativeFailure[]).map((reason): Speed => ({
    kind: 'interpreted',
    percent: 0,
    reason,
    weaker: [],
  })),
];

test.each(['en', 'fr'] as const)('everything that can be told has its words in %s', (lang) => {
  texts.lang = lang;
  const words = SPEEDS.map(speedText);
  expect(new Set(words).size).toBe(SPEEDS.length);
  expect(words.filter((each) => each.includes('ui-'))).toEqual([]);
});

test('it is told how far it is, and what is missing', () => {
  const shown = (lang: 'en' | 'fr', at: number) => {
    texts.lang = lang;
    return speedText(SPEEDS[at]!).replaceAll('\u00a0', ' ');
  };
  expect(shown('en', 2)).toBe('Native speed: 60 %');
  expect(shown('fr', 2)).toBe('Vitesse native : 60 %');
  expect(shown('en', 4)).toContain('no C compiler');
});
