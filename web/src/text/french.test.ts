import { expect, test } from 'vitest';
import names from './french-names.json';
import { addTexts, t, texts } from './translate.svelte';

test.each(Object.entries(names))('« de » before «%s»', (name, words) => {
  addTexts('fr', 'hand = Main { DE($seat) }');
  texts.lang = 'fr';
  expect(t('hand', { seat: name })).toBe(`Main ${words}`);
});

test('« de » before a number', () => {
  addTexts('fr', 'price = Prix { DE($n) }');
  texts.lang = 'fr';
  expect(t('price', { n: 8 })).toBe('Prix de 8');
});
