/** Shapes on boards: outlines of spots, ways between them, hand-drawn lines, directions. */
import type { Board, Link, Spot, XY } from '../../wire';

export type Shape = Spot['shape'];
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Half the width and half the height of a spot. */
export function halves(size: Spot['size']): XY {
  return typeof size === 'number' ? [size, size] : [size[0] / 2, size[1] / 2];
}

/** The outline of a spot, `grow` wider on every side. */
export function outline(spot: Pick<Spot, 'shape' | 'at' | 'size'>, grow = 0): string {
  const [w, h] = halves(spot.size);
  const [x, y] = spot.at;
  const a = w + grow;
  const b = h + grow;
  switch (spot.shape) {
    case 'disc':
    case 'dot':
      return `M${x - a} ${y}a${a} ${b} 0 1 1 ${2 * a} 0a${a} ${b} 0 1 1 ${-2 * a} 0Z`;
    case 'octagon':
      return polygon(x, y, a * 1.06, b * 1.06, 8, Math.PI / 8);
    case 'hex':
      return polygon(x, y, a, b, 6, Math.PI / 6);
    case 'flathex':
      return polygon(x, y, a, b, 6, 0);
    case 'bone':
      return bone(x, y, a, b);
    default:
      return rounded(x, y, a, b, Math.min(w, h) * roundness(spot.shape) + Math.max(0, grow));
  }
}

function roundness(shape: Shape): number {
  return shape === 'square' ? 0.1 : shape === 'card' ? 0.12 : 0.26;
}

/** A bone lies across: two knobs at either end. */
function bone(x: number, y: number, a: number, b: number): string {
  const r = b * 0.56;
  const shaft = b * 0.3;
  const reach = a - r * 1.6;
  const knob = (dx: number, dy: number) => `a${r} ${r} 0 1 ${dx === 0 ? 0 : 1} ${dx} ${dy}`;
  return (
    `M${x - reach} ${y - shaft}H${x + reach}${knob(r * 0.7, shaft)}${knob(-r * 0.7, shaft)}` +
    `H${x - reach}${knob(-r * 0.7, -shaft)}${knob(r * 0.7, -shaft)}Z`
  );
}

function polygon(x: number, y: number, a: number, b: number, sides: number, start: number): string {
  const corners = Array.from({ length: sides }, (_, n) => {
    const angle = start + (2 * Math.PI * n) / sides;
    return `${round(x + a * Math.cos(angle))} ${round(y + b * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

function rounded(x: number, y: number, a: number, b: number, corner: number): string {
  const r = Math.max(0, Math.min(corner, a, b));
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x - a + r} ${y - b}h${2 * (a - r)}${arc(r, r)}v${2 * (b - r)}${arc(-r, r)}` +
    `h${-2 * (a - r)}${arc(-r, -r)}v${-2 * (b - r)}${arc(r, -r)}Z`
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/**
 * How much of the board's own units one pixel of the design is: widths of lines follow from it.
 * A typical spot is 22 pixels from its middle to its edge.
 */
export function pixel(board: Board): number {
  const sizes = board.spots
    .filter(({ style, shape }) => style !== 'print' && style !== 'slot' && shape !== 'card')
    .map(({ size }) => Math.min(...halves(size)))
    .sort((a, b) => a - b);
  const typical = sizes[Math.floor(sizes.length / 2)];
  return typical ? typical / 22 : board.box[2] / 834;
}

export interface Way {
  d: string;
  middle: XY;
  angle: number;
}

/** The way of a link as one line, or as two that leave the board on opposite sides. */
export function ways(link: Link, from: Spot, to: Spot, box: Board['box'], n: number): Way[] {
  return link.wraps ? wrapped(from.at, to.at, box) : [bent(from.at, to.at, link.via ?? [], n)];
}

function wrapped(a: XY, b: XY, [left, , width]: Board['box']): Way[] {
  const out = (at: XY, edge: number): Way => ({
    d: `M${at[0]} ${at[1]}L${edge} ${at[1]}`,
    middle: [edge + (at[0] - edge) * 0.35, at[1]],
    angle: 0,
  });
  const leftFirst = a[0] <= b[0];
  const [west, east] = leftFirst ? [a, b] : [b, a];
  return [out(west, left - width * 0.02), out(east, left + width * 1.02)];
}

function bent(a: XY, b: XY, via: readonly XY[], n: number): Way {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const angle = Math.atan2(dy, dx);
  if (via.length > 0) {
    const points = [a, ...via, b];
    const d = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
    return { d, middle: points[Math.floor(points.length / 2)]!, angle };
  }
  const length = Math.hypot(dx, dy) || 1;
  const bow = (((n * 37) % 17) - 8) * length * 0.008;
  const c: XY = [(a[0] + b[0]) / 2 - (dy / length) * bow, (a[1] + b[1]) / 2 + (dx / length) * bow];
  return {
    d: `M${a[0]} ${a[1]}Q${c[0]} ${c[1]} ${b[0]} ${b[1]}`,
    middle: [(a[0] + b[0]) / 4 + c[0] / 2, (a[1] + b[1]) / 4 + c[1] / 2],
    angle,
  };
}

/** A hand that always draws the same way: numbers from -1 to 1 that follow from a name. */
export function hand(name: string): () => number {
  let state = 7;
  for (const letter of name) state = (state * 31 + letter.charCodeAt(0)) % 2147483647;
  return () => {
    state = (state * 16807 + 11) % 2147483647;
    return (state / 2147483647) * 2 - 1;
  };
}

/** A line through points as a hand draws it. */
export function inked(points: readonly XY[], name: string, shake: number): string {
  const shiver = hand(name);
  return points
    .map(([x, y], n) => {
      const before = points[n - 1];
      if (!before) return `M${x} ${y}`;
      const cx = (before[0] + x) / 2 + shiver() * shake;
      const cy = (before[1] + y) / 2 + shiver() * shake;
      return `Q${round(cx)} ${round(cy)} ${x} ${y}`;
    })
    .join('');
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Which of several things lies nearest in a direction; -1 if none does. */
export function toward(from: Rect, others: readonly Rect[], direction: Direction): number {
  const [x, y] = centre(from);
  const scores = others.map((other) => {
    const [ox, oy] = centre(other);
    const [dx, dy] = [ox - x, oy - y];
    const along = { up: -dy, down: dy, left: -dx, right: dx }[direction];
    const across = Math.abs(direction === 'up' || direction === 'down' ? dx : dy);
    return along > 1 ? along + across * 2 : Infinity;
  });
  const best = Math.min(...scores);
  return Number.isFinite(best) ? scores.indexOf(best) : -1;
}

export function centre({ left, top, width, height }: Rect): XY {
  return [left + width / 2, top + height / 2];
}

/** How far a point is from a rectangle. */
export function distance([x, y]: XY, { left, top, width, height }: Rect): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}

/** Whether a point lies on a spot, or at least in the box around it. */
export function covers({ at, size }: Pick<Spot, 'at' | 'size'>, [x, y]: XY): boolean {
  const [w, h] = halves(size);
  return Math.abs(x - at[0]) <= w && Math.abs(y - at[1]) <= h;
}

/** Whether a point lies close to one end of a line, for a line as long as this one. */
export function isNear([x, y]: XY, end: XY, other: XY): boolean {
  return Math.hypot(x - end[0], y - end[1]) <= Math.hypot(other[0] - end[0], other[1] - end[1]) * 0.45;
}

/** How several pieces share a spot: where each lies, in halves of the spot, and how large it is. */
export function shared(n: number, of: number, share: Spot['share']): { dx: number; dy: number; scale: number } {
  if (of < 2) return { dx: 0, dy: 0, scale: 1 };
  if (share === 'row') return { dx: ((n - (of - 1) / 2) * 1.7) / of, dy: 0, scale: Math.max(0.4, 1.3 / of) };
  if (share === 'pile') return { dx: n * 0.14 - 0.07 * (of - 1), dy: 0.07 * (of - 1) - n * 0.14, scale: 0.9 };
  const angle = (2 * Math.PI * n) / of - Math.PI / 2 + (of === 2 ? Math.PI / 2 : 0);
  return { dx: Math.cos(angle) * 0.42, dy: Math.sin(angle) * 0.42, scale: of === 2 ? 0.72 : 0.62 };
}
