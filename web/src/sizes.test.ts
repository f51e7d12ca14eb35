import { expect, test } from 'vitest';

/** How many lines a file may have; a longer one has parts that deserve names. */
const MOST = { svelte: 150, ts: 300 };
/** Written by `tools/wire.py`. */
const WRITTEN: readonly string[] = ['./wire.ts'];

const sources = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

const lines = (text: string) => text.trimEnd().split('\n').length;
const most = (path: string) => (path.endsWith('.svelte') ? MOST.svelte : MOST.ts);

/** The files that are too long, each with the number of its lines. */
function tooLong(files: Record<string, string>): string[] {
  return Object.entries(files)
    .filter(([path, text]) => !WRITTEN.includes(path) && lines(text) > most(path))
    .map(([path, text]) => `${path}: ${lines(text)} of ${most(path)} lines`);
}

test('no component and no module is too long', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(400);
  expect(tooLong(sources)).toEqual([]);
});

test('a file that is too long would be found and named', () => {
  const of = (n: number) => 'line\n'.repeat(n);
  const files = { './a.svelte': of(150), './b.svelte': of(151), './c.ts': of(300), './d.ts': of(301) };
  expect(tooLong(files)).toEqual(['./b.svelte: 151 of 150 lines', './d.ts: 301 of 300 lines']);
});
