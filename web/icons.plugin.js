// Icons at build time: those of the glossary in one small module, all others in 64 modules that are loaded on demand.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const PREFIX = 'virtual:game-icons';
const require = createRequire(import.meta.url);

/** The drawings of all icons by name; a drawing is one path in a square of 512. */
function drawings() {
  const { icons, aliases = {} } = JSON.parse(
    readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  );
  const path = (name) => /\sd="([^"]*)"/.exec(icons[name].body)[1];
  const own = Object.keys(icons).map((name) => [name, path(name)]);
  const other = Object.entries(aliases).map(([name, { parent }]) => [name, path(parent)]);
  return Object.fromEntries([...own, ...other]);
}

const SHELVES = 64;

/** The number of the module that has an icon; src/ui/icon-paths.ts computes the same. */
const shelfOf = (name) => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % SHELVES;

const asModule = (value) => `export default ${JSON.stringify(value)};`;

/** The icons that are bundled. */
function glossary(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function gameIcons(glossaryFile) {
  const all = drawings();

  const small = () => {
    const missing = glossary(glossaryFile).filter((name) => !(name in all));
    if (missing.length) throw new Error(`No such icons: ${missing.join(', ')}`);
    return asModule(Object.fromEntries(glossary(glossaryFile).map((name) => [name, all[name]])));
  };
  const shelf = (n) => asModule(Object.fromEntries(Object.entries(all).filter(([name]) => shelfOf(name) === n)));
  const shelves = () =>
    `export default [${Array.from({ length: SHELVES }, (_, n) => `() => import('${PREFIX}/icons-${n}')`)}];`;

  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const part = id.slice(PREFIX.length + 2);
      if (part === 'glossary') return small();
      return part === 'shelves' ? shelves() : shelf(Number(part.slice('icons-'.length)));
    },
  };
}
