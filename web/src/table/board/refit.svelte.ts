/** A board that grows is fitted again slowly, and never while a pointer is down. */
import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import type { Box } from './board-extent';

const SLOWLY = 380;

export class Refit {
  readonly #box: Tween<Box>;

  constructor(box: Box) {
    this.#box = new Tween(box, { duration: SLOWLY, easing: cubicOut });
  }

  /** What is seen now. */
  get box(): Box {
    return this.#box.current;
  }

  /** Show this box from now on. */
  to(box: Box, atOnce: boolean): void {
    if (String(box) !== String(this.#box.target)) void this.#box.set(box, atOnce ? { duration: 0 } : {});
  }
}
