import { expect, test } from 'vitest';
import type { Face, Piece, Show, Zone } from '../../wire';
import { type ZoneInput, ZoneSizes } from './zone-sizes';

const faces: Record<string, Face> = {
  card: { is: 'card', tint: 'moss', title: 'Boots', art: 'walking-boot', text: 'Draw a card. '.repeat(12) },
  brief: { is: 'card', tint: 'moss', title: 'A much longer name', art: 'walking-boot' },
  die: { is: 'die' } as unknown as Face,
  tile: { is: 'tile', kind: 'key', tint: 'moss' } as unknown as Face,
  plan: { is: 'plan', cols: 4, rows: 4 } as unknown as Face,
  token: { is: 'token' } as unknown as Face,
};
const pieces = (n: number, face = 'card') =>
  Array.from({ length: n }, (_, k): Piece => ({ id: `${k}`, face, label: '', at: { is: 'zone', zone: 'z', n: k } }));
const show = (size: Show['size']): Show => ({ is: 'show', show: 'z', ...(size ? { size } : {}) }) as Show;
const WIDE = { width: 1440, height: 900 };
const LOW = { width: 1440, height: 800 };
const PHONE = { width: 360, height: 800 };

function sizes(zone: Partial<Zone>, rest: Partial<ZoneInput> = {}): ZoneSizes {
  const given = {
    show: undefined,
    pieces: pieces(3),
    faces,
    felt: false,
    dense: false,
    spread: false,
    wide: 600,
    screen: WIDE,
  };
  return new ZoneSizes({ ...given, zone: { id: 'z', kind: 'row', label: '', ...zone }, ...rest });
}
const widthIn = (all: ZoneSizes, face = 'card') => all.widthOf(pieces(1, face)[0]!);
const heightIn = (all: ZoneSizes, face = 'card') => all.heightOf(pieces(1, face)[0]!);

test('cards of a hand get narrower before they cover each other', () => {
  const few = sizes({ kind: 'fan' }, { pieces: pieces(3) });
  const some = sizes({ kind: 'fan' }, { pieces: pieces(6) });
  const many = sizes({ kind: 'fan' }, { pieces: pieces(12) });
  expect([few, some, many].map((all) => widthIn(all))).toEqual([108, 92, 92]);
  expect([few.overlap, some.overlap]).toEqual([0, 0]);
  expect(many.overlap).toBeGreaterThan(40);
});

test('cards of a hand come closer before they cover each other, and never need more than its width', () => {
  const five = sizes({ kind: 'fan' }, { pieces: pieces(5), wide: 491 });
  expect([five.overlap, widthIn(five)]).toEqual([0, 92]);
  expect(92 + 4 * (92 + five.gap - five.closer)).toBeCloseTo(491);
});

test('cards in a row are narrower on a tight screen, and as high as ever', () => {
  const tight = sizes({}, { screen: { width: 1200, height: 900 } });
  expect([widthIn(sizes({})), widthIn(tight), tight.tight]).toEqual([108, 100, true]);
  expect(heightIn(tight)).toBeCloseTo(108 * 1.4);
  expect(heightIn(sizes({}))).toBeUndefined();
});

test('a list has lines as wide as it is, high enough to read what is on them', () => {
  const list = sizes({ kind: 'list', size: 'l' }, { wide: 260 });
  expect([widthIn(list), heightIn(list, 'brief')]).toEqual([260, 68]);
  expect(heightIn(list)).toBeGreaterThan(68);
  expect(heightIn(sizes({ kind: 'list' }))).toBe(49);
  expect(heightIn(sizes({ kind: 'list' }, { screen: LOW }))).toBe(42);
});

test('the lines of a strip share its width by their names', () => {
  const both = [...pieces(1), { ...pieces(1, 'brief')[0]!, id: 'b' }];
  const strip = sizes({ kind: 'list' }, { show: show('low'), pieces: both });
  const widths = both.map((piece) => strip.widthOf(piece));
  expect([strip.strip, heightIn(strip)]).toEqual([true, 40]);
  expect(widths[0]! + widths[1]!).toBeCloseTo(594);
  expect(widths[1]!).toBeGreaterThan(widths[0]!);
});

test('dice on the felt lie two, three or four in a row, in the middle', () => {
  const felt = (n: number) => sizes({ size: 'l' }, { felt: true, wide: 200, pieces: pieces(n, 'die') });
  expect([2, 5, 8].map((n) => widthIn(felt(n), 'die'))).toEqual([76, 56, 38]);
  expect([felt(2).beside, felt(1).beside]).toEqual([16, 0]);
});

test('a grid of tiles has as many columns as can be read, in rows of the same length', () => {
  const grid = (n: number, wide: number) => sizes({ kind: 'grid', cols: 5 }, { pieces: pieces(n, 'tile'), wide });
  expect([grid(5, 600).cols, grid(5, 300).cols, grid(4, 310).cols]).toEqual([5, 3, 2]);
  expect(sizes({ kind: 'grid', cols: 5 }).cols).toBe(5);
});

test('a column lies in a row on a phone', () => {
  expect(sizes({ kind: 'grid', cols: 1 }, { screen: PHONE })).toMatchObject({ inRow: true, cols: 0 });
  expect(sizes({ kind: 'grid', cols: 1 })).toMatchObject({ inRow: false, cols: 1 });
});

test('a hand lies in one row, with room for the usual number', () => {
  expect(widthIn(sizes({ usual: 5 }, { pieces: pieces(5, 'plan'), wide: 400 }), 'plan')).toBe(74);
  expect(widthIn(sizes({ usual: 5 }, { pieces: pieces(5, 'plan'), dense: true, screen: PHONE }), 'plan')).toBe(60);
});

test('on a low screen dice, tiles and small cards are smaller', () => {
  expect(widthIn(sizes({}, { screen: LOW }), 'die')).toBeCloseTo(66 * 0.8);
  expect(heightIn(sizes({ size: 's' }, { screen: LOW }))).toBe(42);
  expect(heightIn(sizes({}, { show: show('low'), screen: LOW }))).toBe(76);
});

test('slots are as large as what lies on them, smaller on the felt of a phone', () => {
  const slots = Array.from({ length: 6 }, (_, n) => ({ id: `${n}`, label: '' }));
  const empty = { slots, size: 's' as const };
  expect(sizes(empty, { pieces: pieces(1, 'token') }).slotSize).toBe(44);
  expect(sizes(empty, { pieces: [], screen: LOW }).slotSize).toBe(38);
  expect(sizes(empty, { pieces: [], felt: true, dense: true, wide: 200 }).slotSize).toBe(27);
  expect(sizes({ slots }, { pieces: [] }).slotSize).toBe(54);
  expect(sizes({ slots }).slotHeight).toBeCloseTo(108 * 1.4);
  expect(sizes(empty, { pieces: pieces(1, 'token') }).slotHeight).toBeUndefined();
});

test('a pile is as wide as a back, and square for tiles', () => {
  expect(sizes({ kind: 'stack' })).toMatchObject({ stacked: true, pileWidth: 92 });
  expect(sizes({ kind: 'stack' }, { dense: true }).pileWidth).toBe(56);
  expect(sizes({ kind: 'stack' }, { pieces: pieces(2, 'tile') })).toMatchObject({ pileHeight: 92 });
  expect(sizes({ kind: 'stack' }, { spread: true }).stacked).toBe(false);
});
