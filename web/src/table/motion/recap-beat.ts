/** The recap of a scene: boards of what is over, shown for a moment. */
import type { Beat, Scene, Recap } from '../../wire';

/** How long a recap stays unless somebody closes it, in milliseconds. */
export const SHOWN_FOR = 3000;

export type RecapBeat = Beat & { recap: Recap };

/** The last beat of a scene that shows a recap, with what it shows. */
export function recapBeatIn(scene: Scene | null | undefined): RecapBeat | undefined {
  const beat = scene?.beats?.findLast((each) => each.do === 'recap');
  return beat && scene?.recap ? { ...beat, recap: scene.recap } : undefined;
}
