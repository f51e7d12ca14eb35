/** What is laid over the table for a moment: what is over, and still worth a look. */
import type { Beat, Scene, Tableau } from '../../wire';

/** How long it stays, if nobody is quicker; in milliseconds. */
export const SHOWN_FOR = 3000;

export type RecapBeat = Beat & { tableau: Tableau };

/** The last thing that the beats of a scene show. */
export function recapBeatIn(scene: Scene | null | undefined): RecapBeat | undefined {
  return scene?.beats?.findLast((beat): beat is RecapBeat => beat.do === 'show' && beat.tableau !== undefined);
}
