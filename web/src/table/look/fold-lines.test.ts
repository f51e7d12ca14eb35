import { beforeAll, expect, test } from 'vitest';
import { addTexts, plain } from '../../text/translate.svelte';
import type { LogLine, Message } from '../../wire';
import { foldedLines } from './fold-lines';

const TEXTS = `
plays = plays { $card }.
draws = draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
moves = { $what } to { $where }.
burgle = Burgle
sneak = Sneak
`;

beforeAll(() => addTexts('en', TEXTS));

const line = (key: string, args: Message['args'] = {}): LogLine => ({ n: 0, seq: 0, text: { key, args } });
const said = (...lines: LogLine[]) =>
  foldedLines(lines).map(({ text, times }) => plain(text) + (times > 1 ? ` ×${times}` : ''));
const plays = (card: string) => line('plays', { card: { key: card } });

test('what differs in one word is said once, with all the words', () => {
  expect(said(plays('burgle'), plays('sneak'), plays('burgle'))).toEqual(['plays Burgle ×2, Sneak.']);
});

test('the same sentence again is counted', () => {
  expect(said(plays('burgle'), plays('burgle'))).toEqual(['plays Burgle. ×2']);
});

test('a sentence stands where its first line stood', () => {
  expect(said(plays('burgle'), line('draws', { n: 1 }), plays('sneak'))).toEqual([
    'plays Burgle, Sneak.',
    'draws a card.',
  ]);
});

test('numbers are not listed', () => {
  expect(said(line('draws', { n: 1 }), line('draws', { n: 5 }))).toEqual(['draws a card.', 'draws 5 cards.']);
});

test('sentences that differ in two words stay apart', () => {
  const moves = (what: string, where: string) => line('moves', { what, where });
  expect(said(moves('orc', 'hall'), moves('troll', 'cave'), moves('orc', 'cave'))).toEqual([
    'orc to hall, cave.',
    'troll to cave.',
  ]);
});

test('plain names are sentences of their own', () => {
  expect(foldedLines([{ n: 0, seq: 0, text: 'Hello' }])).toEqual([{ text: 'Hello', times: 1 }]);
});
