/** Icons by name: those of the glossary are bundled, all others are loaded on first use. */
import glossary from 'virtual:game-icons/glossary';
import shelves from 'virtual:game-icons/shelves';
import { createSubscriber } from 'svelte/reactivity';

const known: Record<string, string> = { ...glossary };
const asked = new Map<number, Promise<void>>();
let changed = () => {};
const watch = createSubscriber((update) => {
  changed = update;
});

/** The path of an icon in a square of 512; empty while it is loading or if there is none. */
export function drawing(name: string): string | undefined {
  const path = known[name];
  if (path === undefined && name) {
    watch();
    void fetchShelf(shelfOf(name));
  }
  return path;
}

/** The number of the module that has an icon; icons.plugin.js computes the same. */
function shelfOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % shelves.length;
}

function fetchShelf(n: number): Promise<void> {
  const shelf = shelves[n];
  if (!shelf) return Promise.resolve();
  const under = asked.get(n) ?? shelf().then(keep, () => void asked.delete(n));
  asked.set(n, under);
  return under;
}

function keep(found: { default: Record<string, string> }): void {
  Object.assign(known, found.default);
  changed();
}
