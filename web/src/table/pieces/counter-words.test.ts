import { expect, test } from 'vitest';
import { addTexts, texts } from '../../text/translate.svelte';
import { changeWords, counterDetails, counterWords } from './counter-words';

test('a counter says what is counted, how many, of how many, and who has it', () => {
  expect(counterWords({ value: 3 }, 'gold', [])).toBe('gold 3');
  expect(counterWords({ value: 3, max: 10 }, 'health', ['Maud', 'Nils'])).toBe('health 3/10, Maud, Nils');
});

test('what is used up and what it is worth is said too', () => {
  texts.lang = 'en';
  addTexts('en', 'icon-laurels = points\namount-laurels = { $n } points');
  expect(counterDetails({ value: 3 })).toEqual([]);
  expect(counterDetails({ value: 3, worth: { icon: 'laurels', n: 4 } })).toEqual(['4 points']);
  expect(counterDetails({ value: 3, spent: 2 })[0]).toContain('2');
});

test('a change has its sign', () => {
  expect([changeWords(2), changeWords(-1)]).toEqual(['+2', '−1']);
});
