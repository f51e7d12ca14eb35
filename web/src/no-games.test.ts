import { expect, test } from 'vitest';

/** Nouns of single games. The scene brings them as words and icons; no module of the client may know one. */
const GAME_NOUNS: readonly string[] = [
  ...['clank', 'dragonquest', 'heldentaufe', 'map masters', 'map_masters', 'tales of glory', 'tales_of_glory'],
  ...['thief', 'thieves', 'hero', 'heroes', 'monster', 'dragon', 'demon', 'goblin', 'idol', 'artifact', 'dungeon'],
  ...['castle', 'treasure', 'prestige', 'quest', 'mission', 'spellbook', 'sword', 'swords', 'potion', 'potions'],
  ...['skull', 'tooth', 'laurel', 'boots', 'coins', 'hearts'],
];
/** Icons that mean something in one game. Icons of the client's own buttons are not among them. */
const GAME_ICONS: readonly string[] = [
  ...['broadsword', 'crossed-swords', 'daemon-skull', 'death-skull', 'dragon-head', 'hearts', 'two-coins'],
  ...['magic-palm', 'magic-swirl', 'round-potion', 'round-star', 'walking-boot', 'locked-chest', 'open-chest'],
  ...['brick-wall', 'saber-tooth', 'ringing-bell', 'spell-book'],
];
/** Prefixes by which single games name their pieces and spots. */
const GAME_IDS: readonly string[] = [
  'card',
  'tile',
  'room',
  'land',
  'cell',
  'dungeon',
  'sheet',
  'hand',
  'pawn',
  'cube',
];

/** What contains such a word and means no game: pictures of the site itself, and its one heading. */
const OF_THE_SITE: readonly string[] = ['dungeon-gate', 'castle-ruins'];

const sources = import.meta.glob<string>(
  ['./**/*.{ts,svelte,css}', '!./**/*.test.ts', '!./**/*.fixture.ts', '!./wire.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const NOUN = new RegExp(`(?<![\\w-])(?:${GAME_NOUNS.join('|')})(?![\\w-])`, 'i');
const ICON = new RegExp(`['"\`](?:${GAME_ICONS.join('|')})['"\`]`);
const ID = new RegExp(`['"\`](?:${GAME_IDS.join('|')}):`);

/** What a line of code knows of a single game, or undefined. */
function gameWordIn(line: string): string | undefined {
  const rest = OF_THE_SITE.reduce((text, known) => text.replaceAll(known, ''), line);
  return [NOUN, ICON, ID].map((words) => words.exec(rest)?.[0]).find((found) => found !== undefined);
}

test('no module knows a game', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  const found = Object.entries(sources).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, n) => {
      const word = gameWordIn(line);
      return word === undefined ? [] : [`${path}:${n + 1}: ${word}`];
    }),
  );
  expect(found).toEqual([]);
});

test('a word, an icon or an id of a game would be found', () => {
  expect(gameWordIn('/** Where the thief stands. */')).toBe('thief');
  expect(gameWordIn("const POINTS = 'two-coins';")).toBe("'two-coins'");
  expect(gameWordIn("if (id.startsWith('tile:'))")).toBe("'tile:");
  expect(gameWordIn('<TileFace {face} {w} />')).toBeUndefined();
});
