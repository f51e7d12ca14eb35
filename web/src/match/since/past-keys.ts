/** The keys of looking back: , and . for a step, with Shift for a turn, N for now, B for what has happened. */
import { settings } from '../../state/settings.svelte';
import type { Past } from './past.svelte';

/** Do what a key stands for. Returns false if it stands for nothing. */
export function pressPastKey(event: KeyboardEvent, past: Past, fold: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !settings.letters) return false;
  if (event.key === 'Escape') return past.leave();
  if (past.moments.length === 0) return false;
  const key = event.key.toLowerCase();
  const act = key === 'b' ? fold : KEYS[key];
  act?.(past);
  return act !== undefined;
}

/** On most keyboards Shift makes another character of comma and full stop. */
const KEYS: Record<string, (past: Past) => void> = {
  ',': (past) => past.step(-1),
  '.': (past) => past.step(1),
  '<': (past) => past.turn(-1),
  '>': (past) => past.turn(1),
  n: (past) => void past.leave(),
};
