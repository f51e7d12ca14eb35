import { beforeEach, expect, test } from 'vitest';
import { addTexts, plain, texts } from '../../text/translate.svelte';
import type { CardFace, Piece, TileFace } from '../../wire';
import { countWords, faceWords } from './face-words';

beforeEach(() => {
  addTexts('en', 'icon-cowled = companion\ntext = Draw a card.');
  texts.lang = 'en';
});

const card: CardFace = {
  is: 'card',
  tint: 'moss',
  title: 'Sorceress',
  art: 'cowled',
  kind: 'cowled',
  marks: ['dragon-breath'],
  gives: [
    { icon: 'broadsword', n: 2 },
    { icon: 'walking-boot', n: 1 },
  ],
  cost: [{ icon: 'magic-palm', n: 3 }],
  worth: { icon: 'laurels', n: 1 },
  text: { key: 'text' },
};
const words = (paid: boolean) => faceWords(card, paid).map((text) => plain(text));

test('all that is on a card is told', () => {
  expect(words(false)).toEqual([
    'companion',
    'danger',
    '2 swords',
    '1 boot',
    'for 3 skill',
    'worth 1 point',
    'Draw a card.',
  ]);
});

test('what is paid is not asked any more', () => {
  expect(words(true)).not.toContain('for 3 skill');
});

test('a tile says it all in words of its own', () => {
  const tile: TileFace = {
    is: 'tile',
    tint: 'moss',
    kind: 'cowled',
    title: 'Inn',
    art: 'cowled',
    sides: [null, null, null, null],
    cost: [{ icon: 'key', n: 2 }],
    text: { key: 'text' },
  };
  expect(faceWords(tile, false)).toEqual([{ key: 'text' }]);
});

test('a face with nothing more on it has nothing to tell', () => {
  expect(faceWords(undefined, false)).toEqual([]);
});

test('copies and badges are counted', () => {
  const piece: Piece = {
    id: 'card:1',
    face: 'x',
    label: 'Explore',
    at: { is: 'zone', zone: 'shop', n: 0 },
    n: 10,
    badges: [{ icon: 'key', n: 2 }],
  };
  expect(countWords(piece)).toEqual(['10 of them', '2 keys']);
  expect(countWords({ ...piece, n: 1, badges: [] })).toEqual([]);
});
