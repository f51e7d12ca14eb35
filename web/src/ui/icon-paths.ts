/** Icons by name: the glossary's are at hand, any other comes when it is first asked for. */
import glossary from 'virtual:game-icons/glossary';
import shelves from 'virtual:game-icons/shelves';
import { createSubscriber } from 'svelte/reactivity';

const known: Record<string, string> = { ...glossary };
const asked = new Map<number, Promise<void>>();
let changed = () => {};
const watch = createSubscriber((update) => {
  changed = update;
});

/** The path of an icon in a square of 512; nothing while it is on its way or if there is none. */
export function drawing(name: string): string | undefined {
  const path = known[name];
  if (path === undefined && name) {
    watch();
    void fetchShelf(shelfOf(name));
  }
  return path;
}

/** On which shelf an icon lies; icons.plugin.js counts the same way. */
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
