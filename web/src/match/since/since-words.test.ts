import { beforeEach, expect, test, vi } from 'vitest';
import { lineWords, spokenWords } from './since-words';
import type { Since, TurnLine } from './turns-since';

vi.mock('../../text/translate.svelte', () => ({
  plain: (text: string) => text,
  t: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' '),
  word: (icon: string) => icon,
}));

let since: Since;
const line = { sentences: [{ text: 'plays a card.', times: 2 }], changes: [{ icon: 'x', n: '+1', label: 'gold' }] };

beforeEach(() => {
  since = { others: [line as unknown as TurnLine], mine: { events: [], changes: [] }, general: [] };
});

test('a line is read as a sentence', () => {
  expect(lineWords(line as unknown as TurnLine, 'Ann')).toBe('ui-since-line Ann plays a card. ×2 +1 gold');
});

test('what befell the viewer is said once, and the key for the rest', () => {
  since.mine = {
    events: [{ icon: 'x', tint: 'blood', text: 'a storm' }],
    changes: [{ icon: 'x', n: '−1', label: 'life' }],
  };
  expect(spokenWords(since, true)).toBe('ui-since-spoken a storm, −1 life ui-since-press 1');
  expect(spokenWords(since, false)).toBe('ui-since-spoken a storm, −1 life');
});

test('else what stands out, or that it was nothing', () => {
  expect(spokenWords(since, false)).toBe('ui-since-spoken ui-since-nothing');
  since.general = [{ text: 'a roar', times: 1 }];
  expect(spokenWords(since, false)).toBe('ui-since-spoken a roar');
});
