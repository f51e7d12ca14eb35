import { expect, test } from 'vitest';
import type { Area, Layout, Split, Tab } from '../../wire';
import { arrangement } from './arrangement';

const show = (id: string, size?: 'l' | 'low'): Area => ({ is: 'show', show: id, ...(size ? { size } : {}) });
const row = (...parts: Area[]): Split => ({ is: 'split', split: 'row', parts });
const column = (...parts: Area[]): Split => ({ is: 'split', split: 'column', parts });
const tab = (id: string): Tab => ({ title: id, icon: 'key', area: show(id) });

const zones = new Map([
  ['market', { kind: 'grid' as const }],
  ['reserve', { kind: 'grid' as const }],
  ['hand', { kind: 'fan' as const }],
]);
const layout: Layout = {
  wide: row(show('board'), column(show('market', 'l'), show('reserve', 'low'), show('hand'))),
  narrow: { is: 'tabs', tabs: [tab('board'), tab('market'), tab('reserve')] },
  dock: show('hand'),
};

test('a desk shows the wide layout, a phone held upright the narrow one with its dock', () => {
  expect(arrangement(layout, 'desk', zones)).toEqual({ area: layout.wide, dock: undefined, swaps: 0 });
  expect(arrangement(layout, 'upright', zones)).toEqual({ area: layout.narrow, dock: layout.dock, swaps: 0 });
});

test('where there is little height a low grid becomes a column beside the grid above it', () => {
  const beside = { ...row(show('market', 'l'), { ...show('reserve', 'low'), cols: 1 } as Area), share: [1, 0] };
  const laptop = row(show('board'), column(beside, show('hand')));
  expect(arrangement(layout, 'laptop', zones).area).toEqual(laptop);
  expect(arrangement(layout, 'flat', zones).area).toEqual(laptop);
});

test('a tablet held upright has what the game says, else rows and columns change places', () => {
  expect(arrangement(layout, 'tall', zones)).toMatchObject({ area: layout.wide, swaps: 2 });
  const tall = column(show('board'), show('market'));
  expect(arrangement({ ...layout, tall }, 'tall', zones)).toMatchObject({ area: tall, swaps: 0 });
});

test('a phone held sideways has what the game says, else the first tab beside all others', () => {
  const made = arrangement(layout, 'sideways', zones);
  const others: Area = { is: 'tabs', tabs: [tab('market'), tab('reserve')] };
  expect(made).toEqual({ area: row(show('board'), column(others, show('hand'))), dock: undefined, swaps: 0 });
  const low = row(show('board'), show('hand'));
  expect(arrangement({ ...layout, low }, 'sideways', zones).area).toEqual(low);
});
