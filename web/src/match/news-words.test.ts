import { afterEach, expect, test } from 'vitest';
import { texts } from '../text/translate.svelte';
import { firstWords, newsNote, newsWords } from './news-words';
import type { NewsKind } from './table-news';

const KINDS: NewsKind[] = [
  ...(['sat', 'stood', 'coming', 'left', 'back', 'resigned'] as const),
  ...(['bot-plays', 'plays-again', 'takeback', 'taken-back', 'takeback-off', 'rematch'] as const),
];

afterEach(() => void (texts.lang = 'en'));

test('every kind of news has words in both languages', () => {
  for (const lang of ['en', 'fr'] as const) {
    texts.lang = lang;
    for (const kind of KINDS) {
      const words = newsWords({ kind, seat: 1, name: 'Théo' }, 0);
      expect(words, kind).not.toContain('ui-');
      if (kind !== 'rematch') expect(words).toContain('Théo');
    }
    for (const kind of ['taken-back', 'takeback-off', 'coming'] as const) {
      const mine = newsWords({ kind, seat: 0, name: kind === 'coming' ? '' : 'Maud' }, 0);
      expect(mine).not.toMatch(/ui-|Maud/);
    }
  }
});

test('a guest who sits down is told with the seat', () => {
  expect(newsNote({ kind: 'sat', seat: 1, name: 'Théo' })).toBe('seat B');
  expect(newsNote({ kind: 'left', seat: 1, name: 'Théo' })).toBe('');
});

test('of a long line the first words are shown', () => {
  expect(firstWords('Is Ann coming?')).toBe('Is Ann coming?');
  expect(firstWords('one two three four', 9)).toBe('one two…');
  expect(firstWords('one two three', 7)).toBe('one two…');
  expect(firstWords('a'.repeat(20), 9)).toBe(`${'a'.repeat(9)}…`);
  expect(firstWords('😀'.repeat(5), 3)).toBe('😀😀😀…');
});
