/** How much smaller than usual the pieces are drawn that do not lie on boards, so that everything has room. */

/** They are drawn smaller in steps of this, at most so many times. */
const STEP = 0.93;
const MOST = 9;

export class PieceScale {
  #steps = $state(0);
  readonly scale = $derived(STEP ** this.#steps);

  /** As large as usual again: there may be more room now. */
  reset(): void {
    this.#steps = 0;
  }

  /** Some steps smaller. Returns false if they are as small as they may be. */
  shrink(steps: number): boolean {
    if (this.#steps >= MOST) return false;
    this.#steps = Math.min(this.#steps + steps, MOST);
    return true;
  }
}
