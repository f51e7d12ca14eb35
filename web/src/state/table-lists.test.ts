import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TableQuery, api, ApiError } from '../net/api';
import { Tables } from './table-lists.svelte';
import { confirm, dismiss, refuse, showToast, toasts } from './toasts.svelte';

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

test('a server that does not answer is away, one that refuses is not', async () => {
  const tables = new Tables({});
  const problem = { code: 'offline', message: { key: 'ui-offline' }, sentence: '' };
  for (const [status, away] of [
    [0, true],
    [502, true],
    [504, true],
    [429, false],
    [500, false],
  ] as const) {
    vi.spyOn(api, 'tables').mockRejectedValueOnce(new ApiError(status, problem));
    await tables.load();
    expect(tables.away, String(status)).toBe(away);
    await tables.load();
    expect(tables.away).toBe(false);
  }
});

test('two toasts at most, none twice, and each can be sent away', () => {
  for (const text of ['one', 'two', 'three', 'two', 'four']) refuse(text, 'CL-1');
  confirm('done');
  expect(toasts.shown.map(({ text }) => text)).toEqual(['four', 'done']);
  expect(toasts.shown.map(({ kind, rule }) => [kind, rule])).toEqual([
    ['no', 'CL-1'],
    ['yes', null],
  ]);
  dismiss(toasts.shown[0]!.id);
  expect(toasts.shown.map(({ text }) => text)).toEqual(['done']);
  showToast('Ann', { seat: 1, note: 'Hello' });
  showToast('Ann', { seat: 1, note: 'Is it my turn?' });
  expect(toasts.shown.map(({ text, note }) => `${text}: ${note}`)).toEqual(['Ann: Hello', 'Ann: Is it my turn?']);
  showToast('Théo has opened the link', { of: 'Théo' });
  showToast('Théo sat down', { seat: 2, of: 'Théo' });
  expect(toasts.shown.map(({ text }) => text)).toEqual(['Ann', 'Théo sat down']);
});
