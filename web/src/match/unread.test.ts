import { expect, test, vi } from 'vitest';
import type { ChatLine } from '../wire';
import { Unread } from './unread.svelte';

const ME = 0;
const line = (n: number, seat = 1): ChatLine => ({ n, at: n, name: `P${seat}`, text: `line ${n}`, seat });
const lines = (...numbers: number[]) => numbers.map((n) => line(n));

function unread(seen: number | null = null) {
  const keep = vi.fn<(n: number) => void>();
  return { keep, one: new Unread(({ seat }) => seat === ME, { seen, keep }) };
}

test('what was said before the first visit is old', () => {
  const { one } = unread();
  expect(one.take(lines(1, 2))).toEqual([]);
  expect(one.count).toBe(0);
});

test('what came since the last visit is new, and is not told again', () => {
  const { one } = unread(1);
  expect(one.take(lines(1, 2, 3))).toEqual([]);
  expect(one.count).toBe(2);
});

test('lines of others are told and counted until the chat is in sight', () => {
  const { one, keep } = unread();
  one.take([]);
  expect(one.take(lines(1))).toEqual(lines(1));
  expect(one.take([line(1), line(2, ME), line(3)])).toEqual(lines(3));
  expect(one.count).toBe(2);
  one.look(true);
  expect([one.count, one.since]).toEqual([0, 1]);
  expect(keep.mock.calls).toEqual([[3]]);
});

test('the line above what is new stays while one looks, and goes', () => {
  const { one } = unread();
  one.take(lines(1));
  one.take(lines(1, 2, 3));
  one.look(true);
  expect(one.since).toBe(2);
  expect(one.take(lines(1, 2, 3, 4))).toEqual([]);
  expect([one.count, one.since]).toEqual([0, 2]);
  one.look(false);
  expect(one.since).toBeNull();
  one.take(lines(1, 2, 3, 4, 5));
  one.look(true);
  expect(one.since).toBe(5);
});

test('with nothing new there is no line, and looking twice changes nothing', () => {
  const { one, keep } = unread();
  one.look(true);
  one.take(lines(1, 2));
  expect([one.count, one.since]).toEqual([0, null]);
  one.take(lines(1, 2, 3));
  one.look(true);
  expect([one.count, one.since]).toEqual([0, null]);
  expect(keep).toHaveBeenLastCalledWith(3);
});

test('a look before the chat has come takes nothing for seen', () => {
  const { one, keep } = unread(1);
  one.look(true);
  one.look(false);
  expect(keep).not.toHaveBeenCalled();
  one.take(lines(1, 2));
  expect(one.count).toBe(1);
});
