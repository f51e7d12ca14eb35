// Icons at build time: those of the client's own glossary in one small module, those that a game names in one module a
// game, and all others, for games of other packages, in 64 modules. The last two are loaded on demand.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import svgpath from 'svgpath';

const PREFIX = 'virtual:game-icons';
const require = createRequire(import.meta.url);

/** The rooms of a game that name icons, and the files that do. */
const ROOMS = ['content', 'drawing', 'text', 'view', 'words'];
const SOURCES = ['.py', '.toml', '.ftl'];
/** A name in quotes, or one between colons in a sentence. */
const NAME = /(?<=["'])[a-z0-9-]+(?=["'])|(?<=:)[a-z0-9-]+(?=:)/g;

/** The bodies of all icons by name. */
function bodies() {
  const { icons, aliases = {} } = JSON.parse(
    readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  );
  const own = Object.entries(icons).map(([name, { body }]) => [name, body]);
  const other = Object.entries(aliases).map(([name, { parent }]) => [name, icons[parent].body]);
  return Object.fromEntries([...own, ...other]);
}

/** The drawing of an icon: one path in a square of 512, exact to a tenth. */
const drawing = (body) =>
  svgpath(/\sd="([^"]*)"/.exec(body)[1])
    .rel()
    .round(1)
    .toString();

const SHELVES = 64;

/** The number of the module that has an icon; src/ui/icon-paths.ts computes the same. */
const shelfOf = (name) => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % SHELVES;

const asModule = (value) => `export default ${JSON.stringify(value)};`;

/** The icons that are bundled. */
function glossary(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The games in a folder: subfolders with drawings. */
function gamesIn(folder) {
  const found = existsSync(folder) ? readdirSync(folder) : [];
  return found.filter((game) => existsSync(join(folder, game, 'drawing')));
}

/** Every word in the sources of a game that may be the name of an icon. */
function wordsOf(game) {
  const files = ROOMS.map((room) => join(game, room))
    .filter(existsSync)
    .flatMap((room) => readdirSync(room, { recursive: true }).map((file) => join(room, file)))
    .filter((file) => SOURCES.includes(extname(file)));
  return files.flatMap((file) => readFileSync(file, 'utf8').match(NAME) ?? []);
}

export function gameIcons(glossaryFile, gamesFolder) {
  const all = bodies();

  const pick = (names) => asModule(Object.fromEntries(names.map((name) => [name, drawing(all[name])])));
  const small = () => {
    const missing = glossary(glossaryFile).filter((name) => !(name in all));
    if (missing.length) throw new Error(`No such icons: ${missing.join(', ')}`);
    return pick(glossary(glossaryFile));
  };
  const ofGame = (game) => {
    const known = new Set(glossary(glossaryFile));
    const words = new Set(wordsOf(join(gamesFolder, game)));
    return pick([...words].filter((name) => name in all && !known.has(name)).sort());
  };
  const games = () =>
    `export default {${gamesIn(gamesFolder).map((game) => `${game}: () => import('${PREFIX}/game-icons-${game}')`)}};`;
  const shelf = (n) => pick(Object.keys(all).filter((name) => shelfOf(name) === n));
  const shelves = () =>
    `export default [${Array.from({ length: SHELVES }, (_, n) => `() => import('${PREFIX}/icons-${n}')`)}];`;
  const parts = { glossary: small, games, shelves };

  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const part = id.slice(PREFIX.length + 2);
      if (part in parts) return parts[part]();
      if (part.startsWith('game-icons-')) return ofGame(part.slice('game-icons-'.length));
      return shelf(Number(part.slice('icons-'.length)));
    },
  };
}
