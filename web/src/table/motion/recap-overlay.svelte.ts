/** The recap that lies over the table for a moment. Other motion ends with a new scene; a recap goes on. */
import { SHOWN_FOR, type RecapBeat, recapBeatIn } from './recap-beat';
import type { Scene } from '../../wire';

export class RecapOverlay {
  beat = $state.raw<RecapBeat | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Another scene has come. `lasts`: a recap stays although the match goes on. */
  follow(before: Scene, now: Scene, lasts: boolean): void {
    const beat = (now.seq ?? 0) > (before.seq ?? 0) ? recapBeatIn(now) : undefined;
    if (beat) this.#show(beat);
    else if (!lasts) this.leave();
  }

  #show(beat: RecapBeat): void {
    this.leave();
    this.beat = beat;
  }

  /** The recap is visible: its time begins. */
  begin(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.leave(), SHOWN_FOR);
  }

  /** Remove the recap. Returns whether there was one. */
  leave(): boolean {
    clearTimeout(this.#timer);
    const was = this.beat !== null;
    this.beat = null;
    return was;
  }
}
