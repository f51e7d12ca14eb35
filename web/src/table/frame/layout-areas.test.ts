import { expect, test } from 'vitest';
import type { Area, Board, Piece, Zone } from '../../wire';
import { type Things, areaIds, boardsIn, cardsIn, holdsBoard, holdsHand, isPile, leaves, titles } from './layout-areas';

const board = {
  id: 'board',
  label: 'The cave',
  spots: [{ id: 'spot' }],
  links: [{ id: 'link' }],
} as Board;
const zone: Zone = { id: 'zone', kind: 'row', label: 'The hand', slots: [{ id: 'slot', label: 'first' }] };

function piece(id: string, at: Piece['at']): [string, Piece] {
  return [id, { id, face: 'f', label: id, at }];
}

const things: Things = {
  boards: new Map([['board', board]]),
  zones: new Map([['zone', zone]]),
  pieces: new Map([
    piece('in zone', { is: 'zone', zone: 'zone', n: 0 }),
    piece('on spot', { is: 'spot', spot: 'spot' }),
    piece('on board', { is: 'board', board: 'board', xy: [0, 0] }),
    piece('on piece', { is: 'piece', piece: 'on spot', slot: 'on' }),
    piece('elsewhere', { is: 'zone', zone: 'other', n: 0 }),
  ]),
};
const show = (id: string, title?: string): Area => ({ is: 'show', show: id, ...(title ? { title } : {}) });
const counters = (title?: string) => ({ is: 'counters', counters: [], ...(title ? { title } : {}) }) as unknown as Area;
const both: Area = { is: 'split', split: 'row', parts: [show('board'), show('zone', 'Mine'), counters('Points')] };
const tabs: Area = { is: 'tabs', tabs: [{ title: 'A tab', icon: 'key', area: both }] };

test('an area shows what lies in it, also on what lies in it', () => {
  expect(areaIds(both, things)).toEqual(
    new Set(['board', 'zone', 'spot', 'link', 'slot', 'in zone', 'on spot', 'on board', 'on piece']),
  );
  expect(areaIds(show('zone'), things)).toEqual(new Set(['zone', 'slot', 'in zone']));
});

test('leaves are found in splits and tabs; counters are none', () => {
  expect(leaves(tabs)).toEqual(['board', 'zone']);
  expect(leaves(counters())).toEqual([]);
});

test('an area with a board takes what room there is', () => {
  expect(boardsIn(tabs, things)).toEqual(['board']);
  expect([holdsBoard(tabs, things), holdsBoard(show('zone'), things)]).toEqual([true, false]);
});

test('a part is called by its title, else by what it shows', () => {
  expect(titles(both, things)).toEqual(['The cave', 'Mine', 'Points']);
  expect(titles(tabs, things)).toEqual(['A tab']);
  expect(titles(show('unknown'), things)).toEqual(['']);
  expect(titles(counters(), things)).toEqual([]);
});

test('a hand is a fan of cards, or a row with room for a usual number', () => {
  const zones = new Map<string, Zone>([
    ['fan', { ...zone, id: 'fan', kind: 'fan' }],
    ['row', zone],
    ['hand', { ...zone, id: 'hand', usual: 5 }],
  ]);
  const index = { zones, at: () => [{ face: 'f' } as Piece, {} as Piece] };
  expect(['fan', 'row', 'hand'].map((id) => holdsHand(show(id), index))).toEqual([true, false, true]);
  expect(holdsHand(tabs, index)).toBe(false);
  expect([cardsIn(show('fan'), index), cardsIn(tabs, index)]).toEqual([2, 0]);
});

test('a pile is a small stack', () => {
  const zones = new Map([['deck', { ...zone, id: 'deck', kind: 'stack' as const }]]);
  const deck = { ...show('deck'), size: 's' } as Area;
  expect([isPile(deck, { zones }), isPile(show('deck'), { zones }), isPile(tabs, { zones })]).toEqual([
    true,
    false,
    false,
  ]);
});
