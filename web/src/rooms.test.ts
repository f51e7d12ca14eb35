import { expect, test } from 'vitest';

/** The rooms of the client, lowest first: a room imports itself and lower rooms. Rooms of one row are apart. */
const FLOORS: readonly (readonly string[])[] = [
  ['wire'],
  ['browser'],
  ['text'],
  ['net'],
  ['state'],
  ['ui'],
  ['rules', 'table'],
  ['lobby', 'invitation'],
  ['match'],
  ['pages'],
  ['App'],
  ['main'],
];
/** The rooms inside `table`, lowest first. `Table.svelte` lies in none and is the way in. */
const TABLE_FLOORS: readonly string[] = [
  'look',
  'state',
  'faces',
  'pieces',
  'input',
  'board',
  'motion',
  'frame',
  'moments',
  'Table',
];
/** Tests of the whole client lie in no room. */
const OF_THE_HOUSE: readonly string[] = ['./rooms.test.ts', './no-games.test.ts', './sizes.test.ts'];
/** Folders without code. */
const NO_ROOMS: readonly string[] = ['styles', 'assets'];

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const sources = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

interface Arrow {
  from: string;
  to: string;
}

/** Every import of another module of the client, as paths below `src`. */
const arrows = Object.entries(sources).flatMap(([path, text]) =>
  [...text.matchAll(IMPORT)].map(([, to]): Arrow => ({ from: path.slice(2), to: resolved(path.slice(2), to!) })),
);

/** The path below `src` that a module means by a relative path. */
function resolved(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') folders.pop();
    else if (part !== '.') folders.push(part);
  }
  return folders.join('/');
}

/** The first folder of a path, or the name of a module that lies in none. */
const roomOf = (path: string) => path.split('/')[0]!.replace(/\..*$/, '');

const floorOf = (path: string) => FLOORS.findIndex((rooms) => rooms.includes(roomOf(path)));

function isAllowed({ from, to }: Arrow): boolean {
  if (NO_ROOMS.includes(roomOf(to))) return true;
  if (roomOf(from) !== roomOf(to)) return floorOf(from) > floorOf(to);
  return roomOf(from) !== 'table' || tableFloorOf(from) >= tableFloorOf(to);
}

/** The floor of a module inside `table`; its room is the second folder of its path. */
const tableFloorOf = (path: string) => TABLE_FLOORS.indexOf(roomOf(path.slice('table/'.length)));

const inTable = ({ from, to }: Arrow) => roomOf(from) === 'table' && roomOf(to) === 'table';

test('every module lies in a room', () => {
  const homeless = Object.keys(sources).filter((path) => !OF_THE_HOUSE.includes(path) && floorOf(path.slice(2)) < 0);
  expect(homeless).toEqual([]);
  const inside = Object.keys(sources).filter((path) => path.startsWith('./table/'));
  expect(inside.filter((path) => tableFloorOf(path.slice(2)) < 0)).toEqual([]);
});

test('no import leads to a higher room', () => {
  console.info(`${arrows.length} imports of the client, ${arrows.filter(inTable).length} of them inside table/`);
  expect(arrows.length).toBeGreaterThan(700);
  expect(arrows.filter(inTable).length).toBeGreaterThan(150);
  expect(arrows.filter((arrow) => !isAllowed(arrow))).toEqual([]);
});

test('an import of a higher room would be found', () => {
  expect(isAllowed({ from: 'table/board/Board.svelte', to: 'lobby/invites' })).toBe(false);
  expect(isAllowed({ from: 'rules/Markdown.svelte', to: 'table/Table.svelte' })).toBe(false);
  expect(isAllowed({ from: 'browser/throttle.test.ts', to: 'net/api' })).toBe(false);
  expect(isAllowed({ from: 'table/look/colours.ts', to: 'table/state/picking' })).toBe(false);
  expect(isAllowed({ from: 'table/motion/motion.ts', to: 'table/frame/Area.svelte' })).toBe(false);
  expect(isAllowed({ from: 'table/board/Board.svelte', to: 'table/input/gestures' })).toBe(true);
  expect(isAllowed({ from: 'pages/ListPage.svelte', to: 'lobby/invites' })).toBe(true);
});
