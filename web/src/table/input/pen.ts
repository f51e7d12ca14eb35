/** A pen that is drawn along targets: each of them is chosen in turn, however fast the pointer is. */
import type { Id, XY } from '../../wire';

/** The distance between points that are looked at on the pointer's way, in pixels. */
const GRAIN = 6;

export interface PenTargets {
  /** What lies at a point of the screen. */
  at(point: XY): Id | undefined;
  /** Whether the pen can go there now, in one step. */
  leads(id: Id): boolean;
  /** A choice is on its way: the pen waits. */
  readonly waits: boolean;
  /** Go there. */
  go(id: Id): void;
}

export class Pen {
  readonly #targets: PenTargets;
  readonly #start: XY;
  /** Where the pointer has been since the last step. */
  #trail: XY[];
  #last: XY;
  /** The pointer has moved: this is not a click. */
  isDrawing = false;
  /** The pointer is up; what it has drawn is still being followed. */
  lifted = false;

  constructor(targets: PenTargets, start: XY) {
    this.#targets = targets;
    this.#start = start;
    this.#last = start;
    this.#trail = [start];
  }

  move(to: XY, still: number): void {
    this.#trail.push(...between(this.#last, to));
    this.#last = to;
    if (!this.isDrawing && Math.hypot(to[0] - this.#start[0], to[1] - this.#start[1]) < still) return;
    this.isDrawing = true;
    this.follow();
  }

  /** Take one step if the trail leads to one; otherwise forget the trail. */
  follow(): void {
    if (!this.isDrawing || this.#targets.waits) return;
    for (const [n, point] of this.#trail.entries()) {
      const id = this.#targets.at(point);
      if (id === undefined || !this.#targets.leads(id)) continue;
      this.#trail = this.#trail.slice(n + 1);
      this.#targets.go(id);
      return;
    }
    this.#trail = [];
  }

  /** Nothing is left to follow. */
  get isDone(): boolean {
    return this.lifted && this.#trail.length === 0;
  }
}

/** The points on the way from one point to another, without the first. */
export function between([ax, ay]: XY, [bx, by]: XY): XY[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / GRAIN));
  return Array.from({ length: steps }, (_, n): XY => {
    const part = (n + 1) / steps;
    return [ax + (bx - ax) * part, ay + (by - ay) * part];
  });
}
