/** Something done at once, but never again before the page has had time to breathe. */

/** How long the page rests after each time. */
export const REST = 80;

export class Throttle {
  #resting: ReturnType<typeof setTimeout> | undefined;
  #wanted = false;

  constructor(readonly act: () => void) {}

  /** Do it now, or when the rest is over; asked several times meanwhile it is done once. */
  ask(): void {
    if (this.#resting === undefined) this.now();
    else this.#wanted = true;
  }

  now(): void {
    clearTimeout(this.#resting);
    this.#wanted = false;
    // The first timer ends when what was done has been drawn; only then does the rest begin.
    this.#resting = setTimeout(() => (this.#resting = setTimeout(() => this.#rested(), REST)));
    this.act();
  }

  /** It is no longer wanted. */
  stop(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    this.#wanted = false;
  }

  #rested(): void {
    this.#resting = undefined;
    if (this.#wanted) this.now();
  }
}
