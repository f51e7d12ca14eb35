/** What is laid over the table for a moment. Other motion gives way to a new scene; this is seen whole. */
import { SHOWN_FOR, type RecapBeat, recapBeatIn } from './recap-beat';
import type { Scene } from '../../wire';

export class RecapOverlay {
  beat = $state.raw<RecapBeat | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** One scene follows another. `lasts`: what is shown stays although the match goes on. */
  follow(before: Scene, now: Scene, lasts: boolean): void {
    const beat = (now.seq ?? 0) > (before.seq ?? 0) ? recapBeatIn(now) : undefined;
    if (beat) this.#show(beat);
    else if (!lasts) this.leave();
  }

  #show(beat: RecapBeat): void {
    this.leave();
    this.beat = beat;
  }

  /** It is before the eyes: its time begins. */
  begin(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.leave(), SHOWN_FOR);
  }

  /** Away with it. True if there was anything. */
  leave(): boolean {
    clearTimeout(this.#timer);
    const was = this.beat !== null;
    this.beat = null;
    return was;
  }
}
