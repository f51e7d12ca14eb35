import { expect, test } from 'vitest';
import { grouped, same, sameMap } from './stable-groups';

const things = ['apple', 'ant', 'bee', 'cat'];
const first = (word: string) => (word === 'cat' ? undefined : word[0]);

test('things are grouped in their order, those without a key left out', () => {
  expect([...grouped(things, first)]).toEqual([
    ['a', ['apple', 'ant']],
    ['b', ['bee']],
  ]);
});

test('only a group that has changed is a new list', () => {
  const before = grouped(things, first);
  const after = grouped([...things, 'bat'], first, before);
  expect(after.get('a')).toBe(before.get('a'));
  expect(after.get('b')).toEqual(['bee', 'bat']);
});

test('another order is a change', () => {
  const before = ['a', 'b'];
  expect(same(['b', 'a'], before)).not.toBe(before);
  expect(same(['a', 'b'], before)).toBe(before);
});

test('a map with the same values is the one from before', () => {
  const before = new Map([['a', 1]]);
  expect(sameMap(new Map([['a', 1]]), before)).toBe(before);
  expect(sameMap(new Map([['a', 2]]), before)).not.toBe(before);
  expect(sameMap(new Map([['b', 1]]), before)).not.toBe(before);
  expect(sameMap(new Map(), before)).not.toBe(before);
});
