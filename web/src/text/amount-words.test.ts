import { expect, test } from 'vitest';
import { amountWords } from './amount-words';
import { addTexts } from './translate.svelte';

test('an amount is said with its number and its word', () => {
  addTexts('en', 'icon-key = key\namount-key = { $n } keys\nlock = lock');
  expect(amountWords({ icon: 'key', n: 3 })).toBe('3 keys');
  expect(amountWords({ icon: 'key' })).toBe('key');
  expect(amountWords({ icon: 'key', n: '+2' })).toBe('+2 key');
  expect(amountWords({ icon: 'key', n: 1, label: { key: 'lock' } })).toBe('1 lock');
});
