/** What lies over the table for a moment: a recap, or great moments. */
import { RecapOverlay } from '../motion/recap-overlay.svelte';
import { MomentOverlay } from './moment-overlay.svelte';

export class Overlays {
  readonly recap = new RecapOverlay();
  readonly moments = new MomentOverlay();

  /** Nothing lies over the table, and nothing is still to come. */
  get areSeen(): boolean {
    return !this.recap.beat && !this.moments.shown && !this.moments.waits;
  }

  /**
   * Any key closes a recap. Escape, Enter and the space bar close a great moment as well, and do nothing else then:
   * true is returned. `skip` ends what is shown under a moment, or with Shift all that is still to be shown.
   */
  press({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, skip: (all: boolean) => void): boolean {
    const hadRecap = this.recap.leave();
    if (!/^(Escape|Enter| )$/.test(key)) return false;
    if (hadRecap) return true;
    if (!this.moments.shown) return false;
    if (!shiftKey) this.moments.leave();
    skip(shiftKey);
    return true;
  }
}
