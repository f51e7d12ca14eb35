import { beforeEach, expect, test } from 'vitest';
import { firstLanguage, addTexts, plain, rich, translate, t, texts, withNames, word } from './translate.svelte';

const EN = `
seat = Player { $n }
pays = { $who } pays { $n } :two-coins:
list = Waiting for { $seats }.
icon-two-coins = gold
`;
const FR = `
seat = Joueur { $n }
pays = { $who } paie { $n } :two-coins:
list = On attend { $seats }.
icon-two-coins = or
`;

beforeEach(() => {
  addTexts('en', EN);
  addTexts('fr', FR);
  texts.lang = 'en';
  withNames([]);
});

const seat = (n: number) => ({ key: 'seat', args: { n } });

test('a bare string is a name somebody typed', () => {
  expect(translate('Maud :two-coins')).toBe('Maud :two-coins');
});

test('messages nest, and lists of messages are joined', () => {
  expect(translate({ key: 'pays', args: { who: seat(2), n: 3 } })).toBe('Player 2 pays 3 :two-coins:');
  expect(translate({ key: 'list', args: { seats: [seat(0), seat(1)] } })).toBe('Waiting for Player 0, Player 1.');
});

test('seats are called by their names where they are known', () => {
  withNames(['', 'Nils']);
  expect(translate({ key: 'list', args: { seats: [seat(0), seat(1)] } })).toBe('Waiting for Player 0, Nils.');
  expect(translate(seat(1), ['', 'Théo'])).toBe('Théo');
});

test('the language can be changed at any moment', () => {
  texts.lang = 'fr';
  expect(t('pays', { who: 'Maud', n: 2 })).toBe('Maud paie 2 :two-coins:');
  expect(t('ui-close')).toBe('Fermer');
});

test('inline icons become parts with a word for those who listen', () => {
  const text = { key: 'pays', args: { who: 'Maud', n: 3 } };
  expect(rich(text)).toEqual([{ text: 'Maud pays 3 ' }, { icon: 'two-coins', word: 'gold' }]);
  expect(plain(text)).toBe('Maud pays 3 gold');
  expect(word('broken-wall')).toBe('broken wall');
});

test('an hour is not an icon', () => {
  expect(rich('at 10:30:00 sharp, a: b')).toEqual([{ text: 'at 10:30:00 sharp, a: b' }]);
});

test('a key without a text is shown as it is', () => {
  expect(t('no-such-text')).toBe('no-such-text');
});

test('the first language is the first of the browser that we have', () => {
  expect(firstLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(firstLanguage(['de'])).toBe('en');
});

test('both languages have the same sentences of the client', () => {
  const keys = (lang: 'en' | 'fr') => [...texts.bundles[lang]._messages.keys()].sort();
  expect(keys('fr')).toEqual(keys('en'));
});
