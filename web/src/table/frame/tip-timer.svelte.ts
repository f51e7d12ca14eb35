/** When a tip opens, changes and closes. */
import type { Id } from '../../wire';

/** How long a pointer rests on a thing before its tip opens; once one is open; before it closes. In milliseconds. */
const WAIT = 350;
const NEXT = 80;
const LEAVE = 160;

export class TipTimer {
  /** What the tip is about. */
  shown = $state<Id | null>(null);
  /** The pointer is on the tip itself, or on its way: it stays. */
  held = $state(false);

  /** The pointer or the focus is on a thing, or on none. Returns how to forget it. */
  point(next: Id | null, atOnce: boolean): (() => void) | undefined {
    if (next === this.shown || (this.held && !atOnce)) return undefined;
    if (atOnce) {
      this.shown = next;
      return undefined;
    }
    const timer = setTimeout(() => (this.shown = next), next === null ? LEAVE : this.shown === null ? WAIT : NEXT);
    return () => clearTimeout(timer);
  }
}
