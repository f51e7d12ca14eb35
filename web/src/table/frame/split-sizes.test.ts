import { expect, test } from 'vitest';
import type { Area, Split } from '../../wire';
import { scene, tableOf } from '../state/scene.fixture';
import type { WindowClass } from '../../browser/window-class';
import { flexOf, leastWidthOf, mostWidthOf } from './split-sizes';

const { index } = tableOf(scene());
const show = (id: string): Area => ({ is: 'show', show: id });
const [board, hand, other] = [show('cave'), show('hand'), show('row')];

interface Rest {
  across?: boolean;
  swaps?: number;
  share?: number[];
  kind?: WindowClass;
}

function flexes(parts: Area[], rest: Rest = {}): string[] {
  const { across = true, swaps = 0, share, kind = 'desk' } = rest;
  const area: Split = { is: 'split', split: 'row', parts, ...(share ? { share } : {}) };
  return parts.map((_, n) => flexOf({ area, across, swaps, kind }, n, index));
}

test('shares decide where there are some; a share of 0 is a narrow side, or as high as it must be', () => {
  expect(flexes([board, other], { share: [3, 0] })).toEqual(['30 1 0px', '0 0 clamp(256px, 23% + 20px, 340px)']);
  expect(flexes([board, other], { share: [3, 0], across: false })).toEqual(['30 1 0px', '0 0 auto']);
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

test('beside a board on a tablet held upright there is less room; a column of low cards is narrow', () => {
  const low: Area = { is: 'show', show: 'row', size: 'low' };
  expect(flexes([board, other], { share: [1, 0], kind: 'tall' })[1]).toBe('0 0 clamp(180px, 27%, 240px)');
  expect(flexes([board, low], { share: [1, 0] })[1]).toBe('0 0 calc(104px * var(--u, 1))');
});

test('a board leaves to what lies beside it the width that it cannot use', () => {
  const most = (across: boolean, ...parts: Area[]) =>
    mostWidthOf({ area: { is: 'split', split: 'row', parts }, across }, board, index);
  expect(most(true, board, other)).toMatch(/^max\(40%, \d+(\.\d+)?cqh\)$/);
  expect([most(false, board, other), most(true, board, { ...board })]).toEqual([undefined, undefined]);
});
