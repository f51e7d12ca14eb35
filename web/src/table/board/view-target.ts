/** What a person would look at first on a board. Pure. */
import type { Spot, XY } from '../../wire';
import { halves } from '../look/geometry';
import type { ViewTarget } from '../state/viewport.svelte';

/** How far ahead of a pen one looks, in cells. */
const AHEAD = 7;

/**
 * The box around the targets and the viewer's own pawns, from the corner of what is seen; null without either.
 * `tip`: where the viewer's pen is; targets that are far from it do not count.
 */
export function viewTargetOf(
  targets: readonly Spot[],
  own: readonly Spot[],
  tip: XY | undefined,
  corner: XY,
): ViewTarget | null {
  const near = tip ? targets.filter(({ at }) => Math.hypot(at[0] - tip[0], at[1] - tip[1]) < AHEAD) : targets;
  const seen = [...near, ...own];
  if (seen.length === 0) return null;
  const edges = seen.map(({ at, size }) => ({ at, half: halves(size) }));
  const least = (n: 0 | 1) => Math.min(...edges.map(({ at, half }) => at[n] - half[n])) - corner[n];
  const most = (n: 0 | 1) => Math.max(...edges.map(({ at, half }) => at[n] + half[n])) - corner[n];
  return { from: [least(0), least(1)], to: [most(0), most(1)] };
}
