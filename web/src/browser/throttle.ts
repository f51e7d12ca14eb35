/** Calls a function at once, and again no sooner than `REST` after the page was drawn. */

/** The pause after each call, in milliseconds. */
export const REST = 80;

export class Throttle {
  #resting: ReturnType<typeof setTimeout> | undefined;
  #wanted = false;

  constructor(readonly act: () => void) {}

  /** Call it now, or once after the pause, however often it was asked for. */
  ask(): void {
    if (this.#resting === undefined) this.now();
    else this.#wanted = true;
  }

  now(): void {
    clearTimeout(this.#resting);
    this.#wanted = false;
    // The first timer ends when the page has been drawn; only then does the pause begin.
    this.#resting = setTimeout(() => (this.#resting = setTimeout(() => this.#rested(), REST)));
    this.act();
  }

  /** Drop a pending call. */
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
