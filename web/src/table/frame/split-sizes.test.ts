import { expect, test } from 'vitest';
import type { Area, Split } from '../../wire';
import { scene, tableOf } from '../state/scene.fixture';
import { flexOf, leastWidthOf } from './split-sizes';

const { index } = tableOf(scene());
const show = (id: string): Area => ({ is: 'show', show: id });
const [board, hand, other] = [show('cave'), show('hand'), show('row')];

function flexes(parts: Area[], rest: { across?: boolean; swaps?: number; share?: number[] } = {}): string[] {
  const { across = true, swaps = 0, share } = rest;
  const area: Split = { is: 'split', split: 'row', parts, ...(share ? { share } : {}) };
  return parts.map((_, n) => flexOf({ area, across, swaps }, n, index));
}

test('shares decide where there are some; a share of 0 is a narrow side, or as high as it must be', () => {
  expect(flexes([board, other], { share: [3, 0] })).toEqual(['3 1 0px', '0 0 clamp(256px, 23% + 20px, 340px)']);
  expect(flexes([board, other], { share: [3, 0], across: false })).toEqual(['3 1 0px', '0 0 auto']);
});

test('parts that have changed places get the same width', () => {
  expect(flexes([board, other], { share: [3, 1], swaps: 1 })).toEqual(['1 1 0px', '1 1 0px']);
});

test('a hand gets room for its cards, a board what is left, other things what they need', () => {
  expect(flexes([hand, other])).toEqual(['1 1 240px', '0 0 auto']);
  expect(flexes([board, other])).toEqual(['1 1 0px', '0 1 auto']);
  expect(flexes([hand, other], { across: false })).toEqual(['0 1 auto', '0 1 auto']);
});

test('a hand beside other things shows a whole card and the edges of the next', () => {
  expect(leastWidthOf(hand, true, index)).toBe('140px');
  expect([leastWidthOf(hand, false, index), leastWidthOf(other, true, index)]).toEqual([undefined, undefined]);
});
