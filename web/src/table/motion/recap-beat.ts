/** What is laid over the table for a moment: what is over, and still worth a look. */
import type { Beat, Scene, Tableau } from '../../wire';

/** How long it stays, if nobody is quicker; in milliseconds. */
export const SHOWN_FOR = 3000;

export type ShowBeat = Beat & { tableau: Tableau };

/** The last thing that the beats of a scene show. */
export function shownIn(scene: Scene | null | undefined): ShowBeat | undefined {
  return scene?.beats?.findLast((beat): beat is ShowBeat => beat.do === 'show' && beat.tableau !== undefined);
}
