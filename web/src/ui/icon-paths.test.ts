import glossary from 'virtual:game-icons/glossary';
import games from 'virtual:game-icons/games';
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { drawing, loadIconsOf } from './icon-paths';

const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.{test,fixture}.ts', '!../wire.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The icons that the client itself names. */
const NAMED = /(?:<Icon\s+name=|\bicon[:=]\s*)["'{\s]*["']?([a-z][a-z0-9-]+)["']/g;

test('every icon that the client names is in the glossary', () => {
  const named = Object.values(sources).flatMap((text) => [...text.matchAll(NAMED)].map((match) => match[1]!));
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !(name in glossary))).toEqual([]);
});

test('a drawing of the glossary is there at once', () => {
  expect(drawing('cog')).toMatch(/^M/i);
});

test('each game has its icons in one module, and none of the glossary again', async () => {
  expect(Object.keys(games)).toHaveLength(5);
  for (const [game, load] of Object.entries(games)) {
    const icons = Object.entries((await load()).default);
    expect(icons.length, game).toBeGreaterThan(20);
    expect(icons.filter(([name]) => name in glossary)).toEqual([]);
    expect(icons.filter(([, path]) => !/^[Mm][-\d.\sa-zA-Z]+$/.test(path))).toEqual([]);
  }
});

test('a game brings its icons; what no game has comes from a shelf', async () => {
  const [game, load] = Object.entries(games)[0]!;
  const name = Object.keys((await load()).default)[0]!;
  loadIconsOf(game);
  expect(drawing(name)).toBeUndefined();
  await vi.waitFor(() => (flushSync(), expect(drawing(name)).toMatch(/^m/i)));
  expect(drawing('acid')).toBeUndefined();
  await vi.waitFor(() => expect(drawing('acid')).toMatch(/^m/i));
});
