import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TableQuery, api } from '../net/api';
import { Tables } from './table-lists.svelte';
import { confirm, dismiss, refuse, toasts } from './toasts.svelte';

const asked = vi.fn<(query: TableQuery) => unknown>();

beforeEach(() => {
  vi.spyOn(api, 'tables').mockImplementation((query) => Promise.resolve(asked(query) as never));
  asked.mockImplementation(({ next }) => page(next === 'b' ? ['3'] : ['1', '2'], next === 'b' ? undefined : 'b'));
});

afterEach(() => {
  vi.restoreAllMocks();
  asked.mockReset();
  toasts.shown = [];
});

function page(ids: string[], next?: string): object {
  return { tables: ids.map((id) => ({ id })), people: 4, playing: 2, ...(next ? { next } : {}) };
}

const ids = (tables: Tables) => tables.tables?.map(({ id }) => id);

test('a list begins with its first page, and more is added', async () => {
  const tables = new Tables({ mine: true });
  expect([tables.tables, tables.more]).toEqual([null, false]);
  await tables.load();
  expect([ids(tables), tables.more, tables.people, tables.playing]).toEqual([['1', '2'], true, 4, 2]);
  await tables.loadMore();
  expect([ids(tables), tables.more]).toEqual([['1', '2', '3'], false]);
  expect(asked.mock.lastCall).toEqual([{ mine: true, next: 'b' }]);
});

test('a list that has become shorter is asked for no page that is not there', async () => {
  const tables = new Tables({});
  await tables.loadMore();
  asked.mockImplementation(() => page(['1']));
  await tables.load();
  expect([ids(tables), tables.more]).toEqual([['1'], false]);
});

test('failure is told, and what was there stays', async () => {
  const tables = new Tables({});
  await tables.load();
  vi.spyOn(api, 'tables').mockRejectedValueOnce(new Error('network'));
  await tables.load();
  expect(tables.failure).toContain('Something went wrong');
  expect(ids(tables)).toEqual(['1', '2']);
  await tables.load();
  expect(tables.failure).toBe('');
});

test('three toasts at most, none twice, and each can be sent away', () => {
  for (const text of ['one', 'two', 'three', 'two', 'four']) refuse(text, 'CL-1');
  confirm('done');
  expect(toasts.shown.map(({ text }) => text)).toEqual(['two', 'four', 'done']);
  expect(toasts.shown.map(({ kind, rule }) => [kind, rule])).toEqual([
    ['no', 'CL-1'],
    ['no', 'CL-1'],
    ['yes', null],
  ]);
  dismiss(toasts.shown[1]!.id);
  expect(toasts.shown.map(({ text }) => text)).toEqual(['two', 'done']);
});
