import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, api, errorText } from './api';
import { addTexts, texts } from '../text/translate.svelte';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  addTexts('en', 'table-full = All seats are taken.');
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  texts.lang = 'en';
});

function answers(body: unknown, status = 200): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  fetched.mockImplementation(() => Promise.resolve(new Response(text, { status })));
}

async function failure(): Promise<ApiError> {
  const error: unknown = await api.me().catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('no failure');
  return error;
}

test('an address has the language, and nothing that is not asked for', async () => {
  answers({ tables: [] });
  texts.lang = 'fr';
  await api.tables({ mine: true, game: undefined, next: '', limit: 5 });
  expect(fetched.mock.calls[0]![0]).toBe('/api/tables?lang=fr&mine=true&limit=5');
});

test('what is sent is JSON; a question sends nothing', async () => {
  answers({ name: 'Maud' });
  await api.rename('Maud');
  expect(fetched.mock.calls[0]![1]).toMatchObject({ method: 'PUT', body: '{"name":"Maud"}' });
  answers({});
  await api.me();
  expect(fetched.mock.calls[1]![1]).toMatchObject({ method: 'GET', body: null, headers: {} });
});

test('every address is that of its table, however it is spelt', async () => {
  answers({});
  await api.branch('a/b', { at: 3, seats: [] } as never, 'word');
  await api.seat('t', 2, { kind: 'open' });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/api/tables/a%2Fb/branch?lang=en&invite=word',
    '/api/tables/t/seats/2?lang=en',
  ]);
  fetched.mockClear();
  await Promise.all([api.speed(), api.games(), api.rules('clank'), api.arrival('t', null), api.leave('t')]);
  await Promise.all([api.join('t', { seat: 1 } as never), api.start('t'), api.rematch('t')]);
  await api.replay('t', { at: 3, to: null, viewer: 0, invite: null });
  expect(fetched.mock.calls.map(([url, how]) => `${how?.method} ${String(url)}`)).toEqual([
    'GET /api/speed?lang=en',
    'GET /api/games?lang=en',
    'GET /api/rules/clank?lang=en',
    'GET /api/tables/t/arrival?lang=en',
    'POST /api/tables/t/leave?lang=en',
    'POST /api/tables/t/join?lang=en',
    'POST /api/tables/t/start?lang=en',
    'POST /api/tables/t/rematch?lang=en',
    'GET /api/tables/t/replay?lang=en&at=3&viewer=0',
  ]);
  expect(api.recordAddress('t', null)).toBe('/api/tables/t/record');
  expect(api.recordAddress('t', 'a b')).toBe('/api/tables/t/record?invite=a%20b');
});

test('a refusal is told in our words, else in those of the server', async () => {
  answers({ code: 'full', message: { key: 'table-full' }, sentence: 'No.' }, 409);
  expect((await failure()).text).toBe('All seats are taken.');
  answers({ code: 'odd', message: { key: 'unheard' }, sentence: 'It is odd.' }, 400);
  expect((await failure()).text).toBe('It is odd.');
});

test.each([
  [404, '<html>', 'There is nothing here.'],
  [502, '<html>', 'Something went wrong.'],
  [500, '{"code": "half"}', 'Something went wrong.'],
])('an answer of another kind with status %i has a sentence too', async (status, body, sentence) => {
  answers(body, status);
  const error = await failure();
  expect(error.status).toBe(status);
  expect(errorText(error)).toContain(sentence);
});

test('without a connection it is said that nothing is lost', async () => {
  fetched.mockRejectedValue(new TypeError('network'));
  const error = await failure();
  expect(error.status).toBe(0);
  expect(error.text).toContain('nothing is lost');
  expect(errorText(new Error('else'))).toContain('Something went wrong');
});
