/** What a person would look at first on a board. Pure. */
import type { Spot, XY } from '../../wire';
import { halves } from '../look/geometry';
import type { ViewTarget } from '../state/viewport.svelte';

/**
 * The box around the targets and the viewer's own pawns, from the corner of what is seen; null without either.
 * Targets that are `ahead` units or farther from the first of these pawns do not count.
 */
export function viewTargetOf(
  targets: readonly Spot[],
  own: readonly Spot[],
  corner: XY,
  ahead = Infinity,
): ViewTarget | null {
  const from = own[0]?.at;
  const near = from ? targets.filter(({ at }) => Math.hypot(at[0] - from[0], at[1] - from[1]) < ahead) : targets;
  const seen = [...near, ...own];
  if (seen.length === 0) return null;
  const edges = seen.map(({ at, size }) => ({ at, half: halves(size) }));
  const least = (n: 0 | 1) => Math.min(...edges.map(({ at, half }) => at[n] - half[n])) - corner[n];
  const most = (n: 0 | 1) => Math.max(...edges.map(({ at, half }) => at[n] + half[n])) - corner[n];
  return {
    from: [least(0), least(1)],
    to: [most(0), most(1)],
    ...(from ? { heart: [from[0] - corner[0], from[1] - corner[1]] } : {}),
  };
}

/** How wide a target must be for an eye, and how far from the next one for a finger, in pixels. */
const VISIBLE = 22;
const APART = 30;

/** At how many pixels for a unit of the board a finger hits each of these targets; the nearest one takes a tap. */
export function leastScaleFor(targets: readonly Spot[]): number {
  let scale = 0;
  targets.forEach(({ at, size }, n) => {
    scale = Math.max(scale, VISIBLE / (2 * Math.min(...halves(size))));
    for (let k = 0; k < n; k += 1) {
      const [x, y] = targets[k]!.at;
      scale = Math.max(scale, APART / Math.max(Math.hypot(x - at[0], y - at[1]), Number.EPSILON));
    }
  });
  return scale;
}
