/** Which sounds a person wants to hear. Pure. */
import type { Sound } from '../../wire';
import type { Tempo } from '../settings.svelte';

/** Where everything is shown at once, only this is heard. */
const AT_ONCE: ReadonlySet<Sound> = new Set(['turn', 'hurt', 'fall', 'won', 'over']);

export interface Wishes {
  tempo: Tempo;
  onlyTurn: boolean;
}

export function isAudible(sound: Sound, { tempo, onlyTurn }: Wishes): boolean {
  if (onlyTurn) return sound === 'turn';
  return tempo !== 'instant' || AT_ONCE.has(sound);
}
