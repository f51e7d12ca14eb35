import { expect, test } from 'vitest';
import { bricks, connectorParts, inRow } from './tile-print';

test('amounts stand in a row, a number only where there is more than one', () => {
  const { items, width } = inRow(
    [
      { icon: 'key', n: 1 },
      { icon: 'laurels', n: 3 },
    ],
    10,
  );
  expect(items.map(({ icon, text }) => icon ?? text)).toEqual(['key', '3', 'laurels']);
  expect(items.map(({ x }) => x)).toEqual([...items.map(({ x }) => x)].sort((a, b) => a - b));
  expect(width).toBeGreaterThan(items.at(-1)!.x);
  expect(inRow([], 10)).toEqual({ items: [], width: 0 });
});

test('what is given for each or later says so', () => {
  const words = (amount: object) =>
    inRow([{ icon: 'laurels', ...amount }], 10).items.map(({ icon, text }) => icon ?? text);
  expect(words({ per: 'key' })).toEqual(['laurels', '×', 'key']);
  expect(words({ per: 'key', every: 3 })).toEqual(['laurels', '/3', 'key']);
  expect(words({ late: true })).toEqual(['sands-of-time', 'laurels']);
});

test('a connector says what it gives, then what it needs', () => {
  expect(
    connectorParts([
      { icon: 'key', n: 1, need: 'castle' },
      { icon: 'laurels', n: 2 },
    ]),
  ).toMatchObject([{ icon: 'key', n: undefined }, { icon: 'laurels', n: 2 }, { icon: 'castle' }]);
});

test('bricks stay within their connector', () => {
  const joints = [...bricks(21, 15).matchAll(/M(-?[\d.]+) [\d.]+v/g)].map(([, x]) => Math.abs(Number(x)));
  expect(joints.length).toBeGreaterThan(5);
  expect(Math.max(...joints)).toBeLessThan(21);
});
