/** Icons by name: those of the glossary are bundled, those of a game come at once, all others on first use. */
import glossary from 'virtual:game-icons/glossary';
import games from 'virtual:game-icons/games';
import shelves from 'virtual:game-icons/shelves';
import { createSubscriber } from 'svelte/reactivity';

type Load = () => Promise<{ default: Record<string, string> }>;

const known: Record<string, string> = { ...glossary };
const asked = new Map<Load, Promise<void>>();
/** The icons of the game that is shown; until they are here no other is asked for. */
let ofGame: Promise<void> = Promise.resolve();
let changed = () => {};
const watch = createSubscriber((update) => {
  changed = update;
});

/** Load the icons of a game, before its scene names them one by one. */
export function loadIconsOf(game: string): void {
  const load = games[game];
  if (load) ofGame = fetchOnce(load);
}

/** The path of an icon in a square of 512; empty while it is loading or if there is none. */
export function drawing(name: string): string | undefined {
  const path = known[name];
  if (path === undefined && name) {
    watch();
    void ofGame.then(() => fetchShelfOf(name));
  }
  return path;
}

/** Load an icon that belongs to no game of ours. */
function fetchShelfOf(name: string): void {
  const load = shelves[shelfOf(name)];
  if (load && !(name in known)) void fetchOnce(load);
}

/** The number of the module that has an icon; icons.plugin.js computes the same. */
function shelfOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % shelves.length;
}

function fetchOnce(load: Load): Promise<void> {
  const under = asked.get(load) ?? load().then(keep, () => void asked.delete(load));
  asked.set(load, under);
  return under;
}

function keep(found: { default: Record<string, string> }): void {
  Object.assign(known, found.default);
  changed();
}
