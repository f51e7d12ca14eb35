/** The viewport of a board: fitted, or zoomed and moved by wheel, fingers or drag. */
import type { XY } from '../../wire';

const CLOSEST = 5;
/** The largest zoom that a button or the viewport itself chooses. */
const NEAR = 2.4;
/** Room around the target, in pixels. */
const MARGIN = 22;

/** A part of a drawing, in its own units from its corner. */
export interface ViewTarget {
  from: XY;
  to: XY;
  /** What is in the middle if not all of it can be seen. */
  heart?: XY;
}

export class Viewport {
  /** What the frame offers and what the drawing asks for. */
  frame = $state.raw<XY>([0, 0]);
  drawing = $state.raw<XY>([1, 1]);
  zoom = $state(1);
  /** What a person would look at first. */
  target = $state.raw<ViewTarget | null>(null);
  /** At how many pixels for a unit of the drawing its print can be read. */
  legible = 0;
  /** At how many pixels for a unit a finger can hit what is to be hit: nearer rather than all of it. */
  least = 0;
  /** What matters is seen from as near as it has room: on a phone a whole board would be too small. */
  fills = true;
  /** A drawing lower than its frame lies in the middle of it, not on top. */
  centred = $state(false);
  /** The person has moved it: it no longer moves by itself. */
  free = false;
  shift = $state.raw<XY>([0, 0]);

  fitted = $derived(Math.min(this.frame[0] / this.drawing[0], this.frame[1] / this.drawing[1]) || 0);
  scale = $derived(this.fitted * this.zoom);
  size = $derived<XY>([this.drawing[0] * this.scale, this.drawing[1] * this.scale]);
  /** Where the drawing's corner lies in the frame. */
  corner = $derived<XY>([
    (this.frame[0] - this.size[0]) / 2 + this.shift[0],
    Math.min(this.centred ? Infinity : 0, (this.frame[1] - this.size[1]) / 2) + this.shift[1],
  ]);

  fit(): void {
    this.zoom = 1;
    this.shift = [0, 0];
  }

  /** Show all of the board and stop following the target. */
  whole(): void {
    this.free = true;
    this.fit();
  }

  /** Follow the target from now on, near enough to read. */
  closer(): void {
    this.free = false;
    this.follow();
  }

  /** Keep the target visible and legible; nothing moves as long as it is. */
  follow(): void {
    if (this.free || !this.target || this.fitted === 0) return;
    const wanted = this.#nearest(this.target);
    const { from, to, heart = middle(this.target) } = this.target;
    const fits = wanted <= this.#widest(this.target) + 0.01;
    const sees = fits ? this.#sees(this.target) : this.#sees({ from: heart, to: heart });
    if (this.zoom > 1 && this.zoom <= wanted * 1.25 && this.zoom >= wanted * 0.99 && sees) return;
    if (wanted < 1.02 || (wanted < 1.1 && this.fills)) return this.fit();
    const [x, y] = fits ? middle({ from, to }) : heart;
    this.lookAt([x * this.fitted, y * this.fitted], wanted);
  }

  /** The zoom at which print can be read or the frame is filled, with the whole target visible. */
  #nearest(target: ViewTarget): number {
    const room = this.frame[1] / (this.drawing[1] * this.fitted);
    const near = this.fills ? Math.min(Math.max(this.legible / this.fitted, room), this.#widest(target)) : 1;
    return Math.max(Math.min(near, NEAR), Math.min(this.least / this.fitted, CLOSEST));
  }

  /** The largest zoom at which the whole target is visible. */
  #widest({ from, to }: ViewTarget): number {
    const fits = (n: 0 | 1) => (this.frame[n] - 2 * MARGIN) / ((to[n] - from[n]) * this.fitted || 1);
    return Math.max(1, Math.min(fits(0), fits(1)));
  }

  #sees({ from, to }: ViewTarget): boolean {
    const at = (n: 0 | 1, value: number) => this.corner[n] + value * this.scale;
    return ([0, 1] as const).every((n) => at(n, from[n]) > 0 && at(n, to[n]) < this.frame[n]);
  }

  /** Zoom by a factor; the point under the pointer stays where it is. */
  zoomBy(factor: number, [px, py]: XY): void {
    const zoom = Math.max(1, Math.min(CLOSEST, this.zoom * factor));
    const grown = zoom / this.zoom;
    const at: XY = [px - this.corner[0], py - this.corner[1]];
    this.zoom = zoom;
    this.moveBy([px - at[0] * grown - this.corner[0], py - at[1] * grown - this.corner[1]]);
  }

  /** Zoom to a point of the drawing, given in pixels of its fitted size. */
  lookAt([x, y]: XY, zoom: number): void {
    this.fit();
    this.zoom = zoom;
    this.moveBy([this.frame[0] / 2 - this.corner[0] - x * zoom, this.frame[1] / 2 - this.corner[1] - y * zoom]);
  }

  moveBy([dx, dy]: XY): void {
    this.moveTo([this.shift[0] + dx, this.shift[1] + dy]);
  }

  /** Move within the drawing. One that is lower than its frame stays at the top. */
  private moveTo([x, y]: XY): void {
    const room = (n: 0 | 1) => Math.max(0, (this.size[n] - this.frame[n]) / 2);
    const held = (value: number, most: number) => Math.max(-most, Math.min(most, value));
    this.shift = [held(x, room(0)), held(y, room(1))];
  }
}

function middle({ from, to }: ViewTarget): XY {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}
